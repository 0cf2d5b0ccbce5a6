import { useTranslation } from 'react-i18next';
import type { EventRow } from '~/api/types';
import { formatDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { type CardLook, RecordCard } from './record-card';
import { factLine } from './use-amounts';

/** An event: when by the sun and, where its rule goes by it, by the moon; where. */
export function EventCard({ event, ...look }: CardLook & { event: EventRow }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { slug, start_date, end_date, is_lunar, lunar_date, city } = event;
  const from = formatDate(start_date, language);
  const when = end_date === start_date ? from : `${from} – ${formatDate(end_date, language)}`;
  return (
    <RecordCard
      {...look}
      kind="event"
      record={event}
      to={sitePaths.event(language, slug)}
      fact={factLine(
        when,
        is_lunar && t('card.lunar', { day: lunar_date.day, month: lunar_date.month }),
        city?.title,
      )}
    />
  );
}
