import type { Options } from '../api/options.server';
import type { EntityDescriptor } from '../entities/descriptor';
import type { AdminText } from '../text';
import { fieldOfKey } from './draft';

/** HTML as lines of plain text. */
export function plainText(html: string): string {
  const document = new DOMParser().parseFromString(
    html.replace(/<\/(p|h[2-4]|li|blockquote|tr|figcaption)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  );
  return (document.body.textContent ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}

/** A value of the draft in words, to be compared by eye. */
export function plainValue(
  key: string,
  value: unknown,
  entity: EntityDescriptor,
  options: Options,
  t: AdminText,
): string {
  const name = fieldOfKey(key);
  const field = [...entity.texts, ...entity.groups.flatMap(({ fields }) => fields)].find(
    (one) => one.name === name,
  );
  if (name === 'status') return t(value === 1 ? 'status.live' : 'status.hidden');
  if (value === null || value === undefined || value === '') return t('editor.empty_value');
  if (typeof value === 'boolean') return t(value ? 'answer.yes' : 'answer.no');
  if (field?.kind === 'rich') return plainText(String(value));
  if (field?.kind === 'choice')
    return options[field.source]?.find(({ id }) => id === value)?.title ?? String(value);
  if (field?.kind === 'gallery')
    return t('conflict.items', { count: Array.isArray(value) ? value.length : 0 });
  if (Array.isArray(value)) return value.length ? value.join(', ') : t('editor.empty_value');
  return String(value);
}
