import { useTranslation } from 'react-i18next';
import type { EventRow, LunarDate } from '~/api/types';
import { useMonths } from '~/i18n/use-months';
import { dayOfMonth, daysBetween, weekdayOf, yearAndMonth } from './days';
import { isEventKind } from './event-kinds';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type Stem = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Branch = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** Days, months and kinds of events as people say them, in the language of the page. */
export function useEventWords() {
  const { t } = useTranslation('events');
  const { long } = useMonths();
  const weekday = (number: number) => t(`weekday.${number as Weekday}`);
  const lunarMonth = ({ month, is_leap_month }: LunarDate) => {
    const name = t(`lunar.month.${month as Month}`);
    return is_leap_month ? t('lunar.leap', { month: name }) : name;
  };
  /** "22 November 2026". */
  const dayAndMonth = (date: string) => {
    const { year, month } = yearAndMonth(date);
    return t('day_and_month', { day: dayOfMonth(date), month: long(month), year });
  };
  const fullDay = (date: string) =>
    t('full_day', { weekday: weekday(weekdayOf(date)), date: dayAndMonth(date) });
  return {
    weekday,
    shortWeekday: (number: number) => t(`weekday_short.${number as Weekday}`),
    kind: (kind: string) => (isEventKind(kind) ? t(`kind.${kind}`) : kind),
    /** "February 2027" of a month or day. */
    monthOfYear: (of: string) => {
      const { year, month } = yearAndMonth(of);
      return t('month_of_year', { month: long(month), year });
    },
    dayAndMonth,
    /** "Sunday, 22 November 2026". */
    fullDay,
    /** The lunar day with its month and year: "mùng 1 tháng Giêng năm Đinh Mùi". */
    lunarDay: (date: LunarDate) => {
      const { year, day } = date;
      const values = { day, month: lunarMonth(date) };
      const named =
        day === 15 ? t('lunar.full', values) : day <= 10 ? t('lunar.early', values) : t('lunar.late', values);
      const stem = t(`lunar.stem.${(year % 10) as Stem}`);
      const branch = t(`lunar.branch.${(year % 12) as Branch}`);
      return t('lunar.of_year', { day: named, stem, branch });
    },
    /** How far away an event is: on now, tomorrow, in so many days; of one on single days, the next of them. */
    distance: (event: EventRow, today: string) => {
      const { start_date: from, end_date: to, runs_from, next_on, is_on_today, known_dates } = event;
      if (runs_from && next_on) {
        if (is_on_today) return t('distance.on_day');
        const day = fullDay(next_on.date);
        return t('distance.next', { day: next_on.starts ? `${day}, ${next_on.starts}` : day });
      }
      if (to < today) return t(known_dates ? 'distance.unknown_next' : 'distance.over');
      if (from === today) return t('distance.today');
      if (from < today) return t('distance.ongoing');
      const count = daysBetween(today, from);
      return count === 1 ? t('distance.tomorrow') : t('distance.in_days', { count });
    },
  };
}
