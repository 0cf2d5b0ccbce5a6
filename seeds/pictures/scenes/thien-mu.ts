import { awning, sampan } from '../kit/boats';
import { arched, onEachWall, type Storey, storeyWalls } from '../kit/brick-tower';
import { mix } from '../kit/colour';
import { massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { polygon, ridge } from '../kit/path';
import { aoDai, dress } from '../kit/people';
import { pine } from '../kit/plants';
import { reuse } from '../kit/reuse';
import { birds, sky } from '../kit/sky';
import { type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../kit/svg';
import { curvedRoof } from '../kit/temple-roof';
import type { Focal } from '../kit/types';
import { mirrored, water } from '../kit/water';

/** The Phước Duyên tower of the Thiên Mụ pagoda in Huế behind its four pillars, on its low hill over the Perfume River. That tower only. */
export function thienMu(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('thien-mu');
  const x = WIDTH * random.range(0.47, 0.53);
  const shore = 880;
  const sun = { x: x + side * random.range(380, 560), y: 300, r: 88 };
  stage.add(sky(stage, { horizon: shore - 120, clouds: random.int(3, 5), sun }));
  const far = mix(inks.far, inks.skyLow, 0.3);
  stage.add(
    massif(stage, 'far', {
      y: 640,
      rise: 90,
      swell: 380,
      base: shore,
      ink: far,
      shade: mix(far, inks.middle, 0.3),
    }).svg,
    mist(stage, 'air', 740, 170, inks.skyLow, 0.6),
    birds(stage, x - side * 480, 260, 110, inks.ink),
  );
  const bank = reuse(stage, hill(stage, x, shore));
  stage.add(
    water(stage, { top: shore, lightAt: sun.x }),
    mirrored(stage, 'below', bank, { waterline: shore + 4, depth: 300, squash: 0.7, opacity: 0.5 }),
    bank,
  );
  const s = random.sign();
  stage.add(
    place(sampan(stage, dress(stage, 0), 'seated', awning(stage)), x + s * 420, shore + 170, 2.2, s < 0),
  );
  return { x: x / WIDTH, y: 0.41 };
}

/** The hill with all that stands on it, down to the water. */
function hill(stage: Stage, x: number, shore: number): string {
  const { inks } = stage;
  const random = stage.random.fork('hill');
  const leaf = mix(inks.leafDark, inks.middle, 0.2);
  const back = ridge(random, {
    left: -20,
    right: WIDTH + 20,
    y: shore - 96,
    rise: 16,
    swell: 260,
    bend: (px) => Math.min(70, ((px - x) / 620) ** 2 * 60) - 20,
  });
  const court = shore - 128;
  const stone = mix(mix(inks.ground, inks.far, 0.45), inks.near, stage.dark ? 0.4 : 0.12);
  const pines = [-560, -430, -330, 340, 450, 590]
    .map((dx, i) =>
      pine(stage, `pine${i}`, x + dx, shore - 60, random.range(210, 300), random.range(-0.12, 0.12)),
    )
    .join('');
  const pavilions = [-1, 1]
    .map((k) => place(pavilion(stage), x + k * 232, court + 8, k < 0 ? 1 : 0.98))
    .join('');
  let steps = '';
  for (let i = 0; i < 10; i++)
    steps += polygon([
      [x - 92 - i * 8, court + 14 + i * 11],
      [x + 92 + i * 8, court + 14 + i * 11],
      [x + 96 + i * 8, court + 20 + i * 11],
      [x - 96 - i * 8, court + 20 + i * 11],
    ]);
  return (
    wood(stage, 'back', back, 40, mix(leaf, inks.far, 0.15), mix(inks.leaf, inks.middle, 0.25), 160) +
    pines +
    fill(
      `M-20 ${shore + 4}V${shore - 40}Q${num(x - 520)} ${shore - 70} ${num(x - 330)} ${court + 6}H${num(x + 330)}Q${num(x + 520)} ${shore - 70} ${WIDTH + 20} ${shore - 40}V${shore + 4}Z`,
      mix(inks.leaf, inks.leafDark, 0.35),
    ) +
    box(x - 318, court - 4, 636, 18, mix(stone, inks.light, 0.2)) +
    pavilions +
    place(tower(stage), x, court + 2) +
    fill(
      `M${num(x - 96)} ${court + 10}H${num(x + 96)}L${num(x + 184)} ${shore + 4}H${num(x - 184)}Z`,
      mix(stone, inks.near, 0.35),
    ) +
    fill(steps, mix(stone, inks.paper, 0.4)) +
    [-150, -62, 62, 150].map((dx) => place(pillar(stage), x + dx, court + 26)).join('') +
    place(aoDai(dress(stage, 0)), x - 34, court + 66, 0.72) +
    place(aoDai(dress(stage, 3)), x + 40, court + 92, 0.76, true) +
    box(-10, shore - 8, WIDTH + 20, 12, mix(stone, inks.near, 0.3))
  );
}

/** Seven storeys of eight sides, each with a niche, under narrow eaves; about 560 high, foot at the origin. */
function tower(stage: Stage): string {
  const { inks, dark } = stage;
  const wall = mix(mix(inks.ground, inks.paper, 0.3), mix(inks.accent, inks.near, dark ? 0.7 : 0.1), 0.24);
  const shade = mix(wall, inks.near, 0.42);
  const lit = mix(wall, inks.light, 0.35);
  const rim = mix(inks.accentDark, inks.near, 0.4);
  const deep = dark ? mix(inks.gold, inks.accentDark, 0.3) : mix(shade, inks.ink, 0.55);
  let y = 0;
  let w = 184;
  let out = box(-122, -20, 244, 22, shade) + box(-112, -38, 224, 20, wall);
  y = -38;
  for (let i = 0; i < 7; i++) {
    const h = 62 * 0.95 ** i;
    const storey: Storey = { y, width: w, height: h, face: 0.22, taper: 0.475 };
    const top = w * 0.475;
    out +=
      storeyWalls(stage, storey, { wall, lit, shade }) +
      onEachWall(storey, 0.075, 0.035, (px, k) => arched(storey, px, k, { sill: 4, tall: 0.5, ink: deep })) +
      box(-top - 8, y - h - 6, top * 2 + 16, 7, lit) +
      fill(
        `M${num(-top - 22)} ${num(y - h - 12)}L${num(-top - 26)} ${num(y - h - 20)}L${num(-top * 0.9)} ${num(y - h - 27)}H${num(top * 0.9)}L${num(top + 26)} ${num(y - h - 20)}L${num(top + 22)} ${num(y - h - 12)}Q0 ${num(y - h - 2)} ${num(-top - 22)} ${num(y - h - 12)}Z`,
        rim,
      );
    y -= h + 24;
    w *= 0.87;
  }
  return (
    out +
    fill(
      `M${num(-w * 0.56)} ${num(y + 2)}Q${num(-w * 0.3)} ${num(y - 30)} 0 ${num(y - 40)}Q${num(w * 0.3)} ${num(y - 30)} ${num(w * 0.56)} ${num(y + 2)}Z`,
      rim,
    ) +
    disc(0, y - 44, 9, inks.gold) +
    stroke(`M0 ${num(y - 48)}V${num(y - 84)}`, inks.gold, 5)
  );
}

/** One of the four pillars at the head of the steps, lotus bud on top; about 190 high. */
function pillar(stage: Stage): string {
  const { inks, side, dark } = stage;
  const wall = mix(mix(inks.paper, inks.ground, 0.35), inks.near, dark ? 0.4 : 0.06);
  const shade = mix(wall, inks.near, 0.4);
  return (
    box(-17, -14, 34, 16, shade) +
    box(-12, -156, 24, 144, wall) +
    box(side > 0 ? -12 : 3, -156, 9, 144, shade) +
    box(-7, -140, 14, 96, mix(inks.accent, inks.near, 0.35)) +
    box(-17, -164, 34, 9, wall) +
    box(-14, -171, 28, 8, shade) +
    fill('M-8 -171Q-15 -184 0 -198Q15 -184 8 -171Z', mix(inks.lotus, wall, 0.5))
  );
}

/** A pavilion of the stele or the bell: four walls with an arch under two roofs; about 130 high. */
function pavilion(stage: Stage): string {
  const { inks, dark } = stage;
  const wall = mix(mix(inks.gold, inks.paper, 0.4), inks.near, dark ? 0.5 : 0.08);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.4), inks.near, 0.2);
  return (
    oval(0, 2, 78, 7, inks.ink, { 'fill-opacity': 0.2 }) +
    box(-58, -64, 116, 66, wall) +
    box(stage.side > 0 ? -58 : 24, -64, 34, 66, mix(wall, inks.near, 0.3)) +
    fill('M-17 2V-30a17 17 0 0 1 34 0V2Z', mix(inks.near, inks.ink, 0.4)) +
    curvedRoof(stage, { x: 0, half: 74, eave: -60, ridge: -88, span: 0.56, upturn: 9, tile }) +
    box(-36, -98, 72, 12, wall) +
    curvedRoof(stage, { x: 0, half: 50, eave: -96, ridge: -128, span: 0.34, upturn: 8, tile })
  );
}
