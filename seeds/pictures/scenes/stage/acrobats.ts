import { mix } from '../../kit/colour';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { num, oval, type Point, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { body, HANDSTAND, HANG, LEAN, SPLIT, STAND } from './acrobat';
import { audience, backcloth, beams, boards, clothOf, sunburst } from './house';

/** The bamboo circus: acrobats on an arch of poles, and great round baskets, under the lamps. */
export function acrobats(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('acrobats');
  const x = WIDTH * random.range(0.46, 0.54);
  const floor = HEIGHT * 0.82;
  const { deep, glow } = clothOf(stage, random);
  backcloth(stage, x, 520, deep, glow);
  if (random.chance(0.5)) sunburst(stage, x, 520, glow);
  boards(stage, floor, mix(inks.groundDark, inks.ground, 0.2));
  beams(stage, x, floor + 60, 780);
  const plan = random.pick(['arch', 'fan', 'swing']);
  if (plan === 'arch') arch(stage, x, floor);
  else if (plan === 'fan') fan(stage, x, floor);
  else swing(stage, x, floor);
  baskets(stage, x, floor);
  audience(stage, HEIGHT - 84);
  return { x: x / WIDTH, y: 0.46 };
}

/** A pole of bamboo with its joints, bent or straight. */
function pole(stage: Stage, a: Point, b: Point, bend: number, w: number): string {
  const { inks } = stage;
  const ink = mix(mix(inks.leafLight, inks.gold, 0.5), inks.groundDark, 0.15);
  const mid: Point = [(a[0] + b[0]) / 2 + bend, (a[1] + b[1]) / 2];
  const at = (t: number): Point => [
    (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * mid[0] + t * t * b[0],
    (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * mid[1] + t * t * b[1],
  ];
  const d = `M${num(a[0])} ${num(a[1])}Q${num(mid[0])} ${num(mid[1])} ${num(b[0])} ${num(b[1])}`;
  const joints = Array.from({ length: 9 }, (_, i) =>
    at((i + 0.6) / 9)
      .map(num)
      .join(' '),
  )
    .map((p) => `M${p}h.1`)
    .join('');
  return (
    stroke(d, mix(ink, inks.ink, 0.45), w + 3) +
    stroke(d, ink, w) +
    stroke(joints, mix(ink, inks.ink, 0.55), w * 1.2, { 'stroke-linecap': 'square' })
  );
}

/** An arch of crossed poles; a pyramid of people on it. */
function arch(stage: Stage, x: number, floor: number): void {
  const crown = floor - 560;
  for (const k of [-1, 1])
    for (const [foot, bend] of [
      [430, 120],
      [330, 70],
    ] as const)
      stage.add(pole(stage, [x + k * foot, floor + 40], [x - k * 60, crown - 50], k * bend, 17));
  for (const [w, y] of [
    [330, floor - 190],
    [230, floor - 380],
  ] as const)
    stage.add(pole(stage, [x - w, y], [x + w, y], 0, 13));
  stage.add(
    body(stage, HANDSTAND, 0, x, crown - 40, 2.3, false),
    body(stage, HANG, 1, x - 150, floor - 376, 1.9, true),
    body(stage, HANG, 2, x + 150, floor - 376, 1.9, false),
    body(stage, SPLIT, 3, x, floor - 190 + 36 * 2, 2, false),
    body(stage, STAND, 2, x - 560, floor + 40, 2.2, false),
    body(stage, STAND, 0, x + 560, floor + 40, 2.2, true),
  );
}

/** Poles that fan out from the middle, a climber on each. */
function fan(stage: Stage, x: number, floor: number): void {
  const poses = [HANDSTAND, STAND, HANDSTAND, STAND, HANDSTAND] as const;
  for (let i = -2; i <= 2; i++) {
    const tip: Point = [x + i * 250, floor - 590 + Math.abs(i) * 92];
    stage.add(pole(stage, [x + i * 46, floor + 20], tip, i * -36, 18));
  }
  for (let i = -2; i <= 2; i++) {
    const tip: Point = [x + i * 250, floor - 590 + Math.abs(i) * 92];
    stage.add(body(stage, poses[i + 2] ?? STAND, i + 2, tip[0], tip[1], 1.9, i < 0, i * 9));
  }
  stage.add(
    body(stage, LEAN, 1, x - 170, floor + 44, 2.3, false),
    body(stage, LEAN, 2, x + 170, floor + 44, 2.3, true),
  );
}

/** A long pole balanced on a bearer, with people who swing from its ends. */
function swing(stage: Stage, x: number, floor: number): void {
  const tilt = stage.random.fork('tilt').range(-60, 60);
  const top = floor - 430;
  for (const k of [-1, 1])
    stage.add(
      pole(stage, [x + k * 190, floor + 40], [x - k * 26, top - 30], 0, 18),
      pole(stage, [x + k * 60, floor + 56], [x - k * 14, top - 30], 0, 16),
    );
  stage.add(pole(stage, [x - 620, top + tilt], [x + 620, top - tilt], 0, 20));
  stage.add(
    body(stage, HANG, 0, x - 560, top + tilt * 0.9 + 8, 2.2, true),
    body(stage, HANG, 3, x + 560, top - tilt * 0.9 + 8, 2.2, false),
    body(stage, HANDSTAND, 1, x - 300, top + tilt * 0.48 - 8, 2, false),
    body(stage, HANDSTAND, 2, x + 300, top - tilt * 0.48 - 8, 2, true),
    body(stage, SPLIT, 2, x, top - 14, 2.3, false),
  );
}

/** The round basket boats that roll, stand and spin on the stage. */
function baskets(stage: Stage, x: number, floor: number): void {
  const { inks } = stage;
  const random = stage.random.fork('baskets');
  const straw = mix(mix(inks.gold, inks.ground, 0.5), inks.groundDark, 0.25);
  const list = random.shuffle([-720, 720, -330, 340]).slice(0, 3);
  for (const dx of list) {
    const r = random.range(96, 128);
    const [px, py] = [x + dx, floor + 70 - r * 0.8];
    let weave = '';
    for (let i = 1; i < 5; i++)
      weave += `M${num(px - r * 0.7)} ${num(py - r + i * r * 0.4)}L${num(px + r * 0.7)} ${num(py - r + i * r * 0.4 + 16)}`;
    for (let i = -3; i <= 3; i++)
      weave += `M${num(px + i * r * 0.24)} ${num(py - r * 0.9)}L${num(px + i * r * 0.24 - 16)} ${num(py + r * 0.9)}`;
    stage.add(
      oval(px - stage.side * 30, py + r * 0.92, r * 1.1, r * 0.14, inks.ink, { 'fill-opacity': 0.35 }),
      oval(px, py, r * 0.86, r, mix(straw, inks.ink, 0.4)),
      oval(px + stage.side * 8, py - 2, r * 0.78, r * 0.93, straw),
      oval(px + stage.side * 12, py - 3, r * 0.66, r * 0.82, mix(straw, inks.ink, 0.28)),
      stroke(weave, mix(straw, inks.ink, 0.6), 3, { 'stroke-opacity': 0.6 }),
    );
    stage.add(
      body(stage, STAND, random.int(0, 3), px + stage.side * 14, py - r + 4, 1.5, random.chance(0.5)),
    );
  }
}
