import { mix } from '../../kit/colour';
import { conicalHat, type Dress, dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import type { Stage } from '../../kit/stage';
import { fill, num, oval, place, stroke } from '../../kit/svg';

const BY_HAND: Pose = {
  head: [10, -58],
  neck: [6, -46],
  hip: [0, -10],
  arms: [
    [
      [20, -38],
      [34, -32],
    ],
    [
      [18, -34],
      [32, -26],
    ],
  ],
  legs: [
    [
      [22, -22],
      [34, -6],
    ],
    [
      [24, -18],
      [38, -4],
    ],
  ],
};
/** Leaning back, the oars under the soles. */
const BY_FOOT: Pose = {
  head: [-22, -48],
  neck: [-17, -37],
  hip: [0, -10],
  arms: [
    [
      [-26, -24],
      [-12, -10],
    ],
    [
      [-24, -20],
      [-10, -7],
    ],
  ],
  legs: [
    [
      [18, -34],
      [38, -24],
    ],
    [
      [16, -24],
      [36, -10],
    ],
  ],
};

/** Somebody sitting in the boat in a life jacket, facing right; seat at the origin. */
function guest(stage: Stage, c: Dress, hat: boolean): string {
  const { inks } = stage;
  const vest = mix(mix(inks.accent, inks.gold, 0.45), inks.near, stage.dark ? 0.4 : 0);
  return (
    fill('M-12 0Q-13 -10 -2 -12L14 -13Q22 -8 20 2H-10Z', c.trousers) +
    fill('M-10 -36Q0 -41 8 -36Q12 -20 9 -4Q0 0 -12 -3Q-13 -22 -10 -36Z', vest) +
    fill('M-10 -36L-4 -38Q-7 -18 -5 -1L-12 -3Q-13 -22 -10 -36Z', mix(vest, inks.ink, 0.3)) +
    stroke('M-9 -22H9M-9 -13H9', mix(vest, inks.ink, 0.45), 1.4) +
    stroke('M5 -32Q14 -28 16 -18L20 -12', c.top, 5) +
    oval(1, -45, 5.6, 6.8, c.skin) +
    (hat
      ? conicalHat(c, 1, -48, 3)
      : fill('M-5.6 -44Q-7 -54 1 -54Q8 -53 7 -46Q2 -50 -2 -49Q-3 -44 -5.6 -44Z', c.trousers))
  );
}

/** A long flat boat of Ninh Bình with its rower in the stern and guests before; waterline at the origin, about 300 long, bow to the right. */
export function touringBoat(stage: Stage, how: 'hand' | 'foot', guests: number): string {
  const { inks } = stage;
  const random = stage.random.fork(`boat${guests}${how}`);
  const c = dress(stage, random.pick([0, 2, 4]));
  const hull = mix(mix(inks.groundDark, inks.leafDark, 0.4), inks.ink, 0.35);
  const rim = mix(hull, inks.ground, 0.45);
  const [hx, hy] = how === 'foot' ? [37, -18] : [33, -30];
  const oar = (dx: number, dy: number) =>
    stroke(`M${num(hx + dx)} ${num(hy + dy)}L${num(hx - 34 + dx)} ${num(26 + dy)}`, c.wood, 2.6) +
    fill(`M${num(hx - 30 + dx)} ${num(18 + dy)}l5 3l-12 24l-8 -4Z`, mix(c.wood, inks.ground, 0.3));
  const pose = how === 'foot' ? BY_FOOT : BY_HAND;
  const rower =
    posed(c, pose) + conicalHat(c, pose.head[0] + 1, pose.head[1] - 2, how === 'foot' ? -12 : 6, 20);
  let seats = '';
  for (let i = 0; i < guests; i++)
    seats += place(guest(stage, dress(stage, i + 1), i % 2 === 0), -18 + i * 46, -8, 1);
  return (
    place(oar(0, -8), -104, 0) +
    seats +
    place(rower, -104, -4) +
    fill('M-150 -22Q-120 4 -70 9L92 9Q136 4 162 -28Q120 -10 80 -8L-84 -8Q-122 -10 -150 -22Z', hull) +
    stroke('M-146 -19Q-116 -6 -84 -4L82 -4Q124 -8 156 -25', rim, 3) +
    stroke('M-40 -7V8M8 -7V8M56 -7V8', rim, 2, { 'stroke-opacity': 0.6 }) +
    place(oar(0, 0), -104, 0)
  );
}
