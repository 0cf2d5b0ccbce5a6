import { useSyncExternalStore } from 'react';
import { formatForeign } from '~/i18n/foreign-money';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { displayCurrency, subscribe } from './display-currency';

const none = () => null;

/**
 * Prices in words. Pages are the same for everybody, so that the amount in the visitor's currency is added in the browser;
 * the dong stands first, and is what is charged.
 */
export function useMoney() {
  const language = useLanguage();
  const chosen = useSyncExternalStore(subscribe, displayCurrency, none);
  const about = (vnd: number): string =>
    chosen && vnd > 0 ? `≈\u00a0${formatForeign(vnd * chosen.rate, chosen.code, language)}` : '';
  return {
    chosen: chosen?.code ?? null,
    /** `≈ 48.20 USD`, or nothing. */
    about,
    /** `1.250.000 ₫`, with the other amount in brackets where one is wanted. */
    money: (vnd: number): string => {
      const other = about(vnd);
      return other ? `${formatVnd(vnd)} (${other})` : formatVnd(vnd);
    },
  };
}
