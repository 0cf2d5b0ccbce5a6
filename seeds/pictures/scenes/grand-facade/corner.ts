import { star } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { facade } from '../../kit/facade';
import { lampPost, pane } from '../../kit/masonry';
import { polygon } from '../../kit/path';
import { dress } from '../../kit/people';
import { type Plane, planeOf, recedingPlane } from '../../kit/plane';
import { motorbike, tiedLoad } from '../../kit/riders';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { cycloWithPeople, evening, setting, square, strollers, type Wall, wallOf } from './common';

const STOREY = 152;
const BEND = 330;
const ARM = 900;

/** A rounded house of the 1930s at a street corner: ribbons of balcony, a tall fin, shops below. */
export function corner(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('corner');
  const ground = HEIGHT * random.range(0.79, 0.81);
  const x = WIDTH * random.range(0.46, 0.54);
  const storeys = random.pick([4, 4, 5]);
  const horizon = ground - 60;
  setting(stage, ground, x + side * 560, 0.55);
  neighbours(stage, x, ground, horizon);
  square(
    stage,
    ground,
    x,
    `M${num(x - side * 120)} ${ground + 4}L${num(x - side * 1100)} ${ground + 70}L${num(x - side * 500)} ${ground + 120}L${num(x + side * 200)} ${ground + 26}Z`,
  );
  const tint = random.pick([
    mix(inks.paper, inks.gold, 0.35),
    mix(inks.paper, inks.waterTop, 0.4),
    mix(inks.paper, inks.lotus, 0.5),
    mix(inks.paper, inks.ground, 0.15),
  ]);
  const wall = wallOf(stage, tint);
  const surface = round(x, ground + 8, horizon);
  stage.add(block(stage, surface, wall, storeys), fin(stage, surface, wall, storeys));
  street(stage, ground);
  return { x: x / WIDTH, y: (ground - 270) / HEIGHT };
}

type Round = (out: number) => Plane;

/** The surface of the house at a distance in front of its wall: x runs around the bend, 0 in the middle. */
function round(cx: number, ground: number, horizon: number): Round {
  return (out) => {
    const r = BEND + out;
    const half = (BEND * Math.PI) / 4;
    const floor = (s: number): Point => {
      const turn = Math.max(-half, Math.min(half, s)) / BEND;
      const past = Math.max(0, Math.abs(s) - half);
      const way = Math.sign(s);
      const p: Point = [Math.sin(turn) * r, BEND - Math.cos(turn) * r];
      return [p[0] + way * past * Math.SQRT1_2, p[1] + past * Math.SQRT1_2];
    };
    const ratio = (s: number) => 1500 / (1500 + floor(s)[1]);
    return planeOf((s, y) => {
      const k = ratio(s);
      return [cx + floor(s)[0] * k * 1.12, horizon + (ground - horizon - y) * k];
    }, ratio);
  };
}

function band(plane: Plane, a: number, b: number, y: number, h: number): string {
  const n = Math.max(2, Math.round((b - a) / 40));
  const xs = Array.from({ length: n + 1 }, (_, i) => a + ((b - a) * i) / n);
  return polygon([...xs.map((s) => plane.point(s, y)), ...xs.reverse().map((s) => plane.point(s, y + h))]);
}

/** Bands of a wall that turns from the light: lit, between, and in shade. */
function turned(
  stage: Stage,
  plane: Plane,
  y: number,
  h: number,
  inks: readonly [string, string, string],
  reach = ARM,
): string {
  const s = stage.side;
  const part = (a: number, b: number) => band(plane, Math.min(a * s, b * s), Math.max(a * s, b * s), y, h);
  return fill(part(-reach, -150), inks[2]) + fill(part(-152, 20), inks[1]) + fill(part(18, reach), inks[0]);
}

function block(stage: Stage, surface: Round, wall: Wall, storeys: number): string {
  const { inks } = stage;
  const random = stage.random.fork('block');
  const plane = surface(0);
  const tall = storeys * STOREY;
  const between = mix(wall.lit, wall.shade, 0.5);
  const body = [wall.lit, between, wall.shade] as const;
  const white = [wall.trim, mix(wall.trim, wall.shade, 0.35), mix(wall.trim, wall.shade, 0.7)] as const;
  let out = turned(stage, plane, 0, tall + 30, body);
  const lamps = evening(stage) ? 0.6 : 0;
  const frame = mix(inks.leafDark, inks.near, 0.3);
  for (let f = 0; f < storeys; f++) {
    const y = f * STOREY;
    for (let i = -7; i <= 7; i++) {
      if (f && i === 0) continue;
      const s = i * 118;
      const w = f ? 74 : 96;
      const glass = pane(stage, random.chance(f ? lamps : lamps * 1.5));
      const h = f ? STOREY * 0.62 : STOREY * 0.66;
      out +=
        fill(band(plane, s - w / 2 - 5, s + w / 2 + 5, y + (f ? 26 : 0), h + 5), white[1]) +
        fill(band(plane, s - w / 2, s + w / 2, y + (f ? 26 : 0), h), glass);
      out += stroke(
        plane.line([
          [s, y],
          [s, y + h + 20],
        ]) +
          plane.line([
            [s - w / 2, y + h * 0.8],
            [s + w / 2, y + h * 0.8],
          ]),
        frame,
        3,
      );
    }
    if (!f) continue;
    const slab = surface(54);
    const under = fill(band(plane, -ARM, ARM, y - 34, 40), inks.near, { 'fill-opacity': 0.3 });
    out +=
      under +
      turned(stage, slab, y - 6, 46, white) +
      turned(stage, slab, y + 10, 5, body) +
      turned(stage, slab, y + 22, 5, body);
    const rail = Array.from({ length: 47 }, (_, i) => slab.point(-ARM + (i * ARM * 2) / 46, y + 56));
    out += stroke(polygon(rail, false), inks.ink, 4);
    out += plants(stage, slab, y + 40, f);
  }
  const canopy = surface(96);
  out += fill(band(plane, -ARM, ARM, STOREY * 0.6, 46), inks.near, { 'fill-opacity': 0.4 });
  out += turned(stage, canopy, STOREY * 0.8, 20, [
    inks.accent,
    mix(inks.accent, inks.near, 0.2),
    mix(inks.accent, inks.near, 0.42),
  ]);
  out += turned(stage, canopy, STOREY * 0.8 + 20, 5, white);
  out +=
    turned(stage, surface(26), tall + 22, 20, white) +
    turned(stage, surface(10), tall + 42, 34, body) +
    turned(stage, surface(16), tall + 76, 10, white);
  return out;
}

function plants(stage: Stage, slab: Plane, y: number, floor: number): string {
  const { inks } = stage;
  const random = stage.random.fork(`plants${floor}`);
  let leaves = '';
  let blooms = '';
  for (let i = 0; i < 9; i++) {
    const [px, py] = slab.point(random.range(-700, 700), y);
    for (let k = 0; k < 6; k++)
      leaves += `M${num(px)} ${num(py)}q${num(random.range(-16, 16))} ${num(random.range(-20, 8))} ${num(random.range(-26, 26))} ${num(random.range(-24, 34))}`;
    blooms += `M${num(px - 8)} ${num(py - 4)}h.1M${num(px + 8)} ${num(py + 6)}h.1M${num(px)} ${num(py - 12)}h.1`;
  }
  return (
    stroke(leaves, mix(inks.leaf, inks.leafDark, 0.4), 5) +
    stroke(blooms, random.pick([inks.accent, inks.lotus, inks.gold]), 8)
  );
}

/** The fin that climbs the middle of the bend and carries the flag. */
function fin(stage: Stage, surface: Round, wall: Wall, storeys: number): string {
  const { inks, side } = stage;
  const plane = surface(70);
  const top = storeys * STOREY + 190;
  const low = STOREY * 0.95;
  let out =
    fill(band(plane, -64, 64, low, top - low - 60), mix(wall.lit, wall.shade, 0.25)) +
    fill(band(plane, -34, 34, low, top - low), wall.trim);
  out += fill(band(plane, side > 0 ? -64 : 34, side > 0 ? -34 : 64, low, top - low - 60), wall.shade);
  for (let f = 1; f < storeys; f++) {
    const y = f * STOREY + 46;
    out += fill(band(plane, -16, 16, y, 84), pane(stage, evening(stage)));
    out += stroke(
      plane.line([
        [-16, y + 28],
        [16, y + 28],
      ]) +
        plane.line([
          [-16, y + 56],
          [16, y + 56],
        ]),
      wall.trim,
      3,
    );
  }
  const [px, py] = plane.point(0, top);
  return (
    stroke(`M${num(px)} ${num(py)}v-96`, inks.ink, 5) +
    fill(`M${num(px)} ${num(py - 96)}q26 -12 48 0t40 0v46q-20 10 -40 0t-48 2Z`, inks.accent) +
    star(px + 44, py - 72, 13, inks.gold) +
    out
  );
}

/** The rows of houses down both streets. */
function neighbours(stage: Stage, x: number, ground: number, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('neighbours');
  const tints = [
    mix(inks.gold, inks.ground, 0.4),
    mix(inks.paper, inks.far, 0.4),
    mix(inks.lotus, inks.ground, 0.4),
    mix(inks.waterTop, inks.paper, 0.3),
  ] as const;
  for (const way of [-1, 1]) {
    const plane = recedingPlane({
      vanish: [x + way * 150, horizon],
      aside: way * 1500,
      below: 64,
      focus: 900,
      start: 1150,
    });
    const houses: string[] = [];
    for (let at = 0; at < 1900; ) {
      const width = random.range(190, 290);
      const base = wallOf(stage, random.pick(tints));
      houses.unshift(
        facade(stage, random, plane, {
          x: at,
          width,
          storeys: random.int(2, 4),
          storey: 160,
          wall: way === stage.side ? base.shade : base.lit,
          trim: base.trim,
          shutter: random.pick([inks.leafDark, mix(inks.waterLow, inks.near, 0.3)]),
          roof: random.pick(['tile', 'parapet', 'terrace']),
          windows: random.pick(['shutters', 'balcony', 'arched']),
          lit: evening(stage) ? 0.5 : 0,
        }).svg,
      );
      at += width;
    }
    stage.add(houses.join(''));
  }
  const haze = stage.blend([
    [0, inks.skyLow, 0],
    [1, inks.skyLow, 0.5],
  ]);
  stage.add(fill(`M0 ${ground - 500}H${WIDTH}V${ground + 8}H0Z`, haze));
}

function street(stage: Stage, ground: number): void {
  const random = stage.random.fork('street');
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  stage.add(
    place(lampPost(stage), at(330), ground + 76, 1.5),
    place(lampPost(stage), at(1640), ground + 60, 1.3),
  );
  stage.add(
    strollers(stage, [
      [at(620), ground + 60, 0.95],
      [at(1200), ground + 54, 0.9],
      [at(1340), ground + 62, 0.95],
    ]),
  );
  const bike = (which: number) =>
    motorbike(dress(stage, which), tiedLoad(dress(stage, which + 2), which), which % 2 === 0);
  stage.add(
    place(bike(random.int(0, 5)), at(1360), HEIGHT - 60, 1.5, !flip),
    place(cycloWithPeople(stage, random.pick([1, 4])), at(random.range(600, 760)), HEIGHT - 34, 1.75, flip),
  );
}
