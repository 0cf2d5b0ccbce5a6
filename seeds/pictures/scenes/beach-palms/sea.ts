import { mix } from '../../kit/colour';
import { fractal, lens } from '../../kit/path';
import type { Random } from '../../kit/random';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, type Point, stroke } from '../../kit/svg';
import { lightPath } from '../../kit/water';

/** The sea's inks from the shallows to the deep. */
export function seaInks(stage: Stage): { shallow: string; mid: string; deep: string; foam: string } {
  const { inks, dark } = stage;
  const clear = stage.time === 'noon' || stage.time === 'dawn';
  return {
    shallow: mix(mix(inks.waterTop, inks.leafLight, clear ? 0.28 : 0.05), inks.light, dark ? 0.05 : 0.35),
    mid: mix(inks.waterTop, inks.waterLow, 0.35),
    deep: mix(inks.waterTop, inks.waterLow, 0.85),
    foam: mix(inks.paper, inks.waterTop, dark ? 0.45 : 0.12),
  };
}

/** Sand in this print's light. */
export function sandInk(stage: Stage): string {
  const { inks } = stage;
  return mix(mix(inks.ground, inks.gold, 0.08), mix(inks.paper, inks.light, 0.4), stage.dark ? 0.12 : 0.5);
}

/** The open sea, deep at the horizon and clear near the shore, with small strokes of light. */
export function openSea(stage: Stage, horizon: number, bottom: number, lightAt?: number): void {
  const { inks } = stage;
  const sea = seaInks(stage);
  const random = stage.random.fork('open-sea');
  stage.add(
    box(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      stage.blend([
        [0, sea.deep],
        [0.35, sea.mid],
        [0.8, sea.shallow],
      ]),
    ),
  );
  let light = '';
  let dim = '';
  for (let i = 0; i < 150; i++) {
    const t = random.next() ** 1.4;
    const y = horizon + 4 + t * (bottom - horizon);
    const w = random.range(30, 90) * (0.4 + t * 2);
    const x = random.range(-60, WIDTH);
    if (i % 2) light += lens(x, x + w, y, 0.8 + t * 3);
    else dim += lens(x, x + w, y, 0.8 + t * 3);
  }
  stage.add(
    fill(light, mix(sea.shallow, inks.light, 0.4), { 'fill-opacity': 0.6 }),
    fill(dim, sea.deep, { 'fill-opacity': 0.3 }),
  );
  if (lightAt !== undefined && stage.weather !== 'rain' && stage.time !== 'noon')
    stage.add(lightPath(stage, lightAt, horizon, bottom, inks.light));
}

/** A line of shore through points, roughened, from far to near. */
export function shoreLine(random: Random, points: readonly Point[], rough: number): Point[] {
  const noise = fractal(random, 3);
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ] as [Point, Point, Point, Point];
    for (let k = 0; k < 14; k++) {
      const t = k / 14;
      const at = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      const n = noise(i * 2.3 + t * 2.3) * rough * (0.3 + i / points.length);
      out.push([at(p0[0], p1[0], p2[0], p3[0]) + n, at(p0[1], p1[1], p2[1], p3[1]) + n * 0.25]);
    }
  }
  const last = points[points.length - 1];
  if (last) out.push(last);
  return out;
}

/** A line moved sideways by a share of the depth that each point has. */
export function shifted(line: readonly Point[], dx: number, top: number, dy = 0): Point[] {
  return line.map(([x, y]): Point => {
    const t = Math.max(0, (y - top) / (HEIGHT - top));
    return [x + dx * t, y + dy * t];
  });
}

/** A lounger of wood with a mattress, seen from its side; about 150 long, foot to the right. */
export function lounger(stage: Stage, cloth: string): string {
  const { inks } = stage;
  const wood = mix(inks.groundDark, inks.ink, 0.3);
  return (
    oval(0, 2, 92, 9, inks.ink, { 'fill-opacity': 0.25 }) +
    stroke('M-70 -30L-62 0M60 -26V0M-20 -26V0', wood, 6) +
    stroke('M-20 -28H78', wood, 6) +
    stroke('M-20 -28L-84 -62', wood, 6) +
    fill('M-22 -44L78 -42V-31H-18L-86 -66L-80 -80Z', cloth) +
    fill('M-22 -44L-18 -31L-86 -66L-80 -80Z', mix(cloth, inks.ink, 0.2)) +
    fill('M-84 -82L-62 -70L-68 -58L-92 -70Z', inks.paper)
  );
}

/** A shade of palm thatch on a pole, foot at the origin; about 230 high. */
export function thatchShade(stage: Stage, label: string): string {
  const { inks, side } = stage;
  const random = stage.random.fork(label);
  const straw = mix(mix(inks.gold, inks.groundDark, 0.45), inks.ground, 0.3);
  const dark = mix(straw, inks.ink, 0.45);
  const fringe = (half: number, y: number) => {
    let d = '';
    for (let x = -half; x < half; x += 9) {
      const h = random.range(10, 26);
      d += `l4.5 ${num(h)}l4.5 ${num(-h)}`;
    }
    return `M${-half} ${y}${d}`;
  };
  let straws = '';
  for (let i = -8; i <= 8; i++) straws += `M${i * 3} -226L${i * 15} -150`;
  return (
    stroke('M0 0V-160', mix(inks.groundDark, inks.ink, 0.5), 10) +
    fill(`M-136 -146Q-60 -200 0 -240Q60 -200 136 -146L130 -138H-130Z${fringe(132, -140)}Z`, straw) +
    fill(`M${-side * 136} -146Q${-side * 60} -200 0 -240L${-side * 10} -140L${-side * 130} -136Z`, dark, {
      'fill-opacity': 0.75,
    }) +
    stroke(straws, dark, 2.4) +
    fill(`M-64 -190Q-20 -222 0 -244Q20 -222 64 -190Z${fringe(62, -191)}Z`, mix(straw, inks.light, 0.14)) +
    fill(`M-120 -138H120L60 -128H-60Z`, mix(dark, inks.ink, 0.3))
  );
}
