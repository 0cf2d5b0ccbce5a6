import { z } from 'zod';
import { requiredText, version } from '../../fields';
import { langId, languageCodes } from '../../language';

export const languageRow = z
  .object({
    code: z.string().meta({ description: 'BCP-47 tag', example: 'vi' }),
    name: z.string().meta({ description: 'In English', example: 'Vietnamese' }),
    native_name: z.string().meta({ example: 'Tiếng Việt' }),
    is_active: z.boolean().meta({ description: 'Its interface texts are given out' }),
    is_default: z.boolean(),
    is_content: z
      .boolean()
      .meta({ description: 'Content is stored in it; others have interface texts only' }),
    sort: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'Language' });

/** Whether content is stored in this language: those that the code knows. */
export const isContentLanguage = (code: string): boolean => languageCodes.some((known) => known === code);

const tagForm = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i;

/** `fr`, `zh-Hant-TW`: language, script and region, written as the standard writes them. `vn` is a name of `vi`. */
const languageTag = z
  .string()
  .trim()
  .max(12)
  .regex(tagForm)
  .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag)
  .transform((tag) => (tag === 'vn' ? 'vi' : tag))
  .meta({ description: 'BCP-47 tag: language, and script and region where needed', example: 'fr' });

export const codeParams = z.object({ code: languageTag });

const fields = {
  name: requiredText(80),
  native_name: requiredText(80),
  sort: z.int().min(-100_000).max(100_000),
};

export const newLanguage = z.strictObject({
  ...fields,
  code: languageTag,
  sort: fields.sort.optional(),
  lang_id: langId.optional(),
});

export const changedLanguage = z.strictObject({
  ...z.object({ ...fields, is_active: z.boolean(), is_default: z.boolean() }).partial().shape,
  version,
  lang_id: langId.optional(),
});
