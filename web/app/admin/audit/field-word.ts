import { isLanguage } from '~/i18n/languages';
import type { FieldName } from '../entities/names';
import type { PeopleText } from '../people/text';
import { wordFor } from '../people/words';
import type { AdminText } from '../text';

/** What editors call a field of the log: `translations.vi.title` is "Tiêu đề (Tiếng Việt)". */
export function fieldWord(path: string, t: PeopleText, adminText: AdminText): string {
  const parts = path.split('.');
  const language = parts.find(isLanguage);
  const inContent = parts.filter((part) => part !== 'translations' && part !== 'texts' && !isLanguage(part));
  // A text of the interface is called by its key.
  if (parts[0] === 'texts' && !language) return parts.slice(1).join('.');
  const name = inContent.join('.');
  const key = `field.${name}`;
  const known = adminText(key as `field.${FieldName}`);
  const word = known === key ? (wordFor('audit_field', name, t) ?? name) : known;
  return language ? `${word} (${adminText(`language.${language}`)})` : word;
}
