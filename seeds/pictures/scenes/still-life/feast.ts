import { mix } from '../../kit/colour';
import { blossom } from '../../kit/flowers';
import { type Fruit, fruit } from '../../kit/fruit';
import { glazedJar } from '../../kit/old-things';
import { blade, smoothOpen } from '../../kit/path';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { layTable, under } from './table';

/** A flowering branch in a jar: peach in the northern winter, yellow apricot in the south. */
function branch(stage: Stage, x: number, y: number, height: number, north: boolean): string {
  const { inks } = stage;
  const random = stage.random.fork('branch');
  const bark = mix(inks.groundDark, inks.ink, 0.5);
  const bloom = north ? mix(inks.lotus, inks.accent, 0.16) : inks.gold;
  let wood = '';
  let twigs = '';
  let leaves = '';
  const spots: Point[] = [];
  const grow = (px: number, py: number, a: number, l: number, depth: number) => {
    const end: Point = [px + Math.cos(a) * l, py + Math.sin(a) * l];
    const d = smoothOpen([
      [px, py],
      [px + Math.cos(a - 0.2) * l * 0.5, py + Math.sin(a - 0.2) * l * 0.5],
      end,
    ]);
    if (depth > 1) wood += d;
    else twigs += d;
    for (let i = 1; i < 5; i++)
      if (depth < 3) spots.push([px + Math.cos(a - 0.1) * l * (i / 4), py + Math.sin(a - 0.1) * l * (i / 4)]);
    if (depth)
      for (const k of [-1, 0.15, 1])
        grow(end[0], end[1], a + k * random.range(0.3, 0.6), l * random.range(0.52, 0.74), depth - 1);
  };
  for (const k of [-0.28, 0.2]) grow(x, y, -Math.PI / 2 + k, height * 0.36, 3);
  let flowers = '';
  for (const [bx, by] of random.shuffle(spots).slice(0, 84)) {
    const at: Point = [bx + random.range(-9, 9), by + random.range(-9, 9)];
    if (random.chance(0.24))
      leaves += blade(at, [at[0] + random.range(-30, 30), at[1] - random.range(10, 40)], 5);
    flowers += random.chance(0.22)
      ? disc(at[0], at[1], random.range(6, 9), bloom)
      : blossom(
          at[0],
          at[1],
          random.range(13, 21),
          bloom,
          mix(bloom, inks.ink, 0.3),
          north ? inks.gold : mix(inks.gold, inks.accent, 0.5),
          random.range(0, 72),
        );
  }
  return stroke(wood, bark, 9) + stroke(twigs, bark, 4) + fill(leaves, inks.leaf) + flowers;
}

/** A square cake of sticky rice in its leaves, tied with bamboo string; about 220 wide, foot at the origin. */
function riceCake(stage: Stage): string {
  const { inks, side } = stage;
  const leaf = mix(inks.leafDark, inks.leaf, 0.5);
  return (
    fill('M-112 0V-72L-66 -130H66L112 -72V0Z', leaf) +
    fill('M-112 -72L-66 -130H66L112 -72Z', mix(leaf, inks.leafLight, 0.4)) +
    fill(side > 0 ? 'M-112 0V-72H-30V0Z' : 'M112 0V-72H30V0Z', mix(leaf, inks.ink, 0.3)) +
    stroke(
      'M-60 0V-72M-20 0V-72M20 0V-72M60 0V-72M-50 -130L-60 -72M-10 -130L-20 -72M50 -130L60 -72M12 -130L20 -72M-96 -92H96M-82 -110H82M-112 -36H112',
      mix(inks.ground, inks.gold, 0.4),
      4.4,
    ) +
    stroke('M-112 -72H112', mix(leaf, inks.ink, 0.4), 3)
  );
}

/** The tray of five fruits; about 420 wide, foot at the origin. */
function fiveFruits(stage: Stage, north: boolean): string {
  const { inks } = stage;
  const kinds: readonly Fruit[] = north ? ['melon', 'dragon', 'mango'] : ['coconut', 'mango', 'dragon'];
  const at = (kind: Fruit, x: number, y: number, s: number) => place(fruit(stage, kind), x, y, s);
  const banana = Array.from({ length: 7 }, (_, i) => {
    const k = (i - 3) / 3;
    return fill(
      `M${num(k * 150)} -70Q${num(k * 210)} -190 ${num(k * 96)} -270Q${num(k * 150 - 30)} -170 ${num(k * 150 - 46)} -80Z`,
      i % 2 ? mix(inks.leaf, inks.leafLight, 0.4) : mix(inks.leaf, inks.leafDark, 0.3),
    );
  }).join('');
  return (
    banana +
    at(kinds[0] ?? 'melon', 0, -176, 5.4) +
    at('pineapple', north ? 116 : -110, -150, 5) +
    at(kinds[1] ?? 'dragon', -108, -112, 4) +
    at(kinds[2] ?? 'mango', 112, -104, 4.2) +
    [-150, -66, 10, 86, 156]
      .map(
        (x, i) =>
          disc(x, -80 + (i % 2) * 8, 34, mix(inks.gold, inks.accent, 0.34)) +
          disc(x + stage.side * 9, -90 + (i % 2) * 8, 14, mix(inks.gold, inks.light, 0.3), {
            'fill-opacity': 0.6,
          }),
      )
      .join('') +
    fill('M-214 -64H214Q180 -16 70 -14V0H-70V-14Q-180 -16 -214 -64Z', mix(inks.paper, inks.waterTop, 0.2)) +
    fill('M-214 -64H-60Q-50 -20 -30 0H-70V-14Q-180 -16 -214 -64Z', inks.near, { 'fill-opacity': 0.2 }) +
    stroke('M-196 -44q26 -18 48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0', inks.waterLow, 6) +
    oval(0, -64, 214, 12, 'none', { stroke: mix(inks.paper, inks.near, 0.3), 'stroke-width': 4 })
  );
}

/** Red envelopes, fanned. */
function envelopes(stage: Stage): string {
  const { inks } = stage;
  return [-26, -6, 14]
    .map((a, i) =>
      place(
        box(-58, -12, 116, 172, mix(inks.accent, inks.ink, 0.06 * i), { rx: 5 }) +
          stroke('M-58 26Q0 60 58 26', inks.gold, 4) +
          disc(0, 84, 26, 'none', { stroke: inks.gold, 'stroke-width': 5 }) +
          box(-9, 75, 18, 18, inks.gold),
        i * 46 - 40,
        i * 8,
        0.9,
        false,
        a,
      ),
    )
    .join('');
}

/** The table of Tết. */
export function tetTable(stage: Stage): Focal {
  const random = stage.random.fork('tet-table');
  const north = stage.season === 'winter' || stage.season === 'autumn';
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const y = layTable(stage, x);
  const { inks } = stage;
  const jarAt = x + s * 400;
  stage.add(
    under(stage, jarAt, y - 50, 130),
    branch(stage, jarAt, y - 400, 430, north),
    place(glazedJar(stage, mix(inks.paper, inks.waterTop, 0.16)), jarAt, y - 50, 1.5),
  );
  stage.add(
    under(stage, x - s * 150, y - 10, 230),
    place(fiveFruits(stage, north), x - s * 150, y - 10, 1.24),
  );
  stage.add(
    under(stage, x - s * 640, y + 10, 130),
    place(riceCake(stage), x - s * 640, y + 10, 1.2),
    place(riceCake(stage), x - s * 600, y - 122, 0.98),
  );
  if (!north)
    stage.add(under(stage, x + s * 760, y + 10, 100), place(fruit(stage, 'melon'), x + s * 760, y - 90, 8.6));
  stage.add(
    under(stage, x + s * 220, y + 74, 130),
    place(riceCake(stage), x + s * 190, y + 90, 1.05),
    place(envelopes(stage), x - s * 330, y + 50, 1, s < 0),
  );
  return { x: x / WIDTH, y: 0.56 };
}

/** Fruit of the season: a basket and what has rolled out of it. */
export function fruitBowl(stage: Stage): Focal {
  const random = stage.random.fork('fruit-bowl');
  const { inks, side } = stage;
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const y = layTable(stage, x);
  const cane = mix(mix(inks.ground, inks.gold, 0.3), inks.near, stage.dark ? 0.4 : 0.1);
  let weave = '';
  for (let row = 0; row < 7; row++)
    for (let i = -10; i <= 10; i++)
      weave += `M${i * 40 * (1 - row * 0.035) - 17 + (row % 2) * 18} ${-176 + row * 26}q17 11 34 0`;
  const spill: readonly (readonly [Fruit, number, number, number])[] = [
    ['dragon', -200, -262, 7.4],
    ['pineapple', 30, -320, 8.4],
    ['mango', 220, -250, 7.4],
    ['coconut', -60, -240, 7.6],
    ['mango', 100, -220, 6.6],
    ['dragon', -310, -220, 6],
    ['mango', 330, -206, 6],
  ];
  stage.add(
    under(stage, x, y, 420),
    spill
      .map(([kind, dx, dy, k]) =>
        place(fruit(stage, kind), x + s * dx, y + dy, k, s < 0, random.range(-14, 14)),
      )
      .join(''),
    place(
      fill('M-440 -190H440Q420 -60 320 0H-320Q-420 -60 -440 -190Z', cane) +
        stroke(weave, mix(cane, inks.ink, 0.45), 7) +
        fill(
          side > 0
            ? 'M-440 -190H-200Q-240 -70 -150 0H-320Q-420 -60 -440 -190Z'
            : 'M440 -190H200Q240 -70 150 0H320Q420 -60 440 -190Z',
          inks.near,
          { 'fill-opacity': 0.26 },
        ) +
        stroke('M-444 -190H444', mix(cane, inks.light, 0.3), 22) +
        stroke('M-444 -184H444', mix(cane, inks.ink, 0.35), 5),
      x,
      y,
    ),
  );
  for (const [kind, dx, dy, k] of [
    ['melon', -680, -70, 9],
    ['mango', 600, 10, 6.4],
    ['dragon', 740, -40, 7],
    ['mango', 490, 60, 6],
  ] as const)
    stage.add(
      under(stage, x + s * dx, y + dy + 10 * k, 11 * k),
      place(fruit(stage, kind), x + s * dx, y + dy, k, false, random.range(-20, 20)),
    );
  return { x: x / WIDTH, y: 0.56 };
}
