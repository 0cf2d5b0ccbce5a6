import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

interface RatedTable {
  rating_sum: AnyColumn;
  rating_count: AnyColumn;
}

/** `rating_score` with one decimal, null while nobody has rated, and `rating_count`. */
export const ratingSelection = ({ rating_sum, rating_count }: RatedTable) => ({
  rating_score: sql<number | null>`round(${rating_sum}::numeric / nullif(${rating_count}, 0), 1)::float8`,
  rating_count: sql<number>`${rating_count}`,
});

/** The best rated first; of equal ones those that more people rated, then in the editors' order. */
export const bestRatedFirst = ({
  rating_sum,
  rating_count,
  sort,
}: RatedTable & { sort: AnyColumn }): SQL[] => [
  sql`(${rating_sum}::numeric / nullif(${rating_count}, 0)) desc nulls last`,
  sql`${rating_count} desc`,
  sql`${sort}`,
];
