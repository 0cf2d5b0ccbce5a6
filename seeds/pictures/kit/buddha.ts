import { mix } from './colour';
import type { Stage } from './stage';
import { box, disc, fill, num, stroke } from './svg';

/** A seat of lotus petals in two rows around its middle, `half` wide to each side, foot at `y`. */
export function petals(light: string, shade: string, half: number, y: number): string {
  const row = (count: number, wide: number, from: number, tall: number, ink: string) =>
    Array.from({ length: count }, (_, i) => {
      const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      const px = t * wide;
      const w = (wide / count) * 1.25 * (1 - Math.abs(t) * 0.25);
      const lean = t * tall * 0.5;
      const d = `M${num(px - w)} ${num(from)}Q${num(px - w * 1.2 + lean)} ${num(from - tall * 0.6)} ${num(px + lean)} ${num(from - tall)}Q${num(px + w * 1.2 + lean)} ${num(from - tall * 0.6)} ${num(px + w)} ${num(from)}Z`;
      return fill(d, ink) + stroke(d, shade, 3, { 'stroke-opacity': 0.6 });
    }).join('');
  return (
    row(8, half * 0.86, y - 8, half * 0.5, shade) +
    row(9, half, y, half * 0.34, light) +
    fill(
      `M${num(-half * 1.05)} ${num(y)}Q0 ${num(y + 22)} ${num(half * 1.05)} ${num(y)}V${num(y - 8)}H${num(-half * 1.05)}Z`,
      shade,
    )
  );
}

/** Seated in meditation on a lotus over an eight-sided base; about 560 high, foot at the origin. */
export function buddha(stage: Stage, white: string): string {
  const { inks } = stage;
  const shade = mix(white, inks.far, 0.55);
  const deep = mix(white, inks.near, 0.5);
  return (
    box(-240, -96, 480, 100, mix(white, inks.far, 0.26)) +
    box(-240, -96, 130, 100, mix(white, inks.far, 0.5)) +
    stroke('M-250 -96H250M-250 -4H250M-110 -96V0M110 -96V0', shade, 7) +
    petals(white, shade, 232, -98) +
    // Folded legs, lap and hands.
    fill(
      'M-214 -150Q-226 -206 -150 -222Q0 -250 150 -222Q226 -206 214 -150Q120 -128 0 -132Q-120 -128 -214 -150Z',
      white,
    ) +
    fill('M-214 -150Q-226 -206 -150 -222Q-110 -230 -70 -234Q-130 -196 -96 -136Q-160 -138 -214 -150Z', shade) +
    stroke('M-190 -170Q-60 -140 40 -176Q120 -200 196 -176M-60 -232Q40 -216 120 -190', shade, 6) +
    // Body and arms under the robe.
    fill(
      'M-122 -214Q-150 -330 -106 -392Q-80 -422 -42 -428H42Q80 -422 106 -392Q150 -330 122 -214Q0 -190 -122 -214Z',
      white,
    ) +
    fill('M-122 -214Q-150 -330 -106 -392Q-80 -422 -42 -428Q-86 -340 -66 -204Q-96 -206 -122 -214Z', shade) +
    stroke(
      'M46 -424Q-10 -330 -86 -286M70 -408Q30 -310 -40 -246M96 -370Q80 -290 30 -238M-112 -330Q-96 -270 -60 -236',
      shade,
      6,
    ) +
    fill('M-54 -214Q0 -238 54 -214Q40 -190 0 -188Q-40 -190 -54 -214Z', mix(white, shade, 0.2)) +
    stroke('M-40 -208Q0 -222 40 -208', deep, 3.4) +
    // Head with its curls and long ears.
    box(-24, -452, 48, 34, mix(white, shade, 0.3)) +
    fill('M-52 -494Q-54 -556 0 -560Q54 -556 52 -494Q48 -448 0 -438Q-48 -448 -52 -494Z', white) +
    fill(
      'M-56 -506Q-62 -576 -20 -584Q-16 -604 0 -606Q16 -604 20 -584Q62 -576 56 -506Q40 -540 0 -544Q-40 -540 -56 -506Z',
      mix(deep, white, 0.4),
    ) +
    [-40, -20, 0, 20, 40]
      .map((px) => disc(px, -560 + Math.abs(px) * 0.5, 9, mix(deep, white, 0.25)))
      .join('') +
    disc(0, -592, 9, mix(deep, white, 0.25)) +
    fill(
      'M-56 -510q-10 26 0 56q8 0 8 -12q-6 -24 -4 -44ZM56 -510q10 26 0 56q-8 0 -8 -12q6 -24 4 -44Z',
      mix(white, shade, 0.35),
    ) +
    stroke(
      'M-32 -500q11 7 22 0M10 -500q11 7 22 0M-34 -514q12 -8 26 -2M8 -516q14 -6 26 2M0 -506l-5 26h10M-14 -464q14 9 28 0',
      deep,
      3.6,
    ) +
    disc(0, -526, 4, deep)
  );
}
