import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { fractal, polygon } from '../../kit/path';
import type { Random } from '../../kit/random';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, type Point, stroke } from '../../kit/svg';

/** Where the cave opens to the sky. */
export interface Opening {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** One ring of rock with a hole in it: teeth of stone above, a lit lip, streaks that fall from it. */
export function vault(
  stage: Stage,
  label: string,
  hole: Opening,
  ink: string,
  depth: number,
  side: number,
  below: number,
): void {
  const { inks } = stage;
  const random = stage.random.fork(label);
  const rough = fractal(random, 4);
  const points: Point[] = [];
  const count = 110;
  for (let i = 0; i <= count; i++) {
    const a = -Math.PI / 2 + (i / count) * Math.PI * 2;
    const above = Math.max(0, -Math.sin(a));
    const r = 1 + (rough(Math.cos(a) * 2.4 + 13) + rough(Math.sin(a) * 2.4 + 57)) * 0.13;
    const low = Math.max(0, Math.sin(a));
    const x = hole.x + Math.cos(a) * hole.rx * r * (below > 1 ? 1 + low * 0.7 : 1);
    const y = hole.y + Math.sin(a) * hole.ry * r * (Math.sin(a) > 0 ? below : 1);
    points.push([x, y]);
    if (above > 0.25 && random.chance(0.3))
      points.push(
        ...tooth(random, x, y, hole.ry * random.range(0.08, 0.32) * above * (1 + depth * 0.12), Math.cos(a)),
      );
  }
  const outline = polygon(points);
  const frame = `M-20 -20H${WIDTH + 20}V${HEIGHT + 20}H-20Z${outline}`;
  stage.add(fill(frame, ink, { 'fill-rule': 'evenodd' }));
  let lip = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q] = [points[i] as Point, points[i + 1] as Point];
    if ((p[0] - hole.x) * side < 0 && p[1] < hole.y + hole.ry * 0.8)
      lip += `M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}`;
  }
  if (depth < 4) stage.add(stroke(lip, mix(ink, inks.light, 0.5), 5 - depth, { 'stroke-opacity': 0.55 }));
  let streaks = '';
  let pale = '';
  for (let i = 0; i < 26; i++) {
    const a = random.range(0, Math.PI * 2);
    const k = random.range(1.06, 1.5);
    const [x, y] = [hole.x + Math.cos(a) * hole.rx * k, hole.y + Math.sin(a) * hole.ry * k];
    const l = hole.ry * random.range(0.15, 0.5);
    const w = random.range(6, 20);
    const d = `M${num(x)} ${num(y - l / 2)}Q${num(x + w)} ${num(y)} ${num(x + w * 0.2)} ${num(y + l / 2)}Q${num(x - w)} ${num(y)} ${num(x)} ${num(y - l / 2)}Z`;
    if (i % 3) streaks += d;
    else pale += d;
  }
  const clip = stage.clip(`<path d="${frame}" clip-rule="evenodd"/>`);
  stage.add(
    `<g clip-path="${clip}">${fill(streaks, mix(ink, inks.ink, 0.4), { 'fill-opacity': 0.5 })}${fill(pale, mix(ink, inks.light, 0.3), { 'fill-opacity': 0.4 })}</g>`,
  );
  if (depth === 0) {
    let vines = '';
    let leaves = '';
    for (let i = 0; i < 16; i++) {
      const p = points[random.int(0, 26)] ?? points[0];
      const q = points[points.length - 1 - random.int(0, 26)] ?? points[0];
      for (const e of [p, q]) {
        if (!e) continue;
        vines += `M${num(e[0])} ${num(e[1])}q${random.int(-8, 8)} ${random.int(20, 50)} ${random.int(-10, 10)} ${random.int(50, 110)}`;
        leaves += clump(
          random,
          e[0],
          e[1] + random.range(-4, 10),
          random.range(40, 90),
          random.range(14, 24),
        );
      }
    }
    stage.add(stroke(vines, inks.leafDark, 2.6), fill(leaves, inks.leafDark));
  }
}

function tooth(random: Random, x: number, y: number, length: number, lean: number): Point[] {
  const w = length * random.range(0.16, 0.3);
  return [
    [x - w * 0.3, y + length * 0.3],
    [x + lean * 4, y + length],
    [x + w * 0.5, y + length * 0.3],
  ];
}

/** Stone standing up at our feet, cut against the light. */
export function stalagmites(stage: Stage): void {
  const { inks, side } = stage;
  const random = stage.random.fork('stalagmites');
  let d = '';
  let rim = '';
  for (let i = 0; i < 15; i++) {
    const edge = random.next() ** 1.5 * 520;
    const x = i % 2 ? edge : WIDTH - edge;
    const h = (random.range(120, 400) * (1 - edge / 900)) | 0;
    const w = h * random.range(0.24, 0.4);
    const bulge = random.range(0.16, 0.3) * w;
    d += `M${num(x - w)} ${HEIGHT + 10}Q${num(x - w * 0.4)} ${num(HEIGHT - h * 0.3)} ${num(x - bulge)} ${num(HEIGHT - h * 0.62)}Q${num(x - bulge * 1.1)} ${num(HEIGHT - h * 0.9)} ${num(x)} ${num(HEIGHT - h)}Q${num(x + bulge * 1.1)} ${num(HEIGHT - h * 0.9)} ${num(x + bulge)} ${num(HEIGHT - h * 0.62)}Q${num(x + w * 0.4)} ${num(HEIGHT - h * 0.3)} ${num(x + w)} ${HEIGHT + 10}Z`;
    const s = x < WIDTH / 2 ? 1 : -1;
    if (s === -side || i % 3 === 0)
      rim += `M${num(x)} ${num(HEIGHT - h)}Q${num(x + s * bulge * 1.1)} ${num(HEIGHT - h * 0.9)} ${num(x + s * bulge)} ${num(HEIGHT - h * 0.62)}Q${num(x + s * w * 0.4)} ${num(HEIGHT - h * 0.3)} ${num(x + s * w)} ${HEIGHT}`;
  }
  stage.add(fill(d, inks.ink), stroke(rim, mix(inks.near, inks.light, 0.35), 3.4, { 'stroke-opacity': 0.7 }));
}
