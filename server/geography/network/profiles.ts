import type { Leg } from './shapes';

/** Kinds of ways that people choose between. `boat` only where no bridge leads. */
export const means = ['car', 'motorbike', 'coach', 'train', 'flight'] as const;
export type Means = (typeof means)[number];

/** Means as legs are looked for: `known_coach` takes coaches of which somebody tells wherever there are some. */
export type Search = Means | 'known_coach';

/** Minutes before a leg and after it: getting on, checking in, waiting for luggage. */
export const waitFor = ({
  mode,
  perDay,
}: Pick<Leg, 'mode' | 'perDay'>): { before: number; after: number } => {
  if (mode === 'flight') return { before: 90, after: 20 };
  if (mode === 'train') return { before: 20, after: 5 };
  if (mode === 'coach' || mode === 'sleeper') return { before: 15, after: 0 };
  if (mode === 'cable_car') return { before: 10, after: 0 };
  if (mode === 'speedboat') return { before: 25, after: 5 };
  if (mode === 'ferry') return { before: (perDay ?? 0) >= 10 ? 12 : 25, after: 3 };
  return { before: 0, after: 0 };
};

const withWait = (leg: Leg): number => {
  const { before, after } = waitFor(leg);
  return before + leg.minutes + after;
};

/** A coach from stop to stop and a motorbike on the old road take that much longer than a car. */
export const coachFactor = 1.25;
/** A coach that goes through is worth waiting for: changing from one to the next takes longer than it seems. */
const changingCoaches = 1.4;
/** So dear is a road without a known coach, to who looks for coaches that are known. */
const unknownCoaches = 4;
const motorbikeFactor = 1.3;
/** Motorbikes keep off motorways, which are not there for them. */
const besideMotorway = 1.5;

export const motorbikeMinutes = ({ minutes, source }: Pick<Leg, 'minutes' | 'source'>): number =>
  minutes * (source.road === 'motorway' ? besideMotorway : motorbikeFactor);

const isWater = ({ mode }: Leg): boolean => mode === 'ferry' || mode === 'speedboat' || mode === 'cable_car';

/** Up to this far people take a taxi to a station or an airport. */
export const taxiKm = 45;

/** What is wanted of a way: which legs are taken at what cost, and of which it needs one. */
export interface Profile {
  costOf: (leg: Leg) => number | null;
  isMain: ((leg: Leg) => boolean) | null;
}

const isCoach = ({ mode }: Leg): boolean => mode === 'coach' || mode === 'sleeper';

/** Without a car of one's own: by any boat, and by coach or taxi on the road. Coaches are weighed as the road they go on. */
const afoot = (leg: Leg, roadFactor: number): number | null => {
  if (isWater(leg)) return withWait(leg);
  if (isCoach(leg)) return (leg.minutes / coachFactor) * roadFactor;
  return leg.mode === 'car' ? leg.minutes * roadFactor : null;
};

/** Trains that meet are rare: who changes loses that much beside getting on again, minutes. */
export const changingTrains = 90;

/** Who takes the train wants to be on it, though the road may be faster; who flies wants the airport near. */
const besidesTrain = 2.5;
const besidesFlight = 1.25;

const profiles: Record<Search, Profile> = {
  car: {
    costOf: (leg) => (leg.mode === 'car' || leg.takesCars ? withWait(leg) : null),
    isMain: null,
  },
  motorbike: {
    costOf: (leg) => {
      if (leg.mode === 'car') return leg.noMotorbikes ? null : motorbikeMinutes(leg);
      return leg.takesCars ? withWait(leg) : null;
    },
    isMain: null,
  },
  coach: {
    costOf: (leg) => (isCoach(leg) ? withWait(leg) : afoot(leg, changingCoaches)),
    isMain: null,
  },
  known_coach: {
    costOf: (leg) => (isCoach(leg) ? withWait(leg) : afoot(leg, unknownCoaches)),
    isMain: null,
  },
  train: {
    costOf: (leg) => (leg.mode === 'train' ? withWait(leg) + changingTrains : afoot(leg, besidesTrain)),
    isMain: (leg) => leg.mode === 'train',
  },
  flight: {
    costOf: (leg) => (leg.mode === 'flight' ? withWait(leg) : afoot(leg, besidesFlight)),
    isMain: (leg) => leg.mode === 'flight',
  },
};

/** The profile of some means in a month; without one, whatever the season. */
export const profileOf = (one: Search, month: number | null): Profile => {
  const { costOf, isMain } = profiles[one];
  return {
    isMain,
    costOf: (leg) => (month !== null && leg.months && !leg.months.includes(month) ? null : costOf(leg)),
  };
};
