import { z } from 'zod';
import { dateField } from '../../../server/booking-fields';
import { currencies } from '../../../server/features/travel/currency/currencies';

/** What one unit of each currency cost in VND on a day. */
export const currencyRatesShape = z.strictObject({
  as_of: dateField,
  vnd: z.record(z.enum(currencies), z.number().positive()),
});

export type CurrencyRates = z.output<typeof currencyRatesShape>;
