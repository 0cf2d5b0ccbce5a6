import { z } from 'zod';
import { translationIssuesSchema } from '../kernel/translation-issues';

/** Shapes that answers share. Routes declare them, so that they are in the OpenAPI document; tests hold answers to them. */

export const errorSchema = z
  .object({
    message: z.string(),
    code: z.string(),
    request_id: z.string(),
    permission: z.string().optional().meta({ description: 'The right that was missing' }),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    data: z.unknown().optional(),
  })
  .meta({ id: 'Error', description: 'Refused; `code` and `message` say why' });

export const translationsSchema = z.object({ en: z.boolean(), vi: z.boolean() });

export const titlesSchema = z
  .record(z.string(), z.string())
  .meta({ description: 'Title by language, for editors' });

/** Fields of a row of any content list. */
export const contentRowShape = {
  id: z.number().int(),
  lang_id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  image_alt: z.string(),
  image_blur: z.string().nullable(),
  status: z.number().int(),
  sort: z.number().int(),
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable().optional(),
  hidden_at: z.string().nullable().optional(),
  translations: translationsSchema.optional(),
  titles: titlesSchema.optional(),
  translation_issues: translationIssuesSchema.optional(),
};

export const referenceSchema = z
  .object({ id: z.number().int(), title: z.string(), slug: z.string() })
  .meta({ id: 'Reference' });

export const listOf = <S extends z.ZodType>(row: S) =>
  z.object({
    data: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
    last_page: z.number().int(),
  });

export const dataOf = <S extends z.ZodType>(data: S) => z.object({ data });

export const writtenOf = <S extends z.ZodType>(data: S) => z.object({ message: z.string(), data });

export const messageOnly = z.object({ message: z.string() });

export const statusChanged = writtenOf(z.object({ id: z.number().int(), status: z.number().int() }));

export const ratingFields = { rating_score: z.number().nullable(), rating_count: z.number().int() };
