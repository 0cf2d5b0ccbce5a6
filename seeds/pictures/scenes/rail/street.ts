import { mix } from '../../kit/colour';
import { lantern, silks } from '../../kit/lanterns';
import { dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { houses } from './street-houses';
import { engineFace, lampsOn, liveryOf } from './train';

const WATCH: Pose = {
  head: [3, -88],
  neck: [1, -76],
  hip: [0, -44],
  arms: [
    [
      [12, -64],
      [20, -78],
    ],
    [
      [-8, -60],
      [-10, -44],
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
const SIT: Pose = {
  head: [4, -62],
  neck: [1, -50],
  hip: [-4, -18],
  arms: [
    [
      [12, -36],
      [22, -34],
    ],
    [
      [10, -32],
      [20, -26],
    ],
  ],
  legs: [
    [
      [20, -22],
      [22, 0],
    ],
    [
      [16, -20],
      [16, 0],
    ],
  ],
};

/** The train between houses: tracks an arm's length from doors, stools drawn in, lamps and washing above. */
export function trainStreet(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('street');
  const x = WIDTH * random.range(0.46, 0.54);
  const horizon = HEIGHT * random.range(0.5, 0.53);
  stage.add(
    sky(stage, {
      horizon,
      sun: { x: x + stage.side * 40, y: horizon - 230, r: 90 },
      rays: random.chance(0.5),
      clouds: 3,
    }),
  );
  const bed = mix(inks.groundDark, inks.near, stage.dark ? 0.5 : 0.15);
  stage.add(
    box(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      stage.blend([
        [0, mix(bed, inks.skyLow, 0.3)],
        [1, bed],
      ]),
    ),
  );
  for (const way of [-1, 1]) houses(stage, x, horizon, way);
  track(stage, x, horizon);
  const t = random.range(0.5, 0.62);
  const y = horizon + (HEIGHT - horizon) * t * 0.78;
  stage.add(
    place(carriages(stage), x, y, t * 1.5),
    place(engineFace(stage, liveryOf(stage, random.pick([0, 0, 1]))), x, y, t * 1.5),
  );
  if (lampsOn(stage))
    stage.add(
      fill(
        `M${num(x - 50)} ${num(y - 60)}L${num(x - 420)} ${HEIGHT}H${num(x + 420)}L${num(x + 50)} ${num(y - 60)}Z`,
        inks.gold,
        { 'fill-opacity': 0.13 },
      ),
    );
  people(stage, x, horizon);
  overhead(stage, x, horizon);
  return { x: x / WIDTH, y: (y - 170) / HEIGHT };
}

function track(stage: Stage, x: number, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('track');
  const ground = (dx: number, z: number): Point => [x + (dx * 620) / z, horizon + (300 * 620) / z];
  let sleepers = '';
  for (let z = 150; z < 5200; z *= 1.085) {
    const [a, b, c, d] = [ground(-150, z), ground(150, z), ground(150, z * 1.035), ground(-150, z * 1.035)];
    sleepers += `M${[a, b, c, d].map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z`;
  }
  let stones = '';
  for (let i = 0; i < 150; i++) {
    const z = 190 + random.next() ** 2 * 2200;
    const [px, py] = ground(random.range(-300, 300), z);
    stones += `M${num(px)} ${num(py)}h${num((14 * 620) / z)}l${num((-4 * 620) / z)} ${num((-7 * 620) / z)}Z`;
  }
  const bed = mix(inks.ground, inks.far, 0.4);
  const quad = (a: number, b: number) =>
    `M${[ground(a, 130), ground(b, 130), ground(b, 9000), ground(a, 9000)].map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z`;
  stage.add(
    fill(quad(-330, 330), mix(bed, inks.near, stage.dark ? 0.6 : 0.28)),
    fill(stones, mix(bed, inks.paper, 0.25), { 'fill-opacity': 0.6 }),
    fill(sleepers, mix(inks.groundDark, inks.ink, 0.4)),
  );
  for (const k of [-1, 1])
    stage.add(
      fill(quad(k * 92 - 9, k * 92 + 9), mix(inks.near, inks.ink, 0.3)),
      fill(quad(k * 92 - 5, k * 92 + 3), mix(inks.paper, inks.far, 0.4)),
    );
}

/** The carriages behind the engine, seen a little past its side. */
function carriages(stage: Stage): string {
  const { inks } = stage;
  return (
    fill('M-126 -20V-300H126V-20Z', mix(inks.near, inks.ink, 0.3)) +
    fill('M-120 -318Q0 -346 120 -318L110 -300H-110Z', mix(inks.far, inks.near, 0.5))
  );
}

function people(stage: Stage, x: number, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('people');
  const spots: [number, number, Pose][] = [
    [-430, 700, WATCH],
    [420, 640, WATCH],
    [-400, 460, SIT],
    [440, 420, SIT],
    [-440, 350, WATCH],
    [430, 330, SIT],
    [400, 900, WATCH],
    [-410, 1100, WATCH],
  ];
  spots.sort((a, b) => b[1] - a[1]);
  for (const [i, [dx, z, pose]] of spots.entries()) {
    const k = 620 / z;
    const [px, py] = [x + (dx + random.range(-20, 20)) * k, horizon + 300 * k];
    const c = dress(stage, i);
    const stool =
      pose === SIT
        ? fill('M-16 -18H8L12 0H-20Z', random.pick([inks.accent, mix(inks.waterLow, inks.waterTop, 0.4)]))
        : '';
    const table =
      pose === SIT
        ? fill('M26 -26H62L58 0H30Z', mix(inks.waterLow, inks.near, 0.2)) +
          box(38, -38, 8, 12, mix(inks.gold, inks.ground, 0.3)) +
          box(48, -36, 7, 10, inks.paper)
        : '';
    stage.add(
      oval(px, py, 60 * k, 9 * k, inks.ink, { 'fill-opacity': 0.3 }),
      place(stool + posed(c, pose, {}) + table, px, py, 2.5 * k, dx > 0),
    );
  }
}

function overhead(stage: Stage, x: number, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('overhead');
  let wires = '';
  for (let i = 0; i < 8; i++) {
    const z = 420 + i * 150;
    const k = 620 / z;
    const y = horizon - random.range(420, 620) * k;
    wires += `M${num(x - 520 * k)} ${num(y)}Q${num(x)} ${num(y + 90 * k)} ${num(x + 520 * k)} ${num(y - 20 * k)}`;
  }
  stage.add(stroke(wires, inks.ink, 2));
  const colours = silks(stage);
  for (const z of [1200, 900, 680, 520]) {
    const k = 620 / z;
    const y = horizon - 360 * k;
    stage.add(
      stroke(
        `M${num(x - 520 * k)} ${num(y)}Q${num(x)} ${num(y + 130 * k)} ${num(x + 520 * k)} ${num(y)}`,
        inks.ink,
        2,
      ),
    );
    for (const t of [-0.72, -0.44, 0.44, 0.72])
      stage.add(
        lantern(
          stage,
          x + t * 520 * k,
          y + 65 * k * (1 - t * t),
          30 * k,
          random.pick(['round', 'garlic', 'drum']),
          random.pick(colours),
          lampsOn(stage),
        ),
      );
  }
}
