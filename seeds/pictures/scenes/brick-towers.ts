import { chamTower } from '../kit/cham-tower';
import { mix } from '../kit/colour';
import { grassTuft } from '../kit/foliage';
import { groundShadow, massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { fractal, heightAt, lens, polygon } from '../kit/path';
import { aoDai, cyclist, dress, walkerWithPole } from '../kit/people';
import { palm, springBough } from '../kit/plants';
import { alongRoad, type RoadPoint } from '../kit/road';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, type Point, place } from '../kit/svg';
import type { Focal } from '../kit/types';

/** Cham towers of brick on their hill, a path up to them, and people going about their day. */
export function brickTowers(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const horizon = HEIGHT * random.range(0.54, 0.6);
  const subject = WIDTH * random.range(0.43, 0.57);
  const sun = {
    x: subject + side * random.range(200, 460),
    y: horizon * random.range(0.4, 0.7),
    r: random.range(96, 150),
  };
  stage.add(sky(stage, { horizon: horizon + 60, sun, rays: random.chance(0.6) }));
  distance(stage, horizon);
  stage.add(birds(stage, subject - side * 460, horizon * 0.36, 120, inks.ink));
  const hill = mound(stage, horizon, subject);
  path(stage, hill, subject);
  const crown = towers(stage, hill, subject);
  walkers(stage, hill, subject);
  foreground(stage);
  return { x: subject / WIDTH, y: (crown + HEIGHT * 0.04) / HEIGHT };
}

function distance(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('distance');
  const ink = mix(inks.far, inks.skyLow, 0.42);
  stage.add(
    massif(stage, 'far', {
      y: horizon - 50,
      rise: 90,
      swell: 300,
      base: horizon + 120,
      ink,
      shade: mix(ink, inks.far, 0.7),
    }).svg,
    mist(stage, 'far-air', horizon + 10, 130, inks.skyLow, 0.6),
  );
  if (random.chance(0.5)) {
    stage.add(box(0, horizon + 16, WIDTH, 420, mix(inks.waterTop, inks.waterLow, 0.35)));
    let glints = '';
    for (let i = 0; i < 40; i++) {
      const x = random.range(0, WIDTH);
      glints += lens(x, x + random.range(40, 150), horizon + 22 + random.range(0, 150), 2);
    }
    stage.add(fill(glints, inks.light, { 'fill-opacity': 0.6 }));
  } else {
    const mid = mix(inks.middle, inks.leafDark, 0.3);
    const hills = massif(stage, 'mid', {
      y: horizon + 26,
      rise: 46,
      swell: 200,
      base: horizon + 460,
      ink: mid,
      shade: mix(mid, inks.near, 0.3),
    });
    stage.add(
      hills.svg,
      wood(
        stage,
        'mid-wood',
        hills.line.map(([x, y]): Point => [x, y + 8]),
        12,
        mix(mid, inks.leafDark, 0.4),
        mix(mid, inks.leaf, 0.5),
        20,
      ),
    );
  }
  stage.add(mist(stage, 'mid-air', horizon + 76, 120, inks.skyLow, 0.5));
}

function mound(stage: Stage, horizon: number, subject: number): Point[] {
  const { inks } = stage;
  const random = stage.random.fork('mound');
  const rough = fractal(random, 3);
  const top = horizon + random.range(40, 90);
  const points: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 14) {
    const u = Math.abs(x - subject) / 560;
    points.push([x, top + Math.min(170, u ** 2.2 * 90) + rough(x / 220) * 14]);
  }
  for (let i = 0; i < 4; i++) {
    const px = random.chance(0.5) ? random.range(0, 330) : WIDTH - random.range(0, 330);
    stage.add(
      palm(stage, `palm${i}`, px, heightAt(points, px) + 20, random.range(170, 290), random.range(-0.2, 0.2)),
    );
  }
  const dry = mix(
    mix(inks.ground, inks.leaf, stage.season === 'winter' || stage.season === 'autumn' ? 0.3 : 0.55),
    inks.groundDark,
    0.12,
  );
  const close: Point[] = [
    [WIDTH + 20, HEIGHT + 20],
    [-20, HEIGHT + 20],
  ];
  stage.add(
    fill(
      polygon([...points, ...close]),
      stage.blend([
        [0, dry],
        [1, mix(dry, inks.leafDark, 0.5)],
      ]),
    ),
  );
  for (let row = 0; row < 3; row++) {
    const line = points.map(
      ([x, y]): Point => [x, y + 120 + row * 120 + rough(x / 260 + row * 9) * (30 + row * 16)],
    );
    stage.add(fill(polygon([...line, ...close]), mix(dry, inks.leafDark, 0.3), { 'fill-opacity': 0.3 }));
  }
  let tufts = '';
  for (let i = 0; i < 150; i++) {
    const x = random.range(-10, WIDTH + 10);
    const y = heightAt(points, x) + 12 + random.next() ** 1.2 * 520;
    tufts += grassTuft(random, x, y, 12 + (y - top) * 0.07, 5);
  }
  stage.add(fill(tufts, mix(dry, inks.leafDark, 0.6)));
  return points;
}

function path(stage: Stage, hill: readonly Point[], subject: number): void {
  const { inks } = stage;
  const way = pathOf(stage, hill, subject);
  const left = way.map(([x, y, w]): Point => [x - w / 2, y]);
  const right = way.map(([x, y, w]): Point => [x + w / 2, y]);
  const earth = mix(inks.ground, inks.paper, 0.3);
  stage.add(
    fill(
      polygon([
        ...left.map(([x, y]): Point => [x - 8, y + 5]),
        ...[...right].reverse().map(([x, y]): Point => [x + 8, y + 5]),
      ]),
      mix(inks.groundDark, inks.leafDark, 0.3),
    ),
    fill(polygon([...left, ...right.reverse()]), earth),
  );
  const random = stage.random.fork('path-marks');
  let marks = '';
  for (const [x, y, w] of way) {
    const a = x + random.range(-0.4, 0.2) * w;
    marks += lens(a, a + w * 0.3, y, 1 + w * 0.01);
  }
  stage.add(fill(marks, mix(earth, inks.groundDark, 0.5)));
}

function pathOf(stage: Stage, hill: readonly Point[], subject: number): RoadPoint[] {
  const s = stage.random.fork('path').sign();
  const top = heightAt(hill, subject);
  const low = HEIGHT - top;
  return alongRoad(
    [
      [subject, top + 30, 46],
      [subject + s * 60, top + low * 0.22, 70],
      [subject - s * 90, top + low * 0.46, 116],
      [subject + s * 70, top + low * 0.76, 200],
      [subject - s * 60, HEIGHT + 60, 330],
    ],
    12,
  );
}

function towers(stage: Stage, hill: readonly Point[], subject: number): number {
  const { inks } = stage;
  const random = stage.random.fork('towers');
  const s = random.sign();
  const plan = random.pick(['one', 'three', 'pair', 'three', 'row']);
  const all: [number, number, number, number][] =
    plan === 'one'
      ? [[0, 0, 262, 3]]
      : plan === 'pair'
        ? [
            [s * -150, 0, 256, 3],
            [s * 240, 10, 220, 3],
          ]
        : plan === 'row'
          ? [
              [s * -360, 6, 170, 2],
              [s * 400, 16, 180, 2],
              [s * -40, 0, 250, 3],
            ]
          : [
              [s * 350, -4, 190, 3],
              [s * -340, 0, 160, 2],
              [0, 10, 256, 3],
            ];
  let crown = HEIGHT;
  for (const [i, [dx, dy, size, tiers]] of all.entries()) {
    const w = size * random.range(0.94, 1.08);
    const x = subject + dx;
    const y = heightAt(hill, x) + 26 + dy;
    stage.add(
      fill(groundShadow(stage, x, y - 6, w * 1.5, w * 1.25), mix(inks.leafDark, inks.near, 0.4), {
        'fill-opacity': stage.weather === 'clear' ? 0.5 : 0.25,
      }),
    );
    stage.add(place(chamTower(stage, `tower${i}`, w, tiers), x, y));
    let grass = '';
    for (let k = 0; k < 16; k++)
      grass += grassTuft(random, x + random.range(-0.72, 0.72) * w, y + 8, random.range(18, 38), 6);
    stage.add(fill(grass, mix(inks.leafDark, inks.leaf, 0.3)));
    crown = Math.min(crown, y - w * 1.1);
  }
  return crown;
}

/** Two groups high on the path, where a panel over the lower edge leaves them whole, and one so low that only tall cuts have it. */
function walkers(stage: Stage, hill: readonly Point[], subject: number): void {
  const { inks } = stage;
  const random = stage.random.fork('walkers');
  const way = pathOf(stage, hill, subject);
  const steps = [
    [0.2, 0],
    [0.34, 1],
    [0.76, 2],
  ] as const;
  for (const [t, i] of steps) {
    const [x, y, w] = way[Math.floor(way.length * t)] as RoadPoint;
    const c = dress(stage, [3, 0, 1, 5][(i + random.int(0, 2)) % 4] ?? 0);
    const scale = 0.5 + w / 150;
    const figure =
      i === 2
        ? random.pick([walkerWithPole(c, inks.gold), cyclist(c), walkerWithPole(c, inks.leafLight)])
        : aoDai(c);
    const at = x + random.range(-0.2, 0.2) * w;
    stage.add(
      fill(groundShadow(stage, at, y, 24 * scale, 100 * scale), mix(inks.groundDark, inks.near, 0.4), {
        'fill-opacity': 0.45,
      }),
      place(figure, at, y, scale, random.chance(0.5)),
    );
    if (i === 1)
      stage.add(place(aoDai(dress(stage, 0)), at + 52 * scale, y - 6, scale * 0.96, random.chance(0.5)));
  }
}

/** Frangipani over the scene, and dry grass or agave at its foot. */
function foreground(stage: Stage): void {
  const { inks } = stage;
  const random = stage.random.fork('front');
  const s = random.sign();
  const bloom = random.pick([inks.paper, inks.lotus, inks.accent]);
  if (random.chance(0.75))
    stage.add(
      springBough(
        stage,
        'bough',
        [s > 0 ? -40 : WIDTH + 40, 20],
        [s > 0 ? 600 : WIDTH - 600, 240],
        bloom,
        30,
      ),
    );
  let leaves = '';
  let ribs = '';
  for (const end of [-1, 1]) {
    for (let n = 0; n < 2; n++) {
      const cx = end < 0 ? random.range(20, 300) : WIDTH - random.range(20, 300);
      for (let k = 0; k < 13; k++) {
        const a = -Math.PI * (0.04 + (k / 12) * 0.92);
        const l = random.range(130, 230);
        const [tx, ty] = [cx + Math.cos(a) * l, HEIGHT + 20 + Math.sin(a) * l];
        leaves += polygon([
          [cx - 18, HEIGHT + 30],
          [cx + Math.cos(a + 0.2) * l * 0.5, HEIGHT + 20 + Math.sin(a + 0.2) * l * 0.5],
          [tx, ty],
          [cx + Math.cos(a - 0.2) * l * 0.5, HEIGHT + 20 + Math.sin(a - 0.2) * l * 0.5],
          [cx + 18, HEIGHT + 30],
        ]);
        ribs += `M${Math.round(cx)} ${HEIGHT + 20}L${Math.round(tx)} ${Math.round(ty)}`;
      }
    }
  }
  stage.add(
    fill(leaves, mix(inks.leafDark, inks.ink, 0.25)),
    `<path d="${ribs}" fill="none" stroke="${mix(inks.leaf, inks.leafDark, 0.4)}" stroke-width="3"/>`,
  );
}
