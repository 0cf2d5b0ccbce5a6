import { mix } from '../../kit/colour';
import { cornerView } from '../../kit/corner-view';
import { clump, crowns, grassTuft } from '../../kit/foliage';
import { downTo } from '../../kit/path';
import { aoDai, dress } from '../../kit/people';
import { bananaLeaf, lotusFlower, lotusLeaf, palm, springBough } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { house } from './garden-house-frame';

/** A garden house of Huế: a low sweep of tiles on turned columns, carved doors, a screen and a basin before it. */
export function gardenHouse(stage: Stage): Focal {
  const { side } = stage;
  const random = stage.random.fork('garden-house');
  const ground = HEIGHT * random.range(0.68, 0.71);
  const flip = random.chance(0.5) ? -1 : 1;
  const x = WIDTH / 2 - flip * random.range(330, 400);
  const view = cornerView({
    corner: [x, ground + 40],
    horizon: ground - 74,
    vanishU: x - flip * 1500,
    vanishV: x + flip * 2500,
    reachU: 2100,
    reachV: 3000,
  });
  stage.add(
    sky(stage, {
      horizon: ground,
      sun: { x: WIDTH / 2 + side * random.range(380, 560), y: ground - 520, r: 100 },
      rays: random.chance(0.5),
    }),
  );
  garden(stage, ground, flip);
  stage.add(house(stage, view, flip === side));
  court(stage, ground, flip);
  return { x: (x + flip * 300) / WIDTH, y: (ground - 130) / HEIGHT };
}

function garden(stage: Stage, ground: number, flip: number): void {
  const { inks } = stage;
  const random = stage.random.fork('garden');
  const at = (x: number) => (flip > 0 ? x : WIDTH - x);
  const line: Point[] = [
    [-60, ground],
    [WIDTH + 60, ground],
  ];
  for (const [low, high, haze] of [
    [190, 380, 0.5],
    [120, 250, 0.15],
  ] as const) {
    const ink = mix(inks.leafDark, inks.far, haze);
    stage.add(fill(downTo(crowns(random, line, low, high), ground + 6), ink));
    let lit = '';
    for (let i = 0; i < 22; i++)
      lit += clump(
        random,
        random.range(0, WIDTH),
        ground - random.range(low * 0.4, high),
        random.range(90, 190),
        random.range(34, 66),
      );
    stage.add(fill(lit, mix(ink, inks.leafLight, 0.32)));
  }
  for (const [px, h] of [
    [1640, 620],
    [1740, 520],
    [1830, 680],
    [130, 560],
  ] as const)
    stage.add(palm(stage, `areca${px}`, at(px), ground + 20, h, random.range(-0.04, 0.04)));
  const earth = mix(mix(inks.ground, inks.leaf, 0.14), inks.paper, stage.dark ? 0 : 0.15);
  stage.add(
    box(
      0,
      ground,
      WIDTH,
      HEIGHT - ground,
      stage.blend([
        [0, mix(earth, inks.leaf, 0.4)],
        [0.3, earth],
        [1, mix(earth, inks.groundDark, 0.55)],
      ]),
    ),
  );
}

/** The court: path, spirit screen with its basin of lotus, pots of bonsai, the lady of the house. */
function court(stage: Stage, ground: number, flip: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('court');
  const at = (x: number) => (flip > 0 ? x : WIDTH - x);
  const pave = mix(inks.ground, inks.paper, stage.dark ? 0.05 : 0.4);
  stage.add(
    fill(
      `M${at(860)} ${ground + 46}L${at(1010)} ${ground + 40}L${at(1560)} ${HEIGHT + 10}H${at(820)}Z`,
      pave,
    ),
  );
  let joints = '';
  for (let t = 0.1; t < 1; t = t * 1.3 + 0.04)
    joints += `M${num(at(860 - 40 * t))} ${num(ground + 46 + (HEIGHT - ground - 46) * t)}L${num(at(1010 + 550 * t))} ${num(ground + 42 + (HEIGHT - ground - 42) * t)}`;
  stage.add(stroke(joints, mix(pave, inks.near, 0.5), 2.4, { 'stroke-opacity': 0.45 }));
  for (const [i, px] of [560, 1120, 1300, 1470].entries())
    stage.add(pot(stage, random, at(px), ground + 96 + (i % 2) * 24, 0.9 + (i % 2) * 0.2));
  stage.add(
    oval(at(960) - side * 40, ground + 124, 50, 7, inks.near, { 'fill-opacity': 0.3 }),
    place(aoDai(dress(stage, random.pick([0, 3, 5]))), at(960), ground + 124, 1.25, flip < 0),
    place(aoDai(dress(stage, 3)), at(1040), ground + 116, 1.2, flip > 0),
  );
  const [bx, by] = [at(330), HEIGHT - 96];
  const stone = mix(mix(inks.far, inks.paper, 0.3), inks.near, stage.dark ? 0.45 : 0.15);
  stage.add(
    fill(
      `M${num(bx - 250)} ${by - 70}H${num(bx + 250)}L${num(bx + 230)} ${by + 130}H${num(bx - 230)}Z`,
      stone,
    ),
    fill(
      `M${num(bx - side * 250)} ${by - 70}H${num(bx - side * 120)}L${num(bx - side * 110)} ${by + 130}H${num(bx - side * 230)}Z`,
      mix(stone, inks.near, 0.4),
    ),
    oval(bx, by - 70, 264, 46, mix(stone, inks.light, 0.3)),
    oval(bx, by - 68, 238, 36, mix(inks.waterLow, inks.near, 0.2)),
    stroke(
      `M${num(bx - 190)} ${by + 20}q40 -40 80 0t80 0t80 0t80 0t80 0`,
      mix(stone, inks.accentDark, 0.5),
      7,
    ),
  );
  for (const [dx, dy, r] of [
    [-130, -76, 84],
    [70, -66, 96],
    [160, -90, 70],
    [-30, -100, 74],
  ] as const)
    stage.add(lotusLeaf(stage, bx + dx, by + dy, r, r * 0.3, dx));
  stage.add(lotusFlower(stage, bx - 60, by - 90, 92, -6), lotusFlower(stage, bx + 120, by - 110, 70, 7));
  stage.add(
    bananaLeaf(stage, 'b1', [at(1960), HEIGHT + 20], [at(1690), HEIGHT - 330], 70, -flip * 50),
    bananaLeaf(stage, 'b2', [at(1960), HEIGHT], [at(1850), HEIGHT - 500], 78, flip * 30),
  );
  let tufts = '';
  for (let i = 0; i < 34; i++)
    tufts += grassTuft(random, at(random.range(1380, 1940)), HEIGHT + 14, random.range(40, 130), 6);
  stage.add(fill(tufts, mix(inks.leafDark, inks.ink, 0.3)));
  if (random.chance(0.6))
    stage.add(
      springBough(
        stage,
        'bough',
        [flip > 0 ? -40 : WIDTH + 40, 40],
        [flip > 0 ? 480 : WIDTH - 480, 150],
        random.pick([inks.accent, inks.gold, inks.lotus]),
        30,
      ),
    );
}

function pot(stage: Stage, random: Stage['random'], x: number, y: number, s: number): string {
  const { inks } = stage;
  const blue = mix(inks.waterLow, inks.near, 0.1);
  let crown = '';
  for (const [dx, dy, w] of [
    [-34, -120, 70],
    [30, -140, 76],
    [0, -176, 64],
    [-10, -96, 50],
  ] as const)
    crown += clump(random, dx, dy, w, w * 0.45);
  return place(
    stroke(
      'M0 -48Q-20 -80 0 -110Q14 -130 4 -160M-4 -90L-30 -116M4 -112L30 -136',
      mix(inks.groundDark, inks.ink, 0.5),
      8,
    ) +
      fill(crown, mix(inks.leafDark, inks.leaf, 0.35)) +
      fill('M-46 -56H46L34 0H-34Z', mix(inks.paper, blue, 0.12)) +
      fill(
        `M${-stage.side * 46} -56H${-stage.side * 16}L${-stage.side * 12} 0H${-stage.side * 34}Z`,
        mix(inks.paper, blue, 0.5),
      ) +
      box(-52, -64, 104, 12, mix(inks.paper, blue, 0.3)) +
      stroke('M-34 -30q12 -14 22 0t22 0t22 0', blue, 4) +
      disc(20, -150, 6, inks.accent) +
      disc(-30, -126, 6, inks.accent),
    x,
    y,
    s,
  );
}
