import { mix } from '../../../kit/colour';
import { disc, fill, oval, place, stroke } from '../../../kit/svg';
import { glass } from '../baskets';
import { bananaLeaf } from '../leaves';
import type { Motif } from '../motifs';
import { spoon, tea } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, dish, plate } from '../ware';

/** A roll of banana leaf charred over coals, about 330 long, in the plane. */
function charred(v: View): string {
  const { food, inks } = v;
  const leaf = mix(mix(food.leaf, food.brothBrown, 0.55), food.char, 0.2);
  const d = 'M-165 -40Q0 -54 165 -38L172 34Q0 54 -168 38Z';
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.34, transform: `translate(${-v.side * 8} 16)` }) +
    fill(d, mix(leaf, inks.ink, 0.24)) +
    fill('M-162 -38Q0 -50 163 -36L166 6Q0 22 -164 8Z', leaf) +
    stroke('M-150 -26L150 -22M-152 -10L154 -6M-150 24L156 26', mix(leaf, inks.ink, 0.4), 4) +
    stroke('M-90 -44v84M-20 -48v92M60 -46v88', food.char, 20, { 'stroke-opacity': 0.5 })
  );
}

/** A slice of it: sticky rice, scorched outside, round a banana that has turned red. */
function slice(v: View): string {
  const { food, inks } = v;
  return (
    disc(-v.side * 6, 13, 66, inks.ink, { 'fill-opacity': 0.3 }) +
    disc(0, 5, 66, food.crustDark) +
    disc(0, 0, 65, mix(food.crust, food.crumb, 0.25)) +
    disc(0, 0, 56, mix(food.white, food.cream, 0.5)) +
    oval(2, 0, 31, 27, mix(food.chilli, food.turmeric, 0.42)) +
    oval(0, -3, 20, 16, mix(food.turmeric, food.pork, 0.4)) +
    stroke('M-6 -4h.1M6 4h.1', food.bean, 5)
  );
}

/** Bến Tre's bananas in sticky rice and leaf from the coals, cut under coconut cream. */
export const grilledBanana: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'mat', 'painted'],
  steam: 50,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('grilled-banana');
    const cut = [
      [-150, -50, -10],
      [-40, -96, 8],
      [84, -70, -6],
      [-110, 66, 14],
      [10, 20, 0],
      [130, 40, -12],
    ] as const;
    const cream = food.cream;
    const pool = fill(
      'M-230 10Q-240 -130 -60 -150Q120 -190 210 -70Q260 40 160 110Q20 180 -120 140Q-220 110 -230 10Z',
      cream,
    );
    const over = fill(
      'M-120 -70Q-60 -110 30 -70Q80 -40 120 -50Q150 -10 90 0Q40 -10 20 30Q-20 60 -50 10Q-110 0 -120 -70Z',
      mix(cream, food.white, 0.5),
      { 'fill-opacity': 0.85 },
    );
    return [
      { x: 520, y: -290, draw: v.flat(bananaLeaf(v, 'bed', 560, 240), -300, 0, 4, -14) },
      {
        x: -70,
        y: 110,
        draw: plate(
          v,
          370,
          random.pick(CHINA),
          v.flat(
            pool +
              cut.map(([x, y, turn]) => place(slice(v), x, y, 1.05, false, turn)).join('') +
              over +
              strew(v, 'peanuts', 190, food.peanut, 46, 13) +
              strew(v, 'sesame', 190, food.crumb, 30, 6),
            0,
            0,
            10,
          ),
        ),
      },
      { x: 400, y: -280, draw: v.flat(place(charred(v), 0, -60) + place(charred(v), 30, 40), 0, 0, 14, -12) },
      { x: -430, y: -350, draw: dish(v, 150, 'white', cream, strew(v, 'dip', 90, food.white, 12, 6)) },
      { x: 420, y: 380, draw: spoon(v, random.range(-50, -20), true) },
      { x: -780, y: 160, draw: tea(v) },
    ];
  },
};

/** The fruit of a sugar palm cut across: a dark husk, pale flesh, three clear kernels; as seen. */
function palmFruit(v: View, open: boolean): string {
  const { food, inks } = v;
  const husk = mix(mix(food.bean, food.purple, 0.4), inks.ink, 0.3);
  const whole =
    disc(-v.side * 12, 20, 118, inks.ink, { 'fill-opacity': 0.32 }) +
    disc(0, 0, 116, husk) +
    disc(v.side * 16, -18, 84, mix(husk, food.ham, 0.14));
  if (!open)
    return (
      whole +
      fill('M-54 -36Q0 -96 56 -38Q30 -16 0 -22Q-30 -14 -54 -36Z', mix(food.leaf, food.brothBrown, 0.4)) +
      stroke('M0 -40V-84', mix(food.leafDark, food.brothBrown, 0.4), 14)
    );
  const kernels = [0, 1, 2]
    .map((i) => {
      const a = (i / 3) * Math.PI * 2 - 1.5;
      return place(
        oval(0, 0, 36, 29, mix(food.crumb, food.brothBrown, 0.2)) +
          oval(0, -2, 30, 23, mix(food.white, food.celadon, 0.2)) +
          oval(-8, -8, 10, 6, food.white),
        Math.round(Math.cos(a) * 46),
        Math.round(Math.sin(a) * 46),
        1,
        false,
        Math.round((a * 180) / Math.PI),
      );
    })
    .join('');
  return (
    whole +
    v.flat(
      disc(0, 0, 108, husk) + disc(0, 0, 98, mix(food.crumb, food.turmeric, 0.15)) + kernels,
      0,
      -46 / v.k,
    )
  );
}

/** What a sugar palm gives below the Seven Mountains: juice in glasses, kernels out of the fruit, cakes of brown sugar. */
export const palmJuice: Motif = {
  tilts: [0.44, 0.5, 0.56],
  tables: ['boards', 'mat', 'painted'],
  beyond: ['garden'],
  lay: (v) => {
    const { food } = v;
    const juice = mix(food.cream, food.brothClear, 0.45);
    const sugar = mix(food.crust, food.brothBrown, 0.45);
    const cake = (y: number) =>
      v.flat(disc(0, 6, 86, mix(sugar, food.char, 0.35)) + disc(0, 0, 84, sugar), 0, 0, y);
    const kernels = Array.from({ length: 6 }, (_, i) => {
      const a = (i / 6) * Math.PI * 2;
      return place(
        oval(0, 4, 34, 26, v.inks.ink, { 'fill-opacity': 0.2 }) +
          oval(0, 0, 34, 26, mix(food.white, food.celadon, 0.25)) +
          oval(-8, -8, 12, 7, food.white),
        Math.round(Math.cos(a) * 76),
        Math.round(Math.sin(a) * 76),
      );
    }).join('');
    return [
      { x: -300, y: 40, draw: glass(v, 116, 330, juice, 0.82) },
      { x: -30, y: -60, draw: glass(v, 116, 330, juice, 0.78) },
      { x: 330, y: 30, draw: palmFruit(v, true) },
      { x: 560, y: -140, draw: palmFruit(v, false) },
      {
        x: 0,
        y: 260,
        draw: bowl(v, 180, 'white', disc(0, 0, 168, mix(juice, food.white, 0.4)) + kernels, '', 80),
      },
      { x: -520, y: 320, draw: cake(6) + cake(30) + cake(54) },
      { x: -700, y: -60, draw: palmFruit(v, false) },
      { x: 640, y: 330, draw: cake(6) + cake(30) },
      { x: 240, y: 380, draw: spoon(v, -24) },
    ];
  },
};
