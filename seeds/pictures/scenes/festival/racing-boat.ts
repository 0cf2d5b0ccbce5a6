import { mix } from '../../kit/colour';
import { bigDrum, dragonHead } from '../../kit/dragon';
import { lens } from '../../kit/path';
import { conicalHat, dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import type { Stage } from '../../kit/stage';
import { fill, oval, place, stroke, use } from '../../kit/svg';

const REACH: Pose = {
  head: [16, -50],
  neck: [10, -40],
  hip: [-6, -8],
  arms: [
    [
      [24, -34],
      [34, -20],
    ],
    [
      [22, -26],
      [36, -4],
    ],
  ],
  legs: [
    [
      [14, -8],
      [18, 4],
    ],
    [
      [12, -6],
      [14, 4],
    ],
  ],
};

const DRAW: Pose = {
  head: [-6, -56],
  neck: [-7, -44],
  hip: [-4, -8],
  arms: [
    [
      [8, -34],
      [14, -18],
    ],
    [
      [4, -26],
      [12, -2],
    ],
  ],
  legs: [
    [
      [14, -8],
      [18, 4],
    ],
    [
      [12, -6],
      [14, 4],
    ],
  ],
};

const BEAT: Pose = {
  head: [4, -86],
  neck: [2, -74],
  hip: [0, -42],
  arms: [
    [
      [18, -84],
      [22, -106],
    ],
    [
      [18, -60],
      [30, -46],
    ],
  ],
  legs: [
    [
      [8, -22],
      [10, 0],
    ],
    [
      [-6, -22],
      [-10, 0],
    ],
  ],
};

const STEER: Pose = {
  head: [6, -86],
  neck: [2, -74],
  hip: [-4, -42],
  arms: [
    [
      [14, -62],
      [-6, -50],
    ],
    [
      [-10, -58],
      [-28, -48],
    ],
  ],
  legs: [
    [
      [10, -22],
      [14, 0],
    ],
    [
      [-10, -22],
      [-16, 0],
    ],
  ],
};

/** One racing boat, bow to the right, about 1250 long; waterline at the origin. */
export function boat(stage: Stage, team: string, which: number): string {
  const { inks } = stage;
  const hull = which % 2 ? mix(inks.leafDark, inks.ink, 0.2) : mix(inks.accentDark, inks.ink, 0.2);
  const pose = which % 2 ? DRAW : REACH;
  const c = {
    ...dress(stage, 0),
    top: team,
    topShade: mix(team, inks.ink, 0.32),
    skin: mix(inks.skin, inks.gold, 0.15),
  };
  const paddle = (px: number) =>
    pose === REACH ? `M${px + 32} -24L${px + 52} 22` : `M${px + 12} -22L${px + 14} 24`;
  const blades = (px: number) =>
    pose === REACH
      ? `M${px + 48} 10L${px + 56} 8L${px + 64} 34L${px + 52} 36Z`
      : `M${px + 9} 14H${px + 18}L${px + 20} 42H${px + 8}Z`;
  const crew = stage.define(posed(c, pose, { sash: inks.gold }) + conicalHatOr(stage, pose, team));
  let people = '';
  let shafts = '';
  let ends = '';
  let splash = '';
  for (let i = 0; i < 13; i++) {
    const px = -440 + i * 64;
    people += use(crew, { transform: `translate(${px} -16)` });
    shafts += paddle(px);
    ends += blades(px);
    splash += `${lens(px + 24, px + 90, 34, 5)}M${px + 40} 28q8 -20 16 -2Z`;
  }
  const wood = mix(inks.ground, inks.gold, 0.4);
  let scales = '';
  for (let i = 0; i < 36; i++) scales += `M${-520 + i * 30} -6q15 18 30 0`;
  return (
    fill(
      'M-560 -60Q-620 -120 -600 -170Q-580 -130 -550 -120Q-566 -160 -540 -190Q-520 -120 -516 -40Z',
      inks.gold,
    ) +
    place(
      posed({ ...c, top: inks.paper, topShade: mix(inks.paper, inks.ink, 0.3) }, STEER, {
        sash: inks.accent,
      }),
      -500,
      -16,
      1.05,
    ) +
    stroke('M-476 -70L-640 40', wood, 5) +
    place(
      posed({ ...c, top: inks.gold, topShade: mix(inks.gold, inks.ink, 0.3) }, BEAT, { sash: inks.accent }),
      398,
      -16,
      1.05,
      true,
    ) +
    place(bigDrum(stage, 24), 356, -20, 0.9) +
    people +
    fill(
      'M-580 -62Q-540 -16 -440 -14H400Q500 -18 560 -66L590 -60Q560 10 460 20H-440Q-540 14 -580 -62Z',
      hull,
    ) +
    fill(
      'M-566 -44Q-530 -4 -440 0H440Q520 -6 568 -40Q540 12 460 20H-440Q-540 14 -566 -44Z',
      mix(hull, inks.ink, 0.4),
    ) +
    stroke('M-574 -58Q-536 -14 -440 -12H410Q510 -20 572 -62', inks.gold, 6) +
    stroke(scales, inks.gold, 2.4) +
    stroke(shafts, wood, 4) +
    fill(ends, wood) +
    fill(splash, mix(inks.paper, inks.waterTop, 0.3), { 'fill-opacity': 0.9 }) +
    place(
      dragonHead(stage, which === 1 ? mix(inks.leaf, inks.gold, 0.4) : inks.gold, inks.accent),
      580,
      -92,
      0.72,
    ) +
    fill(
      `${lens(440, 720, 18, 8)}${lens(500, 660, 30, 5)}${lens(-700, -480, 20, 7)}`,
      mix(inks.paper, inks.waterTop, 0.3),
      { 'fill-opacity': 0.85 },
    ) +
    oval(0, 26, 480, 5, inks.waterLow, { 'fill-opacity': 0.4 })
  );
}

function conicalHatOr(stage: Stage, pose: Pose, team: string): string {
  const [hx, hy] = pose.head;
  return team === stage.inks.paper
    ? conicalHat(dress(stage, 0), hx, hy - 3, 6, 14)
    : fill(
        `M${hx - 8} ${hy - 3}Q${hx - 8} ${hy - 11} ${hx} ${hy - 10}Q${hx + 8} ${hy - 11} ${hx + 8} ${hy - 3}Z`,
        team,
      ) + stroke(`M${hx - 7} ${hy - 3}l-8 5`, team, 3);
}
