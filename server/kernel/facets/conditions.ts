import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../language';
import type { Listed, ReadContext } from '../entity';
import { isShown } from '../selection';
import type { Doors } from '../visitor-info/open-on';
import { isOpenAt } from './open-at';
import { eaters, type FacetName, type FacetQuery, quietParts } from './query';

type Column = 'opening_hours' | 'duration_minutes' | 'accessibility' | 'visitor_info';

/** What a kind of content has its lists narrowed down by. */
export interface Faceted<Name extends FacetName = FacetName> {
  record: Record<Column | 'id', AnyPgColumn>;
  names: readonly Name[];
  /** Sums that are offered, in VND; 0 = free. */
  prices: readonly number[];
  /** What one pays; null where it isn't known. */
  price: (language: Language) => SQL;
  /** Whether it is there in a month, where that isn't said by `season`. */
  inMonth?: (month: number) => SQL;
}

const at = (path: string) => sql.raw(`'{${path}}'`);

/** The price of one adult by `visitor_info`: readers of English pay that of foreigners where there is one. */
export const ticketOf =
  (info: AnyPgColumn, own: SQL | AnyPgColumn) =>
  (language: Language): SQL => {
    const foreign = language === 'en' ? sql`(${info} #>> ${at('price,foreign_adult')})::int, ` : sql``;
    return sql`case when (${info} #>> ${at('price,is_free')})::boolean then 0
    else coalesce(${foreign}(${info} #>> ${at('price,adult')})::int, ${own}) end`;
  };

/** A usual meal for one, by its dearer end. */
export const mealOf = (info: AnyPgColumn) => (): SQL =>
  sql`coalesce((${info} #>> ${at('price,meal_to')})::int, (${info} #>> ${at('price,meal_from')})::int)`;

const quietHoursOf = ({ accessibility }: Faceted['record']): SQL => sql`${accessibility} -> 'quiet_hours'`;

/** The condition of one choice, which is null for what isn't known; `open_at` needs the doors (`isOpenThen`). */
export const conditionOf = (
  { record, price, inMonth }: Faceted,
  language: Language,
  name: Exclude<FacetName, 'open_at'>,
  value: string,
): SQL => {
  const info = record.visitor_info;
  const number = Number(value.replace('best-', ''));
  switch (name) {
    case 'in_month': {
      if (value.startsWith('best-'))
        return sql`${info} #> ${at('season,best_months')} @> to_jsonb(${number}::int)`;
      if (inMonth) return inMonth(number);
      return sql`coalesce(${info} #> ${at('season,months')} @> to_jsonb(${number}::int), true)`;
    }
    case 'diet': {
      const served: readonly string[] = eaters[value as keyof typeof eaters];
      return sql`${info} #> ${at('diet,served')} ?| ${sql.param([...served])}::text[]`;
    }
    case 'suits_age':
      return sql`(${info} #>> ${at('ages,suits_from')})::int <= ${number}
        and coalesce((${info} #>> ${at('ages,minimum')})::int, 0) <= ${number}`;
    case 'price_max':
      return sql`${price(language)} <= ${number}`;
    case 'access': {
      const wheelchair = sql`${record.accessibility} ->> 'wheelchair'`;
      return value === 'yes' ? sql`${wheelchair} = 'yes'` : sql`${wheelchair} in ('yes', 'partly')`;
    }
    case 'shelter': {
      const indoors = sql`${info} #>> ${at('shelter,setting')} = 'indoors'`;
      return value === 'indoors'
        ? indoors
        : sql`(${indoors} or ${info} #>> ${at('shelter,rain')} = 'unaffected')`;
    }
    case 'minutes_max':
      return sql`${record.duration_minutes} <= ${number}`;
    case 'quiet': {
      const [from, to] = quietParts[value as keyof typeof quietParts];
      return sql`exists (
        select from jsonb_array_elements(${quietHoursOf(record)}) q
        where q ->> 'opens' < ${to}::text and q ->> 'closes' > ${from}::text)`;
    }
  }
};

/** Whether nobody has looked into what a facet asks for; what is not said to have a season is there all year. */
export const unknownOf = ({ record, price, inMonth }: Faceted, language: Language, name: FacetName): SQL => {
  const info = record.visitor_info;
  switch (name) {
    case 'in_month':
      return inMonth ? sql`false` : sql`${info} -> 'season' is null`;
    case 'diet':
      return sql`${info} #> ${at('diet,served')} is null`;
    case 'suits_age':
      return sql`${info} #> ${at('ages,suits_from')} is null`;
    case 'price_max':
      return sql`(${price(language)}) is null`;
    case 'access':
      return sql`coalesce(${record.accessibility} ->> 'wheelchair', 'unknown') = 'unknown'`;
    case 'shelter':
      return sql`coalesce(${info} #> ${at('shelter,setting')}, ${info} #> ${at('shelter,rain')}) is null`;
    case 'minutes_max':
      return sql`${record.duration_minutes} is null`;
    case 'quiet':
      return sql`coalesce(jsonb_array_length(${quietHoursOf(record)}), 0) = 0`;
    case 'open_at':
      return sql`${record.opening_hours} is null and ${info} -> 'occurs' is null
        and (${info} #>> ${at('hours,always_open')})::boolean is not true`;
  }
};

/** So many doors are looked at; a list has far fewer. */
const mostDoors = 20_000;

/** Records that are open then. What can't be at all by its week is left out by PostgreSQL, the rest is weighed here. */
const isOpenThen = async (entity: Listed, of: Faceted, context: ReadContext, then: string): Promise<SQL> => {
  const { id, opening_hours: week, visitor_info: info } = of.record;
  const { rows } = await context.db.execute<{ id: number } & Pick<Doors, keyof Doors>>(sql`
    select ${id} as id, ${week} as opening_hours, jsonb_strip_nulls(jsonb_build_object(
      'season', ${info} -> 'season', 'closures', ${info} -> 'closures',
      'hours', ${info} -> 'hours', 'occurs', ${info} -> 'occurs')) as visitor_info
    from ${entity.record}
    where ${isShown(entity.record)}
      and (${week} is not null or ${info} -> 'hours' is not null or ${info} -> 'occurs' is not null)
    limit ${mostDoors}`);
  const open = rows.filter((doors) => isOpenAt(doors, then)).map((row) => row.id);
  return sql`${id} = any(${sql.param(open)}::int[])`;
};

/** The conditions of what was chosen, by the names of the facets. */
export type Chosen = Map<FacetName, SQL>;

export const chosenFacets = async (
  entity: Listed,
  of: Faceted,
  context: ReadContext,
  query: FacetQuery,
): Promise<Chosen> => {
  const chosen: Chosen = new Map();
  for (const name of of.names) {
    const value = query[name];
    if (value === undefined) continue;
    const condition =
      name === 'open_at'
        ? await isOpenThen(entity, of, context, String(value))
        : conditionOf(of, context.language, name, String(value));
    chosen.set(name, sql`(${condition})`);
  }
  return chosen;
};
