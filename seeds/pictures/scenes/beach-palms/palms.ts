import { basketBoat, sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { clump, grassTuft } from '../../kit/foliage';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { polygon } from '../../kit/path';
import { aoDai, dress } from '../../kit/people';
import { palm } from '../../kit/plants';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { openSea, sandInk, seaInks, shifted, shoreLine } from './sea';

/** Coconut palms that lean out over a white bay. */
export function palms(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('palms');
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  const horizon = HEIGHT * random.range(0.4, 0.45);
  const sun = {
    x: WIDTH / 2 + side * random.range(120, 460),
    y: horizon - random.range(120, 260),
    r: random.range(80, 120),
  };
  stage.add(sky(stage, { horizon, sun, rays: random.chance(0.5) }));
  const far = massif(stage, 'far', {
    left: flip ? WIDTH * 0.3 : -30,
    right: flip ? WIDTH + 30 : WIDTH * 0.7,
    y: horizon - 60,
    rise: 90,
    swell: 420,
    base: horizon + 4,
    ink: mix(inks.far, inks.skyLow, 0.3),
    shade: mix(inks.far, inks.middle, 0.25),
  });
  stage.add(far.svg, mist(stage, 'far-air', horizon - 30, 90, inks.skyLow, 0.5));
  openSea(stage, horizon, HEIGHT * 0.9, sun.x);
  headland(stage, horizon, at);
  const line = shoreLine(
    random,
    [
      [at(1760), horizon + 22],
      [at(1500), horizon + 46],
      [at(1010), horizon + 92],
      [at(820), horizon + 170],
      [at(960), horizon + 290],
      [at(1320), horizon + 440],
      [at(1720), HEIGHT - 120],
      [at(2050), HEIGHT - 60],
    ],
    40,
  );
  beach(stage, line, horizon, at);
  boats(stage, horizon, at);
  walkers(stage, horizon, at);
  const shadows = [
    [470, 250],
    [250, 380],
  ] as const;
  for (const [px, dy] of shadows) stage.add(shadow(stage, at(px), horizon + dy + 60, 520));
  stage.add(
    palm(stage, 'p1', at(690), horizon + 180, 360, flip ? -0.42 : 0.42),
    palm(stage, 'p2', at(470), horizon + 220, 470, flip ? -0.2 : 0.2),
    palm(stage, 'p3', at(430), horizon + 330, 620, flip ? -0.62 : 0.62),
    palm(stage, 'p4', at(150), horizon + 470, 820, flip ? -0.34 : 0.34),
  );
  let tufts = '';
  for (let i = 0; i < 34; i++)
    tufts += grassTuft(
      random,
      at(random.range(-20, 560)),
      HEIGHT - random.range(-20, 60),
      random.range(50, 130),
      6,
    );
  stage.add(
    fill(tufts, mix(inks.leafDark, inks.ink, 0.3)),
    birds(stage, at(1300), horizon - 240, 110, inks.ink),
  );
  return { x: at(780) / WIDTH, y: (horizon + 40) / HEIGHT };
}

function headland(stage: Stage, horizon: number, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('headland');
  const crest: Point[] = [
    [2000, -210],
    [1860, -200],
    [1700, -170],
    [1560, -100],
    [1420, -80],
    [1300, -20],
    [1200, 10],
  ].map(([x = 0, y = 0]): Point => [at(x), horizon + y + random.range(-14, 14)]);
  const ordered = (crest[0]?.[0] ?? 0) < (crest[6]?.[0] ?? 0) ? crest : [...crest].reverse();
  const ink = mix(inks.middle, inks.leafDark, 0.4);
  stage.add(
    fill(
      polygon([...ordered, [ordered[6]?.[0] ?? 0, horizon + 30], [ordered[0]?.[0] ?? 0, horizon + 40]]),
      ink,
    ),
    wood(stage, 'headland', ordered, 34, mix(ink, inks.leafDark, 0.4), mix(ink, inks.leaf, 0.5), 50),
  );
  let clumps = '';
  for (let i = 0; i < 26; i++) {
    const x = random.range(1380, 1960);
    clumps += clump(
      random,
      at(x),
      horizon - random.range(-6, (x - 1300) * 0.22),
      random.range(50, 110),
      random.range(16, 36),
    );
  }
  stage.add(fill(clumps, mix(ink, inks.leafLight, 0.3)));
}

function beach(stage: Stage, line: readonly Point[], horizon: number, at: (x: number) => number): void {
  const { inks } = stage;
  const sea = seaInks(stage);
  const sand = sandInk(stage);
  const out = at(0) === 0 ? 1 : -1;
  const land: Point[] = [
    [at(2060), HEIGHT + 20],
    [at(-20), HEIGHT + 20],
    [at(-20), horizon + 60],
    [at(420), horizon + 34],
    [at(1100), horizon + 20],
    [at(1760), horizon + 16],
  ];
  for (const [dx, ink, opacity] of [
    [420, sea.shallow, 0.35],
    [250, sea.shallow, 0.5],
    [130, mix(sea.shallow, inks.light, 0.35), 0.7],
    [60, sea.foam, 0.9],
    [30, mix(sand, sea.mid, 0.3), 1],
    [0, sand, 1],
  ] as const)
    stage.add(
      fill(polygon([...shifted(line, dx * out, horizon, -dx * 0.12), ...land]), ink, {
        'fill-opacity': opacity,
      }),
    );
  stage.add(
    stroke(polygon(shifted(line, 62 * out, horizon, -8), false), sea.foam, 6),
    stroke(polygon(shifted(line, 190 * out, horizon, -22), false), sea.foam, 3, {
      'stroke-dasharray': '160 60 40 90',
      'stroke-opacity': 0.8,
    }),
  );
  const random = stage.random.fork('beach');
  let prints = '';
  for (let i = 0; i < 60; i++) {
    const y = horizon + 180 + random.next() * (HEIGHT - horizon - 180);
    prints += `M${num(at(random.range(0, 500 + (y - horizon) * 0.9)))} ${num(y)}q${random.int(20, 60)} ${random.int(-6, 6)} ${random.int(60, 140)} 0`;
  }
  stage.add(stroke(prints, mix(sand, inks.groundDark, 0.35), 2.4, { 'stroke-opacity': 0.4 }));
  let scrub = '';
  let lit = '';
  for (let i = 0; i < 46; i++) {
    const t = i / 46;
    const x = -40 + t * 900;
    const y = horizon + 74 - t * 34 + random.range(-6, 10) + (1 - t) * 40;
    const d = clump(
      random,
      at(x),
      y,
      random.range(80, 150) * (1.1 - t * 0.6),
      random.range(50, 110) * (1.15 - t * 0.75),
    );
    if (i % 3) scrub += d;
    else lit += d;
  }
  stage.add(fill(scrub, inks.leafDark), fill(lit, mix(inks.leaf, inks.leafDark, 0.35)));
}

function shadow(stage: Stage, x: number, y: number, length: number): string {
  const { inks, side } = stage;
  const tip = x - side * length;
  let d = `M${num(x - 12)} ${num(y)}L${num(tip)} ${num(y + 44)}L${num(x + 14)} ${num(y + 8)}Z`;
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2;
    d += `M${num(tip)} ${num(y + 38)}Q${num(tip + Math.cos(a) * 80)} ${num(y + 40 + Math.sin(a) * 10 - 8)} ${num(tip + Math.cos(a) * 160)} ${num(y + 42 + Math.sin(a) * 26)}Q${num(tip + Math.cos(a) * 80)} ${num(y + 44 + Math.sin(a) * 14 + 6)} ${num(tip)} ${num(y + 46)}Z`;
  }
  return fill(d, mix(inks.near, inks.groundDark, 0.4), {
    'fill-opacity': stage.weather === 'rain' ? 0.14 : 0.34,
  });
}

function boats(stage: Stage, horizon: number, at: (x: number) => number): void {
  const random = stage.random.fork('boats');
  const { inks } = stage;
  for (let i = 0; i < 3; i++) {
    const x = at(random.range(1050, 1750));
    const y = horizon + 90 + i * 52;
    stage.add(
      oval(x, y + 10, 74 * (0.5 + i * 0.2), 5, inks.waterLow, { 'fill-opacity': 0.5 }),
      place(
        i === 2 ? basketBoat(stage) : sampan(stage, dress(stage, i), 'standing'),
        x,
        y,
        0.55 + i * 0.22,
        random.chance(0.5),
      ),
    );
  }
}

function walkers(stage: Stage, horizon: number, at: (x: number) => number): void {
  const random = stage.random.fork('walkers');
  const x = random.range(820, 900);
  for (const [i, dx] of [0, 56].entries())
    stage.add(
      oval(at(x + dx) - stage.side * 24, horizon + 300, 34, 5, stage.inks.near, { 'fill-opacity': 0.3 }),
      place(aoDai(dress(stage, i ? 3 : 0)), at(x + dx), horizon + 300, 0.9, at(0) !== 0),
    );
}
