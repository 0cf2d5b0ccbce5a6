import { mix } from '../../kit/colour';
import { bigDrum } from '../../kit/dragon';
import { festivalFlag, parasol, pennants } from '../../kit/festival-flags';
import { clump, crowns, grassTuft } from '../../kit/foliage';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { gatePillar, templeHall } from '../../kit/pagoda';
import { downTo } from '../../kit/path';
import { aoDai, dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { bearer, palanquin } from './palanquin';

const HOLD: Pose = {
  head: [3, -90],
  neck: [1, -78],
  hip: [0, -45],
  arms: [
    [
      [14, -62],
      [20, -70],
    ],
    [
      [14, -58],
      [21, -54],
    ],
  ],
  legs: [
    [
      [-2, -22],
      [-14, -1],
    ],
    [
      [11, -24],
      [13, 0],
    ],
  ],
};

const BEATER: Pose = {
  head: [5, -88],
  neck: [3, -76],
  hip: [-2, -44],
  arms: [
    [
      [20, -76],
      [28, -94],
    ],
    [
      [18, -58],
      [32, -54],
    ],
  ],
  legs: [
    [
      [-4, -22],
      [-12, 0],
    ],
    [
      [10, -22],
      [14, 0],
    ],
  ],
};

/** A village procession: the palanquin with its bearers, flags of five colours, parasols, drums and elders. */
export function procession(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('procession');
  const ground = HEIGHT * random.range(0.6, 0.63);
  const flip = random.chance(0.5);
  const s = flip ? -1 : 1;
  const x = WIDTH * random.range(0.47, 0.53);
  stage.add(
    sky(stage, {
      horizon: ground,
      sun: { x: x + side * random.range(320, 560), y: ground - 430, r: 110 },
      rays: random.chance(0.6),
    }),
  );
  const hills = massif(stage, 'hills', {
    y: ground - 150,
    rise: 150,
    swell: 460,
    base: ground + 4,
    ink: mix(inks.far, inks.skyLow, 0.3),
    shade: mix(inks.far, inks.middle, 0.25),
  });
  stage.add(hills.svg, mist(stage, 'air', ground - 70, 150, inks.skyLow, 0.5));
  village(stage, ground, x + s * random.range(240, 420));
  road(stage, ground);
  const back = ground + 130;
  for (let i = 0; i < 6; i++)
    stage.add(place(festivalFlag(stage, 330, s), x + s * (-900 + i * 350), back - 40));
  followers(stage, x, back, s, flip);
  const foot = ground + 250;
  palanquin(stage, x, foot, flip, random);
  leaders(stage, x, foot, s, flip);
  front(stage, flip);
  stage.add(pennants(stage, -20, 60, WIDTH + 20, 90, 40, 44, 30));
  return { x: (x + s * 30) / WIDTH, y: (foot - 190) / HEIGHT };
}

function village(stage: Stage, ground: number, x: number): void {
  const { inks } = stage;
  const random = stage.random.fork('village');
  const line: Point[] = [
    [-60, ground + 4],
    [WIDTH + 60, ground + 4],
  ];
  stage.add(
    fill(downTo(crowns(random, line, 90, 180), ground + 6), mix(inks.leafDark, inks.far, 0.35)),
    place(templeHall(stage, 560), x, ground + 14, 1),
  );
  let lights = '';
  for (let i = 0; i < 22; i++)
    lights += clump(
      random,
      random.range(0, WIDTH),
      ground - random.range(-10, 40),
      random.range(80, 160),
      random.range(40, 70),
    );
  for (const k of [-1, 1]) stage.add(place(gatePillar(stage, 200), x + k * 340, ground + 20, 1));
  stage.add(
    fill(lights, mix(inks.leafDark, inks.leaf, 0.3), { 'fill-opacity': 0.9 }),
    box(0, ground + 4, WIDTH, 26, mix(inks.leaf, inks.ground, 0.3)),
  );
}

function road(stage: Stage, ground: number): void {
  const { inks } = stage;
  const random = stage.random.fork('road');
  const earth = mix(inks.ground, inks.paper, stage.dark ? 0 : 0.2);
  stage.add(
    box(
      0,
      ground + 26,
      WIDTH,
      HEIGHT - ground,
      stage.blend([
        [0, mix(earth, inks.leaf, 0.15)],
        [0.3, earth],
        [1, mix(earth, inks.groundDark, 0.6)],
      ]),
    ),
  );
  let marks = '';
  for (let i = 0; i < 70; i++) {
    const y = random.range(ground + 60, HEIGHT);
    marks += `M${num(random.range(-60, WIDTH))} ${num(y)}h${num(random.range(40, 160))}`;
  }
  stage.add(stroke(marks, mix(earth, inks.groundDark, 0.5), 3, { 'stroke-opacity': 0.35 }));
}

function followers(stage: Stage, x: number, y: number, s: number, flip: boolean): void {
  const random = stage.random.fork('followers');
  const { inks } = stage;
  for (let i = 0; i < 9; i++) {
    const px = x + s * (-940 + i * 106);
    if (i % 3 === 2)
      stage.add(
        place(
          parasol(stage, 380, random.pick([inks.accent, inks.gold, mix(inks.waterLow, inks.waterTop, 0.3)])),
          px + 30,
          y,
        ),
      );
    stage.add(
      place(
        aoDai({
          ...dress(stage, random.pick([0, 3, 5])),
          hat: random.chance(0.5) ? inks.gold : dress(stage, 0).hat,
        }),
        px,
        y + random.range(-8, 8),
        1.5,
        flip,
      ),
    );
  }
}

/** The head of the procession: drum and gong, flag bearers, an elder in a blue gown. */
function leaders(stage: Stage, x: number, foot: number, s: number, flip: boolean): void {
  const { inks } = stage;
  const white = mix(inks.paper, inks.middle, 0.1);
  const blue = mix(inks.waterLow, inks.near, 0.25);
  const robe = (ink: string) =>
    fill('M-14 -78Q-24 -40 -26 -10Q0 -2 26 -12Q20 -44 12 -78Z', ink) +
    fill(`M-14 -78Q-24 -40 -26 -10Q-14 -6 -6 -6Q-10 -40 -4 -78Z`, mix(ink, inks.ink, 0.3));
  const elder = (ink: string) =>
    bearer(stage, HOLD, ink, inks.ink, white) +
    robe(ink) +
    stroke('M10 -70L20 -62', mix(ink, inks.ink, 0.2), 9) +
    fill('M-6 -95Q4 -108 14 -96Q4 -99 -6 -95Z', inks.ink) +
    fill('M4 -86Q10 -76 8 -66Q14 -76 12 -86Z', white);
  stage.add(
    place(festivalFlag(stage, 520, flip ? -1 : 1), x + s * 700, foot + 8),
    place(bearer(stage, HOLD, inks.gold, inks.accent, white), x + s * 676, foot + 20, 1.95, flip),
    place(elder(blue), x + s * 560, foot + 60, 2.05, flip),
    place(bearer(stage, BEATER, inks.accent, inks.gold, white), x + s * 800, foot + 84, 2.1, flip),
    place(bigDrum(stage, 50), x + s * 880, foot + 84, 1),
    place(elder(mix(inks.accent, inks.near, 0.3)), x - s * 620, foot + 56, 2.05, flip),
    place(festivalFlag(stage, 560, flip ? -1 : 1), x - s * 790, foot + 40),
    place(bearer(stage, HOLD, inks.accent, inks.gold, white), x - s * 814, foot + 52, 2.05, flip),
  );
}

function front(stage: Stage, flip: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('front');
  let tufts = '';
  let lit = '';
  for (let i = 0; i < 60; i++) {
    const d = grassTuft(random, random.range(-20, WIDTH), HEIGHT + 18, random.range(40, 110), 6);
    if (i % 2) tufts += d;
    else lit += d;
  }
  stage.add(fill(lit, inks.leaf), fill(tufts, mix(inks.leafDark, inks.ink, 0.2)));
  const child = { ...dress(stage, flip ? 5 : 2) };
  stage.add(
    place(
      posed(
        child,
        {
          ...HOLD,
          arms: [
            [
              [12, -70],
              [20, -86],
            ],
            [
              [-8, -60],
              [-10, -44],
            ],
          ],
        },
        { bare: true },
      ),
      flip ? 1540 : 380,
      HEIGHT - 40,
      1.75,
      flip,
    ),
  );
}
