import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../db/client';
import { media, seoRecords } from '../../db/schema';

export const seoFieldsSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    description: z.string(),
    keywords: z.string(),
    image: z.string().nullable(),
    robots_index: z.number().int(),
    robots_follow: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'SeoFields' });

export const seoFields = {
  id: seoRecords.id,
  title: seoRecords.title,
  description: seoRecords.description,
  keywords: seoRecords.keywords,
  image: sql<string | null>`'/media/' || ${media.file}`,
  robots_index: seoRecords.robots_index,
  robots_follow: seoRecords.robots_follow,
  version: seoRecords.version,
};

/** What an editor set for search engines on one record in one language; null when nothing was. */
export const findSeo = async (db: Queryable, moduleId: number | null, recordId: number, language: string) => {
  if (moduleId === null) return null;
  const [row] = await db
    .select(seoFields)
    .from(seoRecords)
    .leftJoin(media, eq(media.id, seoRecords.image_id))
    .where(
      and(
        eq(seoRecords.entity_type, moduleId),
        eq(seoRecords.entity_id, recordId),
        eq(seoRecords.lang_id, language),
      ),
    );
  return row ?? null;
};
