import type { FieldName } from '../../entities/names';
import type { AdminText } from '../../text';
import { fieldOfKey, languageOfKey } from './draft';

/** What an editor calls the field of a key: "Tiêu đề (Tiếng Việt)". */
export function keyLabel(key: string, t: AdminText): string {
  const language = languageOfKey(key);
  const field = fieldOfKey(key);
  const name = field.startsWith('seo.')
    ? `SEO: ${t(`seo.field.${field.slice(4) as 'title'}`)}`
    : field === 'status'
      ? t('column.status')
      : t(`field.${field as FieldName}`);
  return language ? `${name} (${t(`language.${language}`)})` : name;
}
