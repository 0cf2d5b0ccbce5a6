import { mix } from '../../kit/colour';
import { bigDrum } from '../../kit/dragon';
import { facade } from '../../kit/facade';
import { pennants } from '../../kit/festival-flags';
import { lanternString } from '../../kit/lanterns';
import { blade } from '../../kit/path';
import { dress } from '../../kit/people';
import { flatPlane } from '../../kit/plane';
import { type Pose, posed } from '../../kit/pose';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { earthGod, lion } from './lion';

const DRUMMER: Pose = {
  head: [6, -86],
  neck: [3, -74],
  hip: [-4, -42],
  arms: [
    [
      [20, -70],
      [34, -84],
    ],
    [
      [18, -58],
      [36, -52],
    ],
  ],
  legs: [
    [
      [8, -22],
      [10, 0],
    ],
    [
      [-10, -22],
      [-16, 0],
    ],
  ],
};

/** The lion of Tết and mid-autumn in an old street, with the Earth God and his fan, the drum, red crackers. */
export function lionDance(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('lion-dance');
  const ground = HEIGHT * random.range(0.68, 0.72);
  const x = WIDTH * random.range(0.47, 0.53);
  const flip = random.chance(0.5);
  const s = flip ? -1 : 1;
  stage.add(
    sky(stage, { horizon: ground, sun: { x: x + side * 500, y: 180, r: 90 }, rays: random.chance(0.6) }),
  );
  street(stage, ground);
  const pave = mix(inks.ground, inks.paper, stage.dark ? 0 : 0.2);
  stage.add(
    box(
      0,
      ground,
      WIDTH,
      HEIGHT - ground,
      stage.blend([
        [0, pave],
        [1, mix(pave, inks.groundDark, 0.5)],
      ]),
    ),
    box(0, ground - 4, WIDTH, 12, mix(pave, inks.near, 0.5)),
  );
  let scraps = '';
  for (let i = 0; i < 130; i++)
    scraps += `M${num(random.range(0, WIDTH))} ${num(random.range(ground + 60, HEIGHT))}l${num(random.range(6, 16))} ${num(random.range(-5, 5))}l-3 6Z`;
  stage.add(fill(scraps, inks.accent));
  stage.add(onlookers(stage, ground));
  const silks = random.pick([
    [inks.accent, inks.gold],
    [inks.gold, inks.accent],
    [mix(inks.leaf, inks.gold, 0.15), inks.accent],
    [mix(inks.accent, inks.lotus, 0.3), inks.paper],
  ] as [[string, string], ...[string, string][]]);
  const foot = HEIGHT - 130;
  stage.add(oval(x - side * 60, foot + 14, 520, 34, inks.near, { 'fill-opacity': 0.35 }));
  stage.add(
    place(drumCart(stage), x - s * 690, foot - 60, 1.35, flip),
    place(lion(stage, silks[0], silks[1]), x, foot, 1.16, flip),
    place(earthGod(stage), x + s * 640, foot + 40, 1.5, flip),
  );
  crackers(stage, x + s * 830, s);
  const lit = stage.dark || stage.time === 'dusk';
  stage.add(
    lanternString(stage, random, [-20, 60], [WIDTH + 20, 40], 60, 9, 40, lit),
    pennants(stage, -20, 190, WIDTH + 20, 150, 46, 40, 34),
  );
  return { x: (x + s * 90) / WIDTH, y: 0.56 };
}

function street(stage: Stage, ground: number): void {
  const { inks } = stage;
  const random = stage.random.fork('street');
  for (let x = -60; x < WIDTH; ) {
    const width = random.range(230, 330);
    const wall = mix(
      random.pick([
        inks.gold,
        mix(inks.gold, inks.ground, 0.5),
        inks.ground,
        mix(inks.waterTop, inks.paper, 0.4),
        mix(inks.lotus, inks.paper, 0.3),
      ]),
      stage.dark ? inks.middle : inks.paper,
      stage.dark ? 0.5 : 0.2,
    );
    stage.add(
      facade(stage, random, flatPlane(0, ground), {
        x,
        width,
        storeys: random.int(2, 3),
        storey: 190,
        wall,
        trim: mix(wall, inks.paper, 0.5),
        shutter: random.pick([
          mix(inks.leafDark, inks.leaf, 0.4),
          mix(inks.waterLow, inks.near, 0.2),
          mix(inks.accentDark, inks.near, 0.2),
        ]),
        roof: random.pick(['tile', 'tile', 'parapet']),
        windows: random.pick(['shutters', 'gallery', 'balcony']),
        lit: stage.dark || stage.time === 'dusk' ? 0.6 : 0,
      }).svg,
    );
    x += width;
  }
  stage.add(
    box(
      0,
      ground - 620,
      WIDTH,
      624,
      stage.blend([
        [0, inks.skyLow, 0.06],
        [1, inks.skyLow, stage.dark ? 0.1 : 0.34],
      ]),
    ),
  );
}

function onlookers(stage: Stage, ground: number): string {
  const { inks } = stage;
  const random = stage.random.fork('onlookers');
  const stand: Pose = {
    head: [0, -88],
    neck: [0, -76],
    hip: [0, -44],
    arms: [
      [
        [9, -60],
        [8, -42],
      ],
      [
        [-9, -60],
        [-8, -42],
      ],
    ],
    legs: [
      [
        [5, -22],
        [6, 0],
      ],
      [
        [-5, -22],
        [-6, 0],
      ],
    ],
  };
  const clap: Pose = {
    ...stand,
    arms: [
      [
        [14, -64],
        [16, -82],
      ],
      [
        [-12, -64],
        [-4, -80],
      ],
    ],
  };
  let out = '';
  for (let x = -10; x < WIDTH + 20; x += random.range(52, 84)) {
    const c = dress(stage, random.int(0, 5));
    out += place(
      posed({ ...c, top: mix(c.top, inks.middle, 0.18) }, random.pick([stand, clap]), {}),
      x,
      ground + random.range(24, 54),
      random.range(1.3, 1.66),
      random.chance(0.5),
    );
  }
  return out;
}

function drumCart(stage: Stage): string {
  const c = {
    ...dress(stage, 0),
    top: stage.inks.gold,
    topShade: mix(stage.inks.gold, stage.inks.ink, 0.35),
  };
  return (
    oval(30, 4, 150, 16, stage.inks.near, { 'fill-opacity': 0.35 }) +
    place(posed(c, DRUMMER, { sash: stage.inks.accent, legs: stage.inks.accentDark }), -40, 0, 2.5) +
    place(bigDrum(stage, 66), 78, -12, 1)
  );
}

/** A string of red crackers that bursts at its foot. */
function crackers(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  let d = '';
  let gold = '';
  for (let i = 0; i < 20; i++) {
    const y = 200 + i * 22;
    d += `M${num(x - 4)} ${y}l-22 14M${num(x + 4)} ${y}l22 14`;
    gold += `M${num(x - 8)} ${y + 2}l-5 3M${num(x + 8)} ${y + 2}l5 3`;
  }
  let burst = '';
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2;
    burst += blade(
      [x, 660],
      [x + Math.cos(a) * (i % 2 ? 90 : 50), 660 + Math.sin(a) * (i % 2 ? 90 : 50)],
      11,
    );
  }
  stage.add(
    stroke(`M${num(x - s * 60)} 160L${num(x)} 190V640`, inks.ink, 4),
    stroke(d, inks.accent, 13),
    stroke(gold, inks.gold, 5),
    fill(burst, inks.gold),
    disc(x, 660, 20, inks.light),
  );
}
