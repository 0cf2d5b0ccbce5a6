import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { type KarstForm, karst } from '../../kit/karst';
import { mist } from '../../kit/mist';
import { blade, polygon } from '../../kit/path';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, group, num, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { coatOf, sitting, young } from './langur-figure';

/** Langurs at rest on a limestone crag over the forest. */
export function langur(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('langur');
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  const base = HEIGHT * 0.72;
  const sun = { x: at(1380) + side * 60, y: HEIGHT * random.range(0.2, 0.3), r: random.range(100, 140) };
  stage.add(sky(stage, { horizon: base, sun, rays: random.chance(0.5) }));
  peaks(stage, base, at);
  valley(stage, base);
  stage.add(birds(stage, at(1500), 260, 120, inks.ink));
  crag(stage, at);
  const coat = coatOf(stage);
  stage.add(
    place(sitting(stage, coat, false), at(1330), 712, 1.02, !flip),
    place(sitting(stage, coat, true), at(690), 690, 1.62, flip),
    place(young(stage, coat), at(905), 716, 0.8, !flip),
  );
  leaves(stage, at);
  return { x: at(790) / WIDTH, y: 0.46 };
}

function peaks(stage: Stage, base: number, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('peaks');
  const forms: [KarstForm, ...KarstForm[]] = ['hump', 'tower', 'cone', 'leaning'];
  for (const [row, [count, ink, detail]] of (
    [
      [6, mix(inks.far, inks.skyLow, 0.45), 0],
      [5, mix(inks.far, inks.middle, 0.3), 0.3],
      [4, mix(inks.middle, inks.leafDark, 0.35), 0.7],
    ] as const
  ).entries()) {
    for (let i = 0; i < count; i++) {
      const x = at(((i + random.range(0.2, 0.8)) / count) * WIDTH);
      const k = karst(stage, `peak${row}-${i}`, {
        x,
        base: base + row * 26,
        width: random.range(230, 420),
        height: random.range(260, 430) * (1 - row * 0.14),
        form: random.pick(forms),
        detail,
        ink,
        shade: mix(ink, inks.near, 0.3),
      });
      stage.add(k.svg);
    }
    stage.add(mist(stage, `peak-air${row}`, base - 40 + row * 26, 190, inks.skyLow, 0.65));
  }
}

function valley(stage: Stage, base: number): void {
  const { inks } = stage;
  const random = stage.random.fork('valley');
  for (let row = 0; row < 4; row++) {
    const ink = mix(mix(inks.leafDark, inks.leaf, row % 2 ? 0.5 : 0.1), inks.skyLow, 0.36 - row * 0.11);
    let d = '';
    for (let x = -60; x < WIDTH + 60; x += random.range(50, 84))
      d += clump(random, x, base + 30 + row * 62, random.range(120, 190), random.range(50, 84));
    stage.add(fill(`M0 ${base + 24 + row * 62}H${WIDTH}V${HEIGHT}H0Z`, ink), fill(d, ink));
  }
}

/** The near rock: ledges in light and shade, ferns in its cracks. */
function crag(stage: Stage, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('crag');
  const rock = mix(mix(inks.far, inks.groundDark, 0.45), inks.near, stage.dark ? 0.45 : 0.18);
  const light = mix(rock, inks.light, stage.dark ? 0.14 : 0.42);
  const dark = mix(rock, inks.near, 0.55);
  const shape = (list: readonly (readonly [number, number])[]) =>
    polygon(list.map(([x, y]): Point => [at(x), y]));
  const body = [
    [-40, 560],
    [60, 590],
    [130, 560],
    [240, 640],
    [330, 620],
    [420, 690],
    [560, 676],
    [640, 700],
    [780, 690],
    [960, 726],
    [1120, 716],
    [1190, 760],
    [1250, 716],
    [1420, 710],
    [1480, 760],
    [1560, 900],
    [1640, 960],
    [1680, 1100],
    [1760, 1230],
    [-40, 1230],
  ] as const;
  stage.add(fill(shape(body), rock));
  stage.add(
    fill(
      shape([
        [420, 690],
        [560, 676],
        [640, 700],
        [780, 690],
        [960, 726],
        [1120, 716],
        [1100, 752],
        [930, 770],
        [760, 742],
        [640, 752],
        [470, 736],
      ]),
      light,
    ),
    fill(
      shape([
        [1190, 760],
        [1250, 716],
        [1420, 710],
        [1480, 760],
        [1400, 772],
        [1280, 764],
      ]),
      light,
    ),
    fill(
      shape([
        [-40, 560],
        [60, 590],
        [130, 560],
        [240, 640],
        [200, 690],
        [90, 650],
        [-40, 660],
      ]),
      light,
    ),
  );
  let shades = '';
  let lights = '';
  for (let i = 0; i < 34; i++) {
    const x = random.range(0, 1560);
    const top = 780 + random.range(0, 320) + Math.max(0, x - 1180) * 0.3;
    const w = random.range(24, 70);
    const h = random.range(90, 240);
    const d = shape([
      [x, top],
      [x + w, top + random.range(-16, 16)],
      [x + w * 0.8, top + h],
      [x + w * 0.2, top + h * 0.8],
    ]);
    if (i % 3) shades += d;
    else lights += d;
  }
  stage.add(fill(shades, dark, { 'fill-opacity': 0.75 }), fill(lights, light, { 'fill-opacity': 0.55 }));
  let ferns = '';
  let tufts = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.range(0, 1540), random.range(770, 1180)];
    for (let k = 0; k < 6; k++) {
      const a = -Math.PI * random.range(0.05, 0.95);
      const d = blade([at(x), y], [at(x) + Math.cos(a) * 70, y + Math.sin(a) * 46 + 12], 8, 10);
      if (k % 2) ferns += d;
      else tufts += d;
    }
  }
  stage.add(fill(ferns, inks.leafDark), fill(tufts, inks.leaf));
}

function leaves(stage: Stage, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('leaves');
  let back = '';
  let front = '';
  for (let i = 0; i < 46; i++) {
    const t = random.next();
    const [x, y] = [-30 + t * 520, 40 + t * 120 + random.range(-60, 60)];
    const a = random.range(0.1, 1.3);
    const d = blade([at(x), y], [at(x + Math.cos(a) * 120), y + Math.sin(a) * 110], 25, 12);
    if (i % 2) back += d;
    else front += d;
  }
  const branch = stroke(
    `M${num(at(-40))} 20Q${num(at(260))} 70 ${num(at(560))} 190`,
    mix(inks.groundDark, inks.ink, 0.6),
    20,
  );
  let low = '';
  for (let i = 0; i < 30; i++) {
    const x = 1380 + random.range(0, 560);
    low += blade(
      [at(x), HEIGHT + 20],
      [at(x + random.range(-130, 130)), HEIGHT - random.range(120, 330)],
      27,
      16,
    );
  }
  stage.add(
    group(branch + fill(back, mix(inks.leafDark, inks.ink, 0.3)) + fill(front, inks.leafDark)),
    fill(low, mix(inks.leafDark, inks.ink, 0.35)),
  );
}
