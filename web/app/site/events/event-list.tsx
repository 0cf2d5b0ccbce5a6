import { useTranslation } from 'react-i18next';
import type { EventRow } from '~/api/types';
import { useLanguage } from '~/i18n/use-language';
import { EventCard } from '~/site/cards/event-card';
import { EmptyList } from '~/site/list/empty-list';
import { FacetWayOut } from '~/site/list/facet-way-out';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { Pagination } from '~/ui/pagination';
import { AlmanacEntry } from './almanac-entry';
import { monthOf } from './days';
import type { EventListData } from './list-data.server';
import { useEventWords } from './use-event-words';

interface EventListProps {
  list: EventListData;
  today: string;
  narrowed: boolean;
}

/** What is on now by itself, the rest by the month in which it begins; the order stays as it comes. */
function byMonth(events: EventRow[], today: string): [month: string, events: EventRow[]][] {
  const groups = new Map<string, EventRow[]>();
  for (const event of events) {
    const isOn = event.start_date <= today && event.end_date >= today;
    const month = isOn ? '' : monthOf(event.start_date);
    groups.set(month, [...(groups.get(month) ?? []), event]);
  }
  return [...groups];
}

function LeadEvent({ event, today }: { event: EventRow; today: string }) {
  const { distance } = useEventWords();
  return (
    <div className="mb-12">
      <p className="mb-3 flex items-center gap-3 font-semibold text-lacquer">
        <span className="h-0.5 w-8 bg-lacquer" />
        {distance(event, today)}
      </p>
      <EventCard
        event={event}
        size="large"
        heading="h2"
        ratio="21:9"
        sizes="(min-width: 80rem) 1240px, 100vw"
        pictureClassName="min-h-56"
        withDescription
      />
    </div>
  );
}

/** Events by date like an almanac; the first page opens with the one that is on or comes next. */
export function EventList({ list, today, narrowed }: EventListProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { monthOfYear } = useEventWords();
  const { events, page, lastPage, total } = list;
  const [first, ...others] = events;
  const lead = page === 1 && !narrowed ? first : undefined;
  return (
    <>
      <p role="status" className="mt-6 mb-8 text-sm text-muted">
        {t('count', { count: total })}
      </p>
      {lead && <LeadEvent event={lead} today={today} />}
      {byMonth(lead ? others : events, today).map(([month, ofMonth]) => (
        <section
          key={month}
          aria-labelledby={`month-${month}`}
          className="mb-12 grid gap-x-8 border-t-2 border-ink pt-4 lg:grid-cols-12"
        >
          <h2
            id={`month-${month}`}
            className="text-2xl first-letter:uppercase lg:sticky lg:top-24 lg:col-span-3 lg:self-start"
          >
            {month ? monthOfYear(month) : t('on_now')}
          </h2>
          <ul className="lg:col-span-9 lg:-mt-4">
            {ofMonth.map((event) => (
              <li key={event.id} className="last:*:border-b-0">
                <AlmanacEntry event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {events.length === 0 && (
        <EmptyList
          title={t('none')}
          action={<ButtonLink to={sitePaths.events(language)}>{t('show_all')}</ButtonLink>}
        >
          {t('none_text')}
          <FacetWayOut data={list.facets} />
        </EmptyList>
      )}
      <Pagination page={page} lastPage={lastPage} />
    </>
  );
}
