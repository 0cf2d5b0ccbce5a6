import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { polygon } from '../../kit/path';
import type { Stage } from '../../kit/stage';
import { fill, num, oval, type Point, stroke } from '../../kit/svg';
import { seaInks } from './sea';

/** A rocky point with woods on its back: top line, foot line, and faces of rock between. */
export function cliff(
  stage: Stage,
  label: string,
  top: readonly Point[],
  foot: readonly Point[],
  haze: number,
): void {
  const { inks } = stage;
  const random = stage.random.fork(label);
  const rock = mix(mix(inks.groundDark, inks.middle, 0.4), inks.skyLow, haze * 0.5);
  const light = mix(rock, inks.light, stage.dark ? 0.12 : 0.35);
  const sea = seaInks(stage);
  const rough = (line: readonly Point[], amount: number): Point[] =>
    line.flatMap((p, i): Point[] => {
      const q = line[i + 1];
      if (!q) return [p];
      return Array.from(
        { length: 7 },
        (_, k): Point => [
          p[0] + ((q[0] - p[0]) * k) / 7 + random.range(-1, 1) * amount,
          p[1] + ((q[1] - p[1]) * k) / 7 + random.range(-1, 1) * amount * 0.7,
        ],
      );
    });
  const edgeLine = rough(foot, 18);
  const crest = rough(top, 10);
  const body: Point[] = [...crest, ...edgeLine];
  stage.add(
    fill(polygon(body.map(([x, y]): Point => [x, y + 26])), sea.foam, { 'fill-opacity': 0.8 }),
    fill(polygon(body.map(([x, y]): Point => [x - stage.side * 34, y + 44])), sea.deep, {
      'fill-opacity': 0.35,
    }),
    fill(polygon(body), rock),
  );
  let faces = '';
  let cracks = '';
  for (let i = 2; i + 2 < edgeLine.length; i += 2) {
    const [x, y] = edgeLine[i] as Point;
    const h = random.range(50, 130);
    const w = random.range(26, 60);
    faces += `M${num(x)} ${num(y - 4)}L${num(x + stage.side * w)} ${num(y - h * 0.3)}L${num(x + stage.side * w * 0.7)} ${num(y - h)}L${num(x - w * 0.1)} ${num(y - h * 0.8)}Z`;
    cracks += `M${num(x + 8)} ${num(y - 8)}l${num(random.range(-12, 12))} ${num(-h * 0.8)}`;
  }
  stage.add(fill(faces, light), stroke(cracks, mix(rock, inks.ink, 0.5), 3, { 'stroke-opacity': 0.6 }));
  const clipper = stage.clip(fill(polygon(body.map(([x, y]): Point => [x, y - 40])), '#000'));
  const xs = body.map(([x]) => x);
  const ys = body.map(([, y]) => y);
  let dark = '';
  let mid = '';
  let lit = '';
  for (let i = 0; i < 190; i++) {
    const d = clump(
      random,
      random.range(Math.min(...xs), Math.max(...xs)),
      random.range(Math.min(...ys) - 20, Math.max(...ys) - 20),
      random.range(60, 120),
      random.range(30, 58),
    );
    if (i % 3 === 0) dark += d;
    else if (i % 3 === 1) mid += d;
    else lit += d;
  }
  const leaf = (ink: string) => mix(ink, inks.skyLow, haze * 0.5);
  stage.add(
    `<g clip-path="${clipper}">${fill(dark, leaf(inks.leafDark))}${fill(mid, leaf(mix(inks.leafDark, inks.leaf, 0.55)))}${fill(lit, leaf(inks.leaf), { 'fill-opacity': 0.9 })}</g>`,
  );
  let boulders = '';
  for (let i = 0; i < 9; i++) {
    const [x, y] = edgeLine[random.int(2, edgeLine.length - 3)] as Point;
    const r = random.range(12, 34);
    const bx = x + random.range(-30, 30);
    boulders +=
      oval(bx, y + 24 + r * 0.4, r * 1.3, r * 0.4, sea.foam) +
      fill(
        `M${num(bx - r)} ${num(y + 22 + r * 0.3)}Q${num(bx - r * 0.9)} ${num(y + 22 - r)} ${num(bx)} ${num(y + 20 - r)}Q${num(bx + r)} ${num(y + 22 - r * 0.8)} ${num(bx + r)} ${num(y + 22 + r * 0.3)}Z`,
        i % 2 ? light : rock,
      );
  }
  stage.add(boulders);
}
