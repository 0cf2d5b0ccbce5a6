import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import type { Language } from '../language';
import type { Entity } from './entity';
import { isLive, renamed } from './selection';

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
  tables: Pick<Entity, 'record' | 'translation'>,
  key: SQL,
  language: Language,
): SQL<Reference | null> => {
  const named = renamed(tables, 'named');
  const { record, translation } = named;
  return sql`(
    select json_build_object('id', ${record.id}, 'title', ${translation.title}, 'slug', ${translation.slug})
    from ${tables.record} ${record} join ${tables.translation} ${translation}
      on ${translation.record_id} = ${record.id} and ${translation.lang_id} = ${language}
    where ${record.id} = ${key} and ${isLive(named)})`;
};

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
