import { mix } from './colour';
import type { Stage } from './stage';
import { disc, fill, group, num, oval, stroke } from './svg';

/** A dragon's head as carvers paint it, facing right, mouth open; about 260 wide, neck at the origin. */
export function dragonHead(stage: Stage, body: string, mane: string): string {
  const { inks } = stage;
  const deep = mix(body, inks.ink, 0.35);
  const pale = mix(body, inks.paper, 0.5);
  return (
    fill(
      'M-30 44Q-124 40 -150 -14Q-118 -2 -98 -12Q-138 -44 -134 -92Q-108 -58 -82 -58Q-104 -100 -82 -142Q-66 -104 -40 -92Q-40 -124 -14 -140Q-20 -104 10 -84L20 20Z',
      mane,
    ) +
    fill(
      'M-24 36Q-90 26 -112 -8Q-84 0 -68 -14Q-98 -42 -96 -76Q-74 -50 -52 -54Q-64 -88 -50 -112Q-36 -84 -10 -76L10 20Z',
      mix(mane, inks.gold, 0.5),
    ) +
    stroke(
      'M-6 -70Q-40 -104 -34 -150M14 -78Q-4 -118 14 -156M-26 -124Q-46 -132 -56 -150M4 -128Q22 -136 28 -152',
      pale,
      9,
    ) +
    fill('M30 26Q86 36 116 14Q128 30 108 48Q70 66 24 52Z', mix(body, inks.ink, 0.12)) +
    fill('M42 24Q90 30 114 10L100 -4Q70 -2 46 10Z', mix(inks.accent, inks.ink, 0.45)) +
    fill('M58 24Q86 4 128 16Q104 20 88 32Z', inks.accent) +
    fill(
      'M-40 60Q-56 -40 4 -78Q34 -94 58 -70Q72 -62 96 -62Q108 -84 134 -76Q158 -64 146 -38Q140 -18 112 -14L66 -6Q44 0 38 22Q36 50 20 66Q-14 84 -40 60Z',
      body,
    ) +
    fill('M-40 60Q-50 0 -22 -46Q-24 10 6 44Q16 52 28 50Q24 62 20 66Q-14 84 -40 60Z', deep) +
    fill(
      'M66 -8L74 12L82 -10ZM90 -11L97 6L104 -13ZM118 -15L130 8L134 -20ZM60 28L66 12L74 28ZM88 28L96 13L102 24Z',
      inks.paper,
    ) +
    disc(128, -58, 8, deep) +
    fill('M10 -62Q34 -96 66 -72Q84 -84 92 -70Q70 -62 60 -52Q36 -66 10 -62Z', mane) +
    oval(40, -50, 17, 15, inks.paper) +
    disc(46, -49, 8, inks.ink) +
    disc(49, -52, 2.6, inks.paper) +
    stroke('M132 -40Q176 -40 184 -84Q190 -100 204 -98M112 -20Q150 2 186 -16', mix(mane, inks.gold, 0.4), 5) +
    fill('M34 50Q60 60 92 52Q84 84 96 104Q66 92 60 72Q54 96 34 112Q40 80 22 64Z', mix(mane, inks.gold, 0.5)) +
    stroke('M-22 6q14 8 26 -2M-20 24q14 8 26 -2M-14 42q14 8 26 -2M-12 -14q14 8 24 -2', deep, 4)
  );
}

/** The drum of the festivals: a red barrel with brass nails, standing; about 120 high. */
export function bigDrum(stage: Stage, r: number): string {
  const { inks, side } = stage;
  const hide = mix(inks.paper, inks.ground, 0.35);
  const red = inks.accent;
  let nails = '';
  for (let i = 0; i <= 12; i++) {
    const x = -r + (i / 12) * 2 * r;
    const y = -r * 1.5 + Math.sqrt(Math.max(0, 1 - (x / r) ** 2)) * r * 0.26;
    nails += disc(x, y + r * 0.12, r * 0.045, inks.gold);
  }
  return group(
    fill(
      `M${num(-r)} ${num(-r * 1.5)}Q${num(-r * 1.34)} ${num(-r * 0.7)} ${num(-r)} 0Q0 ${num(r * 0.3)} ${num(r)} 0Q${num(r * 1.34)} ${num(-r * 0.7)} ${num(r)} ${num(-r * 1.5)}Z`,
      red,
    ) +
      fill(
        `M${num(-side * r)} ${num(-r * 1.5)}Q${num(-side * r * 1.34)} ${num(-r * 0.7)} ${num(-side * r)} 0Q${num(-side * r * 0.7)} ${num(r * 0.12)} ${num(-side * r * 0.4)} ${num(r * 0.14)}Q${num(-side * r * 0.7)} ${num(-r * 0.7)} ${num(-side * r * 0.45)} ${num(-r * 1.3)}Z`,
        mix(red, inks.ink, 0.4),
      ) +
      oval(0, -r * 1.5, r, r * 0.28, hide) +
      oval(0, -r * 1.5, r * 0.55, r * 0.15, mix(hide, inks.ground, 0.35)) +
      nails +
      stroke(
        `M${num(-r * 1.12)} ${num(-r * 0.4)}Q0 ${num(-r * 0.1)} ${num(r * 1.12)} ${num(-r * 0.4)}`,
        inks.gold,
        r * 0.06,
      ),
  );
}
