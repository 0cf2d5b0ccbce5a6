import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import type { Language } from '../language';
import type { Entity } from './entity';

export interface Reference {
  id: number;
  title: string;
  slug: string;
}

/**
 * `{id, title, slug}` of the record that a foreign key names, in one language; null when readers may not see it.
 * A scalar subquery, so that a list with references is still one query.
 */
export const liveReference = (
  { record, translation }: Pick<Entity, 'record' | 'translation'>,
  key: SQL,
  language: Language,
): SQL<Reference | null> =>
  sql`(
    select json_build_object('id', x.id, 'title', t.title, 'slug', t.slug)
    from ${record} x join ${translation} t on t.record_id = x.id and t.lang_id = ${language}
    where x.id = ${key} and x.deleted_at is null and x.status = 1 and t.is_published
      and (x.published_at is null or x.published_at <= now()) and (x.hidden_at is null or x.hidden_at > now()))`;

/**
 * Whether a record is there to be referred to. Until the transaction ends it can't go to the bin, so that a record
 * which is deleted and given a new member at the same moment never ends up with one.
 */
export const holdReference = async (
  tx: Transaction,
  { record }: Pick<Entity, 'record'>,
  id: number,
): Promise<boolean> => {
  const [row] = await tx
    .select({ id: record.id })
    .from(record)
    .where(and(eq(record.id, id), isNull(record.deleted_at)))
    .for('share');
  return row !== undefined;
};
