import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { eventOccurrences, events, experiences, resources, thingsToDo } from '../../../db/schema';
import type { Faceted } from '../../kernel/facets';
import { conditionOf } from '../../kernel/facets/conditions';
import { isOpenAt } from '../../kernel/facets/open-at';
import { isShown } from '../../kernel/selection';
import { type Doors, openOn } from '../../kernel/visitor-info/open-on';
import { eventFacets } from '../../kinds/event';
import { experienceFacets } from '../../kinds/experience';
import { attractionFacets, hotelFacets, restaurantFacets } from '../../kinds/resource';
import { thingFacets } from '../../kinds/thing-to-do';
import type { Language } from '../../language';
import { accommodation, entertainment, restaurant, touristSpot } from '../../place-kinds';
import { latestRates } from '../travel/currency/stored-rates';
import type { Limit } from './understand/limits';

/** So many doors are looked at. */
const mostDoors = 5000;
/** So many are found by a limit. */
const mostLimited = 2000;

const ofType = (types: readonly number[]) => sql`resource_type = any(${sql.param([...types])}::int[])`;

/** The same conditions as those by which lists are narrowed down. */
const priced: ReadonlyArray<readonly [entity: string, of: Faceted, where: SQL]> = [
  ['resource', attractionFacets, ofType([touristSpot, entertainment])],
  ['resource', restaurantFacets, ofType([restaurant])],
  // Nobody can sleep in a sample.
  ['resource', hotelFacets, sql`${ofType([accommodation])} and not is_sample`],
  ['thing_to_do', thingFacets, sql`true`],
  ['experience', experienceFacets, sql`true`],
  ['event', eventFacets, sql`true`],
];

const tables = { resource: resources, thing_to_do: thingsToDo, experience: experiences, event: events };

const costingAtMost = async (
  db: Queryable,
  language: Language,
  { amount, currency }: Extract<Limit, { what: 'price' }>,
): Promise<SQL | null> => {
  const rate = currency === 'VND' ? 1 : (await latestRates(db)).find(({ code }) => code === currency)?.rate;
  if (!rate) return null;
  const dong = String(Math.round(amount / rate));
  return sql.join(
    priced.map(
      ([entity, of, where]) => sql`(
        select ${entity}::text as entity, id as record_id, 6 as score from ${tables[entity as keyof typeof tables]}
        where ${where} and ${conditionOf(of, language, 'price_max', dong)} limit ${mostLimited})`,
    ),
    sql` union all `,
  );
};

const openThen = async (
  db: Queryable,
  cityIds: readonly number[],
  { date, time }: Extract<Limit, { what: 'open' }>,
): Promise<SQL> => {
  const within = cityIds.length > 0 ? sql`city_id = any(${sql.param([...cityIds])}::int[])` : sql`true`;
  const doors = (entity: 'resource' | 'thing_to_do' | 'experience', where: SQL) => sql`(
    select ${entity}::text as entity, id, opening_hours, visitor_info from ${tables[entity]}
    where ${isShown(tables[entity])} and ${within} and ${where} limit ${mostDoors})`;
  const { rows } = await db.execute<Doors & { entity: string; id: number } & Record<string, unknown>>(sql`
    ${doors('resource', sql`resource_type <> ${accommodation}`)}
    union all ${doors('thing_to_do', sql`true`)} union all ${doors('experience', sql`true`)}`);
  const isOpen = (row: Doors) =>
    time === null ? openOn(row, date).state === 'open' : isOpenAt(row, `${date}T${time}`);
  // What always can be walked into is open on any day; doors that say so are nearer to the question.
  const open = rows
    .filter(isOpen)
    .map(({ entity, id, opening_hours }) => ({ entity, id, score: opening_hours ? 6 : 4 }));
  return sql`
    select entity, id as record_id, score
    from jsonb_to_recordset(${JSON.stringify(open)}::jsonb) as opened(entity text, id int, score int)
    union all select 'event', event_id, 10 from ${eventOccurrences}
    where start_date <= ${date}::date and end_date >= ${date}::date`;
};

/** Records for which a limit is known to hold; `null` where nobody can tell, as without a rate of exchange. */
export const limitedTo = (
  db: Queryable,
  { language, cityIds }: { language: Language; cityIds: readonly number[] },
  limit: Limit,
): Promise<SQL | null> =>
  limit.what === 'price' ? costingAtMost(db, language, limit) : openThen(db, cityIds, limit);
