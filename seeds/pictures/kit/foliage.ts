import type { Random } from './random';
import { num, type Point } from './svg';

/** A clump of foliage seen from afar: scalloped above, ragged below. */
export function clump(random: Random, cx: number, cy: number, w: number, h: number): string {
  const lobes = Math.max(4, Math.round(w / Math.max(14, h * 0.5)));
  let d = `M${num(cx - w / 2)} ${num(cy)}`;
  let px = cx - w / 2;
  let py = cy;
  for (let i = 1; i <= lobes; i++) {
    const t = i / lobes;
    const nx = cx - w / 2 + w * t;
    const ny = cy - Math.sin(t * Math.PI) * h * random.range(0.65, 1);
    const r = Math.max(2, Math.hypot(nx - px, ny - py) * random.range(0.52, 0.66));
    d += `A${num(r)} ${num(r)} 0 0 1 ${num(nx)} ${num(ny)}`;
    px = nx;
    py = ny;
  }
  const drips = Math.max(2, Math.round(lobes / 2));
  for (let i = 1; i <= drips; i++) {
    const nx = cx + w / 2 - (w * i) / drips;
    d += `Q${num((px + nx) / 2)} ${num(cy + h * random.range(0.2, 0.75))} ${num(nx)} ${num(cy + h * random.range(-0.08, 0.1))}`;
    px = nx;
  }
  return `${d}Z`;
}

/** A line of tree crowns along a line of ground: the outline of a wood. */
export function crowns(random: Random, line: readonly Point[], low: number, high: number): Point[] {
  const out: Point[] = [];
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last) return out;
  let x = first[0];
  let index = 0;
  while (x < last[0]) {
    const w = random.range(low, high) * 1.3;
    const h = random.range(low, high);
    while (index + 2 < line.length && (line[index + 1]?.[0] ?? 0) < x) index++;
    const y = line[index]?.[1] ?? 0;
    for (let i = 0; i <= 6; i++) {
      const a = Math.PI * (i / 6);
      out.push([x + (w / 2) * (1 - Math.cos(a)), y - Math.sin(a) ** 0.8 * h]);
    }
    x += w * random.range(0.72, 0.98);
  }
  return out;
}

/** Tufts of grass along a line, as one path. */
export function grassTuft(random: Random, x: number, y: number, height: number, blades = 7): string {
  let d = '';
  for (let i = 0; i < blades; i++) {
    const lean = random.range(-0.6, 0.6);
    const h = height * random.range(0.55, 1);
    const rx = x + random.range(-0.18, 0.18) * height;
    const w = Math.max(1.2, height * 0.045);
    const tx = rx + lean * h * 0.75;
    d += `M${num(rx - w)} ${num(y)}Q${num(rx + lean * h * 0.12 - w)} ${num(y - h * 0.6)} ${num(tx)} ${num(y - h)}Q${num(rx + lean * h * 0.16 + w)} ${num(y - h * 0.5)} ${num(rx + w)} ${num(y)}Z`;
  }
  return d;
}
