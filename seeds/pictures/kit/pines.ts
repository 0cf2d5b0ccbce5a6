import type { Random } from './random';
import { num } from './svg';

/** A pine of the highlands rooted at (x, y): a bare bole, and a crown of loose flat pads in its upper part. */
export function hillPine(random: Random, x: number, y: number, height: number, pads: number): string {
  const lean = random.range(-0.05, 0.05) * height;
  const bole = Math.max(0.8, height * 0.014);
  let d = `M${num(x - bole * 1.5)} ${num(y)}L${num(x + lean - bole * 0.5)} ${num(y - height * 0.96)}h${num(bole)}L${num(x + bole * 1.5)} ${num(y)}Z`;
  const from = random.range(0.34, 0.46);
  for (let i = 0; i < pads; i++) {
    const t = i / Math.max(1, pads - 1);
    const at = from + (1 - from) * t;
    const w = height * (0.13 - 0.075 * t) * random.range(0.75, 1.25) * (0.6 + 4 / (pads + 3));
    const h = Math.max(3, height * (0.62 / pads) * random.range(0.8, 1.2));
    const side = i % 2 ? 1 : -1;
    const cx = x + lean * at + side * w * random.range(0.15, 0.6) * (1 - t * 0.7);
    const cy = y - height * at + h * 0.5;
    d += `M${num(cx - w)} ${num(cy)}q${num(w * 0.25)} ${num(-h * 0.9)} ${num(w * 0.75)} ${num(-h * 0.8)}q${num(w * 0.5)} ${num(-h * 0.5)} ${num(w * 0.8)} ${num(h * 0.1)}q${num(w * 0.4)} ${num(h * 0.1)} ${num(w * 0.45)} ${num(h * 0.7)}q${num(-w)} ${num(h * 0.5)} ${num(-w * 2)} 0Z`;
  }
  return d;
}
