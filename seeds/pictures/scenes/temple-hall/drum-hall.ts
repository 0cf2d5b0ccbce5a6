import { mix } from '../../kit/colour';
import { blade } from '../../kit/path';
import { aoDai, dress } from '../../kit/people';
import { type Pose, posed } from '../../kit/pose';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';

const LOOK: Pose = {
  head: [3, -89],
  neck: [0, -77],
  hip: [0, -45],
  arms: [
    [
      [9, -60],
      [8, -44],
    ],
    [
      [-9, -60],
      [-8, -44],
    ],
  ],
  legs: [
    [
      [5, -22],
      [7, 0],
    ],
    [
      [-5, -22],
      [-7, 0],
    ],
  ],
};

/** A museum hall with the tympanum of a Đông Sơn drum as large as a sun: star, flying birds, boats and dancers in rings. */
export function drumHall(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('drum');
  const x = WIDTH * random.range(0.47, 0.53);
  const [y, r] = [470, random.range(370, 400)];
  const floor = HEIGHT * 0.78;
  const wall = random.pick([
    mix(inks.near, inks.waterLow, 0.2),
    mix(inks.accentDark, inks.ink, 0.35),
    mix(inks.leafDark, inks.near, 0.5),
  ]);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(wall, inks.ink, 0.35)],
        [1, wall],
      ]),
    ),
  );
  for (const k of [1.75, 1.45, 1.2]) stage.add(disc(x, y, r * k, inks.gold, { 'fill-opacity': 0.07 }));
  stage.add(
    fill(
      `M${num(x - 500)} -20L${num(x - 420)} -20L${num(x + 280)} ${floor}H${num(x - 420)}ZM${num(x + 500)} -20L${num(x + 420)} -20L${num(x - 280)} ${floor}H${num(x + 420)}Z`,
      inks.light,
      { 'fill-opacity': 0.09 },
    ),
  );
  cases(stage, x, floor);
  stage.add(disc(x - side * 18, y + 26, r, inks.ink, { 'fill-opacity': 0.45 }), tympanum(stage, x, y, r));
  const stone = mix(mix(inks.ground, inks.far, 0.4), inks.near, stage.dark ? 0.6 : 0.4);
  stage.add(
    box(
      0,
      floor,
      WIDTH,
      HEIGHT - floor,
      stage.blend([
        [0, mix(stone, inks.gold, 0.25)],
        [1, mix(stone, inks.ink, 0.4)],
      ]),
    ),
    box(0, floor, WIDTH, 7, mix(stone, inks.ink, 0.5)),
  );
  let joints = '';
  for (let i = -16; i <= 16; i++) joints += `M${num(x + i * 90)} ${num(floor)}L${num(x + i * 190)} ${HEIGHT}`;
  for (let t = 0.1; t < 1; t = t * 1.4 + 0.05) joints += `M0 ${num(floor + (HEIGHT - floor) * t)}H${WIDTH}`;
  stage.add(
    stroke(joints, mix(stone, inks.ink, 0.4), 2, { 'stroke-opacity': 0.6 }),
    oval(x, floor + 90, 470, 54, inks.gold, { 'fill-opacity': 0.22 }),
  );
  visitors(stage, x, floor);
  return { x: x / WIDTH, y: 0.46 };
}

/** The face of the drum, cast in rings around a star. */
function tympanum(stage: Stage, x: number, y: number, r: number): string {
  const { inks, side } = stage;
  const random = stage.random.fork('tympanum');
  const bronze = random.pick([
    mix(mix(inks.gold, inks.groundDark, 0.35), inks.accent, 0.08),
    mix(mix(inks.leaf, inks.gold, 0.45), inks.near, 0.15),
  ]);
  const dark = mix(bronze, inks.ink, 0.62);
  const lit = mix(bronze, inks.light, 0.42);
  const at = (a: number, k: number): string =>
    `${num(x + Math.cos(a) * r * k)} ${num(y + Math.sin(a) * r * k)}`;
  const ring = (k: number, w: number, ink: string) =>
    stroke(
      `M${num(x - r * k)} ${num(y)}a${num(r * k)} ${num(r * k)} 0 1 0 ${num(2 * r * k)} 0a${num(r * k)} ${num(r * k)} 0 1 0 ${num(-2 * r * k)} 0`,
      ink,
      w,
    );
  let out =
    disc(x, y, r * 1.03, dark) +
    disc(x, y, r, bronze) +
    fill(
      `M${at(-Math.PI / 2 - side * 2.3, 1)}A${num(r)} ${num(r)} 0 0 ${side > 0 ? 0 : 1} ${at(Math.PI / 2 - side * 0.8, 1)}A${num(r * 1.3)} ${num(r * 1.3)} 0 0 ${side > 0 ? 1 : 0} ${at(-Math.PI / 2 - side * 2.3, 1)}Z`,
      dark,
      { 'fill-opacity': 0.25 },
    );
  for (const k of [0.985, 0.955, 0.865, 0.84, 0.66, 0.63, 0.46, 0.43, 0.3, 0.275])
    out += ring(k, r * 0.009, dark);
  let star = '';
  const points = 14;
  for (let i = 0; i < points * 2; i++)
    star += `${i ? 'L' : 'M'}${at((i / (points * 2)) * Math.PI * 2, i % 2 ? 0.075 : 0.26)}`;
  out += disc(x, y, r * 0.272, mix(bronze, dark, 0.35)) + fill(`${star}Z`, lit) + disc(x, y, r * 0.066, lit);
  let teeth = '';
  let dots = '';
  for (let i = 0; i < 84; i++) {
    const a = (i / 84) * Math.PI * 2;
    teeth += `M${at(a - 0.03, 0.865)}L${at(a, 0.95)}L${at(a + 0.03, 0.865)}Z`;
    if (i % 2) dots += `M${at(a, 0.645)}h.1M${at(a, 0.285)}h.1`;
  }
  out += fill(teeth, dark) + stroke(dots, dark, r * 0.02);
  for (let i = 0; i < 36; i++) out += ringMark(x, y, r, (i / 36) * Math.PI * 2, 0.365, dark);
  const birds = 16;
  for (let i = 0; i < birds; i++)
    out += place(
      crane(dark, lit),
      x + Math.cos((i / birds) * Math.PI * 2) * r * 0.75,
      y + Math.sin((i / birds) * Math.PI * 2) * r * 0.75,
      r / 420,
      false,
      (i / birds) * 360 - 90,
    );
  const people = 12;
  for (let i = 0; i < people; i++) {
    const a = (i / people) * 360;
    const rad = (a * Math.PI) / 180;
    out += place(
      i % 3 === 0 ? house(dark) : dancer(dark),
      x + Math.cos(rad) * r * 0.5,
      y + Math.sin(rad) * r * 0.5,
      r / 440,
      false,
      a + 90,
    );
  }
  return out;
}

function ringMark(x: number, y: number, r: number, a: number, k: number, ink: string): string {
  const [cx, cy] = [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k];
  return (
    stroke(
      `M${num(cx - r * 0.026)} ${num(cy)}a${num(r * 0.026)} ${num(r * 0.026)} 0 1 0 ${num(r * 0.052)} 0a${num(r * 0.026)} ${num(r * 0.026)} 0 1 0 ${num(-r * 0.052)} 0`,
      ink,
      r * 0.009,
    ) + disc(cx, cy, r * 0.009, ink)
  );
}

/** The long-billed bird of the drums, flying to the left of its ray; about 120 long. */
function crane(ink: string, lit: string): string {
  return (
    fill('M-66 4L-18 -8Q-10 -20 6 -12L26 -6Q50 -4 64 14L40 8Q26 16 8 10L-14 2Z', ink) +
    fill('M2 -8Q14 -34 42 -38Q34 -20 24 -6Z', ink) +
    fill('M10 8Q14 24 34 32Q30 16 22 8Z', ink) +
    fill('M-10 -12Q10 -28 30 -24Q12 -20 2 -10Z', ink) +
    disc(-10, -7, 2.4, lit)
  );
}

/** A feathered dancer, feet inward; about 90 high. */
function dancer(ink: string): string {
  return (
    stroke('M0 -6L-6 14L-12 30M0 -6L8 14L6 30M0 -26L14 -16M0 -26L-14 -34', ink, 5) +
    stroke('M0 -6V-30', ink, 9) +
    disc(0, -36, 6, ink) +
    fill('M-4 -40Q-16 -56 -10 -70Q-2 -58 0 -44Q4 -62 16 -66Q14 -50 4 -38ZM-8 -6L-18 16L-4 8L6 18L8 -6Z', ink)
  );
}

/** A house on stilts with a boat-shaped roof. */
function house(ink: string): string {
  return (
    fill('M-40 -30Q-34 -52 0 -40Q34 -52 40 -30L24 -16H-24Z', ink) +
    stroke('M-22 -16V26M22 -16V26M-26 4H26M-8 -16V4M8 -16V4', ink, 5) +
    disc(0, -46, 5, ink)
  );
}

/** Drums and jars on plinths under glass, to both sides. */
function cases(stage: Stage, x: number, floor: number): void {
  const { inks, side } = stage;
  const bronze = mix(mix(inks.leaf, inks.gold, 0.4), inks.near, 0.3);
  const dark = mix(bronze, inks.ink, 0.5);
  for (const [i, dx] of [-760, -540, 540, 760].entries()) {
    const px = x + dx;
    const k = Math.abs(dx) > 600 ? 1.15 : 0.92;
    const y = floor + (k - 0.9) * 150;
    const drum =
      fill(
        'M-78 -150Q-104 -120 -76 -96Q-52 -70 -56 -40L-74 0H74L56 -40Q52 -70 76 -96Q104 -120 78 -150Z',
        bronze,
      ) +
      fill(
        `M${-side * 78} -150Q${-side * 104} -120 ${-side * 76} -96Q${-side * 52} -70 ${-side * 56} -40L${-side * 74} 0H${-side * 20}Q${-side * 14} -90 ${-side * 26} -150Z`,
        dark,
      ) +
      oval(0, -150, 78, 15, mix(bronze, inks.light, 0.3)) +
      oval(0, -150, 50, 9, dark) +
      stroke('M-84 -126Q0 -108 84 -126M-60 -62Q0 -48 60 -62M-68 -14Q0 2 68 -14', dark, 4) +
      stroke('M-86 -112q-20 16 10 30M86 -112q20 16 -10 30', bronze, 7);
    const jar =
      fill(
        'M-30 -170H30L24 -150Q82 -120 66 -60Q54 -10 34 0H-34Q-54 -10 -66 -60Q-82 -120 -24 -150Z',
        mix(bronze, inks.accent, 0.25),
      ) +
      fill(
        `M${-side * 24} -150Q${-side * 82} -120 ${-side * 66} -60Q${-side * 54} -10 ${-side * 34} 0H${-side * 4}Q${-side * 30} -70 ${-side * 6} -150Z`,
        dark,
      ) +
      stroke('M-66 -84Q0 -64 66 -84M-64 -66Q0 -46 64 -66', inks.gold, 4);
    const plinth = mix(inks.near, inks.paper, stage.dark ? 0.12 : 0.24);
    stage.add(
      place(
        box(-104, 0, 208, 150, plinth) +
          box(side > 0 ? -104 : 30, 0, 74, 150, mix(plinth, inks.ink, 0.35)) +
          box(-112, -8, 224, 12, mix(plinth, inks.light, 0.25)) +
          disc(0, -80, 150, inks.gold, { 'fill-opacity': 0.1 }) +
          place(i % 2 ? drum : jar, 0, -8, 1) +
          stroke('M-108 -8V-240H108V-8', mix(inks.paper, inks.waterTop, 0.4), 3, { 'stroke-opacity': 0.5 }) +
          fill(`M-100 -232L-30 -232L-90 -60L-100 -60Z`, inks.paper, { 'fill-opacity': 0.1 }),
        px,
        y - 120,
        k,
      ),
    );
  }
}

function visitors(stage: Stage, x: number, floor: number): void {
  const { inks } = stage;
  const random = stage.random.fork('visitors');
  for (const [dx, dy, s, coat] of [
    [-190, 110, 2, 0],
    [-100, 120, 1.9, 3],
    [180, 130, 2.05, 5],
    [-560, 190, 2.4, 4],
    [520, 180, 2.35, 1],
  ] as const) {
    const px = x + dx + random.range(-30, 30);
    const c = dress(stage, coat);
    stage.add(
      oval(px, floor + dy, 40 * s, 6 * s, inks.ink, { 'fill-opacity': 0.4 }),
      place(
        coat === 0 || coat === 5
          ? aoDai({ ...c, hat: mix(inks.ink, c.top, 0.2), hatShade: inks.ink })
          : posed(c, LOOK, {}),
        px,
        floor + dy,
        s,
        dx > 0,
      ),
    );
  }
  const leaf = [0, 1, 2, 3, 4]
    .map((i) => blade([WIDTH - 60, HEIGHT], [WIDTH - 60 - i * 60 + 60, HEIGHT - 230 + i * 30], 26, 20))
    .join('');
  stage.add(fill(leaf, mix(inks.leafDark, inks.ink, 0.35)));
}
