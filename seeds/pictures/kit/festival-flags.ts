import { mix } from './colour';
import type { Stage } from './stage';
import { box, disc, fill, num, stroke } from './svg';

/** The five-coloured festival flag: squares one in another with a toothed fringe, on a pole; foot at the origin, about 300 high. */
export function festivalFlag(stage: Stage, height = 300, flip = 1): string {
  const { inks } = stage;
  const size = height * 0.44;
  const rings = [
    inks.accent,
    inks.gold,
    mix(inks.leaf, inks.gold, 0.15),
    mix(inks.waterLow, inks.waterTop, 0.3),
    inks.accent,
  ];
  const top = -height * 0.97;
  let teeth = '';
  const n = 6;
  for (let i = 0; i < n; i++) {
    const a = top + (size * i) / n;
    teeth += `M${num(flip * size)} ${num(a)}l${num(flip * size * 0.16)} ${num(size / n / 2)}l${num(-flip * size * 0.16)} ${num(size / n / 2)}Z`;
    const b = (flip * size * i) / n;
    teeth += `M${num(b)} ${num(top + size)}l${num((flip * size) / n / 2)} ${num(size * 0.16)}l${num((flip * size) / n / 2)} ${num(-size * 0.16)}Z`;
  }
  const squares = rings
    .map((ink, i) => {
      const d = size * i * 0.1;
      const w = size - d * 2;
      return box(flip > 0 ? d : -size + d, top + d, w, w, ink);
    })
    .join('');
  return (
    stroke(`M0 0V${num(-height)}`, mix(inks.groundDark, inks.ink, 0.4), height * 0.022) +
    fill(teeth, inks.accent) +
    squares +
    fill(
      `M${num(-height * 0.02)} ${num(-height)}L0 ${num(-height * 1.06)}L${num(height * 0.02)} ${num(-height)}Z`,
      inks.gold,
    )
  );
}

/** A parasol of state with a deep fringe on a tall pole; foot at the origin. */
export function parasol(stage: Stage, height: number, ink: string): string {
  const { inks, side } = stage;
  const w = height * 0.25;
  const y = -height * 0.82;
  let fringe = '';
  for (let i = 0; i <= 12; i++)
    fringe += `M${num(-w + (i * 2 * w) / 12)} ${num(y + height * 0.03)}v${num(height * 0.06)}`;
  return (
    stroke(`M0 0V${num(-height * 0.96)}`, mix(inks.groundDark, inks.ink, 0.4), height * 0.02) +
    fill(
      `M${num(-w)} ${num(y)}Q${num(-w * 0.7)} ${num(-height)} 0 ${num(-height)}Q${num(w * 0.7)} ${num(-height)} ${num(w)} ${num(y)}Z`,
      ink,
    ) +
    fill(
      `M${num(-side * w)} ${num(y)}Q${num(-side * w * 0.7)} ${num(-height)} 0 ${num(-height)}Q${num(-side * w * 0.4)} ${num(-height * 0.93)} ${num(-side * w * 0.3)} ${num(y)}Z`,
      mix(ink, inks.ink, 0.35),
    ) +
    box(-w, y, w * 2, height * 0.045, inks.gold) +
    stroke(fringe, mix(ink, inks.gold, 0.5), height * 0.012) +
    disc(0, -height, height * 0.018, inks.gold)
  );
}

/** Paper pennants along a cord between two points. */
export function pennants(
  stage: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  size: number,
): string {
  const { inks } = stage;
  const colours = [inks.accent, inks.gold, inks.leaf, mix(inks.waterLow, inks.waterTop, 0.4), inks.lotus];
  const paths = colours.map(() => '');
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t);
    paths[i % colours.length] +=
      `M${num(x - size * 0.4)} ${num(y)}h${num(size * 0.8)}l${num(-size * 0.4)} ${num(size)}Z`;
  }
  return (
    stroke(
      `M${num(x0)} ${num(y0)}Q${num((x0 + x1) / 2)} ${num((y0 + y1) / 2 + sag * 2)} ${num(x1)} ${num(y1)}`,
      inks.ink,
      2,
    ) + paths.map((d, i) => fill(d, colours[i] ?? inks.accent)).join('')
  );
}
