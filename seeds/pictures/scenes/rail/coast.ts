import { sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { clump, grassTuft } from '../../kit/foliage';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { polygon } from '../../kit/path';
import { dress } from '../../kit/people';
import type { Plane } from '../../kit/plane';
import { springBough } from '../../kit/plants';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { openSea, seaInks } from '../beach-palms/sea';
import { alongTrack, type Stop } from './coast-track';
import { liveryOf, trainSide } from './train';

/** A train that winds along the foot of the pass, with the sea below. */
export function coastLine(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('coast');
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  const horizon = HEIGHT * random.range(0.36, 0.4);
  const sun = { x: at(1400) + side * 60, y: horizon - random.range(110, 220), r: random.range(90, 130) };
  stage.add(sky(stage, { horizon, sun, rays: random.chance(0.6) }));
  const far = massif(stage, 'far', {
    left: flip ? -30 : 1050,
    right: flip ? 870 : 1950,
    y: horizon - 40,
    rise: 60,
    swell: 300,
    base: horizon + 3,
    ink: mix(inks.far, inks.skyLow, 0.35),
    shade: mix(inks.far, inks.middle, 0.2),
  });
  stage.add(far.svg);
  openSea(stage, horizon, HEIGHT, sun.x);
  stage.add(mist(stage, 'sea-air', horizon, 60, inks.skyLow, 0.4));
  for (let i = 0; i < 3; i++)
    stage.add(
      place(
        sampan(stage, dress(stage, i), 'standing'),
        at(random.range(1330, 1800)),
        horizon + 90 + i * 110,
        0.45 + i * 0.22,
        random.chance(0.5),
      ),
    );
  const line: Stop[] = [
    [2060, 1150, 1.75],
    [1640, 1090, 1.5],
    [1210, 960, 1.18],
    [960, 800, 0.86],
    [930, 690, 0.66],
    [1010, 610, 0.5],
    [1090, 560, 0.4],
    [1080, 526, 0.32],
    [1010, 500, 0.27],
  ].map(([x = 0, y = 0, s = 1]): Stop => [at(x), y - 0.4 * HEIGHT + horizon, s]);
  mountain(stage, horizon, at);
  const track = alongTrack(line);
  ledge(stage, track);
  const livery = liveryOf(stage, random.pick([0, 0, 1, 2]));
  stage.add(
    trainSide(stage, track, {
      from: random.range(330, 440),
      cars: 7,
      length: 300,
      height: 96,
      engine: 'first',
      livery,
      shaded: flip === side > 0,
    }),
  );
  near(stage, at, flip);
  stage.add(birds(stage, at(1500), horizon - 220, 110, inks.ink));
  return { x: at(1120) / WIDTH, y: (horizon + 300) / HEIGHT };
}

/** The flank of the pass that falls to the sea: ridges, woods, a headland beyond. */
function mountain(stage: Stage, horizon: number, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('mountain');
  const shape = (list: readonly (readonly [number, number])[]) =>
    polygon(list.map(([x, y]): Point => [at(x), y + horizon]));
  const layers = [
    {
      list: [
        [-40, -330],
        [200, -380],
        [420, -300],
        [640, -260],
        [820, -150],
        [980, -110],
        [1120, -30],
        [1250, 40],
        [1290, 70],
        [1080, 90],
        [-40, 120],
      ],
      ink: mix(inks.far, inks.middle, 0.4),
      n: 40,
      depth: 110,
    },
    {
      list: [
        [-40, -230],
        [160, -220],
        [330, -160],
        [520, -120],
        [700, -10],
        [860, 60],
        [1000, 70],
        [1130, 150],
        [1160, 190],
        [1000, 250],
        [-40, 300],
      ],
      ink: mix(inks.middle, inks.leafDark, 0.4),
      n: 56,
      depth: 210,
    },
    {
      list: [
        [-40, -60],
        [140, -40],
        [300, 10],
        [470, 60],
        [640, 160],
        [800, 230],
        [900, 310],
        [960, 420],
        [1180, 540],
        [1640, 680],
        [2080, 770],
        [2080, 960],
        [-40, 960],
      ],
      ink: mix(inks.leafDark, inks.leaf, 0.2),
      n: 120,
      depth: 800,
    },
  ] as const;
  for (const [i, layer] of layers.entries()) {
    const body = shape(layer.list);
    const clip = stage.clip(fill(body, '#000'));
    let dark = '';
    let lit = '';
    for (let k = 0; k < layer.n; k++) {
      const x = random.range(-40, 1300 + i * 330);
      const y = horizon + random.range(-330, layer.depth + 40);
      const d = clump(
        random,
        at(x),
        y,
        random.range(70, 150) * (0.6 + i * 0.35),
        random.range(24, 50) * (0.6 + i * 0.35),
      );
      if (k % 2) dark += d;
      else lit += d;
    }
    stage.add(
      fill(body, layer.ink),
      `<g clip-path="${clip}">${fill(dark, mix(layer.ink, inks.near, 0.32))}${fill(lit, mix(layer.ink, inks.leafLight, 0.16 + i * 0.1))}</g>`,
    );
    if (i < 2) stage.add(mist(stage, `pass-air${i}`, horizon + 40 + i * 110, 110, inks.skyLow, 0.32));
  }
}

/** Ballast, sleepers and rails on their ledge, with the sea wall and its rocks below. */
function ledge(stage: Stage, track: Plane): void {
  const { inks } = stage;
  const random = stage.random.fork('ledge');
  const wall = mix(mix(inks.groundDark, inks.far, 0.35), inks.near, stage.dark ? 0.4 : 0.12);
  const sea = seaInks(stage);
  const runs = Array.from({ length: 120 }, (_, i) => i * 32);
  const rim = (y: number, drop = 0): Point[] =>
    runs.map((x) => {
      const [px, py] = track.point(x, y);
      return [px, py + drop];
    });
  const strip = (a: number, b: number) => polygon([...rim(a), ...rim(b).reverse()]);
  stage.add(fill(strip(-190, -120), sea.foam, { 'fill-opacity': 0.7 }));
  let rocks = '';
  let lit = '';
  for (const x of runs) {
    const s = track.scale(x);
    const [px, py] = track.point(x + random.range(-10, 10), -random.range(110, 170));
    const r = random.range(22, 54) * s;
    const d = `M${num(px - r)} ${num(py + r * 0.5)}L${num(px - r * 0.6)} ${num(py - r * 0.5)}L${num(px + r * 0.2)} ${num(py - r * 0.7)}L${num(px + r)} ${num(py - r * 0.1)}L${num(px + r * 0.9)} ${num(py + r * 0.6)}Z`;
    if (random.chance(0.6)) rocks += d;
    else lit += d;
  }
  stage.add(
    fill(strip(-140, -22), wall),
    fill(strip(-140, -96), mix(wall, inks.near, 0.35), { 'fill-opacity': 0.7 }),
    fill(rocks, mix(wall, inks.ink, 0.4)),
    fill(lit, mix(wall, inks.light, 0.25)),
  );
  let joints = '';
  for (let i = 0; i < runs.length; i += 2) {
    const [a, b] = [track.point(runs[i] ?? 0, -24), track.point(runs[i] ?? 0, -110)];
    joints += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  stage.add(
    stroke(joints, mix(wall, inks.ink, 0.35), 2, { 'stroke-opacity': 0.5 }),
    fill(strip(-26, 26), mix(inks.ground, inks.groundDark, 0.5)),
    fill(strip(-26, -16), mix(inks.ground, inks.paper, 0.3)),
  );
  let sleepers = '';
  for (let x = 0; x < 3800; x += 20) {
    const [a, b] = [track.point(x, -12), track.point(x, 20)];
    sleepers += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  stage.add(
    stroke(sleepers, mix(inks.groundDark, inks.ink, 0.4), 3),
    stroke(polygon(rim(-5), false), mix(inks.far, inks.ink, 0.4), 3.4),
    stroke(polygon(rim(12), false), mix(inks.far, inks.ink, 0.4), 2.6),
  );
}

function near(stage: Stage, at: (x: number) => number, flip: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('near');
  let back = '';
  let front = '';
  for (let i = 0; i < 64; i++) {
    const x = random.range(-40, 1060);
    const d =
      i % 3
        ? grassTuft(random, at(x), HEIGHT + 16, random.range(80, 240) * (1.1 - x / 1500), 7)
        : clump(
            random,
            at(x * 0.8),
            HEIGHT - random.range(-10, 130) * (1 - x / 1100),
            random.range(120, 220),
            random.range(50, 90),
          );
    if (i % 2) back += d;
    else front += d;
  }
  stage.add(fill(back, mix(inks.leafDark, inks.ink, 0.35)), fill(front, inks.leafDark));
  if (random.chance(0.6))
    stage.add(
      springBough(
        stage,
        'bough',
        [flip ? WIDTH + 40 : -40, 50],
        [flip ? WIDTH - 560 : 560, 190],
        random.pick([inks.accent, inks.lotus]),
        34,
      ),
    );
}
