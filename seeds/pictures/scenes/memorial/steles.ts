import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { hillPine } from '../../kit/pines';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke, use } from '../../kit/svg';
import { frangipani } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { jarOfFlowers } from './chrysanthemums';

/** Rows of plain stones in grass under pines, a frangipani before them. */
export function steles(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('memorial-steles');
  const x = WIDTH * random.range(0.47, 0.53);
  const horizon = 470;
  const sun = { x: x + side * 360, y: horizon - 150, r: 62 };
  stage.add(sky(stage, { horizon, clouds: 3, ...(stage.weather === 'clear' ? { sun } : {}) }));
  const hills = ridge(random.fork('hills'), { left: -20, right: WIDTH + 20, y: 410, rise: 60, swell: 500 });
  stage.add(
    wood(stage, 'far', hills, 22, mix(inks.far, inks.skyLow, 0.2), mix(inks.far, inks.skyLow, 0.35), 200),
    mist(stage, 'far-air', 470, 150, inks.skyLow, 0.7),
  );
  let back = '';
  for (let px = -30; px < WIDTH + 60; px += random.range(50, 110))
    back += hillPine(random, px, horizon + 36, random.range(190, 310), 8);
  stage.add(
    fill(back, mix(inks.middle, inks.leafDark, 0.5)),
    mist(stage, 'pine-air', 470, 120, inks.skyLow, 0.45),
  );
  lawn(stage, x, horizon);
  rows(stage, x, horizon);
  let near = '';
  const s = random.sign();
  for (const [dx, h] of [
    [-900, 900],
    [-760, 760],
    [890, 820],
  ] as const)
    near += hillPine(random.fork(`near${dx}`), x - s * dx, 760 + Math.abs(dx) * 0.1, h, 12);
  stage.add(fill(near, mix(inks.leafDark, inks.ink, 0.35)));
  stage.add(frangipani(stage, 'frangipani', x + s * -800, HEIGHT + 30, 720, s * 0.16));
  let grass = '';
  for (let px = -10; px < WIDTH + 20; px += 34)
    if (Math.abs(px - x) > 150) grass += grassTuft(random, px, HEIGHT + 10, random.range(34, 80), 5);
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.4)));
  return { x: x / WIDTH, y: 0.6 };
}

function lawn(stage: Stage, x: number, horizon: number): void {
  const { inks, side } = stage;
  const green = mix(mix(inks.leaf, inks.leafLight, 0.25), inks.ground, 0.22);
  stage.add(
    box(
      -10,
      horizon + 20,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(green, inks.skyLow, 0.35)],
        [0.4, green],
        [1, mix(inks.leafDark, inks.ink, 0.15)],
      ]),
    ),
  );
  const path = mix(mix(inks.far, inks.paper, stage.dark ? 0.05 : 0.4), inks.near, stage.dark ? 0.25 : 0.05);
  let joints = '';
  for (let z = 1; z < 9; z *= 1.22) {
    const y = horizon + 20 + 640 / z;
    joints += `M${num(x - 130 / z)} ${num(y)}h${num(260 / z)}`;
  }
  stage.add(
    fill(
      `M${num(x - 10)} ${horizon + 40}L${num(x - 160)} ${HEIGHT + 10}H${num(x + 160)}L${num(x + 10)} ${horizon + 40}Z`,
      path,
    ),
    fill(
      `M${num(x + side * 3)} ${horizon + 40}L${num(x - side * 40)} ${HEIGHT + 10}H${num(x - side * 160)}L${num(x - side * 10)} ${horizon + 40}Z`,
      inks.near,
      { 'fill-opacity': 0.13 },
    ),
    stroke(joints, mix(path, inks.ink, 0.35), 2.4, { 'stroke-opacity': 0.6 }),
  );
  const random = stage.random.fork('shade');
  let bars = '';
  for (let i = 0; i < 6; i++) {
    const y = horizon + 90 + i * i * 17;
    bars += `M${num(x + side * 1300)} ${num(y)}Q${num(x)} ${num(y + random.range(6, 20))} ${num(x - side * 1300)} ${num(y + 60 + i * 14)}v${10 + i * 9}Q${num(x)} ${num(y + 30 + i * 9)} ${num(x + side * 1300)} ${num(y + 8 + i * 4)}Z`;
  }
  if (!stage.dark && stage.weather === 'clear') stage.add(fill(bars, inks.near, { 'fill-opacity': 0.14 }));
}

/** The stones stand in perspective, the far rows first. */
function rows(stage: Stage, x: number, horizon: number): void {
  const random = stage.random.fork('rows');
  const kinds = [0, 1, 2].map((k) => stage.define(stone(stage, k)));
  const jar = stage.define(jarOfFlowers(stage, 'jar', 0, 0, 66));
  for (let r = 0; r < 8; r++) {
    const z = 1.12 * 1.27 ** (7 - r);
    const y = horizon + 20 + 640 / z;
    for (const k of [-1, 1])
      for (let i = 0; i < 7; i++) {
        const px = x + (k * (310 + i * 270)) / z;
        if (px < -140 || px > WIDTH + 140) continue;
        stage.add(place(use(kinds[random.int(0, 2)] ?? ''), px, y, 1 / z, k < 0));
        if (r > 4 && random.chance(0.26)) stage.add(place(use(jar), px + (k * 64) / z, y + 16 / z, 1 / z));
      }
  }
}

/** One stone: a plain slab on a low kerb, a small bowl for incense before it; about 120 wide, ground at the origin. */
function stone(stage: Stage, which: number): string {
  const { inks, side } = stage;
  const face = mix(mix(inks.far, inks.paper, stage.dark ? 0.1 : 0.5), inks.near, 0.1 + which * 0.05);
  const top = which === 1 ? 'M-56 -12L-54 -164Q0 -196 54 -164L56 -12Z' : 'M-56 -12L-54 -176H54L56 -12Z';
  return (
    fill(`M${-side * 40} 8L${-side * 230} 26L${-side * 200} 44L${side * 60} 18Z`, inks.ink, {
      'fill-opacity': stage.dark ? 0.2 : 0.24,
    }) +
    fill(top, mix(face, inks.ink, 0.45), { transform: `translate(${-side * 16} -4)` }) +
    fill(top, face) +
    fill(
      which === 1 ? 'M-56 -12L-54 -164Q-40 -178 -20 -182L-30 -12Z' : 'M-56 -12L-54 -176H-20L-30 -12Z',
      side > 0 ? mix(face, inks.near, 0.18) : mix(face, inks.light, 0.4),
    ) +
    stroke('M-28 -128H28M-34 -106H34M-24 -84H24', mix(face, inks.ink, 0.26), 4) +
    box(-74, -16, 148, 30, mix(face, inks.near, 0.32)) +
    box(-74, -18, 148, 8, mix(face, inks.light, 0.4)) +
    oval(0, -20, 15, 5, mix(inks.groundDark, inks.ink, 0.3)) +
    fill('M-15 -20Q-13 -2 0 -2Q13 -2 15 -20Z', mix(inks.groundDark, inks.near, 0.3)) +
    stroke('M-4 -22L-6 -50M1 -22L2 -56M5 -22L8 -48', mix(inks.accentDark, inks.groundDark, 0.4), 1.8)
  );
}
