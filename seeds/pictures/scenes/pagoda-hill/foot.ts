import { buffalo, herdChild } from '../../kit/animals';
import { sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { mist } from '../../kit/mist';
import { paddies } from '../../kit/paddies';
import { gatePillar } from '../../kit/pagoda';
import { polygon } from '../../kit/path';
import { aoDai, dress, planter, walkerWithPole } from '../../kit/people';
import { springBough } from '../../kit/plants';
import { reuse } from '../../kit/reuse';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { mirrored, water } from '../../kit/water';
import { hill } from './setting';

/** The pagoda on its bank over a slow river, with a landing and boats. */
export function overRiver(stage: Stage, horizon: number, subject: number): Focal {
  const { inks } = stage;
  const random = stage.random.fork('river');
  const shore = HEIGHT * random.range(0.72, 0.77);
  const [whole, foot] = caught(stage, () => hill(stage, horizon, subject, shore));
  const drawing = reuse(stage, whole);
  stage.add(drawing);
  stage.add(water(stage, { top: shore, lightAt: subject + stage.side * 200 }));
  stage.add(
    mirrored(stage, 'tower', drawing, {
      waterline: shore,
      depth: HEIGHT - shore,
      squash: 0.62,
      opacity: 0.5,
    }),
  );
  const wall = mix(inks.ground, inks.near, 0.4);
  stage.add(
    box(0, shore - 16, WIDTH, 20, wall),
    stroke(`M0 ${shore - 17}H${WIDTH}`, mix(wall, inks.light, 0.5), 4),
  );
  landing(stage, subject, shore);
  const flip = random.chance(0.5);
  stage.add(
    place(
      sampan(stage, dress(stage, 0), random.pick(['standing', 'seated'])),
      subject + (flip ? -1 : 1) * random.range(300, 400),
      shore + 200,
      2.1,
      flip,
    ),
  );
  const s = flip ? 1 : -1;
  stage.add(
    springBough(
      stage,
      'bough',
      [s > 0 ? WIDTH + 40 : -40, 60],
      [s > 0 ? WIDTH - 600 : 600, 260],
      stage.season === 'autumn' ? inks.gold : inks.lotus,
      36,
    ),
  );
  return { x: subject / WIDTH, y: (foot + 15) / HEIGHT };
}

/** The pagoda over the rice of its village. */
export function overFields(stage: Stage, horizon: number, subject: number): Focal {
  const { inks } = stage;
  const random = stage.random.fork('fields');
  const shore = HEIGHT * random.range(0.7, 0.74);
  const foot = hill(stage, horizon, subject, shore + 20);
  stage.add(paddies(stage, shore), mist(stage, 'field-air', shore, 90, inks.skyLow, 0.55));
  landing(stage, subject, shore + 6);
  const s = random.sign();
  const x = subject + s * random.range(180, 300);
  if (random.chance(0.5)) {
    const beast = buffalo(stage, random.chance(0.5)) + place(herdChild(dress(stage, 0)), -8, -58);
    stage.add(place(beast, x, HEIGHT - 70, 2.1, s > 0));
  } else {
    for (let i = 0; i < 3; i++) {
      const c = dress(stage, [0, 3, 4][i] ?? 0);
      stage.add(place(planter(c, inks.leafLight), x + (i - 1) * 150, HEIGHT - 80 - (i % 2) * 24, 2, i === 1));
    }
  }
  stage.add(
    place(
      walkerWithPole(dress(stage, 3), inks.gold),
      subject - s * random.range(240, 340),
      HEIGHT - 120,
      1.7,
      s < 0,
    ),
  );
  const bloom = stage.season === 'autumn' ? inks.gold : inks.lotus;
  stage.add(
    springBough(stage, 'bough', [s > 0 ? WIDTH + 40 : -40, 50], [s > 0 ? WIDTH - 580 : 580, 240], bloom, 34),
  );
  return { x: subject / WIDTH, y: (foot + 15) / HEIGHT };
}

/** Steps between two pillars, and two who have come to visit. */
function landing(stage: Stage, subject: number, shore: number): void {
  const { inks } = stage;
  let steps = '';
  for (let i = 0; i < 8; i++)
    steps += polygon([
      [subject - 96 - i * 9, shore - 76 + i * 10.4],
      [subject + 96 + i * 9, shore - 76 + i * 10.4],
      [subject + 100 + i * 9, shore - 71 + i * 10.4],
      [subject - 100 - i * 9, shore - 71 + i * 10.4],
    ]);
  stage.add(
    fill(
      polygon([
        [subject - 96, shore - 80],
        [subject + 96, shore - 80],
        [subject + 176, shore + 8],
        [subject - 176, shore + 8],
      ]),
      mix(inks.groundDark, inks.near, 0.3),
    ),
    fill(steps, mix(inks.ground, inks.paper, 0.35)),
  );
  stage.add(
    place(gatePillar(stage, 190), subject - 130, shore - 60),
    place(gatePillar(stage, 190), subject + 130, shore - 60),
  );
  for (const [i, dx] of [-40, 36].entries())
    stage.add(place(aoDai(dress(stage, i * 3)), subject + dx, shore - 40 + i * 8, 0.86, i === 1));
}

/** Catch what a drawing adds, so that it can be printed and reflected. */
function caught(stage: Stage, draw: () => number): [string, number] {
  const before = stage.add;
  const layers: string[] = [];
  stage.add = (...more) => {
    layers.push(...more);
  };
  const result = draw();
  stage.add = before;
  return [layers.join(''), result];
}
