import { useTranslation } from 'react-i18next';
import type { Departure } from '~/api/types';
import { formatDate, machineDate } from '~/i18n/dates';
import { formatVnd } from '~/i18n/money';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { weekdayOf, yearAndMonth } from '~/site/events/days';
import { Section } from '~/site/section';
import { cx } from '~/ui/cx';
import { EmptyState } from '~/ui/empty-state';
import { departuresByMonth } from './departures-by-month';

const MONTHS = 6;
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
        {formatDate(date, language)}
      </time>
      <span className="figures text-right">{formatVnd(price)}</span>
      <span className="col-span-2 pl-11">
        <Seats left={seats_left} />
      </span>
    </li>
  );
}

/** The dates of the coming months with their seats and prices, month by month. */
export function Departures({ departures }: { departures: Departure[] }) {
  const { t } = useTranslation('itineraries');
  const { long } = useMonths();
  if (departures.length === 0) {
    return (
      <Section id="departures" title={t('departures.title')}>
        <EmptyState title={t('departures.none')}>{t('departures.none_text')}</EmptyState>
      </Section>
    );
  }
  return (
    <Section id="departures" title={t('departures.title')} lead={t('departures.lead')}>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {departuresByMonth(departures, MONTHS).map(({ month, departures: ofMonth }) => {
          const { year, month: number } = yearAndMonth(month);
          const heading = `departures-${month}`;
          return (
            <li key={month}>
              <h3 id={heading} className="text-lg">
                {t('departures.month', { month: long(number), number, year })}
              </h3>
              <ul aria-labelledby={heading} className="mt-3 border-b border-line">
                {ofMonth.map((departure) => (
                  <DepartureEntry key={departure.id} departure={departure} />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
