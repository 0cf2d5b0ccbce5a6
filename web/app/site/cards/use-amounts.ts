import { useTranslation } from 'react-i18next';
import { useMoney } from '~/site/money/use-money';

/** Prices and durations as cards and facts name them, in the language of the page. */
export function useAmounts() {
  const { t } = useTranslation('site');
  const { money } = useMoney();
  return {
    /** VND for one person: free, from so much, or nothing when it isn't known. */
    priceFrom: (vnd: number | null): string => {
      if (vnd === null) return '';
      return vnd === 0 ? t('card.free') : t('card.from_price', { price: money(vnd) });
    },
    pricePerNight: (vnd: number | null): string =>
      vnd === null ? '' : t('card.per_night', { price: money(vnd) }),
    /** Minutes below an hour, then hours, halves with the language's decimal sign. */
    duration: (minutes: number | null): string => {
      if (minutes === null) return '';
      if (minutes < 60) return t('card.minutes', { count: minutes });
      const hours = Math.round(minutes / 30) / 2;
      if (Number.isInteger(hours)) return t('card.hours', { count: hours });
      return t('card.half_hours', { hours: t('card.decimal', { whole: Math.floor(hours), part: 5 }) });
    },
    days: (count: number): string => t('card.days', { count }),
    nights: (count: number): string => t('card.nights', { count }),
  };
}

/** The parts of a line of fact that there are. */
export const factLine = (...parts: (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');
