import { mix } from '../kit/colour';
import { type KarstForm, karst } from '../kit/karst';
import { wood } from '../kit/land';
import { mist } from '../kit/mist';
import { lens, polygon } from '../kit/path';
import { lotusFlower, lotusLeaf } from '../kit/plants';
import { reuse } from '../kit/reuse';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, type Point, place, stroke } from '../kit/svg';
import { curvedRoof } from '../kit/temple-roof';
import { leafMass } from '../kit/trees';
import type { Focal } from '../kit/types';
import { mirrored, reflection, water } from '../kit/water';
import { touringBoat } from './karst-river/boat';

type Motif = 'pavilion' | 'rice' | 'stream';
const isMotif = (name: string | undefined): name is Motif =>
  name === 'pavilion' || name === 'rice' || name === 'stream';

/**
 * A quiet river between wooded limestone hills inland: Tràng An with a pavilion on the water and boats rowed by hand
 * (`pavilion`), Tam Cốc between rice with boats rowed by foot (`rice`), the Yến stream to the Perfume Pagoda (`stream`).
 */
export function karstRiver(stage: Stage): Focal {
  const { inks, side } = stage;
  const motif = isMotif(stage.motif) ? stage.motif : 'pavilion';
  const random = stage.random.fork('karst-river');
  const x = WIDTH * random.range(0.47, 0.53);
  const top = 668;
  const sun = { x: x + side * random.range(60, 170), y: 330, r: 80 };
  stage.add(sky(stage, { horizon: top, clouds: random.int(3, 5), sun }));
  distance(stage, x, top);
  stage.add(water(stage, { top, lightAt: sun.x }), birds(stage, x - side * 150, 300, 90, inks.ink));
  flanks(stage, x, top);
  banks(stage, x, top, motif);
  if (motif === 'pavilion') pavilionOn(stage, x - side * 340, top + 92);
  afloat(stage, x, motif);
  return { x: x / WIDTH, y: 0.8 };
}

/** Rows of pale cones that close the valley. */
function distance(stage: Stage, x: number, top: number): void {
  const { inks } = stage;
  const random = stage.random.fork('hills');
  const forms: [KarstForm, ...KarstForm[]] = ['cone', 'hump', 'cone', 'tower'];
  for (const [row, amount] of [0.5, 0.24].entries()) {
    const ink = mix(mix(inks.far, inks.leafDark, row * 0.25), inks.skyLow, amount);
    for (let px = random.range(-60, 60), i = 0; px < WIDTH + 100; px += random.range(170, 270), i++) {
      const low = Math.min(1, Math.abs(px - x) / 560);
      const height = random.range(150, 230) * (0.55 + 0.75 * low) * (row ? 1.05 : 1.2);
      stage.add(
        karst(stage, `row${row}-${i}`, {
          x: px,
          base: top + 4,
          width: height * random.range(1, 1.5),
          height,
          form: random.pick(forms),
          detail: row * 0.3,
          ink,
          shade: mix(ink, inks.middle, 0.35),
        }).svg,
      );
    }
    stage.add(mist(stage, `air${row}`, top - 40, 130, inks.skyLow, 0.6));
  }
}

/** The near hills on both sides, green with bare cliffs, and their reflections. */
function flanks(stage: Stage, x: number, top: number): void {
  const { inks } = stage;
  const random = stage.random.fork('flanks');
  const rock = mix(mix(inks.far, inks.leafDark, 0.62), inks.near, stage.dark ? 0.5 : 0.18);
  for (const [i, [dx, width, height, form]] of (
    [
      [-650, 520, 470, 'hump'],
      [690, 560, 520, 'cone'],
      [-980, 620, 640, 'hump'],
      [1010, 560, 600, 'hump'],
      [-390, 250, 230, 'cone'],
      [430, 230, 200, 'hump'],
    ] as const
  ).entries()) {
    const base = top + 14 + (Math.abs(dx) > 800 ? 54 : 20);
    const hill = karst(stage, `flank${i}`, {
      x: x + dx,
      base,
      width,
      height: height * random.range(0.92, 1.08),
      form,
      detail: 1,
      ink: mix(rock, inks.leaf, 0.22),
      shade: mix(rock, inks.near, 0.5),
    });
    stage.add(
      reflection(stage, `flank${i}r`, hill.outline, {
        waterline: base,
        ink: mix(rock, inks.waterLow, 0.4),
        squash: 0.6,
        opacity: 0.6,
      }),
      hill.svg,
    );
  }
}

/** What grows along the water: rice when that is the way through it, else reeds and low trees. */
function banks(stage: Stage, x: number, top: number, motif: Motif): void {
  const { inks } = stage;
  const random = stage.random.fork('banks');
  const ripe = stage.season === 'summer' || stage.season === 'autumn';
  const rice = ripe ? mix(inks.gold, inks.leaf, 0.28) : mix(inks.leaf, inks.leafLight, 0.5);
  for (const s of [-1, 1]) {
    const edge: Point[] = [];
    for (let i = 0; i <= 24; i++) {
      const t = i / 24;
      const wave = Math.sin(t * 6 + s) * 26 * (0.4 + t);
      edge.push([x + s * (250 + wave + t ** 1.3 * 900), top + 26 + t ** 1.5 * 500]);
    }
    const out = x + s * 1400;
    if (motif === 'rice') {
      stage.add(fill(polygon([...edge, [out, top + 560], [out, top + 26]]), mix(rice, inks.leafDark, 0.35)));
      let ears = '';
      for (let row = 0; row < 17; row++) {
        const t = row / 17;
        const y = top + 30 + t ** 1.5 * 470;
        const from = x + s * (272 + t ** 1.3 * 900);
        const size = 5 + t * 26;
        for (let k = 0; k < 34; k++) {
          const px = from + s * k * size * 1.25;
          if (Math.abs(px - WIDTH / 2) > WIDTH / 2 + 40) break;
          ears += `M${num(px)} ${num(y)}q${num(s * size * 0.2)} ${num(-size * 1.2)} ${num(s * size)} ${num(-size * random.range(0.9, 1.5))}`;
        }
      }
      stage.add(stroke(ears, rice, 3.4), stroke(polygon(edge, false), mix(inks.leafDark, inks.ink, 0.2), 5));
    } else {
      const line: Point[] = [];
      for (let i = 0; i <= 40; i++)
        line.push([x + s * (270 + i * 30), top + 30 + i * 1.7 + Math.sin(i * 0.7 + s) * 5]);
      const row = s > 0 ? line : [...line].reverse();
      stage.add(
        wood(
          stage,
          `bank${s}`,
          row,
          22,
          mix(inks.leafDark, inks.near, 0.25),
          mix(inks.leaf, inks.leafLight, 0.2),
          24,
        ),
      );
    }
  }
  if (motif === 'stream')
    for (let i = 0; i < 16; i++) {
      const s = i % 2 ? 1 : -1;
      const t = random.range(0.45, 1);
      const px = x + s * (330 + t * 560 + random.range(-60, 90));
      stage.add(lotusLeaf(stage, px, 810 + t * 350, 30 + t * 56, 9 + t * 15, random.range(0, 6)));
      if (i % 4 === 0)
        stage.add(lotusFlower(stage, px + 30, 806 + t * 350, 34 + t * 40, random.range(-8, 8)));
    }
  else {
    let reeds = '';
    for (let i = 0; i < 60; i++) {
      const s = i % 2 ? 1 : -1;
      const px = x + s * random.range(720, 1000);
      reeds += `M${num(px)} ${HEIGHT + 10}q${num(random.range(-12, 12))} -70 ${num(random.range(-40, 40))} ${num(-random.range(70, 190))}`;
    }
    stage.add(stroke(reeds, mix(inks.leafDark, inks.ink, 0.3), 5));
  }
}

/** The open pavilion with two roofs that stands on its rock in the water at Tràng An, with the causeway behind. */
function pavilionOn(stage: Stage, px: number, y: number): void {
  const { inks, dark } = stage;
  const random = stage.random.fork('pavilion');
  const stone = mix(mix(inks.far, inks.ground, 0.45), inks.near, dark ? 0.5 : 0.14);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.2);
  const post = mix(inks.accentDark, inks.ink, 0.35);
  let posts = '';
  for (const dx of [-78, -30, 30, 78]) posts += `M${dx} -22V-96`;
  const drawn = reuse(
    stage,
    place(
      fill('M-190 6Q-180 -18 -120 -22H130Q180 -18 196 6Z', mix(stone, inks.near, 0.35)) +
        fill(leafMass(random, -150, -16, 56, 30, 9), inks.leafDark) +
        fill(leafMass(random, 158, -14, 44, 24, 9), mix(inks.leafDark, inks.leaf, 0.4)) +
        box(-104, -30, 208, 14, mix(stone, inks.light, 0.25)) +
        box(-70, -92, 140, 64, dark ? mix(inks.gold, inks.accentDark, 0.35) : mix(inks.near, inks.far, 0.2), {
          'fill-opacity': 0.55,
        }) +
        stroke(posts, post, 9) +
        stroke('M-96 -44H96', post, 4) +
        curvedRoof(stage, { x: 0, half: 116, eave: -90, ridge: -130, span: 0.5, upturn: 14, tile }) +
        box(-46, -150, 92, 24, mix(post, inks.gold, 0.2)) +
        curvedRoof(stage, { x: 0, half: 72, eave: -146, ridge: -190, span: 0.36, upturn: 11, tile }),
      px,
      y,
      1.18,
    ),
  );
  stage.add(
    mirrored(stage, 'pavilion', drawn, {
      waterline: y + 6,
      depth: 190,
      squash: 0.7,
      opacity: 0.5,
      left: px - 240,
      right: px + 240,
    }),
    fill(lens(px - 250, px + 250, y + 8, 7), mix(inks.waterTop, inks.light, 0.4), { 'fill-opacity': 0.5 }),
    drawn,
  );
}

/** Boats in file, the nearest large. */
function afloat(stage: Stage, x: number, motif: Motif): void {
  const { inks } = stage;
  const random = stage.random.fork('afloat');
  const s = random.sign();
  const how = motif === 'rice' ? 'foot' : 'hand';
  for (const [i, [dx, y, k, guests]] of (
    [
      [s * 130, 716, 0.42, 2],
      [-s * 60, 752, 0.6, 3],
      [s * 270, 796, 0.86, 2],
      [-s * 130, 876, 1.76, 3],
    ] as const
  ).entries()) {
    const flip = i % 3 === 0 ? s > 0 : s < 0;
    const drawn = reuse(stage, place(touringBoat(stage, how, guests), x + dx, y, k, flip));
    stage.add(
      mirrored(stage, `boat${i}`, drawn, {
        waterline: y + 8 * k,
        depth: 90 * k,
        squash: 0.6,
        opacity: 0.42,
        left: x + dx - 190 * k,
        right: x + dx + 190 * k,
      }),
      fill(lens(x + dx - 190 * k, x + dx + 190 * k, y + 10 * k, 8 * k), inks.waterLow, {
        'fill-opacity': 0.7,
      }),
      drawn,
    );
  }
}
