import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import { sitePaths } from '~/site/paths';
import { buttonStyle } from '~/ui/button-style';
import { Icon } from '~/ui/icon';
import { weekdayOf } from './days';
import type { EventData } from './event-data.server';
import { isAwaited } from './is-awaited';
import { useEventWords } from './use-event-words';

/** When it was held last, of an event whose next dates nobody has announced. */
function LastTime({ event, today }: Pick<EventData, 'event' | 'today'>) {
  const { t } = useTranslation('events');
  const { fullDay, distance } = useEventWords();
  const { start_date, end_date } = event;
  const days = { from: fullDay(start_date), to: fullDay(end_date) };
  return (
    <section aria-label={t('detail.when')} className="border-t-4 border-jade bg-surface p-6">
      <p className="font-semibold text-lacquer">{distance(event, today)}</p>
      <p className="mt-2">
        {start_date === end_date ? t('detail.last_day', { day: days.from }) : t('detail.last_span', days)}
      </p>
    </section>
  );
}

/** The dates by the sun, and by the moon where that sets them, as on the leaf of a calendar, and the way into one's own. */
export function EventWhen({ event, today }: Pick<EventData, 'event' | 'today'>) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { weekday, dayAndMonth, fullDay, lunarDay, distance } = useEventWords();
  const { slug, start_date, end_date, is_lunar, lunar_date, next_on } = event;
  if (isAwaited(event, today)) return <LastTime event={event} today={today} />;
  return (
    <section aria-label={t('detail.when')} className="border-t-4 border-jade bg-surface p-6">
      <p className="font-semibold text-lacquer">{distance(event, today)}</p>
      <p className="mt-2">
        <time dateTime={start_date}>
          <span className="block">{weekday(weekdayOf(start_date))}</span>{' '}
          <span className="display block text-2xl">{dayAndMonth(start_date)}</span>
        </time>
      </p>
      {next_on?.starts && (
        <p className="figures mt-1">{next_on.ends ? `${next_on.starts}–${next_on.ends}` : next_on.starts}</p>
      )}
      {end_date !== start_date && (
        <p className="mt-1">
          {t('detail.until')} <time dateTime={end_date}>{fullDay(end_date)}</time>
        </p>
      )}
      {is_lunar && (
        <p className="mt-4 flex items-start gap-2 border-t border-line pt-4 text-sm">
          <Icon name="moon" className="mt-1 text-muted" />
          <span className="first-letter:uppercase">{lunarDay(lunar_date)}</span>
        </p>
      )}
      <a
        href={sitePaths.eventFile(language, slug)}
        download
        data-print="hide"
        className={buttonStyle('secondary', 'medium', 'mt-5')}
      >
        <Icon name="calendar" />
        {t('detail.add')}
      </a>
    </section>
  );
}
