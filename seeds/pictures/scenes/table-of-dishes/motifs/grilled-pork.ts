import { mix } from '../../../kit/colour';
import { disc, fill, num, place, stroke } from '../../../kit/svg';
import { basket } from '../baskets';
import { herbs, scatter, slice, strips } from '../greens';
import { belly, chop, friedEgg, patty } from '../meats';
import type { Motif } from '../motifs';
import { chopsticks, eitherWay, limePlate, sauce, spoon, tea } from '../props';
import { mound, skeins, strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, plate } from '../ware';

/** Flower-cut carrot and papaya afloat in the sauce, in the plane. */
function floating(v: View, label: string, radius: number, count: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`floating-${label}`);
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 6.28 + random.range(-0.2, 0.2);
    const k = radius * random.range(0.62, 0.92);
    const ink = i % 2 ? food.carrot : mix(food.lime, food.white, 0.5);
    let d = '';
    for (let p = 0; p < 7; p++) {
      const b = (p / 7) * Math.PI * 2;
      d += `M0 0L${num(Math.cos(b) * 22)} ${num(Math.sin(b) * 22)}`;
    }
    out += place(
      disc(-v.side * 4, 7, 34, inks.ink, { 'fill-opacity': 0.3 }) +
        disc(0, 0, 26, ink) +
        stroke(d, ink, 20) +
        disc(0, 0, 12, mix(ink, food.white, 0.35)),
      Math.cos(a) * k,
      Math.sin(a) * k,
    );
  }
  return out;
}

/** White vermicelli coiled on a plate or in a basket, in the plane. */
function vermicelli(v: View, label: string, r: number): string {
  return v.flat(skeins(v, label, r, v.food.rice, 10, 10, 6), 0, 0, 12);
}

export const bunCha: Motif = {
  tilts: [0.6, 0.66, 0.72],
  tables: ['boards', 'steel', 'tiles', 'painted', 'mat'],
  steam: 90,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('bun-cha');
    const broth =
      disc(0, 0, 330, mix(food.fishSauce, food.brothBrown, 0.35)) +
      disc(v.side * 30, 20, 250, mix(food.fishSauce, food.turmeric, 0.3), { 'fill-opacity': 0.6 }) +
      floating(v, 'bowl', 268, 10) +
      scatter(v, 'bowl', 250, 4, 12, 12);
    let meats = '';
    for (const [i, [x, y]] of (
      [
        [-120, -78],
        [40, -104],
        [160, -40],
        [-30, -10],
        [-165, 12],
        [96, 58],
        [-60, 84],
      ] as const
    ).entries())
      meats +=
        i % 3 === 2
          ? place(belly(v, `b${i}`, 190), x, y * v.k, 1, false, random.range(-40, 40))
          : place(patty(v, `p${i}`, random.range(72, 84)), x, y * v.k, 1, false, random.range(-20, 20));
    const rolls = [0, 1, 2, 3]
      .map((i) =>
        place(
          fill('M-96 -30H96Q112 0 96 34H-96Q-112 0 -96 -30Z', food.crustDark, {
            transform: 'translate(0 8)',
          }) +
            fill('M-96 -32H96Q110 -4 96 26H-96Q-110 -4 -96 -32Z', food.crust) +
            stroke('M-80 -18H74M-70 6l40 8M0 -4l40 6M40 14l30 -2', food.crustDark, 6, {
              'stroke-opacity': 0.6,
            }),
          (i % 2) * 90 - 45,
          -54 + i * 36,
          0.9,
          false,
          -18,
        ),
      )
      .join('');
    return [
      {
        x: -300,
        y: -290,
        draw: basket(
          v,
          280,
          herbs(v, 'basket', {
            radius: 240,
            count: 84,
            herbs: ['lettuce', 'perilla', 'mint', 'coriander'],
            leaf: 104,
            rise: 110,
          }),
        ),
      },
      { x: 320, y: -270, draw: plate(v, 280, random.pick(CHINA), vermicelli(v, 'plate', 208)) },
      { x: -20, y: 190, draw: bowl(v, 330, random.pick(CHINA), broth, meats, 150) },
      { x: 440, y: 260, draw: sauce(v, 'fish', 96, 'side') },
      { x: 700, y: 120, draw: plate(v, 200, random.pick(CHINA), rolls) },
      { x: 420, y: 60, draw: chopsticks(v, random.range(-52, -36), 60) },
      { x: -700, y: 190, draw: limePlate(v, 'wide', 150) },
      { x: -780, y: -180, draw: tea(v) },
    ];
  },
};

/** Steamed egg and pork loaf, a wedge, upright. */
function eggLoaf(v: View): string {
  const { food, inks } = v;
  return (
    fill('M-104 30L84 -40L120 24L-60 96Z', inks.ink, {
      'fill-opacity': 0.3,
      transform: `translate(${-v.side * 10} 18)`,
    }) +
    fill('M-104 -24L84 -84L120 -22L-60 42Z', mix(food.yolk, food.carrot, 0.35)) +
    fill('M-104 -24L-60 42L-58 92L-102 26Z', mix(food.paste, food.crumb, 0.3)) +
    fill('M-60 42L120 -22L118 30L-58 92Z', mix(food.paste, food.crumb, 0.5)) +
    stroke(
      'M-40 62l24 -8M4 50l30 -12M60 28l26 -8M-30 80l40 -14M50 46l36 -12',
      mix(food.paste, food.char, 0.4),
      7,
    ) +
    stroke('M-80 -26L70 -74', mix(food.yolk, food.white, 0.5), 7, { 'stroke-opacity': 0.8 })
  );
}

export const comTam: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['steel', 'painted', 'boards', 'tiles', 'cloth'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('com-tam');
    const k = v.k;
    const on =
      place(mound(v, 'rice', 215, 120, food.rice, 9), -60, -70 * k) +
      v.flat(scatter(v, 'oil', 84, 26, 0, 11), -80, -110, 112) +
      place(strips(v, 'bi', 88, [food.crumb, food.peanut, food.crumb, food.rice], 60, 8, 60), -216, 138 * k) +
      place(eggLoaf(v), 238, -116 * k, 0.95) +
      [0, 1, 2, 3]
        .map((i) => v.flat(slice(v, 'cucumber', 56), -150 + i * 46, 236 + i * 10, 14 + i * 4, i * 20))
        .join('') +
      [0, 1]
        .map((i) => v.flat(slice(v, 'tomato', 58), 62 + i * 62, 244 - i * 16, 14 + i * 5, i * 30))
        .join('') +
      place(strips(v, 'pickles', 66, [food.carrot, food.white], 34, 9, 40), 240, 150 * k) +
      place(chop(v), 96, 34 * k, 0.92, true, random.range(-6, 14)) +
      place(friedEgg(v, 'egg', 104), -196, -14 * k - 62 * v.h) +
      v.flat(scatter(v, 'top', 150, 16, 0, 9), 60, 40, 40);
    return [
      {
        x: 0,
        y: 20,
        draw: plate(v, 430, random.pick(['blue', 'rose', 'mint', 'enamel', 'celadon']), eitherWay(v, on)),
      },
      { x: 400, y: -390, draw: sauce(v, 'fish', 140) },
      { x: -420, y: -330, draw: tea(v, 96, 250) },
      { x: -430, y: 400, draw: spoon(v, random.range(10, 40)) },
      {
        x: 450,
        y: 370,
        draw: bowl(
          v,
          130,
          random.pick(CHINA),
          disc(0, 0, 124, food.brothClear) +
            scatter(v, 'soup', 100, 22, 0, 12) +
            strew(v, 'soup', 90, food.rice, 8, 8),
        ),
      },
      { x: 760, y: 20, draw: limePlate(v, 'wide', 150) },
      { x: -780, y: 100, draw: chopsticks(v, random.range(60, 100)) },
    ];
  },
};
