import { mix } from '../../kit/colour';
import { curtain } from '../../kit/falls';
import { mist } from '../../kit/mist';
import { smoothClosed } from '../../kit/path';
import { boulder } from '../../kit/rocks';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, type Point, stroke } from '../../kit/svg';
import { broadTree, leafMass } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { ferns } from './ferns';

/** A mountain stream that steps down between boulders from pool to pool, under trees. */
export function stream(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('stream');
  const x = WIDTH * random.range(0.46, 0.54);
  const s = random.sign();
  stage.add(sky(stage, { horizon: 520, clouds: 2 }));
  for (const [dx, h, far] of [
    [-760, 620, 0.5],
    [-430, 520, 0.56],
    [420, 500, 0.58],
    [780, 640, 0.5],
    [60, 400, 0.64],
  ] as const)
    stage.add(
      broadTree(stage, `back${dx}`, x + dx, 560, h * random.range(0.9, 1.1), { distance: far, spread: 1.1 }),
    );
  stage.add(mist(stage, 'air', 500, 220, inks.skyLow, 0.6));
  banks(stage, x);
  steps(stage, x, s);
  stage.add(broadTree(stage, 'near', x - s * 880, 1010, 1080, { spread: 0.9 }));
  leaves(stage, x, s);
  stage.add(
    ferns(stage, 'ferns', x - s * 720, HEIGHT + 10, 380),
    ferns(stage, 'ferns-b', x + s * 860, HEIGHT + 20, 440),
    ferns(stage, 'ferns-c', x + s * 640, 980, 200),
  );
  return { x: x / WIDTH, y: 0.6 };
}

function banks(stage: Stage, x: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('banks');
  stage.add(
    box(
      -10,
      540,
      WIDTH + 20,
      HEIGHT - 530,
      stage.blend([
        [0, mix(inks.leafDark, inks.far, 0.34)],
        [0.5, mix(inks.leafDark, inks.near, 0.2)],
        [1, mix(inks.leafDark, inks.ink, 0.4)],
      ]),
    ),
  );
  let dark = '';
  let lit = '';
  let hedge = '';
  for (let px = -20; px < WIDTH + 60; px += 74) {
    const r = random.range(70, 120);
    hedge += leafMass(random, px, 540 - Math.min(70, Math.abs(px - x) * 0.08), r, r * 0.9, 15);
  }
  stage.add(fill(hedge, mix(inks.leafDark, inks.far, 0.3)));
  for (let i = 0; i < 70; i++) {
    const px = random.range(0, WIDTH);
    const away = Math.abs(px - x);
    const py = 545 + (i / 70) ** 1.4 * 420;
    if (away < 100 + (py - 540) * 1.1) continue;
    const r = random.range(40, 96);
    dark += leafMass(random, px, py, r * 1.2, r * 0.6, 13);
    lit += leafMass(random, px + side * r * 0.24, py - r * 0.18, r * 0.66, r * 0.28, 11);
  }
  stage.add(fill(dark, mix(inks.leafDark, inks.leaf, 0.25)), fill(lit, mix(inks.leaf, inks.leafLight, 0.25)));
}

/** A pool with a restless rim. */
function poolShape(stage: Stage, label: string, cx: number, y: number, half: number, depth: number): string {
  const random = stage.random.fork(label);
  const rim: Point[] = [];
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2;
    const k = random.range(0.86, 1.08);
    rim.push([cx + Math.cos(a) * half * k, y + Math.sin(a) * depth * k]);
  }
  return smoothClosed(rim);
}

/** Four pools, the water dropping over a sill of boulders from each to the next. */
function steps(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  const random = stage.random.fork('steps');
  const rock = mix(mix(inks.far, inks.near, 0.42), inks.groundDark, 0.25);
  const clear = mix(mix(inks.waterTop, inks.leafLight, 0.2), inks.waterLow, 0.15);
  const pools = [
    { y: 520, half: 110, depth: 14, shift: 60 },
    { y: 660, half: 210, depth: 30, shift: -70 },
    { y: 850, half: 340, depth: 56, shift: 50 },
    { y: 1110, half: 700, depth: 120, shift: 0 },
  ];
  for (const [i, { y, half, depth, shift }] of pools.entries()) {
    const cx = x + s * shift;
    const near = 0.26 - i * 0.08;
    for (let k = 0; k < 5 && i === 0; k++)
      stage.add(
        boulder(
          stage,
          `back${i}${k}`,
          cx + half * (k - 2) * 0.56,
          y - depth * 0.5,
          half * random.range(0.5, 0.7),
          half * random.range(0.16, 0.3),
          mix(rock, inks.near, 0.24 - near * 0.4),
        ),
      );
    stage.add(
      fill(poolShape(stage, `pool${i}`, cx, y, half, depth), mix(clear, inks.far, near)),
      fill(
        poolShape(stage, `deep${i}`, cx, y + depth * 0.16, half * 0.76, depth * 0.56),
        mix(inks.waterLow, inks.leafDark, 0.22),
        { 'fill-opacity': 0.45 },
      ),
    );
    let glints = '';
    for (let k = 0; k < 10; k++)
      glints += `M${num(cx + random.range(-0.7, 0.5) * half)} ${num(y + random.range(-0.5, 0.7) * depth)}q${num(half * 0.08)} ${num(depth * 0.1)} ${num(half * random.range(0.08, 0.2))} 0`;
    stage.add(stroke(glints, inks.paper, 2 + i * 0.7, { 'stroke-opacity': 0.5 }));
    const next = pools[i + 1];
    if (next) sill(stage, i, cx, y, half, depth, next.y - next.depth * 0.55, s, mix(rock, inks.far, near));
    for (const k of [-1, 1])
      for (let n = 0; n < 3; n++) {
        const w = half * random.range(0.34, 0.6);
        stage.add(
          boulder(
            stage,
            `rim${i}${k}${n}`,
            cx + k * half * random.range(0.94, 1.3),
            y + depth * (n * 0.8 - 0.2),
            w,
            w * random.range(0.42, 0.64),
            mix(rock, inks.far, near),
          ),
        );
      }
  }
  for (const [dx, y, w, h] of [
    [-280, 1160, 280, 120],
    [330, 1190, 330, 140],
    [40, 1070, 110, 38],
  ] as const)
    stage.add(boulder(stage, `f${dx}`, x + s * dx, y, w, h, mix(rock, inks.near, 0.2)));
}

/** The sill below a pool: boulders shoulder to shoulder, a broad drop and a thin one between them. */
function sill(
  stage: Stage,
  i: number,
  cx: number,
  y: number,
  half: number,
  depth: number,
  foot: number,
  s: number,
  rock: string,
): void {
  const { inks } = stage;
  const random = stage.random.fork(`sill${i}`);
  const lip = y + depth * 0.7;
  const rocks: string[] = [];
  for (let k = 0; k < 7; k++) {
    const bx = cx + half * ((k - 3) / 2.7);
    const w = half * random.range(0.44, 0.6);
    rocks.push(
      boulder(
        stage,
        `sill${i}${k}`,
        bx,
        foot + 10,
        w,
        (foot - lip) * random.range(0.96, 1.22),
        mix(rock, inks.near, 0.12 + (k % 2) * 0.14),
      ),
    );
  }
  const w = half * random.range(0.2, 0.28);
  const fx = cx + s * half * random.range(-0.2, 0.2);
  stage.add(
    fill(
      `M${num(cx - half)} ${num(y + depth * 0.4)}H${num(cx + half)}L${num(cx + half * 1.1)} ${num(foot + 12)}H${num(cx - half * 1.1)}Z`,
      mix(rock, inks.ink, 0.45),
    ),
    rocks.join(''),
    curtain(stage, `drop${i}`, {
      left: fx - w,
      right: fx + w,
      top: lip - depth * 0.1,
      foot: foot + 8,
      spread: half * 0.05,
    }),
    curtain(stage, `thin${i}`, {
      left: fx + s * w * 2,
      right: fx + s * w * 2 + half * 0.1,
      top: lip - 2,
      foot: foot + 6,
      spread: 5,
    }),
  );
}

/** Leaves hanging into the picture from above, the near canopy. */
function leaves(stage: Stage, x: number, s: number): void {
  const { inks } = stage;
  const random = stage.random.fork('canopy');
  let dark = '';
  for (let i = 0; i < 11; i++) {
    const px = x + s * (200 + i * 90);
    const r = random.range(70, 130) * (0.5 + i / 14);
    dark += leafMass(random, px, -20 + random.range(-10, 20), r * 1.2, r * 0.8, 15);
  }
  stage.add(fill(dark, mix(inks.leafDark, inks.ink, 0.3)));
}
