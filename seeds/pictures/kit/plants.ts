export { blossom, floweringBough, lotusBud, lotusFlower, lotusLeaf, springBough } from './flowers';

import { mix } from './colour';
import { blade, smoothOpen } from './path';
import type { Random } from './random';
import type { Stage } from './stage';
import { disc, fill, num, type Point, stroke } from './svg';

/** One feathered palm leaf from a root, arching to a tip: leaflets cut along its lower edge. */
export function frond(random: Random, root: Point, angle: number, length: number, droop: number): string {
  const steps = 13;
  const spine: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    spine.push([
      root[0] + Math.cos(angle) * length * t * (1 - 0.12 * t),
      root[1] + Math.sin(angle) * length * t + droop * length * t * t,
    ]);
  }
  let d = '';
  for (let i = 1; i < steps; i++) {
    const a = spine[i] as Point;
    const b = spine[i + 1] as Point;
    const t = i / steps;
    const heading = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const l = length * 0.36 * Math.sin(Math.PI * (0.12 + 0.8 * t)) * random.range(0.85, 1.1);
    for (const side of [-1, 1]) {
      const sweep = heading + side * (0.78 - t * 0.34);
      const hang = side * Math.cos(heading) > 0 ? 0.22 : 0.06;
      const tip: Point = [a[0] + Math.cos(sweep) * l, a[1] + Math.sin(sweep) * l + hang * l];
      d += blade(a, tip, length * 0.024, side * length * 0.008);
    }
  }
  return d;
}

/** A coconut palm standing at (x, y): bent trunk with rings, crown in two tones, fruit. */
export function palm(stage: Stage, label: string, x: number, y: number, height: number, lean = 0.2): string {
  const random = stage.random.fork(label);
  const { inks } = stage;
  const top: Point = [x + lean * height, y - height];
  const mid: Point = [x + lean * height * 0.3, y - height * 0.5];
  const w = height * 0.022;
  const trunk = `M${num(x - w * 1.5)} ${num(y)}Q${num(mid[0] - w)} ${num(mid[1])} ${num(top[0] - w * 0.6)} ${num(top[1])}L${num(top[0] + w * 0.6)} ${num(top[1])}Q${num(mid[0] + w)} ${num(mid[1])} ${num(x + w * 1.7)} ${num(y)}Z`;
  let rings = '';
  for (let i = 1; i < 16; i++) {
    const t = i / 16;
    const cx = (1 - t) ** 2 * x + 2 * t * (1 - t) * mid[0] + t * t * top[0];
    const cy = (1 - t) ** 2 * y + 2 * t * (1 - t) * mid[1] + t * t * top[1];
    rings += `M${num(cx - w)} ${num(cy)}q${num(w)} ${num(w * 0.7)} ${num(w * 2)} 0`;
  }
  let back = '';
  let front = '';
  let ribs = '';
  const count = 11;
  for (let i = 0; i < count; i++) {
    const a = -Math.PI * 1.14 + (i / (count - 1)) * Math.PI * 1.28 + random.range(-0.1, 0.1);
    const l = height * random.range(0.36, 0.5);
    const droop = 0.34 + Math.abs(Math.cos(a)) * 0.34;
    const d = frond(random, top, a, l, droop);
    if (i % 2) front += d;
    else back += d;
    ribs += `M${num(top[0])} ${num(top[1])}Q${num(top[0] + Math.cos(a) * l * 0.5)} ${num(top[1] + Math.sin(a) * l * 0.5)} ${num(top[0] + Math.cos(a) * l * 0.88)} ${num(top[1] + Math.sin(a) * l + droop * l)}`;
  }
  const nuts = [-1, 0.2, 1.1]
    .map((k) => disc(top[0] + k * w * 1.7, top[1] + w * (2 - Math.abs(k)), w * 1.35, inks.ink))
    .join('');
  return (
    fill(back, inks.leafDark) +
    fill(trunk, inks.ink) +
    stroke(rings, mix(inks.ink, inks.ground, 0.35), Math.max(1, w * 0.28)) +
    stroke(ribs, inks.leafDark, Math.max(1.4, w * 0.36)) +
    fill(front, inks.leaf) +
    nuts
  );
}

/** A banana leaf from root to tip with midrib, tears and a lit half. */
export function bananaLeaf(
  stage: Stage,
  label: string,
  root: Point,
  tip: Point,
  width: number,
  bend: number,
): string {
  const random = stage.random.fork(label);
  const { inks } = stage;
  const dx = tip[0] - root[0];
  const dy = tip[1] - root[1];
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const rib = (t: number): Point => {
    const bow = Math.sin(t * Math.PI * 0.9) * bend;
    return [root[0] + dx * t + nx * bow, root[1] + dy * t + ny * bow];
  };
  const half = (side: number) => {
    const edge: Point[] = [];
    for (let i = 0; i <= 14; i++) {
      const t = 0.06 + (i / 14) * 0.94;
      const [cx, cy] = rib(t);
      const w = width * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.92)) ** 0.62;
      edge.push([
        cx + nx * w * side + (dx / length) * w * 0.12,
        cy + ny * w * side + (dy / length) * w * 0.12,
      ]);
      if (i > 2 && i < 13 && random.chance(0.3)) {
        const deep = random.range(0.35, 0.75);
        edge.push([cx + nx * w * side * (1 - deep), cy + ny * w * side * (1 - deep)]);
      }
    }
    const spine = Array.from({ length: 9 }, (_, i) => rib(1 - (i / 8) * 0.94));
    return `M${[...edge, ...spine].map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}Z`;
  };
  let veins = '';
  for (let i = 2; i < 15; i++) {
    const t = i / 16;
    const [cx, cy] = rib(t);
    for (const side of [-1, 1]) {
      const w = width * 0.82 * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.92)) ** 0.62;
      veins += `M${num(cx)} ${num(cy)}L${num(cx + nx * w * side + (dx / length) * w * 0.34)} ${num(cy + ny * w * side + (dy / length) * w * 0.34)}`;
    }
  }
  const spine = smoothOpen(Array.from({ length: 9 }, (_, i) => rib(i / 8)));
  return (
    fill(half(-1), inks.leaf) +
    fill(half(1), inks.leafDark) +
    stroke(veins, inks.leafDark, 1.6, { 'stroke-opacity': 0.5 }) +
    stroke(spine, inks.leafLight, Math.max(2, width * 0.05))
  );
}

/** A stand of bamboo: jointed stalks, hanging sprays of leaves. */
export function bamboo(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  height: number,
  stalks = 4,
): string {
  const random = stage.random.fork(label);
  const { inks } = stage;
  let out = '';
  for (let s = 0; s < stalks; s++) {
    const sx = x + (s - stalks / 2) * height * 0.06 + random.range(-8, 8);
    const lean = random.range(-0.1, 0.16);
    const h = height * random.range(0.75, 1.05);
    const w = height * random.range(0.011, 0.018);
    const at = (t: number): Point => [sx + lean * h * t * t, y - h * t];
    let joints = '';
    let leaves = '';
    let light = '';
    for (let i = 1; i <= 11; i++) {
      const [jx, jy] = at(i / 11);
      joints += `M${num(jx - w)} ${num(jy)}L${num(jx + w)} ${num(jy)}`;
      if (i < 4) continue;
      for (let k = 0; k < 5; k++) {
        const a = random.range(0.15, 0.85) * Math.PI;
        const l = height * random.range(0.07, 0.13);
        const rx = jx + random.range(-0.06, 0.06) * height;
        const ry = jy + random.range(-0.03, 0.03) * height;
        const d = blade([rx, ry], [rx + Math.cos(a) * l, ry + Math.sin(a) * l * 0.8], l * 0.13, l * 0.05);
        if (k % 2) light += d;
        else leaves += d;
      }
    }
    const culm = smoothOpen([at(0), at(0.35), at(0.7), at(1)]);
    out +=
      stroke(culm, s % 2 ? inks.leafDark : inks.leaf, w * 2) +
      stroke(joints, inks.ink, 2) +
      fill(leaves, inks.leafDark) +
      fill(light, inks.leaf);
  }
  return out;
}

/** An old pine with flat pads of needles, rooted at (x, y). */
export function pine(stage: Stage, label: string, x: number, y: number, height: number, lean = 0.15): string {
  const random = stage.random.fork(label);
  const { inks } = stage;
  const at = (t: number): Point => [x + lean * height * t + Math.sin(t * 7) * height * 0.035, y - height * t];
  const trunk = smoothOpen(Array.from({ length: 8 }, (_, i) => at(i / 7)));
  let boughs = '';
  let pads = '';
  let lit = '';
  for (let i = 0; i < 7; i++) {
    const t = 0.36 + (i / 6) * 0.64;
    const [bx, by] = at(t);
    const side = i % 2 ? 1 : -1;
    const l = height * (0.4 - t * 0.2) * random.range(0.8, 1.15);
    const px = bx + side * l * 0.8;
    const py = by - l * 0.14;
    boughs += `M${num(bx)} ${num(by + l * 0.1)}Q${num(bx + side * l * 0.4)} ${num(by + l * 0.05)} ${num(px)} ${num(py)}`;
    const pad = (w: number, h: number, lift: number) => {
      let d = `M${num(px - w)} ${num(py - lift)}`;
      for (let k = 0; k < 5; k++) d += `q${num(w * 0.2)} ${num(-h * (k === 2 ? 1 : 0.7))} ${num(w * 0.4)} 0`;
      return `${d}q${num(-w)} ${num(h * 0.6)} ${num(-2 * w)} 0Z`;
    };
    pads += pad(l * 0.85, l * 0.42, 0);
    lit += pad(l * 0.6, l * 0.26, l * 0.1);
  }
  return (
    stroke(trunk, inks.ink, height * 0.045) +
    stroke(boughs, inks.ink, height * 0.018) +
    fill(pads, inks.leafDark) +
    fill(lit, inks.leaf)
  );
}
