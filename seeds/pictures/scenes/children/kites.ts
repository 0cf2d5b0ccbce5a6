import { buffalo } from '../../kit/animals';
import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { wood } from '../../kit/land';
import { paddies } from '../../kit/paddies';
import { ridge } from '../../kit/path';
import { dress } from '../../kit/people';
import { posed } from '../../kit/pose';
import type { Random } from '../../kit/random';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';

const DYKE = 880;

/** Three children with their kites on a dyke at the end of the day, rice below, a buffalo that grazes by itself. */
export function kites(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('kites');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const sun = { x: x - s * random.range(420, 640), y: 420, r: 84 };
  stage.add(sky(stage, { horizon: 700, clouds: random.int(4, 8), sun }));
  stage.add(
    wood(
      stage,
      'village',
      ridge(random.fork('village'), { left: -20, right: WIDTH + 20, y: 690, rise: 18, swell: 260 }),
      34,
      mix(inks.leafDark, inks.far, 0.45),
      mix(inks.leaf, inks.far, 0.4),
      60,
    ),
  );
  stage.add(paddies(stage, 730));
  dyke(stage, random, x);
  stage.add(
    oval(x - s * 780, DYKE + 66, 160, 14, inks.ink, { 'fill-opacity': 0.26 }),
    place(buffalo(stage, true), x - s * 780, DYKE + 64, 1.7, s > 0),
  );
  flown(stage, x, s);
  return { x: x / WIDTH, y: 0.5 };
}

/** The bank with its path, grass on both shoulders. */
function dyke(stage: Stage, random: Random, x: number): void {
  const { inks } = stage;
  const green = mix(mix(inks.leaf, inks.leafDark, 0.3), inks.ground, 0.12);
  const top = (px: number) => DYKE + 14 * Math.sin(px / 300) + Math.abs(px - x) * 0.03;
  let line = `M-20 ${HEIGHT + 10}L-20 ${num(top(-20))}`;
  for (let px = 0; px <= WIDTH + 20; px += 40) line += `L${px} ${num(top(px))}`;
  stage.add(
    fill(
      `${line}L${WIDTH + 20} ${HEIGHT + 10}Z`,
      stage.blend([
        [0, mix(green, inks.light, 0.2)],
        [1, mix(green, inks.near, 0.4)],
      ]),
    ),
    fill(
      `M-20 ${DYKE + 60}Q${x} ${DYKE + 16} ${WIDTH + 20} ${DYKE + 62}V${DYKE + 128}Q${x} ${DYKE + 84} -20 ${DYKE + 126}Z`,
      mix(mix(inks.ground, inks.paper, 0.2), inks.near, stage.dark ? 0.4 : 0.06),
    ),
  );
  let blades = '';
  for (let px = -10; px < WIDTH + 20; px += 22)
    blades += grassTuft(random, px, top(px) + 10, random.range(18, 42), 3);
  let front = '';
  for (let px = -10; px < WIDTH + 20; px += 26)
    front += grassTuft(random, px, HEIGHT + 10, random.range(50, 130), 5);
  stage.add(fill(blades, green), fill(front, mix(inks.leafDark, inks.ink, 0.25)));
}

/** The children, each string and what flies at its end. */
function flown(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  const paints = stage.random
    .fork('paper')
    .shuffle([inks.accent, inks.gold, inks.lotus, mix(inks.leaf, inks.leafLight, 0.4)]);
  const paint = (i: number) =>
    mix(paints[i % paints.length] ?? inks.accent, inks.near, stage.dark ? 0.25 : 0);
  const ends = [
    [x + s * 520, 350, 1.3, -14],
    [x + s * 190, 430, 0.95, 8],
    [x - s * 300, 330, 1.1, 16],
  ] as const;
  const hands = [
    [x + s * 119, DYKE - 224],
    [x - s * 146, DYKE - 112],
    [x - s * 398, DYKE - 10],
  ] as const;
  for (const [i, [kx, ky, size, tilt]] of ends.entries()) {
    const [hx, hy] = hands[i] ?? [x, DYKE];
    stage.add(
      stroke(
        `M${num(hx)} ${num(hy)}Q${num((hx + kx) / 2 + s * 40)} ${num((hy + ky) / 2 + 110)} ${num(kx)} ${num(ky)}`,
        inks.ink,
        2.4,
      ),
      place(
        i === 1 ? diamond(stage, paint(1)) : crescent(stage, paint(i), paint(i + 1)),
        kx,
        ky,
        size,
        s < 0,
        s * tilt,
      ),
    );
  }
  const coats = [1, 0, 3].map((i) => dress(stage, i));
  const skin = (i: number) => ({ ...(coats[i] ?? dress(stage)), skin: mix(inks.skin, inks.light, 0.22) });
  const look = { bare: true, legs: mix(inks.waterLow, inks.near, 0.35) };
  const runner = posed(
    skin(0),
    {
      head: [14, -80],
      neck: [9, -68],
      hip: [-6, -40],
      arms: [
        [
          [-12, -56],
          [-20, -44],
        ],
        [
          [22, -80],
          [32, -96],
        ],
      ],
      legs: [
        [
          [-22, -26],
          [-40, -14],
        ],
        [
          [12, -26],
          [8, -2],
        ],
      ],
    },
    look,
  );
  const stander = posed(
    skin(1),
    {
      head: [4, -80],
      neck: [1, -68],
      hip: [-2, -38],
      arms: [
        [
          [12, -58],
          [24, -66],
        ],
        [
          [16, -56],
          [28, -62],
        ],
      ],
      legs: [
        [
          [-6, -20],
          [-8, -2],
        ],
        [
          [4, -20],
          [6, -2],
        ],
      ],
    },
    { ...look, legs: mix(inks.groundDark, inks.ink, 0.4) },
  );
  const seated = posed(
    skin(2),
    {
      head: [2, -46],
      neck: [0, -34],
      hip: [-6, -8],
      arms: [
        [
          [12, -24],
          [22, -32],
        ],
        [
          [14, -22],
          [24, -28],
        ],
      ],
      legs: [
        [
          [16, -18],
          [28, -2],
        ],
        [
          [20, -14],
          [34, -1],
        ],
      ],
    },
    look,
  );
  for (const [drawing, dx, k] of [
    [runner, 20, 3.1],
    [stander, -230, 3],
    [seated, -470, 3],
  ] as const)
    stage.add(
      oval(x + s * dx, DYKE + 74, 60, 8, inks.ink, { 'fill-opacity': 0.3 }),
      place(drawing, x + s * dx, DYKE + 74, k, s < 0),
    );
}

/** A kite of the delta: two crescents of paper on split bamboo, a flute on its bow, ribbons below. */
function crescent(stage: Stage, paper: string, rim: string): string {
  const { inks } = stage;
  const wing = 'M-130 20Q-90 -66 0 -74Q90 -66 130 20Q70 -18 0 -20Q-70 -18 -130 20Z';
  const tail = 'M-72 74Q-44 22 0 18Q44 22 72 74Q38 52 0 50Q-38 52 -72 74Z';
  return (
    stroke('M0 -74V86M-130 20Q0 -60 130 20', mix(inks.groundDark, inks.ink, 0.4), 4) +
    fill(wing, paper) +
    fill(tail, paper) +
    stroke(wing, rim, 6) +
    stroke(tail, rim, 5) +
    disc(0, -46, 15, rim) +
    stroke('M-40 -92H40', mix(inks.gold, inks.groundDark, 0.3), 12) +
    stroke('M-66 70q-14 60 10 110t-14 110M66 70q14 60 -10 110t14 110', rim, 6)
  );
}

function diamond(stage: Stage, paper: string): string {
  const { inks } = stage;
  let bows = '';
  for (let i = 0; i < 5; i++) bows += `M${num(-12 + Math.sin(i) * 22)} ${130 + i * 44}l26 14v-14l-26 14Z`;
  return (
    stroke('M0 90q24 50 -6 110t14 120', inks.ink, 3) +
    fill(bows, inks.accent) +
    fill('M0 -96L76 -10L0 92L-76 -10Z', paper) +
    fill('M0 -96L76 -10L0 92Z', mix(paper, inks.ink, 0.16)) +
    stroke('M0 -96V92M-76 -10H76', mix(inks.groundDark, inks.ink, 0.4), 4)
  );
}
