import { mix } from './colour';
import { type Stage, WIDTH } from './stage';
import { disc, num, stroke } from './svg';

/** Bursts of fireworks in the upper sky with the trails that they rose on; `low` is where the trails begin. */
export function fireworks(stage: Stage, low: number): string {
  const { inks } = stage;
  const random = stage.random.fork('fireworks');
  let out = '';
  for (const [x, y, r, ink] of [
    [0.5, 220, 190, inks.gold],
    [0.26, 290, 140, inks.accent],
    [0.74, 300, 150, inks.lotus],
    [0.1, 200, 100, inks.light],
    [0.91, 190, 110, inks.gold],
  ] as const) {
    const cx = x * WIDTH + random.range(-40, 40);
    let rays = '';
    let ends = '';
    const count = random.int(22, 28);
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2;
      const k = r * random.range(0.82, 1.06);
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      const fall = k * 0.14;
      rays += `M${num(cx + dx * k * 0.24)} ${num(y + dy * k * 0.24)}Q${num(cx + dx * k * 0.7)} ${num(y + dy * k * 0.68)} ${num(cx + dx * k)} ${num(y + dy * k + fall)}`;
      ends += disc(cx + dx * k, y + dy * k + fall, 5, mix(ink, inks.light, 0.6));
    }
    out +=
      stroke(
        `M${num(cx)} ${low}Q${num(cx + 14)} ${num((low + y) / 2)} ${num(cx)} ${num(y + r * 0.3)}`,
        ink,
        3,
        {
          'stroke-opacity': 0.35,
        },
      ) +
      disc(cx, y, r * 1.2, ink, { 'fill-opacity': 0.1 }) +
      stroke(rays, mix(ink, inks.light, 0.2), 5) +
      ends;
  }
  return out;
}
