import { mix } from '../../../kit/colour';
import { disc, fill, group, num, oval, place, stroke } from '../../../kit/svg';
import { glass } from '../baskets';
import { slice } from '../greens';
import { belly, patty, prawn } from '../meats';
import type { Motif } from '../motifs';
import { herbPlate, limePlate, sauce } from '../props';
import type { View } from '../view';
import { CHINA, hoop, plate, turned } from '../ware';
import { rawPlate } from './hotpot';

/** A skewer of meat on a lemongrass stalk, in the plane, from left to right. */
function skewer(v: View, label: string, wrapped: boolean): string {
  const { food, inks } = v;
  const random = v.random.fork(`skewer-${label}`);
  const body = 'M-130 -30Q-150 0 -130 32Q-40 44 60 34Q140 40 152 4Q140 -36 60 -34Q-40 -42 -130 -30Z';
  let marks = '';
  for (let i = 0; i < 6; i++)
    marks += `M${num(-110 + i * 42 + random.range(-8, 8))} -30q${random.int(6, 18)} 30 -4 58`;
  const ink = wrapped ? mix(food.leafDark, food.char, 0.3) : food.grilled;
  return (
    fill(body, inks.ink, { 'fill-opacity': 0.34, transform: `translate(${-v.side * 8} 14)` }) +
    stroke('M-300 2H170', mix(food.lime, food.bamboo, 0.5), 13) +
    fill(body, mix(ink, food.char, 0.4), { transform: 'translate(0 6)' }) +
    fill(body, ink) +
    fill(
      'M-112 -22Q-20 -30 60 -24Q120 -24 128 -6Q60 -14 -112 -6Z',
      wrapped ? mix(ink, food.leaf, 0.6) : food.grilledLight,
    ) +
    stroke(marks, food.char, 9, { 'stroke-opacity': 0.55 })
  );
}

/** A charcoal brazier of clay, wire across its mouth, what grills on it as seen. */
function brazier(v: View, r: number, on: string): string {
  const { food, inks } = v;
  const random = v.random.fork('coals');
  const depth = r * 0.62;
  const clay = mix(food.clay, food.crustDark, 0.35);
  let coals = '';
  for (let i = 0; i < 70; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * 0.86 * r;
    coals += place(
      fill(
        'M-30 -14L-6 -26L26 -16L32 10L4 24L-28 14Z',
        i % 3 === 0
          ? food.ember
          : i % 3 === 1
            ? mix(food.chilli, food.ember, 0.3)
            : mix(food.char, inks.ink, 0.5),
      ),
      Math.cos(a) * k,
      Math.sin(a) * k,
      random.range(0.8, 1.3),
      false,
      random.range(0, 360),
    );
  }
  let wires = '';
  for (let i = -9; i <= 9; i++) {
    const c = (i / 9.6) * r;
    const half = Math.sqrt(r * r - c * c);
    wires += `M${num(c)} ${num(-half)}V${num(half)}`;
    if (i % 3 === 0) wires += `M${num(-half)} ${num(c)}H${num(half)}`;
  }
  const mouth = oval(0, -depth * v.h, r * 0.88, r * 0.88 * v.k, '#000');
  return (
    v.cast([
      [0, r * 0.7],
      [depth, r],
    ]) +
    turned(
      v,
      [
        [0, r * 0.72],
        [depth * 0.5, r * 0.84],
        [depth, r],
      ],
      clay,
      mix(clay, inks.near, 0.5),
    ) +
    v.flat(disc(0, 0, r, mix(clay, inks.light, 0.22)), 0, 0, depth) +
    group(v.flat(disc(0, 0, r * 0.88, food.char), 0, 0, depth) + v.flat(coals, 0, 0, depth * 0.86), {
      'clip-path': v.stage.clip(mouth),
    }) +
    v.flat(
      stroke(wires, inks.ink, 7, { 'stroke-opacity': 0.4, transform: 'translate(0 8)' }) +
        stroke(wires, mix(food.steelDark, food.steel, 0.4), 6) +
        hoop(r * 0.99, mix(food.steelDark, inks.ink, 0.2), 10),
      0,
      0,
      depth + 14,
    ) +
    v.up(on, 0, 0, depth + 20)
  );
}

export const grill: Motif = {
  tilts: [0.64, 0.7, 0.76],
  tables: ['boards', 'steel', 'painted', 'leaf', 'tiles'],
  steam: 140,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('grill');
    const wrapped = random.chance(0.45);
    const rows = 4;
    const skewers = Array.from({ length: rows }, (_, i) =>
      v.flat(
        skewer(v, `${i}`, wrapped && i % 2 === 0),
        30 + random.range(-16, 16),
        (i - 1.5) * 104,
        0,
        180 * (i % 2) + random.range(-5, 5),
      ),
    ).join('');
    const mixed =
      [
        [-150, -120],
        [60, -150],
        [190, -10],
      ]
        .map(([x, y], i) =>
          place(belly(v, `g${i}`, 200), x ?? 0, (y ?? 0) * v.k, 1, false, random.range(-50, 50)),
        )
        .join('') +
      [
        [-190, 40],
        [30, 20],
      ]
        .map(([x, y], i) => place(patty(v, `g${i}`, 74), x ?? 0, (y ?? 0) * v.k))
        .join('') +
      [
        [-70, 150],
        [120, 150],
        [-80, -40],
      ]
        .map(([x, y], i) => place(prawn(v, 74), x ?? 0, (y ?? 0) * v.k, 1, i % 2 > 0, random.range(-40, 40)))
        .join('');
    return [
      { x: 0, y: 150, draw: brazier(v, 380, random.chance(0.6) ? v.up(skewers, 0, 0, 0, 1.1) : mixed) },
      { x: -390, y: -400, draw: herbPlate(v, 'back', 220, ['lettuce', 'perilla', 'mint', 'basil']) },
      { x: 380, y: -400, draw: rawPlate(v, 'raw', 200, mix(food.chilli, food.ham, 0.42), food.white) },
      { x: 440, y: 430, draw: sauce(v, 'salt', 110) },
      { x: -460, y: 400, draw: sauce(v, 'peanut', 120) },
      { x: 730, y: -60, draw: glass(v, 98, 260, food.beer, 0.72) },
      { x: -730, y: 60, draw: limePlate(v, 'wide', 150) },
      {
        x: 740,
        y: 300,
        draw: plate(
          v,
          190,
          random.pick(CHINA),
          [0, 1, 2, 3, 4]
            .map((i) =>
              v.flat(slice(v, i % 2 ? 'tomato' : 'cucumber', 62), -100 + i * 48, (i % 2) * 50 - 20, 10),
            )
            .join(''),
        ),
      },
    ];
  },
};
