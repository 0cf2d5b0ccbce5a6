import { mix } from '../../kit/colour';
import { balustrade, opening, pane, windowOn } from '../../kit/masonry';
import { lines, type Plane, panel } from '../../kit/plane';
import type { Stage } from '../../kit/stage';
import { disc, fill, num, stroke } from '../../kit/svg';
import { evening, type Wall } from './common';

/** How a church ends: in spires, in square towers, or in one tower. */
export type Form = 'spires' | 'towers' | 'single';

/** A cross on a peak. */
export function cross(stage: Stage, x: number, y: number, h: number): string {
  return stroke(
    `M${num(x)} ${num(y + 4)}v${num(-h)}M${num(x - h * 0.28)} ${num(y - h * 0.66)}h${num(h * 0.56)}`,
    stage.dark ? stage.inks.light : stage.inks.ink,
    h * 0.13,
  );
}

/** A ring of tracery around coloured glass. */
export function rose(stage: Stage, x: number, y: number, r: number, wall: Wall): string {
  const { inks } = stage;
  const glass = evening(stage) ? inks.gold : mix(inks.waterLow, inks.near, 0.3);
  let petals = '';
  let spokes = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    petals += disc(
      x + c * r * 0.66,
      y + s * r * 0.66,
      r * 0.16,
      i % 2 ? (evening(stage) ? inks.lotus : inks.accent) : inks.gold,
    );
    spokes += `M${num(x + c * r * 0.28)} ${num(y + s * r * 0.28)}L${num(x + Math.cos(a + 0.26) * r)} ${num(y + Math.sin(a + 0.26) * r)}`;
  }
  return (
    disc(x, y, r * 1.2, wall.trim) +
    disc(x, y, r * 1.08, wall.deep) +
    disc(x, y, r, glass) +
    petals +
    stroke(spokes, wall.trim, r * 0.06) +
    disc(x, y, r * 0.3, wall.trim) +
    disc(x, y, r * 0.2, inks.accent)
  );
}

/** A blind arcade across the front, under the gable. */
export function arcade(stage: Stage, plane: Plane, nave: number, wall: Wall, form: Form): string {
  let out = '';
  const count = form === 'single' ? 9 : 7;
  for (let i = 0; i < count; i++) {
    const x = -nave + (nave * 2 * (i + 0.5)) / count;
    const h = form === 'towers' ? 34 : 40;
    out += fill(plane.shape(opening(x, 404, 26, h, form === 'towers' ? 'pointed' : 'round')), wall.deep);
  }
  return (
    out +
    balustrade(plane, -nave, nave, 206, 24, wall.trim, 20) +
    panel(plane, -nave, 188, nave * 2, 8, mix(wall.deep, stage.inks.ink, 0.2))
  );
}

/** A door in stepped arches. */
export function portal(
  stage: Stage,
  plane: Plane,
  x: number,
  w: number,
  h: number,
  wall: Wall,
  form: Form,
): string {
  const { inks } = stage;
  const head = form === 'towers' ? 'pointed' : 'round';
  const glow = evening(stage) ? mix(inks.gold, inks.accent, 0.12) : mix(inks.groundDark, inks.ink, 0.6);
  let out = '';
  for (const [i, ink] of [wall.trim, wall.deep, mix(wall.lit, wall.shade, 0.5), wall.deep].entries())
    out += fill(plane.shape(opening(x, 0, w * (1.42 - i * 0.12), h * (1.18 - i * 0.05), head)), ink);
  out += fill(plane.shape(opening(x, 0, w * 0.92, h * 0.96, head)), glow);
  out += panel(plane, x - w * 0.46, h * 0.56, w * 0.92, h * 0.05, wall.trim);
  for (const k of [-1, 1])
    out += panel(
      plane,
      x + (k < 0 ? -w * 0.44 : w * 0.26),
      0,
      w * 0.18,
      h * 0.56,
      mix(inks.groundDark, inks.ink, 0.3),
    );
  out += lines(
    plane,
    [
      [
        [x, h * 0.6],
        [x, h * 0.92],
      ],
      [
        [x - w * 0.24, h * 0.6],
        [x - w * 0.16, h * 0.86],
      ],
      [
        [x + w * 0.24, h * 0.6],
        [x + w * 0.16, h * 0.86],
      ],
    ],
    wall.trim,
    3,
  );
  for (let i = 0; i < 3; i++)
    out += panel(
      plane,
      x - w * (0.78 + i * 0.12),
      -7 - i * 8,
      w * (1.56 + i * 0.24),
      8,
      i % 2 ? wall.trim : mix(wall.trim, wall.shade, 0.4),
    );
  return out;
}

/** A tower with its storeys, and its spire or crown. */
export function tower(
  stage: Stage,
  plane: Plane,
  cx: number,
  w: number,
  from: number,
  h: number,
  spire: number,
  wall: Wall,
  form: Form,
): string {
  const { inks, side } = stage;
  const top = from + h;
  const half = w / 2;
  const dim = (x: number, width: number, y: number, height: number) =>
    panel(plane, side > 0 ? x : x + width * 0.64, y, width * 0.36, height, wall.shade);
  let out = panel(plane, cx - half, from, w, h, wall.lit) + dim(cx - half, w, from, h);
  const stages = from ? [0] : [196, 388];
  for (const y of stages) if (y) out += panel(plane, cx - half - 6, y - 6, w + 12, 13, wall.trim);
  const head = form === 'towers' ? 'pointed' : 'round';
  const glass = (n: number) => pane(stage, evening(stage) && n % 2 === 0);
  if (!from) {
    out += windowOn(stage, plane, cx, 226, 50, 128, { head, trim: wall.trim, glass: glass(0) });
    for (const k of [-1, 1])
      out += windowOn(stage, plane, cx + k * 32, 420, 36, form === 'towers' ? 150 : 116, {
        head,
        trim: wall.trim,
        glass: wall.deep,
        bars: wall.shade,
      });
  } else {
    for (const k of [-1, 1])
      out += windowOn(stage, plane, cx + k * 30, from + 70, 34, 104, {
        head,
        trim: wall.trim,
        glass: wall.deep,
        bars: wall.shade,
      });
  }
  for (const k of [-1, 1])
    out += panel(
      plane,
      cx + k * half - 9,
      from,
      18,
      h + 8,
      k === side ? wall.trim : mix(wall.trim, wall.shade, 0.55),
    );
  out += panel(plane, cx - half - 12, top - 8, w + 24, 18, wall.trim);
  if (form === 'towers') {
    for (let i = -2; i <= 2; i++) out += panel(plane, cx + i * 36 - 12, top + 10, 24, 22, wall.lit);
    for (const k of [-1, 1])
      out += fill(
        plane.shape([
          [cx + k * half - 15, top + 8],
          [cx + k * half + 15, top + 8],
          [cx + k * half, top + 78],
        ]),
        wall.trim,
      );
    return out + cross(stage, cx, -top - 12, 56);
  }
  const roof = mix(mix(inks.middle, inks.near, 0.4), wall.deep, 0.3);
  const peak = top + spire;
  const s = side;
  out += fill(
    plane.shape([
      [cx - half - 4, top + 8],
      [cx + half + 4, top + 8],
      [cx, peak],
    ]),
    mix(roof, inks.light, stage.dark ? 0.08 : 0.2),
  );
  out += fill(
    plane.shape([
      [cx - s * (half + 4), top + 8],
      [cx + s * 18, top + 8],
      [cx, peak],
    ]),
    roof,
  );
  out +=
    fill(
      plane.shape([
        [cx - 26, top + 10],
        [cx + 26, top + 10],
        [cx + 26, top + 60],
        [cx, top + 96],
        [cx - 26, top + 60],
      ]),
      wall.trim,
    ) + fill(plane.shape(opening(cx, top + 14, 26, 52, 'round')), wall.deep);
  for (const k of [-1, 1])
    out += fill(
      plane.shape([
        [cx + k * half - 13, top + 8],
        [cx + k * half + 13, top + 8],
        [cx + k * half, top + 70],
      ]),
      k === s ? wall.trim : wall.shade,
    );
  let courses = '';
  for (let t = 0.2; t < 0.95; t += 0.12)
    courses += plane.line([
      [cx - half * (1 - t), top + spire * t],
      [cx + half * (1 - t), top + spire * t],
    ]);
  return (
    out +
    stroke(courses, mix(roof, inks.ink, 0.4), 1.8, { 'stroke-opacity': 0.6 }) +
    cross(stage, cx, -peak, 44)
  );
}
