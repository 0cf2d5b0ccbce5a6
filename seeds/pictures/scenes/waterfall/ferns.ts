import { mix } from '../../kit/colour';
import { blade } from '../../kit/path';
import type { Stage } from '../../kit/stage';
import { fill, num, type Point, stroke } from '../../kit/svg';

/** A clump of fern at (x, y): arching fronds with paired leaflets. */
export function ferns(stage: Stage, label: string, x: number, y: number, size: number): string {
  const random = stage.random.fork(label);
  const { inks } = stage;
  let back = '';
  let front = '';
  let ribs = '';
  const count = 9;
  for (let f = 0; f < count; f++) {
    const a = -Math.PI * (0.1 + (f / (count - 1)) * 0.8);
    const l = size * random.range(0.7, 1.05);
    const at = (t: number): Point => [
      x + Math.cos(a) * l * t,
      y + Math.sin(a) * l * t * (1.05 - 0.4 * t) + Math.abs(Math.cos(a)) * l * 0.2 * t * t,
    ];
    let d = '';
    for (let i = 2; i < 17; i++) {
      const [p, q] = [at(i / 17), at((i + 1) / 17)];
      const heading = Math.atan2(q[1] - p[1], q[0] - p[0]);
      const s = size * 0.17 * Math.sin(Math.PI * (0.16 + (i / 17) * 0.8));
      for (const k of [-1, 1])
        d += blade(
          p,
          [p[0] + Math.cos(heading + k * 1.05) * s, p[1] + Math.sin(heading + k * 1.05) * s],
          size * 0.022,
        );
    }
    const [m, e] = [at(0.5), at(1)];
    ribs += `M${num(x)} ${num(y)}Q${num(m[0])} ${num(m[1])} ${num(e[0])} ${num(e[1])}`;
    if (f % 2) front += d;
    else back += d;
  }
  return (
    fill(back, mix(inks.leafDark, inks.ink, 0.3)) +
    stroke(ribs, inks.leafDark, Math.max(2, size * 0.008)) +
    fill(front, mix(inks.leafDark, inks.leaf, 0.5))
  );
}
