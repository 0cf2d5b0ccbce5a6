import { buffalo, herdChild } from '../kit/animals';
import { mix } from '../kit/colour';
import { crowns, grassTuft } from '../kit/foliage';
import { stiltHouse } from '../kit/houses';
import { mist } from '../kit/mist';
import { downTo, fractal, heightAt, polygon, ridge } from '../kit/path';
import { dress, planter, walkerWithPole } from '../kit/people';
import { bamboo, bananaLeaf, floweringBough } from '../kit/plants';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, group, place, type Point } from '../kit/svg';
import { cropOf, type Hillside, hillside, moundHill } from '../kit/terraces';
import type { Focal } from '../kit/types';

type Layout = 'slope' | 'bowl' | 'mound';

/** The stepped fields of the north: contour upon contour, with people at the season's work. */
export function riceTerraces(stage: Stage): Focal {
  const { random, inks, side } = stage;
  const layout: Layout = stage.motif === 'mound' ? 'mound' : random.pick<Layout>(['slope', 'bowl', 'mound', 'slope']);
  const horizon = HEIGHT * random.range(0.4, 0.5);
  const sun = { x: WIDTH * (0.5 + side * random.range(0.08, 0.26)), y: horizon * random.range(0.36, 0.62), r: random.range(70, 112) };
  stage.add(sky(stage, { horizon: horizon + 90, sun, rays: random.chance(0.45) }));
  mountains(stage, horizon);
  const near = layout === 'mound' ? mound(stage, horizon) : slopes(stage, horizon, layout);
  stage.add(birds(stage, WIDTH * 0.5 - side * 300, horizon * 0.5, 90, inks.ink));
  frame(stage);
  return near;
}

function mountains(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('mountains');
  const tones = [mix(inks.far, inks.skyLow, 0.5), mix(inks.far, inks.skyLow, 0.12), mix(inks.middle, inks.far, 0.45)];
  for (const [i, ink] of tones.entries()) {
    const peak = random.range(0.15, 0.85) * WIDTH;
    const bend = (x: number) => -Math.exp(-(((x - peak) / 420) ** 2)) * (190 - i * 50);
    const line = ridge(random.fork(`m${i}`), { left: -20, right: WIDTH + 20, y: horizon - 60 + i * 46, rise: 78, swell: 300 - i * 40, bend, octaves: 5 });
    stage.add(fill(downTo(line, horizon + 260), ink), facets(stage, line, ink, i));
    stage.add(mist(stage, `mountain-air${i}`, horizon + 20 + i * 46, 150, inks.skyLow, 0.55));
  }
}

/** Shade sides of the peaks: the poster's second tone. */
function facets(stage: Stage, line: readonly Point[], ink: string, index: number): string {
  const random = stage.random.fork(`facet${index}`);
  let d = '';
  for (let i = 3; i + 3 < line.length; i++) {
    const [x, y] = line[i] as Point;
    const before = line[i - 3] as Point;
    const after = line[i + 3] as Point;
    if (y >= before[1] || y >= after[1] || random.chance(0.25)) continue;
    const reach = random.range(60, 150);
    const away = -stage.side;
    const points: Point[] = [[x, y]];
    for (let k = 1; k <= 6; k++) {
      const px = x + away * k * reach * 0.22;
      points.push([px, heightAt(line, px)]);
    }
    points.push([x + away * reach * 0.8, y + reach * 1.5], [x + away * reach * 0.2, y + reach * 0.8], [x + away * reach * 0.26, y + reach * 0.5]);
    d += polygon(points);
  }
  return fill(d, mix(ink, stage.inks.middle, 0.4), { 'fill-opacity': 0.65 });
}

function slopes(stage: Stage, horizon: number, layout: Layout): Focal {
  const { inks } = stage;
  const random = stage.random.fork('slopes');
  const lean = random.sign();
  const bumps = fractal(random, 3);
  const far = hillside(stage, 'far-slope', {
    crest: (x) => horizon + 70 + lean * (x / WIDTH - 0.5) * 260 + bumps(x / 260) * 26,
    foot: (x) => horizon + 470 + lean * (x / WIDTH - 0.5) * 60,
    left: -20, right: WIDTH + 20, levels: 16, perspective: 1.15, swing: 2.6, swell: 300, crop: cropOf(stage, 0.42),
  });
  woods(stage, (x) => horizon + 74 + lean * (x / WIDTH - 0.5) * 260 + bumps(x / 260) * 26, mix(inks.leafDark, inks.far, 0.35), 'far-wood', 16);
  stage.add(far.svg);
  house(stage, far, random.pick([3, 4, 5]), WIDTH * (0.5 - lean * random.range(0.16, 0.26)), 0.62);
  stage.add(mist(stage, 'valley', horizon + 250, 170, inks.skyLow, 0.55));
  const dip = layout === 'bowl' ? -230 : 0;
  const crest = (x: number) => {
    const u = x / WIDTH - 0.5;
    return horizon + (layout === 'bowl' ? 350 : 250) - lean * u * (layout === 'bowl' ? 90 : 520) + dip * (u * 2) ** 2 + bumps(x / 300 + 40) * 30;
  };
  if (layout === 'slope') woods(stage, crest, inks.leafDark, 'near-wood', 24, 0.46, lean);
  const near = hillside(stage, 'near-slope', {
    crest, foot: (x) => HEIGHT + 240 + (layout === 'bowl' ? dip * 0.4 * ((x / WIDTH - 0.5) * 2) ** 2 : 0),
    left: -20, right: WIDTH + 20, levels: 13, perspective: 1.4, swing: 2.7, swell: 420, crop: cropOf(stage, 0),
  });
  stage.add(near.svg);
  return workers(stage, near, lean);
}

function woods(stage: Stage, line: (x: number) => number, ink: string, label: string, size: number, share = 1, lean = 1): void {
  const random = stage.random.fork(label);
  const points: Point[] = [];
  const from = share === 1 || lean < 0 ? -20 : WIDTH * (1 - share);
  for (let x = from; x <= from + WIDTH * share + 40; x += 16) points.push([x, line(x) + 6]);
  const top = crowns(random, points, size, size * 2);
  const last = points[points.length - 1];
  const first = points[0];
  if (!first || !last) return;
  stage.add(fill(polygon([first, ...top, last, [last[0], last[1] + 60], [first[0], first[1] + 60]]), ink));
  const lit = crowns(random, points.map(([x, y]): Point => [x + stage.side * 6, y - 2]), size * 0.5, size);
  stage.add(fill(polygon([first, ...lit, last]), mix(ink, stage.inks.leafLight, 0.35)));
}

function house(stage: Stage, hill: Hillside, level: number, x: number, scale: number): void {
  const y = hill.lip(level, x);
  const random = stage.random.fork(`house${level}`);
  const line: Point[] = [[x - 150 * scale, y + 2], [x + 150 * scale, y + 2]];
  stage.add(fill(polygon([...crowns(random, line, 34 * scale, 62 * scale), [x + 150 * scale, y + 10], [x - 150 * scale, y + 10]]), stage.inks.leafDark));
  stage.add(place(stiltHouse(stage, true), x, y + 4, scale, random.chance(0.5)));
}

function workers(stage: Stage, hill: Hillside, lean: number): Focal {
  const random = stage.random.fork('workers');
  const motif = stage.motif ?? random.pick(['planters', 'buffalo', 'walker', 'house']);
  const x = WIDTH * random.range(0.44, 0.56);
  const level = levelNear(hill, x, HEIGHT * 0.74);
  const y = hill.lip(level, x);
  const flip = lean > 0;
  if (motif === 'house') {
    house(stage, hill, level, x, 2);
    const px = x + (flip ? 1 : -1) * 330;
    stage.add(place(walkerWithPole(dress(stage, 0), stage.inks.leafLight), px, hill.lip(levelNear(hill, px, y + 60), px), 1.7, flip));
  } else if (motif === 'buffalo') {
    stage.add(buffaloPair(stage, x, y, 2.7, flip));
  } else if (motif === 'walker') {
    stage.add(place(walkerWithPole(dress(stage, 0), stage.inks.leafLight), x, y + 2, 2.7, flip));
    const px = x + (flip ? -1 : 1) * 250;
    stage.add(place(walkerWithPole(dress(stage, 3), stage.inks.gold), px, hill.lip(level, px) + 2, 2.35, flip));
  } else {
    planters(stage, hill, x, level);
  }
  const back = x + (flip ? -1 : 1) * random.range(380, 520);
  for (const [i, px] of [back, back + 80].entries()) {
    const far = hill.lip(levelNear(hill, px, y - 190), px) - 6;
    stage.add(place(planter(dress(stage, i * 2), stage.inks.leafLight), px, far, 1.1, flip === (i === 0)));
  }
  return { x: x / WIDTH, y: (y - 110) / HEIGHT };
}

function levelNear(hill: Hillside, x: number, y: number): number {
  let best = 1;
  for (let k = 1; k < 12; k++) if (Math.abs(hill.lip(k, x) - y) < Math.abs(hill.lip(best, x) - y)) best = k;
  return best;
}

function planters(stage: Stage, hill: Hillside, x: number, level: number): void {
  const random = stage.random.fork('planters');
  for (let i = 0; i < 3; i++) {
    const px = x + (i - 1) * random.range(150, 190);
    const y = hill.lip(level, px) - 20 - (i % 2) * 16;
    const c = dress(stage, [0, 3, 5][i] ?? 0);
    const mirror = group(planter(c, stage.inks.leafLight), { transform: 'matrix(1 0 0 -0.5 0 0)', opacity: 0.28 });
    stage.add(place(mirror, px, y, 2.5, i === 1), place(planter(c, stage.inks.leafLight), px, y, 2.5, i === 1));
  }
}

function buffaloPair(stage: Stage, x: number, y: number, scale: number, flip: boolean): string {
  const grazing = stage.random.fork('graze').chance(0.4);
  return place(buffalo(stage, grazing) + place(herdChild(dress(stage, 0)), -8, -58), x, y + 4, scale, flip);
}

function mound(stage: Stage, horizon: number): Focal {
  const { inks } = stage;
  const random = stage.random.fork('mound');
  const cx = WIDTH * random.range(0.44, 0.56);
  const bumps = fractal(random, 3);
  const back = hillside(stage, 'back-slope', {
    crest: (x) => horizon + 90 + bumps(x / 240) * 50,
    foot: () => HEIGHT + 120,
    left: -20, right: WIDTH + 20, levels: 18, perspective: 1.2, swing: 3, swell: 360, crop: cropOf(stage, 0.36),
  });
  woods(stage, (x) => horizon + 94 + bumps(x / 240) * 50, mix(inks.leafDark, inks.far, 0.3), 'back-wood', 18);
  stage.add(back.svg, mist(stage, 'round', horizon + 330, 220, inks.skyLow, 0.5));
  const hill = moundHill(stage, 'hill', cx, HEIGHT - 60, random.range(640, 760), 13, cropOf(stage, 0));
  stage.add(hill.svg);
  const [tx, ty] = hill.top;
  const motif = stage.motif === 'mound' ? 'house' : random.pick(['house', 'buffalo', 'walker']);
  if (motif === 'house') stage.add(place(stiltHouse(stage, true), tx, ty + 14, 1.25, random.chance(0.5)));
  else if (motif === 'buffalo') stage.add(buffaloPair(stage, tx, ty + 18, 1.7, random.chance(0.5)));
  else stage.add(place(walkerWithPole(dress(stage, 0), inks.gold), tx, ty + 12, 1.9, random.chance(0.5)));
  stage.add(place(planter(dress(stage, 0), inks.leafLight), cx - 250, HEIGHT - 190, 1.5), place(planter(dress(stage, 3), inks.leafLight), cx + 210, HEIGHT - 160, 1.6, true));
  return { x: cx / WIDTH, y: (ty + 90) / HEIGHT };
}

function frame(stage: Stage): void {
  const random = stage.random.fork('frame');
  const { inks } = stage;
  const left = random.chance(0.5);
  const at = (x: number) => (left ? x : WIDTH - x);
  const kind = random.pick(['banana', 'bamboo', 'bough', 'grass']);
  if (kind === 'banana') {
    const roots: [Point, Point, number, number][] = [
      [[-20, HEIGHT + 30], [330, HEIGHT - 330], 74, 60],
      [[-30, HEIGHT], [160, HEIGHT - 560], 80, -40],
      [[20, HEIGHT + 40], [520, HEIGHT - 120], 66, 50],
    ];
    roots.forEach(([a, b, w, bend], i) => {
      stage.add(bananaLeaf(stage, `banana${i}`, [at(a[0]), a[1]], [at(b[0]), b[1]], w, left ? bend : -bend));
    });
  } else if (kind === 'bamboo') {
    stage.add(bamboo(stage, 'bamboo', at(90), HEIGHT + 20, 1080, 4));
  } else if (kind === 'bough') {
    const bloom = stage.season === 'spring' || stage.season === 'winter' ? inks.lotus : inks.accent;
    stage.add(floweringBough(stage, 'bough', [at(-40), 60], [at(620), 210], bloom, 30));
  }
  let d = '';
  for (let x = 0; x < (kind === 'grass' ? WIDTH : 560); x += 26) d += grassTuft(random, at(x), HEIGHT + 8, random.range(50, 130), 6);
  stage.add(fill(d, mix(inks.leafDark, inks.ink, 0.5)));
}
