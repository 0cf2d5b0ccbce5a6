import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** A longhouse of the Ê Đê on its stilts: the open gable end with its log stairs, the long side running away. */
export function longhouse(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('longhouse');
  const s = random.sign();
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 930;
  stage.add(
    sky(stage, { horizon: 700, clouds: random.int(3, 6) }),
    massif(stage, 'hills', {
      y: 610,
      rise: 90,
      swell: 520,
      base: 780,
      ink: mix(inks.far, inks.middle, 0.2),
      shade: mix(inks.far, inks.middle, 0.6),
    }).svg,
    mist(stage, 'air', 690, 150, inks.skyLow, 0.5),
  );
  for (const [dx, h] of [
    [-900, 380],
    [-640, 300],
    [-380, 280],
    [300, 270],
    [620, 330],
    [900, 420],
  ] as const)
    stage.add(broadTree(stage, `tree${dx}`, x + dx, 800, h * random.range(0.9, 1.15), { distance: 0.28 }));
  const earth = mix(mix(inks.ground, inks.accentDark, 0.36), inks.near, stage.dark ? 0.45 : 0.08);
  stage.add(
    box(
      -10,
      770,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(inks.leaf, inks.ground, 0.25)],
        [0.3, mix(inks.leaf, earth, 0.6)],
        [0.7, earth],
        [1, mix(earth, inks.ink, 0.3)],
      ]),
    ),
    place(house(stage), x, ground, 1, s < 0),
  );
  for (const [dx, dy, which, size] of [
    [-560, 120, 0, 2.1],
    [-500, 126, 2, 1.5],
    [120, 70, 4, 1.7],
    [330, 110, 1, 1.9],
  ] as const)
    stage.add(
      oval(x + s * dx, ground + dy, 14 * size, 3 * size, inks.ink, { 'fill-opacity': 0.34 }),
      place(visitor(dress(stage, which), { skirt: which % 2 === 0 }), x + s * dx, ground + dy, size),
    );
  let grass = '';
  for (let px = -10; px < WIDTH + 20; px += 26)
    grass += grassTuft(random, px, HEIGHT + 8, random.range(24, 70), 5);
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.35)));
  stage.add(broadTree(stage, 'near', x + s * 930, 1070, 900, { spread: 0.8 }));
  return { x: (x - s * 90) / WIDTH, y: 0.58 };
}

/** The house: its gable end at the left, the side running to the right and away; ground of the gable at the origin. */
function house(stage: Stage): string {
  const { inks } = stage;
  const thatch = mix(mix(inks.ground, inks.groundDark, 0.5), inks.near, stage.dark ? 0.38 : 0.12);
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.ink, 0.4);
  const cane = mix(mix(inks.ground, inks.gold, 0.28), inks.near, stage.dark ? 0.45 : 0.14);
  /** A point of the side wall: t along it, h above the ground. */
  const at = (t: number, h: number): Point => {
    const k = 1 / (1 + t * 0.95);
    return [-190 + (1 - k) * 1560, -60 * (1 - k) * 1.2 - h * k];
  };
  const path = (list: readonly Point[], close = true) =>
    `M${list.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}${close ? 'Z' : ''}`;
  const quad = (t0: number, t1: number, h0: number, h1: number) =>
    path([at(t0, h0), at(t1, h0), at(t1, h1), at(t0, h1)]);
  let posts = '';
  let windows = '';
  let weave = '';
  let combs = '';
  for (let i = 0; i <= 14; i++) posts += path([at(i / 14, 150), at(i / 14, 0)], false);
  for (let i = 1; i < 14; i += 2) windows += quad(i / 14 + 0.01, i / 14 + 0.045, 196, 268);
  for (let i = 0; i <= 80; i++) weave += path([at(i / 80, 158), at(i / 80 + 0.004, 300)], false);
  for (let i = 0; i <= 90; i++) {
    const t = i / 90;
    combs += path([at(t, 292), at(Math.max(-0.08, t * 1.02 - 0.06), 556)], false);
  }
  const roof = path([at(-0.12, 560), at(1.02, 560), at(1.0, 286), at(-0.02, 286)]);
  const end: Point[] = [
    [-560, -150],
    [-190, -150],
    [-190, -306],
    [-560, -306],
  ];
  const gable = 'M-596 -292L-420 -600Q-390 -622 -356 -600L-150 -292Q-370 -318 -596 -292Z';
  const [ax, ay] = at(-0.12, 560);
  const cover = `M-420 -600Q-300 -640 ${num(ax)} ${num(ay)}L${num(at(-0.02, 286)[0])} ${num(at(-0.02, 286)[1])}L-164 -300L-356 -600Z`;
  const log = (lx: number) =>
    fill(`M${lx - 26} -150L${lx - 66} 30H${lx - 4}L${lx + 26} -150Z`, mix(wood, inks.light, 0.16)) +
    stroke(
      Array.from(
        { length: 6 },
        (_, i) => `M${num(lx - 26 - i * 6.6)} ${-132 + i * 27}h${num(50 + i * 1.6)}`,
      ).join(''),
      mix(wood, inks.ink, 0.6),
      6,
    ) +
    stroke(`M${lx - 20} -158q20 -20 40 0`, mix(wood, inks.light, 0.16), 12);
  return (
    fill(path([at(0, 0), at(1, 0), [at(1, 0)[0] + 60, at(1, 0)[1] + 60], [-60, 96], [-620, 70]]), inks.ink, {
      'fill-opacity': 0.26,
    }) +
    fill(quad(0, 1, 20, 150), mix(inks.near, inks.ink, 0.4), { 'fill-opacity': 0.5 }) +
    stroke(posts, wood, 12) +
    fill(quad(0, 1, 150, 300), cane) +
    stroke(weave, mix(cane, inks.ink, 0.42), 1.8, { 'stroke-opacity': 0.55 }) +
    fill(windows, mix(inks.near, inks.ink, 0.5)) +
    fill(quad(0, 1, 142, 160), wood) +
    fill(roof, thatch) +
    fill(
      path([at(-0.12, 560), at(1.02, 560), at(1.02, 430), at(-0.08, 430)]),
      mix(thatch, inks.light, 0.24),
    ) +
    stroke(combs, mix(thatch, inks.ink, 0.42), 2, { 'stroke-opacity': 0.5 }) +
    stroke(path([at(-0.02, 288), at(1, 288)], false), mix(thatch, inks.ink, 0.5), 8) +
    fill('M-560 -20H-190V-150H-560Z', mix(inks.near, inks.ink, 0.5), { 'fill-opacity': 0.6 }) +
    stroke('M-548 -150V10M-376 -150V0M-204 -150V4', wood, 18) +
    fill(path(end), mix(cane, inks.near, 0.2)) +
    stroke(
      Array.from({ length: 27 }, (_, i) => `M${-556 + i * 14} -300V-152`).join(''),
      mix(cane, inks.ink, 0.45),
      2.4,
      { 'stroke-opacity': 0.7 },
    ) +
    box(-430, -296, 110, 142, mix(inks.near, inks.ink, 0.6)) +
    stroke('M-436 -152V-298H-314V-152', wood, 9) +
    fill(cover, mix(thatch, inks.light, 0.16)) +
    fill(gable, mix(thatch, inks.ink, 0.45)) +
    stroke(
      Array.from(
        { length: 18 },
        (_, i) => `M${-388 + (i - 9) * 3} -590L${num(-376 + (i - 8.5) * 25)} -304`,
      ).join(''),
      mix(thatch, inks.ink, 0.65),
      3,
    ) +
    stroke('M-600 -290L-420 -604Q-388 -626 -354 -602L-150 -290', mix(thatch, inks.light, 0.2), 14) +
    stroke('M-420 -604l-30 -44M-354 -602l30 -44', wood, 9) +
    box(-640, -160, 470, 18, wood) +
    stroke('M-632 -150V16', wood, 15) +
    log(-560) +
    log(-440)
  );
}
