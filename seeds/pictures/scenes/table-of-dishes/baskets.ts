import { mix } from '../../kit/colour';
import { disc, fill, group, num, oval, type Point, stroke } from '../../kit/svg';
import type { View } from './view';
import { band, hoop, turned } from './ware';

/** A woven bamboo basket, low and round, with what is heaped in it. */
export function basket(v: View, r: number, heap: string, depth = r * 0.34): string {
  const { food, inks } = v;
  const straw = food.bamboo;
  const dark = mix(food.bambooDark, inks.near, 0.2);
  let weave = '';
  for (let i = 0; i <= 22; i++) {
    const a = (i / 22) * Math.PI;
    const [x, y] = [-Math.cos(a) * r, Math.sin(a) * r * v.k];
    weave += `M${num(x)} ${num(y - depth * v.h)}L${num(x * 0.84)} ${num(y * 0.84)}`;
  }
  const hoops = [0.25, 0.5, 0.75].map((t) => band(v, depth * t, r * (0.84 + 0.16 * t))).join('');
  const floor = lattice(r, dark);
  const mouth = oval(0, -depth * v.h, r * 0.93, r * 0.93 * v.k, '#000');
  return (
    v.cast([
      [0, r * 0.84],
      [depth, r],
    ]) +
    turned(
      v,
      [
        [0, r * 0.84],
        [depth, r],
      ],
      straw,
      mix(straw, dark, 0.6),
      stroke(weave, dark, 7, { 'stroke-opacity': 0.75 }) + stroke(hoops, mix(straw, inks.paper, 0.3), 6),
    ) +
    v.flat(disc(0, 0, r, mix(straw, inks.paper, 0.15)) + hoop(r * 0.965, dark, r * 0.02), 0, 0, depth) +
    group(
      v.flat(disc(0, 0, r * 0.93, mix(straw, dark, 0.7)), 0, 0, depth) + v.flat(floor, 0, 0, depth * 0.3),
      { 'clip-path': v.stage.clip(mouth) },
    ) +
    v.up(heap, 0, 0, depth * 0.55)
  );
}

function lattice(r: number, ink: string): string {
  let d = '';
  for (let i = -5; i <= 5; i++)
    d += `M${num(-r)} ${num((i * r) / 6)}H${num(r)}M${num((i * r) / 6)} ${num(-r)}V${num(r)}`;
  return stroke(d, ink, 4, { 'stroke-opacity': 0.6 });
}

/** A flat winnowing tray, close woven, with what lies on it. */
export function winnow(v: View, r: number, on: string): string {
  const { food, inks } = v;
  const straw = mix(food.bamboo, inks.paper, 0.2);
  const dark = mix(food.bambooDark, inks.near, 0.1);
  let d = '';
  const n = 15;
  for (let i = -n; i < n; i++) {
    for (let j = -n + (i & 1); j < n; j += 2) {
      const [x, y] = [(i * r) / n, (j * r) / n];
      if (Math.hypot(x, y) < r * 0.86) d += `M${num(x)} ${num(y)}h${num(r / n)}`;
    }
  }
  const z = r * 0.07;
  return (
    v.cast([
      [0, r * 0.9],
      [z, r],
    ]) +
    fill(
      v.solid([
        [0, r * 0.92],
        [z, r],
      ]),
      dark,
    ) +
    v.flat(
      disc(0, 0, r, straw) +
        hoop(r * 0.96, dark, r * 0.02) +
        disc(0, 0, r * 0.92, mix(straw, dark, 0.5)) +
        disc(-v.side * r * 0.015, r * 0.02, r * 0.905, mix(straw, food.bamboo, 0.6)) +
        stroke(d, dark, r * 0.018, { 'stroke-opacity': 0.35 }),
      0,
      0,
      z,
    ) +
    v.up(on, 0, 0, z * 0.5)
  );
}

/** A round metal tray with a raised rim. */
export function tray(v: View, r: number, on: string, brass = false): string {
  const { food, inks } = v;
  const metal = brass ? mix(food.turmericDark, food.bamboo, 0.4) : food.steel;
  const dark = mix(metal, inks.near, 0.45);
  const z = r * 0.06;
  let rays = '';
  for (const a of [0.3, 0.9, 3.5, 4.1]) {
    const p = (b: number): Point => [Math.cos(b) * r * 0.86, Math.sin(b) * r * 0.86];
    const [p0, p1] = [p(a), p(a + 0.3)];
    rays += `M0 0L${num(p0[0])} ${num(p0[1])}L${num(p1[0])} ${num(p1[1])}Z`;
  }
  return (
    v.cast([
      [0, r * 0.94],
      [z, r],
    ]) +
    fill(
      v.solid([
        [0, r * 0.94],
        [z, r],
      ]),
      dark,
    ) +
    v.flat(
      disc(0, 0, r, mix(metal, inks.light, 0.35)) +
        hoop(r * 0.975, dark, 5) +
        disc(0, 0, r * 0.93, mix(metal, dark, 0.65)) +
        disc(-v.side * r * 0.016, r * 0.022, r * 0.915, metal) +
        fill(rays, inks.light, { 'fill-opacity': 0.3 }) +
        hoop(r * 0.8, dark, 3, { 'stroke-opacity': 0.5 }),
      0,
      0,
      z,
    ) +
    v.up(on, 0, 0, z * 0.4)
  );
}

/** A drinking glass: its fill, ice and whatever stands in it. */
export function glass(v: View, r: number, height: number, drink: string, level = 0.78, ice = true): string {
  const { food, inks } = v;
  const profile = [
    [0, r * 0.72],
    [height, r],
  ] as const;
  const at = (share: number) => r * (0.72 + 0.28 * share);
  const liquid = v.solid([
    [height * 0.06, at(0.06) * 0.93],
    [height * level, at(level) * 0.94],
  ]);
  const wall = v.solid(profile);
  const cubes = [
    [-0.35, -0.3, 20],
    [0.3, -0.1, -30],
    [-0.1, 0.35, 55],
  ] as const;
  return (
    v.cast(profile) +
    fill(wall, inks.paper, { 'fill-opacity': 0.34 }) +
    fill(liquid, drink) +
    group(
      fill(
        `M${num(-v.side * r * 0.35)} ${num(-height * 1.4)}H${num(-v.side * r * 1.3)}V${num(r * 1.3)}H${num(-v.side * r * 0.2)}Z`,
        inks.ink,
        { 'fill-opacity': 0.18 },
      ),
      { 'clip-path': v.stage.clip(fill(wall, '#000')) },
    ) +
    v.flat(
      disc(0, 0, at(level) * 0.94, mix(drink, inks.light, 0.35)) +
        (ice
          ? cubes
              .map(
                ([x, y, turn]) =>
                  `<rect x="${num(x * r - r * 0.25)}" y="${num(y * r - r * 0.25)}" width="${num(r * 0.5)}" height="${num(r * 0.5)}" rx="${num(r * 0.07)}" fill="${food.white}" fill-opacity=".72" transform="rotate(${turn} ${num(x * r)} ${num(y * r)})"/>`,
              )
              .join('')
          : ''),
      0,
      0,
      height * level,
    ) +
    v.flat(hoop(r * 0.97, inks.paper, 6, { 'stroke-opacity': 0.9 }), 0, 0, height) +
    stroke(
      `M${num(v.side * r * 0.8)} ${num(-height * v.h * 0.86)}L${num(v.side * r * 0.62)} ${num(-height * v.h * 0.1)}`,
      inks.paper,
      7,
      { 'stroke-opacity': 0.75 },
    )
  );
}
