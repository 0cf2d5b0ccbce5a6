import { mix } from '../../../kit/colour';
import { disc, fill, oval, place, stroke } from '../../../kit/svg';
import { scatter } from '../greens';
import type { Motif } from '../motifs';
import { chopsticks, herbPlate, limePlate, sauce, tea } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { type Glaze, plate } from '../ware';

/** A sheet of rice dough folded over its filling into the shape of an ear, about 150 wide, in the plane. */
function ear(v: View, skin: string, filling: string, seen: number): string {
  const { inks, food } = v;
  const d = 'M-74 14Q-78 -44 0 -54Q78 -46 74 10Q68 40 38 30Q0 18 -38 32Q-70 40 -74 14Z';
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-v.side * 6} 12)` }) +
    fill(d, mix(skin, inks.near, 0.16)) +
    fill('M-66 8Q-68 -38 0 -47Q68 -40 66 4Q40 18 0 8Q-40 18 -66 8Z', skin) +
    oval(0, -14, 36, 20, filling, { 'fill-opacity': seen }) +
    stroke('M-64 16Q-34 8 0 12Q34 6 64 14', mix(skin, inks.near, 0.34), 4) +
    stroke('M-48 -22Q-24 -40 14 -40', food.white, 6, { 'stroke-opacity': 0.8 })
  );
}

/** A thin round pinched into a flower about its pink filling, about 120 wide, in the plane. */
function rose(v: View): string {
  const { inks, food } = v;
  const skin = mix(food.white, food.riceShade, 0.25);
  let petals = '';
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    petals += place(
      oval(0, 0, 25, 21, mix(skin, inks.near, 0.14)) + oval(0, -3, 22, 17, skin, { 'fill-opacity': 0.9 }),
      Math.round(Math.cos(a) * 38),
      Math.round(Math.sin(a) * 38),
    );
  }
  return (
    disc(-v.side * 5, 10, 60, inks.ink, { 'fill-opacity': 0.28 }) +
    petals +
    disc(0, 0, 32, mix(skin, inks.near, 0.1)) +
    disc(0, -2, 24, mix(food.prawnLight, food.ham, 0.5)) +
    stroke('M-14 -4Q0 -18 16 -6', food.prawn, 5)
  );
}

interface Dumplings {
  glaze: readonly [Glaze, ...Glaze[]];
  one(v: View): string;
  /** What is strewn over all, in the plane. */
  over(v: View): string;
}

/** A plate of dumplings in rings, with the dip that goes over them. */
const plateOf = ({ glaze, one, over }: Dumplings): Motif => ({
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'painted', 'steel', 'mat'],
  steam: 60,
  lay: (v) => {
    const random = v.random.fork('dumplings');
    let heap = '';
    for (const [count, k] of [
      [9, 0.56],
      [5, 0.27],
      [1, 0],
    ] as const)
      for (let i = 0; i < count; i++) {
        const a = (i / count) * Math.PI * 2 + k;
        heap += place(
          one(v),
          Math.cos(a) * 400 * k + random.range(-6, 6),
          Math.sin(a) * 400 * k + random.range(-6, 6),
          0.96,
          false,
          random.range(-30, 30),
        );
      }
    return [
      { x: 0, y: 60, draw: plate(v, 420, random.pick(glaze), v.flat(heap + over(v), 0, 0, 10)) },
      { x: 420, y: -370, draw: sauce(v, 'fish', 150) },
      { x: -410, y: -390, draw: herbPlate(v, 'back', 180, ['coriander', 'mint']) },
      { x: 450, y: 410, draw: sauce(v, 'chilli', 96) },
      { x: -760, y: 140, draw: tea(v) },
      { x: 760, y: 20, draw: chopsticks(v, random.range(62, 108)) },
      { x: -720, y: -220, draw: limePlate(v, 'wide', 140) },
    ];
  },
});

/** Phú Thọ's cakes in the shape of an ear, white rice dough about pork. */
export const earCakes = plateOf({
  glaze: ['white', 'blue', 'enamel'],
  one: (v) => ear(v, v.food.rice, v.food.paste, 0.16),
  over: (v) => strew(v, 'shallots', 220, v.food.shallot, 70, 13),
});

/** Hà Tĩnh's bánh bèo: clear dough folded over a shrimp, in scallion oil and fried shallots. */
export const shrimpDumplings = plateOf({
  glaze: ['white', 'rose', 'blue'],
  one: (v) => ear(v, mix(v.food.white, v.food.brothClear, 0.4), v.food.prawn, 0.75),
  over: (v) => scatter(v, 'oil', 250, 60, 0, 11) + strew(v, 'shallots', 230, v.food.shallot, 60, 13),
});

/** Hội An's white roses, under crisp shallots. */
export const whiteRoses = plateOf({
  glaze: ['blue', 'celadon', 'mint'],
  one: rose,
  over: (v) => strew(v, 'shallots', 210, v.food.shallot, 110, 15),
});
