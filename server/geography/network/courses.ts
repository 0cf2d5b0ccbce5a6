import type { Point } from '../../distance';
import { placeById } from '../gazetteer';
import { network } from './load';
import { readFiles } from './read';

/** A line on the map from node to node, both of them on it. */
export interface Stretch {
  from: string;
  to: string;
  line: readonly Point[];
}

interface Known {
  /** Stops of every train, in their order. */
  trains: readonly (readonly string[])[];
  /** What lies between two nodes, by "from to". */
  between: ReadonlyMap<string, readonly Point[]>;
}

const load = (): Known => {
  const { courses, trains } = readFiles();
  const between = courses.flatMap(({ from, to, via = [], points = [] }) => {
    const passed = [
      ...via.map((id): Point => {
        const place = placeById(id);
        if (!place) throw new Error(`courses.yaml: the gazetteer has no ${id}`);
        return { lat: place.lat, lon: place.lon };
      }),
      ...points.map(([lat, lon]): Point => ({ lat, lon })),
    ];
    return [[`${from} ${to}`, passed] as const, [`${to} ${from}`, passed.toReversed()] as const];
  });
  return { trains: trains.map(({ stops }) => stops.map(({ at }) => at)), between: new Map(between) };
};

let known: Known | undefined;
const read = (): Known => {
  known ??= load();
  return known;
};

const at = (id: string): Point[] => {
  const node = network().nodes.get(id);
  return node ? [{ lat: node.lat, lon: node.lon }] : [];
};

/** The line from one node to the next, by the places that it is known to pass. */
export const courseBetween = (from: string, to: string): Point[] => [
  ...at(from),
  ...(read().between.get(`${from} ${to}`) ?? []),
  ...at(to),
];

/** The stations on the rails from one to another: those of the train that calls at most of them. */
export const stationsBetween = (from: string, to: string): readonly string[] =>
  read().trains.reduce<readonly string[]>(
    (most, stops) => {
      const [first, last] = [stops.indexOf(from), stops.indexOf(to)];
      if (first < 0 || last < 0 || Math.abs(last - first) < most.length) return most;
      return first < last ? stops.slice(first, last + 1) : stops.slice(last, first + 1).toReversed();
    },
    [from, to],
  );

const pairs = (stops: readonly string[]): (readonly [string, string])[] =>
  stops.slice(1).map((stop, index) => [stops[index] ?? stop, stop] as const);

/** The railways, each piece between two stations once. */
export const railways = (): Stretch[] => {
  const pieces = read()
    .trains.flatMap(pairs)
    .flatMap(([from, to]) => pairs(stationsBetween(from, to)))
    .map(([from, to]) => [`${from} ${to}`, from, to] as const);
  return [...new Map(pieces.map((piece) => [piece[0], piece])).values()].map(([, from, to]) => ({
    from,
    to,
    line: courseBetween(from, to),
  }));
};
