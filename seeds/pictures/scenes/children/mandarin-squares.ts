import { mix } from '../../kit/colour';
import { skinOf } from '../../kit/portrait';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';

/** Two children at ô ăn quan: ten squares and two half moons in chalk on the bricks, pebbles, a hand that sows them. */
export function mandarinSquares(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('o-an-quan');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const brick = mix(mix(inks.accentDark, inks.ground, 0.62), inks.near, dark ? 0.45 : 0.06);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(brick, inks.light, 0.22)],
        [1, mix(brick, inks.near, 0.26)],
      ]),
    ),
  );
  let joints = '';
  for (let y = 330, row = 0; y < HEIGHT + 40; row++) {
    const h = 26 + (y - 330) * 0.07;
    joints += `M0 ${num(y)}H${WIDTH}`;
    const w = h * 3.4;
    for (let px = x - Math.ceil(x / w) * w + (row % 2) * w * 0.5; px < WIDTH; px += w)
      joints += `M${num(px)} ${num(y)}v${num(h)}`;
    y += h;
  }
  stage.add(stroke(joints, mix(brick, inks.ink, 0.3), 3, { 'stroke-opacity': 0.5 }), wall(stage));
  stage.add(broadTree(stage, 'shade', x - s * 780, 350, 560, { spread: 1 }));
  let patches = '';
  for (let i = 0; i < 22; i++) {
    const [px, py] = [x - s * random.range(300, 1000), random.range(380, 640)];
    patches += `M${num(px - 60)} ${num(py)}q60 -26 120 0q-50 26 -120 0Z`;
  }
  stage.add(fill(patches, inks.near, { 'fill-opacity': 0.16 }));
  stage.add(board(stage, x, s));
  const tops = random.shuffle([inks.accent, inks.gold, mix(inks.waterLow, inks.waterTop, 0.35), inks.paper]);
  stage.add(
    place(child(stage, tops[0] ?? inks.accent, true), x - s * 600, 850, 1.45, s < 0),
    place(child(stage, tops[1] ?? inks.gold, false), x + s * 610, 835, 1.4, s > 0),
  );
  stage.add(
    box(
      0,
      1120,
      WIDTH,
      90,
      stage.blend([
        [0, inks.near, 0],
        [1, inks.near, 0.3],
      ]),
    ),
  );
  return { x: x / WIDTH, y: 0.52 };
}

/** A house's wall with its door and a bicycle's wheel, far enough to be quiet. */
function wall(stage: Stage): string {
  const { inks, dark } = stage;
  const plaster = mix(mix(inks.paper, inks.gold, 0.42), inks.near, dark ? 0.45 : 0.05);
  const wood = mix(mix(inks.leafDark, inks.waterLow, 0.3), inks.near, 0.2);
  let slats = '';
  for (let i = 0; i < 12; i++) slats += `M${WIDTH / 2 - 150 + i * 27} 60V320`;
  return (
    box(0, 0, WIDTH, 330, plaster) +
    box(0, 290, WIDTH, 40, mix(plaster, inks.near, 0.26)) +
    box(WIDTH / 2 - 180, 30, 360, 300, mix(wood, inks.ink, 0.3)) +
    stroke(slats, wood, 20) +
    box(WIDTH / 2 - 210, 314, 420, 22, mix(inks.far, inks.paper, 0.3)) +
    [-700, 640]
      .map(
        (dx) =>
          box(WIDTH / 2 + dx - 90, 60, 180, 150, mix(wood, inks.ink, 0.2)) +
          box(WIDTH / 2 + dx - 76, 74, 152, 122, dark ? inks.gold : mix(inks.near, inks.waterLow, 0.4)) +
          stroke(
            `M${WIDTH / 2 + dx} 74v122M${WIDTH / 2 + dx - 38} 74v122M${WIDTH / 2 + dx + 38} 74v122`,
            wood,
            8,
          ),
      )
      .join('')
  );
}

/** The board lying in front of one: drawn in perspective, with pebbles in its squares and one big stone in each moon. */
function board(stage: Stage, x: number, s: number): string {
  const { inks } = stage;
  const random = stage.random.fork('board');
  const at = (u: number, v: number): string => `${num(x + u * (330 + v * 90))} ${num(740 + v * 270)}`;
  const mid = (u: number, v: number): readonly [number, number] => [x + u * (330 + v * 90), 740 + v * 270];
  const chalk = mix(inks.paper, inks.light, 0.3);
  let lines = `M${at(-1, 0)}L${at(1, 0)}M${at(-1, 1)}L${at(1, 1)}M${at(-1, 0.5)}L${at(1, 0.5)}`;
  for (let i = 0; i <= 5; i++) lines += `M${at(-1 + i * 0.4, 0)}L${at(-1 + i * 0.4, 1)}`;
  const moons = `M${at(-1, 0)}Q${at(-1.62, 0.46)} ${at(-1, 1)}M${at(1, 0)}Q${at(1.62, 0.46)} ${at(1, 1)}`;
  const tones = [
    mix(inks.far, inks.paper, 0.3),
    mix(inks.ground, inks.paper, 0.4),
    mix(inks.far, inks.near, 0.4),
    inks.paper,
  ] as const;
  const pebble = (px: number, py: number, r: number) =>
    oval(px + 3, py + r * 0.5, r * 1.1, r * 0.5, inks.ink, { 'fill-opacity': 0.3 }) +
    oval(px, py, r, r * 0.72, random.pick(tones)) +
    oval(px - r * 0.2 * -stage.side, py - r * 0.24, r * 0.42, r * 0.2, inks.light, { 'fill-opacity': 0.6 });
  let out = stroke(lines + moons, chalk, 8, { 'stroke-opacity': 0.85 });
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 5; i++) {
      if (row === 1 && i === (s > 0 ? 1 : 3)) continue;
      const count = random.pick([3, 5, 5, 6, 2]);
      for (let k = 0; k < count; k++) {
        const [px, py] = mid(
          -0.8 + i * 0.4 + ((k % 3) - 1) * 0.1,
          0.25 + row * 0.5 + (Math.floor(k / 3) - 0.5) * 0.2,
        );
        out += pebble(px + random.range(-6, 6), py, 15);
      }
    }
  for (const k of [-1, 1]) {
    const [px, py] = mid(k * 1.13, 0.46);
    out += pebble(px, py, 36);
  }
  return out;
}

/** A child that squats over the board, seen from the side it plays from; about 330 high, feet at the origin. */
function child(stage: Stage, top: string, sows: boolean): string {
  const { inks, side } = stage;
  const skin = skinOf(stage, 0.42);
  const shade = mix(skin, mix(inks.near, inks.accentDark, 0.5), 0.3);
  const line = mix(skin, inks.ink, 0.6);
  const shorts = mix(inks.waterLow, inks.near, sows ? 0.4 : 0.1);
  const hair = sows
    ? 'M-6 -330Q-12 -404 58 -404Q122 -402 116 -330Q108 -356 84 -362Q44 -356 20 -350Q4 -344 -6 -330Z'
    : 'M-14 -288Q-22 -408 58 -408Q130 -406 116 -322Q110 -356 84 -366Q48 -352 22 -356Q8 -330 14 -290Q0 -276 -14 -288Z';
  const tail = sows
    ? ''
    : fill('M-10 -352Q-58 -356 -62 -306Q-60 -268 -84 -252Q-40 -250 -28 -292Q-20 -322 0 -330Z', inks.ink) +
      disc(-10, -346, 11, inks.accent);
  const arm = sows
    ? stroke('M50 -214L128 -150', top, 48) +
      stroke('M120 -156L210 -96', skin, 30) +
      fill('M196 -116Q232 -118 246 -92Q250 -70 236 -62L222 -78L214 -56L200 -66Q184 -92 196 -116Z', skin) +
      disc(244, -50, 11, inks.paper) +
      disc(262, -34, 10, mix(inks.far, inks.paper, 0.4))
    : stroke('M46 -214L96 -120', top, 46) +
      stroke('M94 -124L134 -160', skin, 28) +
      oval(142, -176, 20, 24, skin);
  return (
    oval(20, 4, 160, 18, inks.ink, { 'fill-opacity': 0.3 }) +
    tail +
    stroke('M-30 -60L84 -120L60 -8', mix(shorts, inks.ink, 0.25), 50) +
    stroke('M66 -60L58 -10', shade, 30) +
    fill('M-84 -40Q-96 -150 -40 -226Q10 -252 56 -232Q90 -190 70 -110Q20 -40 -30 -24Z', top) +
    fill(
      side > 0
        ? 'M-84 -40Q-96 -150 -40 -226Q-20 -236 0 -240Q-56 -150 -44 -28Z'
        : 'M56 -232Q90 -190 70 -110Q40 -70 14 -46Q50 -130 34 -238Z',
      mix(top, inks.ink, 0.26),
    ) +
    stroke('M-44 -44L100 -104L84 -8', shorts, 54) +
    stroke('M98 -70L86 -10', skin, 32) +
    fill('M66 -14Q112 -20 132 0V10H64Z', skin) +
    stroke('M60 10H134', mix(inks.accent, inks.ink, 0.2), 9) +
    stroke('M30 -236L44 -262', shade, 36) +
    fill('M0 -330Q-6 -398 58 -400Q116 -398 114 -332Q112 -274 66 -258Q12 -262 0 -330Z', skin) +
    fill('M0 -330Q-6 -398 40 -399Q4 -350 30 -272Q4 -290 0 -330Z', shade, {
      'fill-opacity': side > 0 ? 0.55 : 0.2,
    }) +
    oval(8, -322, 11, 17, skin) +
    fill(hair, inks.ink) +
    stroke('M58 -318q8 8 17 1M92 -316q8 7 15 0', inks.ink, 4.6) +
    stroke('M54 -340q10 -8 22 -3M92 -342q10 -4 17 3', inks.ink, 5) +
    stroke('M86 -316q10 16 2 20', line, 3.4) +
    stroke('M62 -284q16 12 34 0', mix(inks.accent, skin, 0.3), 6) +
    oval(52, -298, 15, 10, mix(inks.accent, skin, 0.4), { 'fill-opacity': 0.4 }) +
    arm
  );
}
