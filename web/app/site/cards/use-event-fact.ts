import { useTranslation } from 'react-i18next';
import type { EventRow } from '~/api/types';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from './use-amounts';

/** The one line under an event's name: when by the sun and, where its rule goes by it, by the moon; where. */
export function useEventFact({ start_date, end_date, is_lunar, lunar_date, city }: EventRow): string {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const from = formatDate(start_date, language);
  return factLine(
    end_date === start_date ? from : `${from} – ${formatDate(end_date, language)}`,
    is_lunar && t('card.lunar', { day: lunar_date.day, month: lunar_date.month }),
    city?.title,
  );
}
