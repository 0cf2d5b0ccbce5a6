import { mix, tone } from './colour';
import { clump } from './foliage';
import { blade, fractal, polygon, spans } from './path';
import type { Stage } from './stage';
import { fill, group, type Point, stroke } from './svg';

export type KarstForm = 'tower' | 'hump' | 'finger' | 'leaning' | 'cone' | 'anvil';

export interface KarstOptions {
  x: number;
  base: number;
  width: number;
  height: number;
  form: KarstForm;
  /** 0 is the far layer (flat), 1 the near one (full drawing). */
  detail: number;
  ink: string;
  shade: string;
  /** Narrowed at the water by the tide, as sea karsts are. */
  notch?: boolean;
}

export interface Karst {
  outline: Point[];
  svg: string;
}

const FORMS: Record<KarstForm, (t: number) => number> = {
  tower: (t) => 1 - 0.1 * t - 0.9 * Math.max(0, (t - 0.7) / 0.3) ** 2.4,
  hump: (t) => Math.sqrt(Math.max(0, 1 - t ** 2.1)),
  finger: (t) => 0.82 + 0.2 * Math.sin(t * 5.2) - 0.98 * Math.max(0, (t - 0.62) / 0.38) ** 2.6,
  leaning: (t) => 1 - 0.28 * t - 0.72 * Math.max(0, (t - 0.6) / 0.4) ** 1.9,
  cone: (t) => (1 - t) ** 0.72,
  anvil: (t) => 0.78 + 0.3 * t - 1.08 * Math.max(0, (t - 0.72) / 0.28) ** 2.8,
};

/** The closed outline of a limestone tower: ledges, overhang, worn foot. */
function karstOutline(stage: Stage, label: string, options: KarstOptions): Point[] {
  const { x, base, width, height, form, notch } = options;
  const random = stage.random.fork(label);
  const half = width / 2;
  const lean = form === 'leaning' ? random.sign() * 0.3 : random.range(-0.1, 0.1);
  const wall = (side: -1 | 1): Point[] => {
    const rough = fractal(random.fork(`wall${side}`), 4);
    const ledges = Array.from({ length: random.int(2, 4) }, () => ({
      at: random.range(0.18, 0.85),
      out: random.range(0.03, 0.12),
    }));
    const points: Point[] = [];
    const steps = Math.max(16, Math.round(height / 9));
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      let w = FORMS[form](t);
      for (const ledge of ledges) {
        const above = t - ledge.at;
        if (above > -0.1 && above < 0.14) {
          w += above < 0 ? ledge.out * (1 + above / 0.1) ** 1.6 : -ledge.out * 0.35 * (1 - above / 0.14);
        }
      }
      if (notch && t < 0.055) w -= 0.1 * (1 - Math.abs(t - 0.03) / 0.03);
      w += rough(t * 7 + 3) * 0.13 * (1 - t * 0.5);
      points.push([x + side * half * Math.max(0.02, w) + lean * width * t * t, base - height * t]);
    }
    return points;
  };
  const left = wall(-1);
  const right = wall(1);
  const crag = fractal(random.fork('crown'), 3);
  const crownOf = (p: Point): Point => {
    const t = (base - p[1]) / height;
    return t > 0.8 ? [p[0], p[1] - crag((p[0] / width) * 9) * height * 0.05] : p;
  };
  return [...left.map(crownOf), ...right.reverse().map(crownOf)];
}

/** A limestone tower drawn whole: planes of light and shade, cracks, and green that never leaves its rock. */
export function karst(stage: Stage, label: string, options: KarstOptions): Karst {
  const { x, base, width, height, detail, ink, shade } = options;
  const random = stage.random.fork(`${label}-drawing`);
  const outline = karstOutline(stage, label, options);
  const body = polygon(outline);
  const out = [fill(body, ink)];
  if (detail > 0.15) {
    const clip = stage.clip(fill(body, '#000'));
    out.push(group(planes(), { 'clip-path': clip }));
  }
  return { outline, svg: out.join('') };

  function planes(): string {
    const side = stage.side;
    const waver = fractal(random.fork('ridge'), 4);
    const edge: Point[] = [];
    for (let t = -0.02; t <= 1.1; t += 0.045) {
      const pair = spans(outline, base - height * Math.min(0.985, Math.max(0.01, t)));
      const l = pair[0]?.[0] ?? x;
      const r = pair[pair.length - 1]?.[1] ?? x;
      const m = (l + r) / 2 + side * (r - l) * (0.02 + 0.1 * t);
      edge.push([m + waver(t * 6) * (r - l) * 0.24, base - height * t]);
    }
    const away = x - side * width * 2;
    const dark = polygon([...edge, [away, base - height * 1.2], [away, base + 10]]);
    const lines = [fill(dark, shade)];
    lines.push(
      fill(streaks(0.5 + detail * 0.9, true), mix(shade, stage.inks.ink, 0.35), { 'fill-opacity': 0.75 }),
    );
    lines.push(
      fill(streaks(0.5 + detail * 0.5, false), mix(ink, stage.inks.light, 0.3), { 'fill-opacity': 0.38 }),
    );
    if (detail > 0.4) lines.push(greenery());
    if (options.notch) {
      lines.push(
        fill(
          `M${x - width} ${base - height * 0.055}h${width * 2}v${height * 0.2}h${-width * 2}Z`,
          mix(shade, stage.inks.ink, 0.45),
          { 'fill-opacity': 0.7 },
        ),
      );
      lines.push(
        stroke(`M${x - width} ${base - height * 0.055}h${width * 2}`, mix(ink, stage.inks.light, 0.4), 2, {
          'stroke-opacity': 0.6,
        }),
      );
    }
    return lines.join('');
  }

  function streaks(amount: number, dark: boolean): string {
    let d = '';
    const count = Math.round((width / 26) * amount) + 3;
    for (let i = 0; i < count; i++) {
      const t = random.range(0.12, 0.9);
      const y = base - height * t;
      const pair = spans(outline, y)[0];
      if (!pair) continue;
      const share = dark ? random.range(0.05, 0.95) : random.range(0.08, 0.45);
      const sx =
        stage.side > 0 ? pair[1] - (pair[1] - pair[0]) * share : pair[0] + (pair[1] - pair[0]) * share;
      const length = height * random.range(0.07, 0.3);
      const w = width * random.range(0.012, 0.04);
      d += blade([sx, y], [sx + random.range(-0.03, 0.03) * width, y + length], w, random.range(-6, 6));
    }
    return d;
  }

  function greenery(): string {
    let darkD = '';
    let midD = '';
    let lightD = '';
    const { inks } = stage;
    const rows = Math.round(5 + detail * 6);
    for (let i = 0; i < rows; i++) {
      const t = i < 4 ? 1.0 - i * 0.045 : random.range(0.16, 0.86);
      const y = base - height * t;
      const pair = spans(outline, Math.max(y, base - height * 0.96))[0];
      if (!pair) continue;
      const span = pair[1] - pair[0];
      const onTop = i < 4;
      const cx = onTop
        ? pair[0] + span * random.range(0.1, 0.9)
        : random.pick([
            pair[0] + span * 0.08,
            pair[1] - span * 0.08,
            pair[0] + span * random.range(0.2, 0.8),
          ]);
      const w = onTop ? span * random.range(0.6, 1.1) : width * random.range(0.16, 0.4);
      const h = Math.min(w * 0.4, height * random.range(0.045, 0.1));
      darkD += clump(random, cx, y + h * 0.8, w * 1.12, h * 1.25);
      midD += clump(random, cx + stage.side * w * 0.05, y + h * 0.45, w * 0.94, h);
      lightD += clump(random, cx + stage.side * w * 0.2, y + h * 0.1, w * 0.46, h * 0.6);
    }
    const veil = (green: string) => mix(ink, green, 0.35 + detail * 0.5);
    return (
      fill(darkD, veil(inks.leafDark)) +
      fill(midD, veil(inks.leaf)) +
      fill(lightD, veil(tone(inks.leafLight, -0.02)))
    );
  }
}
