import { mix, oklch, tone, turn } from './colour';
import type { Random } from './random';
import type { Season, Time, Weather } from './types';

/** The inks of one print. Everything in a picture is one of these or a second tone of one. */
export interface Inks {
  skyTop: string;
  skyMid: string;
  skyLow: string;
  /** Sun, moon, and what they touch. */
  light: string;
  cloud: string;
  far: string;
  middle: string;
  near: string;
  /** The shade side of the near shapes. */
  shade: string;
  leaf: string;
  leafLight: string;
  leafDark: string;
  ground: string;
  groundDark: string;
  waterTop: string;
  waterLow: string;
  accent: string;
  accentDark: string;
  gold: string;
  lotus: string;
  paper: string;
  ink: string;
  skin: string;
}

type Lch = readonly [number, number, number];
interface Base {
  top: Lch;
  mid: Lch;
  low: Lch;
  light: Lch;
  far: Lch;
  middle: Lch;
  near: Lch;
  leaf: Lch;
  ground: Lch;
  water: Lch;
  deep: Lch;
  ink: Lch;
}

/** Several prints for each time of day: a poster's sky is chosen, not measured. */
const BASES: Record<Time, readonly [Base, ...Base[]]> = {
  dawn: [
    {
      top: [0.74, 0.07, 225], mid: [0.86, 0.06, 60], low: [0.94, 0.07, 85], light: [0.97, 0.04, 90],
      far: [0.76, 0.055, 20], middle: [0.58, 0.06, 330], near: [0.36, 0.06, 265],
      leaf: [0.5, 0.08, 160], ground: [0.78, 0.07, 70], water: [0.88, 0.06, 70], deep: [0.55, 0.07, 245], ink: [0.23, 0.045, 262],
    },
    {
      top: [0.8, 0.09, 10], mid: [0.87, 0.08, 40], low: [0.94, 0.07, 80], light: [0.98, 0.03, 95],
      far: [0.74, 0.07, 350], middle: [0.56, 0.075, 300], near: [0.36, 0.07, 278],
      leaf: [0.48, 0.075, 175], ground: [0.76, 0.08, 45], water: [0.87, 0.07, 40], deep: [0.5, 0.08, 290], ink: [0.22, 0.05, 280],
    },
    {
      top: [0.78, 0.075, 185], mid: [0.89, 0.06, 110], low: [0.95, 0.07, 92], light: [0.98, 0.04, 95],
      far: [0.76, 0.06, 165], middle: [0.55, 0.065, 185], near: [0.34, 0.055, 205],
      leaf: [0.52, 0.09, 150], ground: [0.78, 0.08, 95], water: [0.87, 0.06, 110], deep: [0.5, 0.075, 200], ink: [0.22, 0.04, 215],
    },
  ],
  noon: [
    {
      top: [0.66, 0.1, 235], mid: [0.8, 0.075, 220], low: [0.94, 0.045, 95], light: [0.98, 0.04, 95],
      far: [0.76, 0.055, 215], middle: [0.56, 0.075, 205], near: [0.36, 0.06, 215],
      leaf: [0.56, 0.115, 145], ground: [0.82, 0.08, 85], water: [0.76, 0.085, 195], deep: [0.48, 0.085, 215], ink: [0.22, 0.04, 235],
    },
    {
      top: [0.87, 0.085, 88], mid: [0.91, 0.07, 90], low: [0.95, 0.045, 92], light: [0.99, 0.02, 95],
      far: [0.77, 0.06, 185], middle: [0.56, 0.08, 190], near: [0.35, 0.065, 200],
      leaf: [0.55, 0.11, 140], ground: [0.8, 0.09, 70], water: [0.8, 0.075, 180], deep: [0.47, 0.085, 198], ink: [0.22, 0.045, 215],
    },
    {
      top: [0.68, 0.09, 192], mid: [0.82, 0.07, 185], low: [0.94, 0.05, 105], light: [0.98, 0.04, 100],
      far: [0.74, 0.07, 235], middle: [0.53, 0.085, 245], near: [0.34, 0.075, 258],
      leaf: [0.54, 0.105, 155], ground: [0.83, 0.075, 78], water: [0.75, 0.08, 190], deep: [0.46, 0.09, 230], ink: [0.22, 0.055, 262],
    },
  ],
  dusk: [
    {
      top: [0.6, 0.14, 28], mid: [0.74, 0.135, 48], low: [0.89, 0.11, 82], light: [0.95, 0.075, 92],
      far: [0.64, 0.115, 25], middle: [0.47, 0.1, 350], near: [0.32, 0.07, 300],
      leaf: [0.42, 0.055, 165], ground: [0.62, 0.1, 45], water: [0.8, 0.105, 62], deep: [0.4, 0.09, 320], ink: [0.2, 0.05, 285],
    },
    {
      top: [0.43, 0.11, 305], mid: [0.64, 0.14, 10], low: [0.86, 0.12, 72], light: [0.94, 0.08, 88],
      far: [0.58, 0.12, 0], middle: [0.42, 0.1, 320], near: [0.28, 0.075, 290],
      leaf: [0.4, 0.06, 185], ground: [0.55, 0.09, 20], water: [0.74, 0.12, 40], deep: [0.36, 0.1, 300], ink: [0.18, 0.05, 285],
    },
    {
      top: [0.55, 0.075, 205], mid: [0.76, 0.08, 90], low: [0.87, 0.125, 72], light: [0.95, 0.08, 90],
      far: [0.65, 0.1, 48], middle: [0.46, 0.07, 20], near: [0.3, 0.05, 230],
      leaf: [0.43, 0.07, 150], ground: [0.64, 0.1, 62], water: [0.8, 0.1, 76], deep: [0.4, 0.065, 215], ink: [0.2, 0.04, 235],
    },
  ],
  night: [
    {
      top: [0.23, 0.065, 268], mid: [0.33, 0.08, 258], low: [0.52, 0.085, 235], light: [0.95, 0.05, 95],
      far: [0.43, 0.075, 250], middle: [0.33, 0.07, 260], near: [0.22, 0.055, 268],
      leaf: [0.36, 0.055, 185], ground: [0.42, 0.06, 265], water: [0.42, 0.08, 245], deep: [0.2, 0.06, 268], ink: [0.14, 0.04, 270],
    },
    {
      top: [0.24, 0.07, 300], mid: [0.36, 0.095, 315], low: [0.58, 0.12, 15], light: [0.95, 0.06, 85],
      far: [0.46, 0.1, 340], middle: [0.34, 0.085, 310], near: [0.22, 0.06, 295],
      leaf: [0.35, 0.05, 190], ground: [0.42, 0.075, 320], water: [0.46, 0.1, 340], deep: [0.21, 0.07, 295], ink: [0.14, 0.045, 290],
    },
    {
      top: [0.24, 0.05, 215], mid: [0.36, 0.065, 200], low: [0.57, 0.075, 180], light: [0.96, 0.05, 100],
      far: [0.45, 0.065, 198], middle: [0.34, 0.055, 210], near: [0.22, 0.04, 222],
      leaf: [0.37, 0.06, 165], ground: [0.42, 0.05, 205], water: [0.45, 0.065, 195], deep: [0.21, 0.045, 222], ink: [0.14, 0.03, 230],
    },
  ],
};

const SEASONS: Record<Season, { hue: number; chroma: number; leafHue: number; leafLight: number; ground: number }> = {
  spring: { hue: -3, chroma: 0.96, leafHue: -14, leafLight: 0.03, ground: 18 },
  summer: { hue: 0, chroma: 1.1, leafHue: 0, leafLight: 0, ground: 0 },
  autumn: { hue: 6, chroma: 1.02, leafHue: -48, leafLight: 0.04, ground: -12 },
  winter: { hue: -8, chroma: 0.72, leafHue: 14, leafLight: -0.02, ground: 8 },
};

/** The palette of a print: chosen by time, tuned by season, laid under the weather. */
export function chooseInks(random: Random, time: Time, season: Season, weather: Weather): Inks {
  const base = random.pick(BASES[time]);
  const s = SEASONS[season];
  const ink = ([l, c, h]: Lch) => oklch(l, c * s.chroma, h + s.hue);
  const dark = time === 'night';
  const leaf = oklch(base.leaf[0] + s.leafLight, base.leaf[1] * s.chroma, base.leaf[2] + s.leafHue);
  const near = ink(base.near);
  const accent = oklch(dark ? 0.56 : time === 'dusk' ? 0.53 : 0.57, 0.18, 28);
  const ground = turn(ink(base.ground), s.ground);
  const inks: Inks = {
    skyTop: ink(base.top),
    skyMid: ink(base.mid),
    skyLow: ink(base.low),
    light: ink(base.light),
    cloud: mix(ink(base.mid), ink(base.light), dark ? 0.22 : 0.62),
    far: ink(base.far),
    middle: ink(base.middle),
    near,
    shade: tone(near, -0.07),
    leaf,
    leafLight: mix(tone(leaf, 0.13, 1.15), ink(base.light), dark ? 0.04 : 0.1),
    leafDark: mix(tone(leaf, -0.14), near, 0.4),
    ground,
    groundDark: mix(tone(ground, -0.16), near, 0.28),
    waterTop: ink(base.water),
    waterLow: ink(base.deep),
    accent,
    accentDark: tone(accent, -0.13, 0.85),
    gold: oklch(dark ? 0.84 : 0.82, 0.145, 80),
    lotus: oklch(dark ? 0.72 : 0.82, 0.1, 5),
    paper: oklch(dark ? 0.9 : 0.95, 0.035, 88),
    ink: ink(base.ink),
    skin: mix(oklch(0.66, 0.075, 55), near, dark ? 0.45 : 0.22),
  };
  return weather === 'clear' ? inks : underWeather(inks, weather, dark);
}

function underWeather(inks: Inks, weather: 'mist' | 'rain', dark: boolean): Inks {
  const wet = weather === 'rain';
  const air = wet ? mix(tone(inks.skyMid, dark ? 0.02 : -0.06, 0.5), inks.middle, 0.25) : mix(inks.skyLow, inks.skyMid, 0.35);
  const amount = wet ? 0.42 : 0.4;
  const veil = (ink: string, share: number) => mix(ink, air, share * amount);
  return {
    ...inks,
    skyTop: veil(wet ? tone(inks.skyTop, -0.03, 0.6) : inks.skyTop, 1.2),
    skyMid: veil(wet ? tone(inks.skyMid, -0.02, 0.6) : inks.skyMid, 1.1),
    skyLow: veil(inks.skyLow, wet ? 0.9 : 0.4),
    light: veil(inks.light, wet ? 0.5 : 0.15),
    cloud: veil(inks.cloud, 1),
    far: veil(inks.far, wet ? 1 : 1.3),
    middle: veil(inks.middle, wet ? 0.6 : 0.8),
    near: veil(inks.near, 0.15),
    shade: veil(inks.shade, 0.1),
    waterTop: veil(inks.waterTop, 0.9),
    waterLow: veil(inks.waterLow, 0.35),
    ground: veil(wet ? tone(inks.ground, -0.05, 0.8) : inks.ground, 0.4),
    leafLight: veil(inks.leafLight, 0.4),
    leaf: veil(inks.leaf, 0.25),
  };
}
