import { distanceKm } from '../../distance';
import { airportOf } from '../air/airports';
import { blockMinutes } from '../air/block-time';
import { domesticPairs } from '../air/domestic';
import { type Files, prepareFiles, readFiles } from './read';
import type { Island, Leg, Node, Source } from './shapes';

/** Where people can be, and the legs between, each in both directions. */
export interface Network {
  nodes: ReadonlyMap<string, Node>;
  legs: readonly Leg[];
  islands: readonly Island[];
}

const plain = {
  perDay: null,
  price: null,
  months: null,
  seaMonths: [],
  night: false,
  isRare: false,
  takesCars: false,
  noMotorbikes: false,
  closedOn: null,
  name: null,
} as const;

const bothWays = (leg: Leg): Leg[] => [leg, { ...leg, from: leg.to, to: leg.from }];

/** A coach of so many minutes is one with beds where it leaves at night. */
const bedMinutes = 330;

const sourceIn =
  ({ sources }: Files) =>
  (id: string): Source => {
    const source = sources.get(id);
    if (!source) throw new Error(`no source ${id}`);
    return source;
  };

const nodesOf = ({ nodes, airports }: Files): Node[] => [
  ...nodes.map(
    ({ id, kind, name, en = name, lat, lon, destination = null, land = null }): Node => ({
      id,
      kind,
      name,
      en,
      lat,
      lon,
      destination,
      land,
    }),
  ),
  ...airports.map(({ code, land = null }): Node => {
    const { name, lat, lon } = airportOf(code);
    const id = code.toLowerCase();
    return {
      id,
      kind: 'airport',
      name: `Sân bay ${name}`,
      en: `${name} airport`,
      lat,
      lon,
      destination: null,
      land,
    };
  }),
];

/** Roads, and the ways from towns to their stations and airports. */
const roadLegs = (files: Files): Leg[] => {
  const source = sourceIn(files);
  const road = (known: Omit<Files['roads'][number], 'source'>, by: string): Leg[] => {
    const { from, to, km, minutes, state, no_motorbikes: noMotorbikes = false } = known;
    const found = source(by);
    const told = { source: found, state: state ?? found.state };
    return bothWays({ ...plain, from, to, mode: 'car', km, minutes, noMotorbikes, ...told });
  };
  const stations = files.nodes.map(({ id, serves = [] }) => ({ id, serves }));
  const airports = files.airports.map(({ code, serves }) => ({ id: code.toLowerCase(), serves }));
  return [
    ...files.roads.flatMap(({ source: by, ...known }) => road(known, by)),
    ...[...stations, ...airports].flatMap(({ id, serves }) =>
      serves.flatMap(({ town, km, minutes }) => road({ from: town, to: id, km, minutes }, 'main-road')),
    ),
  ];
};

const boatLegs = (files: Files): Leg[] =>
  files.boats.flatMap((boat): Leg[] => {
    const source = sourceIn(files)(boat.source);
    return bothWays({
      ...plain,
      from: boat.from,
      to: boat.to,
      mode: boat.mode,
      km: boat.km,
      minutes: boat.minutes,
      perDay: boat.per_day,
      price: { from: boat.price_from, to: boat.price_to },
      months: boat.months ?? null,
      seaMonths: boat.sea_months ?? [],
      takesCars: boat.takes_cars ?? false,
      closedOn: boat.closed_on ?? null,
      source,
      state: boat.state ?? source.state,
    });
  });

const coachLegs = (files: Files): Leg[] =>
  files.coaches.flatMap((coach): Leg[] => {
    const source = sourceIn(files)(coach.source);
    const night = coach.night === true && coach.minutes >= bedMinutes;
    return bothWays({
      ...plain,
      from: coach.from,
      to: coach.to,
      mode: night ? 'sleeper' : 'coach',
      km: coach.km,
      minutes: coach.minutes,
      perDay: coach.per_day,
      price: { from: coach.price_from, to: coach.price_to },
      night,
      source,
      state: coach.state ?? source.state,
    });
  });

/** A journey from late evening to morning: shorter ones are gone by day, longer ones by day and night. */
const nightRide = { least: 360, most: 1260 } as const;

const hundreds = (value: number): number => Math.round(value / 10_000) * 10_000;

/** From every stop of a train to every later one, and back. */
const trainLegs = (files: Files): Leg[] =>
  files.trains.flatMap(({ stops, price, source: by, ...train }) => {
    const source = sourceIn(files)(by);
    return stops.flatMap((first, index) =>
      stops.slice(index + 1).flatMap((last): Leg[] => {
        const [km, minutes] = [last.km - first.km, last.minutes - first.minutes];
        const { least, most } = nightRide;
        return bothWays({
          ...plain,
          from: first.at,
          to: last.at,
          mode: 'train',
          km,
          minutes,
          perDay: train.per_day,
          price: {
            from: hundreds(price.base + km * price.per_km_from),
            to: hundreds(price.base + km * price.per_km_to),
          },
          night: train.has_nights === true && minutes >= least && minutes <= most,
          isRare: train.is_rare ?? false,
          name: train.name,
          source,
          state: train.state,
        });
      }),
    );
  });

/** What a flight of so many kilometres usually costs, from early and light to late and with a suitcase. */
const fare = (km: number, isTurboprop: boolean): Leg['price'] =>
  isTurboprop
    ? { from: 900_000, to: 1_900_000 }
    : { from: hundreds(500_000 + km * 350), to: hundreds(1_400_000 + km * 1100) };

/** The direct flights of the timetable: there is no other list of them. */
const flightLegs = (files: Files): Leg[] => {
  const usual = sourceIn(files)('flights');
  const others = files.flights.flatMap(({ from, to, source: by }) => {
    const source = sourceIn(files)(by);
    return [[`${from} ${to}`, source] as const, [`${to} ${from}`, source] as const];
  });
  const sources = new Map(others);
  return domesticPairs().map(({ from, to, perDay, isTurboprop }): Leg => {
    const [start, end] = [airportOf(from), airportOf(to)];
    const km = Math.round(distanceKm(start, end));
    const source = sources.get(`${from} ${to}`) ?? usual;
    return {
      ...plain,
      from: from.toLowerCase(),
      to: to.toLowerCase(),
      mode: 'flight',
      km,
      minutes: blockMinutes(start, end, isTurboprop),
      perDay,
      price: fare(km, isTurboprop),
      source,
      state: source.state,
    };
  });
};

const load = (): Network => {
  const files = readFiles();
  const nodes = new Map(nodesOf(files).map((node) => [node.id, node]));
  const legs = [
    ...roadLegs(files),
    ...coachLegs(files),
    ...boatLegs(files),
    ...trainLegs(files),
    ...flightLegs(files),
  ];
  for (const { from, to } of legs)
    if (!nodes.has(from) || !nodes.has(to)) throw new Error(`a leg from ${from} to ${to} leads nowhere`);
  return { nodes, legs, islands: files.islands };
};

let loaded: Network | undefined;

/** The network, read once. @throws Error that says what is wrong with a file */
export const network = (): Network => {
  loaded ??= load();
  return loaded;
};

/** Reads the network beforehand, in small steps. */
export const prepareNetwork = async (): Promise<void> => {
  await prepareFiles();
  network();
};
