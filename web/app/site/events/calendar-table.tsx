import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import { dayOfMonth, weekdayOf } from './days';
import { LunarMark } from './lunar-mark';
import type { CalendarDay, DayEvent } from './month-days';
import { useEventWords } from './use-event-words';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface CalendarTableProps {
  days: CalendarDay[];
  today: string;
  caption: string;
}

/** The days of a month by weeks from Monday to Sunday; null where a week begins before or ends after the month. */
function weeksOf(days: CalendarDay[]): (CalendarDay | null)[][] {
  const before = days[0] ? weekdayOf(days[0].date) - 1 : 0;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    WEEKDAYS.map((weekday) => cells[week * 7 + weekday - 1] ?? null),
  );
}

function EventOfDay({ event, day, days }: DayEvent) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  return (
    <li className="border-l-2 border-jade pl-2">
      <Link
        to={sitePaths.event(language, event.slug)}
        prefetch="intent"
        className="link-quiet block py-1 text-sm leading-snug font-semibold"
      >
        {event.title}
      </Link>
      {days > 1 && <span className="block text-xs text-muted">{t('calendar.day_of', { day, days })}</span>}
    </li>
  );
}

function DayCell({ of, today }: { of: CalendarDay; today: string }) {
  const { t } = useTranslation('events');
  const { date, lunar_date, events } = of;
  const isToday = date === today;
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'h-28 border border-line p-2 align-top',
        isToday && 'bg-jade-wash',
        events.length > 0 && 'bg-surface',
      )}
    >
      <div className="flex items-baseline justify-between gap-2">
        <time
          dateTime={date}
          className={cx(
            'display text-xl',
            weekdayOf(date) === 7 && 'text-lacquer',
            isToday && 'rounded-input bg-jade px-1.5 text-on-jade',
          )}
        >
          {dayOfMonth(date)}
          {isToday && <span className="visually-hidden">, {t('calendar.today')}</span>}
        </time>
        <LunarMark date={lunar_date} />
      </div>
      {events.length > 0 && (
        <ul className="mt-1.5 grid gap-1.5">
          {events.map((one) => (
            <EventOfDay key={one.event.id} {...one} />
          ))}
        </ul>
      )}
    </td>
  );
}

/** A month as it hangs on Vietnamese walls: the day by the sun large, by the moon small beside it. */
export function CalendarTable({ days, today, caption }: CalendarTableProps) {
  const { weekday, shortWeekday } = useEventWords();
  return (
    <table className="w-full table-fixed border-collapse max-lg:hidden print:table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((number) => (
            <th
              key={number}
              scope="col"
              abbr={shortWeekday(number)}
              className={cx(
                'border-b-2 border-ink px-2 pb-2 text-left text-sm',
                number === 7 && 'text-lacquer',
              )}
            >
              {weekday(number)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, index) =>
              day ? (
                <DayCell key={day.date} of={day} today={today} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell without a day is nothing but its place
                <td key={index} className="border border-line" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
