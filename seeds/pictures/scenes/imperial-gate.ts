import { citadelGate, flagTower } from '../kit/citadel-gate';
import { mix } from '../kit/colour';
import { clump, crowns } from '../kit/foliage';
import { mist } from '../kit/mist';
import { downTo, ridge } from '../kit/path';
import { aoDai, cyclist, dress, walkerWithPole } from '../kit/people';
import { lotusBud, lotusFlower, lotusLeaf, palm, springBough } from '../kit/plants';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, type Point, place, stroke, use } from '../kit/svg';
import type { Focal } from '../kit/types';
import { mirrored, water } from '../kit/water';

type Layout = 'moat' | 'causeway' | 'tower';

/** The citadel of Huế across its lotus moat. */
export function imperialGate(stage: Stage): Focal {
  const { random, inks } = stage;
  const wanted = stage.motif;
  const layout: Layout =
    wanted === 'moat' || wanted === 'causeway' || wanted === 'tower'
      ? wanted
      : random.pick<Layout>(['moat', 'moat', 'causeway', 'tower']);
  const ground = HEIGHT * (layout === 'causeway' ? 0.64 : random.range(0.6, 0.66));
  const x = WIDTH * (layout === 'causeway' ? 0.5 : random.range(0.44, 0.56));
  const sun = {
    x: x + stage.side * random.range(150, 420),
    y: ground - random.range(330, 520),
    r: random.range(110, 170),
  };
  stage.add(sky(stage, { horizon: ground, sun, rays: random.chance(0.5) }));
  hills(stage, ground);
  stage.add(water(stage, { top: ground + 30, lightAt: sun.x }));
  const scale = layout === 'tower' ? random.range(0.86, 0.95) : random.range(0.82, 0.94);
  const lit = stage.dark || stage.time === 'dusk';
  const subject = layout === 'tower' ? flagTower(stage) : citadelGate(stage, lit);
  const scene = use(
    stage.define(
      bank(stage, ground) +
        grove(stage, ground, x) +
        place(subject, x, ground + 4, scale) +
        rampart(stage, ground, layout, x),
    ),
  );
  stage.add(
    mirrored(stage, 'gate-r', scene, { waterline: ground + 36, depth: 420, squash: 0.62, opacity: 0.56 }),
    scene,
  );
  stage.add(people(stage, ground, x, layout));
  if (layout === 'causeway') causeway(stage, ground, x);
  stage.add(birds(stage, x - stage.side * 420, ground - 470, 100, inks.ink));
  lotusMoat(stage, ground, layout, x);
  frame(stage);
  return { x: x / WIDTH, y: (ground - 215) / HEIGHT };
}

function hills(stage: Stage, ground: number): void {
  const { inks } = stage;
  const random = stage.random.fork('hills');
  for (const [i, share] of [0.55, 0.2].entries()) {
    const line = ridge(random, {
      left: -20,
      right: WIDTH + 20,
      y: ground - 150 + i * 60,
      rise: 90,
      swell: 420,
    });
    stage.add(
      fill(downTo(line, ground + 20), mix(inks.far, inks.skyLow, share)),
      mist(stage, `air${i}`, ground - 70, 150, inks.skyLow, 0.5),
    );
  }
}

function bank(stage: Stage, ground: number): string {
  const { inks } = stage;
  return box(0, ground - 6, WIDTH, 44, mix(inks.leaf, inks.ground, 0.35));
}

/** Old trees to both sides of the building, in two tones. */
function grove(stage: Stage, ground: number, x: number): string {
  const random = stage.random.fork('grove');
  const { inks } = stage;
  let out = '';
  for (const [low, high, ink, lift] of [
    [90, 190, mix(inks.leafDark, inks.far, 0.32), 0],
    [60, 130, inks.leafDark, 0],
  ] as const) {
    for (const end of [-1, 1]) {
      const near = x + end * random.range(430, 520);
      const far = end < 0 ? -60 : WIDTH + 60;
      const line: Point[] = [
        [Math.min(near, far), ground - lift],
        [Math.max(near, far), ground - lift],
      ];
      const top = crowns(random, line, low, high);
      out += fill(downTo(top, ground + 2), ink);
      let lights = '';
      for (let i = 0; i < 8; i++) {
        const t = random.range(line[0]?.[0] ?? 0, line[1]?.[0] ?? 0);
        lights += clump(
          random,
          t + stage.side * 12,
          ground - random.range(low * 0.5, high * 0.7),
          random.range(50, 110),
          random.range(18, 40),
        );
      }
      out += fill(lights, mix(ink, inks.leafLight, 0.4));
    }
  }
  for (const end of [-1, 1]) {
    const count = random.int(0, 2);
    for (let i = 0; i < count; i++)
      out += palm(
        stage,
        `palm${end}${i}`,
        x + end * random.range(590, 900),
        ground,
        random.range(260, 460),
        random.range(-0.22, 0.22),
      );
  }
  return out;
}

function rampart(stage: Stage, ground: number, layout: Layout, x: number): string {
  const { inks } = stage;
  const stone = mix(mix(inks.groundDark, inks.ground, 0.35), inks.middle, stage.dark ? 0.4 : 0.15);
  let joints = '';
  for (let px = 10; px < WIDTH; px += 52) joints += `M${px} ${ground + 6}v15M${px + 26} ${ground + 21}v15`;
  let rail = '';
  for (let px = 0; px < WIDTH; px += 40)
    if (layout !== 'causeway' || Math.abs(px - x) > 150) rail += `M${px} ${ground + 6}v-18`;
  return (
    box(0, ground + 4, WIDTH, 34, stone) +
    stroke(`M0 ${ground + 21}H${WIDTH}${joints}`, mix(stone, inks.ink, 0.4), 1.6) +
    stroke(rail, mix(stone, inks.light, 0.3), 8) +
    stroke(
      layout === 'causeway'
        ? `M0 ${ground - 11}H${x - 150}M${x + 150} ${ground - 11}H${WIDTH}`
        : `M0 ${ground - 11}H${WIDTH}`,
      mix(stone, inks.light, 0.3),
      6,
    )
  );
}

function people(stage: Stage, ground: number, x: number, layout: Layout): string {
  const random = stage.random.fork('people');
  let out = '';
  const count = layout === 'causeway' ? 2 : 5;
  for (let i = 0; i < count; i++) {
    const px = x + random.range(-620, 620);
    const c = dress(stage, random.pick([0, 3, 3, 5]));
    out += place(
      random.pick([aoDai(c), cyclist(c), walkerWithPole(c, stage.inks.leafLight)]),
      px,
      ground + 2,
      0.72,
      random.chance(0.5),
    );
  }
  return out;
}

/** The stone way over the moat, in perspective, with people on it. */
function causeway(stage: Stage, ground: number, x: number): void {
  const { inks } = stage;
  const random = stage.random.fork('causeway');
  const pave = mix(inks.ground, inks.paper, stage.dark ? 0.02 : 0.25);
  const stone = mix(pave, inks.near, 0.5);
  const far = 84;
  const near = 430;
  const foot = HEIGHT + 40;
  stage.add(
    fill(
      `M${x - far - 8} ${ground + 34}L${x - near - 110} ${foot + 60}H${x - near}L${x - far} ${ground + 4}Z`,
      stone,
    ),
    fill(
      `M${x + far + 8} ${ground + 34}L${x + near + 110} ${foot + 60}H${x + near}L${x + far} ${ground + 4}Z`,
      mix(stone, inks.ink, 0.25),
    ),
    fill(`M${x - far} ${ground + 2}H${x + far}L${x + near} ${foot}H${x - near}Z`, pave),
  );
  let slabs = '';
  for (let t = 0.03; t < 1; t = t * 1.3 + 0.012) {
    const w = far + (near - far) * t;
    slabs += `M${x - w} ${ground + (foot - ground) * t}H${x + w}`;
  }
  for (const k of [-0.5, 0, 0.5]) slabs += `M${x + far * k} ${ground + 4}L${x + near * k} ${foot}`;
  stage.add(stroke(slabs, stone, 2, { 'stroke-opacity': 0.5 }));
  for (const k of [-1, 1]) {
    for (let t = 0.02; t < 1.05; t = t * 1.42 + 0.05) {
      const px = x + k * (far + (near - far) * t);
      const py = ground + (foot - ground) * t;
      const s = 0.3 + t * 1.1;
      stage.add(
        box(px - 13 * s, py - 64 * s, 26 * s, 70 * s, mix(pave, inks.light, 0.25)),
        box(px + (stage.side > 0 ? -13 : 2) * s, py - 64 * s, 11 * s, 70 * s, stone),
        fill(`M${px - 15 * s} ${py - 64 * s}h${30 * s}l${-15 * s} ${-26 * s}z`, pave),
      );
    }
    stage.add(
      stroke(`M${x + k * far} ${ground - 12}L${x + k * near} ${foot - 62}`, mix(pave, inks.light, 0.2), 9),
    );
  }
  // So far up the causeway that a panel over the lower edge leaves them whole.
  const walkers: [number, number, number, string][] = [
    [-38, 0.12, 0, 'a'],
    [36, 0.16, 3, 'a'],
    [-74, 0.29, 3, random.pick(['b', 'a'])],
    [96, 0.23, 0, random.pick(['a', 'w'])],
  ];
  for (const [dx, t, coat, kind] of walkers) {
    const c = dress(stage, coat);
    const figure =
      kind === 'a'
        ? aoDai(c)
        : kind === 'b'
          ? cyclist(c, fill('M-58 -68Q-40 -92 -22 -68Z', inks.lotus))
          : walkerWithPole(c, inks.lotus);
    stage.add(place(figure, x + dx, ground + (foot - ground) * t, 0.62 + t * 2.6, dx > 0));
  }
}

function lotusMoat(stage: Stage, ground: number, layout: Layout, x: number): void {
  const random = stage.random.fork('lotus');
  const leaves: Point[] = [];
  const taken = (px: number, y: number) =>
    layout === 'causeway' && Math.abs(px - x) < 230 + (y - ground) * 0.95;
  for (let i = 0; i < 64; i++) {
    const t = random.next() ** 0.7;
    const y = ground + 150 + t * (HEIGHT - ground - 130);
    const edge = random.chance(0.7);
    const px = edge
      ? random.chance(0.5)
        ? random.range(-40, 560)
        : WIDTH - random.range(-40, 560)
      : random.range(0, WIDTH);
    if (!taken(px, y) && (edge || t > 0.55)) leaves.push([px, y]);
  }
  leaves.sort((a, b) => a[1] - b[1]);
  for (const [i, [px, y]] of leaves.entries()) {
    const near = (y - ground) / (HEIGHT - ground);
    const r = 34 + near * 96;
    stage.add(lotusLeaf(stage, px, y, r * random.range(0.8, 1.15), r * 0.27, random.range(0, 6.2)));
    if (i % 5 === 2)
      stage.add(lotusFlower(stage, px + r * 0.3, y - r * 0.2, 20 + near * 66, random.range(-9, 9)));
    if (i % 7 === 3)
      stage.add(lotusBud(stage, px - r * 0.3, y, 40 + near * 90, 16 + near * 38, random.range(-0.12, 0.12)));
  }
}

function frame(stage: Stage): void {
  const random = stage.random.fork('frame');
  const { inks } = stage;
  const left = random.chance(0.5);
  const at = (px: number) => (left ? px : WIDTH - px);
  if (random.chance(0.75)) {
    const bloom =
      stage.season === 'summer'
        ? inks.accent
        : stage.season === 'spring'
          ? inks.lotus
          : mix(inks.paper, inks.gold, 0.2);
    stage.add(
      springBough(
        stage,
        'bough',
        [at(-50), random.range(30, 110)],
        [at(random.range(480, 680)), random.range(150, 260)],
        bloom,
        34,
      ),
    );
  }
}
