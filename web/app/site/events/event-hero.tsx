import { useTranslation } from 'react-i18next';
import type { EventDetail } from '~/api/types';
import { dateInWords } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { factLine } from '~/site/cards/fact-line';
import { DetailHero } from '~/site/detail/detail-hero';
import { sitePaths } from '~/site/paths';
import { NotNowNote } from '~/site/visitor/not-now';
import { useEventWords } from './use-event-words';

/** The event's picture and name, with what kind it is and where. */
export function EventHero({ event }: { event: EventDetail }) {
  const { t } = useTranslation(['events', 'site']);
  const language = useLanguage();
  const { kind } = useEventWords();
  const { id, slug, title, image, image_blur, type, venue, start_date, city } = event;
  return (
    <DetailHero
      record={event}
      notice={<NotNowNote record={event} className="mt-5" />}
      crumbs={[
        { title: t('site:home.crumb'), to: sitePaths.home(language) },
        { title: t('title'), to: sitePaths.events(language) },
        { title },
      ]}
      subtitle={factLine(kind(type), venue || city?.title)}
      saved={{
        kind: 'event',
        id,
        language,
        title,
        path: sitePaths.event(language, slug),
        image,
        image_blur,
        fact: factLine(dateInWords(start_date, language), city?.title),
      }}
    />
  );
}
