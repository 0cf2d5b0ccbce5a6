import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Names } from '~/i18n/names';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { cx } from '~/ui/cx';
import { dayOfMonth, weekdayOf } from './days';
import { LunarMark } from './lunar-mark';
import type { CalendarDay, DayEvent } from './month-days';

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
        <Names>{event.title}</Names>
      </Link>
      {days > 1 && <span className="block text-xs text-muted">{t('calendar.day_of', { day, days })}</span>}
    </li>
  );
}

/** One day of the table: by sun and moon, with what takes place on it. */
export function DayCell({ of, today }: { of: CalendarDay; today: string }) {
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
