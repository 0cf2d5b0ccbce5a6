import { useTranslation } from 'react-i18next';
import type { EventRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { railSizes } from '~/site/cards/card-grid';
import { EventCard } from '~/site/cards/event-card';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

/** What else is on or to come, nearest first. */
export function RelatedEvents({ events }: { events: EventRow[] }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  if (events.length === 0) return null;
  return (
    <Section title={t('detail.related')} more={{ to: sitePaths.events(language), label: t('detail.all') }}>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} sizes={railSizes} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
