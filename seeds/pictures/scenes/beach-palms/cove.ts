import { sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { fractal, smoothClosed } from '../../kit/path';
import { dress } from '../../kit/people';
import { frond } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { cliff } from './cliff';
import { openSea, sandInk, seaInks } from './sea';

/** How much of its depth the bay is given: parasols keep clear of the lower edge, and of a panel over it. */
const DEPTH = 0.82;

/** A cove between cliffs, seen from above: clear water over sand, rocks, a boat that floats on its own shadow. */
export function cove(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('cove');
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  const horizon = HEIGHT * random.range(0.2, 0.24);
  const below = (y: number) => horizon + y * DEPTH;
  stage.add(sky(stage, { horizon, sun: { x: WIDTH / 2 + side * 420, y: horizon - 90, r: 70 }, clouds: 3 }));
  const isle = massif(stage, 'isle', {
    left: at(500) < at(1100) ? at(500) : at(1100),
    right: at(500) < at(1100) ? at(1100) : at(500),
    y: horizon - 30,
    rise: 46,
    swell: 200,
    base: horizon + 3,
    ink: mix(inks.far, inks.skyLow, 0.2),
    shade: inks.far,
    bend: (x) => Math.abs(x - at(800)) * 0.12,
  });
  stage.add(isle.svg);
  openSea(stage, horizon, HEIGHT, WIDTH / 2 + side * 420);
  stage.add(mist(stage, 'air', horizon + 6, 50, inks.skyLow, 0.5));
  bay(stage, horizon, at);
  cliff(
    stage,
    'far-cliff',
    [
      [at(2000), horizon + 10],
      [at(1800), horizon - 30],
      [at(1560), horizon + 30],
      [at(1380), horizon + 90],
      [at(1270), below(180)],
    ],
    [
      [at(1290), below(270)],
      [at(1420), below(330)],
      [at(1640), below(470)],
      [at(1740), below(640)],
      [at(2000), below(760)],
    ],
    0.3,
  );
  cliff(
    stage,
    'near-cliff',
    [
      [at(-60), horizon + 40],
      [at(180), horizon + 60],
      [at(340), below(150)],
      [at(450), below(250)],
    ],
    [
      [at(470), below(360)],
      [at(400), below(480)],
      [at(300), below(620)],
      [at(120), below(760)],
      [at(-60), HEIGHT],
    ],
    0,
  );
  life(stage, horizon, at);
  frame(stage, at, flip);
  return { x: at(930) / WIDTH, y: (horizon + 490) / HEIGHT };
}

/** The basin in rings of ever clearer water, the crescent of sand, rocks above and under the surface. */
function bay(stage: Stage, horizon: number, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('bay');
  const sea = seaInks(stage);
  const sand = sandInk(stage);
  const below = (y: number) => horizon + y * DEPTH;
  const noise = fractal(random, 3);
  const ring = (grow: number): Point[] =>
    Array.from({ length: 36 }, (_, i): Point => {
      const a = (i / 36) * Math.PI * 2;
      const r = 1 + noise(i * 0.5) * 0.07;
      return [at(980 + Math.cos(a) * (560 + grow) * r), below(560 + Math.sin(a) * (300 + grow * 0.55) * r)];
    });
  // Under a low sun water takes the colour of sand: there it is kept apart from the beach, or boats lie aground.
  const low = stage.time === 'noon' ? 0 : 0.4;
  const clear = mix(sea.shallow, inks.waterLow, low);
  const steps = [
    [260, mix(sea.mid, clear, 0.3)],
    [170, mix(sea.mid, clear, 0.6)],
    [80, clear],
    [-20, mix(clear, inks.light, 0.25 - low * 0.3)],
    [-130, mix(clear, sand, 0.5 - low * 0.6)],
  ] as const;
  for (const [grow, ink] of steps) stage.add(fill(smoothClosed(ring(grow)), ink, { 'fill-opacity': 0.75 }));
  const crescent = (lift: number): Point[] =>
    [
      [160, HEIGHT + 40],
      [190, below(740) - lift],
      [440, below(700) - lift],
      [700, below(760) - lift * 1.1],
      [980, below(790) - lift * 1.2],
      [1300, below(740) - lift * 1.1],
      [1560, below(640) - lift],
      [1760, below(600) - lift],
      [2000, below(620) - lift],
      [2000, HEIGHT + 40],
    ].map(([x = 0, y = 0]): Point => [at(x), y]);
  for (const [lift, ink] of [
    [74, mix(sea.shallow, sand, 0.6)],
    [44, sea.foam],
    [30, mix(sand, inks.groundDark, 0.25)],
    [18, sand],
  ] as const)
    stage.add(fill(smoothClosed(crescent(lift), 0.9), ink));
  let under = '';
  for (let i = 0; i < 26; i++) {
    const a = random.range(Math.PI, Math.PI * 2);
    const [x, y] = [
      980 + Math.cos(a) * random.range(280, 620),
      below(560 + Math.sin(a) * random.range(90, 300)),
    ];
    under += clump(random, at(x), y, random.range(40, 130), random.range(12, 30));
  }
  stage.add(fill(under, mix(sea.deep, inks.leafDark, 0.4), { 'fill-opacity': 0.4 }));
  let glints = '';
  for (let i = 0; i < 90; i++) {
    const [x, y] = [random.range(480, 1500), below(random.range(300, 680))];
    glints += `M${num(at(x))} ${num(y)}q${random.int(10, 26)} ${random.int(-9, 9)} ${random.int(30, 60)} ${random.int(-4, 4)}`;
  }
  stage.add(stroke(glints, mix(sea.shallow, inks.light, 0.7), 2.4, { 'stroke-opacity': 0.6 }));
}

function life(stage: Stage, horizon: number, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('life');
  const [bx, by] = [at(random.range(860, 1040)), horizon + random.range(400, 470) * DEPTH];
  stage.add(
    oval(bx - stage.side * 50, by + 62, 110, 13, seaInks(stage).deep, { 'fill-opacity': 0.45 }),
    place(sampan(stage, dress(stage, 0), 'standing'), bx, by, 1.05, random.chance(0.5)),
  );
  const kayak = (x: number, y: number, ink: string, turn: number) =>
    oval(x - stage.side * 20, y + 26, 60, 8, seaInks(stage).deep, { 'fill-opacity': 0.4 }) +
    place(
      fill('M-74 0Q0 -20 74 0Q0 20 -74 0Z', ink) +
        stroke('M-58 -1H58', mix(ink, inks.paper, 0.5), 3) +
        oval(-8, 0, 15, 6, inks.ink) +
        fill('M-16 -2Q-16 -26 -7 -27Q2 -26 2 -2Z', inks.paper) +
        disc(-7, -33, 7, inks.skin) +
        stroke('M-44 -26L36 -6', inks.ink, 3),
      x,
      y,
      1,
      false,
      turn,
    );
  stage.add(
    kayak(at(730), horizon + 560 * DEPTH, inks.accent, 14),
    kayak(at(1190), horizon + 600 * DEPTH, inks.gold, -10),
  );
  for (let i = 0; i < 5; i++) {
    const x = at(560 + i * 210 + random.range(-50, 50));
    const y = horizon + 800 * DEPTH - Math.abs(i - 2) * 22 + random.range(10, 50);
    const ink = random.pick([inks.accent, inks.paper, inks.gold, mix(inks.waterLow, inks.paper, 0.2)]);
    let wedges = '';
    for (let k = 0; k < 4; k++) {
      const a = (k / 4) * Math.PI * 2;
      wedges += `M${num(x)} ${num(y - 10)}L${num(x + Math.cos(a) * 46)} ${num(y + Math.sin(a) * 27)}A46 27 0 0 1 ${num(x + Math.cos(a + 0.785) * 46)} ${num(y + Math.sin(a + 0.785) * 27)}Z`;
    }
    stage.add(
      oval(x - stage.side * 40, y + 34, 46, 17, inks.near, { 'fill-opacity': 0.28 }),
      oval(x, y, 46, 27, ink),
      fill(wedges, ink === inks.paper ? inks.accent : inks.paper),
    );
  }
}

/** Palm crowns seen from above in the near corners. */
function frame(stage: Stage, at: (x: number) => number, flip: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('frame');
  for (const [x, y, size] of [
    [70, HEIGHT - 60, 330],
    [300, HEIGHT - 6, 260],
    [1880, HEIGHT - 30, 300],
  ] as const) {
    let back = '';
    let front = '';
    for (let i = 0; i < 13; i++) {
      const d = frond(
        random,
        [at(x), y],
        (i / 13) * Math.PI * 2 + random.range(-0.1, 0.1),
        size * random.range(0.85, 1.1),
        0.12,
      );
      if (i % 2) front += d;
      else back += d;
    }
    stage.add(
      fill(back, inks.leafDark),
      fill(front, flip ? inks.leaf : mix(inks.leaf, inks.leafDark, 0.2)),
      disc(at(x), y, size * 0.06, inks.ink),
    );
  }
}
