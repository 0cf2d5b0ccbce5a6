import { mix } from '../../kit/colour';
import { parasol } from '../../kit/festival-flags';
import { type Dress, dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import type { Stage } from '../../kit/stage';
import { box, disc, fill, oval, place, stroke } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';

const WALK: Pose = {
  head: [4, -90],
  neck: [2, -78],
  hip: [0, -45],
  arms: [
    [
      [12, -66],
      [10, -80],
    ],
    [
      [12, -72],
      [8, -86],
    ],
  ],
  legs: [
    [
      [-2, -22],
      [-16, -2],
    ],
    [
      [12, -24],
      [14, 0],
    ],
  ],
};

const STRIDE: Pose = {
  ...WALK,
  legs: [
    [
      [8, -24],
      [4, 0],
    ],
    [
      [2, -24],
      [-10, -4],
    ],
  ],
};

/** One of the men who carry and march, in coat, sash and headband. */
export function bearer(stage: Stage, pose: Pose, coat: string, sash: string, trousers: string): string {
  const { inks } = stage;
  const c: Dress = { ...dress(stage, 0), top: coat, topShade: mix(coat, inks.ink, 0.34) };
  const [hx, hy] = pose.head;
  const band =
    fill(
      `M${hx - 8} ${hy - 4}Q${hx} ${hy - 14} ${hx + 8} ${hy - 4}Q${hx} ${hy - 7} ${hx - 8} ${hy - 4}Z`,
      sash,
    ) + stroke(`M${hx - 7} ${hy - 4}l-8 7`, sash, 3);
  return posed(c, pose, { sash, legs: trousers }) + band;
}

/** The lacquered throne under its own small roof, on poles with dragon ends, eight bearers below. */
export function palanquin(
  stage: Stage,
  x: number,
  foot: number,
  flip: boolean,
  random: Stage['random'],
): void {
  const { inks, side } = stage;
  const red = inks.accent;
  const gold = inks.gold;
  const white = mix(inks.paper, inks.middle, 0.1);
  const coat = random.pick([red, mix(gold, red, 0.1)]);
  const sash = coat === red ? gold : red;
  const man = (px: number, step: boolean, dim: number) =>
    place(bearer(stage, step ? STRIDE : WALK, mix(coat, inks.ink, dim), sash, white), px, 0, 1.9);
  const poles = (y: number, dim: number) =>
    stroke(`M-430 ${y}H430`, mix(red, inks.ink, dim), 16) +
    fill(
      `M430 ${y - 8}q40 -30 70 -4q-20 4 -22 14q-20 8 -48 4ZM-430 ${y - 8}q-34 -34 -60 -18q20 6 20 20q16 12 40 8Z`,
      gold,
    );
  let carving = '';
  for (let i = -4; i <= 4; i++) carving += `M${i * 30 - 12} -196q12 -20 24 0M${i * 30 - 12} -226h24`;
  const throne =
    box(-150, -246, 300, 62, mix(red, inks.ink, 0.2)) +
    box(-160, -252, 320, 10, gold) +
    box(-160, -190, 320, 10, gold) +
    stroke(carving, gold, 4) +
    box(-128, -420, 256, 170, mix(inks.accentDark, inks.ink, 0.45)) +
    fill('M-84 -250V-340Q-84 -404 0 -408Q84 -404 84 -340V-250Z', mix(gold, red, 0.35)) +
    disc(0, -330, 50, gold) +
    disc(0, -330, 34, red) +
    fill('M-50 -252Q-60 -300 -24 -300Q0 -322 24 -300Q60 -300 50 -252Z', gold) +
    [-132, -84, 84, 132]
      .map(
        (px) =>
          box(px - 8, -424, 16, 178, red) +
          box(side > 0 ? px - 8 : px + 2, -424, 6, 178, mix(red, inks.ink, 0.4)),
      )
      .join('') +
    box(-160, -440, 320, 22, red) +
    stroke('M-150 -429h300', gold, 4) +
    fill('M-128 -418q32 44 64 0q32 44 64 0q32 44 64 0q32 44 64 0Z', gold) +
    curvedRoof(stage, {
      x: 0,
      half: 176,
      eave: -436,
      ridge: -504,
      span: 0.66,
      upturn: 22,
      tile: mix(red, gold, 0.25),
    }) +
    box(-90, -538, 180, 36, red) +
    curvedRoof(stage, {
      x: 0,
      half: 112,
      eave: -532,
      ridge: -586,
      span: 0.6,
      upturn: 18,
      tile: mix(red, gold, 0.25),
      crowned: true,
    });
  const back = [-330, -190, 190, 330].map((px, i) => man(px + 34, i % 2 === 0, 0.28)).join('');
  const frontRow = [-360, -220, 170, 310].map((px, i) => man(px, i % 2 === 1, 0)).join('');
  stage.add(
    oval(x - side * 50, foot + 8, 480, 26, inks.near, { 'fill-opacity': 0.32 }),
    place(
      `${place(back, 0, -22, 1)}${poles(-186, 0.35)}${throne}${poles(-166, 0)}${frontRow}`,
      x,
      foot,
      1.06,
      flip,
    ),
  );
  stage.add(
    place(parasol(stage, 620, gold), x - 345, foot - 10),
    place(parasol(stage, 640, red), x + 350, foot - 6),
  );
}
