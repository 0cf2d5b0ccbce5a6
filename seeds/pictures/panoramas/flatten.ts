import type { Point } from '../kit/svg';

const numbers: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const steps = 8;

const between = (at: (t: number) => Point): Point[] =>
  Array.from({ length: steps }, (_, i) => at((i + 1) / steps));

const cubic = (a: Point, b: Point, c: Point, d: Point): Point[] =>
  between((t) => {
    const s = 1 - t;
    const mixed = (k: 0 | 1) => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k];
    return [mixed(0), mixed(1)];
  });

const quadratic = (a: Point, b: Point, c: Point): Point[] =>
  between((t) => {
    const s = 1 - t;
    const mixed = (k: 0 | 1) => s * s * a[k] + 2 * s * t * b[k] + t * t * c[k];
    return [mixed(0), mixed(1)];
  });

/** An arc of an unturned ellipse, by the rules of SVG. */
function arc(a: Point, rx: number, ry: number, large: boolean, sweep: boolean, b: Point): Point[] {
  const [hx, hy] = [(a[0] - b[0]) / 2, (a[1] - b[1]) / 2];
  const grow = Math.max(1, Math.sqrt((hx / rx) ** 2 + (hy / ry) ** 2));
  const [w, h] = [rx * grow, ry * grow];
  const room = Math.max(0, (w * h) ** 2 / ((w * hy) ** 2 + (h * hx) ** 2) - 1);
  const k = Math.sqrt(room) * (large === sweep ? -1 : 1);
  const [mx, my] = [(k * w * hy) / h, (-k * h * hx) / w];
  const [cx, cy] = [mx + (a[0] + b[0]) / 2, my + (a[1] + b[1]) / 2];
  const from = Math.atan2((hy - my) / h, (hx - mx) / w);
  let turn = Math.atan2((-hy - my) / h, (-hx - mx) / w) - from;
  if (sweep && turn < 0) turn += Math.PI * 2;
  if (!sweep && turn > 0) turn -= Math.PI * 2;
  return between((t) => [cx + w * Math.cos(from + turn * t), cy + h * Math.sin(from + turn * t)]);
}

export interface Outline {
  points: Point[];
  closed: boolean;
}

/** The outlines of a path as points: curves become short straight pieces. */
export function flatten(d: string): Outline[] {
  const out: Outline[] = [];
  let points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let handle: Point = [0, 0];
  for (const [, letter = 'Z', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const given = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = numbers[command] ?? 0;
    if (command === 'Z') {
      const last = out[out.length - 1];
      if (last) last.closed = true;
      at = start;
      continue;
    }
    for (let i = 0; i + size <= given.length; i += size) {
      const values = given.slice(i, i + size);
      const n = (index: number) => values[index] ?? 0;
      const [ox, oy] = relative ? at : [0, 0];
      const p = (index: number): Point => [n(index) + ox, n(index + 1) + oy];
      const mirrored: Point = [2 * at[0] - handle[0], 2 * at[1] - handle[1]];
      let end = p(Math.max(0, size - 2));
      if (command === 'H') end = [n(0) + ox, at[1]];
      if (command === 'V') end = [at[0], n(0) + oy];
      if (command === 'M' && i === 0) {
        points = [end];
        out.push({ points, closed: false });
        start = end;
      } else if (command === 'C') points.push(...cubic(at, p(0), p(2), end));
      else if (command === 'S') points.push(...cubic(at, mirrored, p(0), end));
      else if (command === 'Q') points.push(...quadratic(at, p(0), end));
      else if (command === 'T') points.push(...quadratic(at, mirrored, end));
      else if (command === 'A') points.push(...arc(at, n(0), n(1), n(3) === 1, n(4) === 1, end));
      else points.push(end);
      handle =
        command === 'C' ? p(2) : command === 'Q' || command === 'S' ? p(0) : command === 'T' ? mirrored : end;
      at = end;
    }
  }
  return out;
}
