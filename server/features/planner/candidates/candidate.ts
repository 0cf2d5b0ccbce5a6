import type { Point } from '../../../distance';
import { restaurant } from '../../../place-kinds';
import type { PlanRecord } from '../records/record';
import { usualWithin } from '../records/usual-within';
import { dayMinutes, minutesOf } from '../travel/clock';
import { hasTimes, type Span } from '../travel/opening';
import { wordsOf } from '../understand/text';
import { daylightOf } from './daylight';
import type { Signals } from './signals';
import { visitMinutes, visitTime } from './visit-length';

/** A record that a day can hold, with all that choosing depends on. */
export interface Candidate extends PlanRecord {
  point: Point;
  signals: ReadonlySet<string>;
  rating: number | null;
  ratings: number;
  /** What it costs one person about, VND; an estimate for places, of which only a band is known. */
  price: number;
  isFeatured: boolean;
  /** How well known it is in its city, 0 to 1. */
  fame?: number;
  /** Between when a visit has to lie where hours are not known. */
  daylight: Span;
  /** Folded titles in all languages. */
  names: string[];
}

/** VND for one person at a place of each band. */
const bandPrices = [60_000, 180_000, 450_000, 900_000] as const;

/** Longer than this is an overnight stay, which nobody is given unasked. */
export const longestVisit = 10 * 60;

const between = ['coffee', 'coffee-and-tea', 'sweets', 'snacks', 'rice-cakes', 'tea'];

/** What is had between meals, at any time of day. */
export const isSnack = ({ signals, isMeal }: Pick<Candidate, 'signals' | 'isMeal'>): boolean =>
  isMeal && between.some((signal) => signals.has(signal));

/** What a house serves before all else, where that is nothing to be full of: its signal, as tags have it. */
const snackOf = ({ isMeal, visitor_info }: PlanRecord): 'coffee' | 'sweets' | null => {
  const first = isMeal ? visitor_info?.diet?.main?.[0] : undefined;
  return first === 'coffee' || first === 'sweets' ? first : null;
};

/** Whether it is sweet: had in the afternoon or after supper, and by nobody at nine in the morning. */
export const isSweet = ({ signals, isMeal }: Pick<Candidate, 'signals' | 'isMeal'>): boolean =>
  isSnack({ signals, isMeal }) && signals.has('sweets') && !signals.has('coffee');

/**
 * How long people stay where the doors are never open so long at a stretch: as long as they are, if that is enough for
 * a short visit.
 */
const withinDoors = ({ doors, visitor_info }: PlanRecord, minutes: number): number => {
  const short = visitor_info?.duration?.short_minutes;
  const hours = Object.values(doors?.opening_hours ?? {}).flat();
  if (short === undefined || hours.length === 0) return minutes;
  const longest = Math.max(
    ...hours.map(({ opens, closes }) => {
      const [start, end] = [minutesOf(opens), minutesOf(closes)];
      return end > start ? end - start : end + dayMinutes - start;
    }),
  );
  return longest < minutes && longest >= short ? longest : minutes;
};

/** A record and its signals together; `null` for one without a place on the map. */
export const candidateOf = (record: PlanRecord, known: Signals): Candidate | null => {
  if (!record.point) return null;
  const snack = snackOf(record);
  const signals = new Set(snack ? [...known.signals, snack] : known.signals);
  const isPlace = record.kind === 'resource';
  const isMeal = record.isMeal && !signals.has('markets') && !signals.has('cooking');
  const sightMinutes = isPlace && record.resource_type !== restaurant;
  const band = known.band === null ? null : (bandPrices[known.band - 1] ?? null);
  // A pagoda that is fine at sunset is open all day, and a beach that sees the sun rise is there after breakfast as well.
  const told = visitTime(
    new Set(
      [...signals].filter(
        (signal) => !(signal === 'sunset' && hasTimes(record.doors)) && !(signal === 'sunrise' && isPlace),
      ),
    ),
  );
  const { doors } = record;
  const usual =
    record.usual ??
    (doors && hasTimes(doors) && !doors.visitor_info.occurs?.starts
      ? usualWithin(told, doors, record.minutes)
      : hasTimes(doors)
        ? null
        : told);
  return {
    ...record,
    point: record.point,
    signals,
    isMeal,
    usual,
    daylight: daylightOf({ ...record, usual, isMeal, signals }),
    minutes: withinDoors(
      record,
      sightMinutes && !record.duration_minutes ? visitMinutes(signals, record.minutes) : record.minutes,
    ),
    rating: known.rating,
    ratings: known.ratings,
    price: record.price_from ?? band ?? 0,
    isFeatured: known.isFeatured,
    names: known.titles.map(wordsOf),
  };
};
