import { useTranslation } from 'react-i18next';
import type { EventRow } from '~/api/types';
import { dateInWords, spanInWords } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { factLine } from './fact-line';

/**
 * The one line under an event's name: when by the sun and, where its rule goes by it, by the moon; where. Of what
 * takes place on single days, the next of them.
 */
export function useEventFact(event: EventRow): string {
  const { start_date, end_date, runs_from, next_on, is_on_today, is_lunar, lunar_date, city } = event;
  const { known_dates } = event;
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { spans } = useMonths();
  if (runs_from && next_on) {
    const day = is_on_today ? t('card.today') : dateInWords(next_on.date, language);
    const next = next_on.starts ? `${day}, ${next_on.starts}` : day;
    return factLine(is_on_today ? next : t('card.next', { day: next }), city?.title);
  }
  // What nobody has announced yet is not said by the dates of last time.
  if (known_dates && !next_on)
    return factLine(
      t(`card.${known_dates.calendar}`, { months: spans([...known_dates.usual_months]) }),
      city?.title,
    );
  return factLine(
    spanInWords(start_date, end_date, language),
    is_lunar && t('card.lunar', { day: lunar_date.day, month: lunar_date.month }),
    city?.title,
  );
}
