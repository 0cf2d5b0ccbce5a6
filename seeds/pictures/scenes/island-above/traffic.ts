import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, fill, num, oval, stroke } from '../../kit/svg';

/** A boat seen from above with the wake it draws behind it, bow to the right at the origin. */
export function craft(stage: Stage, kind: number, wake: number): string {
  const { inks } = stage;
  const hull =
    kind === 0
      ? inks.paper
      : kind === 1
        ? mix(inks.waterLow, inks.ink, 0.4)
        : mix(inks.ground, inks.ink, 0.5);
  const trail =
    fill(
      `M-16 -5Q${num(-wake * 0.5)} ${num(-wake * 0.06)} ${num(-wake)} ${num(-wake * 0.12)}Q${num(-wake * 0.5)} ${num(-wake * 0.04)} -14 0Z`,
      inks.paper,
      { 'fill-opacity': 0.85 },
    ) +
    fill(
      `M-16 5Q${num(-wake * 0.5)} ${num(wake * 0.06)} ${num(-wake)} ${num(wake * 0.12)}Q${num(-wake * 0.5)} ${num(wake * 0.04)} -14 0Z`,
      inks.paper,
      { 'fill-opacity': 0.85 },
    ) +
    stroke(`M-26 0H${num(-wake * 0.62)}`, inks.paper, 3.4, {
      'stroke-opacity': 0.6,
      'stroke-dasharray': '16 10',
    });
  const shadow = fill('M-26 2L12 2Q30 6 36 10Q28 17 10 18L-26 16Z', inks.waterLow, { 'fill-opacity': 0.5 });
  const body =
    fill('M-28 -9L10 -9.5Q28 -7 36 0Q28 7 10 9.5L-28 9Q-31 0 -28 -9Z', hull) +
    fill('M-28 0L36 0Q28 7 10 9.5L-28 9Q-30 4 -28 0Z', mix(hull, inks.ink, 0.35));
  const deck =
    kind === 0
      ? box(-18, -6, 24, 12, mix(inks.accent, inks.paper, 0.1)) + box(-12, -3.4, 10, 6.8, inks.paper)
      : kind === 1
        ? box(-22, -6, 14, 12, inks.gold) +
          stroke('M-4 -8L-4 8M6 -8L6 8', inks.paper, 1.6) +
          oval(14, 0, 3, 3, inks.accent)
        : oval(-8, 0, 6.4, 6.4, mix(inks.paper, inks.gold, 0.4)) +
          oval(-8, 0, 2, 2, inks.groundDark) +
          stroke('M-8 8L-18 20', inks.ink, 2);
  return trail + shadow + body + deck;
}

/** A tern on the wing seen from above, about 130 across, flying right. */
export function gull(stage: Stage): string {
  const { inks } = stage;
  const white = inks.paper;
  const grey = mix(inks.paper, inks.far, 0.55);
  return (
    fill('M14 -4Q4 -30 -22 -58Q-30 -66 -46 -70Q-30 -50 -22 -30Q-16 -12 -16 -2Z', white) +
    fill('M14 4Q10 26 -8 46Q-18 57 -34 62Q-24 46 -20 28Q-17 12 -16 2Z', grey) +
    fill(
      'M-46 -70Q-36 -68 -26 -61L-30 -53Q-38 -63 -46 -70ZM-34 62Q-26 60 -18 54L-21 46Q-28 56 -34 62Z',
      inks.ink,
    ) +
    fill('M-16 -6Q4 -10 24 -6Q34 -3 38 0Q34 4 22 6Q4 9 -16 6L-44 14L-36 2L-46 -10Z', white) +
    fill('M-16 6Q4 9 22 6Q34 4 38 0Q10 4 -16 1L-36 2L-44 14Z', grey) +
    fill('M36 -2.4L50 1L36 3Z', inks.gold) +
    oval(30, -2, 1.6, 1.6, inks.ink)
  );
}
