import { mix, oklch, tone, turn } from './colour';
import { BASES, type Lch } from './palettes';
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

const SEASONS: Record<
  Season,
  { hue: number; chroma: number; leafHue: number; leafLight: number; ground: number }
> = {
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
  const air = wet
    ? mix(tone(inks.skyMid, dark ? 0.02 : -0.06, 0.5), inks.middle, 0.25)
    : mix(inks.skyLow, inks.skyMid, 0.35);
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
