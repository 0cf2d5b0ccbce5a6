import { useTranslation } from 'react-i18next';
import type { OpeningHours, PlaceDetail } from '~/api/types';
import { useMonths } from '~/i18n/use-months';
import { Fact } from '~/site/detail/facts';
import { EstimateMark } from '~/site/visitor/estimate-mark';
import { knownInfo } from '~/site/visitor/known-info';
import { NotNowLine } from '~/site/visitor/not-now';
import { cx } from '~/ui/cx';
import {
  byDays,
  type DayGroup,
  type OpeningState,
  openingState,
  type Season,
  seasonsFrom,
  seasonsOf,
  spansOn,
  vietnamDate,
} from './opening';
import { useNow } from './use-now';

type ClosedOn = PlaceDetail['closed_on'];

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

interface OpenNowProps {
  seasons: readonly Season[];
  /** Coming days on which it is closed although its week says open. */
  closedOn: ClosedOn;
  now: Date;
}

/** Open or closed at this minute; the word says it, the dot repeats it. */
function OpenNow({ seasons, closedOn, now }: OpenNowProps) {
  const { t } = useTranslation('places');
  const words = useStateWords();
  const closedBy = (day: string) => closedOn.find(({ date }) => date === day);
  const state = openingState((date) => (closedBy(date) ? [] : spansOn(seasons, date)), now);
  const because = closedBy(vietnamDate(now))?.because;
  const isTold = !state.open && because && because !== 'weekday';
  return (
    <span className="flex items-baseline gap-2 font-semibold">
      <span
        aria-hidden="true"
        className={cx(
          'size-2.5 shrink-0 rounded-full border-2',
          state.open ? 'border-jade bg-jade' : 'border-lacquer',
        )}
      />
      <span className="figures">{isTold ? t(`hours.closed_today.${because}`) : words(state)}</span>
    </span>
  );
}

/** Days of a week with the same hours, in words. */
export function useGroupWords() {
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
export function WeekHours({ hours, label }: { hours: OpeningHours; label?: string | undefined }) {
  const { t } = useTranslation('places');
  const words = useGroupWords();
  return (
    <ul aria-label={label ? `${t('hours.week')}, ${label}` : t('hours.week')} className="figures">
      {byDays(hours).map((group) => (
        <li key={group.from} className="flex justify-between gap-4">
          <span>{words.days(group)}</span>
          <span className="text-right">{words.times(group)}</span>
        </li>
      ))}
    </ul>
  );
}

type Opened = Pick<PlaceDetail, 'visitor_info' | 'closed_on' | 'as_of' | 'not_now'>;

interface HoursProps {
  hours: OpeningHours;
  of: Opened;
}

/** When a place is open: now, over the week of this season, and over those of the others. */
function Hours({ hours, of }: HoursProps) {
  const { t } = useTranslation('places');
  const months = useMonths();
  const now = useNow();
  const seasons = seasonsOf(hours, knownInfo(of.visitor_info).hours);
  const [current, ...others] = seasonsFrom(seasons, now ? vietnamDate(now) : of.as_of);
  const label = others.length > 0 && current ? months.spans(current.months) : undefined;
  return (
    <>
      <NotNowLine record={of} />
      {now && !of.not_now && <OpenNow seasons={seasons} closedOn={of.closed_on} now={now} />}
      {label && <span className="block text-sm text-muted first-letter:uppercase">{label}</span>}
      {current && <WeekHours hours={current.week} label={label} />}
      {others.map(({ begins, week }) => {
        const from = t('hours.season_from', { month: months.long(begins) });
        return (
          <div key={begins} className="mt-1.5 text-muted">
            <span className="block text-sm">{from}</span>
            <WeekHours hours={week} label={from} />
          </div>
        );
      })}
      <span className="text-sm text-muted">
        {t('hours.note')}
        {of.visitor_info.hours?.state === 'estimated' && <EstimateMark leads />}
      </span>
    </>
  );
}

/** The hours among the facts of a page; also of what has none, while it is away. */
export function HoursFact({ of }: { of: Opened & { opening_hours: OpeningHours | null } }) {
  const { t } = useTranslation('places');
  const { opening_hours, not_now } = of;
  if (!opening_hours && !not_now) return null;
  return (
    <Fact label={t('hours.title')} wide>
      {opening_hours ? <Hours hours={opening_hours} of={of} /> : <NotNowLine record={of} />}
    </Fact>
  );
}
