import { languages } from '~/i18n/languages';
import type { EntityDescriptor } from '../../entities/descriptor';
import { type Draft, fieldOfKey, languageOfKey } from './draft';

/** Whether somebody has written words; a picture's do not begin a translation, nor does a slug that follows a title. */
const says = (draft: Draft, key: string) => {
  const value = draft[key];
  if (['image_alt', 'is_published', 'confirmed'].includes(fieldOfKey(key))) return false;
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
};

/** Texts that a language must have because it has others, or because the record would have none in any. */
export function missingTexts(entity: EntityDescriptor, draft: Draft, said: string): Record<string, string> {
  const begun = languages.filter((language) =>
    Object.keys(draft).some(
      (key) => languageOfKey(key) === language && !key.includes('.seo.') && says(draft, key),
    ),
  );
  const wanted = entity.texts.filter(({ required }) => required);
  return Object.fromEntries(
    begun
      .flatMap((language) => wanted.map(({ name }) => `${language}.${name}`))
      .filter((key) => !says(draft, key))
      .map((key) => [key, said]),
  );
}
