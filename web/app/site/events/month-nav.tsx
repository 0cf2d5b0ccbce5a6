import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { useMonths } from '~/i18n/use-months';
import { FacetChip } from '~/site/list/facet-link';
import { sitePaths } from '~/site/paths';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { CalendarData } from './calendar-data.server';
import { shiftMonth, yearAndMonth } from './days';
import type { EventsFilters } from './read-events-filters';
import { useEventWords } from './use-event-words';
import { sharedFilters } from './view-switch';

/** The months of the year that is shown, as far as the calendar reaches. */
const monthsOfYear = (year: number, { first, last }: Pick<CalendarData, 'first' | 'last'>): string[] =>
  Array.from({ length: 12 }, (_, index) => shiftMonth(`${year}-01`, index)).filter(
    (month) => month >= first && month <= last,
  );

/** Which month it is, by sun and moon, and the way to the others. */
export function MonthNav({ calendar, filters }: { calendar: CalendarData; filters: EventsFilters }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { short } = useMonths();
  const { monthOfYear, lunarDay } = useEventWords();
  const { month, thisMonth, first, last, days } = calendar;
  const { year } = yearAndMonth(month);
  const shared = sharedFilters(filters);
  const to = (target: string) =>
    [sitePaths.eventCalendar(language, target), ...(shared.size > 0 ? [shared] : [])].join('&');
  const [before, after] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  const [start, end] = [days[0], days.at(-1)];
  return (
    <div className="mt-8 mb-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-3xl first-letter:uppercase">{monthOfYear(month)}</h2>
          {start && end && (
            <p className="mt-1 text-muted">
              {t('calendar.by_moon', { from: lunarDay(start.lunar_date), to: lunarDay(end.lunar_date) })}
            </p>
          )}
        </div>
        <nav aria-label={t('calendar.months')} className="flex gap-2">
          {before >= first && (
            <ButtonLink to={to(before)} tone="secondary" size="icon" preventScrollReset rel="prev nofollow">
              <Icon name="chevron-left" />
              <span className="visually-hidden">{t('calendar.go', { month: monthOfYear(before) })}</span>
            </ButtonLink>
          )}
          <ButtonLink
            to={to(thisMonth)}
            tone="secondary"
            preventScrollReset
            rel="nofollow"
            aria-current={month === thisMonth ? 'true' : undefined}
          >
            {t('calendar.this_month')}
          </ButtonLink>
          {after <= last && (
            <ButtonLink to={to(after)} tone="secondary" size="icon" preventScrollReset rel="next nofollow">
              <Icon name="chevron-right" />
              <span className="visually-hidden">{t('calendar.go', { month: monthOfYear(after) })}</span>
            </ButtonLink>
          )}
        </nav>
      </div>
      <nav aria-label={t('calendar.year', { year })} className="mt-5">
        <ul className="flex flex-wrap gap-1.5">
          {monthsOfYear(year, calendar).map((one) => (
            <li key={one}>
              <FacetChip to={to(one)} current={one === month}>
                <span className="first-letter:uppercase">{short(yearAndMonth(one).month)}</span>
              </FacetChip>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
