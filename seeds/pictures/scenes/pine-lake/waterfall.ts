import { mix } from '../../kit/colour';
import { clump, grassTuft } from '../../kit/foliage';
import { karst } from '../../kit/karst';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { blade, fractal, lens, polygon } from '../../kit/path';
import { dress, planter, standingRower, walkerWithPole } from '../../kit/people';
import { bamboo, springBough } from '../../kit/plants';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, type Point, place, stroke } from '../../kit/svg';
import { cropOf } from '../../kit/terraces';
import type { Focal } from '../../kit/types';
import { ripples } from '../../kit/water';

/** A broad fall in three steps under karst hills, as at Bản Giốc, with a raft on its pool and fields before it. */
export function waterfall(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('waterfall');
  const brow = HEIGHT * random.range(0.33, 0.38);
  const pool = HEIGHT * random.range(0.66, 0.7);
  const subject = WIDTH * random.range(0.46, 0.54);
  const sun = {
    x: subject + side * random.range(300, 520),
    y: brow - random.range(130, 220),
    r: random.range(80, 116),
  };
  stage.add(sky(stage, { horizon: brow + 60, sun, rays: random.chance(0.5) }));
  stage.add(birds(stage, subject - side * 360, brow * 0.5, 100, inks.ink));
  peaks(stage, brow);
  pond(stage, pool);
  falls(stage, brow, pool, subject);
  stage.add(mist(stage, 'spray', pool - 20, 150, mix(inks.paper, inks.skyLow, 0.3), 0.75));
  raft(stage, pool, subject);
  bank(stage, subject);
  return { x: subject / WIDTH, y: (pool - 130) / HEIGHT };
}

function peaks(stage: Stage, brow: number): void {
  const { inks } = stage;
  const random = stage.random.fork('peaks');
  for (let row = 0; row < 2; row++) {
    const ink = row ? mix(inks.middle, inks.far, 0.4) : mix(inks.far, inks.skyLow, 0.25);
    for (let x = random.range(-60, 60); x < WIDTH + 90; x += random.range(170, 310)) {
      const height = random.range(150, 300) * (row ? 0.86 : 1);
      stage.add(
        karst(stage, `peak${row}-${Math.round(x)}`, {
          x,
          base: brow + 60 + row * 30,
          width: height * random.range(0.9, 1.4),
          height,
          form: random.pick(['cone', 'hump', 'leaning']),
          detail: row ? 0.5 : 0.2,
          ink,
          shade: mix(ink, inks.near, 0.32),
        }).svg,
      );
    }
    stage.add(mist(stage, `peak-air${row}`, brow + 20 + row * 30, 130, inks.skyLow, 0.6));
  }
}

function pond(stage: Stage, pool: number): void {
  const { inks } = stage;
  const jade = stage.blend([
    [0, mix(inks.paper, inks.waterTop, 0.6)],
    [0.25, mix(inks.waterTop, inks.leafLight, 0.25)],
    [1, mix(inks.waterLow, inks.leaf, 0.2)],
  ]);
  stage.add(
    fill(`M0 ${num(pool - 40)}H${WIDTH}V${HEIGHT}H0Z`, jade),
    ripples(stage, 'pond', pool, HEIGHT, 0.8),
  );
}

/** The steps of rock and the curtains of water over them, the highest step far back. */
function falls(stage: Stage, brow: number, pool: number, subject: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('falls');
  const rock = mix(mix(inks.groundDark, inks.near, 0.55), inks.leafDark, 0.2);
  const height = pool - brow;
  const steps = [
    { top: brow + 20, foot: brow + height * 0.34, half: random.range(330, 460) },
    { top: brow + height * 0.31, foot: brow + height * 0.58, half: random.range(500, 640) },
    { top: brow + height * 0.54, foot: pool + 12, half: random.range(640, 800) },
  ];
  for (const [k, step] of steps.entries()) {
    const rough = fractal(random.fork(`step${k}`), 4);
    const centre = subject + random.range(-70, 70) * (2 - k);
    const lip = (x: number) =>
      step.top + rough(x / 230) * 30 + Math.min(46, Math.max(0, (Math.abs(x - subject) - step.half) * -0.04));
    const line: Point[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 14) {
      const out = Math.max(0, Math.abs(x - subject) - step.half);
      line.push([x, lip(x) - Math.min(90, out * 0.34) - rough(x / 90 + 40) * Math.min(16, out * 0.1)]);
    }
    const tone = mix(rock, inks.far, 0.28 - k * 0.14);
    stage.add(fill(polygon([...line, [WIDTH + 20, step.foot + 6], [-20, step.foot + 6]]), tone));
    let cracks = '';
    for (let i = 0; i < 36; i++) {
      const x = random.range(0, WIDTH);
      cracks += blade(
        [x, step.top + random.range(0, 30)],
        [x + random.range(-10, 10), step.foot - random.range(0, 20)],
        random.range(6, 18),
        random.range(-6, 6),
      );
    }
    stage.add(fill(cracks, mix(tone, inks.ink, 0.4), { 'fill-opacity': 0.55 }));
    for (const s of [-1, 1]) {
      const green = line.filter(([x]) => (x - subject) * s > step.half - 20);
      if (green.length > 2)
        stage.add(
          wood(
            stage,
            `green${k}${s}`,
            green.map(([x, y]): Point => [x, y + 10]),
            17 + k * 5,
            mix(inks.leafDark, inks.far, 0.2 - k * 0.09),
            mix(inks.leaf, inks.far, 0.15 - k * 0.06),
            34,
          ),
        );
    }
    curtains(stage, k, lip, step.foot, centre, step.half, side);
  }
}

function curtains(
  stage: Stage,
  k: number,
  lip: (x: number) => number,
  foot: number,
  subject: number,
  half: number,
  side: number,
): void {
  const { inks } = stage;
  const random = stage.random.fork(`curtain${k}`);
  const white = mix(inks.paper, inks.light, 0.3);
  const shade = mix(mix(white, inks.waterTop, 0.5), inks.far, 0.3);
  let bodies = '';
  let shadows = '';
  let threads = '';
  let islets = '';
  for (let x = subject - half + random.range(0, 40); x < subject + half - 20; ) {
    const broad = random.chance(0.34);
    const w = broad ? random.range(170, 330) : random.range(14, 90);
    const end = Math.min(subject + half, x + w);
    const wide = end - x;
    const late = broad ? 0 : random.range(0, 0.3) * (foot - lip(x));
    const ragged = (v: number) => lip(v) + 2 + late;
    let top = '';
    for (let i = 0; i <= 6; i++)
      top += `L${num(x + (wide * i) / 6)} ${num(ragged(x + (wide * i) / 6) - (i % 2) * 4)}`;
    const spread = random.range(2, 10);
    bodies += `M${num(x - spread)} ${num(foot)}${top}L${num(end + spread)} ${num(foot - random.range(0, 14))}Z`;
    for (let i = 0; i < wide / 46; i++) {
      const cx = x + random.range(0.08, 0.92) * wide;
      const y0 = ragged(cx) + random.range(6, 50);
      shadows += blade(
        [cx, y0],
        [cx + random.range(-6, 6), foot + 4],
        random.range(4, 15),
        random.range(-4, 4),
      );
    }
    shadows += blade(
      [side > 0 ? x + wide * 0.1 : end - wide * 0.1, ragged(x) + 4],
      [side > 0 ? x + wide * 0.06 : end - wide * 0.06, foot],
      Math.max(3, wide * 0.12),
      0,
    );
    for (let i = 0; i < wide / 15; i++) {
      const tx = x + ((wide * (i + 0.6)) / wide) * 15;
      if (tx < end)
        threads += `M${num(tx)} ${num(ragged(tx) + random.range(8, 60))}L${num(tx + random.range(-4, 4))} ${num(foot - random.range(0, 70))}`;
    }
    x = end + (random.chance(0.3) ? random.range(40, 110) : random.range(4, 26));
    if (x < subject + half - 60 && random.chance(0.4))
      islets += clump(random, x - 16, lip(x) + 8, random.range(40, 110), random.range(22, 44));
  }
  let foam = '';
  for (let i = 0; i < 30; i++) {
    const fx = subject + random.range(-1, 1) * (half + 30);
    foam += clump(random, fx, foot + random.range(2, 10), random.range(60, 130), random.range(12, 26));
  }
  stage.add(
    fill(bodies, white),
    fill(shadows, shade, { 'fill-opacity': 0.55 }),
    stroke(threads, mix(shade, inks.waterTop, 0.3), 2 + k * 0.6, { 'stroke-opacity': 0.7 }),
    fill(islets, inks.leafDark),
    fill(foam, white, { 'fill-opacity': 0.9 }),
  );
}

function raft(stage: Stage, pool: number, subject: number): void {
  const { inks } = stage;
  const random = stage.random.fork('raft');
  const flip = random.chance(0.5);
  const x = subject + (flip ? 1 : -1) * random.range(20, 130);
  const y = pool + random.range(120, 150);
  const cane = mix(inks.ground, inks.gold, 0.3);
  let poles = '';
  for (let i = 0; i < 5; i++) poles += `M${-112 + i * 3} ${-2 + i * 4.4}L${112 + i * 5} ${-2 + i * 4.4}`;
  const drawing =
    stroke(poles, mix(cane, inks.ink, 0.45), 6.4) +
    stroke(poles, cane, 3) +
    stroke('M-70 -6L-58 20M60 -6L74 20', inks.ink, 3) +
    place(standingRower(dress(stage, 0)), -62, 4) +
    stroke('M-6 6V-62M92 6V-62', inks.ink, 3) +
    fill('M-20 -58Q43 -90 106 -58Q43 -66 -20 -58Z', inks.accent) +
    [16, 50, 80].map((px, i) => place(seated(stage, i), px, 2, 0.9)).join('');
  stage.add(
    fill(lens(x - 240, x + 240, y + 26, 14), inks.waterLow, { 'fill-opacity': 0.55 }),
    place(drawing, x, y, 1.65, flip),
  );
  let wake = '';
  for (let i = 0; i < 8; i++)
    wake += lens(x - 260 + random.range(-60, 60), x + 200 + random.range(-60, 60), y + 36 + i * 9, 2.4);
  stage.add(fill(wake, inks.paper, { 'fill-opacity': 0.5 }));
}

function seated(stage: Stage, which: number): string {
  const c = dress(stage, which + 3);
  return `${fill('M-9 2Q-11 -28 -4 -36Q2 -38 6 -34Q10 -20 10 2Z', c.top) + fill('M-9 2Q-11 -28 -4 -36L0 -37Q-4 -20 -3 2Z', c.topShade)}<circle cx="2" cy="-42" r="5.4" fill="${c.skin}"/>${fill('M-5 -43Q-4 -50 2 -50Q8 -50 8 -43Z', c.trousers)}`;
}

/** The near bank: a field by the season, those at work in it, bamboo or a bough. */
function bank(stage: Stage, subject: number): void {
  const { inks } = stage;
  const random = stage.random.fork('bank');
  const s = random.sign();
  const rough = fractal(random, 3);
  const crop = cropOf(stage, 0);
  const edge = (x: number) =>
    HEIGHT -
    50 -
    Math.max(0, ((x - subject) * s) / 900) ** 1.3 * 150 +
    rough(x / 300) * 12 +
    Math.max(0, ((subject - x) * s) / 900) * 40;
  const line: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += 14) line.push([x, edge(x)]);
  const close: Point[] = [
    [WIDTH + 20, HEIGHT + 20],
    [-20, HEIGHT + 20],
  ];
  stage.add(
    fill(polygon([...line, ...close]), crop.wall),
    fill(
      polygon([...line.map(([x, y]): Point => [x, y + 12]), ...close]),
      crop.plots.find((plot) => plot.sown)?.paint ?? inks.leafLight,
    ),
  );
  let rows = '';
  for (let i = 0; i < 420; i++) {
    const x = random.range(-10, WIDTH);
    const y = edge(x) + 22 + random.next() * 190;
    if (y < HEIGHT + 10)
      rows += `M${Math.round(x)} ${Math.round(y)}l${random.int(-5, 5)} -${random.int(12, 24)}`;
  }
  stage.add(stroke(rows, crop.sprout, 3, { 'stroke-opacity': 0.7 }));
  const px = subject + s * random.range(420, 560);
  if (stage.season === 'autumn' || random.chance(0.5))
    for (let i = 0; i < 2; i++)
      stage.add(
        place(planter(dress(stage, i * 3), inks.gold), px + i * 150, edge(px) + 50 + i * 12, 1.8, i === 1),
      );
  else stage.add(place(walkerWithPole(dress(stage, 3), inks.leafLight), px, edge(px) + 16, 1.8, s > 0));
  const at = (v: number) => (s > 0 ? v : WIDTH - v);
  if (random.chance(0.5)) stage.add(bamboo(stage, 'bamboo', at(80), HEIGHT + 20, 940, 4));
  else
    stage.add(
      springBough(
        stage,
        'bough',
        [at(-40), 40],
        [at(560), 220],
        stage.season === 'autumn' ? inks.gold : inks.lotus,
        32,
      ),
    );
  let grass = '';
  for (let x = -10; x < 560; x += 22) grass += grassTuft(random, at(x), HEIGHT + 8, random.range(60, 140), 6);
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.45)));
}
