import { mix } from '../../../kit/colour';
import { box, disc, fill, num, place, stroke } from '../../../kit/svg';
import { tray, winnow } from '../baskets';
import { bananaLeaf } from '../leaves';
import type { Motif } from '../motifs';
import { sauce, tea } from '../props';
import { cracker, strew } from '../starches';
import type { View } from '../view';
import { CHINA, hoop, plate, turned } from '../ware';

/** A glass of iced tea at the edge of the table. */
export const cup = (v: View) => ({ x: -700, y: 210, draw: tea(v) });
/** A leaf of banana at the other edge. */
export const leaf = (v: View) => ({
  x: 730,
  y: 190,
  draw: v.flat(bananaLeaf(v, 'side', 540, 250), -250, 0, 0, 18),
});

/** One piece of candy in the plane, a bar with seeds in it; wrapped pieces have twisted ends. */
function piece(v: View, label: string, ink: string, isWrapped: boolean): string {
  const { food, inks } = v;
  const body =
    box(-70, -20, 140, 62, mix(ink, inks.ink, 0.35), { rx: 9 }) + box(-70, -34, 140, 62, ink, { rx: 9 });
  return isWrapped
    ? fill('M-66 -4L-122 -34L-112 0L-122 32ZM66 -4L122 -34L112 0L122 32Z', mix(food.white, ink, 0.2)) +
        body +
        box(-34, -34, 68, 62, mix(food.white, ink, 0.15)) +
        stroke('M-22 -14H22M-22 6H14', food.chilli, 7)
    : body +
        strew(v, label, 26, food.cream, 6, 9) +
        place(strew(v, `${label}b`, 24, food.peanut, 5, 11), 36, 0);
}

/** Pulled and cut sweets: brittle with seeds and bars in paper, beside tea. */
export const candy: Motif = {
  tilts: [0.6, 0.66, 0.72],
  tables: ['boards', 'mat', 'lacquer', 'cloth'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('candy');
    const inks = [food.oil, food.crust, mix(food.crumb, food.turmeric, 0.25), food.tea] as const;
    const bare = random.pick(inks);
    let heap = '';
    for (const [row, y] of [-150, -60, 30, 120].entries())
      for (const x of [-190, -30, 130])
        heap += v.flat(
          piece(v, `p${row}${x}`, bare, false),
          x + row * 22 - 20,
          y,
          30 + row * 3,
          random.range(-9, 9),
        );
    let wrapped = '';
    for (let i = 0; i < 9; i++)
      wrapped += v.flat(
        piece(v, `w${i}`, random.pick(inks), true),
        random.range(-130, 130),
        -110 + i * 27,
        20 + i * 2,
        random.range(-60, 60),
      );
    const pane = fill('M-190 -90L150 -130L210 90L-120 130Z', food.oil, { 'fill-opacity': 0.75 });
    return [
      { x: 20, y: 60, draw: tray(v, 400, heap) },
      { x: 440, y: -330, draw: plate(v, 230, random.pick(CHINA), wrapped) },
      {
        x: -440,
        y: -300,
        draw: plate(
          v,
          210,
          random.pick(CHINA),
          v.flat(pane + strew(v, 'pane', 90, food.cream, 40, 10), 0, 0, 16),
        ),
      },
      {
        x: 470,
        y: 380,
        draw: plate(v, 170, random.pick(CHINA), v.flat(strew(v, 'nuts', 110, food.peanut, 60, 22), 0, 0, 14)),
      },
      cup(v),
      { x: -460, y: 430, draw: tea(v, 84, 150) },
      leaf(v),
    ];
  },
};

/** Round sheets of rice batter with sesame, on a winnowing tray and leaning against it. */
export const crackers: Motif = {
  tilts: [0.6, 0.68],
  tables: ['boards', 'mat', 'painted'],
  lay: (v) => {
    const { food } = v;
    let stack = '';
    for (const [i, x, y, z] of [
      [0, -150, -60, 10],
      [1, 170, -70, 16],
      [2, 20, 120, 24],
      [3, -10, -10, 44],
      [4, 16, 6, 58],
    ] as const)
      stack += v.flat(cracker(v, `c${i}`, 220), x, y, z, i * 50);
    const sheet = disc(0, 0, 170, food.rice, { 'fill-opacity': 0.86 }) + hoop(168, food.riceShade, 5);
    const weave = stroke(
      Array.from({ length: 13 }, (_, i) => `M${-216 + i * 36} -190V190`).join(''),
      food.bambooDark,
      9,
    );
    const rack = box(-220, -200, 440, 400, food.bamboo, { 'fill-opacity': 0.5 }) + weave;
    return [
      { x: 0, y: 70, draw: winnow(v, 450, stack) },
      { x: -470, y: -380, draw: v.flat(rack + sheet, 0, 0, 8, -12) },
      { x: 470, y: -380, draw: v.flat(rack + sheet, 0, 0, 8, 9) },
      { x: 500, y: 420, draw: sauce(v, 'salt', 120) },
      {
        x: -490,
        y: 430,
        draw: plate(
          v,
          160,
          v.random.fork('rim').pick(CHINA),
          v.flat(strew(v, 'sesame', 110, food.cream, 150, 9), 0, 0, 12),
        ),
      },
      cup(v),
      leaf(v),
    ];
  },
};

/** A parcel of leaf tied with a strip of bamboo, seen as it lies; `cut` shows what is in it. */
function parcel(v: View, length: number, cut: boolean): string {
  const { food } = v;
  const [l, w] = [length / 2, 62];
  let ties = '';
  for (let x = -l + 40; x < l - 20; x += 58)
    ties += `M${num(x)} ${-w + 4}Q${num(x + 12)} 0 ${num(x)} ${w - 4}`;
  const body =
    box(-l, -w + 12, length, w * 2, mix(food.leafDark, food.char, 0.4), { rx: 36 }) +
    box(-l, -w, length, w * 2, mix(food.leaf, food.leafDark, 0.45), { rx: 36 }) +
    box(-l + 24, -w + 12, length - 60, 34, mix(food.leaf, food.leafLight, 0.3), {
      rx: 17,
      'fill-opacity': 0.7,
    }) +
    stroke(ties, food.bamboo, 8);
  return cut
    ? body +
        disc(l, 0, w, mix(food.leafDark, food.char, 0.2)) +
        disc(l, 0, w - 9, mix(food.rice, food.pandan, 0.35)) +
        disc(l, 0, w * 0.46, food.turmeric) +
        disc(l + 4, 2, w * 0.2, food.pork)
    : body;
}

/** Things that are wrapped in leaf: cakes of sticky rice, cured pork. */
export const leafParcels: Motif = {
  tilts: [0.6, 0.68, 0.74],
  tables: ['boards', 'mat', 'tiles', 'painted'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('parcels');
    let heap = '';
    for (const [i, [x, y, turn]] of (
      [
        [-150, -150, 12],
        [140, -170, -10],
        [-170, 20, -6],
        [150, 10, 8],
        [-30, 160, 3],
        [0, -70, 30],
      ] as const
    ).entries())
      heap += v.flat(parcel(v, 260 + (i % 2) * 40, i === 4), x, y, 24 + i * 9, turn + random.range(-6, 6));
    const slices = [-80, 0, 80]
      .map((x, i) =>
        v.flat(
          disc(0, 0, 66, mix(food.leafDark, food.char, 0.2)) +
            disc(0, -5, 60, mix(food.rice, food.pandan, 0.35)) +
            disc(0, -5, 30, food.turmeric) +
            disc(4, -2, 13, food.pork),
          x,
          i % 2 ? 36 : -30,
          18,
        ),
      )
      .join('');
    return [
      { x: 0, y: 60, draw: winnow(v, 430, heap) },
      { x: 440, y: -360, draw: plate(v, 210, random.pick(CHINA), slices) },
      {
        x: -440,
        y: -370,
        draw: v.flat(parcel(v, 280, false), 0, 0, 10, -20) + v.flat(parcel(v, 280, false), 10, 110, 12, -14),
      },
      { x: 470, y: 410, draw: sauce(v, 'chilli', 120) },
      cup(v),
      leaf(v),
    ];
  },
};

/** Round baked cakes with a red stamp, stacked, one of them cut. */
export const bakedCakes: Motif = {
  tilts: [0.54, 0.6, 0.66],
  tables: ['boards', 'cloth', 'lacquer', 'tiles'],
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('baked');
    const cake = (x: number, y: number, z: number, r = 118) =>
      v.up(
        turned(
          v,
          [
            [0, r * 0.92],
            [r * 0.14, r],
            [r * 0.42, r],
            [r * 0.52, r * 0.9],
          ],
          mix(food.crumb, food.turmeric, 0.22),
          mix(food.crust, inks.near, 0.2),
        ),
        x,
        y,
        z,
      ) +
      v.flat(
        disc(0, 0, r * 0.9, mix(food.crust, food.turmeric, 0.3)) +
          disc(0, 0, r * 0.74, mix(food.crumb, food.crust, 0.45)) +
          hoop(r * 0.3, food.chilli, 9) +
          disc(0, 0, r * 0.1, food.chilli),
        x,
        y,
        z + r * 0.52,
      );
    const at = [
      [-230, -100],
      [0, -150],
      [230, -100],
      [-130, 60],
      [130, 60],
      [0, 190],
    ] as const;
    const piled =
      [...at].map(([x, y]) => cake(x, y, 20)).join('') +
      cake(-110, -40, 84) +
      cake(110, -40, 84) +
      cake(0, 70, 84);
    const half = (turn: number) =>
      v.flat(
        fill('M0 0V-110A110 110 0 0 1 95 55Z', food.crust) +
          fill('M8 -6V-92A92 92 0 0 1 80 40Z', food.turmeric) +
          disc(28, -16, 24, food.yolk),
        0,
        0,
        24,
        turn,
      );
    return [
      { x: 0, y: 50, draw: tray(v, 430, piled) },
      { x: 440, y: 420, draw: plate(v, 180, random.pick(CHINA), half(0) + half(130) + half(245)) },
      { x: -440, y: -380, draw: plate(v, 170, random.pick(CHINA), cake(0, 0, 14, 100)) },
      { x: 440, y: -390, draw: tea(v, 84, 150) },
      cup(v),
      leaf(v),
    ];
  },
};
