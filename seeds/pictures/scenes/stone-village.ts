import { buffalo, herdChild } from '../kit/animals';
import { mix } from '../kit/colour';
import { grassTuft } from '../kit/foliage';
import { karst } from '../kit/karst';
import { massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { ridge } from '../kit/path';
import { type Dress, dress } from '../kit/people';
import { bamboo } from '../kit/plants';
import { rubble } from '../kit/rubble';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';
import { limestone, stoneHouse } from './stone-village/house';

const YARD = 850;

/**
 * Khuổi Ky near Bản Giốc: Tày houses on stilts behind walls of limestone, their backs to the hill, fences of laid stones
 * along the lane and the stream in front. That village only.
 */
export function stoneVillage(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('stone-village');
  const x = WIDTH * random.range(0.46, 0.5);
  const s = random.sign();
  const sun = { x: x + side * random.range(420, 640), y: random.range(210, 300), r: 78 };
  stage.add(
    sky(stage, { horizon: 700, clouds: random.int(3, 6), ...(stage.time === 'noon' ? {} : { sun }) }),
    birds(stage, x - side * 460, 210, 90, inks.ink),
  );
  hills(stage);
  stage.add(
    broadTree(stage, 'behind-a', x - s * 380, YARD - 70, 470, { distance: 0.12 }),
    place(stoneHouse(stage, 'far', 190, false), x - s * 700, YARD - 50, 0.84, s > 0),
    place(stoneHouse(stage, 'side', 210, false), x + s * 690, YARD - 20, 1, s < 0),
    broadTree(stage, 'behind-b', x + s * 430, YARD - 30, 380, { distance: 0.08 }),
    place(stoneHouse(stage, 'main', 310), x - s * 10, YARD - 16, 1.1, s < 0),
    bamboo(stage, 'clump', x - s * 560, YARD + 20, 520, 4),
  );
  lane(stage, x, s);
  people(stage, x, s);
  stream(stage, x, s);
  return { x: x / WIDTH, y: 0.56 };
}

/** Limestone hills, round and wooded, close behind the roofs. */
function hills(stage: Stage): void {
  const { inks } = stage;
  const random = stage.random.fork('hills');
  const far = mix(inks.far, inks.skyLow, 0.45);
  stage.add(
    massif(stage, 'far', {
      y: 520,
      rise: 120,
      swell: 240,
      base: 800,
      ink: far,
      shade: mix(far, inks.middle, 0.25),
    }).svg,
    mist(stage, 'far-air', 600, 150, inks.skyLow, 0.6),
  );
  for (const [i, [px, width, height]] of (
    [
      [150, 620, 560],
      [610, 520, 520],
      [1010, 640, 660],
      [1420, 540, 560],
      [1790, 620, 610],
    ] as const
  ).entries()) {
    const ink = mix(mix(inks.middle, inks.leafDark, 0.45), inks.skyLow, i % 2 ? 0.22 : 0.08);
    stage.add(
      karst(stage, `hill${i}`, {
        x: px + random.range(-60, 60),
        base: 800,
        width,
        height: height * random.range(0.9, 1.08),
        form: i % 2 ? 'cone' : 'hump',
        detail: 0.7,
        ink,
        shade: mix(ink, inks.near, 0.34),
      }).svg,
    );
  }
  stage.add(
    mist(stage, 'air', 690, 130, inks.skyLow, 0.5),
    wood(
      stage,
      'foot',
      ridge(random, { left: -20, right: WIDTH + 20, y: 740, rise: 26, swell: 260 }),
      34,
      mix(inks.leafDark, inks.far, 0.16),
      mix(inks.leaf, inks.leafDark, 0.3),
      200,
    ),
  );
}

/** The paved lane, with its walls of laid stones, past the houses. */
function lane(stage: Stage, x: number, s: number): void {
  const { inks, dark } = stage;
  const random = stage.random.fork('lane');
  const stone = limestone(stage);
  const ground = mix(mix(inks.ground, stone, 0.55), inks.near, dark ? 0.4 : 0.06);
  let slabs = '';
  for (let row = 0; row < 5; row++)
    for (let px = -60 - row * 20; px < WIDTH + 60; px += 96 + row * 26) {
      const py = YARD + 12 + row * 26 + row * row * 5;
      const w = 70 + row * 22;
      slabs += `M${num(px + random.range(0, 26))} ${num(py)}l${w} ${random.int(-3, 3)}l${random.int(4, 14)} ${16 + row * 3}l-${w - 6} ${random.int(-3, 3)}Z`;
    }
  stage.add(
    box(-10, YARD - 30, WIDTH + 20, HEIGHT, mix(ground, inks.near, 0.12)),
    fill(slabs, mix(ground, inks.light, 0.2)),
    rubble(stage, 'back-wall', -10, YARD - 46, Math.max(0, x - 430), 50, mix(stone, inks.near, 0.08), 17),
    rubble(stage, 'back-wall-b', x + 430, YARD - 46, WIDTH, 50, mix(stone, inks.near, 0.08), 17),
  );
  const gap = x - s * 300;
  for (const [label, left, right] of [
    ['front-a', -10, gap - 120],
    ['front-b', gap + 120, WIDTH + 10],
  ] as const)
    if (right > left)
      stage.add(
        box(left, YARD + 148, right - left, 84, inks.ink, { 'fill-opacity': 0.2 }),
        rubble(stage, label, left, YARD + 124, right - left, 92, mix(stone, inks.near, 0.2), 30),
      );
}

/** The stream before the village, with the little wheel of bamboo that it turns. */
function stream(stage: Stage, x: number, s: number): void {
  const { inks, dark } = stage;
  const random = stage.random.fork('stream');
  const top = YARD + 236;
  const water = mix(mix(inks.waterTop, inks.leaf, 0.2), inks.near, dark ? 0.35 : 0.05);
  let glints = '';
  for (let i = 0; i < 34; i++)
    glints += `M${num(random.range(-20, WIDTH))} ${num(random.range(top + 14, HEIGHT))}q${random.int(30, 60)} ${random.int(-5, 5)} ${random.int(70, 150)} 0`;
  let grass = '';
  for (let px = -10; px < WIDTH + 20; px += 30)
    grass += grassTuft(random, px, top + random.range(6, 20), random.range(24, 56), 6);
  stage.add(
    box(-10, top - 22, WIDTH + 20, 60, mix(inks.leafDark, inks.groundDark, 0.3)),
    box(
      -10,
      top + 12,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(water, inks.near, 0.2)],
        [1, mix(water, inks.light, 0.12)],
      ]),
    ),
    stroke(glints, mix(water, inks.light, 0.5), 4, { 'stroke-opacity': 0.6 }),
    fill(grass, mix(inks.leafDark, inks.leaf, 0.4)),
    place(wheel(stage), x + s * 620, top - 40, 1),
  );
}

/** A small wheel of bamboo that lifts water, about 260 across; its axle at the origin. */
function wheel(stage: Stage): string {
  const { inks } = stage;
  const cane = mix(mix(inks.gold, inks.groundDark, 0.45), inks.near, stage.dark ? 0.35 : 0.1);
  const dark = mix(cane, inks.ink, 0.35);
  let spokes = '';
  let buckets = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.1;
    const [c, n] = [Math.cos(a), Math.sin(a)];
    spokes += `M0 0L${num(c * 126)} ${num(n * 126)}`;
    buckets += `M${num(c * 112 - n * 26)} ${num(n * 112 + c * 26)}L${num(c * 126 + n * 10)} ${num(n * 126 - c * 10)}`;
  }
  const hoop = (r: number, w: number, ink: string) =>
    `<circle r="${r}" fill="none" stroke="${ink}" stroke-width="${w}"/>`;
  return (
    stroke('M-46 118L0 0L46 118', dark, 13) +
    hoop(112, 7, dark) +
    stroke(spokes, cane, 6) +
    stroke(buckets, mix(cane, inks.light, 0.3), 14) +
    hoop(124, 6, cane) +
    hoop(70, 4, dark) +
    disc(0, 0, 13, dark)
  );
}

/** Who is about: the herd coming home, guests at the gate, or women who sing then to the gourd lute. */
function people(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  const random = stage.random.fork('people');
  const who = stage.motif ?? random.pick(['buffalo', 'guests', 'singers']);
  const indigo = mix(inks.waterLow, inks.ink, 0.5);
  const tay: Dress = {
    ...dress(stage, 1),
    top: indigo,
    topShade: mix(indigo, inks.ink, 0.5),
    trousers: inks.ink,
  };
  const shade = (px: number, py: number, k: number) =>
    oval(px, py, 30 * k, 5 * k, inks.ink, { 'fill-opacity': 0.3 });
  const woman = (px: number, py: number, k: number) =>
    shade(px, py, k) + place(tayWoman(tay, inks.paper, mix(inks.far, inks.paper, 0.5)), px, py, k);
  if (who === 'buffalo') {
    stage.add(
      shade(x - s * 300, YARD + 96, 3.4),
      place(
        buffalo(stage, false) + place(herdChild(dress(stage, 0)), -8, -58),
        x - s * 300,
        YARD + 96,
        2,
        s < 0,
      ),
      place(buffalo(stage, true), x - s * 620, YARD + 84, 1.6, s < 0),
      woman(x + s * 240, YARD + 84, 1.8),
    );
    return;
  }
  if (who === 'guests') {
    stage.add(
      woman(x - s * 200, YARD + 84, 1.85),
      shade(x - s * 330, YARD + 98, 1.9),
      place(visitor(dress(stage, 0), { bag: inks.gold }), x - s * 330, YARD + 98, 1.9, s > 0),
      place(
        visitor(dress(stage, 4), { skirt: true, bag: inks.accent }),
        x - s * 410,
        YARD + 102,
        1.86,
        s > 0,
      ),
    );
    return;
  }
  for (const [dx, k] of [
    [-330, 1.85],
    [-230, 1.95],
    [-130, 1.85],
  ] as const)
    stage.add(woman(x + s * dx, YARD + 92, k), place(lute(stage), x + s * dx, YARD + 92, k, s < 0));
}

/** A Tày woman in her long indigo dress, a scarf round her head and a silver ring at the neck, from the front; about 100 high. */
function tayWoman(c: Dress, collar: string, silver: string): string {
  return (
    stroke('M-5 -14V-3M5 -14V-3', c.trousers, 8) +
    fill('M-10 -80Q0 -86 10 -80Q12 -50 16 -12Q0 -7 -16 -12Q-12 -50 -10 -80Z', c.top) +
    fill('M-10 -80Q-6 -83 -2 -84Q-6 -50 -7 -10Q-12 -10 -16 -12Q-12 -50 -10 -80Z', c.topShade) +
    stroke('M-9 -76Q-16 -62 -12 -48M9 -76Q16 -62 12 -48', c.top, 6) +
    disc(-12, -46, 2.8, c.skin) +
    disc(12, -46, 2.8, c.skin) +
    stroke('M-10 -56Q0 -52 10 -56', c.topShade, 5) +
    stroke('M0 -83v-6', c.skin, 5) +
    stroke('M-7 -81Q0 -74 7 -81', silver, 2.4) +
    stroke('M-3 -83L0 -79L3 -83', collar, 1.6) +
    oval(0, -94, 6.2, 7.4, c.skin) +
    fill('M-8.4 -92Q-10 -106 0 -107Q10 -106 8.4 -92Q6 -99 0 -99Q-6 -99 -8.4 -92Z', c.top)
  );
}

/** The gourd lute held across the body. */
function lute(stage: Stage): string {
  const { inks } = stage;
  const neck = mix(inks.groundDark, inks.ink, 0.3);
  return (
    stroke('M-14 -50L30 -82', neck, 3.4) +
    fill('M27 -88L38 -86L32 -78Z', neck) +
    disc(-12, -50, 9, mix(inks.gold, inks.ground, 0.4)) +
    disc(-12, -50, 6.4, mix(inks.paper, inks.ground, 0.3))
  );
}
