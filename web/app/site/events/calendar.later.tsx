import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { spanInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { CardGrid, gridSizes } from '~/site/cards/card-grid';
import { EventCard } from '~/site/cards/event-card';
import { sitePaths } from '~/site/paths';
import { EmptyState } from '~/ui/empty-state';
import { CalendarAgenda } from './calendar-agenda';
import type { CalendarData } from './calendar-data.server';
import { CalendarTable } from './calendar-table';
import { MonthNav } from './month-nav';
import type { EventsFilters } from './read-events-filters';
import { useEventWords } from './use-event-words';

interface CalendarProps {
  calendar: CalendarData;
  filters: EventsFilters;
  today: string;
}

/** What lasts for weeks, in one line each above the days. */
function Seasons({ events }: { events: CalendarData['long'] }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  if (events.length === 0) return null;
  return (
    <div className="mb-5 grid gap-x-6 gap-y-1 border-l-3 border-turmeric pl-4 md:grid-cols-[auto_1fr]">
      <p className="kicker py-1">{t('calendar.seasons')}</p>
      <ul>
        {events.map(({ id, slug, title, start_date, end_date }) => (
          <li key={`${id} ${start_date}`}>
            <Link to={sitePaths.event(language, slug)} prefetch="intent" className="link inline-block py-0.5">
              <Names>{title}</Names>
            </Link>{' '}
            <span className="figures text-sm text-muted">{spanInWords(start_date, end_date, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A month by sun and moon: a table where there is room for one, the same days as a list on phones. */
export function Calendar({ calendar, filters, today }: CalendarProps) {
  const { t } = useTranslation('events');
  const { monthOfYear } = useEventWords();
  const { month, days, long, events } = calendar;
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  return (
    <>
      <MonthNav calendar={calendar} filters={filters} />
      <Seasons events={long} />
      <CalendarTable
        days={days}
        today={today}
        caption={t('calendar.caption', { month: monthOfYear(month) })}
      />
      <CalendarAgenda
        days={days}
        today={today}
        label={t('calendar.caption', { month: monthOfYear(month) })}
      />
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-sm text-muted">
        <li>
          <span className="figures font-semibold text-lacquer">1/1</span> {t('calendar.legend_first')}
        </li>
        <li>
          <span className="figures rounded-full bg-turmeric-wash px-2 font-semibold text-ink">15</span>{' '}
          {t('calendar.legend_full')}
        </li>
      </ul>
      {once.length > 0 ? (
        <section aria-labelledby="of-month" className="mt-14">
          <h2 id="of-month" className="mb-8 border-t-2 border-ink pt-4 text-2xl">
            {t('calendar.of_month')}
          </h2>
          <CardGrid>
            {once.map((event) => (
              <EventCard key={event.id} event={event} sizes={gridSizes} withDescription />
            ))}
          </CardGrid>
        </section>
      ) : (
        <div className="mt-12">
          <EmptyState title={t('calendar.none')}>{t('calendar.none_text')}</EmptyState>
        </div>
      )}
    </>
  );
}
