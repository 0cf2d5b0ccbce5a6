import { useTranslation } from 'react-i18next';
import { useMoney } from '~/site/money/use-money';

const HOUR = 60;

const inHalves = (minutes: number): number => Math.round(minutes / 30) / 2;

/** Prices and durations as cards and facts name them, in the language of the page. */
export function useAmounts() {
  const { t } = useTranslation('site');
  const { money } = useMoney();
  /** Minutes below an hour, then hours and halves. */
  const duration = (minutes: number | null): string => {
    if (minutes === null) return '';
    if (minutes < HOUR) return t('card.minutes', { count: minutes });
    const hours = inHalves(minutes);
    return Number.isInteger(hours)
      ? t('card.hours', { count: hours })
      : t('card.half_hours', { whole: Math.floor(hours) });
  };
  const hours = (minutes: number): string => {
    const number = inHalves(minutes);
    return Number.isInteger(number) ? String(number) : t('card.half', { whole: Math.floor(number) });
  };
  return {
    /** VND for one person: free, from so much, or nothing when it isn't known. */
    priceFrom: (vnd: number | null): string => {
      if (vnd === null) return '';
      return vnd === 0 ? t('card.free') : t('card.from_price', { price: money(vnd) });
    },
    pricePerNight: (vnd: number | null): string =>
      vnd === null ? '' : t('card.per_night', { price: money(vnd) }),
    duration,
    /** How long people stay, from a short look to the usual: "2–3 hours"; nothing where neither is known. */
    stay: (short: number | undefined, usual: number | null | undefined): string => {
      if (!short || !usual || short >= usual) return duration(usual ?? short ?? null);
      if (usual < HOUR) return t('card.range_minutes', { from: short, to: usual });
      if (short < HOUR) return t('card.range', { from: duration(short), to: duration(usual) });
      const [from, to] = [hours(short), hours(usual)];
      return from === to ? duration(usual) : t('card.range_hours', { from, to });
    },
    days: (count: number): string => t('card.days', { count }),
    nights: (count: number): string => t('card.nights', { count }),
  };
}
