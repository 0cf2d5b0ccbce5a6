import type { Language } from '../language';

/** What months are called in addresses, from January. */
export const monthSlugs: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
  vi: Array.from({ length: 12 }, (_, index) => `thang-${index + 1}`),
};
