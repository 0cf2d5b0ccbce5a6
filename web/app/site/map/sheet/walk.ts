import type { Frame, SheetFeature, Spot } from './frame';
import { isWithin } from './lines';

/** Lines of a sheet that one walks along. */
const WAYS: readonly string[] = ['street', 'walk', 'road', 'bridge'];

/** A step off the drawn ways counts for so much: a sheet has few of a town's streets, and there are others between. */
const OFF_WAY = 1.6;

/** What part of a step off the ways leads over water counts for so much more. */
const IN_WATER = 8;
const WATERS: readonly string[] = ['sea', 'lake', 'water'];

/** Ends of ways that lie so near to each other meet, in metres: they are drawn by hand. */
const GAP = 70;

interface Cut {
  segment: number;
  share: number;
  spot: Spot;
}

const far = (a: Spot, b: Spot) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const keyOf = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The point of a way that is nearest to a spot. */
function footOn(way: readonly Spot[], spot: Spot): Cut | undefined {
  return way
    .slice(1)
    .map((to, segment): Cut => {
      const from = way[segment] ?? to;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const along = ((spot[0] - from[0]) * dx + (spot[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(1, Math.max(0, along));
      return { segment, share, spot: between(from, to, share) };
    })
    .sort((a, b) => far(a.spot, spot) - far(b.spot, spot))[0];
}

/** Where two ways cross, as places on the first. */
function crossings(way: readonly Spot[], other: readonly Spot[]): Cut[] {
  return way.slice(1).flatMap((b, segment) => {
    const a = way[segment] ?? b;
    return other.slice(1).flatMap((d, index): Cut[] => {
      const c = other[index] ?? d;
      const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
      if (cross === 0) return [];
      const share = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
      const there = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross;
      const meets = share >= 0 && share <= 1 && there >= 0 && there <= 1;
      return meets ? [{ segment, share, spot: between(a, b, share) }] : [];
    });
  });
}

/** A way with the points that were cut into it, in their order. */
const withCuts = (way: readonly Spot[], cuts: readonly Cut[]): Spot[] =>
  way.flatMap((spot, index) => [
    spot,
    ...cuts
      .filter(({ segment }) => segment === index)
      .sort((a, b) => a.share - b.share)
      .map((cut) => cut.spot),
  ]);

type Steps = Map<string, { spot: Spot; to: Map<string, number> }>;

function join(steps: Steps, a: Spot, b: Spot, weight: number): void {
  const cost = far(a, b) * weight;
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const node = steps.get(keyOf(from)) ?? { spot: from, to: new Map<string, number>() };
    node.to.set(keyOf(to), Math.min(cost, node.to.get(keyOf(to)) ?? Number.POSITIVE_INFINITY));
    steps.set(keyOf(from), node);
  }
}

/** How a step off the ways counts. */
function offWay(a: Spot, b: Spot, waters: readonly (readonly Spot[])[]): number {
  const samples = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => between(a, b, share));
  const wet = samples.filter((spot) => waters.some((ring) => isWithin(spot, ring)));
  return OFF_WAY + (IN_WATER * wet.length) / samples.length;
}

/** Dijkstra's way from spot to spot; straight where there is none. */
function shortest(steps: Steps, from: Spot, to: Spot): Spot[] {
  const costs = new Map([[keyOf(from), 0]]);
  const before = new Map<string, string>();
  const open = new Set([keyOf(from)]);
  while (open.size > 0) {
    let here = '';
    for (const key of open) if (!here || (costs.get(key) ?? 0) < (costs.get(here) ?? 0)) here = key;
    if (here === keyOf(to)) break;
    open.delete(here);
    for (const [next, cost] of steps.get(here)?.to ?? []) {
      const total = (costs.get(here) ?? 0) + cost;
      if (total >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(next, total);
      before.set(next, here);
      open.add(next);
    }
  }
  const path = [to];
  for (let key = before.get(keyOf(to)); key !== undefined; key = before.get(key)) {
    const spot = steps.get(key)?.spot;
    if (spot) path.unshift(spot);
  }
  return path.length > 1 ? path : [from, to];
}

/** The legs of a walk through some spots: along the sheet's streets where they lead there, and straight where none do. */
export function legsThrough(
  spots: readonly Spot[],
  features: readonly SheetFeature[],
  { project, perMetre }: Pick<Frame, 'project' | 'perMetre'>,
): Spot[][] {
  const drawn = (form: SheetFeature['form'], kinds: readonly string[]) =>
    features
      .filter((feature) => feature.form === form && kinds.includes(feature.kind))
      .map(({ at }) => at.map(([lon = 0, lat = 0]) => project(lon, lat)));
  const ways = drawn('line', WAYS);
  const waters = drawn('area', WATERS);
  const steps: Steps = new Map();
  for (const way of ways) {
    const feet = spots.flatMap((spot) => {
      const foot = footOn(way, spot);
      if (foot) join(steps, spot, foot.spot, offWay(spot, foot.spot, waters));
      return foot ?? [];
    });
    const met = ways.filter((other) => other !== way).flatMap((other) => crossings(way, other));
    const whole = withCuts(way, [...feet, ...met]);
    for (const [index, spot] of whole.entries()) {
      const last = whole[index - 1];
      if (last && keyOf(last) !== keyOf(spot)) join(steps, last, spot, 1);
    }
  }
  const ends = ways.flatMap((way) => [way[0], way.at(-1)]).filter((end) => end !== undefined);
  for (const end of ends)
    for (const { spot } of [...steps.values()])
      if (keyOf(end) !== keyOf(spot) && far(end, spot) < GAP * perMetre) join(steps, end, spot, OFF_WAY);
  return spots.slice(1).map((spot, index) => {
    const last = spots[index] ?? spot;
    join(steps, last, spot, offWay(last, spot, waters));
    return shortest(steps, last, spot);
  });
}
