import { mix } from '../../kit/colour';
import { bigDrum, dragonHead } from '../../kit/dragon';
import { festivalFlag, pennants } from '../../kit/festival-flags';
import { crowns, grassTuft } from '../../kit/foliage';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { templeHall } from '../../kit/pagoda';
import { downTo, lens } from '../../kit/path';
import { conicalHat, dress } from '../../kit/people';
import { lotusFlower, lotusLeaf } from '../../kit/plants';
import { type Pose, posed } from '../../kit/pose';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, type Point, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { mirrored, ripples, water } from '../../kit/water';

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

/** Long boats racing on the river: dragon prows, two dozen paddles in time, the drum. */
export function dragonBoats(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('dragon-boats');
  const shore = HEIGHT * random.range(0.43, 0.47);
  const flip = random.chance(0.5);
  const s = flip ? -1 : 1;
  const x = WIDTH * random.range(0.47, 0.53);
  const sun = { x: x + side * random.range(250, 500), y: shore - 280, r: 100 };
  stage.add(sky(stage, { horizon: shore, sun, rays: random.chance(0.6) }));
  const hills = massif(stage, 'hills', {
    y: shore - 110,
    rise: 130,
    swell: 420,
    base: shore + 4,
    ink: mix(inks.far, inks.skyLow, 0.3),
    shade: mix(inks.far, inks.middle, 0.25),
  });
  stage.add(hills.svg, mist(stage, 'air', shore - 60, 120, inks.skyLow, 0.5));
  const bank = use(stage.define(farBank(stage, shore, x - s * 330)));
  stage.add(
    water(stage, { top: shore + 24, lightAt: stage.time === 'noon' ? undefined : sun.x }),
    mirrored(stage, 'bank-r', bank, { waterline: shore + 26, depth: 200, squash: 0.6, opacity: 0.5 }),
    bank,
  );
  const teams = random.shuffle([
    inks.accent,
    inks.gold,
    mix(inks.leaf, inks.leafLight, 0.3),
    inks.paper,
    mix(inks.waterLow, inks.waterTop, 0.2),
  ]);
  const list = [
    [-250, 150, 0.62, 0],
    [310, 270, 0.86, 1],
    [-110, 470, 1.26, 2],
  ] as const;
  for (const [dx, dy, scale, team] of list) {
    const craft = use(
      stage.define(place(boat(stage, teams[team] ?? inks.accent, team), x + s * dx, shore + dy, scale, flip)),
    );
    stage.add(
      mirrored(stage, `boat-r${team}`, craft, {
        waterline: shore + dy + 10 * scale,
        depth: 110 * scale,
        squash: 0.6,
        opacity: 0.5,
      }),
      craft,
    );
    if (team < 2) stage.add(ripples(stage, `between${team}`, shore + dy + 40, shore + dy + 160, 0.6));
  }
  stage.add(ripples(stage, 'front', shore + 540, HEIGHT, 0.8));
  frame(stage, flip);
  return { x: (x + s * 320) / WIDTH, y: (shore + 320) / HEIGHT };
}

function farBank(stage: Stage, shore: number, x: number): string {
  const { inks } = stage;
  const random = stage.random.fork('bank');
  const line: Point[] = [
    [-60, shore + 4],
    [WIDTH + 60, shore + 4],
  ];
  let out =
    fill(downTo(crowns(random, line, 60, 140), shore + 6), mix(inks.leafDark, inks.far, 0.3)) +
    place(templeHall(stage, 420), x, shore + 6, 1);
  out +=
    fill(
      downTo(
        crowns(
          random,
          [
            [-60, shore + 10],
            [x - 260, shore + 10],
          ],
          40,
          80,
        ),
        shore + 12,
      ),
      inks.leafDark,
    ) +
    fill(
      downTo(
        crowns(
          random,
          [
            [x + 260, shore + 10],
            [WIDTH + 60, shore + 10],
          ],
          40,
          80,
        ),
        shore + 12,
      ),
      inks.leafDark,
    );
  const coats = [inks.accent, inks.paper, inks.gold, mix(inks.waterLow, inks.near, 0.2), inks.lotus];
  const paths = coats.map(() => '');
  let heads = '';
  let hats = '';
  for (let i = 0; i < 170; i++) {
    const px = random.range(0, WIDTH);
    const py = shore + 22 - random.range(0, 16);
    paths[i % coats.length] += `M${num(px - 7)} ${num(py)}q0 -26 7 -26t7 26Z`;
    if (i % 3) heads += `M${num(px)} ${num(py - 31)}h.1`;
    else hats += `M${num(px - 12)} ${num(py - 29)}l12 -10l12 10Z`;
  }
  out +=
    paths.map((d, i) => fill(d, coats[i] ?? inks.accent)).join('') +
    stroke(heads, inks.ink, 10) +
    fill(hats, mix(inks.paper, inks.gold, 0.4));
  out += box(0, shore + 14, WIDTH, 14, mix(inks.ground, inks.near, 0.4));
  for (let i = 0; i < 9; i++)
    out += place(festivalFlag(stage, 150, i % 2 ? 1 : -1), 90 + i * 218, shore + 16);
  return out + pennants(stage, -10, shore - 120, WIDTH + 10, shore - 130, 20, 60, 16);
}

/** One racing boat, bow to the right, about 1250 long; waterline at the origin. */
function boat(stage: Stage, team: string, which: number): string {
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
    splash += lens(px + 24, px + 90, 34, 5) + `M${px + 40} 28q8 -20 16 -2Z`;
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

function frame(stage: Stage, flip: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('frame');
  let tufts = '';
  for (let i = 0; i < 26; i++)
    tufts += grassTuft(
      random,
      flip ? WIDTH - random.range(-20, 420) : random.range(-20, 420),
      HEIGHT + 16,
      random.range(60, 190),
      7,
    );
  stage.add(fill(tufts, mix(inks.leafDark, inks.ink, 0.35)));
  for (let i = 0; i < 5; i++)
    stage.add(lotusLeaf(stage, flip ? 520 - i * 150 : 1400 + i * 150, HEIGHT - 10 - (i % 2) * 44, 92, 25, i));
  stage.add(lotusFlower(stage, flip ? 300 : 1620, HEIGHT - 60, 74, 4));
}
