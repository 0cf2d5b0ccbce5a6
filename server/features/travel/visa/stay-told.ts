import type { Language } from '../../../language';

const told = {
  en: {
    fits: (days: number, allowed: number) =>
      `${days === 1 ? 'One day fits' : `${days} days fit`}: up to ${allowed} are allowed.`,
    tooLong: (days: number, allowed: number) =>
      `${days} days are more than the ${allowed} allowed; for so long, ask an embassy or consulate of Vietnam.`,
  },
  vi: {
    fits: (days: number, allowed: number) => `Ở ${days} ngày là được: tối đa ${allowed} ngày.`,
    tooLong: (days: number, allowed: number) =>
      `Ở ${days} ngày thì quá mức tối đa ${allowed} ngày; muốn ở lâu như vậy, hãy hỏi đại sứ quán hoặc lãnh sự quán Việt Nam.`,
  },
} as const satisfies Record<Language, Record<'fits' | 'tooLong', (days: number, allowed: number) => string>>;

/**
 * Whether a stay is within what a rule about visas allows; empty where nobody said how long or the rule has no limit.
 * @param days wished
 * @param allowed at most
 */
export const stayTold = (language: Language, days: number | undefined, allowed: number | null): string => {
  if (days === undefined || allowed === null) return '';
  return told[language][days <= allowed ? 'fits' : 'tooLong'](days, allowed);
};
