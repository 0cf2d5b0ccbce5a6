import { mix } from '../../kit/colour';
import { fruit } from '../../kit/fruit';
import { blade } from '../../kit/path';
import { type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { layTable, under } from './table';

/** How one piece of a harvest is drawn, about 92 across around the origin. */
type Piece = (stage: Stage) => string;

const round = ({ inks, side }: Stage, ink: string, r = 46, detail = ''): string =>
  disc(0, 0, r, mix(ink, inks.ink, 0.36)) +
  disc(side * r * 0.1, -r * 0.08, r * 0.88, ink) +
  detail +
  oval(side * r * 0.34, -r * 0.4, r * 0.2, r * 0.12, mix(ink, inks.light, 0.6), { 'fill-opacity': 0.7 });

const leafPair = ({ inks }: Stage): string =>
  fill(blade([0, -40], [62, -74], 13, 8), mix(inks.leaf, inks.leafDark, 0.3)) +
  fill(blade([0, -40], [-54, -80], 12, -8), mix(inks.leafDark, inks.leaf, 0.3));

/** Small marks over a ball: bumps of a lychee, pores of an orange. */
function marks(ink: string, r: number, count: number, width: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = i * 2.4;
    const k = r * Math.sqrt((i + 0.6) / count) * 0.86;
    d += `M${num(Math.cos(a) * k)} ${num(Math.sin(a) * k)}h.1`;
  }
  return stroke(d, ink, width);
}

const lychee: Piece = (stage) => {
  const ink = mix(stage.inks.accent, stage.inks.lotus, 0.2);
  return leafPair(stage) + round(stage, ink, 44, marks(mix(ink, stage.inks.ink, 0.3), 44, 30, 6));
};
const longan: Piece = (stage) => {
  const ink = mix(stage.inks.ground, stage.inks.gold, 0.5);
  return (
    stroke('M0 -30Q4 -60 0 -84', mix(stage.inks.groundDark, stage.inks.ink, 0.3), 6) +
    round(stage, ink, 38, marks(mix(ink, stage.inks.groundDark, 0.5), 38, 16, 4))
  );
};
const rambutan: Piece = (stage) => {
  const ink = mix(stage.inks.accent, stage.inks.ink, 0.04);
  let hair = '';
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2;
    hair += `M${num(Math.cos(a) * 30)} ${num(Math.sin(a) * 30)}q${num(Math.cos(a + 0.5) * 16)} ${num(Math.sin(a + 0.5) * 16)} ${num(Math.cos(a) * 26)} ${num(Math.sin(a) * 26)}`;
  }
  return (
    stroke(hair, mix(ink, stage.inks.gold, 0.4), 4.6) +
    round(stage, ink, 40, marks(mix(ink, stage.inks.gold, 0.5), 40, 20, 5))
  );
};
const mangosteen: Piece = (stage) => {
  const { inks } = stage;
  const ink = mix(mix(inks.accentDark, inks.waterLow, 0.4), inks.ink, 0.3);
  const cap = mix(inks.leafLight, inks.leaf, 0.5);
  return (
    round(stage, ink, 46) +
    [-30, -10, 10, 30].map((dx) => oval(dx, -40 + Math.abs(dx) * 0.3, 15, 9, cap)).join('') +
    stroke('M0 -42v-16', mix(inks.leafDark, inks.groundDark, 0.4), 8)
  );
};
const plum: Piece = (stage) => {
  const ink = mix(mix(stage.inks.accent, stage.inks.accentDark, 0.5), stage.inks.lotus, 0.14);
  return (
    leafPair(stage) +
    round(
      stage,
      ink,
      42,
      stroke('M0 -40Q-14 0 0 38', mix(ink, stage.inks.ink, 0.3), 4) +
        oval(-10, 6, 26, 28, stage.inks.paper, { 'fill-opacity': 0.12 }),
    )
  );
};
const orange: Piece = (stage) => {
  const ink = mix(stage.inks.gold, stage.inks.accent, 0.34);
  return (
    leafPair(stage) +
    round(
      stage,
      ink,
      46,
      marks(mix(ink, stage.inks.accent, 0.35), 46, 34, 3.4) + disc(0, -38, 5, stage.inks.leafDark),
    )
  );
};
const starApple: Piece = (stage) => {
  const ink = mix(mix(stage.inks.leafLight, stage.inks.paper, 0.3), stage.inks.lotus, 0.28);
  return round(
    stage,
    ink,
    48,
    oval(0, 20, 40, 22, mix(stage.inks.accentDark, stage.inks.lotus, 0.4), { 'fill-opacity': 0.35 }),
  );
};
const strawberry: Piece = (stage) => {
  const { inks } = stage;
  const ink = mix(inks.accent, inks.lotus, 0.1);
  return (
    fill('M-38 -26Q-30 -44 0 -42Q30 -44 38 -26Q36 20 0 48Q-36 20 -38 -26Z', mix(ink, inks.ink, 0.3)) +
    fill('M-34 -26Q-26 -40 0 -38Q28 -40 34 -26Q30 14 2 40Q-30 14 -34 -26Z', ink) +
    stroke(
      'M-18 -18v6M4 -20v6M22 -14v6M-10 2v6M12 2v6M0 20v6M-24 -2v5M25 4v5',
      mix(inks.gold, inks.paper, 0.3),
      4,
    ) +
    fill(
      'M-34 -34Q-14 -52 0 -36Q14 -52 34 -34Q12 -24 0 -30Q-12 -24 -34 -34Z',
      mix(inks.leaf, inks.leafLight, 0.3),
    )
  );
};
const chestnut: Piece = (stage) => {
  const { inks } = stage;
  const ink = mix(mix(inks.groundDark, inks.accentDark, 0.5), inks.ink, 0.14);
  return (
    fill('M0 -46Q40 -24 42 8Q40 40 0 40Q-40 40 -42 8Q-40 -24 0 -46Z', mix(ink, inks.ink, 0.3)) +
    fill('M2 -40Q36 -20 37 6Q34 26 2 26Q-34 26 -36 6Q-34 -20 2 -40Z', ink) +
    fill('M-38 20Q0 34 38 20Q34 40 0 40Q-34 40 -38 20Z', mix(inks.ground, inks.paper, 0.2)) +
    stroke('M10 -28Q26 -14 26 4', mix(ink, inks.light, 0.5), 6)
  );
};
const cacao: Piece = (stage) => {
  const { inks } = stage;
  const ink = mix(inks.gold, inks.accent, 0.3);
  return (
    fill('M-76 6Q-60 -40 0 -40Q66 -38 92 2Q66 42 0 42Q-60 42 -76 6Z', mix(ink, inks.ink, 0.32)) +
    fill('M-70 2Q-54 -36 0 -36Q60 -34 84 0Q60 30 0 30Q-56 32 -70 2Z', ink) +
    stroke('M-66 2Q0 -24 82 0M-64 8Q0 10 80 4M-56 -16Q0 -44 66 -16', mix(ink, inks.accentDark, 0.5), 4)
  );
};
const grape: Piece = (stage) => {
  const ink = mix(mix(stage.inks.accentDark, stage.inks.waterLow, 0.55), stage.inks.ink, 0.1);
  let out = stroke('M0 -60V-96', mix(stage.inks.leafDark, stage.inks.groundDark, 0.4), 8) + leafPair(stage);
  for (const [row, count] of [4, 5, 4, 3, 2, 1].entries())
    for (let i = 0; i < count; i++)
      out += place(round(stage, ink, 22), (i - (count - 1) / 2) * 36, -48 + row * 32);
  return out;
};
/** A cashew apple hangs above its nut. */
const cashew: Piece = (stage) => {
  const { inks, side } = stage;
  const ink = mix(inks.gold, inks.accent, stage.random.fork('cashew').range(0.45, 0.6));
  const nut = mix(mix(inks.groundDark, inks.paper, 0.5), inks.near, 0.1);
  // Lies with its nut up, as one sees what it is.
  return place(
    stroke('M0 -52V-76', mix(inks.leafDark, inks.groundDark, 0.4), 7) +
      fill('M-26 -52Q0 -64 26 -52Q40 -4 36 24Q0 46 -36 24Q-40 -4 -26 -52Z', mix(ink, inks.ink, 0.32)) +
      fill('M-22 -48Q0 -58 24 -48Q36 -4 32 18Q0 36 -31 18Q-35 -4 -22 -48Z', ink) +
      oval(side * 12, -26, 8, 14, mix(ink, inks.light, 0.6), { 'fill-opacity': 0.7 }) +
      fill(
        'M-22 32Q-16 20 6 24Q34 30 30 52Q20 66 4 54Q-2 46 -12 50Q-28 48 -22 32Z',
        mix(nut, inks.ink, 0.3),
      ) +
      fill('M-17 34Q-10 26 6 29Q27 34 25 50Q16 56 8 48Q-2 40 -12 44Q-22 42 -17 34Z', nut),
    0,
    0,
    1,
    false,
    180,
  );
};
const scaled =
  (kind: Parameters<typeof fruit>[1], k: number): Piece =>
  (stage) =>
    place(fruit(stage, kind), 0, 0, k);

/** Each harvest with its piece, how far pieces lie apart, and how many rows the basket holds. */
const HARVESTS = {
  lychee: [lychee, 74, 4],
  longan: [longan, 64, 5],
  rambutan: [rambutan, 84, 4],
  mangosteen: [mangosteen, 82, 4],
  plum: [plum, 74, 4],
  orange: [orange, 82, 4],
  'star-apple': [starApple, 86, 4],
  strawberry: [strawberry, 66, 5],
  chestnut: [chestnut, 72, 4],
  cacao: [cacao, 128, 3],
  cashew: [cashew, 88, 4],
  grape: [grape, 150, 2],
  pineapple: [scaled('pineapple', 7), 134, 2],
  coconut: [scaled('coconut', 6.6), 148, 2],
} as const satisfies Record<string, readonly [Piece, number, number]>;

export type Harvest = keyof typeof HARVESTS;
export const isHarvest = (name: string | undefined): name is Harvest =>
  name !== undefined && Object.hasOwn(HARVESTS, name);

/** A basket heaped with the one thing that a place is known for, a few more beside it. */
export function oneFruit(stage: Stage, harvest: Harvest): Focal {
  const random = stage.random.fork(`one-${harvest}`);
  const { inks, side } = stage;
  const [piece, step, rows] = HARVESTS[harvest];
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const y = layTable(stage, x);
  const cane = mix(mix(inks.ground, inks.gold, 0.3), inks.near, stage.dark ? 0.4 : 0.1);
  const one = stage.define(piece(stage));
  const put = (px: number, py: number, k: number) =>
    place(use(one), px, py, k, random.chance(0.5), random.int(-24, 24));
  let heap = '';
  for (let row = rows - 1; row >= 0; row--) {
    const count = Math.max(2, Math.round((760 / step) * (1 - row / (rows + 0.9))));
    for (let i = 0; i < count; i++)
      heap += put(
        x + (i - (count - 1) / 2) * step + random.range(-8, 8),
        y - 226 - row * step * 0.66 + random.range(-8, 8),
        random.range(0.96, 1.1),
      );
  }
  let weave = '';
  for (let row = 0; row < 8; row++)
    for (let i = -11; i <= 11; i++)
      weave += `M${num(i * 38 * (1 - row * 0.036) - 16 + (row % 2) * 17)} ${-184 + row * 24}q16 10 32 0`;
  stage.add(
    under(stage, x, y, 430),
    heap,
    place(
      fill('M-450 -200H450Q436 -70 330 0H-330Q-436 -70 -450 -200Z', cane) +
        stroke(weave, mix(cane, inks.ink, 0.42), 6) +
        fill(
          side > 0
            ? 'M-450 -200H-220Q-250 -70 -160 0H-330Q-436 -70 -450 -200Z'
            : 'M450 -200H220Q250 -70 160 0H330Q436 -70 450 -200Z',
          inks.near,
          { 'fill-opacity': 0.26 },
        ) +
        stroke('M-454 -200H454', mix(cane, inks.light, 0.3), 24) +
        stroke('M-454 -192H454', mix(cane, inks.ink, 0.35), 5),
      x,
      y,
    ),
  );
  for (const [dx, dy] of [
    [-640, 20],
    [-560, 66],
    [-730, -20],
    [600, 40],
    [700, -4],
  ] as const)
    stage.add(under(stage, x + s * dx, y + dy + 36, 46), put(x + s * dx, y + dy - 8, 1.06));
  return { x: x / WIDTH, y: 0.8 };
}
