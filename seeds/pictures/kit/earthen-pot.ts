import { mix } from './colour';
import type { Stage } from './stage';
import { fill, oval, stroke } from './svg';

/** A round pot of unglazed clay with marks of smoke from its open fire; about 260 wide, foot at the origin. */
export function earthenPot(stage: Stage, clay: string, combed = false): string {
  const { inks, side } = stage;
  const deep = mix(clay, inks.ink, 0.42);
  const soot = mix(clay, inks.ink, 0.62);
  const d =
    'M-66 0Q-134 -40 -132 -112Q-124 -180 -58 -200V-222Q-84 -232 -90 -246H90Q84 -232 58 -222V-200Q124 -180 132 -112Q134 -40 66 0Z';
  return (
    oval(0, 0, 110, 11, inks.ink, { 'fill-opacity': 0.35 }) +
    fill(d, clay) +
    fill(
      'M-104 -150Q-84 -176 -40 -170Q-20 -140 -52 -110Q-90 -96 -104 -150ZM30 -70Q70 -96 108 -66Q96 -20 56 -14Q24 -30 30 -70Z',
      soot,
      {
        'fill-opacity': 0.42,
      },
    ) +
    fill(
      side > 0
        ? 'M-66 0Q-134 -40 -132 -112Q-124 -180 -58 -200Q-104 -110 -44 0Z'
        : 'M66 0Q134 -40 132 -112Q124 -180 58 -200Q104 -110 44 0Z',
      deep,
      { 'fill-opacity': 0.4 },
    ) +
    fill(
      `M${side * 58} -180Q${side * 100} -150 ${side * 96} -96Q${side * 84} -150 ${side * 58} -180Z`,
      mix(clay, inks.light, 0.5),
      { 'fill-opacity': 0.6 },
    ) +
    oval(0, -246, 90, 12, deep) +
    oval(0, -246, 66, 8, mix(deep, inks.ink, 0.4)) +
    stroke(
      combed
        ? 'M-124 -146q15 -16 31 0t31 0t31 0t31 0t31 0t31 0t31 0t31 0M-128 -124Q0 -100 128 -124'
        : 'M-112 -168Q0 -142 112 -168M-120 -154Q0 -128 120 -154',
      deep,
      4,
      { 'stroke-opacity': 0.8 },
    )
  );
}
