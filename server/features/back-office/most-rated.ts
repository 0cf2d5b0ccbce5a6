import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import type { Entity } from '../../kernel/entity';

/** A record that customers rated. */
export interface MostRated {
  entity: string;
  id: number;
  title: string;
  rating_score: number;
  rating_count: number;
}

const isRated = ({ record }: Entity): boolean => 'rating_count' in record;

/** Of so many records the start page tells. */
const most = 8;

/** The few that could be shown are found before their titles are looked up. */
const candidates = ({ name, record, translation }: Entity) => sql`(
  select ${name}::text as entity, r.id, r.rating_sum, r.rating_count, coalesce(
    (select t.title from ${translation} t where t.record_id = r.id order by t.lang_id desc limit 1), '') as title
  from (
    select id, rating_sum, rating_count from ${record} where rating_count > 0 and deleted_at is null
    order by rating_count desc, id limit ${most}) r)`;

/** What customers rated most often, of the entities given. One query. */
export const mostRated = async (db: Queryable, entities: readonly Entity[]): Promise<MostRated[]> => {
  const parts = entities.filter(isRated).map(candidates);
  if (parts.length === 0) return [];
  const { rows } = await db.execute<MostRated & Record<string, unknown>>(sql`
    select entity, id, title, round(rating_sum::numeric / rating_count, 1)::float8 as rating_score, rating_count
    from (${sql.join(parts, sql` union all `)}) rated
    order by rating_count desc, rating_sum desc, entity, id limit ${most}`);
  return rows;
};
