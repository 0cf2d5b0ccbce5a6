import { mix } from './colour';
import { fractal, polygon, smoothClosed } from './path';
import type { Stage } from './stage';
import { fill, num, type Point, stroke } from './svg';

/** What stands in the fields: the paints of plots by share, and the earth between them. */
export interface Crop {
  plots: { paint: string; share: number; sown: boolean }[];
  wall: string;
  wallShade: string;
  lip: string;
  sprout: string;
}

/** Fields by season: mirrors of water in spring, green in summer, gold in autumn, bare and wet in winter. */
export function cropOf(stage: Stage, veil: number): Crop {
  const { inks, season } = stage;
  const air = (ink: string) => mix(ink, mix(inks.far, inks.skyLow, 0.35), veil);
  const mirror = stage.blend([
    [0, air(mix(inks.skyMid, inks.waterLow, 0.12))],
    [1, air(mix(inks.skyLow, inks.light, 0.3))],
  ]);
  const deep = stage.blend([
    [0, air(mix(inks.skyTop, inks.waterLow, 0.2))],
    [1, air(inks.skyMid)],
  ]);
  const ripe = mix(inks.gold, inks.ground, stage.dark ? 0.65 : 0.2);
  const straw = mix(ripe, inks.leafLight, 0.4);
  const young = mix(inks.leafLight, inks.gold, season === 'autumn' ? 0.4 : 0.14);
  const paints: Record<string, [string, number, boolean][]> = {
    spring: [
      [mirror, 5, false],
      [deep, 2.4, false],
      [air(young), 1.6, true],
      [air(inks.leaf), 0.6, true],
    ],
    summer: [
      [air(young), 4, true],
      [air(inks.leafLight), 3, true],
      [air(inks.leaf), 1.6, true],
      [mirror, 1.6, false],
    ],
    autumn: [
      [air(ripe), 5, true],
      [air(straw), 2.4, true],
      [air(mix(ripe, inks.accent, 0.16)), 1.6, true],
      [mirror, 0.5, false],
    ],
    winter: [
      [mirror, 3.4, false],
      [deep, 2, false],
      [air(mix(inks.ground, inks.groundDark, 0.3)), 2, false],
      [air(mix(inks.ground, inks.leaf, 0.3)), 1, true],
    ],
  };
  const earth =
    season === 'spring' || season === 'winter'
      ? mix(inks.groundDark, inks.near, 0.42)
      : mix(inks.leafDark, inks.near, 0.2);
  return {
    plots: (paints[season] ?? []).map(([paint, share, sown]) => ({ paint, share, sown })),
    wall: air(earth),
    wallShade: air(mix(earth, inks.ink, 0.4)),
    lip: air(mix(inks.leafLight, inks.light, season === 'winter' ? 0.5 : 0.32)),
    sprout: air(mix(season === 'autumn' ? mix(ripe, inks.accent, 0.3) : inks.leafDark, inks.leaf, 0.4)),
  };
}

export interface HillsideOptions {
  /** The skyline of the hill and its foot, as heights over x. */
  crest: (x: number) => number;
  foot: (x: number) => number;
  left: number;
  right: number;
  levels: number;
  /** How strongly near steps are larger than far ones. */
  perspective: number;
  /** How far the contours swing, in steps. */
  swing: number;
  swell: number;
  crop: Crop;
}

export interface Hillside {
  svg: string;
  /** The front lip of a step at an x: where people can stand. */
  lip: (level: number, x: number) => number;
}

/** A terraced slope: contour lines that keep together like the lines of a map. */
export function hillside(stage: Stage, label: string, options: HillsideOptions): Hillside {
  const { crest, foot, left, right, levels, perspective, swing, swell, crop } = options;
  const random = stage.random.fork(label);
  const broad = fractal(random.fork('broad'), 2);
  const fine = fractal(random.fork('fine'), 2);
  const drift = random.range(0.05, 0.08);
  const sizes = Array.from({ length: levels + 2 }, () => random.range(0.65, 1.35));
  const whole = sizes.slice(0, levels).reduce((sum, size) => sum + size, 0);
  const starts = sizes.map(
    (_, k) => (sizes.slice(0, k).reduce((sum, size) => sum + size, 0) / whole) * levels,
  );
  const shares = sizes.map(() => random.range(0.2, 0.4));
  const line = (k: number, x: number): number => {
    const i = Math.floor(k);
    const from = starts[i] ?? levels;
    const at = from + (k - i) * ((starts[i + 1] ?? from + 1) - from);
    const bend = broad(x / swell + at * drift) * swing + fine(x / (swell * 0.3) + at * 0.13) * 0.34;
    const u = Math.max(0, at + bend * Math.min(1, at / (swing + 1.5))) / levels;
    return crest(x) + (foot(x) - crest(x)) * u ** perspective;
  };
  const lip = (k: number, x: number) => line(k + 1 - (shares[k] ?? 0.3), x);
  const step = 22;
  const between = (a: (x: number) => number, b: (x: number) => number, x0: number, x1: number): string => {
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let x = x0; ; x = Math.min(x1, x + step)) {
      upper.push([x, a(x)]);
      lower.push([x, b(x)]);
      if (x >= x1) break;
    }
    return polygon([...upper, ...lower.reverse()], true, 1);
  };
  const total = crop.plots.reduce((sum, plot) => sum + plot.share, 0);
  const choose = () => {
    let at = random.next() * total;
    for (const plot of crop.plots) {
      at -= plot.share;
      if (at <= 0) return plot;
    }
    return crop.plots[0];
  };
  let out = '';
  for (let k = 0; k < levels; k++) {
    const byPaint = new Map<string, string>();
    let dikes = '';
    let sprouts = '';
    for (let x = left; x < right; ) {
      const next = Math.min(right, x + random.range(300, 1100) * (0.45 + k / levels));
      const plot = choose();
      if (plot) {
        byPaint.set(
          plot.paint,
          (byPaint.get(plot.paint) ?? '') +
            between(
              (v) => line(k, v),
              (v) => lip(k, v),
              x,
              next,
            ),
        );
        if (plot.sown) sprouts += rows(k, x, next);
      }
      const skew = random.range(-0.5, 0.5) * (lip(k, x) - line(k, x));
      dikes += `M${num(x)} ${num(line(k, x))}Q${num(x + skew)} ${num(line(k + 0.4, x))} ${num(x + skew)} ${num(lip(k, x))}`;
      x = next;
    }
    for (const [paint, d] of byPaint) out += fill(d, paint);
    const height = line(k + 1, (left + right) / 2) - line(k, (left + right) / 2);
    out += stroke(sprouts, crop.sprout, Math.max(1.2, height * 0.04), { 'stroke-opacity': 0.7 });
    out += stroke(dikes, crop.lip, Math.max(1.3, height * 0.05));
    out += fill(
      between(
        (v) => lip(k, v),
        (v) => line(k + 1, v) + 1.5,
        left,
        right,
      ),
      crop.wall,
    );
    out += fill(
      between(
        (v) => lip(k, v) + (line(k + 1, v) - lip(k, v)) * 0.55,
        (v) => line(k + 1, v) + 1.5,
        left,
        right,
      ),
      crop.wallShade,
    );
    const edge: Point[] = [];
    for (let x = left; x <= right; x += step) edge.push([x, lip(k, x)]);
    out += stroke(polygon(edge, false, 1), crop.lip, Math.max(1.3, Math.abs(height) * 0.075));
  }
  return { svg: out, lip };

  function rows(k: number, x0: number, x1: number): string {
    let d = '';
    const tall = line(k + 0.6, (x0 + x1) / 2) - line(k, (x0 + x1) / 2);
    if (tall < 14) return d;
    const count = Math.min(4, Math.floor(tall / 9));
    for (let row = 1; row <= count; row++) {
      const t = (row / (count + 0.6)) * 0.66;
      const gap = 9 + row * 5;
      for (let x = x0 + 8 + (row % 2) * gap * 0.5; x < x1 - 6; x += gap) {
        const y = line(k + t, x) + 3;
        d += `M${Math.round(x)} ${Math.round(y)}l${row % 2 ? 1 : -1} -${Math.round(3 + tall * 0.09)}`;
      }
    }
    return d;
  }
}

/** A round hill of stacked fields seen from above, as at Mâm Xôi: rings that keep one shape. */
export function moundHill(
  stage: Stage,
  label: string,
  cx: number,
  foot: number,
  radius: number,
  levels: number,
  crop: Crop,
): { svg: string; top: Point } {
  const random = stage.random.fork(label);
  const lobes = fractal(random.fork('lobes'), 3);
  const ring = (r: number, cy: number, k: number): Point[] => {
    const points: Point[] = [];
    for (let i = 0; i < 44; i++) {
      const a = (i / 44) * Math.PI * 2;
      const loop = lobes(Math.cos(a) * 1.3 + 9 + k * 0.05) + lobes(Math.sin(a) * 1.3 + 31 + k * 0.05);
      const wide = r * (1 + loop * 0.24);
      points.push([cx + Math.cos(a) * wide, cy + Math.sin(a) * wide * 0.33]);
    }
    return points;
  };
  let out = '';
  let y = foot;
  let top: Point = [cx, foot];
  const sway = random.range(-0.07, 0.07);
  for (let k = 0; k < levels; k++) {
    const t = k / levels;
    const r = radius * Math.sqrt(1 - t ** 1.7);
    const wall = radius * random.range(0.03, 0.048) * (1.1 - t * 0.3);
    const face = ring(r, y, k).map(([px, py]): Point => [px + sway * radius * t, py]);
    const plot = crop.plots[random.chance(0.35) ? random.int(0, crop.plots.length - 1) : random.int(0, 1)];
    const base = face.map(([px, py]): Point => [px, py + wall]);
    out += fill(smoothClosed(base), crop.wallShade);
    out += fill(
      smoothClosed(base.map(([px, py]): Point => [px + stage.side * r * 0.02, py - wall * 0.4])),
      crop.wall,
    );
    out +=
      fill(smoothClosed(face), plot?.paint ?? crop.lip) +
      stroke(smoothClosed(face), crop.lip, Math.max(1.6, wall * 0.13));
    top = [cx + sway * radius * t, y];
    y -= wall * random.range(1.15, 1.5);
  }
  return { svg: out, top };
}
