import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import type { Stage } from '../../kit/stage';
import { place } from '../../kit/svg';
import { stageSkin } from './house';

/** On both hands. */
export const HANDSTAND: Pose = {
  head: [4, -18],
  neck: [0, -30],
  hip: [2, -64],
  arms: [
    [
      [10, -16],
      [9, 0],
    ],
    [
      [-9, -16],
      [-9, 0],
    ],
  ],
  legs: [
    [
      [26, -84],
      [44, -104],
    ],
    [
      [-10, -90],
      [-34, -112],
    ],
  ],
};

/** Legs wide in the air. */
export const SPLIT: Pose = {
  head: [0, -86],
  neck: [0, -74],
  hip: [0, -42],
  arms: [
    [
      [24, -82],
      [44, -92],
    ],
    [
      [-24, -82],
      [-44, -92],
    ],
  ],
  legs: [
    [
      [34, -34],
      [66, -44],
    ],
    [
      [-34, -34],
      [-66, -44],
    ],
  ],
};

/** Someone standing. */
export const STAND: Pose = {
  head: [2, -90],
  neck: [0, -78],
  hip: [0, -46],
  arms: [
    [
      [20, -92],
      [22, -112],
    ],
    [
      [-20, -92],
      [-22, -112],
    ],
  ],
  legs: [
    [
      [7, -24],
      [9, 0],
    ],
    [
      [-6, -24],
      [-9, 0],
    ],
  ],
};

/** Hung by both hands. */
export const HANG: Pose = {
  head: [2, 22],
  neck: [0, 32],
  hip: [6, 66],
  arms: [
    [
      [8, 14],
      [5, 0],
    ],
    [
      [-8, 14],
      [-5, 0],
    ],
  ],
  legs: [
    [
      [28, 78],
      [40, 98],
    ],
    [
      [2, 92],
      [-6, 116],
    ],
  ],
};

/** Leaning on a pole. */
export const LEAN: Pose = {
  head: [40, -68],
  neck: [32, -58],
  hip: [4, -40],
  arms: [
    [
      [48, -44],
      [58, -26],
    ],
    [
      [20, -40],
      [34, -22],
    ],
  ],
  legs: [
    [
      [14, -18],
      [4, 0],
    ],
    [
      [-12, -22],
      [-22, 0],
    ],
  ],
};

/** One acrobat in a pose. */
export function body(
  stage: Stage,
  pose: Pose,
  which: number,
  x: number,
  y: number,
  scale: number,
  flip: boolean,
  turn = 0,
): string {
  const { inks } = stage;
  const c = { ...dress(stage, which), skin: stageSkin(stage) };
  const earth =
    [
      mix(inks.accent, inks.ground, 0.25),
      mix(inks.gold, inks.ground, 0.3),
      inks.paper,
      mix(inks.leaf, inks.ground, 0.3),
    ][which % 4] ?? inks.paper;
  return place(
    posed({ ...c, top: earth, topShade: mix(earth, inks.ink, 0.35) }, pose, {
      bare: true,
      sash: inks.accent,
      legs: mix(inks.groundDark, inks.ink, 0.35),
    }),
    x,
    y,
    scale * 1.26,
    flip,
    turn,
  );
}
