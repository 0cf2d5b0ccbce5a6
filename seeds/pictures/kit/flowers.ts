import { mix } from './colour';
import { blade, smoothOpen } from './path';
import type { Stage } from './stage';
import { fill, group, num, oval, type Point, stroke } from './svg';

/** A lotus in flower, around its base: ringed petals, lit ones in front. */
export function lotusFlower(stage: Stage, x: number, y: number, size: number, tilt = 0): string {
  const { inks } = stage;
  const petal = (angle: number, length: number, width: number) => {
    const a = ((angle - 90 + tilt) * Math.PI) / 180;
    return blade([x, y], [x + Math.cos(a) * length, y + Math.sin(a) * length], width * 0.92);
  };
  const deep = mix(inks.lotus, inks.accent, 0.42);
  const pale = mix(inks.lotus, inks.paper, 0.55);
  const back = [-62, 62, -36, 36].map((a) => petal(a, size * 0.92, size * 0.27)).join('');
  const rest = [-84, 84].map((a) => petal(a, size * 0.8, size * 0.2)).join('');
  const mid = [-20, 20].map((a) => petal(a, size, size * 0.28)).join('');
  const front = petal(0, size * 0.94, size * 0.3);
  const low = [-48, 48].map((a) => petal(a, size * 0.62, size * 0.22)).join('');
  const seam = [-20, 20, 0].map((angle) => {
    const a = ((angle - 90 + tilt) * Math.PI) / 180;
    return `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * size * 0.7)} ${num(y + Math.sin(a) * size * 0.7)}`;
  });
  return (
    fill(rest, deep) +
    fill(back, deep) +
    fill(mid, inks.lotus) +
    fill(front, pale) +
    fill(low, mix(inks.lotus, inks.paper, 0.28)) +
    stroke(seam.join(''), deep, Math.max(1, size * 0.016), { 'stroke-opacity': 0.6 })
  );
}

/** A lotus bud on its stem. */
export function lotusBud(stage: Stage, x: number, y: number, stem: number, size: number, lean = 0): string {
  const { inks } = stage;
  const tip: Point = [x + lean * stem, y - stem];
  const d = `M${num(x)} ${num(y)}Q${num(x + lean * stem * 0.1)} ${num(y - stem * 0.6)} ${num(tip[0])} ${num(tip[1])}`;
  const bulb = (w: number) =>
    `M${num(tip[0])} ${num(tip[1] + size * 0.1)}C${num(tip[0] - w)} ${num(tip[1] - size * 0.1)} ${num(tip[0] - w * 0.8)} ${num(tip[1] - size * 0.6)} ${num(tip[0])} ${num(tip[1] - size)}C${num(tip[0] + w * 0.8)} ${num(tip[1] - size * 0.6)} ${num(tip[0] + w)} ${num(tip[1] - size * 0.1)} ${num(tip[0])} ${num(tip[1] + size * 0.1)}Z`;
  return (
    stroke(d, inks.leafDark, Math.max(2.4, size * 0.09)) +
    fill(bulb(size * 0.44), mix(inks.lotus, inks.accent, 0.38)) +
    fill(bulb(size * 0.2), inks.lotus)
  );
}

/** A lotus leaf lying on water or standing above it: notched disc in perspective with veins and a turned rim. */
export function lotusLeaf(stage: Stage, x: number, y: number, rx: number, ry: number, notch: number): string {
  const { inks } = stage;
  const at = (a: number, k = 1): Point => [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k];
  const points: Point[] = [];
  for (let i = 0; i <= 28; i++) {
    const a = notch + 0.13 + (i / 28) * (Math.PI * 2 - 0.26);
    points.push(at(a, 1 + 0.035 * Math.sin(i * 1.9)));
  }
  const rim = `M${num(x)} ${num(y)}L${points.map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}Z`;
  let veins = '';
  for (let i = 1; i < 11; i++) {
    const [vx, vy] = at(notch + (i / 11) * Math.PI * 2, 0.86);
    veins += `M${num(x)} ${num(y)}L${num(vx)} ${num(vy)}`;
  }
  const lit = points.slice(15, 27);
  const sheen = `M${num(x)} ${num(y)}L${lit.map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}Z`;
  return (
    fill(rim, inks.leafDark, { transform: `translate(0 ${num(ry * 0.12)})` }) +
    fill(rim, inks.leaf) +
    fill(sheen, inks.leafLight, { 'fill-opacity': 0.5 }) +
    stroke(veins, inks.leafDark, Math.max(1.2, rx * 0.014), { 'stroke-opacity': 0.75 })
  );
}

/** A flowering bough entering from a corner, for the foreground: blossoms in two tones with leaves. */
export function floweringBough(
  stage: Stage,
  label: string,
  root: Point,
  tip: Point,
  bloom: string,
  density = 26,
): string {
  const random = stage.random.fork(label);
  const { inks } = stage;
  const sag = (t: number): Point => {
    const x = root[0] + (tip[0] - root[0]) * t;
    const y = root[1] + (tip[1] - root[1]) * t + Math.sin(t * Math.PI) * Math.abs(tip[0] - root[0]) * 0.1;
    return [x, y];
  };
  const main = smoothOpen(Array.from({ length: 7 }, (_, i) => sag(i / 6)));
  const reach = Math.hypot(tip[0] - root[0], tip[1] - root[1]);
  let twigs = '';
  let leaves = '';
  let dark = '';
  let flowers = '';
  for (let i = 0; i < density; i++) {
    const t = 0.18 + 0.82 * random.next();
    const [bx, by] = sag(t);
    const a = random.range(0, Math.PI * 2);
    const l = reach * random.range(0.05, 0.17);
    const px = bx + Math.cos(a) * l;
    const py = by + Math.sin(a) * l * 0.8;
    twigs += `M${num(bx)} ${num(by)}Q${num(bx + (px - bx) * 0.3)} ${num(by + (py - by) * 0.7)} ${num(px)} ${num(py)}`;
    const leaf = blade(
      [px, py],
      [px + Math.cos(a + 0.5) * reach * 0.07, py + Math.sin(a + 0.5) * reach * 0.07],
      reach * 0.014,
    );
    if (i % 2) leaves += leaf;
    else dark += leaf;
    if (i % 3 !== 2)
      flowers += blossom(
        px,
        py,
        reach * random.range(0.024, 0.038),
        bloom,
        mix(bloom, inks.ink, 0.3),
        inks.gold,
        random.range(0, 72),
      );
  }
  return (
    stroke(main, inks.ink, reach * 0.02) +
    stroke(twigs, inks.ink, reach * 0.007) +
    fill(dark, inks.leafDark) +
    fill(leaves, inks.leaf) +
    flowers
  );
}

/** A bough in a picture's corner: only in spring, for nothing flowers so in another season. */
export const springBough = (stage: Stage, ...bough: Tail<Parameters<typeof floweringBough>>): string =>
  stage.season === 'spring' ? floweringBough(stage, ...bough) : '';

type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

/** One five-petalled blossom. */
export function blossom(
  x: number,
  y: number,
  r: number,
  ink: string,
  shade: string,
  heart: string,
  turn = 0,
): string {
  let d = '';
  let seams = '';
  for (let i = 0; i < 5; i++) {
    const a = ((turn + i * 72) * Math.PI) / 180;
    const cx = x + Math.cos(a) * r * 0.55;
    const cy = y + Math.sin(a) * r * 0.55;
    const s = num(r * 0.5);
    d += `M${num(cx - r * 0.5)} ${num(cy)}a${s} ${s} 0 1 0 ${num(r)} 0a${s} ${s} 0 1 0 ${num(-r)} 0Z`;
    seams += `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * r * 0.55)} ${num(y + Math.sin(a) * r * 0.55)}`;
  }
  return group(
    fill(d, ink) + stroke(seams, shade, Math.max(0.8, r * 0.09)) + oval(x, y, r * 0.17, r * 0.17, heart),
  );
}
