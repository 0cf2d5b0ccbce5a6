import { useTranslation } from 'react-i18next';
import type { CityDetail } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { EventLine } from '~/site/cards/event-line';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

/** What takes place in a destination, as an almanac of two columns. */
export function CityEvents({ city }: { city: CityDetail }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const { id, title, events } = city;
  if (events.length === 0) return null;
  return (
    <Section
      id="events"
      title={t('city.events', { title })}
      more={{ to: sitePaths.eventsInCity(language, id), label: t('header.all_events') }}
    >
      <ul className="gap-x-12 border-t border-line md:columns-2">
        {events.map((event) => (
          <li key={event.id} className="break-inside-avoid">
            <EventLine event={event} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
