import { type AnyColumn, sql } from 'drizzle-orm';

interface RatedTable {
  rating_sum: AnyColumn;
  rating_count: AnyColumn;
}

/** `rating_score` with one decimal, null while nobody has rated, and `rating_count`. */
export const ratingSelection = ({ rating_sum, rating_count }: RatedTable) => ({
  rating_score: sql<number | null>`round(${rating_sum}::numeric / nullif(${rating_count}, 0), 1)::float8`,
  rating_count: sql<number>`${rating_count}`,
});
