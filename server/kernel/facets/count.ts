import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Listed, ReadContext } from '../entity';
import { matchesKeyword } from '../list';
import { visibility } from '../selection';
import { type Chosen, conditionOf, type Faceted, unknownOf } from './conditions';
import { choices, type FacetCounts, type FacetName } from './query';

interface Counted {
  keyword?: string | undefined;
  /** The list's own filters, without the facets. */
  where: readonly (SQL | undefined)[];
  chosen: Chosen;
}

const choicesOf = (of: Faceted, name: FacetName): readonly string[] =>
  name === 'price_max' ? of.prices.map(String) : choices[name];

const both = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`;

/**
 * How many there are of each choice under the other filters, and how many there were without a facet. One query: each
 * condition is worked out once for each row that the list's own filters leave.
 */
export const countFacets = async (
  entity: Listed,
  of: Faceted,
  context: ReadContext,
  { keyword, where, chosen }: Counted,
): Promise<FacetCounts> => {
  const { record, translation } = entity;
  const options = of.names.flatMap((name) =>
    name === 'open_at' ? [] : choicesOf(of, name).map((value) => ({ name, value })),
  );
  const ofRow = [
    ...[...chosen].map(([name, condition]) => sql`${condition} as ${sql.identifier(`chosen_${name}`)}`),
    ...options.map(
      ({ name, value }, index) =>
        sql`(${conditionOf(of, context.language, name, value)}) as ${sql.identifier(`option_${index}`)}`,
    ),
    ...of.names.map(
      (name) => sql`(${unknownOf(of, context.language, name)}) as ${sql.identifier(`blank_${name}`)}`,
    ),
  ];
  const others = (name: FacetName) =>
    [...chosen.keys()].filter((one) => one !== name).map((one) => sql`${sql.identifier(`chosen_${one}`)}`);
  const sums = [
    ...of.names.map(
      (name) =>
        sql`count(*) filter (where ${both(others(name))})::int as ${sql.identifier(`without_${name}`)}`,
    ),
    ...of.names.map(
      (name) =>
        sql`count(*) filter (where ${both([sql`${sql.identifier(`blank_${name}`)}`, ...others(name)])})::int
          as ${sql.identifier(`unknown_${name}`)}`,
    ),
    ...options.map(
      ({ name }, index) =>
        sql`count(*) filter (where ${both([sql`${sql.identifier(`option_${index}`)}`, ...others(name)])})::int
          as ${sql.identifier(`sum_${index}`)}`,
    ),
  ];
  const { rows } = await context.db.execute<Record<string, number>>(sql`
    select ${sql.join(sums, sql`, `)} from (
      select ${sql.join(ofRow, sql`, `)}
      from ${record} join ${translation} on ${eq(translation.record_id, record.id)}
        and ${eq(translation.lang_id, context.language)}
      where ${and(visibility(entity, context), keyword ? matchesKeyword(entity, context, keyword) : undefined, ...where)}
      offset 0
    ) as each_row`);
  const counts = rows[0] ?? {};
  return of.names.map((name) => ({
    name,
    without: counts[`without_${name}`] ?? 0,
    unknown: counts[`unknown_${name}`] ?? 0,
    options: options.flatMap((option, index) => {
      const count = counts[`sum_${index}`] ?? 0;
      return option.name === name && count > 0 ? [{ value: option.value, count }] : [];
    }),
  }));
};
