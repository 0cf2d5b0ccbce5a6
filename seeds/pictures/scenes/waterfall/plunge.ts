import { mix } from '../../kit/colour';
import { curtain } from '../../kit/falls';
import { mist } from '../../kit/mist';
import { fractal, polygon } from '../../kit/path';
import { bananaLeaf } from '../../kit/plants';
import { boulder } from '../../kit/rocks';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, type Point, stroke } from '../../kit/svg';
import { broadTree, leafMass } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { ripples } from '../../kit/water';
import { ferns } from './ferns';

/** A single fall from a cleft in the forest into a dark pool. */
export function plunge(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('plunge');
  const x = WIDTH * random.range(0.46, 0.54);
  const lip = random.range(230, 290);
  const pool = 860;
  stage.add(sky(stage, { horizon: 520, clouds: 2 }));
  woods(stage, x, lip);
  cliff(stage, x, lip, pool);
  water(stage, x, pool);
  const half = random.range(52, 84);
  stage.add(
    curtain(stage, 'fall', {
      left: x - half,
      right: x + half,
      top: lip + 26,
      foot: pool + 8,
      spread: half * 0.9,
    }),
    mist(stage, 'spray', pool - 20, 190, mix(inks.paper, inks.skyLow, 0.3), 0.75),
  );
  shore(stage, x, pool);
  return { x: x / WIDTH, y: 0.52 };
}

function woods(stage: Stage, x: number, lip: number): void {
  for (const [dx, h, far] of [
    [-820, 520, 0.5],
    [-520, 420, 0.55],
    [560, 440, 0.55],
    [860, 540, 0.48],
    [-260, 300, 0.6],
    [280, 310, 0.6],
    [20, 250, 0.62],
  ] as const)
    stage.add(
      broadTree(stage, `wood${dx}`, x + dx, lip + 90 + Math.abs(dx) * 0.06, h, {
        distance: far,
        spread: 1.1,
      }),
    );
}

/** Two flanks of dark rock, ledges on them, leaves spilling over. */
function cliff(stage: Stage, x: number, lip: number, pool: number): void {
  const { inks, side } = stage;
  const rock = mix(mix(inks.groundDark, inks.near, 0.6), inks.leafDark, 0.25);
  stage.add(box(x - 400, lip + 24, 800, pool - lip, mix(rock, inks.ink, 0.34)));
  for (const k of [-1, 1]) {
    const random = stage.random.fork(`flank${k}`);
    const rough = fractal(random, 4);
    const inner = (t: number) => x + k * (60 + 190 * t ** 1.6 + rough(t * 9) * 34);
    const edge: Point[] = [];
    for (let i = 0; i <= 26; i++) edge.push([inner(i / 26), lip + (i / 26) * (pool + 60 - lip)]);
    const top: Point[] = [];
    for (let px = 0; px <= 1400; px += 40)
      top.push([inner(0) + k * px, lip - px * 0.05 + rough(px / 180 + 30) * 36]);
    const end = inner(0) + k * 1400;
    stage.add(
      fill(
        polygon([...[...top].reverse(), ...edge, [end, pool + 60]]),
        k === side ? mix(rock, inks.ink, 0.16) : mix(rock, inks.light, stage.dark ? 0.04 : 0.1),
      ),
    );
    let ledges = '';
    let lit = '';
    for (let i = 0; i < 30; i++) {
      const t = random.next();
      const lx = inner(t) + k * random.range(6, 560) * (0.3 + t);
      const ly = lip + t * (pool - lip) * 0.96 + 20;
      const w = random.range(50, 170);
      const h = random.range(18, 60);
      ledges += `M${num(lx)} ${num(ly)}l${num(k * w)} ${num(random.range(-14, 10))}l${num(-k * w * 0.2)} ${num(h)}l${num(-k * w * 0.6)} ${num(h * 0.2)}Z`;
      lit += `M${num(lx)} ${num(ly)}l${num(k * w)} ${num(random.range(-12, 4))}l${num(k * -w * 0.1)} ${num(-h * 0.34)}l${num(-k * w * 0.7)} ${num(-2)}Z`;
    }
    let dark = '';
    let body = '';
    let bright = '';
    for (let i = 0; i < 20; i++) {
      const t = random.next() ** 1.3;
      const out = random.range(60, 760);
      const px = inner(t) + k * out;
      const py = lip + t * (pool - lip) - 10 - (1 - t) * 30;
      const r = random.range(40, 104);
      dark += leafMass(random, px, py + r * 0.2, r * 1.3, r * 0.66, 15);
      body += leafMass(random, px + side * 8, py, r, r * 0.46, 13);
      if (i % 2) bright += leafMass(random, px + side * r * 0.3, py - r * 0.14, r * 0.56, r * 0.24, 11);
    }
    stage.add(
      fill(ledges, mix(rock, inks.ink, 0.5), { 'fill-opacity': 0.6 }),
      fill(lit, mix(rock, inks.light, stage.dark ? 0.14 : 0.3), { 'fill-opacity': 0.7 }),
      fill(dark, mix(inks.leafDark, inks.near, 0.3)),
      fill(body, mix(inks.leafDark, inks.leaf, 0.45)),
      fill(bright, mix(inks.leaf, inks.leafLight, 0.3)),
    );
  }
}

function water(stage: Stage, x: number, pool: number): void {
  const { inks } = stage;
  const jade = stage.blend([
    [0, mix(inks.waterTop, inks.paper, 0.35)],
    [0.24, mix(mix(inks.waterTop, inks.leaf, 0.3), inks.waterLow, 0.4)],
    [1, mix(mix(inks.waterLow, inks.leafDark, 0.4), inks.ink, 0.2)],
  ]);
  let rings = '';
  for (let i = 1; i < 7; i++) {
    const w = 120 + i * 88;
    rings += `M${num(x - w)} ${num(pool + i * 24)}q${num(w)} ${num(20 + i * 7)} ${num(w * 2)} 0`;
  }
  stage.add(
    box(-10, pool - 6, WIDTH + 20, HEIGHT - pool + 20, jade),
    ripples(stage, 'pool', pool + 10, HEIGHT, 0.5),
    oval(x, pool + 40, 330, 26, inks.paper, { 'fill-opacity': 0.26 }),
    stroke(rings, inks.paper, 3.4, { 'stroke-opacity': 0.36 }),
  );
}

/** Boulders round the pool, ferns and a banana plant before it. */
function shore(stage: Stage, x: number, pool: number): void {
  const { inks } = stage;
  const random = stage.random.fork('shore');
  const rock = mix(mix(inks.groundDark, inks.near, 0.5), inks.far, 0.1);
  const s = random.sign();
  for (const [dx, y, w, h] of [
    [-330, pool + 14, 190, 100],
    [350, pool + 16, 220, 116],
    [-500, pool + 70, 300, 170],
    [540, pool + 60, 260, 140],
    [-180, pool + 30, 110, 52],
    [240, pool + 60, 130, 60],
    [-820, pool + 190, 460, 300],
    [860, pool + 210, 480, 270],
    [-90, pool + 300, 300, 110],
    [430, pool + 310, 380, 150],
  ] as const)
    stage.add(
      boulder(stage, `b${dx}`, x + s * dx, y, w * random.range(0.85, 1.15), h * random.range(0.8, 1.2), rock),
    );
  const at = (v: number) => (s > 0 ? v : WIDTH - v);
  for (const [i, [tx, ty]] of [
    [330, 560],
    [480, 760],
    [120, 470],
    [-60, 640],
    [360, 980],
  ].entries())
    stage.add(
      bananaLeaf(
        stage,
        `leaf${i}`,
        [at(60), HEIGHT + 60],
        [at(tx ?? 0), ty ?? 0],
        74,
        (i % 2 ? -1 : 1) * s * 40,
      ),
    );
  stage.add(
    ferns(stage, 'ferns', at(1640), HEIGHT + 20, 360),
    ferns(stage, 'ferns-b', at(1860), HEIGHT + 10, 460),
  );
}
