import { mix } from '../../kit/colour';
import { fill, num, type Point, stroke } from '../../kit/svg';
import type { View } from './view';

/** A banana leaf lying from its stalk at the origin to the right, split by the wind, in two greens. */
export function bananaLeaf(v: View, label: string, length: number, width: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`banana-${label}`);
  const green = mix(food.leaf, food.leafLight, random.range(0.05, 0.3));
  const half = (s: 1 | -1): string => {
    let d = `M0 0`;
    const steps = 22;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const y = s * (width / 2) * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.45;
      d += `L${num(t * length)} ${num(y)}`;
      if (random.chance(0.16) && i > 2 && i < steps - 2)
        d += `L${num(t * length - width * 0.1)} ${num(y * random.range(0.2, 0.5))}L${num(t * length + 10)} ${num(y * 0.98)}`;
    }
    return `${d}L${num(length)} 0Z`;
  };
  let veins = '';
  for (let i = 1; i < 34; i++) {
    const x = (i / 34) * length;
    const y = (width / 2) * Math.sin(Math.PI * (0.06 + (i / 34) * 0.94)) ** 0.45 * 0.96;
    veins += `M${num(x - 34)} 0Q${num(x - 8)} ${num(-y * 0.6)} ${num(x)} ${num(-y)}M${num(x - 34)} 0Q${num(x - 8)} ${num(y * 0.6)} ${num(x)} ${num(y)}`;
  }
  return (
    fill(half(-1) + half(1), inks.ink, { 'fill-opacity': 0.28, transform: `translate(${-v.side * 12} 20)` }) +
    fill(half(-1), green) +
    fill(half(1), mix(green, food.leafDark, 0.36)) +
    stroke(veins, mix(green, food.leafDark, 0.6), 3, { 'stroke-opacity': 0.5 }) +
    stroke(`M0 0H${num(length)}`, mix(green, food.lime, 0.55), 12)
  );
}

export interface LeafLook {
  ink: string;
  light: string;
  /** Width as a share of length. */
  wide: number;
  /** Teeth along the edge. */
  teeth?: boolean;
}

/** One leaf from a root, half of it in the light. */
export function leafAt(root: Point, angle: number, length: number, look: LeafLook, bend = 0): string {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const at = (t: number, w: number): Point => [
    root[0] + ux * length * t - uy * (w * length * look.wide + bend * length * t * t),
    root[1] + uy * length * t + ux * (w * length * look.wide + bend * length * t * t),
  ];
  const tip = at(1, 0);
  const stem = at(0.12, 0);
  const pair = ([x, y]: Point) => `${num(x)} ${num(y)}`;
  const edge = (s: number) => {
    if (!look.teeth) return `C${pair(at(0.22, s * 0.66))} ${pair(at(0.66, s * 0.62))} ${pair(tip)}`;
    let d = '';
    for (let i = 1; i <= 6; i++) {
      const t = 0.12 + (i / 6) * 0.88;
      const w = s * 0.5 * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.03)) ** 0.7;
      d += `L${pair(at(t - 0.08, w * 1.12))}L${pair(at(t - 0.03, w * 0.86))}`;
    }
    return `${d}L${pair(tip)}`;
  };
  const whole = `M${pair(stem)}${edge(1)}M${pair(stem)}${edge(-1)}`;
  return (
    fill(whole, look.ink) +
    fill(`M${pair(stem)}${edge(-1)}Q${pair(at(0.5, 0.05))} ${pair(stem)}Z`, look.light) +
    stroke(
      `M${pair(root)}Q${pair(at(0.5, 0))} ${pair(at(0.86, 0))}`,
      look.light,
      Math.max(1.6, length * 0.026),
    )
  );
}
