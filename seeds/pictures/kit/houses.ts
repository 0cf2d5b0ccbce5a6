import { mix } from './colour';
import type { Stage } from './stage';
import { box, fill, num, stroke } from './svg';

/** A stilt house with a deep thatched roof, about 160 wide, feet at the origin. */
export function stiltHouse(stage: Stage, smoke: boolean): string {
  const { inks, side } = stage;
  const thatch = mix(mix(inks.ground, inks.groundDark, 0.55), inks.near, 0.2);
  const lit = mix(thatch, inks.light, 0.28);
  const wall = mix(inks.groundDark, inks.ink, 0.45);
  let combs = '';
  for (let i = 0; i < 15; i++) {
    const x = -84 + i * 12;
    combs += `M${num(-52 + i * 7.4)} -118L${x} ${-70 + (i % 3)}`;
  }
  const posts = [-62, -36, -10, 16, 42, 62].map((x) => `M${x} -34L${x} 2`).join('');
  const slats = Array.from({ length: 14 }, (_, i) => `M${-62 + i * 9.6} -66L${-62 + i * 9.6} -34`).join('');
  return (
    stroke(posts, inks.ink, 5) +
    stroke('M60 -34L84 2M70 -34L94 2M66 -25L79 -25M72 -16L85 -16M78 -7L91 -7', inks.ink, 2.6) +
    box(-66, -72, 132, 40, wall) +
    stroke(slats, mix(wall, inks.ground, 0.25), 1.2) +
    box(-34, -62, 20, 22, inks.gold) +
    box(8, -62, 20, 28, inks.gold) +
    stroke('M-24 -62L-24 -40M-34 -51L-14 -51', wall, 2) +
    fill('M-74 -38L76 -38L76 -31L-74 -31Z', inks.ink) +
    stroke('M-72 -46L74 -46', inks.ink, 1.6) +
    fill('M-52 -120Q0 -128 52 -120Q74 -92 92 -66Q0 -58 -92 -66Q-74 -92 -52 -120Z', thatch) +
    fill(
      side > 0
        ? 'M10 -124Q40 -123 52 -120Q74 -92 92 -66Q60 -62 30 -62Q26 -96 10 -124Z'
        : 'M-10 -124Q-40 -123 -52 -120Q-74 -92 -92 -66Q-60 -62 -30 -62Q-26 -96 -10 -124Z',
      lit,
    ) +
    stroke(combs, mix(thatch, inks.ink, 0.4), 1.2, { 'stroke-opacity': 0.7 }) +
    stroke('M-54 -120Q0 -129 54 -120', inks.ink, 5) +
    stroke('M-50 -120L-60 -132M50 -120L60 -132', inks.ink, 3) +
    (smoke
      ? fill('M-10 -124Q-30 -150 -8 -176Q14 -202 -8 -240Q26 -206 8 -172Q-6 -150 4 -124Z', inks.paper, {
          'fill-opacity': 0.4,
        })
      : '')
  );
}

/** A painted house on a raft, about 150 wide, waterline at the origin: tin roof, porch, drums that float it. */
export function raftHouse(stage: Stage, paint: string, washing: boolean): string {
  const { inks, side, dark } = stage;
  const wall = mix(paint, inks.middle, dark ? 0.5 : 0.12);
  const roof = mix(inks.groundDark, inks.near, 0.35);
  const lamp = dark || stage.time === 'dusk' ? inks.gold : mix(inks.near, inks.ink, 0.4);
  const planks = Array.from({ length: 9 }, (_, i) => `M${-44 + i * 11} -68V-10`).join('');
  const ribs = Array.from(
    { length: 10 },
    (_, i) => `M${num(-48 + i * 10.6)} -96L${num(-60 + i * 13)} -66`,
  ).join('');
  const drums = [-66, -38, -10, 18, 46, 70]
    .map((x) => box(x - 9, -6, 18, 14, mix(inks.waterLow, inks.ink, 0.4), { rx: 4 }))
    .join('');
  const line =
    stroke('M52 -62Q70 -54 86 -60M86 -60V-8', inks.ink, 1.6) +
    box(58, -58, 9, 16, inks.accent) +
    box(69, -57, 8, 13, inks.paper) +
    box(78, -58, 6, 18, inks.gold);
  return (
    drums +
    box(-82, -14, 170, 9, mix(inks.groundDark, inks.ground, 0.4)) +
    box(-48, -68, 96, 56, wall) +
    box(side > 0 ? -48 : 4, -68, 44, 56, mix(wall, inks.near, 0.35), { 'fill-opacity': 0.6 }) +
    stroke(planks, mix(wall, inks.ink, 0.35), 1) +
    box(-10, -50, 20, 37, lamp) +
    box(-38, -52, 18, 16, lamp) +
    box(22, -52, 18, 16, lamp) +
    stroke('M-29 -52V-36M31 -52V-36M-38 -44H-20M22 -44H40', wall, 1.6) +
    fill('M-50 -97H50L64 -64H-64Z', roof) +
    fill(side > 0 ? 'M6 -97H50L64 -64H12Z' : 'M-6 -97H-50L-64 -64H-12Z', mix(roof, inks.light, 0.24)) +
    stroke(ribs, mix(roof, inks.ink, 0.4), 1.2) +
    stroke('M-80 -14V-34M-64 -14V-34M-82 -32H-60', inks.ink, 2) +
    (washing ? line : '')
  );
}
