import { mix } from '../../kit/colour';
import { polygon } from '../../kit/path';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, type Point } from '../../kit/svg';

type Project = (u: number, v: number) => Point;

/** A table of printed cement tiles seen from a chair, its far edge at a height. */
export function tiledTable(stage: Stage, edge: number, centre: number): void {
  const { inks } = stage;
  const random = stage.random.fork('table');
  const pattern = random.int(0, 2);
  const base = mix(mix(inks.ground, inks.paper, 0.5), inks.skyLow, 0.2);
  const [first, second, third] = random.shuffle([
    mix(inks.waterLow, inks.paper, 0.15),
    mix(inks.accent, inks.ground, 0.3),
    mix(inks.leaf, inks.near, 0.25),
    mix(inks.gold, inks.ground, 0.3),
  ]);
  const project: Project = (u, v) => {
    const depth = 1 / (1 + v * 0.36);
    return [centre + u * 330 * depth * 1.12, edge + (HEIGHT + 150 - edge) * ((depth - 0.34) / 0.66)];
  };
  const shape = (points: readonly Point[], u: number, v: number) =>
    polygon(points.map(([a, b]) => project(u + a, v + b)));
  const ring = (cx: number, cy: number, r: number, n: number, k: number): Point[] =>
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * Math.PI * 2 + Math.PI / 4;
      const rr = i % 2 ? r * k : r;
      return [cx + Math.cos(a) * rr, cy + Math.sin(a) * rr];
    });
  let a = '';
  let b = '';
  let c = '';
  let joints = '';
  for (let v = -1; v < 6; v++) {
    for (let u = -5; u < 5; u++) {
      const petals = pattern === 1 ? 16 : 8;
      a += shape(ring(0.5, 0.5, 0.46, petals, pattern === 2 ? 0.72 : 0.4), u, v);
      b += shape(ring(0.5, 0.5, 0.2, 8, 0.62), u, v);
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        c += shape(
          [
            [x, y],
            [x + (x ? -0.24 : 0.24), y],
            [x + (x ? -0.12 : 0.12), y + (y ? -0.12 : 0.12)],
            [x, y + (y ? -0.24 : 0.24)],
          ],
          u,
          v,
        );
      joints +=
        shape(
          [
            [0, 0],
            [1, 0],
            [1, 0.014],
            [0, 0.014],
          ],
          u,
          v,
        ) +
        shape(
          [
            [0, 0],
            [0.012, 0],
            [0.012, 1],
            [0, 1],
          ],
          u,
          v,
        );
    }
  }
  const far = stage.blend([
    [0, mix(inks.skyLow, inks.light, 0.3), stage.dark ? 0.1 : 0.5],
    [1, inks.near, 0.24],
  ]);
  stage.add(
    box(0, edge, WIDTH, HEIGHT - edge, base) +
      `<g clip-path="${stage.clip(box(0, edge, WIDTH, HEIGHT - edge, '#000'))}">${fill(a, first ?? base)}${fill(c, second ?? base)}${fill(b, third ?? base)}${fill(joints, mix(base, inks.near, 0.35))}</g>` +
      box(0, edge, WIDTH, HEIGHT - edge, far) +
      box(0, edge - 12, WIDTH, 14, mix(inks.groundDark, inks.ink, 0.5)) +
      box(0, edge - 2, WIDTH, 5, mix(base, inks.light, 0.4)),
  );
}

/** The slanting panes of light that the window lays on the table. */
export function windowLight(stage: Stage, edge: number, centre: number): void {
  if (stage.dark || stage.weather === 'rain') return;
  const { inks, side } = stage;
  let d = '';
  for (const [x0, x1] of [
    [-400, -210],
    [-170, 20],
    [60, 250],
  ] as const) {
    const slip = -side * 420;
    d += polygon([
      [centre + x0 + side * 260, edge],
      [centre + x1 + side * 260, edge],
      [centre + x1 * 1.6 + slip, HEIGHT + 10],
      [centre + x0 * 1.6 + slip, HEIGHT + 10],
    ]);
  }
  stage.add(fill(d, inks.light, { 'fill-opacity': stage.weather === 'mist' ? 0.16 : 0.34 }));
}
