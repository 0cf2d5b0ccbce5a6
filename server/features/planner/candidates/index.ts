import { distanceKm } from '../../../distance';
import type { ReadContext } from '../../../kernel/entity';
import { isAboutFood } from '../days/diets';
import type { PlanRequest } from '../plan-shapes';
import { readPlanRecords } from '../records/read';
import { recordKey } from '../records/record';
import { transferFor } from '../travel/transfer';
import { type Candidate, candidateOf } from './candidate';
import type { PlannerCity } from './cities';
import { readFame } from './fame';
import { holdsSignal, readHolds } from './holds';
import { readSignals } from './signals';

/** So far from a city a stop can be and still belong to a day in it. */
const dayTripKm = 60;

/** What there is to choose from, by the city whose days it suits. */
export interface Pool {
  all: ReadonlyMap<string, Candidate>;
  /** Its own records, and those of neighbours that are near enough. */
  of(city: PlannerCity): Candidate[];
}

/** So long a way there and as long back leave something of the day between, minutes. */
const dayTripMinutes = 100;

/** Cities around one that people go to for a day: near on the road, and not only as the crow flies. */
const isDayTrip = (from: PlannerCity, to: PlannerCity): boolean =>
  distanceKm(from, to) <= dayTripKm && transferFor({}, from, to).minutes <= dayTripMinutes;

const neighbours = (chosen: readonly PlannerCity[], cities: readonly PlannerCity[]): PlannerCity[] =>
  cities.filter((city) => !chosen.includes(city) && chosen.some((other) => isDayTrip(other, city)));

/** What candidates there are, by the city whose days they suit. */
export const poolOf = (
  candidates: readonly Candidate[],
  chosen: readonly PlannerCity[],
  around: readonly PlannerCity[],
): Pool => {
  const chosenIds = new Set(chosen.map(({ id }) => id));
  return {
    all: new Map(candidates.map((candidate) => [recordKey(candidate), candidate])),
    of: (city) => {
      const near = new Set(around.filter((other) => isDayTrip(city, other)).map(({ id }) => id));
      return candidates.filter(({ city_id, point }) => {
        if (distanceKm(point, city) > dayTripKm + 40) return false;
        if (city_id === city.id) return true;
        const isOpen = city_id === null || (!chosenIds.has(city_id) && near.has(city_id));
        return isOpen && distanceKm(point, city) <= dayTripKm;
      });
    },
  };
};

/** What is eaten, marked with what its texts say is in it; read for those only who leave something out. */
const withHeld = async (
  { db }: Pick<ReadContext, 'db'>,
  candidates: readonly Candidate[],
  diets: readonly unknown[],
): Promise<readonly Candidate[]> => {
  if (diets.length === 0) return candidates;
  const holds = await readHolds(db, candidates.filter(isAboutFood));
  return candidates.map((candidate) => {
    const found = holds.get(recordKey(candidate)) ?? [];
    return found.length === 0
      ? candidate
      : { ...candidate, signals: new Set([...candidate.signals, ...found.map(holdsSignal)]) };
  });
};

/**
 * Reads what there is to see and do in the chosen cities and next to them. Six queries at most, and one for those who
 * leave something out.
 */
export const readPool = async (
  context: Pick<ReadContext, 'db' | 'language'>,
  chosen: readonly PlannerCity[],
  cities: readonly PlannerCity[],
  { diets = [] }: Pick<PlanRequest, 'diets'> = {},
): Promise<Pool> => {
  const around = [...chosen, ...neighbours(chosen, cities)];
  const signals = await readSignals(
    context.db,
    context.language,
    around.map(({ id }) => id),
  );
  const [records, fameOf] = await Promise.all([
    readPlanRecords(context, signals),
    readFame(
      context.db,
      around.map(({ id }) => id),
    ),
  ]);
  const candidates = signals.flatMap((known) => {
    const record = records.get(recordKey(known));
    const candidate = record && candidateOf(record, known);
    return candidate ? [{ ...candidate, fame: fameOf(candidate.city_id, candidate.names) }] : [];
  });
  return poolOf(await withHeld(context, candidates, diets), chosen, around);
};
