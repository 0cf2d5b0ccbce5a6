import { changingTrains, coachFactor, type Means, motorbikeMinutes, taxiKm, waitFor } from './profiles';
import type { Leg, Mode, Source, State } from './shapes';

/** A part of a way that is gone without a change. */
export interface WayLeg {
  /** Id of a node; `null` for the point that was asked about. */
  from: string | null;
  to: string | null;
  mode: Mode;
  km: number;
  /** On the way itself. */
  minutes: number;
  /** Before it and after it: getting on, checking in, waiting. */
  wait: number;
  /** VND for one adult, rough; for a car, the car with its driver. `null` where it is unknown. */
  price: { from: number; to: number } | null;
  night: boolean;
  seaMonths: readonly number[];
  isRare: boolean;
  /** Worked out from the road: nobody says that a coach goes through here. */
  isReckoned: boolean;
  closedOn: 'tuesday' | null;
  name: Leg['name'];
  source: Source;
  state: State;
}

/** A road that the network knows or that was worked out for a point. */
export interface Road {
  from: string | null;
  to: string | null;
  km: number;
  minutes: number;
  source: Source;
  state: State;
}

/** What a car with a driver, and a seat in a coach, cost for each kilometre, VND. */
const carRate = { from: 10_000, to: 15_000, least: 30_000 } as const;
const coachRate = { from: 900, to: 1500, least: 20_000 } as const;

const rated = (km: number, { from, to, least }: { from: number; to: number; least: number }) => {
  const round = (value: number) => Math.round(Math.max(least, value) / 10_000) * 10_000;
  return { from: round(km * from), to: round(km * to) };
};

/** As far as people walk with a suitcase. */
const walkKm = 1;
const walkSpeed = 4.5;

/** Whether a coach or minibus is taken for so many kilometres of road, instead of a taxi. */
const isByCoach = (means: Means, km: number): boolean =>
  means === 'coach' ? km > 12 : means !== 'car' && means !== 'motorbike' && km > taxiKm;

const worst = (states: readonly State[]): State =>
  states.includes('estimated') ? 'estimated' : states.includes('second_hand') ? 'second_hand' : 'checked';

/** Riders keep to the old road, of which the times on the motorway beside it say nothing. */
const besideMotorways: Source = {
  id: 'beside-motorways',
  name: {
    en: 'worked out for the old roads, which motorbikes keep to',
    vi: 'ước tính theo đường cũ dành cho xe máy',
  },
  checked_on: '2026-11-24',
  state: 'estimated',
};

/** A run of roads as one leg, by what somebody drives who goes by these means. */
const roadLeg = (run: readonly Road[], means: Means): WayLeg | null => {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return null;
  const km = run.reduce((sum, road) => sum + road.km, 0);
  const byCar = run.reduce((sum, { minutes }) => sum + minutes, 0);
  const longest = run.reduce((most, road) => (road.minutes > most.minutes ? road : most));
  const base = {
    from: first.from,
    to: last.to,
    km,
    wait: 0,
    night: false,
    seaMonths: [],
    isRare: false,
    isReckoned: true,
    closedOn: null,
    name: null,
    source: longest.source,
    state: worst(run.map(({ state }) => state)),
  } as const;
  if (km <= walkKm && means !== 'motorbike' && means !== 'car')
    return { ...base, mode: 'walk', minutes: (km / walkSpeed) * 60, price: null };
  if (means === 'motorbike') {
    const minutes = run.reduce((sum, road) => sum + motorbikeMinutes(road), 0);
    const source = longest.source.road === 'motorway' ? besideMotorways : longest.source;
    return { ...base, mode: 'motorbike', minutes, price: null, source, state: 'estimated' };
  }
  if (!isByCoach(means, km)) return { ...base, mode: 'car', minutes: byCar, price: rated(km, carRate) };
  const wait = waitFor({ mode: 'coach', perDay: null }).before;
  // Whether there is one with beds by night, nobody tells.
  return { ...base, mode: 'coach', minutes: byCar * coachFactor, wait, price: rated(km, coachRate) };
};

const otherLeg = (leg: Leg): WayLeg => {
  const { before, after } = waitFor(leg);
  const { from, to, mode, km, minutes, price, night, seaMonths, isRare, closedOn, name, source, state } = leg;
  return {
    from,
    to,
    mode,
    km,
    minutes,
    wait: before + after,
    price,
    night,
    seaMonths,
    isRare,
    isReckoned: false,
    closedOn,
    name,
    source,
    state,
  };
};

/** Legs as travellers see them: roads that follow each other are one ride. */
export const assembled = (legs: readonly (Leg | Road)[], means: Means): WayLeg[] => {
  const found: WayLeg[] = [];
  let run: Road[] = [];
  const endRun = () => {
    const road = roadLeg(run, means);
    if (road) found.push(road);
    run = [];
  };
  for (const leg of legs) {
    if (!('mode' in leg) || leg.mode === 'car') run.push(leg);
    else {
      endRun();
      const isChange = leg.mode === 'train' && found.at(-1)?.mode === 'train';
      const other = otherLeg(leg);
      found.push(isChange ? { ...other, wait: other.wait + changingTrains } : other);
    }
  }
  endRun();
  return found;
};

/** The source of what is worked out from a distance. */
export const workedOut: Source = {
  id: 'worked-out',
  name: { en: 'worked out from the distance', vi: 'ước tính theo khoảng cách' },
  checked_on: '2026-11-24',
  state: 'estimated',
};
