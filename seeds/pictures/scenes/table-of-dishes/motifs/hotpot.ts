import { mix } from '../../../kit/colour';
import { blade } from '../../../kit/path';
import { disc, fill, group, num, oval, place, stroke } from '../../../kit/svg';
import { basket } from '../baskets';
import { type Herb, herbs, scatter, slice } from '../greens';
import { prawn, round } from '../meats';
import type { Motif } from '../motifs';
import { chopsticks, sauce } from '../props';
import { skeins, strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, hoop, plate, turned } from '../ware';

/** A wide pot on its burner, what simmers in it drawn in the plane and as seen. */
function pot(v: View, r: number, inside: string, out: string, clay: boolean): string {
  const { food, inks } = v;
  const metal = clay ? food.clay : food.steel;
  const dark = mix(metal, inks.near, 0.5);
  const stove = clay ? mix(food.crustDark, food.clay, 0.4) : mix(food.leafDark, inks.near, 0.3);
  const depth = r * 0.4;
  const base = r * 0.34;
  const handle = (s: number) =>
    fill(
      `M${num(s * r * 0.95)} ${num(-depth * v.h - 22)}Q${num(s * r * 1.24)} ${num(-depth * v.h - 30)} ${num(s * r * 1.22)} ${num(-depth * v.h + 16)}Q${num(s * r * 1.2)} ${num(-depth * v.h + 56)} ${num(s * r * 0.93)} ${num(-depth * v.h + 44)}L${num(s * r * 0.96)} ${num(-depth * v.h + 22)}Q${num(s * r * 1.12)} ${num(-depth * v.h + 26)} ${num(s * r * 1.12)} ${num(-depth * v.h + 8)}Q${num(s * r * 1.1)} ${num(-depth * v.h - 6)} ${num(s * r * 0.95)} ${num(-depth * v.h)}Z`,
      dark,
    );
  const mouth = oval(0, -depth * v.h, r * 0.94, r * 0.94 * v.k, '#000');
  let flames = '';
  for (let i = -4; i <= 4; i++) flames += blade([i * r * 0.13, -8], [i * r * 0.14, -46 - (i % 2) * 14], 12);
  const vessel =
    turned(
      v,
      [
        [0, r * 0.74],
        [depth * 0.3, r * 0.95],
        [depth, r],
      ],
      metal,
      dark,
    ) +
    handle(-1) +
    handle(1) +
    v.flat(disc(0, 0, r, mix(metal, inks.light, 0.3)) + hoop(r * 0.975, dark, 5), 0, 0, depth) +
    group(v.flat(disc(0, 0, r * 0.94, dark), 0, 0, depth) + v.flat(inside, 0, 0, depth * 0.8), {
      'clip-path': v.stage.clip(mouth),
    }) +
    v.up(out, 0, 0, depth * 0.8);
  return (
    v.cast([
      [0, r * 0.86],
      [base + depth, r],
    ]) +
    turned(
      v,
      [
        [0, r * 0.84],
        [base, r * 0.78],
      ],
      stove,
      mix(stove, inks.near, 0.5),
    ) +
    v.up(fill(flames, food.ember), 0, r * 0.72, base) +
    v.up(vessel, 0, 0, base)
  );
}

/** Slices of raw fish or beef laid in a ring, on a plate. */
export function rawPlate(v: View, label: string, r: number, flesh: string, streak: string): string {
  const slices = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * 360;
    return place(
      place(
        round(v, `${label}${i}`, r * 0.34, r * 0.2, mix(flesh, v.food.white, 0.35), flesh, streak),
        r * 0.42,
        0,
      ),
      0,
      0,
      1,
      false,
      a,
    );
  }).join('');
  return plate(
    v,
    r,
    v.random.fork(`raw-${label}`).pick(CHINA),
    v.flat(slices, 0, 0, 10) +
      place(
        herbs(v, label, { radius: r * 0.2, count: 6, herbs: ['coriander'], leaf: r * 0.34, rise: 4 }),
        0,
        0,
      ),
  );
}

/** Mushrooms, upright: caps on stems. */
export function mushrooms(v: View, label: string, count: number, spread: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`mushrooms-${label}`);
  const cap = mix(food.paste, food.wood, 0.4);
  return Array.from({ length: count }, () =>
    place(
      fill('M-9 0L-6 40Q0 46 8 40L9 0Z', food.crumb) +
        fill('M-42 4Q-38 -38 0 -40Q38 -38 42 4Q0 20 -42 4Z', cap) +
        fill('M-42 4Q0 20 42 4Q0 -4 -42 4Z', mix(cap, inks.ink, 0.35)) +
        stroke('M-16 -24l32 8M-14 -10L16 -28', mix(cap, food.crumb, 0.7), 5),
      random.range(-spread, spread),
      random.range(-spread, spread) * v.k,
      random.range(0.9, 1.2),
      false,
      random.range(-40, 40),
    ),
  ).join('');
}

export const hotpot: Motif = {
  tilts: [0.6, 0.66, 0.7],
  tables: ['boards', 'steel', 'painted', 'mat', 'tiles'],
  steam: 130,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('hotpot');
    const sour = random.chance(0.6);
    const broth = sour ? mix(food.brothRed, food.turmeric, 0.25) : mix(food.brothBrown, food.turmeric, 0.3);
    const r = 340;
    const floats =
      disc(0, 0, r * 0.95, broth) +
      strew(v, 'fat', r * 0.8, mix(broth, food.oil, 0.6), 60, 15) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          place(slice(v, 'tomato', 54), Math.cos(i * 1.3 + 0.6) * 190, Math.sin(i * 1.3 + 0.6) * 190),
        )
        .join('') +
      scatter(v, 'pot', 270, 26, 10, 13);
    const flowers = Array.from(
      { length: 26 },
      () => `M${random.int(-120, 120)} ${random.int(-60, 40)}q10 -12 22 -4`,
    ).join('');
    const out =
      [
        [-120, 20],
        [60, -80],
        [140, 60],
      ]
        .map(([x, y], i) => place(prawn(v, 64), x ?? 0, (y ?? 0) * v.k, 1, i % 2 > 0, random.range(-40, 40)))
        .join('') +
      place(mushrooms(v, 'pot', 5, 60), 10, 70 * v.k) +
      place(
        herbs(v, 'pot', {
          radius: 96,
          count: 16,
          herbs: ['sawleaf', 'basil', 'mustard'],
          leaf: 90,
          rise: 10,
        }),
        -130,
        -110 * v.k,
      );
    const greens: readonly [Herb, ...Herb[]] = ['mustard', 'lettuce', 'basil', 'sawleaf'];
    return [
      {
        x: -360,
        y: -330,
        draw: basket(
          v,
          250,
          herbs(v, 'basket', { radius: 212, count: 70, herbs: greens, leaf: 108, rise: 100 }) +
            place(stroke(flowers, food.turmeric, 15), 20, -70),
        ),
      },
      {
        x: 370,
        y: -350,
        draw: rawPlate(
          v,
          'beef',
          210,
          sour ? mix(food.prawnLight, food.ham, 0.4) : mix(food.chilli, food.ham, 0.5),
          food.white,
        ),
      },
      { x: 0, y: 170, draw: pot(v, r, floats, out, random.chance(0.4)) },
      {
        x: -430,
        y: 400,
        draw: plate(v, 180, random.pick(CHINA), v.flat(skeins(v, 'side', 130, food.rice, 9, 8, 5), 0, 0, 10)),
      },
      { x: 440, y: 410, draw: sauce(v, 'fish', 110) },
      {
        x: 730,
        y: 60,
        draw: rawPlate(v, 'fish', 200, mix(food.white, food.ham, 0.35), mix(food.ham, food.prawn, 0.4)),
      },
      { x: -750, y: 80, draw: bowl(v, 130, 'blue', disc(0, 0, 130, food.china)) },
      { x: 760, y: 340, draw: chopsticks(v, random.range(50, 100)) },
    ];
  },
};
