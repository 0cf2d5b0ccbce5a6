import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, fill, oval, stroke } from '../../kit/svg';

/** A mandarin of stone on his plinth, tablet in both hands, winged cap; about 190 high, ground at the origin. */
export function stoneMandarin(stage: Stage, stone: string): string {
  const { inks, side } = stage;
  const dark = mix(stone, inks.ink, 0.4);
  const lit = mix(stone, inks.light, stage.dark ? 0.12 : 0.32);
  const s = side;
  return (
    box(-38, -26, 76, 28, dark) +
    box(-42, -30, 84, 9, lit) +
    fill('M-30 -28Q-34 -84 -24 -130Q0 -146 24 -130Q34 -84 30 -28Z', stone) +
    fill(
      `M${-s * 6} -140Q${-s * 20} -138 ${-s * 24} -130Q${-s * 34} -84 ${-s * 30} -28H${-s * 8}Q${-s * 2} -90 ${-s * 6} -140Z`,
      dark,
    ) +
    fill(
      `M${s * 12} -134Q${s * 22} -130 ${s * 24} -126Q${s * 30} -84 ${s * 27} -32H${s * 18}Q${s * 22} -88 ${s * 12} -134Z`,
      lit,
    ) +
    fill(
      'M-34 -112Q-40 -86 -30 -70L-6 -78L-6 -100ZM34 -112Q40 -86 30 -70L6 -78L6 -100Z',
      mix(stone, inks.ink, 0.18),
    ) +
    box(-5, -128, 10, 52, lit) +
    stroke('M-28 -58Q0 -50 28 -58M-22 -44Q0 -38 22 -44', dark, 3) +
    stroke('M0 -140v-8', stone, 16) +
    oval(0, -156, 13, 16, stone) +
    fill(`M${-s * 2} -172Q${-s * 13} -170 ${-s * 13} -156Q${-s * 12} -142 ${-s * 2} -140Z`, dark) +
    fill('M-15 -160Q-16 -172 -8 -174Q-8 -188 2 -188Q12 -186 10 -174Q16 -170 15 -160Q0 -166 -15 -160Z', dark) +
    stroke('M-14 -164L-34 -168M14 -164L34 -168', dark, 5)
  );
}

/** A tall pillar of the court, square at the foot, a bud of lotus at its head; about `h` high. */
export function courtPillar(stage: Stage, stone: string, h: number): string {
  const { inks, side } = stage;
  const w = h * 0.052;
  const dark = mix(stone, inks.ink, 0.36);
  const lit = mix(stone, inks.light, stage.dark ? 0.1 : 0.28);
  let out = '';
  const block = (y: number, half: number, rise: number) => {
    out +=
      box(-half, y - rise, half * 2, rise, stone) +
      box(side > 0 ? -half : half * 0.3, y - rise, half * 0.7, rise, dark);
  };
  block(0, w * 2.2, h * 0.06);
  block(-h * 0.06, w * 1.7, h * 0.1);
  out += box(-w * 2, -h * 0.175, w * 4, h * 0.016, lit);
  block(-h * 0.175, w * 1.15, h * 0.5);
  out += stroke(`M0 ${-h * 0.22}V${-h * 0.63}`, lit, w * 0.4);
  out += box(-w * 1.6, -h * 0.7, w * 3.2, h * 0.024, lit);
  block(-h * 0.7, w * 1.3, h * 0.08);
  out += box(-w * 1.7, -h * 0.8, w * 3.4, h * 0.022, lit);
  out += fill(
    `M${-w} ${-h * 0.8}Q${-w * 1.7} ${-h * 0.87} 0 ${-h}Q${w * 1.7} ${-h * 0.87} ${w} ${-h * 0.8}Z`,
    stone,
  );
  return (
    out +
    stroke(
      `M0 ${-h * 0.8}V${-h * 0.98}M${-w * 0.6} ${-h * 0.8}Q${-w * 0.9} ${-h * 0.86} 0 ${-h * 0.97}`,
      dark,
      w * 0.16,
    )
  );
}
