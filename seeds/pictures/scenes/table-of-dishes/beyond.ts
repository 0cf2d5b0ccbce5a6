import { mix } from '../../kit/colour';
import { frond } from '../../kit/plants';
import { WIDTH } from '../../kit/stage';
import { box, fill, num, place, stroke } from '../../kit/svg';
import type { View } from './view';

export type Beyond = 'pavement' | 'garden' | 'river' | 'wall';

/** What is seen over the far edge of the table: the pavement with its stools, a garden, a river or a wall. */
export function beyond(v: View, kind: Beyond, edge: number): string {
  const { food, inks, stage } = v;
  const lip = stage.dark ? mix(inks.near, food.wood, 0.3) : mix(food.wood, inks.ink, 0.25);
  return (
    BACKS[kind](v, edge) +
    box(0, edge - 6, WIDTH, 30, mix(lip, inks.light, 0.25)) +
    box(0, edge + 20, WIDTH, 10, mix(lip, inks.ink, 0.5), { 'fill-opacity': 0.7 }) +
    box(
      0,
      edge + 30,
      WIDTH,
      70,
      stage.blend([
        [0, inks.light, 0.18],
        [1, inks.light, 0],
      ]),
    )
  );
}

const BACKS: Record<Beyond, (v: View, edge: number) => string> = { pavement, garden, river, wall };

/** A low plastic stool seen from the table, its foot at the origin. */
function stool(v: View, ink: string): string {
  const { inks } = v;
  const dark = mix(ink, inks.ink, 0.38);
  const lit = mix(ink, inks.light, 0.25);
  return (
    fill('M-150 4Q0 34 150 4L130 -16H-130Z', inks.ink, {
      'fill-opacity': 0.35,
      transform: `translate(${-v.side * 40} 4)`,
    }) +
    fill('M-104 -170L-142 6H-104L-84 -70Q0 -112 84 -70L104 6H142L104 -170Z', dark) +
    fill(
      v.side > 0
        ? 'M0 -170L0 -92Q60 -92 84 -70L104 6H142L104 -170Z'
        : 'M0 -170L0 -92Q-60 -92 -84 -70L-104 6H-142L-104 -170Z',
      ink,
    ) +
    fill(
      'M-112 -176Q-112 -206 -74 -208H74Q112 -206 112 -176Q112 -158 96 -158H-96Q-112 -158 -112 -176Z',
      ink,
    ) +
    fill('M-104 -180Q-104 -204 -72 -205H72Q104 -204 104 -180Q60 -170 0 -170Q-60 -170 -104 -180Z', lit) +
    fill('M-26 -190Q0 -198 26 -190Q0 -182 -26 -190Z', dark)
  );
}

function pavement(v: View, edge: number): string {
  const { food, inks, stage } = v;
  const random = v.random.fork('pavement');
  const stone = mix(mix(inks.ground, inks.far, 0.4), inks.near, stage.dark ? 0.5 : 0.2);
  let joints = '';
  for (let i = -9; i <= 9; i++) joints += `M${WIDTH / 2 + i * 130} 0L${WIDTH / 2 + i * 190} ${edge}`;
  for (const t of [0.16, 0.36, 0.62, 0.94]) joints += `M0 ${num(edge * t)}H${WIDTH}`;
  const dyes = random.shuffle([
    food.chilli,
    food.cobalt,
    mix(food.leaf, food.pandan, 0.3),
    food.turmericDark,
  ]);
  let stools = '';
  let x = random.range(80, 300);
  for (let i = 0; x < WIDTH; i++, x += random.range(250, 430))
    stools += place(
      stool(v, mix(dyes[i % 3] ?? food.chilli, inks.near, stage.dark ? 0.35 : 0.06)),
      x,
      edge + random.range(-50, 10),
      random.range(0.9, 1.05),
    );
  return (
    box(0, 0, WIDTH, edge, stone) +
    stroke(joints, mix(stone, inks.ink, 0.35), 4, { 'stroke-opacity': 0.6 }) +
    box(
      0,
      0,
      WIDTH,
      edge,
      stage.blend([
        [0, inks.near, 0.6],
        [1, inks.near, 0],
      ]),
    ) +
    stools
  );
}

function garden(v: View, edge: number): string {
  const { food, inks, stage } = v;
  const random = v.random.fork('garden');
  const deep = mix(food.leafDark, inks.near, stage.dark ? 0.7 : 0.4);
  let far = '';
  let near = '';
  for (let i = 0; i < 11; i++) {
    const x = i * 195 + random.range(-50, 50);
    far += frond(
      random,
      [x, edge + 60],
      -Math.PI / 2 + random.range(-0.7, 0.7),
      random.range(230, 340),
      0.25,
    );
    if (i % 2)
      near += frond(
        random,
        [x + 60, edge + 70],
        -Math.PI / 2 + random.range(-0.9, 0.9),
        random.range(180, 260),
        0.4,
      );
  }
  return (
    box(
      0,
      0,
      WIDTH,
      edge,
      stage.blend([
        [0, mix(inks.skyLow, deep, 0.15)],
        [1, mix(deep, inks.skyLow, 0.35)],
      ]),
    ) +
    fill(far, mix(deep, inks.leafLight, 0.35)) +
    fill(near, deep)
  );
}

function river(v: View, edge: number): string {
  const { inks, stage } = v;
  const random = v.random.fork('river');
  let glints = '';
  for (let i = 0; i < 34; i++)
    glints += `M${random.int(0, WIDTH)} ${random.int(110, edge)}h${random.int(30, 150)}`;
  const at = random.range(300, WIDTH - 500);
  const bank = `M0 92Q240 60 480 84T960 76T1440 88T1920 66V112H0Z`;
  return (
    box(
      0,
      0,
      WIDTH,
      110,
      stage.blend([
        [0, inks.skyMid],
        [1, inks.skyLow],
      ]),
    ) +
    box(
      0,
      104,
      WIDTH,
      edge - 100,
      stage.blend([
        [0, inks.waterTop],
        [1, inks.waterLow],
      ]),
    ) +
    fill(bank, mix(inks.middle, inks.leaf, 0.4)) +
    stroke(glints, inks.light, 4, { 'stroke-opacity': 0.5 }) +
    place(
      fill('M-120 0Q0 26 130 -8Q90 34 0 34Q-90 34 -120 0Z', inks.ink) +
        fill('M-20 2Q-24 -50 4 -54Q30 -50 26 4Z', inks.accentDark) +
        fill('M-30 -54L4 -80L38 -54Q4 -44 -30 -54Z', inks.paper) +
        stroke('M20 -36L86 34', inks.ink, 5),
      at,
      edge * 0.62,
    )
  );
}

function wall(v: View, edge: number): string {
  const { food, inks, stage } = v;
  const random = v.random.fork('wall');
  const plaster = mix(
    random.pick([food.turmeric, food.celadon, food.crumb, mix(food.ham, food.crumb, 0.4)]),
    inks.near,
    stage.dark ? 0.45 : 0.06,
  );
  const skirt = mix(random.pick([food.cobalt, food.leafDark, food.chilliDark]), inks.near, 0.25);
  let tiles = '';
  for (let x = 0; x < WIDTH; x += 88) tiles += `M${x} ${edge - 120}V${edge}`;
  return (
    box(0, 0, WIDTH, edge, plaster) +
    fill(v.side > 0 ? `M0 0H620L380 ${edge}H0Z` : `M${WIDTH} 0H1300L1540 ${edge}H${WIDTH}Z`, inks.near, {
      'fill-opacity': 0.24,
    }) +
    box(0, edge - 124, WIDTH, 124, skirt) +
    stroke(`${tiles}M0 ${edge - 62}H${WIDTH}`, mix(skirt, inks.light, 0.3), 4, { 'stroke-opacity': 0.6 }) +
    box(0, edge - 132, WIDTH, 12, mix(plaster, food.white, 0.5))
  );
}
