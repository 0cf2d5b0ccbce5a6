import { sampan } from '../kit/boats';
import { mix } from '../kit/colour';
import { grassTuft } from '../kit/foliage';
import { karst } from '../kit/karst';
import { massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { fractal, heightAt, polygon } from '../kit/path';
import { bellFrame, gatePillar, pagodaTower, templeHall } from '../kit/pagoda';
import { aoDai, dress, walkerWithPole } from '../kit/people';
import { floweringBough, pine } from '../kit/plants';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, place, type Point, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { mirrored, water } from '../kit/water';

/** A pagoda above its pines: reached by a long stair, or standing over a river. */
export function pagodaHill(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const river = stage.motif === 'river' || (stage.motif !== 'stair' && random.fork('plan').chance(0.35));
  const horizon = HEIGHT * random.range(0.5, 0.58);
  const subject = WIDTH * random.range(0.43, 0.57);
  const sun = { x: subject + side * random.range(90, 330), y: horizon * random.range(0.34, 0.56), r: random.range(110, 170) };
  stage.add(sky(stage, { horizon: horizon + 100, sun, rays: random.chance(0.5) }));
  distance(stage, horizon);
  stage.add(birds(stage, subject - side * 420, horizon * 0.42, 110, inks.ink));
  if (river) return overRiver(stage, horizon, subject);
  const foot = hill(stage, horizon, subject, HEIGHT + 40);
  stair(stage, subject, foot);
  foreground(stage, subject);
  return { x: subject / WIDTH, y: (foot + 20) / HEIGHT };
}

function distance(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('distance');
  const ink = mix(inks.far, inks.skyLow, stage.weather === 'rain' ? 0.1 : 0.4);
  const peak = random.range(0.1, 0.9) * WIDTH;
  stage.add(massif(stage, 'far', { y: horizon - 10, rise: 90, swell: 280, bend: (x) => -Math.exp(-(((x - peak) / 380) ** 2)) * 120, base: horizon + 200, ink, shade: mix(ink, inks.far, 0.7) }).svg);
  stage.add(mist(stage, 'far-air', horizon + 50, 150, inks.skyLow, 0.6));
  if (random.chance(0.5)) {
    for (let x = random.range(-60, 40); x < WIDTH + 80; x += random.range(190, 340)) {
      const height = random.range(150, 300);
      const tower = mix(inks.far, inks.middle, 0.4);
      stage.add(karst(stage, `karst${Math.round(x)}`, { x, base: horizon + 170, width: height * random.range(0.8, 1.4), height, form: random.pick(['hump', 'cone', 'leaning']), detail: 0.4, ink: tower, shade: mix(tower, inks.near, 0.35) }).svg);
    }
  } else {
    const mid = mix(inks.middle, inks.far, 0.35);
    stage.add(massif(stage, 'mid', { y: horizon + 70, rise: 80, swell: 220, base: horizon + 300, ink: mid, shade: mix(mid, inks.near, 0.35) }).svg);
  }
  stage.add(mist(stage, 'mid-air', horizon + 140, 190, inks.skyLow, 0.65));
}

/** The wooded hill with the tower and its halls; tells where the tower stands. */
function hill(stage: Stage, horizon: number, subject: number, base: number): number {
  const { inks } = stage;
  const random = stage.random.fork('hill');
  const rough = fractal(random, 3);
  const top = horizon - random.range(-10, 70);
  const wide = random.range(520, 760);
  const lean = random.range(-0.25, 0.25);
  const lineOf = (lift: number, spread: number): Point[] => {
    const points: Point[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 14) {
      const u = (x - subject - lean * lift) / (wide * spread);
      points.push([x, top + lift + Math.min(1, Math.abs(u) ** 1.8) * (300 + 60 * Math.sign(u) * lean) + Math.max(0, Math.abs(u) - 1) * 70 + rough(x / 200 + lift) * 22]);
    }
    return points;
  };
  const crest = lineOf(0, 1);
  stage.add(fill(polygon([...crest, [WIDTH + 20, base], [-20, base]]), mix(inks.leafDark, inks.middle, 0.3)));
  stage.add(wood(stage, 'crest', crest, 26, mix(inks.leafDark, inks.middle, 0.25), mix(inks.leaf, inks.middle, 0.25), 90));
  const tiers = random.pick([5, 7, 7, 9]);
  const width = tiers === 9 ? 130 : tiers === 7 ? 150 : 172;
  stage.add(place(pagodaTower(stage, tiers, width), subject, heightAt(crest, subject) + 30));
  const hallSide = random.sign();
  const hx = subject + hallSide * random.range(230, 320);
  stage.add(place(templeHall(stage, random.range(230, 290), 5), hx, heightAt(crest, hx) + 46));
  if (random.chance(0.6)) {
    const sx = subject - hallSide * random.range(190, 270);
    stage.add(place(templeHall(stage, 170, 3), sx, heightAt(crest, sx) + 30));
  }
  for (let i = 0; i < 7; i++) {
    const px = subject + random.sign() * random.range(150, 620);
    stage.add(pine(stage, `pine${i}`, px, heightAt(crest, px) + 80, random.range(150, 260), random.range(-0.2, 0.2)));
  }
  for (let row = 0; row < 3; row++) {
    const line = lineOf(70 + row * 96, 1.1 + row * 0.24);
    stage.add(wood(stage, `row${row}`, line, 30 + row * 9, mix(inks.leafDark, inks.near, 0.1 + row * 0.12), mix(inks.leaf, inks.leafDark, row * 0.22), 210));
  }
  return heightAt(crest, subject) - 90;
}

/** The stair, from the tower's foot down to ours, with those who climb it. */
function stair(stage: Stage, subject: number, foot: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('stair');
  const from = foot + 130;
  const sway = random.range(-90, 90);
  const drift = random.range(-70, 70);
  const at = (t: number) => ({ x: subject + Math.sin(t * Math.PI * 1.5) * sway * (1 - t * 0.4) + drift * t * t, y: from + (HEIGHT + 30 - from) * t ** 1.5, w: 34 + 470 * t ** 1.7 });
  const tread = mix(inks.ground, inks.paper, 0.35);
  const riser = mix(inks.groundDark, inks.near, 0.35);
  let shade = '';
  let light = '';
  let wall = '';
  let cap = '';
  const count = 46;
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(i / count), at((i + 1) / count)];
    const mid = a.y + (b.y - a.y) * 0.48;
    light += polygon([[a.x - a.w / 2, a.y], [a.x + a.w / 2, a.y], [b.x + b.w / 2, mid], [b.x - b.w / 2, mid]]);
    shade += polygon([[b.x - b.w / 2, mid], [b.x + b.w / 2, mid], [b.x + b.w / 2, b.y + 1], [b.x - b.w / 2, b.y + 1]]);
    for (const s of [-1, 1]) {
      const [ax, bx] = [a.x + (s * a.w) / 2, b.x + (s * b.w) / 2];
      const [ah, bh] = [a.w * 0.14, b.w * 0.14];
      wall += polygon([[ax, a.y - ah], [bx, b.y - bh], [bx, b.y + 2], [ax, a.y + 2]]);
      cap += polygon([[ax, a.y - ah], [ax + s * a.w * 0.09, a.y - ah], [bx + s * b.w * 0.09, b.y - bh], [bx, b.y - bh]]);
      cap += s * side < 0 ? '' : polygon([[ax + s * a.w * 0.09, a.y - ah], [bx + s * b.w * 0.09, b.y - bh], [bx + s * b.w * 0.09, b.y + 2], [ax + s * a.w * 0.09, a.y + 2]]);
    }
  }
  stage.add(fill(shade, riser), fill(light, tread), fill(wall, mix(tread, inks.near, 0.45)), fill(cap, mix(tread, inks.light, 0.3)));
  const where = random.shuffle([0.44, 0.56, 0.68]);
  for (const [i, t] of [...where].sort((a, b) => a - b).entries()) {
    const p = at(t);
    const c = dress(stage, [0, 3, 4, 1][(i + random.int(0, 1)) % 4] ?? 0);
    const s = p.w / 210;
    const x = p.x + (i % 2 ? 1 : -1) * p.w * 0.17;
    stage.add(place(i === 1 ? walkerWithPole(c, inks.gold) : aoDai(c), x, p.y, Math.max(0.55, s), random.chance(0.5)));
  }
}

/** What frames the stair: gate pillars, the great bell, or a bough. */
function foreground(stage: Stage, subject: number): void {
  const { inks } = stage;
  const random = stage.random.fork('front');
  const kind = stage.motif === 'bell' ? 'bell' : random.pick(['pillars', 'bell', 'bough', 'pine']);
  const s = random.sign();
  const bloom = stage.season === 'spring' ? inks.lotus : stage.season === 'autumn' ? inks.gold : inks.paper;
  let grass = '';
  for (let i = 0; i < 44; i++) {
    const x = i % 2 ? random.range(-10, subject - 330) : random.range(subject + 330, WIDTH + 10);
    grass += grassTuft(random, x, HEIGHT + 10, random.range(60, 140), 7);
  }
  if (kind === 'pillars') stage.add(place(gatePillar(stage, 520), subject - 400, HEIGHT + 30), place(gatePillar(stage, 520), subject + 400, HEIGHT + 30));
  if (kind === 'bell') stage.add(place(bellFrame(stage), subject + s * 560, HEIGHT + 6, 1.34));
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.4)));
  if (kind === 'pine') stage.add(pine(stage, 'front-pine', s > 0 ? WIDTH - 140 : 140, HEIGHT + 20, 1060, -s * 0.12));
  if (kind !== 'pine' && random.chance(0.7)) stage.add(floweringBough(stage, 'bough', [s > 0 ? -40 : WIDTH + 40, 40], [s > 0 ? 560 : WIDTH - 560, 230], bloom, 32));
}

/** The pagoda on its bank over a slow river, with a landing and boats. */
function overRiver(stage: Stage, horizon: number, subject: number): Focal {
  const { inks } = stage;
  const random = stage.random.fork('river');
  const shore = HEIGHT * random.range(0.72, 0.77);
  const [drawing, foot] = caught(stage, () => hill(stage, horizon, subject, shore));
  stage.add(drawing);
  stage.add(water(stage, { top: shore, lightAt: subject + stage.side * 200 }));
  stage.add(mirrored(stage, 'tower', drawing, { waterline: shore, depth: HEIGHT - shore, squash: 0.62, opacity: 0.5 }));
  const wall = mix(inks.ground, inks.near, 0.4);
  stage.add(box(0, shore - 16, WIDTH, 20, wall), stroke(`M0 ${shore - 17}H${WIDTH}`, mix(wall, inks.light, 0.5), 4));
  let steps = '';
  for (let i = 0; i < 8; i++) steps += polygon([[subject - 96 - i * 9, shore - 76 + i * 10.4], [subject + 96 + i * 9, shore - 76 + i * 10.4], [subject + 100 + i * 9, shore - 71 + i * 10.4], [subject - 100 - i * 9, shore - 71 + i * 10.4]]);
  stage.add(fill(polygon([[subject - 96, shore - 80], [subject + 96, shore - 80], [subject + 176, shore + 8], [subject - 176, shore + 8]]), mix(inks.groundDark, inks.near, 0.3)), fill(steps, mix(inks.ground, inks.paper, 0.35)));
  stage.add(place(gatePillar(stage, 190), subject - 130, shore - 60), place(gatePillar(stage, 190), subject + 130, shore - 60));
  for (const [i, dx] of [-40, 36].entries()) stage.add(place(aoDai(dress(stage, i * 3)), subject + dx, shore - 40 + i * 8, 0.86, i === 1));
  const flip = random.chance(0.5);
  stage.add(place(sampan(stage, dress(stage, 0), random.pick(['standing', 'seated'])), subject + (flip ? -1 : 1) * random.range(300, 400), shore + 200, 2.1, flip));
  const s = flip ? 1 : -1;
  stage.add(floweringBough(stage, 'bough', [s > 0 ? WIDTH + 40 : -40, 60], [s > 0 ? WIDTH - 600 : 600, 260], stage.season === 'autumn' ? inks.gold : inks.lotus, 36));
  return { x: subject / WIDTH, y: (foot + 60) / HEIGHT };
}

/** Catch what a drawing adds, so that it can be printed and reflected. */
function caught(stage: Stage, draw: () => number): [string, number] {
  const before = stage.add;
  const layers: string[] = [];
  stage.add = (...more) => {
    layers.push(...more);
  };
  const result = draw();
  stage.add = before;
  return [layers.join(''), result];
}
