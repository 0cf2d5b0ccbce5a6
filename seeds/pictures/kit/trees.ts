import { mix } from './colour';
import { blossom } from './flowers';
import { blade } from './path';
import type { Random } from './random';
import type { Stage } from './stage';
import { disc, fill, num, type Point, stroke } from './svg';

/** One mass of leaves with a scalloped edge all round. */
export function leafMass(random: Random, cx: number, cy: number, rx: number, ry: number, lobes = 13): string {
  const at = (i: number, k: number): Point => {
    const a = (i / lobes) * Math.PI * 2;
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k];
  };
  const ks = Array.from({ length: lobes }, () => random.range(0.82, 1.06));
  const [sx, sy] = at(0, ks[0] ?? 1);
  let d = `M${num(sx)} ${num(sy)}`;
  let [px, py] = [sx, sy];
  for (let i = 1; i <= lobes; i++) {
    const [nx, ny] = i === lobes ? [sx, sy] : at(i, ks[i] ?? 1);
    const r = Math.hypot(nx - px, ny - py) * random.range(0.52, 0.62);
    d += `A${num(r)} ${num(r)} 0 0 1 ${num(nx)} ${num(ny)}`;
    [px, py] = [nx, ny];
  }
  return `${d}Z`;
}

interface CrownInks {
  dark: string;
  body: string;
  lit: string;
  bark: string;
}

/** The inks of a tree at a distance: 0 is near, 1 is lost in the air. */
function crownInks(stage: Stage, distance = 0): CrownInks {
  const { inks } = stage;
  const far = (ink: string) => mix(ink, inks.far, distance);
  return {
    dark: far(inks.leafDark),
    body: far(mix(inks.leafDark, inks.leaf, 0.55)),
    lit: far(mix(inks.leaf, inks.leafLight, 0.35)),
    bark: far(mix(inks.groundDark, inks.ink, 0.55)),
  };
}

/** A broad old tree rooted at (x, y): forked bole, a heaped crown with a lit side and gaps of shade. */
export function broadTree(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  height: number,
  { spread = 0.9, distance = 0, roots = false } = {},
): string {
  const random = stage.random.fork(label);
  const ink = crownInks(stage, distance);
  const { side } = stage;
  const w = height * (roots ? 0.09 : 0.05);
  const fork: Point = [x + random.range(-0.03, 0.03) * height, y - height * 0.36];
  const tips = [-0.42, -0.16, 0.12, 0.4].map(
    (k): Point => [x + k * height * spread, y - height * random.range(0.58, 0.78)],
  );
  let boughs = '';
  for (const [tx, ty] of tips)
    boughs += `M${num(fork[0])} ${num(fork[1] + height * 0.1)}Q${num(fork[0] + (tx - fork[0]) * 0.25)} ${num(fork[1] - height * 0.1)} ${num(tx)} ${num(ty)}`;
  const bole = `M${num(x - w * 1.7)} ${num(y)}Q${num(x - w * 0.7)} ${num(y - height * 0.06)} ${num(fork[0] - w * 0.62)} ${num(fork[1])}L${num(fork[0] + w * 0.62)} ${num(fork[1])}Q${num(x + w * 0.7)} ${num(y - height * 0.06)} ${num(x + w * 1.7)} ${num(y)}Z`;
  let hanging = '';
  if (roots)
    for (let i = 0; i < 13; i++) {
      const rx = x + random.range(-0.36, 0.36) * height * spread;
      hanging += `M${num(rx)} ${num(y - height * random.range(0.46, 0.6))}q${num(random.range(-8, 8))} ${num(height * 0.14)} ${num(random.range(-6, 6))} ${num(height * random.range(0.2, 0.5))}`;
    }
  let dark = '';
  let body = '';
  let lit = '';
  const masses = 9;
  for (let i = 0; i < masses; i++) {
    const t = i / (masses - 1);
    const a = Math.PI * (1 - t);
    const cx = x + Math.cos(a) * height * 0.36 * spread + random.range(-0.03, 0.03) * height;
    const cy = y - height * (0.6 + Math.sin(a) * 0.2) + random.range(-0.03, 0.03) * height;
    const r = height * random.range(0.17, 0.22) * spread;
    dark += leafMass(random, cx, cy + r * 0.16, r * 1.14, r * 0.9);
    body += leafMass(random, cx + side * r * 0.1, cy - r * 0.06, r * 0.95, r * 0.72);
    if (i % 2 || random.chance(0.5))
      lit += leafMass(random, cx + side * r * 0.3, cy - r * 0.24, r * 0.58, r * 0.36, 10);
  }
  const heart = leafMass(random, x, y - height * 0.66, height * 0.3 * spread, height * 0.17, 17);
  return (
    stroke(boughs, ink.bark, w * 0.62) +
    fill(bole, ink.bark) +
    stroke(hanging, ink.bark, Math.max(1.4, height * 0.006), { 'stroke-opacity': 0.85 }) +
    fill(dark + heart, ink.dark) +
    fill(body, ink.body) +
    fill(lit, ink.lit)
  );
}

/** A frangipani rooted at (x, y): thick forked arms, few leaves, white flowers with a yellow heart. */
export function frangipani(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  height: number,
  lean = 0,
): string {
  const random = stage.random.fork(label);
  const { inks, side } = stage;
  const bark = mix(mix(inks.far, inks.groundDark, 0.5), inks.ink, stage.dark ? 0.6 : 0.38);
  let arms = '';
  let glints = '';
  const ends: Point[] = [];
  const grow = (px: number, py: number, angle: number, length: number, depth: number) => {
    const qx = px + Math.cos(angle) * length;
    const qy = py + Math.sin(angle) * length;
    const w = height * 0.014 * 1.5 ** depth;
    const d = `M${num(px)} ${num(py)}Q${num(px + Math.cos(angle - 0.3) * length * 0.5)} ${num(py + Math.sin(angle - 0.1) * length * 0.5)} ${num(qx)} ${num(qy)}`;
    arms += stroke(d, bark, w);
    glints += stroke(d, mix(bark, inks.light, 0.3), w * 0.22, {
      transform: `translate(${num(side * w * 0.24)} 0)`,
    });
    if (depth === 0) {
      ends.push([qx, qy]);
      return;
    }
    for (const k of [-1, 1])
      grow(qx, qy, angle + k * random.range(0.34, 0.62), length * random.range(0.66, 0.86), depth - 1);
  };
  grow(x, y, -Math.PI / 2 + lean, height * 0.36, 3);
  const ink = crownInks(stage);
  let dark = '';
  let body = '';
  let flowers = '';
  for (const [ex, ey] of ends) {
    const turn = random.range(0, 1);
    for (let i = 0; i < 9; i++) {
      const a = ((i + turn) / 9) * Math.PI * 2;
      const l = height * random.range(0.11, 0.16);
      const leaf = blade([ex, ey], [ex + Math.cos(a) * l, ey + Math.sin(a) * l * 0.7], l * 0.2, l * 0.06);
      if (i % 2) body += leaf;
      else dark += leaf;
    }
    if (random.chance(0.62))
      for (let i = 0; i < 3; i++)
        flowers += blossom(
          ex + random.range(-0.05, 0.05) * height,
          ey + random.range(-0.06, 0.01) * height,
          height * random.range(0.022, 0.03),
          mix(inks.paper, inks.light, 0.3),
          mix(inks.paper, inks.far, 0.5),
          inks.gold,
          random.range(0, 72),
        );
  }
  return arms + glints + fill(dark, ink.dark) + fill(body, ink.body) + flowers;
}
/** A sugar palm of the Mekong plain: straight black bole, a ball of stiff fans, old fans hanging below. */
export function sugarPalm(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  height: number,
  distance = 0,
): string {
  const random = stage.random.fork(label);
  const { inks } = stage;
  const ink = crownInks(stage, distance);
  const lean = random.range(-0.05, 0.05) * height;
  const [cx, cy] = [x + lean, y - height];
  const w = height * 0.02;
  const bole = `M${num(x - w * 1.5)} ${num(y)}Q${num(x - w * 0.5 + lean * 0.3)} ${num(y - height * 0.5)} ${num(cx - w)} ${num(cy)}H${num(cx + w)}Q${num(x + w + lean * 0.3)} ${num(y - height * 0.5)} ${num(x + w * 1.5)} ${num(y)}Z`;
  const fan = (a: number, reach: number, size: number) => {
    const [hx, hy] = [cx + Math.cos(a) * reach, cy + Math.sin(a) * reach];
    let d = '';
    for (let i = -4; i <= 4; i++) {
      const b = a + i * 0.24;
      d += blade([hx, hy], [hx + Math.cos(b) * size, hy + Math.sin(b) * size], size * 0.11);
    }
    return d;
  };
  const r = height * 0.12;
  let dry = '';
  let dark = '';
  let body = '';
  let lit = '';
  for (let i = 0; i < 5; i++) dry += fan(Math.PI * (0.28 + i * 0.11), r * 0.5, r * 0.9);
  for (let i = 0; i < 15; i++) {
    const a = (i / 15) * Math.PI * 2 + random.range(-0.12, 0.12);
    const leaf = fan(a, r * random.range(0.4, 0.85), r * random.range(0.8, 1.05));
    if (Math.sin(a) > 0.5) dark += leaf;
    else if (Math.cos(a) * stage.side > 0.2) lit += leaf;
    else body += leaf;
  }
  return (
    fill(bole, mix(ink.bark, inks.ink, 0.4 * (1 - distance))) +
    fill(dry, mix(ink.bark, inks.ground, 0.35)) +
    disc(cx, cy, r * 0.6, ink.dark) +
    fill(dark, ink.dark) +
    fill(body, ink.body) +
    fill(lit, ink.lit)
  );
}
