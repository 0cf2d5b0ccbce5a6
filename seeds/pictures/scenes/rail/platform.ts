import { mix } from '../../kit/colour';
import { aoDai, dress } from '../../kit/people';
import { recedingPlane } from '../../kit/plane';
import { type Pose, posed } from '../../kit/pose';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, group, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { canopy, coachEnd, doors } from './platform-parts';
import { engineFace, liveryOf, trainSide } from './train';

const STAND: Pose = {
  head: [2, -89],
  neck: [0, -77],
  hip: [0, -45],
  arms: [
    [
      [9, -60],
      [10, -44],
    ],
    [
      [-9, -60],
      [-12, -40],
    ],
  ],
  legs: [
    [
      [5, -22],
      [7, 0],
    ],
    [
      [-5, -22],
      [-7, 0],
    ],
  ],
};
const WALK: Pose = {
  head: [4, -89],
  neck: [2, -77],
  hip: [0, -45],
  arms: [
    [
      [-6, -60],
      [-12, -42],
    ],
    [
      [10, -60],
      [14, -40],
    ],
  ],
  legs: [
    [
      [-3, -22],
      [-14, -2],
    ],
    [
      [10, -23],
      [14, 0],
    ],
  ],
};

/** The night express at its platform: lit windows that run to the dark, a roof on iron posts, people with bags. */
export function platform(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('platform');
  const flip = random.chance(0.5);
  const horizon = HEIGHT * random.range(0.5, 0.53);
  const vanish: Point = [WIDTH * 0.54, horizon];
  const evening: Stage = stage.time === 'noon' || stage.time === 'dawn' ? { ...stage, time: 'dusk' } : stage;
  stage.add(sky(stage, { horizon, sun: { x: flip ? WIDTH - 760 : 760, y: horizon - 300, r: 90 } }));
  const veil = mix(inks.near, inks.ink, 0.3);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      horizon + 4,
      stage.blend([
        [0, veil, stage.dark ? 0 : 0.82],
        [1, veil, stage.dark ? 0 : 0.3],
      ]),
    ),
  );
  const earth = mix(inks.near, inks.groundDark, 0.3);
  const livery = liveryOf(stage, random.pick([0, 1, 2]));
  const side = recedingPlane({ vanish, aside: -330, below: 210, focus: 620, start: 430 });
  const flat = (dx: number, dy: number, z: number): Point => [
    vanish[0] + (dx * 620) / z,
    horizon + (dy * 620) / z,
  ];
  const quad = (...list: readonly Point[]) => `M${list.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  const stone = mix(mix(inks.ground, inks.far, 0.4), inks.near, 0.45);
  let out = box(0, horizon, WIDTH, HEIGHT - horizon, mix(earth, inks.ink, 0.3));
  out += hills(stage, horizon);
  out += fill(
    quad(flat(-230, 190, 150), flat(1400, 190, 150), flat(1400, 190, 9000), flat(-230, 190, 9000)),
    stone,
  );
  out += fill(
    quad(flat(-230, 190, 150), flat(-200, 190, 150), flat(-200, 190, 9000), flat(-230, 190, 9000)),
    inks.gold,
  );
  out += fill(
    quad(flat(-230, 190, 150), flat(-230, 250, 150), flat(-230, 250, 9000), flat(-230, 190, 9000)),
    mix(stone, inks.ink, 0.5),
  );
  let joints = '';
  for (let z = 190; z < 5000; z *= 1.22)
    joints += `M${flat(-200, 190, z).map(num).join(' ')}L${flat(1400, 190, z).map(num).join(' ')}`;
  for (let i = 0; i < 9; i++)
    joints += `M${flat(-60 + i * 140, 190, 150)
      .map(num)
      .join(' ')}L${flat(-60 + i * 140, 190, 9000)
      .map(num)
      .join(' ')}`;
  out += stroke(joints, mix(stone, inks.ink, 0.35), 2, { 'stroke-opacity': 0.6 });
  for (const z of [420, 700, 1100])
    out += oval(...flat(240, 190, z), (330 * 620) / z, (40 * 620) / z, inks.gold, { 'fill-opacity': 0.16 });
  out += trainSide(evening, side, { from: 0, cars: 8, length: 900, height: 380, livery });
  out += doors(stage, side) + coachEnd(stage, livery, quad, flat);
  out += place(engineFace(evening, livery), ...flat(-455, 206, 432), 1.5);
  out += canopy(stage, vanish);
  out += travellers(stage, flat, random);
  stage.add(flip ? group(out, { transform: `translate(${WIDTH} 0) scale(-1 1)` }) : out);
  const x = flip ? 0.64 : 0.36;
  return { x, y: (horizon + 60) / HEIGHT };
}

function hills(stage: Stage, horizon: number): string {
  const { inks } = stage;
  return fill(
    `M0 ${horizon}Q300 ${horizon - 150} 620 ${horizon - 40}T1100 ${horizon - 60}T1920 ${horizon - 90}V${horizon + 4}H0Z`,
    mix(inks.middle, inks.ink, 0.35),
  );
}

function travellers(
  stage: Stage,
  flat: (dx: number, dy: number, z: number) => Point,
  random: Stage['random'],
): string {
  const { inks } = stage;
  let out = '';
  const list: [number, number][] = [
    [-60, 1500],
    [220, 1300],
    [40, 1000],
    [330, 850],
    [-90, 720],
    [180, 600],
    [420, 520],
    [-70, 470],
    [240, 390],
  ];
  for (const [i, [dx, z]] of list.entries()) {
    const [x, y] = flat(dx, 190, z);
    const k = 620 / z;
    const c = dress(stage, i + random.int(0, 2));
    const bag = random.pick([
      fill('M-26 -34H-6V0H-26Z', inks.accentDark) + stroke('M-22 -34v-8h12v8', inks.ink, 2.4),
      fill('M16 -40Q26 -46 36 -40L40 -14H12Z', mix(inks.gold, inks.groundDark, 0.4)),
      fill('M-22 -76Q-6 -82 -4 -68L-6 -46Q-20 -44 -24 -54Z', mix(inks.waterLow, inks.near, 0.2)),
    ]);
    const figure = i % 3 === 1 ? aoDai(c) : posed(c, random.pick([STAND, WALK]), {});
    out +=
      oval(x - 30 * k, y, 60 * k, 9 * k, inks.ink, { 'fill-opacity': 0.35 }) +
      place(bag + figure, x, y, 2.15 * k, random.chance(0.5));
  }
  return out;
}
