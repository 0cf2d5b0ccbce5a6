import { mix, oklch } from '../../kit/colour';
import type { Lch } from '../../kit/palettes';
import type { Stage } from '../../kit/stage';

const STOCK = {
  crust: [0.72, 0.125, 66],
  crustDark: [0.53, 0.115, 50],
  crumb: [0.93, 0.05, 88],
  turmeric: [0.82, 0.155, 84],
  turmericDark: [0.67, 0.14, 68],
  rice: [0.96, 0.018, 95],
  riceShade: [0.84, 0.03, 100],
  yellowNoodle: [0.86, 0.11, 88],
  brownNoodle: [0.8, 0.075, 80],
  grilled: [0.52, 0.115, 42],
  grilledLight: [0.65, 0.13, 52],
  char: [0.3, 0.055, 40],
  pork: [0.83, 0.06, 40],
  porkEdge: [0.6, 0.135, 35],
  beef: [0.46, 0.075, 30],
  ham: [0.8, 0.085, 20],
  paste: [0.6, 0.07, 55],
  prawn: [0.72, 0.15, 42],
  prawnDark: [0.59, 0.17, 34],
  prawnLight: [0.87, 0.075, 50],
  crab: [0.6, 0.19, 33],
  white: [0.97, 0.012, 95],
  yolk: [0.79, 0.165, 72],
  carrot: [0.72, 0.165, 52],
  chilli: [0.56, 0.21, 28],
  chilliDark: [0.44, 0.17, 27],
  tomato: [0.62, 0.19, 31],
  leaf: [0.55, 0.125, 142],
  leafLight: [0.74, 0.15, 128],
  leafDark: [0.38, 0.085, 152],
  lettuce: [0.85, 0.13, 122],
  perilla: [0.41, 0.085, 335],
  lime: [0.87, 0.12, 122],
  peel: [0.6, 0.135, 135],
  cucumber: [0.91, 0.075, 122],
  fishSauce: [0.72, 0.13, 66],
  soySauce: [0.36, 0.06, 40],
  brothClear: [0.84, 0.075, 82],
  brothRed: [0.63, 0.165, 45],
  brothBrown: [0.6, 0.1, 58],
  oil: [0.76, 0.165, 58],
  peanut: [0.79, 0.085, 72],
  shallot: [0.6, 0.11, 50],
  bean: [0.36, 0.09, 20],
  cream: [0.95, 0.02, 90],
  pandan: [0.68, 0.15, 138],
  tea: [0.72, 0.13, 78],
  beer: [0.82, 0.14, 86],
  foam: [0.97, 0.02, 92],
  purple: [0.38, 0.095, 335],
  pink: [0.66, 0.2, 5],
  clay: [0.47, 0.075, 42],
  clayDark: [0.33, 0.05, 38],
  ember: [0.7, 0.19, 45],
  steel: [0.82, 0.012, 230],
  steelDark: [0.55, 0.02, 235],
  bamboo: [0.78, 0.1, 82],
  bambooDark: [0.56, 0.095, 66],
  wood: [0.52, 0.085, 52],
  china: [0.95, 0.012, 220],
  chinaShade: [0.74, 0.035, 245],
  cobalt: [0.42, 0.13, 262],
  celadon: [0.82, 0.045, 160],
} satisfies Record<string, Lch>;

/** The inks of food and ware, brought under the light of the print. */
export type Larder = Record<keyof typeof STOCK, string>;

/** Mix the inks of food for a stage: warm at dusk, sunk in the dark by night, greyed by rain. */
export function stockLarder(stage: Stage): Larder {
  const { inks } = stage;
  const veil: readonly [string, number] = stage.dark
    ? [inks.near, 0.2]
    : stage.time === 'dusk'
      ? [inks.ground, 0.14]
      : stage.time === 'dawn'
        ? [inks.skyLow, 0.1]
        : [inks.light, 0.03];
  const wet = stage.weather === 'clear' ? 0 : 0.09;
  const tint = ([l, c, h]: Lch) => mix(mix(oklch(l, c, h), veil[0], veil[1]), inks.middle, wet);
  return Object.fromEntries(Object.entries(STOCK).map(([name, lch]) => [name, tint(lch)])) as Larder;
}
