import { useTranslation } from 'react-i18next';
import type { FlightJourney } from '~/api/types';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { useMoney } from '~/site/money/use-money';

/** Durations and prices of flights in words. */
export function useFlightWords() {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { about } = useMoney();

  function duration(minutes: number): string {
    const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    if (parts.hours === 0) return t('duration_minutes', parts);
    return parts.minutes === 0 ? t('duration_hours', parts) : t('duration', parts);
  }

  function amount(value: number, currency: string): string {
    if (currency === 'VND') return formatVnd(value, language);
    return new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
      value,
    );
  }

  /** From low to high; one figure where both are the same. */
  function band({ low, high, currency }: FlightJourney['price']): string {
    return low === high ? amount(low, currency) : `${amount(low, currency)} – ${amount(high, currency)}`;
  }

  /** The same in the visitor's currency, where they chose one. */
  function bandAbout({ low, high, currency }: FlightJourney['price']): string {
    return currency === 'VND' ? [about(low), about(high)].filter(Boolean).join(' – ') : '';
  }

  return { duration, band, bandAbout };
}
