import { mix } from '../../kit/colour';
import { blade } from '../../kit/path';
import type { Random } from '../../kit/random';
import type { Stage } from '../../kit/stage';
import { fill, num, oval, type Point, stroke } from '../../kit/svg';

/** One white chrysanthemum seen from the front and a little above: three rings of narrow petals. */
function head(stage: Stage, random: Random, x: number, y: number, r: number): string {
  const { inks } = stage;
  const white = mix(inks.paper, inks.light, 0.3);
  const ring = (count: number, reach: number, width: number) => {
    const turn = random.next();
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = ((i + turn) / count) * Math.PI * 2;
      const l = reach * random.range(0.88, 1.06);
      d += blade([x, y], [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.82], width, width * 0.3);
    }
    return d;
  };
  return (
    fill(ring(17, r, r * 0.17), mix(white, inks.far, 0.5)) +
    fill(ring(15, r * 0.8, r * 0.15), mix(white, inks.far, 0.2)) +
    fill(ring(11, r * 0.54, r * 0.13), white) +
    oval(x, y, r * 0.2, r * 0.17, mix(inks.gold, inks.leafLight, 0.4))
  );
}

/** A bunch laid down: stems in white paper, heads towards `dir`; its tie at (x, y). */
export function bunch(stage: Stage, label: string, x: number, y: number, size: number, dir: 1 | -1): string {
  const random = stage.random.fork(label);
  const { inks } = stage;
  const paper = mix(inks.paper, inks.far, 0.16);
  const p = (px: number, py: number) => `${num(x + dir * px * size)} ${num(y + py * size)}`;
  const heads: Point[] = Array.from({ length: 9 }, (_, i) => [
    x + dir * size * (0.5 + (i % 3) * 0.34 + random.range(-0.06, 0.06)),
    y + size * (-0.52 + Math.floor(i / 3) * 0.3 + random.range(-0.05, 0.05)),
  ]);
  let leaves = '';
  for (const [hx, hy] of heads)
    for (let k = 0; k < 2; k++) {
      const a = random.range(0, Math.PI * 2);
      leaves += blade([hx, hy], [hx + Math.cos(a) * size * 0.38, hy + Math.sin(a) * size * 0.3], size * 0.07);
    }
  return (
    fill(`M${p(-0.5, 0.3)}L${p(1.5, 0.34)}L${p(1.3, 0.44)}L${p(-0.5, 0.42)}Z`, inks.ink, {
      'fill-opacity': 0.28,
    }) +
    stroke(
      `M${p(0, 0)}L${p(-0.72, 0.24)}M${p(0, 0.04)}L${p(-0.66, 0.32)}M${p(0, 0)}L${p(-0.76, 0.14)}`,
      inks.leafDark,
      size * 0.05,
    ) +
    fill(`M${p(-0.12, 0.1)}L${p(0.42, -0.66)}L${p(1.36, 0.3)}L${p(0.02, 0.26)}Z`, mix(paper, inks.far, 0.3)) +
    fill(leaves, mix(inks.leafDark, inks.leaf, 0.35)) +
    heads.map(([hx, hy]) => head(stage, random, hx, hy, size * 0.29)).join('') +
    fill(`M${p(-0.14, 0.08)}L${p(0.5, 0.02)}Q${p(0.86, 0.16)} ${p(1.28, 0.36)}L${p(0, 0.3)}Z`, paper) +
    stroke(`M${p(-0.1, 0.1)}L${p(0, 0.28)}`, mix(inks.far, inks.near, 0.3), size * 0.06)
  );
}

/** Cut flowers standing in a plain jar, its foot at (x, y). */
export function jarOfFlowers(stage: Stage, label: string, x: number, y: number, size: number): string {
  const random = stage.random.fork(label);
  const { inks, side } = stage;
  const clay = mix(inks.paper, inks.middle, 0.22);
  let stems = '';
  let leaves = '';
  const tops: Point[] = [];
  for (let i = 0; i < 11; i++) {
    const row = i % 2;
    const hx = x + size * ((i - 5) * 0.115 + random.range(-0.03, 0.03));
    const hy = y - size * (1.22 + row * 0.24 - Math.abs(i - 5) * 0.045);
    stems += `M${num(x)} ${num(y - size * 0.62)}Q${num(x + (hx - x) * 0.3)} ${num(hy + size * 0.3)} ${num(hx)} ${num(hy)}`;
    leaves += blade(
      [hx, hy + size * 0.1],
      [hx + size * random.range(-0.2, 0.2), hy + size * 0.32],
      size * 0.05,
    );
    tops.push([hx, hy]);
  }
  const half = (k: number) =>
    `M${num(x)} ${num(y)}H${num(x + k * size * 0.18)}Q${num(x + k * size * 0.4)} ${num(y - size * 0.4)} ${num(x + k * size * 0.15)} ${num(y - size * 0.66)}L${num(x + k * size * 0.2)} ${num(y - size * 0.74)}H${num(x)}Z`;
  return (
    oval(x, y, size * 0.34, size * 0.05, inks.ink, { 'fill-opacity': 0.3 }) +
    stroke(stems, inks.leafDark, size * 0.025) +
    fill(leaves, mix(inks.leafDark, inks.leaf, 0.4)) +
    tops
      .sort((a, b) => a[1] - b[1])
      .map(([hx, hy]) => head(stage, random, hx, hy, size * 0.17))
      .join('') +
    fill(half(side), clay) +
    fill(half(-side), mix(clay, inks.near, 0.3)) +
    stroke(
      `M${num(x - size * 0.26)} ${num(y - size * 0.36)}Q${num(x)} ${num(y - size * 0.3)} ${num(x + size * 0.26)} ${num(y - size * 0.36)}`,
      mix(inks.waterLow, inks.near, 0.3),
      size * 0.03,
    )
  );
}
