import { mix } from '../../kit/colour';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { dress } from '../../kit/people';
import { hillPine } from '../../kit/pines';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke, use } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { courtPillar, stoneMandarin } from './statues';

/** The tomb of Khải Định from its court of salutation: the dark palace over flights of dragon stairs. */
export function khaiDinh(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('khai-dinh');
  const x = WIDTH * random.range(0.49, 0.51);
  const ground = 930;
  const sun = { x: x + side * random.range(560, 700), y: 250, r: 70 };
  const stone = mix(mix(inks.far, inks.near, 0.5), inks.groundDark, 0.24);
  stage.add(
    sky(stage, { horizon: 760, clouds: random.int(3, 5), ...(stage.time === 'noon' ? {} : { sun }) }),
  );
  const far = mix(inks.far, inks.skyLow, 0.2);
  const hill = mix(inks.middle, inks.leafDark, 0.45);
  const bend = (px: number) => -90 * Math.cos(((px - WIDTH / 2) / WIDTH) * Math.PI);
  stage.add(
    massif(stage, 'far', {
      y: 560,
      rise: 80,
      swell: 560,
      base: 900,
      ink: far,
      shade: mix(far, inks.middle, 0.3),
    }).svg,
    mist(stage, 'air', 600, 150, inks.skyLow, 0.5),
  );
  let pines = '';
  for (let px = -60; px < WIDTH + 80; px += random.range(40, 84)) {
    const y = 780 + bend(px) * 0.9;
    if (Math.abs(px - x) > 460) pines += hillPine(random, px, y + 60, random.range(230, 360), 9);
  }
  stage.add(
    massif(stage, 'near', {
      y: 760,
      rise: 26,
      swell: 400,
      base: 960,
      ink: hill,
      shade: mix(hill, inks.ink, 0.2),
      bend,
    }).svg,
    fill(pines, mix(inks.leafDark, inks.middle, 0.3)),
    mist(stage, 'pine-air', 800, 140, inks.skyLow, 0.22),
  );
  stage.add(place(palace(stage, stone), x, ground));
  court(stage, x, ground);
  const pillar = stage.define(courtPillar(stage, mix(stone, inks.paper, 0.08), 620));
  for (const k of [-1, 1]) stage.add(place(use(pillar), x + k * 700, ground + 24, 1, k > 0));
  const mandarin = stage.define(stoneMandarin(stage, mix(stone, inks.paper, 0.14)));
  for (let i = 0; i < 4; i++) {
    const z = 1.4 ** i;
    for (const k of [-1, 1]) {
      const [px, y, scale] = [x + k * (196 + 112 * z), ground + 40 + 82 * (z - 1), 0.52 * z];
      stage.add(
        fill(
          `M${num(px - 36 * scale)} ${num(y)}L${num(px - side * 150 * scale)} ${num(y + 12 * scale)}L${num(px - side * 110 * scale)} ${num(y + 26 * scale)}L${num(px + 36 * scale)} ${num(y)}Z`,
          inks.ink,
          { 'fill-opacity': 0.24 },
        ),
        place(use(mandarin), px, y, scale, k > 0),
      );
    }
  }
  for (const [dx, dy, k, which] of [
    [-58, 120, 1.2, 3],
    [16, 108, 1.16, 0],
  ] as const)
    stage.add(
      oval(x + dx, ground + dy, 24 * k, 4 * k, inks.ink, { 'fill-opacity': 0.3 }),
      place(
        visitor(dress(stage, which), { skirt: which === 3, bag: which ? '' : inks.ground }),
        x + dx,
        ground + dy,
        k,
      ),
    );
  return { x: x / WIDTH, y: 0.56 };
}

function court(stage: Stage, x: number, ground: number): void {
  const { inks } = stage;
  const brick = mix(mix(inks.ground, inks.accentDark, 0.18), inks.near, stage.dark ? 0.4 : 0.14);
  let joints = '';
  for (let i = -16; i <= 16; i++) joints += `M${num(x + i * 80)} ${ground}L${num(x + i * 240)} ${HEIGHT}`;
  for (const y of [10, 30, 62, 110, 178, 262]) joints += `M-10 ${ground + y}H${WIDTH + 10}`;
  stage.add(
    box(
      -10,
      ground - 2,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(brick, inks.light, 0.2)],
        [1, mix(brick, inks.near, 0.4)],
      ]),
    ),
    stroke(joints, mix(brick, inks.ink, 0.36), 2.4, { 'stroke-opacity': 0.45 }),
  );
}

/** A dragon that flows down the side of a stair: head low, back in waves. */
function dragonRail(
  stage: Stage,
  k: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  stone: string,
): string {
  const { inks } = stage;
  const at = (t: number, up = 0) =>
    `${num(k * (fromX + (toX - fromX) * t))} ${num(fromY + (toY - fromY) * t - up)}`;
  const back = `M${at(0, 20)}Q${at(0.15, 60)} ${at(0.3, 26)}T${at(0.58, 26)}T${at(0.84, 30)}Q${at(0.94, 70)} ${at(1.04, 58)}Q${at(1.14, 40)} ${at(1.1, 16)}`;
  return (
    fill(`M${at(0)}L${at(1.02)}L${at(1.02, 24)}L${at(0, 20)}Z`, mix(stone, inks.ink, 0.3)) +
    stroke(back, mix(stone, inks.ink, 0.2), 22) +
    stroke(back, mix(stone, inks.light, 0.2), 7, { 'stroke-dasharray': '4 12' }) +
    stroke(`M${at(1.04, 64)}L${at(0.98, 96)}M${at(1.08, 60)}L${at(1.1, 92)}`, mix(stone, inks.light, 0.16), 5)
  );
}

/** Thiên Định on its terraces, with the stairs up to it; about 1100 wide and 690 high, court at the origin. */
function palace(stage: Stage, stone: string): string {
  const { inks, side } = stage;
  const lamp = stage.dark || stage.time === 'dusk';
  const lit = mix(stone, mix(inks.paper, inks.light, 0.4), stage.dark ? 0.14 : 0.3);
  const dark = mix(stone, inks.ink, 0.4);
  const deep = lamp ? mix(inks.gold, inks.accentDark, 0.3) : mix(inks.near, inks.ink, 0.55);
  const tile = mix(mix(inks.near, inks.groundDark, 0.4), inks.ink, 0.1);
  const terrace = (half: number, top: number, low: number, bays: number) => {
    let out =
      box(-half, top, half * 2, low - top, mix(stone, inks.near, 0.2)) +
      box(side > 0 ? -half : half * 0.62, top, half * 0.38, low - top, dark, { 'fill-opacity': 0.5 });
    const step = (half * 2) / bays;
    for (let i = 0; i < bays; i++)
      out +=
        box(
          -half + i * step + step * 0.14,
          top + 18,
          step * 0.72,
          low - top - 32,
          mix(stone, inks.light, 0.12),
        ) +
        disc(
          -half + i * step + step / 2,
          (top + low) / 2 + 2,
          Math.min(step * 0.2, (low - top) * 0.2),
          dark,
          { 'fill-opacity': 0.5 },
        );
    let rail = '';
    for (let i = 0; i <= bays * 4; i++) rail += `M${num(-half + (i * step) / 4)} ${top}v-24`;
    out +=
      stroke(rail, lit, 7) +
      box(-half - 6, top - 30, half * 2 + 12, 9, lit) +
      box(-half - 8, top - 4, half * 2 + 16, 9, lit);
    for (let i = 0; i <= bays; i++) {
      const px = -half + i * step;
      out +=
        box(px - 9, top - 46, 18, 46, stone) +
        fill(
          `M${num(px - 10)} ${top - 46}Q${num(px - 14)} ${top - 60} ${num(px)} ${top - 72}Q${num(px + 14)} ${top - 60} ${num(px + 10)} ${top - 46}Z`,
          lit,
        );
    }
    return out;
  };
  const flight = (top: number, low: number, w0: number, w1: number, count: number) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const t = i / count;
      const half = w0 + (w1 - w0) * t;
      out += box(
        -half,
        top + (low - top) * t,
        half * 2,
        (low - top) / count + 1,
        i % 2 ? mix(lit, inks.near, 0.14) : mix(stone, inks.near, 0.1),
      );
    }
    for (const k of [-1, 1])
      for (const inner of [0.36, 1])
        out += dragonRail(stage, k, w0 * inner, top, w1 * inner, low, inner === 1 ? lit : stone);
    return out;
  };
  const pier = (px: number, foot: number, h: number, w = 13) => {
    let out =
      box(px - w, foot - h, w * 2, h, stone) +
      box(side > 0 ? px - w : px + w * 0.2, foot - h, w * 0.8, h, dark) +
      box(px - w - 5, foot - 16, w * 2 + 10, 16, lit) +
      box(px - w - 5, foot - h, w * 2 + 10, 12, lit);
    for (let i = 1; i < 4; i++) out += disc(px, foot - 16 - (h - 28) * (i / 4), w * 0.55, lit);
    return out;
  };
  const arch = (px: number, foot: number, w: number, h: number, ink: string) =>
    fill(
      `M${num(px - w)} ${foot}V${foot - h}Q${num(px - w * 0.9)} ${foot - h - w * 0.9} ${num(px)} ${foot - h - w}Q${num(px + w * 0.9)} ${foot - h - w * 0.9} ${num(px + w)} ${foot - h}V${foot}Z`,
      ink,
    );
  const floor = -300;
  let house = box(-300, floor - 150, 600, 150, mix(stone, inks.near, 0.12));
  for (const px of [-232, -118, 0, 118, 232])
    house += arch(px, floor, px ? 40 : 46, 86, lit) + arch(px, floor, px ? 33 : 38, 86, deep);
  for (const px of [-292, -176, -60, 60, 176, 292]) house += pier(px, floor, 154);
  house += box(-316, floor - 168, 632, 18, lit) + box(-306, floor - 178, 612, 10, dark);
  house += curvedRoof(stage, {
    x: 0,
    half: 316,
    eave: floor - 176,
    ridge: floor - 214,
    span: 0.84,
    upturn: 16,
    tile,
  });
  house += box(-226, floor - 268, 452, 56, stone);
  for (const px of [-172, -86, 0, 86, 172])
    house += box(
      px - 30,
      floor - 260,
      60,
      40,
      px ? mix(stone, inks.light, 0.16) : mix(inks.gold, stone, 0.45),
    );
  for (const px of [-220, -129, -43, 43, 129, 220]) house += pier(px, floor - 212, 60, 8);
  house += curvedRoof(stage, {
    x: 0,
    half: 236,
    eave: floor - 264,
    ridge: floor - 330,
    span: 0.74,
    upturn: 20,
    tile,
    crowned: true,
  });
  for (const k of [-1, 1]) {
    house +=
      pier(k * 336, floor, 250, 17) +
      fill(
        `M${k * 336 - 20} ${floor - 250}Q${k * 336 - 30} ${floor - 280} ${k * 336} ${floor - 312}Q${k * 336 + 30} ${floor - 280} ${k * 336 + 20} ${floor - 250}Z`,
        lit,
      );
  }
  return (
    house +
    terrace(400, floor, -190, 8) +
    flight(floor, -190, 70, 104, 9) +
    terrace(490, -190, -92, 10) +
    flight(-190, -92, 104, 138, 8) +
    terrace(600, -92, 4, 12) +
    flight(-92, 6, 138, 176, 8)
  );
}
