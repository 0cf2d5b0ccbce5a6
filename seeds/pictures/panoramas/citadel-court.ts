import { citadelGate } from '../kit/citadel-gate';
import { mix, tone } from '../kit/colour';
import { aoDai, dress, walkerWithPole } from '../kit/people';
import { lines, panel } from '../kit/plane';
import { birds } from '../kit/sky';
import type { Stage } from '../kit/stage';
import { fill, oval, place } from '../kit/svg';
import type { Focal } from '../kit/types';
import { palaceHall, pottedTree, urn } from './court/halls';
import { edgeOf, footShadow, groundWithin, paving, plainGround } from './ground';
import { haze, heaven, type Sun, sunOf } from './heaven';
import {
  around,
  azimuthOf,
  below,
  circle,
  groundAt,
  HORIZON,
  litFrom,
  metre,
  type Spot,
  swell,
  towards,
  wallBetween,
} from './sphere';
import { roundTree, woodAround } from './trees';
import { onWall } from './warp';

const eye = 2;
/** Half the sides of the court: to the hall in the north and the gate in the south, and to either side. */
const half = 30;

interface Built {
  /** Its middle on the ground, and its width there, in metres. */
  at: Spot;
  metres: number;
  /** The width in which it is drawn. */
  drawn: number;
}

/** A building put up across the way to it, lit from where the sun is. */
function building(
  stage: Stage,
  sun: Sun,
  { at, metres, drawn }: Built,
  draw: (lit: Stage) => string,
): string {
  const distance = Math.hypot(...at);
  const [e, n] = [at[0] / distance, at[1] / distance];
  const left: Spot = [at[0] - (n * metres) / 2, at[1] + (e * metres) / 2];
  const right: Spot = [at[0] + (n * metres) / 2, at[1] - (e * metres) / 2];
  const wall = wallBetween(eye, left, right, metres / drawn);
  return onWall(wall, drawn / 2, draw(litFrom(stage, sun.azimuth, azimuthOf(at))));
}

/** The wall around the court, in courses of brick under a tiled cap. */
function enclosure(stage: Stage): string {
  const { inks, dark } = stage;
  const far = half + 6;
  const brick = mix(mix(inks.gold, inks.ground, 0.45), inks.middle, dark ? 0.5 : 0.12);
  const corners: Spot[] = [
    [-far, far],
    [far, far],
    [far, -far - 8],
    [-far, -far - 8],
  ];
  return corners
    .map((left, i) => {
      const wall = wallBetween(eye, left, corners[(i + 1) % 4] ?? left, 0.03);
      const joints = [30, 60, 90].map((y): [number, number][] => [
        [0, y],
        [wall.length, y],
      ]);
      return (
        panel(wall, 0, 0, wall.length, 128, brick) +
        lines(wall, joints, mix(brick, inks.near, 0.35), 1.4) +
        panel(wall, 0, 0, wall.length, 18, mix(brick, inks.near, 0.4)) +
        panel(wall, 0, 122, wall.length, 22, mix(inks.accentDark, inks.near, 0.35)) +
        panel(wall, 0, 140, wall.length, 8, mix(inks.paper, inks.accentDark, 0.35))
      );
    })
    .join('');
}

function gardens(stage: Stage, sun: Sun): string {
  const random = stage.random.fork('gardens');
  const { inks } = stage;
  const spots: [azimuth: number, height: number][] = [
    [-140, 11],
    [-129, 8],
    [-52, 9],
    [-41, 12],
    [43, 11],
    [54, 8],
    [128, 10],
    [141, 12],
  ];
  return spots
    .map(([azimuth, height]) => {
      const distance = edgeOf(half - 3)(azimuth);
      const x = towards(azimuth, 0)[0];
      const y = groundAt(eye, distance);
      const m = metre(distance);
      const bed = oval(x, y + 2, m * 3.2, m * 0.34, mix(inks.leaf, inks.near, 0.25));
      return (
        bed + roundTree(litFrom(stage, sun.azimuth, azimuth), random.fork(`t${azimuth}`), x, y, m * height)
      );
    })
    .join('');
}

/** Urns before the hall, potted trees along the way, and people of all ages looking around. */
function standing(stage: Stage, sun: Sun): string {
  const random = stage.random.fork('standing');
  const things: { azimuth: number; distance: number; draw: (lit: Stage) => string; size: number }[] = [];
  const put = (spot: Spot, size: number, draw: (lit: Stage) => string) =>
    things.push({ azimuth: azimuthOf(spot), distance: Math.hypot(...spot), size, draw });
  for (const east of [-15, -11, -7.4, 7.4, 11, 15]) put([east, 19], 0.024, urn);
  for (const north of [14, 8.5, -8, -14, -20])
    for (const east of [-4.6, 4.6]) put([east, north], 0.013, pottedTree);
  for (let i = 0; i < 11; i++) {
    const azimuth = ((i + random.range(0.2, 0.8)) / 11) * 360 - 180;
    const distance = random.range(8, 20);
    const radians = (azimuth * Math.PI) / 180;
    const which = random.int(0, 5);
    const basket = i % 4 === 3;
    put([Math.sin(radians) * distance, Math.cos(radians) * distance], 0.0162, (lit) =>
      basket ? walkerWithPole(dress(lit, which), lit.inks.leafLight) : aoDai(dress(lit, which)),
    );
  }
  return things
    .sort((a, b) => b.distance - a.distance)
    .map(({ azimuth, distance, size, draw }) => {
      const [x, y] = [towards(azimuth, 0)[0], groundAt(eye, distance)];
      const scale = metre(distance) * size;
      const shade = oval(x, y, scale * 36, scale * 7, stage.inks.ink, { 'fill-opacity': 0.24 });
      return shade + place(draw(litFrom(stage, sun.azimuth, azimuth)), x, y, scale, random.chance(0.5));
    })
    .join('');
}

/** A court of the imperial city: the throne hall in the north, the noon gate in the south, halls on both sides. */
export function citadelCourt(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('court');
  const sun = sunOf(stage, random.range(50, 76) * random.sign());
  const yellow = tone(mix(inks.gold, inks.ground, 0.18), dark ? -0.16 : -0.02);
  const green = mix(mix(inks.leaf, inks.waterLow, 0.25), inks.near, dark ? 0.4 : 0.08);
  const stone = mix(mix(inks.ground, inks.accentDark, 0.1), inks.middle, dark ? 0.45 : 0.08);
  const pale = mix(stone, inks.paper, dark ? 0.12 : 0.4);
  const edge = edgeOf(half + 6);
  const crown = swell(random, 8, 4);
  const wood = (lift: number, ink: string, label: string) =>
    woodAround(
      random.fork(label),
      circle((a) => HORIZON - lift - crown(a + lift) * 22),
      18,
      40,
      ink,
    );
  stage.add(
    heaven(stage, sun),
    haze(stage, HORIZON - 60, 300, inks.skyLow, 0.5),
    wood(92, mix(inks.leafDark, inks.far, 0.6), 'far-wood'),
    wood(56, mix(inks.leafDark, inks.far, 0.25), 'wood'),
    groundWithin(eye, edgeOf(80), tone(stone, -0.05)),
    around(stage, enclosure(stage)),
    groundWithin(eye, edge, plainGround(stage, stone)),
    paving(stage, { eye, size: 1.5, half: half + 2, ink: mix(stone, inks.near, 0.5), opacity: 0.5 }),
  );
  // The way from gate to hall, straight through where the viewer stands.
  const way = (width: number) => (azimuth: number) =>
    Math.min(
      edgeOf(half + 4)(azimuth),
      width / Math.max(1e-6, Math.abs(Math.sin((azimuth * Math.PI) / 180))),
    );
  for (const [width, ink] of [
    [3.4, mix(stone, inks.near, 0.45)],
    [3.2, pale],
    [1.3, tone(pale, -0.05)],
  ] as const)
    stage.add(fill(below(circle((azimuth) => groundAt(eye, way(width)(azimuth)), 0.25)), ink));
  stage.add(footShadow(eye, edge, 3, mix(stone, inks.near, 0.6)));
  const lit = dark || stage.time === 'dusk';
  const hall = (at: Spot, metres: number, bays: number, tile: string, throne: boolean) => {
    const drawn = throne ? 900 : 640;
    return building(stage, sun, { at, metres, drawn }, (seenFrom) =>
      palaceHall(seenFrom, { width: drawn * 0.94, bays, tile, throne }),
    );
  };
  stage.add(
    around(
      stage,
      hall([-half, 2], 30, 7, green, false) +
        hall([half, 2], 30, 7, green, false) +
        building(stage, sun, { at: [0, -half - 6], metres: 52, drawn: 1120 }, (seenFrom) =>
          citadelGate(seenFrom, lit),
        ) +
        hall([0, half], 40, 9, yellow, true) +
        gardens(stage, sun),
    ),
    around(stage, standing(stage, sun)),
    around(stage, birds(stage, towards(30, 0)[0], HORIZON - 430, 90, inks.ink)),
  );
  return { x: 0.5, y: 0.44 };
}
