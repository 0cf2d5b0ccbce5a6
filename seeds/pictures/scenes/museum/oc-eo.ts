import { mix } from '../../kit/colour';
import { earthenPot } from '../../kit/earthen-pot';
import { dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { lamplight, plinth, roomInks } from './room';

/** What the delta's museums keep of Óc Eo: a Vishnu of stone with his tall cap, a spouted pitcher of clay, and leaves of gold under glass. */
export function ocEo(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('oc-eo');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const ink = roomInks(stage);
  const floor = 960;
  const stone = mix(mix(inks.far, inks.groundDark, 0.4), inks.near, dark ? 0.3 : 0.1);
  const clay = mix(mix(inks.ground, inks.accent, 0.3), inks.near, dark ? 0.36 : 0.06);
  let boards = '';
  for (let i = -14; i <= 14; i++) boards += `M${num(x + i * 96)} ${floor}L${num(x + i * 168)} ${HEIGHT}`;
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(ink.wall, inks.ink, 0.34)],
        [0.7, ink.wall],
        [1, mix(ink.wall, inks.light, 0.12)],
      ]),
    ),
    box(
      0,
      floor,
      WIDTH,
      HEIGHT - floor,
      stage.blend([
        [0, mix(ink.floor, inks.light, 0.12)],
        [1, mix(ink.floor, inks.ink, 0.45)],
      ]),
    ),
    box(0, floor - 34, WIDTH, 36, mix(ink.wall, inks.ink, 0.3)),
    stroke(boards, mix(ink.floor, inks.ink, 0.5), 2.4, { 'stroke-opacity': 0.5 }),
    lamplight(stage, x, -10, 760, 320),
    plinth(stage, x, 1020, 180, 220, ink.plinth),
    place(vishnu(stage, stone), x, 792, 1.12, s < 0),
    lamplight(stage, x - s * 520, -10, 830, 240),
    plinth(stage, x - s * 520, 1030, 170, 250, mix(ink.plinth, inks.far, 0.1)),
    place(pitcher(stage, clay), x - s * 520, 776, 1.25, s < 0),
    plinth(stage, x + s * 530, 1030, 210, 260, mix(ink.plinth, inks.far, 0.1)),
    goldLeaves(stage, x + s * 530, 770),
    plinth(stage, x - s * 850, 1010, 120, 340, mix(ink.plinth, inks.far, 0.2)),
    place(earthenPot(stage, mix(clay, inks.groundDark, 0.3)), x - s * 850, 664, 0.9),
  );
  for (const [dx, which, k] of [
    [820, 4, 2.2],
    [270, 3, 1.9],
  ] as const)
    stage.add(
      oval(x + s * dx, 1120, 44, 8, inks.ink, { 'fill-opacity': 0.26 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x + s * dx, 1118, k),
    );
  return { x: x / WIDTH, y: 0.54 };
}

/** Vishnu standing, four-armed, a tall cap on his head, a long skirt; about 560 high, foot at the origin. */
function vishnu(stage: Stage, stone: string): string {
  const { inks } = stage;
  const deep = mix(stone, inks.ink, 0.42);
  const lit = mix(stone, inks.light, 0.3);
  return (
    box(-110, -34, 220, 36, mix(stone, inks.ink, 0.2)) +
    fill('M-52 -34L-58 -210Q-60 -250 -40 -268H40Q60 -250 58 -210L52 -34Z', stone) +
    fill('M-52 -34L-58 -210Q-60 -250 -40 -268H-8Q-28 -160 -14 -34Z', deep, { 'fill-opacity': 0.5 }) +
    stroke('M-56 -216Q0 -190 56 -216M-14 -200V-40M14 -196V-40M-40 -262Q0 -244 40 -262', deep, 5) +
    fill(
      'M-40 -262Q-70 -330 -62 -384Q-40 -410 0 -410Q40 -410 62 -384Q70 -330 40 -262Q0 -246 -40 -262Z',
      lit,
    ) +
    fill('M-40 -262Q-70 -330 -62 -384Q-46 -402 -22 -408Q-36 -330 -14 -254Q-28 -256 -40 -262Z', deep, {
      'fill-opacity': 0.4,
    }) +
    // Two arms raised with disc and conch, two lowered on mace and lotus.
    stroke('M58 -380Q104 -404 108 -470M-58 -380Q-104 -404 -108 -470', stone, 30) +
    disc(108, -492, 30, lit) +
    disc(108, -492, 12, deep) +
    fill('M-134 -470Q-140 -520 -108 -524Q-78 -516 -84 -472Q-108 -456 -134 -470Z', lit) +
    stroke('M58 -372Q92 -320 84 -262M-58 -372Q-92 -320 -84 -262', stone, 28) +
    box(68, -262, 30, 232, mix(stone, deep, 0.3), { rx: 10 }) +
    box(-96, -256, 24, 226, mix(stone, deep, 0.3), { rx: 8 }) +
    fill('M-34 -424Q-38 -470 0 -474Q38 -470 34 -424Q28 -394 0 -390Q-28 -394 -34 -424Z', lit) +
    stroke('M-20 -434q8 -5 15 0M6 -434q8 -5 15 0M0 -436l-4 20h8M-12 -404q12 7 24 0', deep, 3.4) +
    fill('M-40 -460Q-46 -556 -30 -562H30Q46 -556 40 -460Q0 -476 -40 -460Z', stone) +
    fill('M-40 -460Q-46 -556 -30 -562H-10Q-22 -520 -16 -468Q-30 -466 -40 -460Z', deep, {
      'fill-opacity': 0.45,
    }) +
    stroke('M-40 -470Q0 -486 40 -470', deep, 5)
  );
}

/** A pitcher with a spout and a flaring neck, unglazed; about 220 high, foot at the origin. */
function pitcher(stage: Stage, clay: string): string {
  const { inks, side } = stage;
  const deep = mix(clay, inks.ink, 0.4);
  return (
    oval(0, 0, 100, 10, inks.ink, { 'fill-opacity': 0.35 }) +
    fill('M70 -120Q150 -130 172 -196Q182 -210 198 -196Q186 -110 84 -72Z', mix(clay, inks.near, 0.12)) +
    fill(
      'M-60 0Q-120 -40 -116 -96Q-104 -150 -36 -160V-196Q-70 -210 -74 -222H74Q70 -210 36 -196V-160Q104 -150 116 -96Q120 -40 60 0Z',
      clay,
    ) +
    fill(
      side > 0
        ? 'M-60 0Q-120 -40 -116 -96Q-104 -150 -36 -160Q-76 -110 -40 0Z'
        : 'M60 0Q120 -40 116 -96Q104 -150 36 -160Q76 -110 40 0Z',
      deep,
      { 'fill-opacity': 0.4 },
    ) +
    oval(0, -222, 74, 10, deep) +
    stroke('M-110 -116Q0 -94 110 -116M-114 -92Q0 -70 114 -92M-36 -176H36', deep, 4)
  );
}

/** Small leaves of gold with figures on them, under a hood of glass. */
function goldLeaves(stage: Stage, x: number, y: number): string {
  const { inks } = stage;
  const glass = mix(inks.paper, inks.waterTop, 0.4);
  const leaf = (dx: number, w: number, h: number, mark: string) =>
    box(x + dx - w / 2, y - 40 - h, w, h, inks.gold, { rx: 8 }) +
    stroke(mark, mix(inks.gold, inks.ink, 0.5), 4, {
      transform: `translate(${num(x + dx)} ${num(y - 40 - h / 2)})`,
    });
  return (
    box(x - 180, y - 40, 360, 40, mix(inks.near, inks.accentDark, 0.4)) +
    leaf(-112, 76, 92, 'M-16 20q16 -50 32 0M-14 -22h28') +
    leaf(0, 92, 74, 'M-28 8q14 -32 28 0t28 0') +
    leaf(112, 70, 100, 'M0 -30V26M-18 -12H18M-12 26h24') +
    box(x - 190, y - 210, 380, 210, glass, { 'fill-opacity': 0.16 }) +
    stroke(`M${num(x - 190)} ${y}V${y - 210}H${num(x + 190)}V${y}`, glass, 5, { 'stroke-opacity': 0.7 }) +
    stroke(
      `M${num(x - 150)} ${y - 180}L${num(x - 60)} ${y - 60}M${num(x - 110)} ${y - 190}L${num(x - 40)} ${y - 100}`,
      inks.light,
      6,
      { 'stroke-opacity': 0.3 },
    )
  );
}
