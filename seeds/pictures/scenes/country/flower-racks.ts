import { sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { lens, ridge } from '../../kit/path';
import { conicalHat, dress } from '../../kit/people';
import { palm } from '../../kit/plants';
import { posed } from '../../kit/pose';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { ripples, water } from '../../kit/water';

/** Flowers of Sa Đéc: pots on racks above the flooded field, growers between them in boats and in the water to their knees. */
export function flowerRacks(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('flower-racks');
  const x = WIDTH * random.range(0.47, 0.53);
  const top = 470;
  stage.add(
    sky(stage, { horizon: top, clouds: random.int(3, 5), sun: { x: x + side * 420, y: 200, r: 76 } }),
    birds(stage, x - side * 360, 170, 80, inks.ink),
    wood(
      stage,
      'far',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: top - 50, rise: 20, swell: 260 }),
      40,
      mix(inks.leafDark, inks.far, 0.4),
      mix(inks.leaf, inks.far, 0.38),
      110,
    ),
  );
  for (const [dx, h] of [
    [-760, 260],
    [-640, 320],
    [560, 280],
    [720, 340],
    [860, 270],
  ] as const)
    stage.add(palm(stage, `palm${dx}`, x + dx, top + 6, h, random.range(-0.1, 0.1)));
  stage.add(mist(stage, 'air', top - 20, 90, inks.skyLow, 0.4), water(stage, { top }));
  const hues = [
    inks.gold,
    mix(inks.accent, inks.lotus, 0.25),
    mix(inks.lotus, inks.paper, 0.25),
    mix(inks.gold, inks.accent, 0.4),
    mix(inks.paper, inks.gold, 0.12),
  ];
  const pots = hues.map((hue, i) => stage.define(pot(stage, hue, i)));
  const bamboo = mix(mix(inks.ground, inks.groundDark, 0.5), inks.near, stage.dark ? 0.4 : 0.15);
  for (let row = 0; row < 6; row++) {
    const t = row / 5;
    const y = top + 40 + t ** 1.55 * 560;
    const k = 0.3 + t * 0.95;
    const lane = 130 * k + 40;
    for (const s of [-1, 1]) {
      const from = x + s * lane;
      let legs = '';
      for (let px = 0; px < 1300; px += 190 * k) legs += `M${num(from + s * px)} ${num(y)}v${num(64 * k)}`;
      stage.add(
        stroke(legs, mix(bamboo, inks.ink, 0.3), 9 * k),
        box(s > 0 ? from - 12 * k : from - 1300, y - 6 * k, 1312, 13 * k, bamboo),
      );
      const which = (row * 2 + (s > 0 ? 1 : 0)) % pots.length;
      let line = '';
      for (let i = 0; i < 1300 / (88 * k); i++) {
        const px = from + s * (34 + i * 88) * k;
        if (px < -80 || px > WIDTH + 80) break;
        line += place(
          use(pots[(which + (i % 7 === 3 ? 1 : 0)) % pots.length] ?? ''),
          px,
          y - 6 * k,
          k * random.range(0.94, 1.06),
        );
      }
      stage.add(line);
    }
    if (row === 2) stage.add(place(sampan(stage, dress(stage, 1), 'seated'), x, y + 24, 0.66));
    if (row === 4) {
      const c = dress(stage, 0);
      stage.add(
        place(grower(c), x - 20, y + 50, 2.5, random.chance(0.5)),
        fill(lens(x - 130, x + 120, y + 62, 34), mix(inks.waterTop, inks.waterLow, 0.62)),
        stroke(`M${num(x - 96)} ${num(y + 44)}q40 -12 84 -2t92 4`, mix(inks.waterTop, inks.light, 0.5), 3),
      );
    }
  }
  stage.add(ripples(stage, 'near', HEIGHT - 210, HEIGHT, 0.35));
  return { x: x / WIDTH, y: 0.8 };
}

/** A pot with one round bush in flower; about 84 wide, its foot at the origin. */
function pot(stage: Stage, hue: string, which: number): string {
  const { inks, side } = stage;
  const random = stage.random.fork(`pot${which}`);
  const clay = mix(mix(inks.groundDark, inks.accentDark, 0.4), inks.near, 0.1);
  let leaves = '';
  let dark = '';
  let blooms = '';
  for (let i = 0; i < 20; i++) {
    const a = random.range(0, Math.PI * 2);
    const r = Math.sqrt(random.next());
    const [px, py] = [Math.cos(a) * r * 42, -70 + Math.sin(a) * r * 34];
    if (i % 2) leaves += oval(px, py, 13, 10, inks.leafDark);
    else dark += oval(px, py, 12, 9, mix(inks.leafDark, inks.leaf, 0.5));
  }
  for (let i = 0; i < 26; i++) {
    const a = i * 2.4;
    const r = Math.sqrt((i + 0.5) / 26);
    const [px, py] = [Math.cos(a) * r * 42, -78 + Math.sin(a) * r * 32];
    blooms +=
      disc(px, py, 9, px * side > 4 ? mix(hue, inks.light, 0.25) : mix(hue, inks.near, i % 3 ? 0.04 : 0.16)) +
      disc(px, py, 3, mix(hue, inks.accentDark, 0.4));
  }
  return (
    fill('M-28 -36H28L20 0H-20Z', clay) +
    fill('M-32 -42H32V-32H-32Z', mix(clay, inks.light, 0.2)) +
    leaves +
    dark +
    blooms
  );
}

/** A grower in the water, bent to the pots with a can; about 80 high over the water. */
function grower(c: ReturnType<typeof dress>): string {
  const pose = {
    head: [26, -74],
    neck: [18, -64],
    hip: [-6, -34],
    arms: [
      [
        [30, -48],
        [44, -40],
      ],
      [
        [28, -46],
        [42, -34],
      ],
    ],
    legs: [
      [
        [-4, -14],
        [-8, 6],
      ],
      [
        [6, -14],
        [8, 6],
      ],
    ],
  } as const;
  return (
    posed(c, pose) +
    conicalHat(c, 27, -77, 14, 20) +
    fill('M38 -40H58V-20H38Z', c.wood) +
    stroke('M58 -34L74 -40M40 -40Q48 -52 56 -40', c.wood, 3)
  );
}
