import type { Point } from '../../distance';
import type { WayLeg } from './assemble';
import { courseBetween, stationsBetween } from './courses';
import { approaches, type Place, pointOf } from './ends';
import { cheapest, type End } from './graph';
import { network } from './load';
import { type Means, profileOf } from './profiles';
import { waysBetween } from './ways';

/** What a piece of a way is gone on. */
export const courseKinds = ['road', 'railway', 'boat', 'cable_car', 'flight'] as const;

/** A piece of a way as a line on the map. */
export interface CoursePiece {
  kind: (typeof courseKinds)[number];
  line: Point[];
}

const kindOf: Record<WayLeg['mode'], CoursePiece['kind']> = {
  train: 'railway',
  flight: 'flight',
  ferry: 'boat',
  speedboat: 'boat',
  cable_car: 'cable_car',
  coach: 'road',
  sleeper: 'road',
  car: 'road',
  motorbike: 'road',
  walk: 'road',
};

/** Lines that follow each other as one, without the points where they meet twice. */
const joined = (lines: readonly (readonly Point[])[]): Point[] =>
  lines.flat().filter((point, index, all) => {
    const before = all[index - 1];
    return !before || before.lat !== point.lat || before.lon !== point.lon;
  });

const endsAt = (node: string | null, place: Place): End[] =>
  node === null
    ? approaches(place).map(({ node: near, minutes }) => ({ node: near, cost: minutes }))
    : [{ node, cost: 0 }];

const at = (node: string | null, place: Place): Point[] => {
  const point = node === null ? pointOf(place) : network().nodes.get(node);
  return point ? [{ lat: point.lat, lon: point.lon }] : [];
};

/** By the towns that the road leads through. */
const byRoad = ({ from, to }: WayLeg, start: Place, end: Place): Point[] => {
  const { costOf } = profileOf('car', null);
  const known = cheapest(endsAt(from, start), endsAt(to, end), costOf, null);
  const passed = (known?.legs ?? []).map((leg) => courseBetween(leg.from, leg.to));
  return joined([at(from, start), ...passed, at(to, end)]);
};

const onRails = (from: string, to: string): Point[] => {
  const stations = stationsBetween(from, to);
  return joined(stations.slice(1).map((station, index) => courseBetween(stations[index] ?? from, station)));
};

const pieceOf = (leg: WayLeg, start: Place, end: Place): CoursePiece => {
  const kind = kindOf[leg.mode];
  const { from, to } = leg;
  if (kind === 'road' || from === null || to === null) return { kind: 'road', line: byRoad(leg, start, end) };
  if (kind === 'railway') return { kind, line: onRails(from, to) };
  return { kind, line: courseBetween(from, to) };
};

/** Where the best way by some means runs, piece by piece; none where the network knows no way. */
export const courseOf = (start: Place, end: Place, means: Means): CoursePiece[] => {
  const [way] = waysBetween(start, end, { means: [means] });
  const pieces: CoursePiece[] = [];
  for (const leg of way?.legs ?? []) {
    const piece = pieceOf(leg, start, end);
    const last = pieces.at(-1);
    if (last?.kind === piece.kind) last.line = joined([last.line, piece.line]);
    else if (piece.line.length > 1) pieces.push(piece);
  }
  return pieces;
};
