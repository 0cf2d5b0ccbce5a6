import { useSyncExternalStore } from 'react';
import { formatForeign } from '~/i18n/foreign-money';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { displayCurrency, subscribe } from './display-currency';

const none = () => null;

/** Larger amounts are shown without parts. */
const CENTS_BELOW = 20;

/**
 * Prices in words. Pages are the same for everybody, so that the amount in the visitor's currency is added in the browser;
 * the dong stands first, and is what is charged.
 */
export function useMoney() {
  const language = useLanguage();
  const chosen = useSyncExternalStore(subscribe, displayCurrency, none);
  const about = (vnd: number): string => {
    if (!chosen || vnd <= 0) return '';
    const amount = vnd * chosen.rate;
    // Cents of a hundred would be more exact than the rate.
    return `≈\u00a0${formatForeign(amount < CENTS_BELOW ? amount : Math.round(amount), chosen.code, language)}`;
  };
  return {
    chosen: chosen?.code ?? null,
    /** The day of the rate, where that is long ago. */
    oldDay: chosen?.oldDay ?? null,
    /** `≈ 48 USD`, or nothing. */
    about,
    /** `1,250,000 ₫`, or `1.250.000 ₫` in Vietnamese, with the other amount in brackets where one is wanted. */
    money: (vnd: number): string => {
      const other = about(vnd);
      return other ? `${formatVnd(vnd, language)} (${other})` : formatVnd(vnd, language);
    },
  };
}
