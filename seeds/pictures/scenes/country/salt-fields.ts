import { mix } from '../../kit/colour';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { polygon } from '../../kit/path';
import { dress, walkerWithPole } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, type Point, place } from '../../kit/svg';
import type { Focal } from '../../kit/types';

/** Salt fields under dry hills: pans that hold the sky, heaps of salt in rows, people who carry it. */
export function saltFields(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('salt');
  const x = WIDTH * random.range(0.46, 0.54);
  const s = random.sign();
  const horizon = 520;
  const ink = mix(inks.far, inks.middle, 0.25);
  stage.add(
    sky(stage, { horizon, clouds: random.int(4, 7) }),
    massif(stage, 'hills', {
      y: horizon - 70,
      rise: 90,
      swell: 480,
      base: horizon + 10,
      ink,
      shade: mix(ink, inks.middle, 0.5),
    }).svg,
    mist(stage, 'air', horizon - 10, 90, inks.skyLow, 0.6),
  );
  const bank = mix(mix(inks.ground, inks.groundDark, 0.35), inks.near, stage.dark ? 0.4 : 0.05);
  const white = mix(mix(inks.paper, inks.light, 0.5), inks.near, stage.dark ? 0.3 : 0);
  stage.add(box(-10, horizon, WIDTH + 20, HEIGHT, bank));
  const at = (i: number, z: number): Point => [x + (i * 520) / z, horizon + 690 / z];
  const zs = [0.9, 1.22, 1.66, 2.3, 3.2, 4.6, 6.8, 10.5, 17];
  const clear = stage.blend([
    [0, mix(inks.skyLow, inks.light, 0.2)],
    [1, mix(inks.skyMid, inks.waterTop, 0.4)],
  ]);
  const heaps: [number, number, number][] = [];
  for (let r = 0; r + 1 < zs.length; r++) {
    const [near, far] = [zs[r] ?? 1, zs[r + 1] ?? 1];
    const reach = Math.ceil(2 * near) + 1;
    for (let i = -reach; i < reach; i++) {
      const g = 0.05;
      const a = at(i + g, near * 1.03);
      const b = at(i + 1 - g, near * 1.03);
      const c = at(i + 1 - g, far * 0.97);
      const d = at(i + g, far * 0.97);
      if (Math.max(a[0], b[0]) < -40 || Math.min(a[0], b[0]) > WIDTH + 40) continue;
      const kind = random.next();
      stage.add(fill(polygon([a, b, c, d]), kind < 0.62 ? clear : mix(white, bank, kind < 0.8 ? 0.4 : 0.2)));
      if (kind < 0.4)
        stage.add(
          fill(
            polygon([
              [a[0] + (b[0] - a[0]) * 0.2, a[1]],
              [a[0] + (b[0] - a[0]) * 0.5, a[1]],
              [d[0] + (c[0] - d[0]) * 0.62, d[1]],
              [d[0] + (c[0] - d[0]) * 0.36, d[1]],
            ]),
            inks.light,
            { 'fill-opacity': 0.2 },
          ),
        );
      if (kind > 0.46)
        for (let k = 0; k < 3; k++) {
          const z = near * 1.1 + (far - near) * (0.2 + k * 0.26);
          const [hx, hy] = at(i + 0.25 + (k % 2) * 0.4, z);
          heaps.push([hx, hy, 96 / z]);
        }
    }
  }
  for (const [hx, hy, r] of heaps.sort((p, q) => p[1] - q[1]))
    stage.add(
      oval(hx - side * r * 0.5, hy + 2, r * 1.3, r * 0.2, inks.near, { 'fill-opacity': 0.22 }) +
        fill(
          `M${num(hx - r)} ${num(hy)}Q${num(hx - r * 0.3)} ${num(hy - r * 1.1)} ${num(hx)} ${num(hy - r * 1.16)}Q${num(hx + r * 0.3)} ${num(hy - r * 1.1)} ${num(hx + r)} ${num(hy)}Q${num(hx)} ${num(hy + r * 0.24)} ${num(hx - r)} ${num(hy)}Z`,
          white,
        ) +
        fill(
          `M${num(hx - side * r)} ${num(hy)}Q${num(hx - side * r * 0.3)} ${num(hy - r * 1.1)} ${num(hx)} ${num(hy - r * 1.16)}Q${num(hx - side * r * 0.1)} ${num(hy - r * 0.4)} ${num(hx - side * r * 0.24)} ${num(hy + r * 0.1)}Z`,
          mix(white, inks.middle, 0.34),
        ),
    );
  for (const [dx, y, k, which] of [
    [-150, 860, 2, 1],
    [90, 830, 1.8, 4],
    [330, 980, 2.7, 0],
    [-470, 760, 1.3, 2],
  ] as const)
    stage.add(
      oval(x + s * dx, y + 2, 40 * k, 5 * k, inks.ink, { 'fill-opacity': 0.3 }),
      place(walkerWithPole(dress(stage, which), white), x + s * dx, y, k, s > 0),
    );
  return { x: x / WIDTH, y: 0.6 };
}
