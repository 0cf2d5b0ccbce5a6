import { mix } from './colour';
import { fractal, polygon } from './path';
import { HEIGHT, type Stage, WIDTH } from './stage';
import { fill, num, type Point, stroke } from './svg';
import { type Crop, cropOf } from './terraces';

/** The flat fields of a valley floor, plot by plot, widening towards us. */
export function paddies(stage: Stage, top: number): string {
  const { inks } = stage;
  const random = stage.random.fork('paddies');
  const sway = fractal(random, 2);
  const rows = 9;
  const vanish = WIDTH * random.range(0.36, 0.64);
  const line = (k: number, x: number) =>
    top + (HEIGHT + 30 - top) * (k / rows) ** 1.7 + sway(x / 700 + k * 0.7) * 7 * k * 0.6;
  let out = fill(`M0 ${num(top)}H${WIDTH}V${HEIGHT}H0Z`, mix(inks.leafDark, inks.groundDark, 0.4));
  for (let k = 0; k < rows; k++) {
    const veil = Math.max(0, 0.4 - k * 0.09);
    const crop = cropOf(stage, veil);
    const total = crop.plots.reduce((sum, plot) => sum + plot.share, 0);
    const dike = 2.5 + k * 1.5;
    let sprouts = '';
    for (let u = -1.6; u < 1.6; ) {
      const next = u + random.range(0.14, 0.42);
      const reach = (k + 1.4) / rows;
      const xAt = (v: number, t: number) => vanish + v * WIDTH * (0.55 + 1.5 * (reach + t * 0.12));
      const [x0, x1, x2, x3] = [xAt(u, 0), xAt(next, 0), xAt(next, 1), xAt(u, 1)];
      const plot = plotAt(crop.plots, random.next() * total);
      if (plot && x1 > -40 && x0 < WIDTH + 40) {
        const upper: Point[] = [];
        const lower: Point[] = [];
        for (let i = 0; i <= 8; i++) {
          const t = i / 8;
          const a = x0 + (x1 - dike - x0) * t;
          const b = x3 + (x2 - dike - x3) * t;
          upper.push([a, line(k, a) + dike * 0.5]);
          lower.push([b, line(k + 1, b) - dike * 0.5]);
        }
        out += fill(polygon([...upper, ...lower.reverse()]), plot.paint);
        if (plot.sown && k > 1) sprouts += tufts(random, k, x0, x1, line);
      }
      u = next;
    }
    out += stroke(sprouts, crop.sprout, 1 + k * 0.32, { 'stroke-opacity': 0.75 });
    const edge: Point[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 40) edge.push([x, line(k + 1, x) - dike * 0.3]);
    out += stroke(polygon(edge, false), crop.lip, Math.max(1.4, dike * 0.4));
  }
  return out;
}

function tufts(
  random: Stage['random'],
  k: number,
  x0: number,
  x1: number,
  line: (k: number, x: number) => number,
): string {
  let d = '';
  for (let row = 1; row <= 4; row++) {
    const gap = 12 + k * 4;
    for (let x = Math.max(-10, x0) + (row % 2) * gap * 0.5 + 8; x < Math.min(WIDTH + 10, x1) - 8; x += gap) {
      const y = line(k + 0.16 + row * 0.18, x);
      d += `M${Math.round(x)} ${Math.round(y)}l${random.int(-2, 2)} -${Math.round(4 + k * 2.2)}`;
    }
  }
  return d;
}

/** The plot that a draw between nothing and the sum of all shares falls on. */
function plotAt(plots: Crop['plots'], draw: number): Crop['plots'][number] | undefined {
  let below = 0;
  for (const plot of plots) {
    below += plot.share;
    if (draw <= below) return plot;
  }
  return plots[0];
}
