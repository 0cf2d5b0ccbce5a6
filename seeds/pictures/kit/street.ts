import { mix } from './colour';
import type { Random } from './random';
import type { Stage } from './stage';
import { box, fill, num, type Point, stroke } from './svg';

/** A street lamp post with transformers and knots of cable; ground at (x, y). */
export function utilityPole(stage: Stage, x: number, y: number, height: number): string {
  const { inks } = stage;
  const w = height * 0.016;
  const top = y - height;
  const coil = (cx: number, cy: number, r: number) =>
    stroke(
      `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r * 1.2)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r * 1.2)} 0 1 0 ${num(-r * 2)} 0M${num(cx - r * 0.7)} ${num(cy + 2)}a${num(r * 0.7)} ${num(r)} 0 1 0 ${num(r * 1.4)} 0a${num(r * 0.7)} ${num(r)} 0 1 0 ${num(-r * 1.4)} 0`,
      inks.ink,
      Math.max(1, w * 0.5),
    );
  return (
    fill(
      `M${num(x - w)} ${num(y)}L${num(x - w * 0.7)} ${num(top)}h${num(w * 1.4)}L${num(x + w)} ${num(y)}Z`,
      mix(inks.ink, inks.ground, 0.18),
    ) +
    stroke(
      `M${num(x - height * 0.075)} ${num(top + height * 0.05)}h${num(height * 0.15)}M${num(x - height * 0.06)} ${num(top + height * 0.11)}h${num(height * 0.12)}`,
      inks.ink,
      w,
    ) +
    box(x + w, top + height * 0.18, w * 3.4, height * 0.07, mix(inks.ink, inks.middle, 0.3)) +
    coil(x - w * 1.6, top + height * 0.22, w * 1.9) +
    coil(x + w * 2, top + height * 0.31, w * 1.5)
  );
}

/** A bundle of sagging wires between two points. */
export function wires(
  stage: Stage,
  random: Random,
  from: Point,
  to: Point,
  count: number,
  sag: number,
  width = 2,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = from[1] + i * random.range(5, 11);
    const b = to[1] + i * random.range(5, 11);
    const low = (a + b) / 2 + sag * random.range(0.6, 1.5);
    d += `M${num(from[0])} ${num(a)}Q${num((from[0] + to[0]) / 2)} ${num(low * 1)} ${num(to[0])} ${num(b)}`;
  }
  return stroke(d, stage.inks.ink, width, { 'stroke-opacity': 0.85 });
}

/** A cyclo seen from its side: hooded seat in front, driver behind; ground at the origin, facing right. */
export function cyclo(stage: Stage, driver: string, passenger: string): string {
  const { inks } = stage;
  const hood = inks.accent;
  const wheel = (x: number, r: number) => {
    let spokes = '';
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI;
      spokes += `M${num(x - Math.cos(a) * r)} ${num(-r - Math.sin(a) * r)}L${num(x + Math.cos(a) * r)} ${num(-r + Math.sin(a) * r)}`;
    }
    return (
      stroke(spokes, inks.ink, 0.6) +
      `<circle cx="${x}" cy="${-r}" r="${r}" fill="none" stroke="${inks.ink}" stroke-width="2.8"/>`
    );
  };
  return (
    wheel(-58, 23) +
    wheel(46, 20) +
    stroke('M-58 -23L-30 -24L-44 -64M-30 -24L6 -36L46 -20M-40 -54L8 -58', inks.ink, 3) +
    fill('M-54 -66Q-44 -70 -34 -66Q-42 -61 -54 -66Z', inks.ink) +
    driver +
    fill(
      'M4 -60Q2 -34 14 -32L62 -32Q70 -32 72 -26L78 -26Q76 -40 62 -42L24 -44L18 -66Z',
      mix(inks.accent, inks.ink, 0.25),
    ) +
    passenger +
    stroke('M10 -58L6 -104M58 -42L62 -56', mix(inks.paper, inks.far, 0.3), 2) +
    fill('M2 -62Q-8 -116 36 -122Q60 -120 66 -98Q44 -106 28 -96Q14 -86 18 -60Z', hood) +
    stroke('M8 -62Q2 -108 38 -120M13 -61Q10 -98 56 -112', mix(hood, inks.ink, 0.4), 1.8) +
    fill('M66 -98Q60 -120 36 -122Q46 -112 48 -104Q58 -103 66 -98Z', mix(hood, inks.gold, 0.5)) +
    stroke('M70 -26L84 -24', inks.ink, 3)
  );
}

/** Someone sitting back in a seat, hat on knees or head; seat at the origin, facing right. */
export function passengerIn(stage: Stage, coat: string): string {
  const { inks } = stage;
  return (
    fill('M24 -52Q30 -56 38 -48L58 -46L66 -30L58 -28L50 -38L28 -38Z', mix(coat, inks.paper, 0.7)) +
    fill('M22 -80Q30 -84 36 -78Q40 -62 38 -46Q28 -40 22 -46Z', coat) +
    `<ellipse cx="30" cy="-88" rx="5" ry="6" fill="${inks.skin}"/>` +
    fill('M24 -90Q26 -97 32 -95Q37 -92 34 -88Q30 -92 24 -84Z', inks.ink) +
    stroke('M34 -74Q44 -66 48 -56', mix(coat, inks.ink, 0.3), 4)
  );
}
