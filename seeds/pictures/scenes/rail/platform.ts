import { mix } from '../../kit/colour';
import { clock } from '../../kit/masonry';
import { aoDai, dress } from '../../kit/people';
import { lines, panel, recedingPlane } from '../../kit/plane';
import { type Pose, posed } from '../../kit/pose';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, group, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { engineFace, type Livery, liveryOf, trainSide } from './train';

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
  const x = flip ? 1 - 0.47 : 0.47;
  return { x, y: (horizon + 60) / HEIGHT };
}

function hills(stage: Stage, horizon: number): string {
  const { inks } = stage;
  return fill(
    `M0 ${horizon}Q300 ${horizon - 150} 620 ${horizon - 40}T1100 ${horizon - 60}T1920 ${horizon - 90}V${horizon + 4}H0Z`,
    mix(inks.middle, inks.ink, 0.35),
  );
}

/** The near end of the train behind the engine's face. */
function coachEnd(
  stage: Stage,
  livery: Livery,
  quad: (...list: readonly Point[]) => string,
  flat: (dx: number, dy: number, z: number) => Point,
): string {
  const { inks } = stage;
  const z = 432;
  const part = (left: number, right: number, low: number, high: number) =>
    quad(flat(left, low, z), flat(right, low, z), flat(right, high, z), flat(left, high, z));
  return (
    fill(part(-580, -330, 150, -126), mix(livery.body, inks.ink, 0.4)) +
    fill(part(-580, -330, 134, 70), mix(livery.skirt, inks.ink, 0.45)) +
    fill(part(-584, -326, -122, -172), mix(livery.roof, inks.ink, 0.3))
  );
}

function doors(stage: Stage, side: ReturnType<typeof recedingPlane>): string {
  const { inks } = stage;
  let out = '';
  for (let i = 0; i < 5; i++) {
    const x = i * 900 + 44;
    out +=
      panel(side, x, 60, 74, 250, mix(inks.gold, inks.light, 0.2)) +
      panel(side, x + 8, 30, 58, 24, mix(inks.near, inks.ink, 0.4)) +
      lines(
        side,
        [
          [
            [x, 60],
            [x, 310],
            [x + 74, 310],
            [x + 74, 60],
          ],
        ],
        mix(inks.paper, inks.far, 0.3),
        Math.max(1, 5 * side.scale(x)),
      );
  }
  return out;
}

/** The platform roof: posts with brackets, hanging lamps, a clock, the tiled edge that runs away. */
function canopy(stage: Stage, vanish: Point): string {
  const { inks } = stage;
  const edge = recedingPlane({ vanish, aside: 60, below: 190, focus: 620, start: 300 });
  const back = recedingPlane({ vanish, aside: 800, below: 190, focus: 620, start: 300 });
  const iron = mix(inks.leafDark, inks.ink, 0.5);
  const timber = mix(inks.groundDark, inks.ink, 0.45);
  const [a, b, c, d] = [
    edge.point(-200, 620),
    edge.point(5200, 620),
    back.point(5200, 700),
    back.point(-200, 700),
  ];
  let out = fill(
    `M${[a, b, c, d].map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`,
    mix(timber, inks.accentDark, 0.25),
  );
  const wall = mix(mix(inks.gold, inks.ground, 0.5), inks.near, 0.42);
  out +=
    fill(
      back.shape([
        [-200, 0],
        [5200, 0],
        [5200, 700],
        [-200, 700],
      ]),
      wall,
    ) +
    fill(
      back.shape([
        [-200, 0],
        [5200, 0],
        [5200, 90],
        [-200, 90],
      ]),
      mix(wall, inks.ink, 0.4),
    );
  for (let x = 60; x < 3000; x += 330)
    out +=
      fill(
        back.shape([
          [x, 0],
          [x + 150, 0],
          [x + 150, 330],
          [x + 75, 400],
          [x, 330],
        ]),
        mix(inks.gold, inks.light, 0.15),
      ) +
      lines(
        back,
        [
          [
            [x + 75, 0],
            [x + 75, 390],
          ],
          [
            [x, 240],
            [x + 150, 240],
          ],
        ],
        mix(inks.groundDark, inks.ink, 0.4),
        Math.max(1, 7 * back.scale(x)),
      );
  let rafters = '';
  for (let x = 0; x < 4000; x += 130) {
    const [p, q] = [edge.point(x, 622), back.point(x, 702)];
    rafters += `M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}`;
  }
  out += stroke(rafters, mix(timber, inks.ink, 0.5), 4);
  for (let x = 3200; x >= 80; x -= 390) {
    const k = edge.scale(x);
    const lamp = edge.point(x + 190, 560);
    out +=
      lines(
        edge,
        [
          [
            [x, 0],
            [x, 620],
          ],
        ],
        iron,
        Math.max(1.4, 19 * k),
      ) +
      lines(
        edge,
        [
          [
            [x - 130, 620],
            [x, 470],
            [x + 130, 620],
          ],
        ],
        iron,
        Math.max(1, 11 * k),
      ) +
      panel(edge, x - 26, 0, 52, 46, iron);
    out +=
      stroke(
        `M${num(lamp[0] + 120 * k)} ${num(lamp[1] - 70 * k)}v${num(60 * k)}`,
        inks.ink,
        Math.max(1, 4 * k),
      ) +
      disc(lamp[0] + 120 * k, lamp[1], 130 * k, inks.gold, { 'fill-opacity': 0.14 }) +
      disc(lamp[0] + 120 * k, lamp[1], 54 * k, inks.gold, { 'fill-opacity': 0.3 }) +
      disc(lamp[0] + 120 * k, lamp[1], 22 * k, inks.light);
  }
  let teeth = '';
  for (let x = -160; x < 3400; x += 40)
    teeth += edge.shape([
      [x, 640],
      [x + 40, 640],
      [x + 20, 590],
    ]);
  out +=
    fill(teeth, mix(inks.accentDark, inks.near, 0.3)) +
    fill(
      edge.shape([
        [-200, 632],
        [5200, 632],
        [5200, 664],
        [-200, 664],
      ]),
      inks.accentDark,
    );
  const face = edge.point(420, 470);
  return (
    out +
    stroke(`M${num(face[0])} ${num(face[1] - 120)}v90`, inks.ink, 7) +
    place(clock({ ...stage, time: 'dusk' }, 0, 0, 56), face[0], face[1], 1)
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
