import { mix } from '../../kit/colour';
import { smoothClosed } from '../../kit/path';
import { disc, fill, num, type Point, place, stroke } from '../../kit/svg';
import type { View } from './view';

/** Skeins of noodles lying in the plane within a radius: coils of parallel strands, each over the last. */
export function skeins(
  v: View,
  label: string,
  radius: number,
  ink: string,
  width = 9,
  coils = 9,
  strands = 5,
): string {
  const random = v.random.fork(`skeins-${label}`);
  const shade = mix(mix(ink, v.food.brothBrown, 0.42), v.inks.near, 0.16);
  const lit = mix(ink, v.inks.light, 0.55);
  let out = disc(0, 0, radius * 0.99, mix(shade, v.inks.near, 0.25)) + disc(0, 0, radius * 0.9, shade);
  for (let i = 0; i < coils; i++) {
    const a = i * 2.4 + random.range(-0.3, 0.3);
    const k = radius * 0.58 * Math.sqrt((coils - i - 0.4) / coils);
    const [x, y] = [Math.cos(a) * k, Math.sin(a) * k];
    const largest = Math.min(radius - k, radius * random.range(0.46, 0.62));
    const squash = random.range(0.62, 0.9);
    const turn = random.range(0, 180);
    let d = '';
    for (let n = 0; n < strands; n++) {
      const r = largest - n * width * 1.25;
      if (r < width) break;
      const from = random.range(0, 6.3);
      const sweep = random.range(3.6, 5.8);
      const p = (b: number, grow = 1) =>
        `${num(Math.cos(b) * r * grow)} ${num(Math.sin(b) * r * squash * grow)}`;
      d += `M${p(from, 1.16)}Q${p(from + 0.16, 1.04)} ${p(from + 0.3)}A${num(r)} ${num(r * squash)} 0 ${sweep > 3.44 ? 1 : 0} 1 ${p(from + sweep)}`;
    }
    out += place(
      stroke(d, shade, width * 1.75, { transform: 'translate(0 4)' }) +
        stroke(d, i % 3 ? ink : mix(ink, shade, 0.14), width) +
        stroke(d, lit, width * 0.3, { transform: 'translate(0 -2)', 'stroke-opacity': 0.8 }),
      x,
      y,
      1,
      false,
      turn,
    );
  }
  return out;
}

/** A mound of grains, upright, its foot round of a radius and of a height. */
export function mound(v: View, label: string, r: number, height: number, ink: string, grain = 12): string {
  const random = v.random.fork(`mound-${label}`);
  const shade = mix(ink, v.inks.near, 0.24);
  const dome = (k: number) =>
    v.solid([
      [0, r * k],
      [height * 0.5 * k, r * 0.88 * k],
      [height * 0.85 * k, r * 0.6 * k],
      [height * k, r * 0.25 * k],
    ]);
  let dark = '';
  let light = '';
  for (let i = 0; i < (r * r) / 150; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * 0.95;
    const x = Math.cos(a) * r * k;
    const y = Math.sin(a) * r * k * v.k - height * (1 - k ** 2.4) * v.h;
    const b = random.range(0, 6.3);
    const seg = `M${num(x)} ${num(y)}l${num(Math.cos(b) * grain)} ${num(Math.sin(b) * grain * 0.6)}`;
    if (x * v.side > random.range(-0.7, 0.7) * r) light += seg;
    else dark += seg;
  }
  const w = grain * 0.5;
  return (
    fill(dome(1.02), mix(ink, v.inks.near, 0.5)) +
    fill(dome(1), shade) +
    fill(
      v.solid(
        [
          [0, r * 0.8],
          [height * 0.6, r * 0.66],
          [height * 0.96, r * 0.28],
        ],
        v.side * r * 0.14,
      ),
      ink,
    ) +
    stroke(dark, mix(ink, v.inks.near, 0.36), w, { 'stroke-opacity': 0.7 }) +
    stroke(light, mix(ink, v.inks.light, 0.6), w)
  );
}

/** Peanuts, crumbs or fried shallots strewn in the plane. */
export function strew(v: View, label: string, radius: number, ink: string, count: number, size = 9): string {
  const random = v.random.fork(`strew-${label}`);
  let d = '';
  let e = '';
  for (let i = 0; i < count; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * radius;
    const b = random.range(0, 6.3);
    const l = size * random.range(0.3, 1.1);
    const bit = `M${num(Math.cos(a) * k)} ${num(Math.sin(a) * k)}l${num(Math.cos(b) * l)} ${num(Math.sin(b) * l)}`;
    if (i % 2) d += bit;
    else e += bit;
  }
  return (
    stroke(d + e, v.inks.ink, size * 1.1, { 'stroke-opacity': 0.25, transform: 'translate(0 4)' }) +
    stroke(d, mix(ink, v.inks.near, 0.25), size) +
    stroke(e, mix(ink, v.inks.light, 0.2), size)
  );
}

/** A toasted sesame cracker, blistered, in the plane. */
export function cracker(v: View, label: string, r: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`cracker-${label}`);
  const rim: Point[] = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    return [Math.cos(a) * r * random.range(0.93, 1.05), Math.sin(a) * r * random.range(0.93, 1.05)];
  });
  let seeds = '';
  let blisters = '';
  for (let i = 0; i < 60; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * r * 0.86;
    seeds += `M${num(Math.cos(a) * k)} ${num(Math.sin(a) * k)}l4 3`;
    if (i < 16) {
      const b = r * random.range(0.05, 0.13);
      blisters += `M${num(Math.cos(a) * k * 0.9 - b)} ${num(Math.sin(a) * k * 0.9)}a${num(b)} ${num(b * 0.8)} 0 1 1 ${num(b * 2)} 0a${num(b)} ${num(b * 0.8)} 0 1 1 ${num(-b * 2)} 0`;
    }
  }
  const d = smoothClosed(rim);
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.28, transform: `translate(${-v.side * 14} 18)` }) +
    fill(d, mix(food.crust, food.crumb, 0.35)) +
    fill(smoothClosed(rim.map(([x, y]): Point => [x * 0.92, y * 0.92])), mix(food.crumb, food.crust, 0.28)) +
    fill(blisters, mix(food.crumb, food.white, 0.4), { 'fill-opacity': 0.8 }) +
    stroke(seeds, mix(inks.ink, food.crustDark, 0.3), 5)
  );
}
