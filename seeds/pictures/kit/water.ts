import { mix } from './colour';
import { lens, spans } from './path';
import { HEIGHT, type Stage, WIDTH } from './stage';
import { box, fill, group, num, type Point } from './svg';

export interface WaterOptions {
  top: number;
  bottom?: number;
  /** Where the path of light lies, or none. */
  lightAt?: number;
  /** The ink of the light path. */
  lightInk?: string;
}

/** Water from a shore down: blend, the path of light, and strokes that grow as they come near. */
export function water(stage: Stage, { top, bottom = HEIGHT, lightAt, lightInk }: WaterOptions): string {
  const { inks } = stage;
  const depth = bottom - top;
  const paint = stage.blend([
    [0, inks.waterTop],
    [0.4, mix(inks.waterTop, inks.waterLow, 0.5)],
    [1, inks.waterLow],
  ]);
  const out = [box(0, top, WIDTH, depth, paint)];
  if (lightAt !== undefined && stage.weather !== 'rain') {
    out.push(lightPath(stage, lightAt, top, bottom, lightInk ?? inks.light));
  }
  out.push(ripples(stage, 'ripples', top, bottom));
  return out.join('');
}

/** Flat strokes lying on water between two heights. */
export function ripples(stage: Stage, label: string, top: number, bottom: number, density = 1): string {
  const random = stage.random.fork(label);
  const { inks } = stage;
  const depth = bottom - top;
  let light = '';
  let dark = '';
  const count = Math.round(((depth / 6) * density * WIDTH) / 1920);
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.3;
    const y = top + 4 + t * depth;
    const w = random.range(30, 120) * (0.4 + t * 1.8);
    const x = random.range(-60, WIDTH);
    const stroke = lens(x, x + w, y, 0.8 + t * 3.4);
    if (i % 5 < 3) light += stroke;
    else dark += stroke;
  }
  return (
    fill(light, mix(inks.waterTop, inks.light, 0.35), { 'fill-opacity': stage.dark ? 0.25 : 0.42 }) +
    fill(dark, inks.waterLow, { 'fill-opacity': 0.5 })
  );
}

/** The broken path that the sun or moon lays on water. */
export function lightPath(
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  ink: string,
  width = 1,
): string {
  const random = stage.random.fork(`path${Math.round(x)}`);
  let d = '';
  for (let y = top + 3; y < bottom; ) {
    const t = (y - top) / (bottom - top);
    const half = (52 + 130 * Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.8)) * width * random.range(0.45, 1);
    const shift = random.range(-26, 26) * (0.3 + t) * width;
    d += lens(x + shift - half, x + shift + half, y, 1.6 + t * 5.6);
    if (random.chance(0.4)) {
      const off = random.range(0.9, 2) * half * random.sign();
      d += lens(x + off - half * 0.25, x + off + half * 0.25, y + 4, 1 + t * 3);
    }
    y += 6 + t * 17;
  }
  return fill(d, ink, { 'fill-opacity': stage.dark ? 0.72 : 0.8 });
}

export interface ReflectionOptions {
  waterline: number;
  ink: string;
  /** Height of the reflection against the thing: below 1 is a lower viewpoint. */
  squash?: number;
  opacity?: number;
  bottom?: number;
}

/** A reflection that follows an outline: whole near the shore, then broken into ever thinner strokes. */
export function reflection(
  stage: Stage,
  label: string,
  outline: readonly Point[],
  options: ReflectionOptions,
): string {
  const { waterline, ink, squash = 0.62, opacity = 0.62, bottom = HEIGHT } = options;
  const random = stage.random.fork(label);
  const crown = Math.min(...outline.map(([, y]) => y));
  const reach = Math.min(bottom - waterline, (waterline - crown) * squash);
  let d = '';
  for (let down = 0; down < reach; ) {
    const t = down / reach;
    const step = 5 + t * 11;
    const thick = step * (1.12 - t * 0.72);
    const y = waterline + down + step / 2;
    for (const [a, b] of spans(outline, waterline - (down + step / 2) / squash)) {
      const loose = 3 + t * 26;
      const x0 = a + random.range(-1, 0.7) * loose;
      const x1 = b + random.range(-0.7, 1) * loose;
      if (x1 - x0 > 4) d += bar(x0, x1, y, thick);
    }
    down += step;
  }
  return fill(d, ink, { 'fill-opacity': opacity });
}

function bar(x0: number, x1: number, y: number, thick: number): string {
  const h = thick / 2;
  const e = Math.min(h * 3, (x1 - x0) / 3);
  return `M${num(x0)} ${num(y)}Q${num(x0 + e * 0.4)} ${num(y - h)} ${num(x0 + e)} ${num(y - h)}L${num(x1 - e)} ${num(y - h)}Q${num(x1 - e * 0.4)} ${num(y - h)} ${num(x1)} ${num(y)}Q${num(x1 - e * 0.4)} ${num(y + h)} ${num(x1 - e)} ${num(y + h)}L${num(x0 + e)} ${num(y + h)}Q${num(x0 + e * 0.4)} ${num(y + h)} ${num(x0)} ${num(y)}Z`;
}

/** A drawing mirrored in water and cut into strokes, for things too fine to have an outline. */
export function mirrored(
  stage: Stage,
  label: string,
  drawing: string,
  options: {
    waterline: number;
    depth: number;
    squash?: number;
    opacity?: number;
    left?: number;
    right?: number;
  },
): string {
  const { waterline, depth, squash = 0.7, opacity = 0.55, left = 0, right = WIDTH } = options;
  const random = stage.random.fork(label);
  let bands = '';
  for (let down = 0; down < depth; ) {
    const t = down / depth;
    const step = 6 + t * 10;
    const h = step * (1.08 - t * 0.66);
    bands += bar(left - random.range(0, 40), right + random.range(0, 40), waterline + down + step / 2, h);
    down += step;
  }
  const clip = stage.clip(fill(bands, '#000'));
  const flip = group(drawing, { transform: `matrix(1 0 0 ${-squash} 0 ${num(waterline * (1 + squash))})` });
  return group(flip, { 'clip-path': clip, opacity });
}
