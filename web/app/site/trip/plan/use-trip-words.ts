import { useTranslation } from 'react-i18next';
import { useAmounts } from '~/site/cards/use-amounts';
import { useEventWords } from '~/site/events/use-event-words';
import type { PlanRequest, Travel } from '../plan';

/** Ways, lengths and people of a plan, in the language of the page. */
export function useTripWords() {
  const { t } = useTranslation(['trip', 'site']);
  const { duration, days } = useAmounts();
  const { fullDay, dayAndMonth } = useEventWords();

  function distance(km: number): string {
    const tenths = Math.round(km * 10);
    const [whole, part] = [Math.floor(tenths / 10), tenths % 10];
    const amount =
      whole >= 10 || part === 0 ? String(Math.round(km)) : t('site:card.decimal', { whole, part });
    return t('kilometres', { amount });
  }

  return {
    days,
    duration,
    fullDay,
    dayAndMonth,
    /** "12 minutes on foot, 0.9 km". */
    way: ({ mode, minutes, km }: Travel): string => {
      const words = t('way', { duration: duration(minutes), mode: t(`mode.${mode}`) });
      return km >= 0.1 ? `${words}, ${distance(km)}` : words;
    },
    /** "2 adults, 1 child". */
    people: ({ adults, children }: PlanRequest): string =>
      [t('adults', { count: adults }), children > 0 && t('children', { count: children })]
        .filter(Boolean)
        .join(', '),
  };
}
