import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { FlightSide as Side } from '~/api/types';
import { Day } from '~/site/guides/fact-dates';
import { EmptyState } from '~/ui/empty-state';
import { BoardingCard } from './boarding-card';
import { firstShown } from './flight-search';

interface FlightSideProps {
  way: 'outbound' | 'inbound';
  side: Side;
  from: string;
  to: string;
  travellers: number;
  isSample: boolean;
  showsAll: boolean;
  /** Addresses of the same search: with all journeys, without filters, and on another day. */
  addresses: { all: string; unfiltered: string; onDay: (date: string) => string };
}

/** The journeys of one way, or why there are none and what to try. */
export function FlightSide({ way, side, from, to, showsAll, addresses, ...shared }: FlightSideProps) {
  const { t } = useTranslation('flights');
  const { date, journeys, total, other_dates } = side;
  const shown = showsAll ? journeys : journeys.slice(0, firstShown);
  const headingId = `flights-${way}`;
  return (
    <section aria-labelledby={headingId} className="mb-12">
      <p className="kicker">{t(`way.${way}`)}</p>
      <h2 id={headingId} className="mt-1 text-2xl">
        {t('way.route', { from, to })}
        {', '}
        <Day stamp={date} />
      </h2>
      <p role="status" className="mt-1 text-sm text-muted">
        {journeys.length === total
          ? t('count', { count: total })
          : t('shown_of', { shown: journeys.length, total })}
      </p>
      {total === 0 && (
        <div className="mt-5">
          <EmptyState title={t('none')}>
            <p>{t('none_text')}</p>
            {other_dates.length > 0 && (
              <p className="mt-2">
                {t('other_days')}{' '}
                {other_dates.map((day) => (
                  <Link key={day} to={addresses.onDay(day)} className="link mr-4 inline-block py-1">
                    <Day stamp={day} />
                  </Link>
                ))}
              </p>
            )}
          </EmptyState>
        </div>
      )}
      {total > 0 && journeys.length === 0 && (
        <div className="mt-5">
          <EmptyState
            title={t('none_filtered')}
            action={
              <Link to={addresses.unfiltered} preventScrollReset className="link py-1">
                {t('clear')}
              </Link>
            }
          >
            {t('none_filtered_text')}
          </EmptyState>
        </div>
      )}
      {shown.length > 0 && (
        <ul className="mt-5 grid gap-4">
          {shown.map((journey) => (
            <BoardingCard key={journey.id} journey={journey} {...shared} />
          ))}
        </ul>
      )}
      {shown.length < journeys.length && (
        <p className="mt-5">
          <Link to={addresses.all} preventScrollReset className="link inline-block py-1 font-semibold">
            {t('show_all', { count: journeys.length })}
          </Link>
        </p>
      )}
    </section>
  );
}
