import { type ZodObject, z } from 'zod';
import { invalidField } from '../errors';
import { type Language, languageCodes } from '../language';
import type { Input } from './entity';

/** Texts of other languages beside those of the body's own: all of it is written, or nothing. */
export const inLanguages = <Texts extends ZodObject>(texts: Texts) =>
  z.strictObject({ en: texts.optional(), vi: texts.optional() }).optional().meta({
    description:
      'Texts in the other language, written with those of `lang_id` as one change, or not at all. What is wrong with them is named as in `translations.en.title`',
  });

/** The texts of one language in a write. */
export interface LanguageTexts {
  language: Language;
  input: Input;
  /** What the names of these fields are below in the body; empty for the body's own language. */
  path: string;
}

/**
 * A write taken apart by language, that of the body first.
 * @throws ApiError invalid where the body's own language is named once more
 */
export const byLanguage = (input: Input, own: Language): [LanguageTexts, ...LanguageTexts[]] => {
  const { translations, ...body } = input;
  const given = (translations ?? {}) as Partial<Record<Language, Input>>;
  if (given[own]) throw invalidField(`translations.${own}`, 'language_named_twice');
  const others = languageCodes.flatMap((language) => {
    const texts = given[language];
    return texts ? [{ language, input: texts, path: `translations.${language}.` }] : [];
  });
  return [{ language: own, input: body, path: '' }, ...others];
};
