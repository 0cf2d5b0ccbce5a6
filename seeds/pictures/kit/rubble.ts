import { mix } from './colour';
import { polygon } from './path';
import type { Stage } from './stage';
import { box, fill, num, type Point, stroke } from './svg';

/** A wall of stones as they came from the hill, of many sizes, in lime; its upper left corner at (x, y). */
export function rubble(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  w: number,
  h: number,
  stone: string,
  course = 26,
): string {
  const { inks, side } = stage;
  const random = stage.random.fork(`rubble-${label}`);
  const lots = [
    mix(stone, inks.light, 0.2),
    stone,
    mix(stone, inks.near, 0.16),
    mix(stone, inks.ground, 0.3),
  ].map((ink) => ({ ink, d: '' }));
  let lights = '';
  const rows = Math.max(1, Math.round(h / course));
  const step = h / rows;
  for (let row = 0; row < rows; row++) {
    const top = y + row * step;
    for (let px = x - random.range(0, step * 0.6); px < x + w; ) {
      const wide = step * random.range(0.9, 2);
      const [a, b] = [Math.max(x, px) + 2, Math.min(x + w, px + wide) - 2];
      px += wide;
      if (b - a < step * 0.3) continue;
      const [up, down] = [top + random.range(0, step * 0.22), top + step - random.range(1, step * 0.16)];
      const cut = Math.min((b - a) * 0.3, step * 0.3);
      const stoneAt: Point[] = [
        [a, up + cut],
        [a + cut, up],
        [b - cut * random.range(0.4, 1.2), up + random.range(0, 4)],
        [b, up + cut * 0.9],
        [b - random.range(0, 3), down - cut * 0.6],
        [b - cut, down],
        [a + cut * 0.6, down],
        [a, down - cut],
      ];
      const lot = lots[random.int(0, lots.length - 1)];
      if (lot) lot.d += polygon(stoneAt);
      lights += `M${num(side > 0 ? (a + b) / 2 : a + cut)} ${num(up + 3)}H${num(side > 0 ? b - cut : (a + b) / 2)}`;
    }
  }
  return (
    box(x, y, w, h, mix(stone, inks.near, 0.42)) +
    lots.map(({ ink, d }) => fill(d, ink)).join('') +
    stroke(lights, mix(stone, inks.light, 0.5), 2.4, { 'stroke-opacity': 0.7 })
  );
}
