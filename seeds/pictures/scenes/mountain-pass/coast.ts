import { mix, tone } from '../../kit/colour';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { fractal, lens, polygon } from '../../kit/path';
import { alongRoad, type RoadPoint, road } from '../../kit/road';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, group, type Point } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { water } from '../../kit/water';
import { flank } from './flank';
import { mirrorable } from './mirror';

/** The road cut into a green flank above the sea, bay behind bay. */
export function coastPass(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random;
  const flip = random.fork('flip').chance(0.5);
  const horizon = HEIGHT * random.range(0.38, 0.46);
  const sun = {
    x: WIDTH * random.range(0.56, 0.8),
    y: horizon - random.range(110, 260),
    r: random.range(74, 116),
  };
  return mirrorable(stage, flip, (lit) => {
    lit.add(sky(lit, { horizon, sun, rays: random.chance(0.5) }));
    farCapes(lit, horizon);
    lit.add(water(lit, { top: horizon, lightAt: sun.x }));
    bays(lit, horizon);
    lit.add(birds(lit, WIDTH * 0.6, horizon + 110, 110, inks.paper));
    return flank(lit, horizon);
  });
}

function farCapes(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('capes');
  for (let i = 0; i < 2; i++) {
    const ink = mix(inks.far, inks.skyLow, i ? 0.1 : 0.45);
    const [from, to] = i ? [-60, random.range(700, 1000)] : [random.range(900, 1200), 2000];
    const bend = (x: number) =>
      x > from && x < to ? -Math.sin((Math.PI * (x - from)) / (to - from)) * (i ? 150 : 90) : 60;
    const clip = stage.clip(`<rect width="${WIDTH}" height="${horizon + 2}"/>`);
    stage.add(
      group(
        massif(stage, `cape${i}`, {
          y: horizon,
          rise: 46,
          swell: 220,
          bend,
          base: horizon + 70,
          ink,
          shade: mix(ink, inks.middle, 0.35),
        }).svg,
        { 'clip-path': clip },
      ),
    );
  }
  stage.add(mist(stage, 'sea-air', horizon - 14, 80, inks.skyLow, 0.7));
}

/** The spurs that fall to the sea, each with surf at its foot and the road drawn across it. */
function bays(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('bays');
  const count = random.int(2, 3);
  for (let i = 0; i < count; i++) {
    const t = (i + 1) / count;
    const foot = horizon + 40 + t * 250;
    const reach = WIDTH * (0.62 - t * 0.1) * random.range(0.88, 1.1);
    const crest = horizon - 330 + t * 120 + random.range(-40, 50);
    const rough = fractal(random.fork(`spur${i}`), 4);
    const line: Point[] = [];
    for (let x = -20; x <= reach; x += 12) {
      const u = Math.max(0, x / reach);
      line.push([
        x,
        crest + (foot - crest) * (0.18 * u + 0.82 * u ** 2.4) + rough(x / 170) * 36 * (1 - u ** 3),
      ]);
    }
    line.push([reach + 26, foot]);
    const ink = mix(mix(inks.middle, inks.leaf, 0.35 + t * 0.4), inks.far, 0.45 - t * 0.4);
    const body = polygon([...line, [reach + 10, foot + 10], [reach * 0.8, foot + 44], [-20, foot + 140]]);
    const clip = stage.clip(fill(body, '#000'));
    let folds = '';
    for (let k = 0; k < 7; k++) {
      const x = reach * (0.02 + k * 0.145) + random.range(-20, 20);
      folds += polygon([
        [x, crest - 60],
        [x - random.range(20, 60), (crest + foot) / 2],
        [x - random.range(10, 60), foot + 120],
        [x - random.range(110, 170), foot + 120],
        [x - random.range(80, 110), (crest + foot) / 2 + 30],
      ]);
    }
    const at = (u: number, down: number, w: number): RoadPoint => {
      const v = Math.max(0, u);
      const y = crest + (foot - crest) * (0.18 * v + 0.82 * v ** 2.4);
      return [u * reach, y + down * (foot - y), w];
    };
    const w = 12 + t * 16;
    const way = alongRoad(
      [
        at(-0.04, 0.5, w),
        at(0.2, 0.56, w),
        at(0.36, 0.5, w),
        at(0.52, 0.6, w),
        at(0.66, 0.5, w),
        at(0.76, 0.46, w * 0.9),
      ],
      8,
    );
    stage.add(surf(stage, random.fork(`surf${i}`), reach, foot));
    stage.add(
      fill(body, ink),
      group(
        fill(folds, mix(ink, inks.near, 0.5), { 'fill-opacity': 0.7 }) +
          road(stage, way, mix(inks.ground, inks.paper, 0.3)),
        { 'clip-path': clip },
      ),
    );
    stage.add(
      wood(
        stage,
        `crest${i}`,
        line.filter(([x]) => x < reach * 0.86).map(([x, y]): Point => [x, y + 12]),
        10 + t * 9,
        mix(ink, inks.leafDark, 0.55),
        mix(ink, inks.leafLight, 0.4),
        26,
      ),
    );
    stage.add(mist(stage, `bay-air${i}`, foot - 30, 130, inks.skyLow, 0.26));
  }
}

function surf(stage: Stage, random: Stage['random'], reach: number, foot: number): string {
  const { inks } = stage;
  let shallow = '';
  let foam = '';
  for (let k = 0; k < 5; k++) {
    const y = foot + 6 + k * 12;
    shallow += lens(-80, reach + 90 - k * k * 26 + random.range(-20, 20), y, 18);
    foam += lens(reach * random.range(0.2, 0.6), reach + 54 - k * k * 20 + random.range(-20, 20), y, 3.4);
  }
  return (
    fill(shallow, tone(mix(inks.waterTop, inks.leafLight, 0.25), 0.05), { 'fill-opacity': 0.5 }) +
    fill(foam, inks.paper, { 'fill-opacity': 0.9 })
  );
}
