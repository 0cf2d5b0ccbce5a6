import { mix } from './colour';
import { lines, type Plane, panel } from './plane';
import type { Stage } from './stage';
import { disc, fill, num, type Point, stroke } from './svg';

export type Head = 'flat' | 'round' | 'pointed' | 'segment';

/** The outline of an opening on a wall, standing at (x, y) by its middle. */
export function opening(x: number, y: number, w: number, h: number, head: Head): Point[] {
  const half = w / 2;
  if (head === 'flat')
    return [
      [x - half, y],
      [x + half, y],
      [x + half, y + h],
      [x - half, y + h],
    ];
  const rise = head === 'segment' ? w * 0.2 : head === 'round' ? half : w * 0.86;
  const top: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const t = (i / 10) * 2 - 1;
    const lift =
      head === 'pointed'
        ? Math.sqrt(Math.max(0, 4 - (1 + Math.abs(t)) ** 2)) / Math.sqrt(3)
        : Math.sqrt(1 - t * t);
    top.push([x - t * half, y + h - rise + rise * lift]);
  }
  return [[x - half, y], [x + half, y], ...top];
}

export interface WindowLook {
  head?: Head;
  trim: string;
  glass: string;
  /** Ink of louvred shutters, if it has any. */
  shutter?: string;
  /** Shutters on the lit and the unlit wall differ. */
  shaded?: boolean;
  bars?: string;
}

/** One window on a wall: surround, glass, bars, sill and perhaps louvred shutters thrown open. */
export function windowOn(
  stage: Stage,
  plane: Plane,
  x: number,
  y: number,
  w: number,
  h: number,
  look: WindowLook,
): string {
  const { inks } = stage;
  const { head = 'flat', trim, glass, shutter } = look;
  const near = plane.scale(x);
  const frame = opening(x, y - 3, w * 1.26, h + w * 0.16, head);
  const hole = opening(x, y, w, h, head);
  const bar = look.bars ?? mix(shutter ?? trim, inks.ink, 0.3);
  const low = h * (head === 'flat' ? 0.68 : 0.6);
  let out =
    fill(plane.shape(frame), trim) +
    fill(plane.shape(hole), glass) +
    lines(
      plane,
      [
        [
          [x, y],
          [x, y + h * (head === 'flat' ? 1 : 0.97)],
        ],
        [
          [x - w / 2, y + low],
          [x + w / 2, y + low],
        ],
      ],
      bar,
      Math.max(0.8, w * 0.06 * near),
    );
  if (shutter) {
    for (const side of [-1, 1]) {
      const tall = head === 'flat' ? h : h * 0.84;
      const x0 = x + side * w * 0.5;
      const x1 = x + side * w * 0.98;
      const slats: Point[][] = [];
      for (let i = 1; i < 8; i++)
        slats.push([
          [x0, y + (tall * i) / 8],
          [x1, y + (tall * i) / 8],
        ]);
      out += fill(
        plane.shape([
          [x0, y],
          [x1, y],
          [x1, y + tall],
          [x0, y + tall],
        ]),
        side === stage.side && !look.shaded ? shutter : mix(shutter, inks.ink, look.shaded ? 0.36 : 0.2),
      );
      if (near * w > 13) out += lines(plane, slats, mix(shutter, inks.ink, 0.5), Math.max(0.6, 1.7 * near));
    }
  }
  return out + panel(plane, x - w * 0.66, y - 8, w * 1.32, 6, trim);
}

/** A row of balusters under a rail. */
export function balustrade(
  plane: Plane,
  x0: number,
  x1: number,
  y: number,
  h: number,
  ink: string,
  gap = 14,
  turned = true,
): string {
  const near = plane.scale((x0 + x1) / 2);
  const posts: Point[][] = [];
  const count = Math.max(2, Math.round((x1 - x0) / gap));
  for (let i = 0; i <= count; i++) {
    const x = x0 + ((x1 - x0) * i) / count;
    posts.push([
      [x, y],
      [x, y + h],
    ]);
  }
  return (
    lines(plane, posts, ink, Math.max(0.8, (turned ? gap * 0.42 : 2.2) * near)) +
    panel(plane, x0, y + h - (turned ? 5 : 3), x1 - x0, turned ? 8 : 4, ink) +
    panel(plane, x0, y, x1 - x0, turned ? 5 : 3, ink)
  );
}

/** A column with base, capital and a shaded side. */
export function column(stage: Stage, x: number, base: number, h: number, w: number, ink: string): string {
  const { inks, side } = stage;
  const shade = mix(ink, inks.near, stage.dark ? 0.5 : 0.38);
  const s = -side;
  const edgeX = (k: number) => x + s * w * k;
  return (
    fill(
      `M${num(x - w * 0.5)} ${num(base)}L${num(x - w * 0.42)} ${num(base - h)}H${num(x + w * 0.42)}L${num(x + w * 0.5)} ${num(base)}Z`,
      ink,
    ) +
    fill(
      `M${num(edgeX(0.12))} ${num(base)}L${num(edgeX(0.1))} ${num(base - h)}L${num(edgeX(0.42))} ${num(base - h)}L${num(edgeX(0.5))} ${num(base)}Z`,
      shade,
    ) +
    fill(`M${num(x - w * 0.68)} ${num(base)}h${num(w * 1.36)}v${num(-w * 0.26)}h${num(-w * 1.36)}Z`, ink) +
    fill(
      `M${num(x - w * 0.78)} ${num(base - h)}h${num(w * 1.56)}l${num(-w * 0.22)} ${num(w * 0.4)}h${num(-w * 1.12)}Z`,
      mix(ink, inks.light, 0.35),
    ) +
    disc(x - w * 0.58, base - h + w * 0.2, w * 0.2, shade) +
    disc(x + w * 0.58, base - h + w * 0.2, w * 0.2, shade)
  );
}

/** A clock without figures, told by its hands. */
export function clock(stage: Stage, x: number, y: number, r: number): string {
  const { inks } = stage;
  let ticks = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    ticks += `M${num(x + Math.cos(a) * r * 0.74)} ${num(y + Math.sin(a) * r * 0.74)}L${num(x + Math.cos(a) * r * 0.9)} ${num(y + Math.sin(a) * r * 0.9)}`;
  }
  return (
    disc(x, y, r * 1.2, mix(inks.accentDark, inks.near, 0.4)) +
    disc(x, y, r, stage.dark || stage.time === 'dusk' ? mix(inks.gold, inks.paper, 0.6) : inks.paper) +
    stroke(ticks, inks.ink, r * 0.08) +
    stroke(`M${num(x)} ${num(y)}L${num(x + r * 0.46)} ${num(y - r * 0.26)}`, inks.ink, r * 0.13) +
    stroke(`M${num(x)} ${num(y)}L${num(x - r * 0.22)} ${num(y - r * 0.7)}`, inks.ink, r * 0.09) +
    disc(x, y, r * 0.1, inks.accent)
  );
}

/** A street lamp of cast iron with three globes, about 190 high, foot at the origin. */
export function lampPost(stage: Stage): string {
  const { inks } = stage;
  const on = stage.dark || stage.time === 'dusk';
  const globe = on ? inks.light : mix(inks.paper, inks.middle, 0.15);
  const globes: readonly Point[] = [
    [-26, -158],
    [26, -158],
    [0, -188],
  ];
  return (
    stroke('M0 0V-172M0 -128Q-26 -122 -26 -146M0 -128Q26 -122 26 -146', inks.ink, 5) +
    fill('M-13 0L-6 -26H6L13 0Z', inks.ink) +
    globes
      .map(
        ([x, y]) =>
          (on
            ? disc(x, y, 44, inks.gold, { 'fill-opacity': 0.16 }) +
              disc(x, y, 24, inks.gold, { 'fill-opacity': 0.22 })
            : '') + disc(x, y, 12, globe),
      )
      .join('')
  );
}

/** Glass by day, lamp light behind some of it by evening. */
export function pane(stage: Stage, chance: boolean): string {
  const { inks } = stage;
  if (chance) return mix(inks.gold, inks.light, 0.3);
  return mix(mix(inks.near, inks.ink, 0.3), inks.waterTop, stage.dark ? 0.08 : 0.22);
}
