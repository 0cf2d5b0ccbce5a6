import { mix, tone } from './colour';
import type { Stage } from './stage';
import { disc, fill, num, stroke } from './svg';

export interface CurvedRoofOptions {
  x: number;
  /** Half the width of the eave between its corners. */
  half: number;
  eave: number;
  /** Height of the ridge line, above the eave, as a y. */
  ridge: number;
  /** Share of the eave that the ridge spans. */
  span?: number;
  upturn?: number;
  tile: string;
  /** Dragons and pearl on the ridge. */
  crowned?: boolean;
}

/** A tiled roof with a sagging slope and corners that turn up, ridges picked out in lime and mosaic. */
export function curvedRoof(stage: Stage, options: CurvedRoofOptions): string {
  const { x, half, eave, ridge, span = 0.78, upturn = 20, tile, crowned = false } = options;
  const { inks, side } = stage;
  const rise = eave - ridge;
  const top = half * span;
  const p = (px: number, py: number) => `${num(x + px)} ${num(py)}`;
  const slope = (s: number) => `Q${p(s * (top + (half - top) * 0.3), eave - rise * 0.34)}`;
  const body =
    `M${p(-half - upturn, eave - upturn)}Q${p(-half + upturn * 0.4, eave + 2)} ${p(-half + upturn * 2.4, eave)}` +
    `L${p(half - upturn * 2.4, eave)}Q${p(half - upturn * 0.4, eave + 2)} ${p(half + upturn, eave - upturn)}` +
    `${slope(1)} ${p(top, ridge)}L${p(-top, ridge)}${slope(-1)} ${p(-half - upturn, eave - upturn)}Z`;
  const s = side;
  const lit =
    `M${p(s * top * 0.25, ridge)}L${p(s * top, ridge)}${slope(s)} ${p(s * (half + upturn), eave - upturn)}` +
    `Q${p(s * (half - upturn * 0.4), eave + 2)} ${p(s * (half - upturn * 2.4), eave)}L${p(s * half * 0.34, eave)}Z`;
  let courses = '';
  const step = Math.max(7, half / 26);
  for (let px = -half + step; px < half; px += step) {
    courses += `M${p(px, eave - 1)}Q${p(px * (0.5 + span / 2) * 0.97, eave - rise * 0.42)} ${p(px * span, ridge)}`;
  }
  const lime = mix(inks.paper, tile, 0.25);
  const hip = (k: number) =>
    `M${p(k * top, ridge)}${slope(k)} ${p(k * (half + upturn), eave - upturn)}q${num(k * upturn * 0.7)} ${num(-upturn * 0.1)} ${num(k * upturn * 0.5)} ${num(-upturn * 0.75)}`;
  const eaveLine = `M${p(-half - upturn, eave - upturn + 2)}Q${p(-half + upturn * 0.4, eave + 4)} ${p(-half + upturn * 2.4, eave + 2)}L${p(half - upturn * 2.4, eave + 2)}Q${p(half - upturn * 0.4, eave + 4)} ${p(half + upturn, eave - upturn + 2)}`;
  const thick = Math.max(2.4, rise * 0.075);
  const finials = [-1, 1]
    .map(
      (k) =>
        `M${p(k * top, ridge)}q${num(k * rise * 0.12)} ${num(-rise * 0.02)} ${num(k * rise * 0.12)} ${num(-rise * 0.2)}q${num(-k * rise * 0.02)} ${num(-rise * 0.1)} ${num(-k * rise * 0.1)} ${num(-rise * 0.06)}`,
    )
    .join('');
  return (
    fill(body, tone(tile, -0.07)) +
    fill(lit, tile) +
    stroke(courses, mix(tile, inks.ink, 0.42), Math.max(1, step * 0.14)) +
    stroke(eaveLine, mix(tile, inks.ink, 0.62), thick * 0.9) +
    stroke(hip(-1) + hip(1), lime, thick) +
    stroke(`M${p(-top, ridge)}L${p(top, ridge)}`, lime, thick * 1.5) +
    stroke(finials, lime, thick * 0.8) +
    (crowned ? dragons(stage, x, ridge - thick, Math.max(26, rise * 0.5), lime) : '')
  );
}

/** Two dragons that face a burning pearl, small on a ridge. */
function dragons(stage: Stage, x: number, y: number, size: number, ink: string): string {
  const { inks } = stage;
  const beast = (k: number) => {
    const q = (a: number, b: number) => `${num(x + k * a * size)} ${num(y + b * size)}`;
    return `M${q(2.5, -0.05)}Q${q(2.2, -0.6)} ${q(1.9, -0.1)}T${q(1.3, -0.1)}T${q(0.8, -0.35)}L${q(0.55, -0.5)}L${q(0.8, -0.62)}`;
  };
  return (
    stroke(beast(1) + beast(-1), ink, size * 0.16) +
    disc(x, y - size * 0.42, size * 0.24, inks.accent) +
    disc(x, y - size * 0.42, size * 0.13, inks.gold) +
    stroke(
      `M${num(x)} ${num(y - size * 0.72)}q${num(-size * 0.14)} ${num(-size * 0.2)} ${num(size * 0.04)} ${num(-size * 0.42)}`,
      inks.accent,
      size * 0.1,
    )
  );
}
