import { mix } from '../kit/colour';
import { mist } from '../kit/mist';
import { polygon } from '../kit/path';
import { recedingPlane } from '../kit/plane';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, type Point, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { front } from './old-quarter-street/front';
import { row } from './old-quarter-street/houses';
import { crowd, farEnd, overhead } from './old-quarter-street/overhead';
import { roadwork, shadow } from './old-quarter-street/road';
import { MOTIFS, type Motif, subject } from './old-quarter-street/subject';

type Layout = 'canyon' | 'front';

/** Hà Nội's old streets: narrow houses, wires, a bicycle heavy with flowers. */
export function oldQuarterStreet(stage: Stage): Focal {
  const { random } = stage;
  const layout: Layout = random.pick<Layout>(['canyon', 'canyon', 'front']);
  const motif: Motif = MOTIFS.find((name) => name === stage.motif) ?? random.pick(MOTIFS);
  return layout === 'canyon' ? canyon(stage, motif) : front(stage, motif);
}

function canyon(stage: Stage, motif: Motif): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('canyon');
  const horizon = HEIGHT * random.range(0.5, 0.56);
  const vanish: Point = [WIDTH * random.range(0.4, 0.6), horizon];
  const sun = {
    x: vanish[0] + side * random.range(20, 110),
    y: horizon - random.range(200, 330),
    r: random.range(80, 120),
  };
  stage.add(sky(stage, { horizon: horizon + 30, sun, rays: random.chance(0.6), clouds: 4 }));
  farEnd(stage, vanish);
  const focus = 620;
  const view = { vanish, below: 170, focus, start: 170 };
  const half = random.range(310, 380);
  const at = (aside: number, z: number): Point => [
    vanish[0] + (aside * focus) / z,
    horizon + (170 * focus) / z,
  ];
  const road = mix(mix(inks.groundDark, inks.middle, 0.45), inks.ground, stage.dark ? 0 : 0.28);
  const paint =
    stage.weather === 'rain'
      ? stage.blend([
          [0, inks.skyLow],
          [0.5, road],
          [1, mix(road, inks.ink, 0.3)],
        ])
      : road;
  stage.add(fill(polygon([at(-half, 6000), at(half, 6000), at(half, 90), at(-half, 90)]), paint));
  const kerb = half * 0.76;
  const walk = mix(road, inks.paper, stage.dark ? 0.1 : 0.32);
  for (const k of [-1, 1]) {
    stage.add(
      fill(polygon([at(k * half, 5000), at(k * kerb, 5000), at(k * kerb, 90), at(k * half, 90)]), walk),
      stroke(polygon([at(k * kerb, 5000), at(k * kerb, 90)], false), mix(walk, inks.ink, 0.3), 4),
    );
  }
  stage.add(
    roadwork(stage, at, kerb, road),
    shadow(stage, at, half, kerb),
    mist(stage, 'street-air', horizon - 10, 190, inks.skyLow, 0.55),
  );
  for (const k of [-side, side])
    stage.add(
      row(stage, `row${k}`, recedingPlane({ ...view, aside: k * half }), -30, 2600, 1.05, k === side),
    );
  overhead(stage, at, half);
  crowd(stage, at, kerb);
  const x = vanish[0] + random.range(-60, 60);
  return subject(stage, motif, x, HEIGHT * 0.85, motif === 'cyclo' ? 3.2 : 3.3);
}
