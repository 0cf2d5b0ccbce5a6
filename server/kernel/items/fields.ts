import { type AnyColumn, sql } from 'drizzle-orm';
import { z } from 'zod';
import { media } from '../../../db/schema';
import { text } from '../../fields';
import type { Language } from '../../language';
import { titlesSchema, translationsSchema } from '../../platform/responses';
import { staleTextsSchema, translationIssuesSchema } from '../translation-issues';

/** Fields of a row of any kind of item. */
export const itemShape = {
  id: z.number().int(),
  lang_id: z.string(),
  sort: z.number().int(),
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  translations: translationsSchema.optional(),
  titles: titlesSchema.optional(),
  translation_issues: translationIssuesSchema.optional(),
  stale_texts: staleTextsSchema.optional(),
};

/** A text of the joined translation; empty when an editor reads a language that has none yet. */
export const textOf = (column: AnyColumn) => sql<string>`coalesce(${column}, '')`;

/** The joined picture, with what it shows: in the item's own words, else in those of the media library. */
export const pictureOf = (words: AnyColumn, language: Language) => ({
  image: sql<string | null>`'/media/' || ${media.file}`,
  image_alt: sql<string>`coalesce(nullif(${words}, ''), (
    select m.alt from media_translation m where m.media_id = ${media.id} and m.lang_id = ${language}), '')`,
  image_blur: media.blur,
});

export const pictureShape = {
  image: z.string().nullable(),
  image_alt: z.string(),
  image_blur: z.string().nullable(),
};

const isAddress = (value: string): boolean =>
  value === '' || /^\/(?![/\\])\S*$/.test(value) || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value));

/** Where a click leads: a path of the site without its language, or a full address; nothing that could run as a script. */
export const linkField = text(500)
  .refine(isAddress, { params: { key: 'bad_link' } })
  .meta({
    description: 'A path of this site without its language, or a full address',
    example: '/placetogo',
  });

/** A drawn icon of the site by its name; empty for none. */
export const iconField = text(40)
  .regex(/^[a-z0-9-]*$/)
  .meta({ description: 'Name of a drawn icon', example: 'compass' });
