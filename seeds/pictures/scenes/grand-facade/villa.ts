import { mix } from '../../kit/colour';
import { cornerView } from '../../kit/corner-view';
import { mist } from '../../kit/mist';
import { downTo, ridge } from '../../kit/path';
import { hillPine } from '../../kit/pines';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { flowerBed, saloon, strollers, wallOf } from './common';
import { house } from './villa-house';

/** A villa of the hill towns: steep tiles, timbered gable, pines in the mist and flowers by the path. */
export function villa(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('villa');
  const ground = HEIGHT * random.range(0.7, 0.73);
  const flip = random.chance(0.5) ? -1 : 1;
  const x = WIDTH / 2 - flip * random.range(90, 160);
  const view = cornerView({
    corner: [x, ground + 20],
    horizon: ground + 30,
    vanishU: x - flip * 1300,
    vanishV: x + flip * 2100,
    reachU: 1500,
    reachV: 2300,
  });
  backdrop(stage, ground);
  lawn(stage, ground, x, flip);
  const wall = wallOf(
    stage,
    random.pick([
      mix(inks.paper, inks.gold, 0.3),
      mix(inks.paper, inks.lotus, 0.4),
      mix(inks.paper, inks.ground, 0.2),
    ]),
  );
  const shutter = random.pick([
    mix(inks.accentDark, inks.near, 0.3),
    mix(inks.leafDark, inks.leaf, 0.4),
    mix(inks.waterLow, inks.near, 0.3),
  ]);
  stage.add(house(stage, view, wall, flip === side, shutter));
  garden(stage, ground, flip);
  return { x: (x + flip * 90) / WIDTH, y: (ground - 190) / HEIGHT };
}

function backdrop(stage: Stage, ground: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('backdrop');
  stage.add(
    sky(stage, {
      horizon: ground,
      sun: { x: WIDTH / 2 + side * 560, y: ground - 520, r: 100 },
      rays: random.chance(0.5),
    }),
  );
  for (const [i, [rise, share, tall]] of (
    [
      [170, 0.55, 60],
      [120, 0.15, 120],
      [60, 0, 0],
    ] as const
  ).entries()) {
    const line = ridge(random, { left: -20, right: WIDTH + 20, y: ground - 210 + i * 80, rise, swell: 520 });
    const ink = i < 2 ? mix(inks.far, inks.skyLow, share) : mix(inks.middle, inks.leafDark, 0.45);
    let wood = '';
    if (tall)
      for (const [px, py] of line)
        if (random.chance(0.5)) wood += hillPine(random, px, py + 8, tall * random.range(0.5, 1), 4);
    stage.add(
      fill(downTo(line, ground + 40) + wood, ink),
      mist(stage, `air${i}`, ground - 110 + i * 40, 150, inks.skyLow, 0.6),
    );
  }
  let back = '';
  let front = '';
  for (let i = 0; i < 26; i++) {
    const px = random.range(-40, WIDTH + 40);
    back += hillPine(random, px, ground + 6, random.range(280, 470), 8);
    if (i % 2)
      front += hillPine(
        random,
        random.chance(0.5) ? random.range(-40, 480) : random.range(1440, WIDTH + 40),
        ground + 20,
        random.range(360, 600),
        9,
      );
  }
  stage.add(fill(back, mix(inks.leafDark, inks.far, 0.4)), fill(front, mix(inks.leafDark, inks.middle, 0.2)));
}

function lawn(stage: Stage, ground: number, x: number, flip: number): void {
  const { inks } = stage;
  const random = stage.random.fork('lawn');
  const top = ridge(random, { left: -20, right: WIDTH + 20, y: ground + 4, rise: 14, swell: 500 });
  const grass = mix(inks.leaf, inks.leafLight, 0.5);
  stage.add(
    fill(
      downTo(top, HEIGHT),
      stage.blend([
        [0, grass],
        [1, mix(inks.leaf, inks.leafDark, 0.5)],
      ]),
    ),
  );
  let stripes = '';
  for (let i = 0; i < 5; i++) {
    const y = ground + 44 + i * i * 18;
    stripes += `M-20 ${y}Q${WIDTH / 2} ${y - 26 + i * 8} ${WIDTH + 20} ${y + 6}v${12 + i * 7}Q${WIDTH / 2} ${y + i * 8} -20 ${y + 14 + i * 7}Z`;
  }
  const d = x + flip * 250;
  stage.add(
    fill(stripes, inks.leafLight, { 'fill-opacity': 0.28 }),
    fill(
      `M${num(d - 34)} ${ground + 22}H${num(d + 40)}C${num(d + 60)} ${ground + 120} ${num(d - flip * 120 - 40)} ${ground + 170} ${num(d + flip * 60 + 330)} ${HEIGHT + 10}H${num(d + flip * 60 - 240)}C${num(d - flip * 160 - 190)} ${ground + 190} ${num(d - 40)} ${ground + 130} ${num(d - 34)} ${ground + 22}Z`,
      mix(inks.ground, inks.paper, stage.dark ? 0.1 : 0.4),
    ),
    fill(
      `M${num(x)} ${ground + 18}L${num(x - stage.side * 620)} ${ground + 60}L${num(x - stage.side * 420)} ${ground + 96}L${num(x + stage.side * 300)} ${ground + 34}Z`,
      inks.near,
      { 'fill-opacity': 0.32 },
    ),
  );
}

function garden(stage: Stage, ground: number, flip: number): void {
  const { inks } = stage;
  const random = stage.random.fork('garden');
  const at = (x: number) => (flip > 0 ? x : WIDTH - x);
  const bloom = random.shuffle([
    mix(inks.waterLow, inks.lotus, 0.5),
    inks.lotus,
    mix(inks.paper, inks.lotus, 0.25),
    inks.accent,
  ]);
  const bed = (name: string, a: number, b: number, y: number, ink: string) =>
    flowerBed(stage, name, Math.min(at(a), at(b)), Math.max(at(a), at(b)), y, ink);
  if (random.chance(0.45))
    stage.add(
      place(
        saloon(stage, random.pick([mix(inks.paper, inks.gold, 0.25), mix(inks.accent, inks.ink, 0.2)])),
        at(1330),
        ground + 150,
        0.95,
        flip < 0,
      ),
    );
  else
    stage.add(
      strollers(stage, [
        [at(1230), ground + 130, 1.1],
        [at(1300), ground + 136, 1.1],
      ]),
    );
  stage.add(
    bed('bed-a', -30, 560, HEIGHT - 190, bloom[0] ?? inks.lotus),
    bed('bed-b', 1460, 1960, HEIGHT - 150, bloom[1] ?? inks.accent),
  );
  const near = fill(hillPine(random, at(110), HEIGHT + 20, 1180, 11), mix(inks.leafDark, inks.ink, 0.45));
  stage.add(near, stroke(`M${at(110)} ${HEIGHT}V300`, mix(inks.groundDark, inks.ink, 0.6), 22));
}
