import { type SQL, sql } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/entity';
import type { Found } from './find';
import { type LabelledTerm, labelled } from './find-labelled';
import { hitsOfTerm } from './find-texts';
import { seen } from './seen';

/** So far people walk, and so far they go where little is near. */
const steps = [3, 15] as const;
/** Around a whole town, as far as people go for a day. */
const townSteps = [40, 150] as const;
const fewest = 3;
/** What only mentions it is no restaurant. */
const leastScore = 5;

interface Around {
  lat: number;
  lon: number;
  /** What is around is not the thing itself. */
  self: { type: string; id: number } | null;
  /** Whether the point is that of a town: other towns are near it, too. */
  isTown: boolean;
  terms: readonly LabelledTerm[];
  types: readonly string[];
  page: number;
  per_page: number;
}

export interface FoundAround {
  hits: Found[];
  /** Kilometres as the crow flies, of each hit. */
  km: number[];
  facets: Record<string, number>;
}

const all = (language: ReadContext['language'], term: LabelledTerm): SQL =>
  sql.join(
    [...hitsOfTerm(language, term), ...labelled(language, term)].map(
      (hits) => sql`select entity, record_id from (${hits}) as hits where score >= ${leastScore}`,
    ),
    sql` union all `,
  );

/** What is near a point and is what was asked for, the nearest first. */
export const findAround = async (
  { db, language }: ReadContext,
  { lat, lon, self, isTown, terms, types, page, per_page }: Around,
): Promise<FoundAround> => {
  const isAsked = terms.map((term) => sql`and (entity, record_id) in (${all(language, term)})`);
  const within = async (km: number) => {
    const { rows } = await db.execute<{ type: string; id: number; km: number }>(sql`
      select entity as type, record_id as id, km from (
        select located.entity, located.id as record_id,
          sqrt(power((lat - ${lat}) * 111.2, 2) + power((lon - ${lon}) * 111.2 * cos(radians(${lat}::float8)), 2)) as km
        from (
          select 'resource' as entity, id, lat, lon from resource where not is_sample
          union all select 'thing_to_do', id, lat, lon from thing_to_do
          union all select 'experience', id, lat, lon from experience
          union all select 'city', id, lat, lon from city where ${isTown}
        ) located
        where abs(lat - ${lat}) < ${km / 100} and abs(lon - ${lon}) < ${km / 90}
      ) near join search_document using (entity, record_id)
      where ${seen(language)} and km <= ${km}
        and not (entity = ${self?.type ?? ''} and record_id = ${self?.id ?? 0})
        ${sql.join(isAsked, sql` `)}
      order by km, entity, record_id limit 200`);
    return rows;
  };
  const [first, second] = isTown ? townSteps : steps;
  const near = await within(first);
  const rows = near.length >= fewest ? near : await within(second);
  const facets: Record<string, number> = {};
  for (const { type } of rows) facets[type] = (facets[type] ?? 0) + 1;
  const shown = rows
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .slice((page - 1) * per_page, page * per_page);
  return { hits: shown.map(({ type, id }) => ({ type, id })), km: shown.map(({ km }) => km), facets };
};
