import { sql } from 'drizzle-orm';
import type { ReadContext } from '../../../kernel/entity';

/** Shorter names are words of any sentence. */
const shortest = 6;

/** Where the places are that a text calls by their whole name. One query over the titles of one language. */
export const citiesOfNamed = async ({ db }: Pick<ReadContext, 'db'>, words: string): Promise<number[]> => {
  const { rows } = await db.execute<{ city_id: number }>(sql`
    select distinct r.city_id from (
      select entity, record_id, unnest(array[
        folded_title, fold(split_part(title, ',', 1)), fold(split_part(title, ' – ', 1)), fold(split_part(title, ' (', 1))
      ]) as name
      from search_document where is_shown and entity in ('resource', 'thing_to_do', 'experience')
    ) named
    join (
      select 'resource' as entity, id, city_id from resource
      union all select 'thing_to_do', id, city_id from thing_to_do
      union all select 'experience', id, city_id from experience
    ) r on r.entity = named.entity and r.id = named.record_id
    where length(name) >= ${shortest} and position(' ' || name || ' ' in ' ' || ${words} || ' ') > 0
    limit 4`);
  return rows.map(({ city_id }) => city_id);
};
