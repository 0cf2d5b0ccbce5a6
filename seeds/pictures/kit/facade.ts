import { mix, tone } from './colour';
import { openings, type WindowStyle } from './openings';
import { lines, type Plane, panel } from './plane';
import type { Random } from './random';
import { shopFront } from './shopfront';
import type { Stage } from './stage';
import { fill, type Point } from './svg';

export type RoofStyle = 'tile' | 'parapet' | 'gable' | 'terrace';

export interface FacadeOptions {
  x: number;
  width: number;
  storeys: number;
  storey: number;
  wall: string;
  trim: string;
  shutter: string;
  roof: RoofStyle;
  windows: WindowStyle;
  /** Share of openings with a lamp behind them. */
  lit: number;
  /** Share of shops with a striped awning rather than a tiled one. */
  awnings?: number;
}

/** A narrow town house on a wall plane: shop below, windows above, roof or parapet. Answers its drawing and its height. */
export function facade(
  stage: Stage,
  random: Random,
  plane: Plane,
  options: FacadeOptions,
): { svg: string; height: number } {
  const { x, width, storeys, storey, wall, trim, roof } = options;
  const { inks } = stage;
  const height = storeys * storey;
  const near = plane.scale(x + width / 2);
  const shade = mix(wall, inks.near, 0.42);
  const out = [panel(plane, x, 0, width, height, wall)];
  out.push(panel(plane, x, 0, width * 0.09, height, shade, 0.55));
  if (near > 0.4) out.push(weather());
  for (let s = 1; s < storeys; s++) {
    const y = s * storey;
    out.push(openings(stage, random, plane, { ...options, floor: y, storey }));
    out.push(panel(plane, x, y - 3, width, 8, trim), panel(plane, x, y - 9, width, 6, shade, 0.7));
  }
  out.push(shopFront(stage, random, plane, options));
  out.push(top());
  return { svg: out.join(''), height };

  function weather(): string {
    let d = '';
    for (let i = 0; i < 4; i++) {
      const sx = x + random.range(0.05, 0.95) * width;
      const w = random.range(3, 9);
      const h = random.range(0.06, 0.22) * height;
      d += plane.shape([
        [sx - w, height],
        [sx + w, height],
        [sx + w * 0.4, height - h],
        [sx - w * 0.2, height - h * 1.1],
      ]);
    }
    return fill(d, shade, { 'fill-opacity': 0.4 });
  }

  function top(): string {
    if (roof === 'tile') return tiles();
    if (roof === 'gable') return gable();
    if (roof === 'terrace') return terrace();
    const crown: Point[] = [
      [x, height],
      [x, height + 16],
      [x + width * 0.18, height + 16],
      [x + width * 0.22, height + 26],
      [x + width * 0.36, height + 30],
      [x + width * 0.42, height + 46],
      [x + width * 0.58, height + 46],
      [x + width * 0.64, height + 30],
      [x + width * 0.78, height + 26],
      [x + width * 0.82, height + 16],
      [x + width, height + 16],
      [x + width, height],
    ];
    return (
      fill(plane.shape(crown), wall) +
      panel(plane, x - 4, height - 4, width + 8, 9, trim) +
      lines(plane, [crown.slice(1, -1)], trim, Math.max(1, 3.4 * near)) +
      panel(plane, x + width * 0.45, height + 20, width * 0.1, 14, shade)
    );
  }

  function tiles(): string {
    const rise = storey * random.range(0.46, 0.62);
    const ink = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.3);
    const over = 12;
    const slope: Point[] = [
      [x - over, height - 6],
      [x + width + over, height - 6],
      [x + width + 2, height + rise],
      [x - 2, height + rise],
    ];
    const courses: Point[][] = [];
    const count = Math.round(width / (near > 0.4 ? 9 : 24));
    for (let i = 0; i <= count; i++) {
      const t = i / count;
      courses.push([
        [x - over + (width + 2 * over) * t, height - 6],
        [x - 2 + (width + 4) * t, height + rise],
      ]);
    }
    return (
      fill(plane.shape(slope), ink) +
      lines(plane, courses, mix(ink, inks.ink, 0.45), Math.max(0.7, 2.2 * near)) +
      fill(
        plane.shape([
          [x + width * 0.2, height + rise * 0.55],
          [x + width * 0.5, height + rise * 0.6],
          [x + width * 0.42, height + rise * 0.9],
          [x + width * 0.26, height + rise * 0.86],
        ]),
        mix(ink, inks.leaf, 0.5),
        { 'fill-opacity': 0.55 },
      ) +
      panel(plane, x - over, height - 12, width + 2 * over, 9, mix(ink, inks.ink, 0.55)) +
      panel(plane, x - 6, height + rise - 3, width + 12, 10, mix(ink, inks.paper, 0.28))
    );
  }

  function gable(): string {
    const rise = storey * 0.42;
    const peak: Point[] = [
      [x, height],
      [x + width / 2, height + rise],
      [x + width, height],
    ];
    return (
      fill(plane.shape(peak), wall) +
      lines(
        plane,
        [
          [
            [x - 8, height - 4],
            [x + width / 2, height + rise + 4],
            [x + width + 8, height - 4],
          ],
        ],
        mix(inks.accentDark, inks.near, 0.4),
        Math.max(1.4, 9 * near),
      ) +
      panel(plane, x + width * 0.44, height + rise * 0.28, width * 0.12, rise * 0.34, shade)
    );
  }

  function terrace(): string {
    const rails: Point[][] = [
      [
        [x, height + 30],
        [x + width, height + 30],
      ],
    ];
    for (let i = 0; i <= 9; i++)
      rails.push([
        [x + (width * i) / 9, height],
        [x + (width * i) / 9, height + 30],
      ]);
    const pots: Point[][] = [0.2, 0.45, 0.75].map((t) => [
      [x + width * t - 8, height + 2],
      [x + width * t + 8, height + 2],
      [x + width * t + 10, height + 16],
      [x + width * t - 10, height + 16],
    ]);
    const leaves = [0.2, 0.45, 0.75].map((t) =>
      plane.shape(
        Array.from({ length: 11 }, (_, i): Point => {
          const a = (i / 11) * Math.PI * 2;
          const r = i % 2 ? 13 : 26;
          return [x + width * t + Math.cos(a) * r, height + 38 + Math.sin(a) * r];
        }),
      ),
    );
    return (
      panel(plane, x - 4, height - 4, width + 8, 8, trim) +
      fill(leaves.join(''), tone(inks.leaf, -0.02)) +
      fill(pots.map((p) => plane.shape(p)).join(''), inks.accentDark) +
      lines(plane, rails, inks.ink, Math.max(0.8, 2.4 * near))
    );
  }
}
