import { LANTERN_FORMS, lantern, silks } from '../../kit/lanterns';
import type { Stage } from '../../kit/stage';
import { num, type Point, stroke } from '../../kit/svg';
import { around, azimuthAt, metre, type Spot, seen } from '../sphere';

/** Cords of lanterns from side to side over a square; none right above, where the sheet would draw them out. */
export function lanternLines(
  stage: Stage,
  { eye, half, height }: { eye: number; half: number; height: number },
): string {
  const random = stage.random.fork('lantern-lines');
  const lit = stage.time !== 'noon';
  const ends: [Spot, Spot][] = [
    [
      [-half, 10.4],
      [half, 11.6],
    ],
    [
      [-half, 7],
      [half, 5.6],
    ],
    [
      [-half, -6],
      [half, -7],
    ],
    [
      [-half, -11],
      [half, -9.6],
    ],
  ];
  let cords = '';
  let lanterns = '';
  for (const [a, b] of ends) {
    const count = 46;
    let d = '';
    let near = azimuthAt(seen(eye, a, height)[0]);
    for (let i = 0; i <= count; i++) {
      const t = i / count;
      const spot: Spot = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const up = height - 1.5 * 4 * t * (1 - t);
      const [x, y] = seen(eye, spot, up, near);
      near = azimuthAt(x);
      d += `${i ? 'L' : 'M'}${num(x)} ${num(y)}`;
      if (i % 3 !== 1) continue;
      const at: Point = [x, y + 3];
      const size = metre(Math.hypot(spot[0], spot[1], up - eye)) * random.range(0.28, 0.38);
      lanterns += lantern(stage, ...at, size, random.pick(LANTERN_FORMS), random.pick(silks(stage)), lit);
    }
    cords += d;
  }
  return around(stage, stroke(cords, stage.inks.ink, 1.6) + lanterns);
}
