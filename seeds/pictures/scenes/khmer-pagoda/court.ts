import { mix } from '../../kit/colour';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree, sugarPalm } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { hall } from './hall';

/** The court: the hall on its terrace, sugar palms behind, monks crossing the brick. */
export function court(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('khmer-court');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 920;
  stage.add(
    sky(stage, { horizon: 780, clouds: random.int(3, 6) }),
    wood(
      stage,
      'trees',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: 770, rise: 24, swell: 260 }),
      44,
      mix(inks.leafDark, inks.far, 0.4),
      mix(inks.leaf, inks.far, 0.35),
      140,
    ),
    mist(stage, 'air', 770, 110, inks.skyLow, 0.4),
  );
  for (const [dx, h, far] of [
    [-560, 420, 0.3],
    [-700, 520, 0.12],
    [-880, 640, 0],
    [600, 440, 0.3],
    [760, 560, 0.1],
    [900, 660, 0],
  ] as const)
    stage.add(
      sugarPalm(stage, `palm${dx}`, x + dx + random.range(-30, 30), 900, h * random.range(0.9, 1.1), far),
    );
  const brick = mix(mix(inks.ground, inks.accentDark, 0.25), inks.near, stage.dark ? 0.45 : 0.05);
  let joints = '';
  for (let i = -14; i <= 14; i++)
    joints += `M${num(x + i * 90)} ${ground - 30}L${num(x + i * 210)} ${HEIGHT}`;
  for (const y of [8, 34, 74, 132, 214]) joints += `M-10 ${ground + y}H${WIDTH + 10}`;
  stage.add(
    box(
      -10,
      ground - 40,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(brick, inks.light, 0.3)],
        [1, mix(brick, inks.near, 0.35)],
      ]),
    ),
    stroke(joints, mix(brick, inks.ink, 0.35), 2.4, { 'stroke-opacity': 0.4 }),
    fill(
      `M${num(x - side * 480)} ${ground}L${num(x - side * 780)} ${ground + 70}H${num(x + side * 260)}L${num(x + side * 480)} ${ground}Z`,
      inks.ink,
      { 'fill-opacity': 0.22 },
    ),
    place(hall(stage), x, ground, 0.86),
  );
  const s = random.sign();
  for (const [dx, dy, k] of [
    [-330, 150, 1.9],
    [-262, 138, 1.85],
    [300, 90, 1.6],
  ] as const)
    stage.add(
      oval(x + s * dx, ground + dy, 22 * k, 4 * k, inks.ink, { 'fill-opacity': 0.34 }),
      place(monk(stage), x + s * dx, ground + dy, k, s < 0),
    );
  stage.add(broadTree(stage, 'near', x + s * 1000, 1130, 860, { spread: 0.7 }));
  return { x: x / WIDTH, y: 0.54 };
}

/** A monk in saffron under a plain umbrella, walking to the right; about 100 high. */
function monk(stage: Stage): string {
  const { inks } = stage;
  const robe = mix(inks.gold, inks.accent, 0.38);
  const dark = mix(robe, inks.ink, 0.35);
  return (
    stroke('M-4 -8L-8 0M6 -8L10 0', inks.skin, 4.4) +
    fill('M-9 -80Q0 -86 9 -80L15 -8Q0 -2 -14 -8Z', robe) +
    fill('M-9 -80L-2 -83Q2 -50 -4 -6Q-10 -6 -14 -8Z', dark) +
    stroke('M8 -78Q-4 -62 -12 -36', dark, 3) +
    stroke('M8 -74Q20 -66 18 -56', inks.skin, 4.6) +
    stroke('M18 -50V-124', inks.ink, 2.2) +
    fill('M-20 -112Q18 -150 56 -112Q18 -120 -20 -112Z', mix(robe, inks.accentDark, 0.3)) +
    stroke('M0 -82v-6', inks.skin, 5.4) +
    oval(1, -94, 6.4, 7.6, inks.skin)
  );
}
