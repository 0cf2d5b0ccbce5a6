import { cx } from '~/ui/cx';
import { DayCell } from './day-cell';
import { weekdayOf } from './days';
import type { CalendarDay } from './month-days';
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
