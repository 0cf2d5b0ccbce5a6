import { useTranslation } from 'react-i18next';
import type { EventDetail, EventTime } from '~/api/types';
import { useEventWords } from './use-event-words';

interface EventNextTimesProps {
  event: Pick<EventDetail, 'next_on'>;
  times: EventTime[];
}

/** The next single days on which an event takes place, such as the coming full moons. */
export function EventNextTimes({ event: { next_on }, times }: EventNextTimesProps) {
  const { t } = useTranslation('events');
  const { fullDay, lunarDay } = useEventWords();
  if (times.length < 2) return null;
  return (
    <section aria-labelledby="next-times" className="mt-14 border-t-2 border-ink pt-4">
      <h2 id="next-times" className="text-2xl">
        {t('detail.next_times')}
      </h2>
      <ul className="mt-4">
        {times.map(({ start_date, lunar_date }) => (
          <li key={start_date} className="border-b border-line py-2">
            <time dateTime={start_date} className="block">
              {fullDay(start_date)}
              {next_on?.starts && `, ${next_on.starts}`}
            </time>
            <span className="block text-sm text-muted first-letter:uppercase">{lunarDay(lunar_date)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
