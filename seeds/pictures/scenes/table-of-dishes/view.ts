import type { Inks } from '../../kit/inks';
import type { Random } from '../../kit/random';
import type { Stage } from '../../kit/stage';
import { fill, group, num, type Point, place } from '../../kit/svg';
import { type Larder, stockLarder } from './larder';

/** The outline of a turned thing from its foot up: height above the table and radius there. */
export type Profile = readonly (readonly [z: number, r: number])[];

/** How the table is looked at, and how things are set on it. */
export interface View {
  stage: Stage;
  inks: Inks;
  food: Larder;
  random: Random;
  side: 1 | -1;
  /** Foreshortening of the table: 1 from straight above, 0 from its edge. */
  k: number;
  /** How much of a height is seen. */
  h: number;
  /** A drawing made in the plane of the table, laid at a place and height, turned in that plane. */
  flat(drawing: string, x?: number, y?: number, z?: number, turn?: number, scale?: number): string;
  /** A drawing made as it is seen, set at a place and height. */
  up(
    drawing: string,
    x?: number,
    y?: number,
    z?: number,
    scale?: number,
    flip?: boolean,
    turn?: number,
  ): string;
  /** The seen outline of a turned thing. */
  solid(profile: Profile, x?: number, y?: number): string;
  /** The shadow that a turned thing throws on the table. */
  cast(profile: Profile, x?: number, y?: number): string;
}

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1) {
        const [a, b] = [chain[chain.length - 2] as Point, chain[chain.length - 1] as Point];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function outline(points: readonly Point[]): string {
  return `M${hull(points)
    .map(([x, y]) => `${num(x)} ${num(y)}`)
    .join('L')}Z`;
}

/** The view of a table at a tilt. */
export function createView(stage: Stage, k: number): View {
  const h = Math.sqrt(1 - k * k);
  const { side } = stage;
  const reach = { dawn: 1.15, noon: 0.55, dusk: 1.1, night: 0.7 }[stage.time];
  const rings = (profile: Profile, lean: number, lift: number, x: number, y: number): Point[] =>
    profile.flatMap(([z, r]) =>
      Array.from({ length: 40 }, (_, i): Point => {
        const a = (i / 40) * Math.PI * 2;
        return [
          x - side * z * lean + Math.cos(a) * r,
          (y + z * lean * 0.34 + Math.sin(a) * r) * k - z * lift,
        ];
      }),
    );
  return {
    stage,
    inks: stage.inks,
    food: stockLarder(stage),
    random: stage.random,
    side,
    k,
    h,
    flat: (drawing, x = 0, y = 0, z = 0, turn = 0, scale = 1) => {
      const a = (turn * Math.PI) / 180;
      const m = [
        Math.cos(a) * scale,
        k * Math.sin(a) * scale,
        -Math.sin(a) * scale,
        k * Math.cos(a) * scale,
      ].map((n) => Math.round(n * 1000) / 1000);
      return group(drawing, { transform: `matrix(${m.join(' ')} ${num(x)} ${num(y * k - z * h)})` });
    },
    up: (drawing, x = 0, y = 0, z = 0, scale = 1, flip = false, turn = 0) =>
      place(drawing, x, y * k - z * h, scale, flip, turn),
    solid: (profile, x = 0, y = 0) => outline(rings(profile, 0, h, x, y)),
    cast: (profile, x = 0, y = 0) =>
      fill(outline(rings(profile, reach, 0, x, y)), stage.inks.ink, {
        'fill-opacity': stage.dark ? 0.42 : stage.weather === 'clear' ? 0.3 : 0.2,
      }),
  };
}
