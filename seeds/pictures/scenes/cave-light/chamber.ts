import { mix } from '../../kit/colour';
import { fractal, polygon } from '../../kit/path';
import { dress } from '../../kit/people';
import { alongRoad, type RoadPoint } from '../../kit/road';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** A dry cave that one walks through: columns and curtains of stone in warm lamplight along a boardwalk. No daylight comes in. */
export function chamber(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('chamber');
  const x = WIDTH * random.range(0.47, 0.53);
  const rock = mix(mix(inks.groundDark, inks.middle, 0.4), inks.ink, 0.3);
  const lamp = mix(inks.gold, inks.light, 0.45);
  const glow = (cx: number, cy: number, rx: number, ry: number) => {
    let out = '';
    for (let i = 1; i <= 9; i++)
      out += oval(cx, cy, (rx * i) / 9, (ry * i) / 9, lamp, { 'fill-opacity': 0.045 });
    return out;
  };
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(rock, inks.ink, 0.5)],
        [0.5, mix(rock, lamp, 0.34)],
        [1, mix(rock, inks.ink, 0.4)],
      ]),
    ),
    glow(x, 560, 900, 470),
  );
  teeth(stage, 'far', { top: 70, foot: 812, count: 26, size: 0.8, ink: mix(rock, lamp, 0.4) });
  stage.add(glow(x - side * 300, 640, 420, 300));
  teeth(stage, 'mid', { top: 120, foot: 836, count: 17, size: 1.25, ink: mix(rock, lamp, 0.2) });
  columns(stage, x, rock, lamp);
  floor(stage, mix(rock, inks.ink, 0.18), mix(rock, lamp, 0.3));
  stage.add(glow(x + side * 420, 760, 330, 200), glow(x - side * 480, 800, 300, 190));
  boardwalk(stage, x, lamp);
  vaultOver(stage, mix(rock, inks.ink, 0.62));
  return { x: x / WIDTH, y: 0.8 };
}

interface Teeth {
  top: number;
  foot: number;
  count: number;
  size: number;
  ink: string;
}

/** A row of stone hanging and standing, all in one ink, with its lit edge. */
function teeth(stage: Stage, label: string, { top, foot, count, size, ink }: Teeth): void {
  const { inks, side } = stage;
  const random = stage.random.fork(label);
  const rough = fractal(random.fork('roof'), 3);
  const roof = (px: number) => top + rough(px / 260) * 60 + ((px - WIDTH / 2) / 900) ** 2 * 170;
  let body = `M-20 -20H${WIDTH + 20}`;
  for (let px = WIDTH + 20; px >= -20; px -= 30) body += `L${px} ${num(roof(px))}`;
  body += 'Z';
  let lit = '';
  for (let i = 0; i < count; i++) {
    const px = ((i + random.range(0.1, 0.9)) / count) * WIDTH;
    const h = random.range(70, 330) * size;
    const w = random.range(16, 44) * size;
    const y = roof(px) - 8;
    body += `M${num(px - w)} ${num(y)}Q${num(px - w * 0.3)} ${num(y + h * 0.4)} ${num(px)} ${num(y + h)}Q${num(px + w * 0.3)} ${num(y + h * 0.4)} ${num(px + w)} ${num(y)}Z`;
    lit += `M${num(px)} ${num(y + h)}Q${num(px + side * w * 0.3)} ${num(y + h * 0.4)} ${num(px + side * w * 0.8)} ${num(y + 12)}`;
    const k = random.range(70, 270) * size;
    const sx = px + random.range(-40, 40);
    const sw = k * random.range(0.2, 0.34);
    body += `M${num(sx - sw)} ${foot + 40}Q${num(sx - sw * 0.4)} ${num(foot - k * 0.3)} ${num(sx - sw * 0.2)} ${num(foot - k * 0.8)}Q${num(sx)} ${num(foot - k * 1.1)} ${num(sx + sw * 0.2)} ${num(foot - k * 0.8)}Q${num(sx + sw * 0.4)} ${num(foot - k * 0.3)} ${num(sx + sw)} ${foot + 40}Z`;
    lit += `M${num(sx + side * sw * 0.16)} ${num(foot - k * 0.9)}Q${num(sx + side * sw * 0.4)} ${num(foot - k * 0.3)} ${num(sx + side * sw)} ${foot + 20}`;
  }
  stage.add(fill(body, ink), stroke(lit, mix(ink, inks.light, 0.36), 3.4, { 'stroke-opacity': 0.6 }));
}

/** Columns grown together from roof and floor, with folds like hanging cloth. */
function columns(stage: Stage, x: number, rock: string, lamp: string): void {
  const { inks, side } = stage;
  const random = stage.random.fork('columns');
  for (const [dx, w, y, warm] of [
    [-620, 180, 900, 0.2],
    [-330, 84, 822, 0.34],
    [360, 120, 850, 0.28],
    [690, 200, 910, 0.16],
  ] as const) {
    const px = x + dx;
    const ink = mix(rock, lamp, warm);
    const waist = 470 + random.range(-40, 40);
    const half = (yy: number) =>
      w * (0.42 + 0.62 * Math.min(1, Math.abs((yy - waist) / (yy < waist ? 470 : 400))) ** 1.7);
    const knots = fractal(random.fork(`k${dx}`), 3);
    const edge = (s: number): Point[] => {
      const points: Point[] = [];
      for (let yy = -20; yy <= y; yy += 22)
        points.push([px + s * half(yy) * (1 + knots(yy / 60 + s) * 0.16), yy]);
      return points;
    };
    const body = polygon([...edge(-1), ...edge(1).reverse()]);
    let folds = '';
    let bright = '';
    for (let i = -3; i <= 3; i++) {
      let d = '';
      for (let yy = -10; yy <= y - 10; yy += 60)
        d += `${d ? 'L' : 'M'}${num(px + (i / 3.6) * half(yy) + knots(yy / 50 + i) * 8)} ${yy}`;
      if (i * side > 0) bright += d;
      else folds += d;
    }
    stage.add(
      fill(body, ink),
      `<g clip-path="${stage.clip(fill(body, '#000'))}">${
        fill(
          `M${num(px - side * w * 2)} -20H${num(px - side * w * 0.1)}Q${num(px - side * w * 0.34)} ${waist} ${num(px - side * w * 0.2)} ${y}H${num(px - side * w * 2)}Z`,
          mix(ink, inks.ink, 0.42),
        ) +
        stroke(folds, mix(ink, inks.ink, 0.55), 5, { 'stroke-opacity': 0.6 }) +
        stroke(bright, mix(ink, inks.light, 0.5), 5, { 'stroke-opacity': 0.6 })
      }</g>`,
    );
  }
}

/** The floor with pools in steps of stone, as lime leaves them. */
function floor(stage: Stage, ink: string, rim: string): void {
  const random = stage.random.fork('floor');
  for (let row = 0; row < 5; row++) {
    const y = 800 + row * 74;
    const rough = fractal(random.fork(`row${row}`), 3);
    const line: Point[] = [];
    for (let px = -20; px <= WIDTH + 20; px += 20)
      line.push([px, y + rough(px / 160) * 26 - Math.abs(px - WIDTH / 2) * 0.06]);
    stage.add(
      fill(
        polygon([...line, [WIDTH + 20, HEIGHT + 10], [-20, HEIGHT + 10]]),
        mix(ink, stage.inks.ink, row * 0.13),
      ),
      stroke(polygon(line, false), mix(rim, ink, row * 0.16), 4, { 'stroke-opacity': 0.75 }),
    );
  }
}

/** The boardwalk with its rails and lamps, and those who walk on it. */
function boardwalk(stage: Stage, x: number, lamp: string): void {
  const { inks } = stage;
  const random = stage.random.fork('boardwalk');
  const s = random.sign();
  const control: RoadPoint[] = [
    [x - s * 340, 1260, 560],
    [x - s * 120, 1090, 330],
    [x + s * 130, 980, 210],
    [x + s * 60, 890, 130],
    [x - s * 110, 836, 84],
    [x - s * 40, 796, 54],
  ];
  const line = alongRoad(control);
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.ink, 0.25);
  const left = line.map(([px, y, w]): Point => [px - w / 2, y]);
  const right = line.map(([px, y, w]): Point => [px + w / 2, y]);
  let planks = '';
  for (let i = 0; i < line.length; i += 2) {
    const [a, b] = [left[i], right[i]];
    if (a && b) planks += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  stage.add(
    fill(polygon([...left, ...[...right].reverse()]), mix(wood, lamp, 0.26)),
    stroke(planks, mix(wood, inks.ink, 0.45), 3, { 'stroke-opacity': 0.6 }),
  );
  const walkers = [
    [0.86, -0.1, 0],
    [0.72, 0.16, 3],
    [0.68, -0.2, 1],
    [0.46, 0.1, 4],
    [0.43, -0.24, 5],
  ] as const;
  for (const [t, across, which] of walkers) {
    const [px, y, w] = line[Math.round(t * (line.length - 1))] ?? [x, 900, 100];
    const k = 0.34 + w / 190;
    stage.add(
      oval(px + across * w, y, 14 * k, 3 * k, inks.ink, { 'fill-opacity': 0.4 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), px + across * w, y, k),
    );
  }
  for (const edge of [left, right]) {
    let posts = '';
    let lights = '';
    const rail = edge.map(([px, y], i): Point => [px, y - 20 - (line[i]?.[2] ?? 0) * 0.24]);
    for (let i = 0; i < edge.length; i += 6) {
      const [a, b] = [edge[i], rail[i]];
      if (!a || !b) continue;
      posts += `M${num(a[0])} ${num(a[1])}V${num(b[1])}`;
      if (i % 12 === 0)
        lights +=
          oval(a[0], a[1] - 8, 9, 6, lamp) + oval(a[0], a[1] - 8, 34, 18, lamp, { 'fill-opacity': 0.22 });
    }
    stage.add(
      stroke(posts, mix(wood, inks.ink, 0.2), 5),
      stroke(polygon(rail, false), mix(wood, lamp, 0.4), 6),
      lights,
    );
  }
}

/** The dark rock round us: the roof above with its teeth, and the walls at both sides. */
function vaultOver(stage: Stage, ink: string): void {
  const { inks } = stage;
  for (const [layer, [rx, ry, tone]] of (
    [
      [900, 1090, 0],
      [985, 1150, 0.5],
    ] as const
  ).entries()) {
    const random = stage.random.fork(`over${layer}`);
    const rough = fractal(random, 4);
    const points: Point[] = [];
    for (let i = 0; i <= 110; i++) {
      const a = (i / 110) * Math.PI;
      const k = 1 + rough(i / 8) * 0.07;
      const [px, y] = [WIDTH / 2 + Math.cos(a) * rx * k, HEIGHT + 20 - Math.sin(a) ** 0.6 * ry * k];
      points.push([px, y]);
      const up = Math.sin(a);
      if (up > 0.35 && random.chance(0.34)) {
        const l = random.range(40, 210) * up;
        points.push([px - 7, y + l * 0.5], [px - 12, y + l], [px - 18, y + l * 0.45]);
      }
    }
    const shape = `M-20 -20H${WIDTH + 20}V${HEIGHT + 20}${polygon(points, false).replace(/^M/, 'L')}L-20 ${HEIGHT + 20}Z`;
    stage.add(fill(shape, mix(ink, inks.ink, tone)));
  }
}
