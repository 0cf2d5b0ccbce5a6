import { formatVnd } from '~/i18n/money';
import type { Options } from '../../api/options.server';
import type { EntityDescriptor } from '../../entities/descriptor';
import type { AdminText } from '../../text';
import { choicesAmong } from '../controls/use-choices';
import { fieldOfKey, sharedFields } from './draft';

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

/** What has no words of its own is shown by what it consists of. */
function inWords(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(inWords).join(', ');
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
  const field = [...entity.texts, ...sharedFields(entity)].find((one) => one.name === name);
  if (name === 'status') return t(value === 1 ? 'status.live' : 'status.hidden');
  if (value === null || value === undefined || value === '') return t('editor.empty_value');
  if (typeof value === 'boolean') return t(value ? 'answer.yes' : 'answer.no');
  if (field?.kind === 'own' && field.rules.plain) return field.rules.plain(value);
  if (field?.kind === 'rich') return plainText(String(value));
  if (field?.kind === 'money') return formatVnd(Number(value), t('language_code') === 'en' ? 'en' : 'vi');
  if (field?.kind === 'number' && field.unit) return `${value} ${t(`unit.${field.unit}`)}`;
  const entries = Array.isArray(value) ? value : [value];
  if (entries.length === 0) return t('editor.empty_value');
  if (field?.kind === 'gallery') return t('conflict.items', { count: entries.length });
  if (field?.kind === 'choice' || field?.kind === 'choices') {
    const choices = choicesAmong(field, options, t);
    return entries.map((one) => choices.find((choice) => choice.value === one)?.title ?? one).join(', ');
  }
  if (field?.kind === 'short_lines') return entries.join('\n');
  return entries.map(inWords).join(', ');
}
