import { star } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { wood } from '../../kit/land';
import { ridge } from '../../kit/path';
import { dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** The front of a provincial museum of our time: a long block on slim piers over a wide stair, a flag, a plaza. */
export function facade(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('museum-facade');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 900;
  stage.add(
    sky(stage, { horizon: 760, clouds: random.int(3, 6) }),
    wood(
      stage,
      'trees-far',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: 690, rise: 24, swell: 300 }),
      40,
      mix(inks.leafDark, inks.far, 0.45),
      mix(inks.leaf, inks.far, 0.4),
      260,
    ),
  );
  building(stage, x, ground);
  plaza(stage, x, ground);
  for (const [k, dx, h] of [
    [-1, 880, 640],
    [1, 900, 700],
    [-1, 640, 380],
    [1, 660, 400],
  ] as const)
    stage.add(
      broadTree(
        stage,
        `tree${k}${dx}`,
        x + k * (dx + random.range(-30, 30)),
        ground + 24 + (dx > 700 ? 40 : 0),
        h * random.range(0.9, 1.1),
        { spread: random.range(0.7, 0.95) },
      ),
    );
  const s = random.sign();
  stage.add(flag(stage, x + s * 470, ground + 30));
  for (const [dx, dy, which] of [
    [-150, 130, 0],
    [-96, 138, 3],
    [250, 96, 5],
    [-330, 70, 2],
  ] as const) {
    const px = x + s * dx;
    stage.add(
      oval(px, ground + dy, 30, 5, inks.ink, { 'fill-opacity': 0.3 }),
      place(
        visitor(dress(stage, which), { skirt: which % 2 === 1, bag: which === 5 ? inks.accent : '' }),
        px,
        ground + dy,
        1.25 + dy / 300,
      ),
    );
  }
  return { x: x / WIDTH, y: 0.56 };
}

function building(stage: Stage, x: number, ground: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('block');
  const lit = stage.dark || stage.time === 'dusk';
  const stone = mix(mix(inks.paper, inks.ground, 0.3), inks.near, stage.dark ? 0.48 : 0.06);
  const shade = mix(stone, inks.near, 0.4);
  const glass = lit ? mix(inks.gold, inks.light, 0.3) : mix(inks.waterLow, inks.near, 0.35);
  const half = 540;
  const base = ground - 70;
  const body = base - 330;
  let fins = '';
  let finShade = '';
  const gap = random.pick([30, 36, 44]);
  for (let px = -half + gap; px < half - 10; px += gap) {
    fins += `M${num(x + px)} ${body + 30}v130`;
    finShade += `M${num(x + px - side * 6)} ${body + 30}v130`;
  }
  let piers = '';
  let bars = '';
  for (let i = 0; i <= 8; i++)
    piers += `M${num(x - half + 40 + (i * (half * 2 - 80)) / 8)} ${body + 190}V${base}`;
  for (let i = 0; i <= 32; i++)
    bars += `M${num(x - half + 60 + (i * (half * 2 - 120)) / 32)} ${body + 190}V${base}`;
  const slab = half + 90;
  let steps = '';
  for (let i = 0; i < 6; i++)
    steps += box(
      x - 330 - i * 16,
      base + i * 12,
      660 + i * 32,
      14,
      mix(stone, i % 2 ? inks.near : inks.light, 0.2),
    );
  stage.add(
    box(x - half + 30, body + 180, half * 2 - 60, base - body - 180, glass),
    stroke(bars, mix(glass, inks.ink, 0.4), 2.4),
    box(x - half + 30, body + 184, half * 2 - 60, 40, inks.ink, { 'fill-opacity': 0.3 }),
    box(x - 74, base - 118, 148, 118, mix(glass, inks.light, 0.34)),
    stroke(`M${num(x)} ${base}v-118M${num(x - 74)} ${base}v-118h148v118`, mix(glass, inks.ink, 0.55), 5),
    stroke(piers, stone, 22),
    stroke(piers, shade, 8, { transform: `translate(${-side * 7} 0)` }),
    box(x - half, body, half * 2, 190, stone),
    box(x - half + 10, body + 28, half * 2 - 20, 134, mix(stone, inks.near, 0.3)),
    stroke(finShade, mix(stone, inks.ink, 0.42), 10),
    stroke(fins, mix(stone, inks.light, 0.3), 12),
    box(x - half, body + 166, half * 2, 24, mix(stone, inks.light, 0.25)),
    fill(
      `M${num(x - slab)} ${body - 8}L${num(x - slab + 60)} ${body - 60}H${num(x + slab - 60)}L${num(x + slab)} ${body - 8}V${body + 14}H${num(x - slab)}Z`,
      mix(stone, inks.light, 0.4),
    ),
    box(x - slab, body - 8, slab * 2, 22, shade),
    box(x - half, body + 14, half * 2, 16, inks.ink, { 'fill-opacity': 0.26 }),
    box(x - 170, body - 150, 340, 92, mix(stone, inks.near, 0.12)),
    box(side > 0 ? x - 170 : x + 60, body - 150, 110, 92, shade),
    fill(
      `M${num(x - 220)} ${body - 146}L${num(x - 190)} ${body - 178}H${num(x + 190)}L${num(x + 220)} ${body - 146}Z`,
      mix(stone, inks.light, 0.45),
    ),
    box(x - half - 30, base, half * 2 + 60, 74, mix(stone, inks.near, 0.28)),
    steps,
  );
  const relief = mix(stone, inks.ink, 0.4);
  stage.add(
    stroke(
      `M${num(x - 60)} ${body - 104}a60 15 0 1 0 120 0a60 15 0 1 0 -120 0M${num(x - 38)} ${body - 104}a38 9 0 1 0 76 0a38 9 0 1 0 -76 0M${num(x - 16)} ${body - 104}h32M${num(x)} ${body - 108}v8`,
      relief,
      3,
    ),
  );
}

function plaza(stage: Stage, x: number, ground: number): void {
  const { inks } = stage;
  const pave = mix(mix(inks.ground, inks.paper, 0.4), inks.near, stage.dark ? 0.5 : 0.06);
  let joints = '';
  for (let i = -12; i <= 12; i++) joints += `M${num(x + i * 110)} ${ground}L${num(x + i * 230)} ${HEIGHT}`;
  for (const y of [24, 64, 124, 206]) joints += `M-10 ${ground + y}H${WIDTH + 10}`;
  let lawn = '';
  for (const k of [-1, 1])
    lawn += `M${num(x + k * 420)} ${ground + 6}L${num(x + k * 620)} ${ground + 100}H${num(x + k * 1500)}V${ground + 6}Z`;
  stage.add(
    box(
      -10,
      ground,
      WIDTH + 20,
      HEIGHT - ground + 10,
      stage.blend([
        [0, mix(pave, inks.light, 0.2)],
        [1, mix(pave, inks.near, 0.34)],
      ]),
    ),
    stroke(joints, mix(pave, inks.ink, 0.3), 2.2, { 'stroke-opacity': 0.5 }),
    fill(lawn, mix(inks.leaf, inks.leafDark, 0.3)),
    stroke(lawn, mix(pave, inks.light, 0.4), 7),
  );
}

/** The national flag on its pole. */
function flag(stage: Stage, x: number, y: number): string {
  const { inks } = stage;
  return (
    stroke(`M${num(x)} ${y}V${y - 620}`, mix(inks.paper, inks.near, 0.3), 8) +
    box(x - 40, y - 18, 80, 22, mix(inks.far, inks.near, 0.3)) +
    fill(`M${num(x + 4)} ${y - 616}q50 -24 100 0t92 -2v118q-46 24 -92 0t-100 2Z`, inks.accent) +
    fill(`M${num(x + 104)} ${y - 616}q46 22 92 -2v118q-46 24 -92 0Z`, mix(inks.accent, inks.ink, 0.14)) +
    star(x + 96, y - 556, 34, inks.gold)
  );
}
