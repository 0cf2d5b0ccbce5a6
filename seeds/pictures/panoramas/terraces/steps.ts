import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import type { Stage } from '../../kit/stage';
import { fill, num, type Point, stroke } from '../../kit/svg';
import { cropOf } from '../../kit/terraces';
import { around, below, circle, groundAt, metre, SHEET, swell, towards } from '../sphere';

/** The fields around the knoll, from the nearest out: how far their lips are, and how far below the eye, in metres. */
const fields: readonly (readonly [radius: number, depth: number])[] = [
  [4.2, 2.35],
  [6.8, 3.1],
  [10.5, 3.95],
  [16, 4.9],
  [25, 6.2],
  [38, 7.7],
  [58, 9.7],
];

const knoll = { radius: 2.4, depth: 1.7 } as const;

export interface Steps {
  svg: string;
  /** Where somebody stands on a field, and how large a metre is there. */
  spot(field: number, azimuth: number): { x: number; y: number; metre: number };
}

/** Fields that go down from the viewer on all sides, as rings that keep one shape; the farthest are printed first. */
export function steps(stage: Stage): Steps {
  const { inks } = stage;
  const random = stage.random.fork('steps');
  const broad = swell(random.fork('broad'), 2, 3);
  const fine = swell(random.fork('fine'), 7, 3);
  const radiusAt = (field: number, azimuth: number): number => {
    const [radius] = fields[field] ?? [knoll.radius];
    return radius * (1 + 0.2 * broad(azimuth + field * 5) + 0.05 * fine(azimuth + field * 23));
  };
  const lipAt = (field: number) => (azimuth: number) =>
    groundAt(fields[field]?.[1] ?? knoll.depth, radiusAt(field, azimuth));
  const line = (points: readonly Point[]) =>
    points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');

  const ring = (field: number): string => {
    const crop = cropOf(stage, 0.02 + field * 0.045);
    const total = crop.plots.reduce((sum, { share }) => sum + share, 0);
    const choose = () => {
      let at = random.next() * total;
      for (const plot of crop.plots) {
        at -= plot.share;
        if (at <= 0) return plot;
      }
      return crop.plots[0];
    };
    const lip = lipAt(field);
    const ground = fill(below(circle(lip)), choose()?.paint ?? crop.lip);
    let out = '';
    const first = random.range(-180, -150);
    for (let from = first; from < first + 340; ) {
      const to = Math.min(first + 350, from + random.range(24, 80));
      const plot = choose();
      const edge: Point[] = [];
      for (let a = from; a <= to; a += 1) edge.push([towards(a, 0)[0], lip(a)]);
      const [left, right] = [edge[0], edge[edge.length - 1]];
      if (plot && left && right) {
        const d = `${line(edge)}L${num(right[0])} ${SHEET.height}L${num(left[0])} ${SHEET.height}Z`;
        const bund = `M${num(right[0])} ${num(right[1])}q${num(random.range(-14, 14))} 40 ${num(random.range(-20, 20))} 130`;
        out += fill(d, plot.paint) + stroke(bund, crop.lip, Math.max(1.6, 5 - field * 0.5));
        if (plot.sown) out += rows(field, from, to, crop.sprout);
      }
      from = to;
    }
    const curve = line(circle(lip));
    const thick = Math.max(2, 9 - field);
    return (
      ground +
      around(stage, out) +
      stroke(curve, crop.wallShade, thick * 1.9) +
      stroke(curve, crop.lip, thick * 0.8)
    );
  };

  /** Rice in its rows: the nearer the taller. */
  function rows(field: number, from: number, to: number, ink: string): string {
    const [radius = 0, depth = 0] = fields[field] ?? [];
    const inner = field === 0 ? knoll.radius : (fields[field - 1]?.[0] ?? 0);
    const tall = Math.max(4, 40 - field * 7);
    let d = '';
    const count = Math.max(2, 4 - Math.round(field / 2));
    for (let row = 1; row <= count; row++) {
      const share = 1 - (row / (count + 1)) * (1 - inner / radius) * 0.8;
      for (let a = from + 1; a < to - 1; a += random.range(0.9, 1.6)) {
        const y = groundAt(depth, radiusAt(field, a) * share);
        d += `M${num(towards(a, 0)[0])} ${num(y)}l${row % 2 ? 2 : -2} ${num(-tall * share)}`;
      }
    }
    return stroke(d, ink, Math.max(1.2, 3.2 - field * 0.3), { 'stroke-opacity': 0.7 });
  }

  let svg = '';
  for (let field = fields.length - 1; field >= 0; field--) svg += ring(field);
  const top = circle((a) => groundAt(knoll.depth, radiusAt(-1, a)));
  let tufts = '';
  for (const [x, y] of top)
    if (random.chance(0.5)) tufts += grassTuft(random, x, y + 10, random.range(30, 74));
  let meadow = '';
  for (let i = 0; i < 90; i++) {
    const y = groundAt(knoll.depth, knoll.radius * random.range(0.3, 0.95));
    meadow += grassTuft(random, random.range(0, SHEET.width), y, random.range(34, 80), 5);
  }
  const grass = mix(inks.leaf, inks.near, 0.15);
  const paint = stage.blend([
    [0, grass],
    [1, mix(grass, inks.leafDark, 0.7)],
  ]);
  svg +=
    fill(tufts, mix(grass, inks.leafLight, 0.35)) +
    fill(below(top), paint) +
    around(stage, fill(meadow, mix(grass, inks.leafLight, 0.3)));
  return {
    svg,
    spot: (field, azimuth) => {
      const [radius = 1, depth = 1] = fields[field] ?? [];
      const inner = fields[field - 1]?.[0] ?? knoll.radius;
      const distance = radiusAt(field, azimuth) * ((inner / radius + 1) / 2);
      return { x: towards(azimuth, 0)[0], y: groundAt(depth, distance), metre: metre(distance) };
    },
  };
}
