import { mix } from './colour';
import { lines, type Plane, panel } from './plane';
import type { Random } from './random';
import type { Stage } from './stage';
import { fill, type Point } from './svg';

export type WindowStyle = 'shutters' | 'arched' | 'balcony' | 'gallery';

/** Below this scale fine lines would run together, so they are left out. */
const FINE = 0.5;

export interface OpeningOptions {
  x: number;
  width: number;
  floor: number;
  storey: number;
  wall: string;
  trim: string;
  shutter: string;
  windows: WindowStyle;
  lit: number;
}

/** The windows of one upper floor: louvred shutters, arches, balconies or a timber gallery. */
export function openings(stage: Stage, random: Random, plane: Plane, options: OpeningOptions): string {
  const { x, width, windows } = options;
  if (windows === 'gallery') return gallery(stage, random, plane, options);
  const count = Math.max(1, Math.round(width / 86));
  const bay = width / count;
  let out = '';
  for (let i = 0; i < count; i++) out += casement(stage, random, plane, options, x + bay * (i + 0.5), bay);
  if (windows === 'balcony')
    out += railing(stage, plane, x + 4, options.floor + 4, width - 8, options.storey * 0.3);
  return out;
}

function glow(stage: Stage, random: Random, lit: number): string {
  const { inks } = stage;
  if (random.chance(lit))
    return random.pick([inks.gold, mix(inks.gold, inks.paper, 0.35), mix(inks.gold, inks.accent, 0.25)]);
  return mix(inks.near, inks.ink, 0.45);
}

function casement(
  stage: Stage,
  random: Random,
  plane: Plane,
  options: OpeningOptions,
  cx: number,
  bay: number,
): string {
  const { floor, storey, trim, shutter, windows, lit } = options;
  const { inks } = stage;
  const near = plane.scale(cx);
  const w = Math.min(40, bay * 0.4);
  const tall = windows === 'balcony';
  const y = floor + (tall ? 6 : storey * 0.26);
  const h = storey * (tall ? 0.72 : 0.52);
  const arched = windows === 'arched';
  const arch: Point[] = [];
  for (let i = 0; i <= 8; i++) {
    const a = (Math.PI * i) / 8;
    arch.push([cx + (w / 2) * Math.cos(a), y + h - w * 0.1 + (w / 2) * Math.sin(a)]);
  }
  const hole: Point[] = arched
    ? [[cx - w / 2, y], [cx + w / 2, y], ...arch]
    : [
        [cx - w / 2, y],
        [cx + w / 2, y],
        [cx + w / 2, y + h],
        [cx - w / 2, y + h],
      ];
  const frame = hole.map(([px, py]): Point => [cx + (px - cx) * 1.22, py + (py > y + 1 ? 6 : -3)]);
  const leaf = (side: number) => {
    const half = w * (random.chance(0.25) ? 0.24 : 0.46);
    const x0 = cx + side * (w / 2 + 1);
    const x1 = x0 + side * half;
    const top = y + h * (arched ? 0.92 : 1);
    const slats: Point[][] = [];
    for (let i = 1; i < 9; i++)
      slats.push([
        [x0, y + ((top - y) * i) / 9],
        [x1, y + ((top - y) * i) / 9],
      ]);
    const lightSide = side === stage.side;
    return (
      fill(
        plane.shape([
          [x0, y],
          [x1, y],
          [x1, top],
          [x0, top],
        ]),
        lightSide ? shutter : mix(shutter, inks.ink, 0.28),
      ) + (near > FINE ? lines(plane, slats, mix(shutter, inks.ink, 0.5), Math.max(0.5, 1.8 * near)) : '')
    );
  };
  const light = glow(stage, random, lit);
  const closed = !tall && random.chance(0.2);
  const bars: Point[][] = [
    [
      [cx, y],
      [cx, y + h],
    ],
    [
      [cx - w / 2, y + h * 0.66],
      [cx + w / 2, y + h * 0.66],
    ],
  ];
  return (
    fill(plane.shape(frame), trim) +
    fill(plane.shape(hole), closed ? shutter : light) +
    (near > FINE ? lines(plane, bars, mix(shutter, inks.ink, 0.35), Math.max(0.6, 2.2 * near)) : '') +
    (closed ? '' : leaf(-1) + leaf(1)) +
    panel(plane, cx - w * 0.62, y - 8, w * 1.24, 6, trim)
  );
}

/** An iron balcony: slab, rail, bars with a curl between them, sometimes a plant. */
function railing(stage: Stage, plane: Plane, x: number, y: number, w: number, h: number): string {
  const { inks } = stage;
  const near = plane.scale(x + w / 2);
  const bars: Point[][] = [
    [
      [x, y + h],
      [x + w, y + h],
    ],
    [
      [x, y + h * 0.2],
      [x + w, y + h * 0.2],
    ],
  ];
  const count = Math.round(w / (near > FINE ? 13 : 26));
  for (let i = 0; i <= count; i++)
    bars.push([
      [x + (w * i) / count, y],
      [x + (w * i) / count, y + h],
    ]);
  const curls: Point[][] = [];
  for (let i = 0; near > FINE && i + 1 < count; i += 2) {
    const cx = x + (w * (i + 1)) / count;
    curls.push(
      Array.from(
        { length: 7 },
        (_, k): Point => [cx + Math.sin(k * 1.05) * 6, y + h * 0.2 + (h * 0.8 * k) / 6],
      ),
    );
  }
  return (
    panel(plane, x - 4, y - 8, w + 8, 8, mix(mix(inks.ground, inks.near, 0.3), inks.ink, 0.2)) +
    lines(plane, bars, inks.ink, Math.max(0.6, 2 * near)) +
    lines(plane, curls, inks.ink, Math.max(0.4, 1.2 * near))
  );
}

/** A timber upper floor: panelled doors, lamps behind some, a rail in front. */
function gallery(
  stage: Stage,
  random: Random,
  plane: Plane,
  { x, width, floor, storey, lit }: OpeningOptions,
): string {
  const { inks } = stage;
  const wood = mix(inks.groundDark, inks.ink, 0.4);
  const near = plane.scale(x + width / 2);
  const y = floor + 8;
  const h = storey * 0.74;
  const count = Math.max(3, Math.round(width / 34));
  const bay = (width - 16) / count;
  let out = panel(plane, x + 6, y, width - 12, h, wood);
  const mullions: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const px = x + 8 + bay * i;
    out += panel(plane, px + 4, y + h * 0.32, bay - 8, h * 0.56, glow(stage, random, lit));
    out += panel(plane, px + 4, y + 4, bay - 8, h * 0.22, mix(wood, inks.ground, 0.22));
    mullions.push(
      [
        [px + bay / 2, y + h * 0.32],
        [px + bay / 2, y + h * 0.88],
      ],
      [
        [px + 4, y + h * 0.6],
        [px + bay - 4, y + h * 0.6],
      ],
    );
  }
  const rail: Point[][] = [
    [
      [x, y + h * 0.34],
      [x + width, y + h * 0.34],
    ],
  ];
  const posts = Math.round(width / (near > FINE ? 14 : 28));
  for (let i = 0; i <= posts; i++)
    rail.push([
      [x + (width * i) / posts, y],
      [x + (width * i) / posts, y + h * 0.34],
    ]);
  if (near > FINE) out += lines(plane, mullions, wood, Math.max(0.5, 1.8 * near));
  return out + lines(plane, rail, mix(wood, inks.ink, 0.5), Math.max(0.6, 2.4 * near));
}
