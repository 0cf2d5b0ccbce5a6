import { mix } from '../kit/colour';
import { lotusBud, lotusFlower, lotusLeaf } from '../kit/flowers';
import { wood } from '../kit/land';
import { ridge } from '../kit/path';
import { aoDai, dress } from '../kit/people';
import { reuse } from '../kit/reuse';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, group, num, place, stroke } from '../kit/svg';
import { curvedRoof } from '../kit/temple-roof';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { mirrored, water } from '../kit/water';

/** The One Pillar pagoda in Hà Nội over its square pond of lotus, with its narrow stair. That pagoda only. */
export function onePillar(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('one-pillar');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const pond = 850;
  const stone = mix(mix(inks.ground, inks.far, 0.45), inks.near, dark ? 0.4 : 0.1);
  const grass = mix(mix(inks.leaf, inks.leafDark, 0.3), inks.near, dark ? 0.3 : 0.05);
  stage.add(
    sky(stage, { horizon: 700, clouds: random.int(3, 5), sun: { x: x - s * 520, y: 260, r: 80 } }),
    wood(
      stage,
      'garden',
      ridge(random.fork('g'), { left: -20, right: WIDTH + 20, y: 600, rise: 34, swell: 260 }),
      72,
      mix(inks.leafDark, inks.far, 0.3),
      mix(inks.leaf, inks.far, 0.26),
      300,
    ),
    box(-10, 740, WIDTH + 20, 120, grass),
    broadTree(stage, 'bodhi', x + s * 640, 800, 640, { distance: 0.06 }),
    broadTree(stage, 'back', x - s * 800, 800, 520, { distance: 0.14 }),
    wall(stage, pond - 8, stone, false),
  );
  const pagoda = reuse(stage, place(shrine(stage, side), x, pond + 96));
  stage.add(
    water(stage, { top: pond, lightAt: x - s * 520 }),
    mirrored(stage, 'below', pagoda, { waterline: pond + 98, depth: 260, squash: 0.6, opacity: 0.5 }),
    group(stair(stage), { transform: `translate(${num(x + s * 84)} ${pond - 104}) scale(${s * 1.2} 0.72)` }),
    pagoda,
  );
  for (let i = 0; i < 15; i++) {
    const px = x + random.sign() * random.range(170, 880);
    const py = random.range(pond + 40, 1080);
    const k = 0.5 + (py - pond) / 260;
    stage.add(lotusLeaf(stage, px, py, 58 * k, 17 * k, random.range(0, 6)));
    if (i % 3 === 0) stage.add(lotusFlower(stage, px + 20 * k, py - 34 * k, 34 * k, random.range(-0.2, 0.2)));
    if (i % 3 === 1) stage.add(lotusBud(stage, px - 16 * k, py, 60 * k, 17 * k, random.range(-0.2, 0.2)));
  }
  stage.add(wall(stage, 1130, stone, true));
  for (const [dx, which] of [
    [-520, 0],
    [-464, 3],
  ] as const)
    stage.add(place(aoDai(dress(stage, which)), x + s * dx, pond - 6, 0.95, s > 0));
  return { x: x / WIDTH, y: 0.5 };
}

/** The wall round the pond, with its openings of glazed green. */
function wall(stage: Stage, y: number, stone: string, near: boolean): string {
  const { inks } = stage;
  const k = near ? 1.7 : 0.8;
  const green = mix(mix(inks.leaf, inks.waterLow, 0.4), inks.near, stage.dark ? 0.3 : 0.1);
  let panes = '';
  for (let px = 10; px < WIDTH; px += 92 * k)
    panes +=
      box(px, y - 34 * k, 62 * k, 24 * k, mix(stone, inks.near, 0.4)) +
      stroke(
        `M${num(px + 15 * k)} ${num(y - 34 * k)}v${num(24 * k)}M${num(px + 31 * k)} ${num(y - 34 * k)}v${num(24 * k)}M${num(px + 47 * k)} ${num(y - 34 * k)}v${num(24 * k)}`,
        green,
        6 * k,
      );
  return (
    box(-10, y - 42 * k, WIDTH + 20, near ? HEIGHT : 46 * k, stone) +
    panes +
    box(-10, y - 48 * k, WIDTH + 20, 10 * k, mix(stone, inks.light, 0.4)) +
    box(-10, y - 2 * k, WIDTH + 20, 8 * k, mix(stone, inks.near, 0.3))
  );
}

/** The pillar, its braces like petals, and the square shrine on them; about 470 high, water at the origin. */
function shrine(stage: Stage, side: number): string {
  const { inks, dark } = stage;
  const stone = mix(mix(inks.far, inks.paper, 0.4), inks.near, dark ? 0.4 : 0.12);
  const timber = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.25);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.35), inks.near, 0.22);
  const gold = mix(inks.gold, inks.accentDark, dark ? 0.05 : 0.2);
  let braces = '';
  for (const k of [-1, 1])
    for (const [reach, foot] of [
      [150, -96],
      [92, -74],
      [44, -60],
    ] as const)
      braces += `M${k * 22} ${foot}Q${k * (reach * 0.5)} ${foot - 26} ${k * reach} -186`;
  let bars = '';
  for (let px = -126; px <= 126; px += 14) bars += `M${px} -222v18`;
  return (
    box(-34, -194, 68, 200, stone) +
    box(side > 0 ? -34 : 12, -194, 22, 200, mix(stone, inks.near, 0.4)) +
    stroke('M-34 -60H34M-34 -128H34', mix(stone, inks.near, 0.4), 3) +
    stroke(braces, timber, 15) +
    stroke(braces, mix(timber, inks.light, 0.22), 4) +
    box(-166, -202, 332, 18, timber) +
    box(-156, -226, 312, 6, timber) +
    stroke(bars, timber, 4) +
    box(-118, -318, 236, 104, mix(timber, inks.ink, 0.2)) +
    [-118, -62, 44, 100].map((px) => box(px, -318, 18, 116, mix(inks.accent, inks.ink, 0.3))).join('') +
    box(-42, -300, 84, 96, mix(gold, timber, dark ? 0 : 0.35)) +
    disc(0, -258, 15, mix(inks.gold, inks.light, 0.3)) +
    fill('M-22 -206Q-26 -246 0 -248Q26 -246 22 -206Z', mix(inks.accentDark, inks.ink, 0.3)) +
    box(-56, -316, 112, 17, mix(inks.accent, inks.near, 0.2)) +
    stroke('M-30 -308h14M-6 -308h14M18 -308h14', inks.gold, 5) +
    curvedRoof(stage, {
      x: 0,
      half: 190,
      eave: -312,
      ridge: -424,
      span: 0.36,
      upturn: 30,
      tile,
      crowned: true,
    })
  );
}

/** The narrow stair with its walls, seen from the side; its foot to the right of the origin, the pagoda to the left. */
function stair(stage: Stage): string {
  const { inks, dark } = stage;
  const brick = mix(mix(inks.ground, inks.paper, 0.25), inks.near, dark ? 0.4 : 0.1);
  let steps = '';
  for (let i = 0; i < 9; i++) steps += `M${20 + i * 22} ${14 + i * 13}h22v13`;
  return (
    fill('M0 10H34L236 126V146H150Q60 130 44 60L0 44Z', mix(brick, inks.near, 0.28)) +
    stroke(steps, mix(brick, inks.near, 0.5), 4) +
    fill('M-6 -26H34L250 100V122L34 2H-6Z', brick) +
    box(240, 86, 26, 62, mix(brick, inks.light, 0.2))
  );
}
