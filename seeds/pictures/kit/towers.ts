import { mix } from './colour';
import { polygon } from './path';
import type { Random } from './random';
import type { Stage } from './stage';
import { box, fill, num, type Point, stroke } from './svg';

export type TowerForm = 'slab' | 'stepped' | 'petal' | 'bundle' | 'wedge' | 'crown' | 'round';

export interface Tower {
  x: number;
  base: number;
  width: number;
  height: number;
  form: TowerForm;
  ink: string;
  shade: string;
  /** Share of windows with a lamp on. */
  lit: number;
}

function outlineOf({ x, base, width, height, form }: Tower): Point[] {
  const w = width / 2;
  const up = (t: number) => base - height * t;
  switch (form) {
    case 'stepped':
      return [
        [x - w, base],
        [x - w, up(0.62)],
        [x - w * 0.72, up(0.62)],
        [x - w * 0.72, up(0.84)],
        [x - w * 0.4, up(0.84)],
        [x - w * 0.4, up(1)],
        [x + w * 0.4, up(1)],
        [x + w * 0.4, up(0.84)],
        [x + w * 0.72, up(0.84)],
        [x + w * 0.72, up(0.62)],
        [x + w, up(0.62)],
        [x + w, base],
      ];
    case 'petal': {
      const left: Point[] = [];
      const right: Point[] = [];
      for (let i = 0; i <= 14; i++) {
        const t = i / 14;
        left.push([x - w * (0.7 + 0.34 * Math.sin(t * 2.5)) * (1 - 0.74 * t ** 5), up(t)]);
        right.unshift([x + w * (0.72 + 0.3 * Math.sin(t * 2.7)) * (1 - 0.96 * t ** 3.4), up(t)]);
      }
      return [...left, ...right];
    }
    case 'bundle':
      return [
        [x - w, base],
        [x - w, up(0.5)],
        [x - w * 0.7, up(0.5)],
        [x - w * 0.7, up(0.68)],
        [x - w * 0.36, up(0.68)],
        [x - w * 0.36, up(0.86)],
        [x - w * 0.1, up(0.86)],
        [x - w * 0.05, up(1)],
        [x + w * 0.05, up(1)],
        [x + w * 0.1, up(0.9)],
        [x + w * 0.4, up(0.9)],
        [x + w * 0.4, up(0.74)],
        [x + w * 0.72, up(0.74)],
        [x + w * 0.72, up(0.58)],
        [x + w, up(0.58)],
        [x + w, base],
      ];
    case 'wedge':
      return [
        [x - w, base],
        [x - w, up(0.8)],
        [x + w * 0.6, up(1)],
        [x + w, up(0.96)],
        [x + w, base],
      ];
    case 'crown':
      return [
        [x - w, base],
        [x - w, up(0.88)],
        [x - w * 0.8, up(0.9)],
        [x - w * 0.8, up(0.95)],
        [x - w * 0.3, up(0.97)],
        [x, up(1.04)],
        [x + w * 0.3, up(0.97)],
        [x + w * 0.8, up(0.95)],
        [x + w * 0.8, up(0.9)],
        [x + w, up(0.88)],
        [x + w, base],
      ];
    case 'round':
      return [
        [x - w, base],
        [x - w, up(0.86)],
        [x - w * 0.86, up(0.94)],
        [x - w * 0.5, up(0.99)],
        [x, up(1)],
        [x + w * 0.5, up(0.99)],
        [x + w * 0.86, up(0.94)],
        [x + w, up(0.86)],
        [x + w, base],
      ];
    default:
      return [
        [x - w, base],
        [x - w, up(1)],
        [x + w * 0.2, up(1)],
        [x + w * 0.2, up(0.97)],
        [x + w, up(0.97)],
        [x + w, base],
      ];
  }
}

/** A tall building with a shade side, window bands, lamps, and what its form wears on top. Its outline is for reflections. */
export function tower(stage: Stage, random: Random, options: Tower): { svg: string; outline: Point[] } {
  const { x, base, width, height, form, ink, shade, lit } = options;
  const { inks, side } = stage;
  const outline = outlineOf(options);
  const d = polygon(outline);
  const clip = stage.clip(fill(d, '#000'));
  const w = width / 2;
  const cell = Math.max(9, width / 9);
  let bands = '';
  let lamps = '';
  let warm = '';
  for (let y = base - 10; y > base - height; y -= cell * 1.25) {
    bands += `M${num(x - w)} ${num(y)}h${num(width)}`;
    for (let px = x - w + cell * 0.35; px < x + w - cell * 0.5; px += cell) {
      if (!random.chance(lit)) continue;
      const lamp = `M${num(px)} ${num(y - cell * 0.85)}h${num(cell * 0.55)}v${num(cell * 0.6)}h${num(-cell * 0.55)}z`;
      if (random.chance(0.3)) warm += lamp;
      else lamps += lamp;
    }
  }
  const away = side > 0 ? x - w - 2 : x + w * 0.06;
  const inside =
    box(away, base - height * 1.1, w + 2, height * 1.1, shade) +
    stroke(bands, mix(ink, inks.skyLow, 0.3), Math.max(1, cell * 0.12), { 'stroke-opacity': 0.5 }) +
    fill(lamps, inks.gold, { 'fill-opacity': 0.92 }) +
    fill(warm, mix(inks.gold, inks.paper, 0.6));
  let extra = '';
  if (form === 'petal')
    extra = fill(
      `M${num(x + w * 0.2)} ${num(base - height * 0.72)}q${num(w * 0.9)} ${num(-w * 0.06)} ${num(w * 1.15)} ${num(w * 0.06)}l${num(-w * 0.3)} ${num(w * 0.18)}h${num(-w * 0.8)}z`,
      shade,
    );
  if (form === 'bundle' || form === 'crown')
    extra = stroke(
      `M${num(x)} ${num(base - height)}v${num(-height * 0.16)}`,
      shade,
      Math.max(2, width * 0.03),
    );
  if (form === 'slab')
    extra = stroke(
      `M${num(x - w * 0.5)} ${num(base - height)}v${num(-height * 0.07)}M${num(x - w * 0.3)} ${num(base - height)}v${num(-height * 0.05)}`,
      shade,
      2.4,
    );
  return { svg: `${extra}${fill(d, ink)}<g clip-path="${clip}">${inside}</g>`, outline };
}
