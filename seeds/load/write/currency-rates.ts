import type { Transaction } from '../../../db/client';
import { currencyRates } from '../../../db/schema';
import { referenceSource } from '../../../server/features/travel/currency/currencies';
import type { CurrencyRates } from '../shapes/currency-rates';

/** Stores the rates to begin with, marked as what they are. */
export const writeCurrencyRates = async (tx: Transaction, { as_of, vnd }: CurrencyRates) => {
  await tx
    .insert(currencyRates)
    .values(
      Object.entries(vnd).map(([code, price]) => ({ code, as_of, rate: 1 / price, source: referenceSource })),
    );
};
