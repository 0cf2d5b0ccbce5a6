import { mix } from '../../kit/colour';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { fractal, polygon } from '../../kit/path';
import { hillPine } from '../../kit/pines';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, type Point, place, stroke, use } from '../../kit/svg';
import { leafMass } from '../../kit/trees';
import type { Focal } from '../../kit/types';

/** A mountain town: roofs in steps down a slope, pines and leaves between them, ranges and cloud behind. */
export function hillTown(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('hill-town');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  stage.add(sky(stage, { horizon: 620, clouds: random.int(2, 5) }));
  for (const [i, [y, rise]] of (
    [
      [330, 190],
      [450, 130],
      [560, 100],
    ] as const
  ).entries()) {
    const ink = mix(inks.far, inks.middle, i * 0.4);
    stage.add(
      massif(stage, `range${i}`, {
        y,
        rise,
        swell: 560 - i * 90,
        base: 820,
        ink,
        shade: mix(ink, inks.near, 0.22),
      }).svg,
      mist(stage, `air${i}`, y + 150, 170, inks.skyLow, 0.7),
    );
  }
  const houses = Array.from({ length: 7 }, (_, i) => stage.define(house(stage, i)));
  for (let row = 0; row < 7; row++) {
    const t = row / 6;
    const rough = fractal(random.fork(`row${row}`), 3);
    const scale = 0.42 + t * 0.95;
    const line = (px: number) =>
      560 + t * t * 280 + t * 160 + (px - x) * -s * (0.1 - t * 0.06) + rough(px / 300) * 26;
    const points: Point[] = [];
    for (let px = -20; px <= WIDTH + 20; px += 20) points.push([px, line(px)]);
    const green = mix(mix(inks.leafDark, inks.leaf, 0.3 + (row % 2) * 0.15), inks.far, 0.42 - t * 0.4);
    stage.add(fill(polygon([...points, [WIDTH + 20, HEIGHT + 20], [-20, HEIGHT + 20]]), green));
    let dark = '';
    let lit = '';
    let pines = '';
    const homes: string[] = [];
    for (let px = random.range(-60, 40); px < WIDTH + 60; ) {
      const w = 150 * scale;
      const y = line(px) + 22 * scale;
      if (random.chance(0.72))
        homes.push(
          place(
            use(houses[random.int(0, 6)] ?? ''),
            px,
            y,
            scale * random.range(0.88, 1.15),
            random.chance(0.5),
          ),
        );
      else if (random.chance(0.5)) pines += hillPine(random, px, y, random.range(120, 200) * scale, 8);
      const r = random.range(34, 58) * scale;
      dark += leafMass(random, px + w * 0.6, y + 4, r * 1.2, r * 0.7, 11);
      lit += leafMass(random, px + w * 0.6 + side * r * 0.24, y - r * 0.2, r * 0.66, r * 0.36, 9);
      px += w * random.range(0.8, 1.3);
    }
    stage.add(
      fill(pines, mix(inks.leafDark, inks.far, 0.36 - t * 0.34)),
      homes.join(''),
      fill(dark, mix(inks.leafDark, inks.far, 0.4 - t * 0.4)),
      fill(lit, mix(inks.leaf, inks.far, 0.4 - t * 0.36)),
    );
    if (row < 5) stage.add(mist(stage, `town-air${row}`, line(x) + 30, 90, inks.skyLow, 0.26 - t * 0.14));
  }
  let near = '';
  for (const [dx, h] of [
    [-900, 720],
    [-800, 560],
    [920, 640],
  ] as const)
    near += hillPine(random, x + s * dx, HEIGHT + 10, h, 13);
  stage.add(
    fill(near, mix(inks.leafDark, inks.ink, 0.45)),
    box(
      0,
      HEIGHT - 160,
      WIDTH,
      160,
      stage.blend([
        [0, inks.ink, 0],
        [1, inks.ink, 0.3],
      ]),
    ),
  );
  return { x: x / WIDTH, y: 0.56 };
}

/** A house of the hills: one or two floors of washed wall, a pitched roof of tile or tin; about 140 wide, foot at the origin's middle. */
function house(stage: Stage, which: number): string {
  const { inks, side } = stage;
  const lit = stage.dark || stage.time === 'dusk';
  const hues = [inks.paper, inks.gold, inks.waterTop, inks.lotus, inks.ground, inks.leafLight, inks.paper];
  const wall = mix(mix(inks.paper, hues[which] ?? inks.paper, 0.4), inks.near, stage.dark ? 0.5 : 0.08);
  const roof =
    which % 3 === 2
      ? mix(mix(inks.far, inks.waterLow, 0.3), inks.near, 0.2)
      : mix(mix(inks.accent, inks.groundDark, 0.45), inks.near, stage.dark ? 0.4 : 0.08);
  const h = which % 2 ? 100 : 64;
  const glass = (i: number) =>
    lit && (i + which) % 3 ? mix(inks.gold, inks.light, 0.3) : mix(inks.near, inks.waterLow, 0.3);
  let windows = '';
  for (let f = 0; f * 46 < h - 20; f++)
    for (let i = 0; i < 3; i++)
      windows +=
        box(-48 + i * 36, -h + 14 + f * 44, 20, 26, glass(i + f)) +
        box(-51 + i * 36, -h + 40 + f * 44, 26, 4, mix(wall, inks.light, 0.4));
  return (
    box(-64, -h, 128, h + 30, wall) +
    box(side > 0 ? -64 : 36, -h, 28, h + 30, mix(wall, inks.near, 0.3)) +
    windows +
    fill(`M-80 ${-h + 4}L-46 ${-h - 46}H46L80 ${-h + 4}Z`, roof) +
    fill(
      side > 0 ? `M6 ${-h - 46}H46L80 ${-h + 4}H14Z` : `M-6 ${-h - 46}H-46L-80 ${-h + 4}H-14Z`,
      mix(roof, inks.light, 0.2),
    ) +
    stroke(
      Array.from({ length: 9 }, (_, i) => `M${-37 + i * 9.2} ${-h - 44}L${num(-64 + i * 16)} ${-h + 3}`).join(
        '',
      ),
      mix(roof, inks.ink, 0.35),
      1.6,
      { 'stroke-opacity': 0.6 },
    )
  );
}
