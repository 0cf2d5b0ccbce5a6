import type { Language } from './languages';

const thousands: Record<Language, string> = { en: ',', vi: '.' };

/** Dong as the language groups figures: `1,250,000 ₫` or `1.250.000 ₫`, with a space that does not break. */
export function formatVnd(amount: number, language: Language): string {
  const digits = Math.abs(Math.round(amount)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, thousands[language]);
  return `${amount < 0 ? '−' : ''}${grouped}\u00a0₫`;
}
