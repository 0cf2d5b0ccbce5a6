import { mix, oklch } from '../../kit/colour';
import { curtain } from '../../kit/falls';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { fractal, polygon, ridge } from '../../kit/path';
import { boulder } from '../../kit/rocks';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, type Point, stroke } from '../../kit/svg';
import { leafMass } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { ripples } from '../../kit/water';
import { ferns } from './ferns';

/** A fall over columns of basalt in the Central Highlands, red soil on its brow. */
export function basalt(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('basalt');
  const x = WIDTH * random.range(0.46, 0.54);
  const brow = random.range(360, 410);
  const pool = 850;
  stage.add(sky(stage, { horizon: 420, clouds: random.int(3, 6) }));
  const far = ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: brow - 90, rise: 36, swell: 330 });
  stage.add(
    wood(stage, 'far-wood', far, 34, mix(inks.leafDark, inks.far, 0.6), mix(inks.leaf, inks.far, 0.55), 200),
    mist(stage, 'far-air', brow - 30, 120, inks.skyLow, 0.5),
  );
  soil(stage, brow);
  columns(stage, x, brow, pool);
  const jade = stage.blend([
    [0, mix(inks.waterTop, inks.paper, 0.3)],
    [0.3, mix(inks.waterTop, mix(inks.ground, inks.leaf, 0.4), 0.4)],
    [1, mix(mix(inks.waterLow, inks.leafDark, 0.3), inks.ink, 0.15)],
  ]);
  stage.add(
    box(-10, pool - 6, WIDTH + 20, HEIGHT - pool + 20, jade),
    ripples(stage, 'pool', pool + 10, HEIGHT, 0.7),
  );
  let at = x - random.range(330, 420);
  for (let i = 0; at < x + 380; i++) {
    const w = random.range(60, 210);
    stage.add(
      curtain(stage, `c${i}`, {
        left: at,
        right: at + w,
        top: brow + 22 + random.range(-4, 14),
        foot: pool + 10,
        spread: 14,
      }),
    );
    at += w + random.range(24, 96);
  }
  stage.add(mist(stage, 'spray', pool - 10, 150, mix(inks.paper, inks.skyLow, 0.3), 0.7));
  shore(stage, x, pool);
  return { x: x / WIDTH, y: 0.56 };
}

const redEarth = (stage: Stage): string =>
  mix(oklch(stage.dark ? 0.34 : 0.52, 0.11, 38), stage.inks.near, stage.weather === 'clear' ? 0.1 : 0.3);

/** The brow: red earth, a dark line of scrub. */
function soil(stage: Stage, brow: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('soil');
  const red = redEarth(stage);
  const line = ridge(random, { left: -20, right: WIDTH + 20, y: brow - 34, rise: 16, swell: 260 });
  stage.add(fill(polygon([...line, [WIDTH + 20, brow + 80], [-20, brow + 80]]), red));
  let dark = '';
  let lit = '';
  for (const [px, py] of line)
    if (random.chance(0.26)) {
      const r = random.range(24, 60);
      dark += leafMass(random, px, py, r, r * 0.6, 11);
      lit += leafMass(random, px + side * r * 0.2, py - r * 0.2, r * 0.6, r * 0.3, 9);
    }
  stage.add(fill(dark, inks.leafDark), fill(lit, mix(inks.leaf, inks.leafLight, 0.3)));
}

/** Columns side by side, each with a cut top, a lit and a shaded face, broken off at its own height. */
function columns(stage: Stage, x: number, brow: number, pool: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('columns');
  const rock = mix(mix(inks.near, inks.far, 0.22), inks.groundDark, 0.3);
  const rough = fractal(random, 3);
  stage.add(box(-10, brow + 20, WIDTH + 20, pool - brow, mix(rock, inks.ink, 0.45)));
  for (let row = 0; row < 2; row++) {
    let bodies = '';
    let shades = '';
    let caps = '';
    let seams = '';
    for (let px = -20; px < WIDTH + 20; ) {
      const w = random.range(24, 44) * (row ? 1.15 : 1);
      const out = Math.max(0, Math.abs(px - x) - 420);
      const top = row
        ? pool - 90 - Math.min(250, out * 0.5) * random.range(0.6, 1.1) - random.range(0, 70)
        : brow + 26 + Math.abs(rough(px / 150)) * 40;
      const foot = pool + 10;
      const cut = w * 0.22;
      bodies += polygon([
        [px, top],
        [px + w, top],
        [px + w, foot],
        [px, foot],
      ]);
      const s0 = side > 0 ? px : px + w * 0.62;
      shades += polygon([
        [s0, top + 2],
        [s0 + w * 0.38, top + 2],
        [s0 + w * 0.38, foot],
        [s0, foot],
      ]);
      caps += polygon([
        [px, top],
        [px + w * 0.28, top - cut],
        [px + w * 0.78, top - cut],
        [px + w, top],
        [px + w * 0.6, top + cut * 0.8],
        [px + w * 0.3, top + cut * 0.8],
      ]);
      for (let y = top + random.range(40, 90); y < foot; y += random.range(50, 130))
        seams += `M${num(px + 2)} ${num(y)}l${num(w * 0.4)} 5l${num(w * 0.55)} -4`;
      px += w;
    }
    const ink = row ? rock : mix(rock, inks.far, 0.16);
    stage.add(
      fill(bodies, ink),
      fill(shades, mix(ink, inks.ink, 0.46)),
      fill(caps, mix(ink, inks.light, stage.dark ? 0.2 : 0.42)),
      stroke(seams, mix(ink, inks.ink, 0.6), 2.4, { 'stroke-opacity': 0.7 }),
    );
    const moss: Point[] = [];
    for (let i = 0; i < 14; i++) moss.push([random.range(0, WIDTH), random.range(brow + 60, pool - 60)]);
    stage.add(
      fill(
        moss
          .filter(([mx]) => Math.abs(mx - x) > 400)
          .map(([mx, my]) => leafMass(random, mx, my, random.range(20, 50), random.range(14, 30), 11))
          .join(''),
        mix(inks.leafDark, inks.leaf, 0.4),
      ),
    );
  }
}

/** Slabs of fallen column, boulders, a bank of red earth with ferns. */
function shore(stage: Stage, x: number, pool: number): void {
  const { inks } = stage;
  const random = stage.random.fork('shore');
  const s = random.sign();
  const rock = mix(mix(inks.near, inks.far, 0.2), inks.groundDark, 0.35);
  for (const [dx, y, w, h] of [
    [-420, pool + 50, 210, 80],
    [400, pool + 40, 180, 70],
    [-140, pool + 110, 190, 56],
    [180, pool + 150, 230, 64],
    [560, pool + 130, 300, 110],
    [-650, pool + 150, 320, 130],
  ] as const)
    stage.add(boulder(stage, `b${dx}`, x + s * dx, y, w * random.range(0.85, 1.2), h, rock));
  const red = redEarth(stage);
  const bank: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const px = (i / 40) * (WIDTH + 40) - 20;
    const side = ((px - x) * s) / 960;
    bank.push([
      px,
      HEIGHT -
        60 -
        Math.max(0, side - 0.1) ** 1.4 * 260 -
        Math.max(0, -side - 0.5) * 200 +
        Math.sin(px / 90) * 8,
    ]);
  }
  stage.add(
    fill(polygon([...bank, [WIDTH + 20, HEIGHT + 20], [-20, HEIGHT + 20]]), mix(red, inks.ink, 0.25)),
    fill(
      polygon([
        ...bank.map(([px, py]): Point => [px, py + 16]),
        [WIDTH + 20, HEIGHT + 20],
        [-20, HEIGHT + 20],
      ]),
      red,
    ),
  );
  let stones = '';
  for (let i = 0; i < 60; i++) {
    const px = random.range(0, WIDTH);
    stones += `M${num(px)} ${num(HEIGHT - random.range(0, 60))}h${num(random.range(8, 30))}`;
  }
  stage.add(stroke(stones, mix(red, inks.ink, 0.4), 5, { 'stroke-opacity': 0.5 }));
  stage.add(
    ferns(stage, 'ferns', x + s * 760, HEIGHT + 10, 420),
    ferns(stage, 'ferns-b', x + s * 930, HEIGHT - 60, 320),
    ferns(stage, 'ferns-c', x - s * 860, HEIGHT + 20, 380),
  );
}
