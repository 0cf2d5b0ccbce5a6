import { mix } from '../../kit/colour';
import { crowns } from '../../kit/foliage';
import { mist } from '../../kit/mist';
import { downTo, heightAt, polygon, ridge } from '../../kit/path';
import { type Stage, WIDTH } from '../../kit/stage';
import { fill, type Point } from '../../kit/svg';

export function mountains(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('mountains');
  const tones = [
    mix(inks.far, inks.skyLow, 0.5),
    mix(inks.far, inks.skyLow, 0.12),
    mix(inks.middle, inks.far, 0.45),
  ];
  for (const [i, ink] of tones.entries()) {
    const peak = random.range(0.15, 0.85) * WIDTH;
    const bend = (x: number) => -Math.exp(-(((x - peak) / 420) ** 2)) * (190 - i * 50);
    const line = ridge(random.fork(`m${i}`), {
      left: -20,
      right: WIDTH + 20,
      y: horizon - 60 + i * 46,
      rise: 78,
      swell: 300 - i * 40,
      bend,
      octaves: 5,
    });
    stage.add(fill(downTo(line, horizon + 260), ink), facets(stage, line, ink, i));
    stage.add(mist(stage, `mountain-air${i}`, horizon + 20 + i * 46, 150, inks.skyLow, 0.55));
  }
}

/** Shade sides of the peaks: the poster's second tone. */
function facets(stage: Stage, line: readonly Point[], ink: string, index: number): string {
  const random = stage.random.fork(`facet${index}`);
  let d = '';
  for (let i = 3; i + 3 < line.length; i++) {
    const [x, y] = line[i] as Point;
    const before = line[i - 3] as Point;
    const after = line[i + 3] as Point;
    if (y >= before[1] || y >= after[1] || random.chance(0.25)) continue;
    const reach = random.range(60, 150);
    const away = -stage.side;
    const points: Point[] = [[x, y]];
    for (let k = 1; k <= 6; k++) {
      const px = x + away * k * reach * 0.22;
      points.push([px, heightAt(line, px)]);
    }
    points.push(
      [x + away * reach * 0.8, y + reach * 1.5],
      [x + away * reach * 0.2, y + reach * 0.8],
      [x + away * reach * 0.26, y + reach * 0.5],
    );
    d += polygon(points);
  }
  return fill(d, mix(ink, stage.inks.middle, 0.4), { 'fill-opacity': 0.65 });
}

export function woods(
  stage: Stage,
  line: (x: number) => number,
  ink: string,
  label: string,
  size: number,
  share = 1,
  lean = 1,
): void {
  const random = stage.random.fork(label);
  const points: Point[] = [];
  const from = share === 1 || lean < 0 ? -20 : WIDTH * (1 - share);
  for (let x = from; x <= from + WIDTH * share + 40; x += 16) points.push([x, line(x) + 6]);
  const top = crowns(random, points, size, size * 2);
  const last = points[points.length - 1];
  const first = points[0];
  if (!first || !last) return;
  stage.add(fill(polygon([first, ...top, last, [last[0], last[1] + 60], [first[0], first[1] + 60]]), ink));
  const lit = crowns(
    random,
    points.map(([x, y]): Point => [x + stage.side * 6, y - 2]),
    size * 0.5,
    size,
  );
  stage.add(fill(polygon([first, ...lit, last]), mix(ink, stage.inks.leafLight, 0.35)));
}
