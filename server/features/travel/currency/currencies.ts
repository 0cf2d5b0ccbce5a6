/** Currencies that visitors of Vietnam bring, in the order in which they are shown. */
export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'CAD',
  'CHF',
  'NZD',
  'CNY',
  'KRW',
  'JPY',
  'TWD',
  'HKD',
  'SGD',
  'THB',
  'MYR',
  'INR',
  'IDR',
  'PHP',
  'KHR',
  'LAK',
  'RUB',
] as const;

export type Currency = (typeof currencies)[number];

/** Under this name the rates that ship are stored. */
export const referenceSource = 'reference';
