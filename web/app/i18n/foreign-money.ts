import type { Language } from './languages';

/** Currencies that nobody counts in parts of. */
const whole = new Set(['VND', 'JPY', 'KRW', 'IDR', 'KHR', 'LAK']);

/**
 * An amount in another currency, with its code behind it: `1,250.40 USD`, in Vietnamese `1.250,40 USD`. Written by hand, so
 * that server and browser agree to the character.
 */
export function formatForeign(amount: number, code: string, language: Language): string {
  const [thousands, decimal] = language === 'vi' ? ['.', ','] : [',', '.'];
  const digits = Number.isInteger(amount) || (whole.has(code) && amount >= 10) ? 0 : 2;
  const [units = '0', part] = Math.abs(amount).toFixed(digits).split('.');
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${grouped}${part ? decimal + part : ''}\u00a0${code}`;
}

/** A typed amount, whichever way its thousands and parts are marked; undefined when it is none. */
export function readAmount(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0₫đ]/g, '');
  if (!/^\d[\d.,]*$/.test(bare)) return undefined;
  // What follows the last mark is a part unless it is exactly three digits, and no mark is repeated.
  const [, units = '', part] = /^(.*?)(?:[.,](\d{0,2}|\d{4,}))?$/.exec(bare) ?? [];
  const amount = Number(`${units.replace(/[.,]/g, '')}.${part ?? ''}0`);
  return Number.isFinite(amount) && amount <= 1e15 ? amount : undefined;
}
