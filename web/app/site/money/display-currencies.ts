/** Currencies in which prices can be shown besides the dong; the converter knows more. */
export const displayCurrencies = [
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
] as const;
