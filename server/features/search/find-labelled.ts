import { type SQL, sql } from 'drizzle-orm';
import {
  blogs,
  cities,
  eventOccurrences,
  events,
  experiences,
  resources,
  resourceThemes,
  searchDocuments,
  taggings,
  thingsToDo,
  tourCities,
} from '../../../db/schema';
import { type Diet, eaters } from '../../kernel/facets/query';
import type { Language } from '../../language';
import { accommodation } from '../../place-kinds';
import type { Labels } from './labels';
import { seen } from './seen';
import type { Kinds } from './understand/groups';
import type { Month } from './understand/months';
import type { Term } from './understand/understand';

/** A term with what editors label records with that it means. */
export interface LabelledTerm extends Term {
  labels: Labels;
  /** Of a limit: records for which it is known to hold. */
  limited?: SQL;
  /** Types and categories that are not what is meant by things to do, unless they are asked for: meals. */
  lesser?: Labels;
}

/** So many of one label are looked at. */
const mostOfLabel = 2000;

const numbers = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;

/** Nobody has to climb: a wheelchair gets there, or to most of it and over no more than a few steps. */
const flat = sql`(accessibility ->> 'wheelchair' = 'yes'
  or (accessibility ->> 'wheelchair' = 'partly' and (accessibility ->> 'steps')::int <= 3 and coalesce(accessibility ->> 'surface', '') <> 'stairs'))`;

/** Whoever keeps a diet is really served. */
const eats = (diet: Diet) => sql`visitor_info #> '{diet,served}' ?| ${sql.param([...eaters[diet]])}::text[]`;

/** Conditions on what editors wrote down of a record. */
const facts: Record<NonNullable<Kinds['fact']>, SQL> = {
  sheltered: sql`(visitor_info #>> '{shelter,setting}' = 'indoors' or visitor_info #>> '{shelter,rain}' = 'unaffected')`,
  late: sql`jsonb_path_exists(opening_hours, '$.*[*] ? (@.closes >= "22:00" || @.closes <= "04:00")')`,
  cheap: sql`coalesce((visitor_info #>> '{price,meal_to}')::int <= 80000, (visitor_info #>> '{price,meal_from}')::int <= 50000, (visitor_info #>> '{price,is_free}')::bool, false)`,
  free: sql`(visitor_info #>> '{price,is_free}')::bool`,
  meatless: eats('vegetarian'),
  halal: eats('halal_friendly'),
  no_gluten: eats('gluten_free'),
  no_nuts: eats('nut_free'),
  young: sql`(visitor_info #>> '{ages,suits_from}')::int <= 5`,
};

/** Things of all kinds beside beds: those are looked for by their own words. */
const ofFact = (condition: SQL, score: SQL = sql`7`): SQL => sql`(
  select 'resource' as entity, id as record_id, ${score} as score from ${resources} where resource_type <> ${accommodation} and ${condition}
  union all select 'thing_to_do', id, ${score} from ${thingsToDo} where ${condition}
  union all select 'experience', id, ${score} from ${experiences} where ${condition}
  limit ${mostOfLabel})`;

const lessOf = ({ experienceTypes, categories }: Labels): SQL => sql`case
  when entity = 'experience' and record_id in (select id from ${experiences} where experience_type_id = any(${numbers(experienceTypes)})) then 2
  when entity = 'thing_to_do' and record_id in (select id from ${thingsToDo} where category_id = any(${numbers(categories)})) then 2
  else 7 end`;

/** Records that are what a term means, by their kind, tags, types, categories and themes. */
export const labelled = (
  language: Language,
  { group, labels, limit, limited, lesser }: LabelledTerm,
): SQL[] => {
  if (limit) return limited ? [limited] : [];
  const kinds = group?.kinds ?? {};
  const some = <Value>(
    values: readonly Value[] | undefined,
    hits: (values: readonly Value[]) => SQL,
  ): SQL[] => (values && values.length > 0 ? [sql`(${hits(values)} limit ${mostOfLabel})`] : []);
  const hits = [
    ...some(
      kinds.entities,
      (names) =>
        sql`select entity, record_id, ${lesser ? lessOf(lesser) : sql`7`} as score from ${searchDocuments}
          where ${seen(language)} and entity = any(${sql.param([...names])}::text[])`,
    ),
    ...some(
      kinds.resourceTypes,
      (types) =>
        sql`select 'resource' as entity, id as record_id, ${kinds.hotelTypes ? 1 : 7}::int as score from ${resources}
          where resource_type = any(${numbers(types)})`,
    ),
    ...some(
      kinds.hotelTypes,
      (types) =>
        sql`select 'resource' as entity, id as record_id, 7 as score from ${resources}
          where hotel_type = any(${sql.param([...types])}::text[])`,
    ),
    ...some(
      kinds.priceBands,
      (bands) =>
        sql`select 'resource' as entity, id as record_id, 16 - 4 * array_position(${numbers(bands)}, price_band::int) as score
          from ${resources} where price_band = any(${numbers(bands)}) and not is_sample`,
    ),
    ...(kinds.isFlat
      ? [ofFact(flat, sql`case accessibility ->> 'wheelchair' when 'yes' then 9 else 6 end`)]
      : []),
    ...(kinds.fact ? [ofFact(facts[kinds.fact])] : []),
    ...some(
      labels.tags,
      (ids) => sql`select entity, record_id, 6 as score from ${taggings} where tag_id = any(${numbers(ids)})`,
    ),
    ...some(
      labels.experienceTypes,
      (ids) =>
        sql`select 'experience' as entity, id as record_id, 5 as score from ${experiences}
          where experience_type_id = any(${numbers(ids)})`,
    ),
    ...some(
      labels.categories,
      (ids) =>
        sql`select 'thing_to_do' as entity, id as record_id, 5 as score from ${thingsToDo} where category_id = any(${numbers(ids)})`,
    ),
    ...some(
      labels.themes,
      (ids) =>
        sql`select 'resource' as entity, resource_id as record_id, 3 as score from ${resourceThemes}
          where theme_id = any(${numbers(ids)})`,
    ),
  ];
  return hits.length > 0
    ? [
        sql`select entity, record_id, max(score) as score from (${sql.join(hits, sql` union all `)}) as labelled group by 1, 2`,
      ]
    : [];
};

/** Records of these cities, and the cities themselves. */
export const ofCities = (ids: readonly number[]): SQL => {
  const within = sql`city_id = any(${numbers(ids)})`;
  return sql`
    select 'city', id from ${cities} where id = any(${numbers(ids)})
    union all select 'resource', id from ${resources} where ${within}
    union all select 'experience', id from ${experiences} where ${within}
    union all select 'thing_to_do', id from ${thingsToDo} where ${within}
    union all select 'event', id from ${events} where ${within}
    union all select 'blog', id from ${blogs} where ${within}
    union all select 'tour', tour_id from ${tourCities} where ${within}`;
};

/** What a month is good for: cities at their best and events that take place; and what lies in such a city. */
export const ofMonth = ({ month, isLunar }: Month): { hits: SQL; isItself: boolean }[] => {
  // The first month of the lunar year lies mostly in February.
  const solar = isLunar ? (month % 12) + 1 : month;
  const best = sql`select id, is_highlight from ${cities} where best_months @> array[${solar}]::smallint[]`;
  const within = sql`city_id in (select id from (${best}) as best)`;
  const taking = isLunar
    ? sql`select id, 16 from ${events} where is_lunar and (rule ->> 'month')::int = ${month}`
    : sql`select event_id, max(case when extract(month from start_date) = ${month} then 16 else 7 end)
        from ${eventOccurrences} where start_date < current_date + 366 and end_date >= current_date and (
          extract(month from start_date) = ${month} or extract(month from end_date) = ${month}
            or (end_date - start_date > 31 and extract(month from start_date + 31) = ${month}))
        group by event_id`;
  const itself = sql`
    select 'city' as entity, id as record_id, case when is_highlight then 12 else 8 end as score from (${best}) as best
    union all select 'event', id, weight from (${taking}) as taking(id, weight)`;
  const there = sql`
    (select 'resource' as entity, id as record_id, 4 as score from ${resources} where ${within} limit ${mostOfLabel})
    union all (select 'experience', id, 4 from ${experiences} where ${within} limit ${mostOfLabel})
    union all (select 'thing_to_do', id, 4 from ${thingsToDo} where ${within} limit ${mostOfLabel})`;
  return [
    { hits: itself, isItself: true },
    { hits: there, isItself: false },
  ];
};
