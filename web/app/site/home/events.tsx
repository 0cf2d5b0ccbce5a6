import { useTranslation } from 'react-i18next';
import type { EventRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { EventCard } from '~/site/cards/event-card';
import { EventLine } from '~/site/cards/event-line';
import { sitePaths } from '~/site/paths';
import { Section } from '~/site/section';

/** What is on and what comes next: the first with its picture, the others as an almanac. */
export function Events({ title, events }: { title: string; events: EventRow[] }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const [first, ...rest] = events;
  if (!first) return null;
  return (
    <Section
      tight
      title={title || t('home.events')}
      lead={t('home.events_lead')}
      more={{ to: sitePaths.eventCalendar(language), label: t('home.open_calendar') }}
    >
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <EventCard
          event={first}
          ratio="3:2"
          size="large"
          sizes="(min-width: 64rem) 720px, 100vw"
          withDescription="wide"
          className="lg:col-span-7"
        />
        <ul className="border-t border-line lg:col-span-5">
          {rest.map((event) => (
            <li key={event.id} className="max-md:nth-[n+3]:hidden">
              <EventLine event={event} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
