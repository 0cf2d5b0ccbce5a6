import { mix } from '../../../kit/colour';
import { disc, fill, num, place, stroke } from '../../../kit/svg';
import { herbs, scatter, slice } from '../greens';
import { belly, patty } from '../meats';
import type { Motif } from '../motifs';
import { chopsticks, eitherWay, herbPlate, limePlate, sauce, tea } from '../props';
import { strew } from '../starches';
import { quailEgg } from '../toppings';
import type { View } from '../view';
import { bowl, CHINA, plate } from '../ware';

/** A steamed rice sheet folded round its filling, upright, 380 long: mushroom and pork darken it. */
function folded(v: View, label: string): string {
  const { food, inks } = v;
  const random = v.random.fork(`folded-${label}`);
  const skin = mix(food.rice, food.crumb, 0.3);
  const d =
    'M-180 -44Q-204 -20 -190 30Q-100 60 0 48Q110 64 190 32Q206 -16 182 -46Q90 -62 0 -54Q-100 -62 -180 -44Z';
  let dark = '';
  for (let i = 0; i < 16; i++)
    dark += `M${num(random.range(-150, 150))} ${num(random.range(-26, 26))}l${random.int(-20, 20)} ${random.int(-8, 8)}`;
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.4, transform: `translate(${-v.side * 8} 15)` }) +
    fill(d, mix(mix(skin, food.paste, 0.3), inks.near, 0.08)) +
    stroke(dark, mix(food.char, food.paste, 0.3), 17, { 'stroke-opacity': 0.6 }) +
    fill(
      'M-180 -44Q-198 -24 -190 6Q-100 34 0 22Q110 36 194 8Q200 -20 182 -46Q90 -62 0 -54Q-100 -62 -180 -44Z',
      skin,
      { 'fill-opacity': 0.72 },
    ) +
    stroke('M-164 -32Q-90 -46 0 -40Q90 -46 160 -34', food.white, 8, { 'stroke-opacity': 0.9 }) +
    stroke('M-150 20Q-70 36 -10 24M40 26Q110 34 160 16', mix(skin, inks.near, 0.4), 4, {
      'stroke-opacity': 0.6,
    })
  );
}

const brothBowl = (v: View): string =>
  bowl(
    v,
    230,
    'white',
    disc(0, 0, 218, mix(v.food.brothClear, v.inks.near, 0.2)) +
      disc(v.side * 10, 8, 200, v.food.brothClear) +
      quailEgg(v, -40, -20, 14, v.food.white, 1.9) +
      disc(96, 30, 46, mix(v.food.crumb, v.food.ham, 0.3)) +
      disc(60, -90, 46, mix(v.food.crumb, v.food.ham, 0.3)) +
      scatter(v, 'broth', 170, 40, 0, 12),
  );

const grilledBowl = (v: View): string =>
  bowl(
    v,
    240,
    'white',
    disc(0, 0, 228, mix(v.food.fishSauce, v.food.brothBrown, 0.35)) +
      strew(v, 'papaya', 180, mix(v.food.lime, v.food.white, 0.4), 26, 16) +
      scatter(v, 'dip', 180, 0, 8, 12),
    [
      [-80, -40],
      [40, -70],
      [-20, 20],
      [90, 10],
    ]
      .map(([x = 0, y = 0], i) =>
        i % 2
          ? place(belly(v, `slice${i}`, 150), x, y * v.k, 1, false, 20 - i * 18)
          : place(patty(v, `patty${i}`, 64), x, y * v.k),
      )
      .join(''),
    120,
  );

/** What comes with the sheets: rounds of sausage on the plate, or a bowl beside it. */
const sheetsWith = (by: 'sausage' | 'broth' | 'grilled'): Motif => ({
  tilts: [0.66, 0.72, 0.78],
  tables: ['steel', 'boards', 'painted', 'tiles', 'mat'],
  steam: 60,
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('banh-cuon');
    const count = random.int(4, 5);
    const sheets = Array.from({ length: count }, (_, i) =>
      place(
        folded(v, `${i}`),
        random.range(-22, 22),
        (i - (count - 1) / 2) * 88,
        1.16,
        false,
        random.range(-7, 7),
      ),
    ).join('');
    const sausage = (i: number) =>
      place(
        disc(-v.side * 6, 14, 72, inks.ink, { 'fill-opacity': 0.3 }) +
          disc(0, 7, 70, mix(food.crustDark, inks.near, 0.2)) +
          disc(0, 0, 70, food.crustDark) +
          disc(0, 0, 60, mix(food.crumb, food.ham, 0.25)) +
          strew(v, `cha${i}`, 48, mix(food.paste, food.crumb, 0.4), 10, 5),
        -14 + i * 74,
        i * 20,
      );
    const on =
      place(sheets, 0, 0, 1, false, random.range(-22, -8)) +
      v.flat(
        strew(v, 'shallots', 230, food.shallot, 110, 15) + scatter(v, 'top', 220, 8, 3, 11),
        0,
        -20,
        40,
      ) +
      (by === 'sausage' ? v.flat([0, 1, 2].map(sausage).join(''), 150, 210, 26) : '') +
      place(
        herbs(v, 'top', { radius: 56, count: 9, herbs: ['coriander', 'mint'], leaf: 84, rise: 6 }),
        -210,
        176 * v.k,
      );
    return [
      {
        x: 0,
        y: 40,
        draw: plate(
          v,
          430,
          random.pick(['blue', 'rose', 'enamel', 'clay', 'celadon'] as const),
          eitherWay(v, on),
        ),
      },
      by === 'sausage'
        ? { x: 390, y: -390, draw: sauce(v, 'fish', 160) }
        : { x: 380, y: -310, draw: by === 'broth' ? brothBowl(v) : grilledBowl(v) },
      { x: -390, y: -390, draw: herbPlate(v, 'back', 200, ['basil', 'mint', 'coriander', 'perilla']) },
      { x: 440, y: 420, draw: sauce(v, 'chilli', 90) },
      { x: 720, y: 60, draw: chopsticks(v, random.range(60, 110)) },
      { x: -740, y: 120, draw: tea(v) },
      { x: 760, y: 330, draw: limePlate(v, 'wide', 150) },
      {
        x: -700,
        y: -220,
        draw: plate(
          v,
          180,
          random.pick(CHINA),
          [0, 1, 2, 3]
            .map((i) => v.flat(slice(v, 'cucumber', 60), -80 + i * 52, (i % 2) * 40 - 20, 10))
            .join(''),
        ),
      },
    ];
  },
});

/** Rice sheets with mushroom and pork, and sausage. */
export const banhCuon = sheetsWith('sausage');
/** As the mountains have them: dipped into a bowl of clear bone broth with an egg. */
export const banhCuonInBroth = sheetsWith('broth');
/** Phủ Lý's: pork grilled over charcoal lies in the warm dip. */
export const banhCuonGrilled = sheetsWith('grilled');
