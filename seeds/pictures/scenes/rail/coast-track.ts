import { type Plane, planeOf } from '../../kit/plane';

/** A place on the line: where it is and how large a thing is there. */
export type Stop = readonly [x: number, y: number, size: number];

/** The track as a surface: x runs along the rails from near to far, y is height over them. */
export function alongTrack(line: readonly Stop[]): Plane {
  const fine: { stop: Stop; run: number }[] = [];
  let run = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [p0, p1, p2, p3] = [
      line[Math.max(0, i - 1)],
      line[i],
      line[i + 1],
      line[Math.min(line.length - 1, i + 2)],
    ] as [Stop, Stop, Stop, Stop];
    for (let k = 0; k < 24; k++) {
      const t = k / 24;
      const cubic = (j: 0 | 1 | 2) =>
        0.5 *
        (2 * p1[j] +
          (p2[j] - p0[j]) * t +
          (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t +
          (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t * t * t);
      const stop: Stop = [cubic(0), cubic(1), cubic(2)];
      const last = fine[fine.length - 1];
      if (last)
        run +=
          Math.hypot(stop[0] - last.stop[0], (stop[1] - last.stop[1]) * 1.7) / ((stop[2] + last.stop[2]) / 2);
      fine.push({ stop, run });
    }
  }
  const find = (x: number): Stop => {
    let i = 0;
    while (i + 2 < fine.length && (fine[i + 1]?.run ?? 0) < x) i++;
    const [a, b] = [fine[i], fine[i + 1]];
    if (!a || !b) return [0, 0, 1];
    const t = Math.min(1, Math.max(0, (x - a.run) / (b.run - a.run || 1)));
    const between = (j: 0 | 1 | 2) => a.stop[j] + (b.stop[j] - a.stop[j]) * t;
    return [between(0), between(1), between(2)];
  };
  return planeOf(
    (x, y) => {
      const [px, py, s] = find(x);
      return [px, py - y * s];
    },
    (x) => find(x)[2],
  );
}
