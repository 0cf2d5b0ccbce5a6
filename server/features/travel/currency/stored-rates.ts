import { desc, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../../db/client';
import { currencyRates } from '../../../../db/schema';
import { currencies } from './currencies';
import type { Rates } from './feed';

/** A rate that changed by more than this since the last stored one is taken for a mistake of the feed. */
const mostChange = 2;

/** The last stored rate of each currency. */
export const latestRates = (db: Queryable) =>
  db
    .selectDistinctOn([currencyRates.code])
    .from(currencyRates)
    .orderBy(currencyRates.code, desc(currencyRates.as_of));

/**
 * Keeps the rates of a day; asked twice on one day, the later answer counts.
 * @returns how many were stored, and how many were not believed
 */
export const storeRates = async (
  db: Database,
  { asOf, source, perVnd }: Rates,
): Promise<{ kept: number; refused: number }> => {
  const before = new Map((await latestRates(db)).map(({ code, rate }) => [code, rate]));
  const known = currencies.flatMap((code) => {
    const rate = perVnd[code];
    return rate === undefined ? [] : [{ code, rate, as_of: asOf, source }];
  });
  const believed = known.filter(({ code, rate }) => {
    const change = rate / (before.get(code) ?? rate);
    return change < mostChange && change > 1 / mostChange;
  });
  if (believed.length > 0)
    await db
      .insert(currencyRates)
      .values(believed)
      .onConflictDoUpdate({
        target: [currencyRates.code, currencyRates.as_of],
        set: { rate: sql`excluded.rate`, source: sql`excluded.source`, fetched_at: sql`now()` },
      });
  return { kept: believed.length, refused: known.length - believed.length };
};
