import { z } from 'zod';
import { requiredText, version } from '../../fields';
import { langId, languageCodes } from '../../language';

const perLanguage = z.object({ en: z.boolean(), vi: z.boolean() });

const row = {
  id: z.number().int().nullable().meta({ description: 'null while no editor has changed the letter' }),
  code: z.string().meta({ example: 'admin_password_reset' }),
  lang_id: z.enum(languageCodes),
  subject: z.string(),
  variables: z.array(z.string()).meta({ description: 'Names that its texts may use', example: ['link'] }),
  is_edited: z.boolean().meta({ description: 'False: the text that ships with the product' }),
  edited: perLanguage.meta({ description: 'Languages in which editors changed it' }),
  version: z.number().int().nullable(),
  updated_at: z.string().nullable(),
};

export const templateRow = z.object(row).meta({ id: 'EmailTemplateRow' });

export const templateDetail = z
  .object({
    ...row,
    html: z.string().meta({ description: 'Body of the letter, without the page around it' }),
    text: z.string(),
    bundled: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  })
  .meta({ id: 'EmailTemplate' });

export const renderedMail = z.object({
  subject: z.string(),
  html: z.string().meta({ description: 'A whole page that runs nothing; show it in a frame with `sandbox`' }),
  text: z.string(),
});

/** An id, or the code of a letter. */
export const idOrCode = z
  .string()
  .max(80)
  .regex(/^(?:[1-9]\d{0,8}|[a-z][a-z0-9_]*)$/)
  .meta({ description: 'id (digits alone) or code', example: 'admin_password_reset' });

const parts = { subject: requiredText(200), html: requiredText(100_000), text: requiredText(20_000) };
const some = z.object(parts).partial().shape;

export const newTemplate = z.strictObject({ ...parts, code: requiredText(80), lang_id: langId });
export const changedTemplate = z.strictObject({ ...some, lang_id: langId, version });
export const draft = z.strictObject({ ...some, lang_id: langId.optional() });
