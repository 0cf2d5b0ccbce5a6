import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import { dayOfMonth, weekdayOf } from './days';
import { LunarMark } from './lunar-mark';
import type { CalendarDay } from './month-days';
import { useEventWords } from './use-event-words';

interface CalendarAgendaProps {
  days: CalendarDay[];
  today: string;
  label: string;
}

/** The same days as the table, one below the other. */
export function CalendarAgenda({ days, today, label }: CalendarAgendaProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { shortWeekday } = useEventWords();
  return (
    <ol aria-label={label} className="border-t-2 border-ink lg:hidden print:hidden">
      {days.map(({ date, lunar_date, events }) => {
        const weekday = weekdayOf(date);
        const isToday = date === today;
        return (
          <li
            key={date}
            aria-current={isToday ? 'date' : undefined}
            className={cx(
              'grid grid-cols-[5rem_3.25rem_1fr] items-baseline gap-x-3 border-b border-line px-1 py-1.5',
              weekday === 7 && 'border-b-ink',
              isToday && 'bg-jade-wash',
            )}
          >
            <time
              dateTime={date}
              className={cx('flex items-baseline gap-2', weekday === 7 && 'text-lacquer')}
            >
              <span className="w-8 text-xs">{shortWeekday(weekday)}</span>
              <span className="display text-lg">{dayOfMonth(date)}</span>
            </time>
            <LunarMark date={lunar_date} />
            <div className="min-w-0">
              {isToday && <span className="kicker">{t('calendar.today')}</span>}
              <ul>
                {events.map(({ event, day, days: length }) => (
                  <li key={event.id}>
                    <Link
                      to={sitePaths.event(language, event.slug)}
                      className="link-quiet block py-1 leading-snug font-semibold"
                    >
                      <Names>{event.title}</Names>
                    </Link>
                    <span className="block pb-1 text-sm text-muted">
                      {event.city?.title ?? event.venue}
                      {length > 1 && ` · ${t('calendar.day_of', { day, days: length })}`}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
