import { mix } from './colour';
import { polygon, smoothClosed } from './path';
import type { Stage } from './stage';
import { fill, type Point } from './svg';

/** A worn boulder standing on (x, y): its dark body, the lit crown, moss in its shade. */
export function boulder(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  w: number,
  h: number,
  ink: string,
): string {
  const random = stage.random.fork(label);
  const { inks, side } = stage;
  const outline: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI * (1 + i / 10);
    const k = random.range(0.88, 1.08);
    outline.push([x + Math.cos(a) * w * 0.5 * k, y + Math.sin(a) * h * k]);
  }
  outline.push([x + w * 0.4, y + h * 0.1], [x - w * 0.4, y + h * 0.1]);
  const lit: Point[] = outline
    .slice(2, 9)
    .map(([px, py]): Point => [x + (px - x) * 0.86 + side * w * 0.04, y + (py - y) * 0.92]);
  const under: Point[] = [...lit]
    .reverse()
    .map(
      ([px, py]): Point => [x + (px - x) * 0.9 + side * w * 0.08, y + (py - y) * random.range(0.52, 0.66)],
    );
  const crack: Point[] = [
    [x - side * w * 0.1, y - h * 0.6],
    [x - side * w * 0.02, y - h * 0.36],
    [x - side * w * 0.14, y - h * 0.1],
    [x - side * w * 0.06, y - h * 0.36],
  ];
  return (
    fill(smoothClosed(outline, 0.8), ink) +
    fill(smoothClosed([...lit, ...under], 0.8), mix(ink, inks.light, stage.dark ? 0.16 : 0.34)) +
    fill(polygon(crack), mix(ink, inks.ink, 0.5), { 'fill-opacity': 0.6 })
  );
}
