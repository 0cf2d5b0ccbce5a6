import { useTranslation } from 'react-i18next';
import type { OpeningHours, PlaceDetail } from '~/api/types';
import { cx } from '~/ui/cx';
import { byDays, type DayGroup, type OpeningState, vietnamDate } from './opening';
import { useOpeningState } from './use-opening-state';

interface HoursProps {
  hours: OpeningHours;
  /** Coming days on which it is closed although its week says open. */
  closedOn?: PlaceDetail['closed_on'] | undefined;
}

function useStateWords(): (state: OpeningState) => string {
  const { t } = useTranslation('places');
  return (state) => {
    if (state.open)
      return state.until ? t('hours.open_until', { time: state.until }) : t('hours.open_always');
    if (state.opens === null) return t('hours.closed');
    const { opens: time, inDays, day } = state;
    if (inDays === 0) return t('hours.opens_today', { time });
    if (inDays === 1) return t('hours.opens_tomorrow', { time });
    return t('hours.opens_on', { time, day: t(`hours.on.${day}`) });
  };
}

/** Open or closed at this minute; the word says it, the dot repeats it. */
function OpenNow({ hours, closedOn = [] }: HoursProps) {
  const { t } = useTranslation('places');
  const state = useOpeningState(hours);
  const words = useStateWords();
  if (!state) return null;
  const closed = closedOn.find(({ date }) => date === vietnamDate(new Date()));
  const because = closed && closed.because !== 'weekday' ? closed.because : null;
  const isOpen = state.open && !because;
  return (
    <span className="flex items-baseline gap-2 font-semibold">
      <span
        aria-hidden="true"
        className={cx(
          'size-2.5 shrink-0 rounded-full border-2',
          isOpen ? 'border-jade bg-jade' : 'border-lacquer',
        )}
      />
      <span className="figures">{because ? t(`hours.closed_today.${because}`) : words(state)}</span>
    </span>
  );
}

function useGroupWords() {
  const { t } = useTranslation('places');
  return {
    days: ({ from, to }: DayGroup): string => {
      if (from === to) return t(`hours.day.${from}`);
      if (from === 'mon' && to === 'sun') return t('hours.every_day');
      return t('hours.days', { from: t(`hours.day.${from}`), to: t(`hours.day.${to}`) });
    },
    times: ({ spans }: DayGroup): string => {
      if (spans.length === 0) return t('hours.closed_day');
      const [first] = spans;
      if (first?.opens === '00:00' && first.closes === '24:00') return t('hours.all_day');
      return spans.map((span) => t('hours.span', span)).join(t('hours.and'));
    },
  };
}

/** When a place is open over the week, days with the same hours in one line. */
export function WeekHours({ hours }: { hours: OpeningHours }) {
  const { t } = useTranslation('places');
  const words = useGroupWords();
  return (
    <ul aria-label={t('hours.week')} className="figures">
      {byDays(hours).map((group) => (
        <li key={group.from} className="flex justify-between gap-4">
          <span>{words.days(group)}</span>
          <span className="text-right">{words.times(group)}</span>
        </li>
      ))}
    </ul>
  );
}

/** When a place is open: now, and over the week. */
export function Hours({ hours, closedOn }: HoursProps) {
  const { t } = useTranslation('places');
  return (
    <>
      <OpenNow hours={hours} closedOn={closedOn} />
      <WeekHours hours={hours} />
      <span className="text-sm text-muted">{t('hours.note')}</span>
    </>
  );
}
