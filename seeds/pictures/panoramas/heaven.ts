import { mix, tone } from '../kit/colour';
import { lens } from '../kit/path';
import { heapedCloud } from '../kit/sky';
import type { Stage } from '../kit/stage';
import { box, disc, fill, group, num } from '../kit/svg';
import { around, DEGREE, HORIZON, SHEET, towards } from './sphere';

export interface Sun {
  azimuth: number;
  elevation: number;
}

/** The sun stands where it does at that time of day, somewhere around the circle that the seed chooses. */
export function sunOf(stage: Stage, azimuth: number): Sun {
  const low = stage.time === 'dawn' || stage.time === 'dusk';
  return { azimuth, elevation: stage.random.fork('sun').range(low ? 9 : 30, low ? 15 : 40) };
}

/** A drawing around the origin at a direction, made as wide as the sheet is drawn out at that height. */
function hung(drawing: string, azimuth: number, elevation: number): string {
  const [x, y] = towards(azimuth, elevation);
  const wide = Math.round(1000 / Math.cos((elevation * Math.PI) / 180)) / 1000;
  return group(drawing, { transform: `translate(${num(x)} ${num(y)}) scale(${wide} 1)` });
}

function stars(stage: Stage): string {
  const random = stage.random.fork('stars');
  let d = '';
  for (let i = 0; i < 420; i++) {
    // As many in each part of the sky: fewer rows of the sheet's width belong to what is overhead.
    const elevation = (Math.asin(random.range(0.06, 1)) * 180) / Math.PI;
    const [x, y] = towards(random.range(-180, 180), elevation);
    const r = random.range(1.4, 3.2);
    const w = r / Math.max(0.2, Math.cos((elevation * Math.PI) / 180));
    d += `M${num(x - w)} ${num(y)}L${num(x)} ${num(y - r)}L${num(x + w)} ${num(y)}L${num(x)} ${num(y + r)}Z`;
  }
  return fill(d, stage.inks.light, { 'fill-opacity': 0.75 });
}

function light(stage: Stage, { azimuth, elevation }: Sun): string {
  const { inks, dark, weather } = stage;
  if (weather === 'rain') return '';
  const r = (dark ? 3.4 : 4.6) * DEGREE;
  const strength = weather === 'mist' ? 0.8 : 1;
  const halos = [2.6, 1.7].map((k, i) => disc(0, 0, r * k, inks.light, { 'fill-opacity': 0.09 + i * 0.07 }));
  return hung(
    `${halos.join('')}${disc(0, 0, r, inks.light, { 'fill-opacity': strength })}`,
    azimuth,
    elevation,
  );
}

function clouds(stage: Stage): string {
  const { inks, dark, weather } = stage;
  const random = stage.random.fork('clouds');
  const count = weather === 'clear' ? 11 : 16;
  let out = '';
  for (let i = 0; i < count; i++) {
    const elevation = random.range(7, 40);
    const w = random.range(14, 34) * (0.5 + elevation / 45) * DEGREE;
    const h = w * random.range(0.16, 0.26);
    const heaped = weather === 'clear' && random.chance(0.6);
    let bands = '';
    for (let k = 0; k < 3; k++) {
      const x = random.range(-0.25, 0.25) * w;
      bands += lens(x - w / 2, x + w / 2, k * random.range(14, 26), random.range(9, 20));
    }
    const drawing = heaped
      ? fill(heapedCloud(stage, `cloud${i}`, 0, 0, w, h), inks.cloud, { 'fill-opacity': dark ? 0.45 : 0.9 }) +
        fill(lens(-w * 0.42, w * 0.46, 1, h * 0.24), mix(inks.cloud, inks.skyMid, 0.5), {
          'fill-opacity': 0.75,
        })
      : fill(bands, inks.cloud, { 'fill-opacity': dark ? 0.35 : 0.6 });
    out += hung(drawing, (i / count) * 360 - 180 + random.range(-12, 12), elevation);
  }
  return out;
}

/** The whole sky, plain overhead: blend, stars, sun or moon, clouds. */
export function heaven(stage: Stage, sun: Sun): string {
  const { inks } = stage;
  const paint = stage.blend([
    [0, tone(inks.skyTop, -0.03)],
    [0.42, inks.skyTop],
    [0.74, inks.skyMid],
    [1, inks.skyLow],
  ]);
  return (
    box(0, 0, SHEET.width, HORIZON + 6, paint) +
    (stage.dark && stage.weather !== 'rain' ? stars(stage) : '') +
    around(stage, light(stage, sun) + clouds(stage))
  );
}

/** A bank of air that lies along the whole horizon. */
export function haze(stage: Stage, y: number, depth: number, ink: string, strength: number): string {
  const veil = stage.blend([
    [0, ink, 0],
    [0.6, ink, Math.min(0.95, strength * (stage.weather === 'mist' ? 1.5 : 0.9))],
    [1, ink, strength * 0.1],
  ]);
  return box(0, y - depth / 2, SHEET.width, depth, veil);
}
