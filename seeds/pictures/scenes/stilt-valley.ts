import { buffalo, herdChild } from '../kit/animals';
import { mix } from '../kit/colour';
import { crowns, grassTuft } from '../kit/foliage';
import { stiltHouse } from '../kit/houses';
import { massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { paddies } from '../kit/paddies';
import { fractal, heightAt, polygon } from '../kit/path';
import { cyclist, dress, planter, walkerWithPole } from '../kit/people';
import { bamboo, bananaLeaf, palm, springBough } from '../kit/plants';
import { basketCarrier } from '../kit/riders';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, type Point, place } from '../kit/svg';
import type { Focal } from '../kit/types';
import { brocade } from './stilt-valley/brocade';

/** Stilt houses of the Thái on the edge of their rice, in a valley with smoke and mountains. */
export function stiltValley(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const horizon = HEIGHT * random.range(0.44, 0.5);
  const sun = {
    x: WIDTH * (0.5 + side * random.range(0.08, 0.28)),
    y: horizon * random.range(0.36, 0.6),
    r: random.range(74, 118),
  };
  stage.add(sky(stage, { horizon: horizon + 60, sun, rays: random.chance(0.45) }));
  mountains(stage, horizon);
  stage.add(birds(stage, WIDTH * 0.5 - side * 260, horizon * 0.5, 100, inks.ink));
  const floor = horizon + random.range(96, 130);
  const hamlet = random.fork('side').sign();
  stage.add(paddies(stage, floor));
  const subject = WIDTH * (0.5 + hamlet * random.range(0, 0.06));
  const focal = houses(stage, floor, subject, hamlet);
  people(stage, subject, hamlet);
  frame(stage, hamlet);
  return focal;
}

function mountains(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('mountains');
  const gap = random.range(0.35, 0.65) * WIDTH;
  const valley = (depth: number) => (x: number) => Math.exp(-(((x - gap) / 420) ** 2)) * depth - depth * 0.55;
  const layers = [
    { y: horizon - 60, rise: 120, swell: 300, depth: 90, ink: mix(inks.far, inks.skyLow, 0.5) },
    { y: horizon + 6, rise: 96, swell: 260, depth: 190, ink: mix(inks.far, inks.middle, 0.2) },
    { y: horizon + 74, rise: 64, swell: 220, depth: 170, ink: mix(inks.middle, inks.leafDark, 0.3) },
  ];
  for (const [i, layer] of layers.entries()) {
    const hill = massif(stage, `hill${i}`, {
      ...layer,
      bend: valley(layer.depth),
      base: horizon + 320,
      shade: mix(layer.ink, i === 2 ? inks.near : inks.middle, 0.42),
    });
    stage.add(hill.svg);
    if (i === 2)
      stage.add(
        wood(
          stage,
          'hill-wood',
          hill.line.map(([x, y]): Point => [x, y + 10]),
          13,
          mix(layer.ink, inks.leafDark, 0.4),
          mix(layer.ink, inks.leaf, 0.5),
          16,
        ),
      );
    stage.add(mist(stage, `hill-air${i}`, horizon + 40 + i * 40, 130, inks.skyLow, i === 2 ? 0.7 : 0.55));
  }
}

/** The hamlet: trees behind, houses by depth, one large; its smoke leans with the morning air. */
function houses(stage: Stage, floor: number, subject: number, hamlet: number): Focal {
  const { inks } = stage;
  const random = stage.random.fork('houses');
  const bumps = fractal(random, 3);
  const line: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 14) line.push([x, floor + 12 + bumps(x / 200) * 12]);
  stage.add(
    wood(
      stage,
      'edge',
      line,
      20,
      mix(inks.leafDark, inks.middle, 0.2),
      mix(inks.leaf, inks.leafDark, 0.2),
      14,
    ),
  );
  const spread = [-560, -390, -250, 330, 500, 660].filter(() => random.chance(0.72));
  for (const [i, dx] of spread.entries()) {
    const s = random.range(0.8, 1.1);
    const x = subject + dx * hamlet + random.range(-30, 30);
    const y = heightAt(line, x) + random.range(26, 50);
    grove(stage, `grove${i}`, x, y, 150 * s);
    if (random.chance(0.4))
      stage.add(
        palm(
          stage,
          `areca${i}`,
          x + random.sign() * 110,
          y + 4,
          random.range(150, 230),
          random.range(-0.1, 0.1),
        ),
      );
    stage.add(place(stiltHouse(stage, random.chance(0.5)), x, y, s, random.chance(0.5)));
  }
  const y = floor + 168;
  for (const [i, [dx, dy, s]] of (
    [
      [-230, -34, 1.7],
      [30, 14, 2.5],
      [330, -10, 1.9],
    ] as const
  ).entries()) {
    if (i !== 1 && random.chance(0.25)) continue;
    const x = subject + dx * hamlet;
    grove(stage, `near-grove${i}`, x, y + dy, 170 * s);
    if (i !== 1) stage.add(bamboo(stage, `bamboo${i}`, x + (i - 1) * 150, y + dy + 6, 330, 3));
    stage.add(place(stiltHouse(stage, i !== 0), x, y + dy, s, random.chance(0.5)));
  }
  return { x: (subject + 30 * hamlet) / WIDTH, y: (y - 40) / HEIGHT };
}

function grove(stage: Stage, label: string, x: number, y: number, width: number): void {
  const random = stage.random.fork(label);
  const { inks } = stage;
  const ground: Point[] = [];
  for (let k = 0; k <= 10; k++) ground.push([x + (k / 10 - 0.5) * width, y + 2]);
  const tall = crowns(random, ground, width * 0.16, width * 0.46);
  const low = crowns(
    random,
    ground.map(([a, b]): Point => [a + stage.side * 8, b]),
    width * 0.1,
    width * 0.22,
  );
  const close: Point[] = [
    [x + width * 0.54, y + 10],
    [x - width * 0.54, y + 10],
  ];
  stage.add(
    fill(polygon([...tall, ...close]), mix(inks.leafDark, inks.near, 0.12)),
    fill(polygon([...low, ...close]), mix(inks.leaf, inks.leafDark, 0.4)),
  );
}

function people(stage: Stage, subject: number, hamlet: number): void {
  const { inks } = stage;
  const random = stage.random.fork('people');
  const y = HEIGHT * random.range(0.84, 0.88);
  const x = subject - hamlet * random.range(120, 240);
  const who = stage.motif ?? random.pick(['walkers', 'buffalo', 'planters', 'bicycle']);
  const flip = hamlet < 0;
  if (who === 'buffalo')
    stage.add(
      place(buffalo(stage, random.chance(0.4)) + place(herdChild(dress(stage, 0)), -8, -58), x, y, 2.5, flip),
    );
  else if (who === 'bicycle') stage.add(place(cyclist(dress(stage, 0)), x, y, 1.8, flip));
  else if (who === 'planters') {
    for (let i = 0; i < 3; i++)
      stage.add(
        place(
          planter(dress(stage, [0, 3, 4][i] ?? 0), inks.leafLight),
          x + (i - 1) * 170,
          y - (i % 2) * 26,
          2.4,
          i === 1,
        ),
      );
  } else {
    stage.add(place(walkerWithPole(dress(stage, 0), inks.leafLight), x, y, 2.2, flip));
    stage.add(place(basketCarrier(dress(stage, 4), inks.gold), x - hamlet * 190, y - 10, 2, flip));
  }
}

function frame(stage: Stage, hamlet: number): void {
  const { inks } = stage;
  const random = stage.random.fork('frame');
  const left = hamlet > 0;
  const at = (v: number) => (left ? v : WIDTH - v);
  const kind = random.pick(['banana', 'brocade', 'bamboo', 'bough']);
  let grass = '';
  for (let x = -10; x < 640; x += 24) grass += grassTuft(random, at(x), HEIGHT + 8, random.range(50, 130), 6);
  if (kind === 'banana') {
    const leaves: [Point, Point, number, number][] = [
      [[-30, HEIGHT], [180, HEIGHT - 620], 84, -40],
      [[-20, HEIGHT + 30], [380, HEIGHT - 380], 80, 60],
      [[20, HEIGHT + 40], [520, HEIGHT - 150], 68, 50],
    ];
    for (const [i, [a, b, w, bend]] of leaves.entries())
      stage.add(bananaLeaf(stage, `banana${i}`, [at(a[0]), a[1]], [at(b[0]), b[1]], w, left ? bend : -bend));
  } else if (kind === 'brocade') stage.add(brocade(stage, at(-20), at(560), HEIGHT - 430));
  else if (kind === 'bamboo') stage.add(bamboo(stage, 'front', at(80), HEIGHT + 20, 1060, 4));
  else
    stage.add(
      springBough(
        stage,
        'bough',
        [at(-40), 50],
        [at(600), 220],
        stage.season === 'spring' || stage.season === 'winter' ? inks.paper : inks.accent,
        34,
      ),
    );
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.5)));
}
