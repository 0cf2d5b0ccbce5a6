import { accommodation } from '~/api/resource-types';
import { byDays, type DayGroup, seasonsOf, weekdays } from '~/site/resources/place/opening';
import { type Described, isEvent, type Line, type SectionOf } from './described';
import type { Words } from './use-words';

const weekLine = ({ groups, list }: Words, days: readonly DayGroup[]): string =>
  list(
    days
      .filter(({ spans }) => spans.length > 0)
      .map((group) => `${groups.days(group)} ${groups.times(group)}`),
  );

export function hoursLines(words: Words, section: SectionOf<'hours'>, record: Described): Line[] {
  const { t, ...say } = words;
  const { always_open, bound_to, last_admission, shows = [], seasonal = [], note } = section;
  // Doors with hours by the clock are open by it, and a house with beds has no visiting hours.
  const byLight = bound_to === 'daylight' && !record.opening_hours;
  const isAlways = always_open && !isLodging(record);
  return [
    isAlways && t(byLight ? 'always_by_light' : 'always_open'),
    bound_to === 'daylight'
      ? byLight && !isAlways && t('bound_to.daylight')
      : bound_to && t(`bound_to.${bound_to}`),
    last_admission && t('last_admission', { time: last_admission }),
    ...shows.map(({ days, times }) =>
      days
        ? t('shows_on', { days: say.days(days), times: say.list(times) })
        : t('shows', { times: say.list(times) }),
    ),
    ...seasonal.map(({ months, weekly }) =>
      t('seasonal', { months: say.months(months), times: weekLine(words, byDays(weekly)) }),
    ),
    note?.[say.language],
  ];
}

export const isLodging = ({ resource_type }: Described): boolean => resource_type === accommodation;

/** Days of the week without hours in any season. */
const closedWeekdays = ({ opening_hours, visitor_info: { hours, closures, occurs } }: Described) => {
  const seasons = opening_hours && !occurs?.weekly ? seasonsOf(opening_hours, hours) : [];
  return weekdays.filter(
    (day) =>
      closures?.weekdays?.includes(day) ||
      (seasons.length > 0 && seasons.every(({ week }) => (week[day] ?? []).length === 0)),
  );
};

export function closureLines({ t, ...say }: Words, record: Described): Line[] {
  const { public_holidays, lunar = [], dates = [], note } = record.visitor_info.closures ?? {};
  const closed = closedWeekdays(record);
  const closings = [
    closed.length > 0 && t('weekdays', { days: say.days(closed) }),
    ...lunar.map((span, index) => say.lunar(span, record.lunar_closures?.[index])),
    ...dates.map(({ from, to }) =>
      to ? t('dates', { from: say.date(from), to: say.date(to) }) : t('dates_open', { from: say.date(from) }),
    ),
    note?.[say.language],
  ].filter(Boolean);
  // Whoever sleeps there asks for a free room, not for closing days.
  if (closings.length === 0 && isLodging(record)) return [];
  if (closings.length > 0) return [...closings, public_holidays && t(`holidays.${public_holidays}`)];
  if (public_holidays === 'open') return [t('none_but_open')];
  if (public_holidays) return [t(`holidays.${public_holidays}`)];
  return record.visitor_info.closures?.state === 'unknown' ? [] : [t('no_closures')];
}

export function occursLines({ t, ...say }: Words, section: SectionOf<'occurs'>): Line[] {
  const { weekly, lunar_days, monthly, starts, ends, note } = section;
  return [
    weekly && t('weekly', { days: say.days(weekly) }),
    lunar_days && t('lunar_days', { days: say.list(lunar_days.map(say.nthDay)) }),
    monthly && t('monthly', { nth: t(`nth.${monthly.nth}`), day: say.weekday(monthly.weekday) }),
    starts && (ends ? t('from_to', { from: starts, to: ends }) : t('from_time', { from: starts })),
    note?.[say.language],
  ];
}

/** When in the year; of an event its dates say it, and "only in March and April" beside one day would mislead. */
export function seasonLines({ t, ...say }: Words, section: SectionOf<'season'>, record: Described): Line[] {
  const { months, best_months, why } = section;
  if (isEvent(record)) return [why?.[say.language]];
  const isAllYear = !months || months.length === 12;
  const isBest = best_months && best_months.length < 12;
  return [
    isAllYear ? !isBest && t('all_year') : t('months', { months: say.months(months) }),
    isBest && t('best', { months: say.months(best_months) }),
    why?.[say.language],
  ];
}

export function datesLines({ t }: Words, { are, starts, ends }: SectionOf<'dates'>): Line[] {
  return [
    are && t(`are.${are}`),
    starts && (ends ? t('from_to', { from: starts, to: ends }) : t('from_time', { from: starts })),
  ];
}
