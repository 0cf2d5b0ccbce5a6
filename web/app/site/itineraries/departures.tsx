import { useTranslation } from 'react-i18next';
import type { Departure, TourDetail } from '~/api/types';
import { dateInWords, machineDate } from '~/i18n/dates';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { BookDeparture } from '~/site/booking/book-departure';
import { weekdayOf, yearAndMonth } from '~/site/events/days';
import { Price } from '~/site/money/price';
import { SampleNote } from '~/site/sample-mark';
import { Section } from '~/site/section';
import { cx } from '~/ui/cx';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { type DepartureMonth, departuresByMonth } from './departures-by-month';

const MONTHS = 6;
/** So many months are open from the start. */
const OPEN = 3;
/** So few seats are worth a warning. */
const FEW = 4;

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

function Seats({ left }: { left: number }) {
  const { t } = useTranslation('itineraries');
  const key = left === 0 ? 'full' : left <= FEW ? 'few' : 'seats';
  return (
    <span className={cx('text-sm', key === 'few' ? 'font-semibold text-lacquer' : 'text-muted')}>
      {t(`departures.${key}`, { count: left })}
    </span>
  );
}

function DepartureEntry({ departure }: { departure: Departure }) {
  const { t } = useTranslation('itineraries');
  const language = useLanguage();
  const { date, price, seats_left } = departure;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-line py-2">
      <time dateTime={machineDate(date)} className={cx('font-semibold', seats_left === 0 && 'text-muted')}>
        <span className="inline-block min-w-11 font-normal text-muted">
          {t(`weekday.${weekdayOf(date) as Weekday}`)}
        </span>
        {dateInWords(date, language)}
      </time>
      <span className="text-right">
        <Price vnd={price} stacked />
      </span>
      <span className="col-span-2 pl-11">
        <Seats left={seats_left} />
      </span>
    </li>
  );
}

/** A month that opens; closed, it says how many departures it has. */
function Month({ month, departures, open }: DepartureMonth & { open: boolean }) {
  const { t } = useTranslation('itineraries');
  const { long } = useMonths();
  const { year, month: number } = yearAndMonth(month);
  const heading = `departures-${month}`;
  return (
    <details open={open} className="group">
      <summary className="flex min-h-11 items-center justify-between gap-4 border-t border-ink py-2">
        <h3 id={heading} className="text-lg">
          {t('departures.month', { month: long(number), number, year })}
        </h3>
        <span className="flex items-center gap-2 text-sm text-muted">
          {t('departures.count', { count: departures.length })}
          <Icon name="chevron-down" className="transition-transform duration-150 group-open:rotate-180" />
        </span>
      </summary>
      <ul aria-labelledby={heading} className="border-b border-line">
        {departures.map((departure) => (
          <DepartureEntry key={departure.id} departure={departure} />
        ))}
      </ul>
    </details>
  );
}

interface DeparturesProps {
  tour: Pick<TourDetail, 'id' | 'is_sample'>;
  departures: Departure[];
}

/** A form that books one, then the dates of the coming months with their seats and prices, month by month. */
export function Departures({ tour, departures }: DeparturesProps) {
  const { t } = useTranslation('itineraries');
  if (departures.length === 0) {
    return (
      <Section id="departures" title={t('departures.title')}>
        <EmptyState title={t('departures.none')}>{t('departures.none_text')}</EmptyState>
      </Section>
    );
  }
  return (
    <Section
      id="departures"
      title={t('departures.title')}
      lead={t(tour.is_sample ? 'departures.lead_sample' : 'departures.lead')}
    >
      {tour.is_sample && <SampleNote kind="tour" className="mb-6" />}
      <BookDeparture tourId={tour.id} departures={departures} />
      <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {departuresByMonth(departures, MONTHS).map((month, index) => (
          <Month key={month.month} {...month} open={index < OPEN} />
        ))}
      </div>
    </Section>
  );
}
