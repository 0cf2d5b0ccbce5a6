import { z } from 'zod';
import { id } from '../../../fields';
import { translationIssues } from '../../../kernel/translation-issues';
import { langId } from '../../../language';
import { kindNames } from './kinds';

/** What a file of translations says it is. */
export const fileFormat = 'visit-vietnam-translations';

/** Records that a file may hold; what is more goes into the next one. */
export const mostEntries = 500;

/** Bytes that an import may have. */
export const mostBytes = 5 * 1024 * 1024;

const words = z.union([z.string().max(200_000), z.array(z.string().max(5000)).max(100)]);

const field = z.strictObject({
  source: words.optional().meta({ description: 'In the other language; not read back' }),
  translated_from: z
    .string()
    .max(1_000_000)
    .optional()
    .meta({ description: 'What the source said when it was translated; only where that has changed' }),
  translation: words.meta({ description: 'Empty: stays as it is' }),
});

const entry = z.strictObject({
  entity: z.enum(kindNames),
  id,
  version: z
    .int()
    .min(1)
    .meta({ description: 'The version that was exported; an older one than the stored is refused' }),
  title: z.string().max(1000).optional(),
  issues: z.array(z.enum(translationIssues)).optional(),
  fields: z.record(z.string().regex(/^[a-z0-9_]{1,60}$/), field),
});

/** A file of translations, as it is exported and as it comes back. */
export const translationFile = z
  .strictObject({
    format: z.literal(fileFormat),
    lang_id: langId.meta({ description: 'Language of the translations' }),
    exported_at: z.string().max(40).optional(),
    left: z.int().min(0).optional().meta({ description: 'Records that found no place in this file' }),
    entries: z.array(entry).min(1).max(mostEntries),
  })
  .meta({ id: 'TranslationFile' });

/** The same as it goes out. */
export const exportedFile = z
  .object({
    format: z.literal(fileFormat),
    lang_id: z.enum(['en', 'vi']),
    exported_at: z.string(),
    left: z.number().int(),
    entries: z.array(entry),
  })
  .meta({ id: 'ExportedTranslations' });

export type TranslationEntry = z.output<typeof entry>;
