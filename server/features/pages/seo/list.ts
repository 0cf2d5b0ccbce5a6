import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { media, seoRecords } from '../../../../db/schema';
import type { Language } from '../../../language';
import { offsetOf, pageOf } from '../../../platform/paging';
import { storedFields } from './shapes';

const select = (db: Queryable) =>
  db.select(storedFields).from(seoRecords).leftJoin(media, eq(media.id, seoRecords.image_id));

/** What is stored under a condition that one record can meet; null when nothing is. */
export const findStored = async (db: Queryable, where: SQL | undefined) => {
  const [row] = await select(db).where(where);
  return row ?? null;
};

/** What editors set for one record, a row per language. */
export const storedOfRecord = (db: Queryable, entityType: number, entityId: number) =>
  select(db)
    .where(and(eq(seoRecords.entity_type, entityType), eq(seoRecords.entity_id, entityId)))
    .orderBy(asc(seoRecords.lang_id));

interface Request {
  page: number;
  per_page: number;
  keyword?: string | undefined;
  lang_id?: Language | undefined;
}

/** A page of all SEO records, the last changed first; a keyword is looked for in texts and paths. */
export const listStored = async (db: Queryable, request: Request) => {
  const words = sql`${seoRecords.title} || ' ' || ${seoRecords.description} || ' ' || coalesce(${seoRecords.url}, '')`;
  const where = and(
    request.lang_id ? eq(seoRecords.lang_id, request.lang_id) : undefined,
    request.keyword ? sql`fold(${words}) like fold_pattern(${request.keyword})` : undefined,
  );
  const [rows, total] = await Promise.all([
    select(db)
      .where(where)
      .orderBy(desc(seoRecords.updated_at), desc(seoRecords.id))
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db.$count(seoRecords, where),
  ]);
  return pageOf(rows, total, request);
};
