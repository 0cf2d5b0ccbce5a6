import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core';

type Place = { lat: AnyPgColumn; lon: AnyPgColumn };
type Rated = { rating_sum: AnyPgColumn; rating_count: AnyPgColumn };

/** A place has both coordinates or neither, and they lie on the globe. */
export const coordinatesCheck = (name: string, t: Place) =>
  check(
    `${name}_coordinates_check`,
    sql`(${t.lat} is null) = (${t.lon} is null) and ${t.lat} between -90 and 90 and ${t.lon} between -180 and 180`,
  );

/** The sum of scores can't be smaller than their number, nor larger than five times it. */
export const ratingCheck = (name: string, t: Rated) =>
  check(
    `${name}_rating_check`,
    sql`${t.rating_count} >= 0 and ${t.rating_sum} between ${t.rating_count} and 5 * ${t.rating_count}`,
  );

/** People stay for some time; how long isn't always known. */
export const durationCheck = (name: string, t: { duration_minutes: AnyPgColumn }) =>
  check(`${name}_duration_check`, sql`${t.duration_minutes} > 0`);
