import { mix } from '../kit/colour';
import { coveredBridge } from '../kit/covered-bridge';
import { crowns } from '../kit/foliage';
import { polygon } from '../kit/path';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, type Point, place, use } from '../kit/svg';
import type { Focal } from '../kit/types';
import { mirrored, water } from '../kit/water';
import { boat, lamps, overhead } from './lantern-street/afloat';
import { lampsLit } from './lantern-street/houses';
import { lane } from './lantern-street/lane';
import { backdrop, quayWall, riverTrees, townRow, walkers } from './lantern-street/town';

type Layout = 'quay' | 'bridge' | 'lane';

/** Hội An by its river: ochre houses, silk lanterns, a boat with lamps. */
export function lanternStreet(stage: Stage): Focal {
  const { random } = stage;
  const motif = stage.motif;
  const layout: Layout =
    motif === 'bridge' || motif === 'lane' || motif === 'quay'
      ? motif
      : random.pick<Layout>(['quay', 'bridge', 'lane']);
  const horizon = HEIGHT * (layout === 'lane' ? 0.5 : 0.56);
  const sun = {
    x: WIDTH * (0.5 + stage.side * random.range(0.1, 0.3)),
    y: HEIGHT * random.range(0.14, 0.26),
    r: random.range(66, 96),
  };
  stage.add(sky(stage, { horizon, sun }));
  if (layout === 'lane') return lane(stage, horizon);
  const bank = HEIGHT * random.range(0.63, 0.67);
  backdrop(stage, bank);
  stage.add(water(stage, { top: bank + 26, lightAt: stage.time === 'noon' ? undefined : sun.x }));
  const focal = layout === 'bridge' ? acrossBridge(stage, bank) : acrossQuay(stage, bank);
  lamps(stage, bank + 150);
  overhead(stage);
  return focal;
}

function acrossQuay(stage: Stage, bank: number): Focal {
  const random = stage.random.fork('quay');
  const x = WIDTH * random.range(0.42, 0.58);
  const town = townRow(stage, bank) + quayWall(stage, bank) + walkers(stage, bank, x);
  const trees = riverTrees(stage, bank);
  const row = use(stage.define(town));
  stage.add(
    mirrored(stage, 'town-r', row, { waterline: bank + 28, depth: 330, squash: 0.72, opacity: 0.62 }),
    row,
    trees,
  );
  boat(stage, x, bank + 250, 2.3);
  return { x: x / WIDTH, y: (bank + 110) / HEIGHT };
}

function acrossBridge(stage: Stage, bank: number): Focal {
  const random = stage.random.fork('bridge');
  const x = WIDTH * random.range(0.44, 0.56);
  const scale = random.range(1.3, 1.5);
  const town = townRow(stage, bank) + quayWall(stage, bank);
  const { inks } = stage;
  const wood: Point[] = [
    [x - 560, bank - 6],
    [x + 560, bank - 6],
  ];
  const grove =
    fill(
      polygon([...crowns(random, wood, 90, 190), [x + 560, bank], [x - 560, bank]]),
      mix(inks.leafDark, inks.near, 0.15),
    ) +
    fill(
      polygon([
        ...crowns(
          random,
          wood.map(([a, b]): Point => [a + 30, b + 2]),
          60,
          120,
        ),
        [x + 560, bank],
        [x - 560, bank],
      ]),
      inks.leaf,
    );
  const bridge = place(coveredBridge(stage, lampsLit(stage)), x, bank + 34, scale);
  const all = use(stage.define(town + grove + bridge));
  stage.add(
    mirrored(stage, 'bridge-r', all, { waterline: bank + 34, depth: 340, squash: 0.74, opacity: 0.6 }),
    all,
  );
  boat(stage, x + random.sign() * random.range(220, 330), bank + 300, 1.7);
  return { x: x / WIDTH, y: (bank - 90) / HEIGHT };
}
