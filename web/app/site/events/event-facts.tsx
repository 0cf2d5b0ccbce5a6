import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dateInWords } from '~/i18n/dates';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { DriverCard } from '~/site/detail/driver-card';
import { Coordinates, Fact, FactsColumn } from '~/site/detail/facts';
import { sitePaths } from '~/site/paths';
import { daysBetween } from './days';
import { EventAdmission } from './event-admission';
import type { EventData } from './event-data.server';
import { EventReturns } from './event-returns';
import { EventWhen } from './event-when';
import { useEventWords } from './use-event-words';

/** What lasts longer is told by its first and last day alone. */
const LONGEST_IN_DAYS = 60;

/** What one needs to be there: the day, the place, and what to show a driver. */
export function EventFacts({ event, driver, today }: Pick<EventData, 'event' | 'driver' | 'today'>) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { kind } = useEventWords();
  const { title, start_date, end_date, venue, city, type, lat, lon, organizer } = event;
  const { runs_from, runs_until } = event;
  const length = daysBetween(start_date, end_date) + 1;
  const isPlaced = lat !== null && lon !== null;
  const inside = 'link-quiet inline-block py-0.5';
  return (
    <FactsColumn
      label={t('detail.facts')}
      before={<EventWhen event={event} today={today} />}
      after={
        isPlaced && driver.name ? (
          <div className="mt-6">
            <DriverCard {...driver} />
          </div>
        ) : undefined
      }
    >
      {venue && (
        <Fact label={t('detail.where')} wide>
          {venue}
        </Fact>
      )}
      {city && (
        <Fact label={t('detail.city')}>
          <Link to={sitePaths.city(language, city.slug)} prefetch="intent" className={inside}>
            <Names>{city.title}</Names>
          </Link>
        </Fact>
      )}
      <Fact label={t('detail.kind')}>
        <Link to={sitePaths.eventsOfKind(language, type)} prefetch="intent" className={inside}>
          {kind(type)}
        </Link>
      </Fact>
      {runs_from && runs_until ? (
        <Fact label={t('detail.period')} wide>
          {t('detail.period_days', {
            from: dateInWords(runs_from, language),
            to: dateInWords(runs_until, language),
          })}
        </Fact>
      ) : (
        length <= LONGEST_IN_DAYS && (
          <Fact label={t('detail.length')}>{t('detail.days', { count: length })}</Fact>
        )
      )}
      <EventAdmission event={event} />
      {organizer && (
        <Fact label={t('detail.organizer')} wide>
          {organizer}
        </Fact>
      )}
      <EventReturns event={event} />
      {isPlaced && (
        <Fact label={t('detail.coordinates')} wide>
          <Coordinates title={title} lat={lat} lon={lon} />
        </Fact>
      )}
    </FactsColumn>
  );
}
