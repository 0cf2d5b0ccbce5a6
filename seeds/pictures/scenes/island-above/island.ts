import { mix, oklch } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { fractal, polygon, smoothClosed, spans } from '../../kit/path';
import type { Stage } from '../../kit/stage';
import { fill, num, type Point, stroke } from '../../kit/svg';

type Shore = (grow: number, wobble?: number) => Point[];

/** The shore of an island as rings: capes and coves that all its reefs and beaches follow. */
function shoreOf(
  stage: Stage,
  label: string,
  cx: number,
  cy: number,
  radius: number,
  tilt: number,
  count: number,
): Shore {
  const random = stage.random.fork(label);
  const fine = fractal(random.fork('shore'), 3);
  const reef = fractal(random.fork('reef'), 3);
  const stretch = random.range(0.74, 1.05);
  const axis = random.range(-0.5, 0.5);
  const waves = [2, 3, 4, 5, 7].map((k) => ({
    k,
    high: random.range(0.5, 1) / k ** 0.75,
    turn: random.range(0, 6.3),
  }));
  return (grow, wobble = 0) => {
    const points: Point[] = [];
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2;
      const [u, v] = [Math.cos(a), Math.sin(a)];
      const capes = waves.reduce((sum, w) => sum + w.high * Math.sin(w.k * a + w.turn), 0) * 0.24;
      const loose = reef(u * 2 + 21) + reef(v * 2 + 63);
      const r =
        radius *
        (0.82 +
          capes * (1 - Math.min(0.5, grow * 1.2)) +
          (fine(u * 3 + 9) + fine(v * 3 + 71)) * 0.06 +
          grow +
          loose * wobble);
      const [px, py] = [u * r, v * r * stretch];
      points.push([
        cx + px * Math.cos(axis) - py * Math.sin(axis),
        cy + (px * Math.sin(axis) + py * Math.cos(axis)) * tilt,
      ]);
    }
    return points;
  };
}

/** The ink of shallow water over sand: turquoise at any hour, tinted by the hour. */
export function shallows(stage: Stage): string {
  const { inks, time } = stage;
  const lagoon = time === 'night' ? oklch(0.5, 0.08, 200) : oklch(0.79, 0.095, 188);
  return mix(lagoon, inks.waterTop, time === 'dusk' ? 0.34 : 0.25);
}

/** One island: reef rings, surf, sand, cliffs, forest in relief; the main one has a bay village and a jetty. */
export function island(
  stage: Stage,
  label: string,
  cx: number,
  cy: number,
  radius: number,
  tilt: number,
  main: boolean,
): string {
  const { inks, side } = stage;
  const random = stage.random.fork(`${label}-land`);
  const shore = shoreOf(stage, label, cx, cy, radius, tilt, main ? 96 : 40);
  const turquoise = shallows(stage);
  const k = main ? 1 : 1.6;
  const ring = (grow: number, wobble: number, ink: string, opacity = 1) =>
    fill(smoothClosed(shore(grow * k, wobble)), ink, { 'fill-opacity': opacity });
  const forest = mix(inks.leaf, inks.leafDark, 0.25);
  const land = smoothClosed(shore(0));
  const dropped = (by: number) => shore(0).map(([x, y]): Point => [x, y + by]);
  const cliff = Math.max(6, radius * 0.035);
  let out =
    ring(0.46, 0.14, turquoise, 0.3) +
    ring(0.32, 0.11, turquoise, 0.45) +
    ring(0.22, 0.09, mix(turquoise, inks.light, 0.2), 0.75) +
    ring(0.13, 0.05, mix(turquoise, inks.light, 0.42), 0.9);
  out += stroke(smoothClosed(shore(0.15 * k, 0.06)), inks.paper, Math.max(1.6, radius * 0.007), {
    'stroke-opacity': 0.8,
    'stroke-dasharray': `${num(radius * 0.13)} ${num(radius * 0.07)}`,
  });
  out += coralHeads(stage, label, shore, k);
  out +=
    ring(0.075, 0.05, mix(inks.paper, inks.waterTop, 0.12)) +
    ring(0.052, 0.05, mix(inks.ground, inks.paper, 0.5));
  out += fill(smoothClosed(dropped(cliff)), mix(inks.near, inks.groundDark, 0.4)) + fill(land, forest);
  out += relief();
  if (main) out += village();
  return out;

  function relief(): string {
    let drawing = '';
    const outline = shore(-0.03);
    const ys = outline.map(([, y]) => y);
    const [north, south] = [Math.min(...ys), Math.max(...ys)];
    const rows = main ? 7 : 3;
    for (let i = 0; i < rows; i++) {
      const v = (i + 0.7) / (rows + 0.9);
      const y = north + (south - north) * v;
      const span = spans(outline, y).sort((p, q) => q[1] - q[0] - (p[1] - p[0]))[0];
      if (!span) continue;
      const mid = (span[0] + span[1]) / 2;
      const half = (span[1] - span[0]) / 2 - radius * 0.05;
      if (half < 24) continue;
      const high = Math.min(radius * random.range(0.2, 0.36), half * 0.5) * (1 - v * 0.45);
      const peak = random.range(-0.45, 0.45);
      const rough = fractal(random.fork(`row${i}`), 4);
      const line: Point[] = [];
      const belly: Point[] = [];
      for (let x = -half; x <= half; x += main ? 10 : 8) {
        const u = x / half;
        const lift =
          (1 - u * u) * high * (0.4 + 0.7 * Math.exp(-(((u - peak) / 0.3) ** 2))) +
          rough(u * 3.4) * high * 0.3 * (1 - u ** 4);
        line.push([mid + x, y - Math.max(0, lift)]);
        belly.push([mid + x, y + (1 - u * u) * radius * 0.09]);
      }
      const t = i / (rows - 1);
      const ink = mix(mix(inks.leafDark, inks.middle, 0.3 - t * 0.3), forest, 0.35 + t * 0.25);
      const top = mid + peak * half;
      drawing += fill(polygon([...line, ...belly.reverse()]), ink);
      const lit = line.filter(([x]) => (side > 0 ? x > top : x < top));
      const inner = [...lit]
        .reverse()
        .map(([x, yy], n): Point => [x - side * 6, yy + (y - yy) * (0.42 + 0.3 * Math.sin(n * 0.9))]);
      drawing += fill(polygon([...lit, ...inner]), mix(ink, inks.leafLight, 0.42));
      let tufts = '';
      for (let n = 0; n < (main ? 9 : 3); n++) {
        const p = line[random.int(0, line.length - 1)];
        if (p)
          tufts += clump(
            random,
            p[0],
            Math.min(y + 8, p[1] + random.range(12, 40)),
            random.range(30, 74),
            random.range(10, 18),
          );
      }
      drawing += fill(tufts, mix(ink, inks.leafDark, 0.6));
    }
    return drawing;
  }

  function village(): string {
    const edge = shore(0.03);
    const at = edge[Math.round((side > 0 ? 0.3 : 0.2) * edge.length)];
    if (!at) return '';
    const [vx, vy] = at;
    let roofs = '';
    let walls = '';
    for (let i = 0; i < 9; i++) {
      const x = vx + random.range(-78, 78);
      const y = vy - random.range(8, 52);
      walls += `M${num(x - 8)} ${num(y)}h16v8h-16Z`;
      roofs += `M${num(x - 11)} ${num(y + 1)}l6 -8h10l6 8Z`;
    }
    const plank = mix(inks.groundDark, inks.ink, 0.3);
    const posts = Array.from({ length: 7 }, (_, i) => `M${num(vx + i * 6)} ${num(vy + 10 + i * 16)}v9`).join(
      '',
    );
    return (
      stroke(posts, inks.ink, 2.4) +
      stroke(`M${num(vx - 4)} ${num(vy)}L${num(vx + 40)} ${num(vy + 118)}m-22 -4h44`, plank, 6) +
      fill(walls, inks.paper) +
      fill(roofs, inks.accent)
    );
  }
}

/** Dark patches of coral in the pale water. */
function coralHeads(stage: Stage, label: string, shore: Shore, k: number): string {
  const random = stage.random.fork(`${label}-coral`);
  const ring = shore(0.2 * k, 0.09);
  const far = shore(0.34 * k, 0.11);
  let d = '';
  for (let i = 0; i < ring.length; i += 2) {
    if (random.chance(0.45)) continue;
    const [a, b] = [ring[i] as Point, far[i] as Point];
    const t = random.next();
    const x = a[0] + (b[0] - a[0]) * t;
    const y = a[1] + (b[1] - a[1]) * t;
    const w = random.range(8, 30) * (k > 1 ? 0.5 : 1);
    d += clump(random, x, y, w, w * 0.3);
  }
  return fill(d, mix(stage.inks.waterLow, stage.inks.leafDark, 0.3), { 'fill-opacity': 0.42 });
}
