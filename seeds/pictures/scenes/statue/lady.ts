import { petals } from '../../kit/buddha';
import { mix } from '../../kit/colour';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { dress } from '../../kit/people';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import { leafMass } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { water } from '../../kit/water';

/** The Lady Buddha of Linh Ứng: white on her lotus before the forest of Sơn Trà, her face to the sea. That statue only. */
export function ladyOfTheSea(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('lady');
  const x = WIDTH * random.range(0.47, 0.53);
  const line = 800;
  stage.add(sky(stage, { horizon: line, clouds: 4, sun: { x: x - side * 620, y: 300, r: 84 } }));
  const far = mix(inks.far, inks.skyLow, 0.4);
  const rise = (px: number) => -Math.exp(-(((px - x - side * 330) / 640) ** 2)) * 330;
  const form = { y: line - 40, rise: 50, swell: 260, base: line + 260 };
  const wood = mix(inks.leafDark, inks.far, 0.34);
  stage.add(
    massif(stage, 'far', { ...form, ink: far, shade: mix(far, inks.middle, 0.3) }).svg,
    water(stage, { top: line, lightAt: x - side * 620 }),
    massif(stage, 'head', { ...form, bend: rise, ink: wood, shade: mix(wood, inks.near, 0.35) }).svg,
    mist(stage, 'air', line - 120, 130, inks.skyLow, 0.34),
    birds(stage, x - side * 420, 330, 120, inks.ink),
  );
  const white = mix(mix(inks.paper, inks.light, 0.5), inks.near, dark ? 0.3 : 0);
  const ground = line + 130;
  const court = mix(mix(inks.paper, inks.ground, 0.4), inks.near, dark ? 0.42 : 0.12);
  const bush = (px: number, y: number, rx: number, ry: number) =>
    fill(leafMass(random, px, y, rx, ry, 11), inks.leafDark) +
    fill(leafMass(random, px + side * rx * 0.2, y - ry * 0.34, rx * 0.66, ry * 0.5, 9), inks.leaf);
  stage.add(
    bush(x - 420, ground - 10, 250, 110),
    bush(x + 430, ground - 14, 270, 120),
    bush(x - 700, ground + 20, 240, 90),
    bush(x + 720, ground + 16, 230, 90),
    fill(
      `M-20 ${HEIGHT + 20}V${ground + 60}Q${num(x)} ${ground - 30} ${WIDTH + 20} ${ground + 60}V${HEIGHT + 20}Z`,
      court,
    ),
    stroke(
      [0, 1, 2, 3]
        .map(
          (i) =>
            `M-20 ${ground + 92 + i * i * 18}Q${num(x)} ${ground + 20 + i * i * 24} ${WIDTH + 20} ${ground + 92 + i * i * 18}`,
        )
        .join(''),
      mix(court, inks.near, 0.3),
      3,
      { 'stroke-opacity': 0.5 },
    ),
    place(lady(stage, white), x, ground + 24, 1.16, side < 0),
  );
  for (const [which, dx, dy, k] of [
    [0, -250, 40, 0.9],
    [3, -196, 46, 0.9],
    [1, 240, 60, 1],
    [4, 520, 130, 1.5],
    [2, -560, 150, 1.6],
  ] as const)
    stage.add(
      oval(x + dx, ground + dy, 20 * k, 4 * k, inks.ink, { 'fill-opacity': 0.26 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x + dx, ground + dy, k),
    );
  return { x: x / WIDTH, y: 0.48 };
}

/** The statue with its lotus; about 700 high, foot at the origin. */
function lady(stage: Stage, white: string): string {
  const { inks } = stage;
  const shade = mix(white, inks.far, 0.55);
  const deep = mix(white, inks.near, 0.5);
  const robe =
    'M-92 -96Q-116 -250 -92 -380Q-82 -452 -46 -486Q-30 -498 0 -498Q30 -498 46 -486Q84 -450 94 -380Q118 -250 96 -96Q0 -78 -92 -96Z';
  const veil =
    'M-52 -486Q-66 -560 -44 -604Q-22 -640 0 -642Q22 -640 44 -604Q66 -560 52 -486Q66 -470 62 -440Q30 -470 0 -472Q-30 -470 -62 -440Q-66 -470 -52 -486Z';
  return (
    oval(0, 6, 260, 26, inks.ink, { 'fill-opacity': 0.24 }) +
    box(-190, -24, 380, 30, mix(white, inks.far, 0.3)) +
    petals(white, shade, 178, -22) +
    fill(robe, white) +
    fill('M-92 -96Q-116 -250 -92 -380Q-82 -452 -46 -486Q-60 -330 -34 -86Q-66 -88 -92 -96Z', shade) +
    stroke(
      'M-8 -420Q-40 -280 -18 -92M22 -330Q52 -220 44 -90M56 -300Q86 -200 78 -94M-58 -300Q-76 -200 -66 -96',
      shade,
      6,
    ) +
    // Sleeves fall from both arms; the right hand is raised, the left holds the vase.
    fill('M46 -470Q92 -440 96 -372Q96 -322 66 -306Q44 -316 34 -346Q60 -390 46 -470Z', white) +
    fill('M96 -372Q112 -290 92 -214Q74 -250 58 -300Q84 -320 96 -372Z', mix(white, shade, 0.4)) +
    fill('M-46 -470Q-90 -446 -98 -390Q-78 -360 -40 -376Q-60 -420 -46 -470Z', mix(white, shade, 0.5)) +
    fill('M-98 -390Q-118 -300 -96 -226Q-76 -280 -54 -366Q-80 -362 -98 -390Z', shade) +
    stroke('M-44 -384Q-30 -420 -24 -446', white, 22) +
    fill('M-34 -446q-2 -34 8 -46q10 6 8 48Z', white) +
    stroke('M62 -318Q30 -322 14 -340', white, 22) +
    fill('M-4 -338q-14 16 -8 34q8 10 22 0q4 -20 -6 -34Z', mix(white, inks.leafLight, 0.3)) +
    fill(veil, mix(white, shade, 0.18)) +
    fill(
      'M-52 -486Q-66 -560 -44 -604Q-22 -640 0 -642Q-34 -590 -30 -476Q-50 -462 -62 -440Q-66 -470 -52 -486Z',
      shade,
    ) +
    fill('M-28 -560Q-28 -600 0 -602Q28 -600 28 -560Q28 -520 0 -512Q-28 -520 -28 -560Z', white) +
    stroke('M-16 -562q7 -5 13 0M5 -562q7 -5 13 0M-7 -534q7 5 14 0M1 -558l-3 14', deep, 3.2) +
    fill('M-20 -604Q0 -640 20 -604Q0 -616 -20 -604Z', mix(white, inks.gold, 0.4)) +
    disc(0, -612, 5, inks.gold) +
    stroke('M-30 -480Q0 -452 30 -480', mix(white, inks.gold, 0.35), 5)
  );
}
