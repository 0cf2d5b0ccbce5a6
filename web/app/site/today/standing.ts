import type { Today } from '~/api/types';
import { vietnamNow } from '~/i18n/vietnam-time';
import { openingState } from '~/site/resources/place/opening';

export type TodayPlace = Today['places'][number];

/** How a place stands at a moment; times are `HH:mm`. */
export type Standing =
  /** `until` is null where it has no doors, or never closes. */
  | { is: 'open'; until: string | null }
  | { is: 'soon' | 'later'; at: string }
  /** `lastEntry`: still open, but nobody is let in any more. */
  | { is: 'closed'; because: TodayPlace['days'][number]['because']; lastEntry: string | null }
  | { is: 'unknown' };

/** In the order in which somebody on the road wants to know. */
export const standings = ['open', 'soon', 'later', 'unknown', 'closed'] as const;

/** Minutes ahead that count as soon. */
const SOON = 120;

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Whether what is known of the coming days reaches as far as a moment: a copy kept for the road may be too old. */
export const reaches = (dates: readonly string[], now: Date): boolean =>
  dates.includes(vietnamNow(now).slice(0, 10));

/**
 * Whether a place is open at a moment, or opens later on that day, by the days that are known of it. What began the
 * evening before goes on after midnight, also on a day on which it stays closed.
 */
export function standingOf(place: TodayPlace, dates: readonly string[], now: Date): Standing {
  const [today = '', clock = ''] = vietnamNow(now).split(' ');
  const dayOf = (date: string) => place.days[dates.indexOf(date)];
  const day = dayOf(today);
  const state = openingState((date) => dayOf(date)?.times ?? [], now);
  if (state.open) {
    const { last_admission: last } = place;
    const isTooLate = last !== null && clock.slice(0, 5) > last && (state.until ?? '') > last;
    if (!isTooLate) return { is: 'open', until: state.until };
    return { is: 'closed', because: null, lastEntry: last };
  }
  if (!day || day.state === 'unknown') return { is: 'unknown' };
  if (day.state === 'open' && day.times.length === 0) return { is: 'open', until: null };
  if (state.opens !== null && state.inDays === 0) {
    const wait = minutes(state.opens) - minutes(clock);
    return { is: wait <= SOON ? 'soon' : 'later', at: state.opens };
  }
  return { is: 'closed', because: day.because, lastEntry: null };
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export interface Position {
  lat: number;
  lon: number;
}

/** Kilometres as the crow flies; null where one of the two lies nowhere. */
export function kilometres(
  from: Position | null,
  { lat, lon }: { lat: number | null; lon: number | null },
): number | null {
  if (!from || lat === null || lon === null) return null;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const a =
    half(lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(lat)) * half(lon - from.lon);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(a));
}

export interface Placed {
  place: TodayPlace;
  standing: Standing;
  km: number | null;
}

const drier = { indoors: 0, both: 1, outdoors: 3 } as const;

/** What has a roof first, then what may have one; what is known to have none last. */
const wetness = ({ indoors }: TodayPlace): number => (indoors ? drier[indoors] : 2);

/** When it opens, of what opens later on; the same for all others. */
const opensAt = (standing: Standing): string => ('at' in standing ? standing.at : '');

/**
 * All places as they stand: open ones first, then those that open, the earliest first; in the rain what has a roof, then
 * the nearest, else as editors have them.
 */
export function arrange(
  { places, dates }: Pick<Today, 'places' | 'dates'>,
  now: Date,
  { position = null, isWet = false }: { position?: Position | null; isWet?: boolean } = {},
): Placed[] {
  return places
    .map((place) => ({ place, standing: standingOf(place, dates, now), km: kilometres(position, place) }))
    .sort(
      (a, b) =>
        standings.indexOf(a.standing.is) - standings.indexOf(b.standing.is) ||
        opensAt(a.standing).localeCompare(opensAt(b.standing)) ||
        (isWet ? wetness(a.place) - wetness(b.place) : 0) ||
        (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE),
    );
}
