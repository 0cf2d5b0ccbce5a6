import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { lanternString } from '../../kit/lanterns';
import { downTo, polygon, ridge } from '../../kit/path';
import { aoDai, cyclist, dress, walkerWithPole } from '../../kit/people';
import { recedingPlane } from '../../kit/plane';
import { blossom } from '../../kit/plants';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, oval, type Point, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { water } from '../../kit/water';
import { boat, overhead } from './afloat';
import { houses, lampsLit } from './houses';

/** A quay running away along the houses, the river beside it. */
export function lane(stage: Stage, horizon: number): Focal {
  const { inks } = stage;
  const random = stage.random.fork('lane');
  const left = random.chance(0.5);
  const dir = left ? -1 : 1;
  const vanish: Point = [WIDTH * (0.5 - dir * random.range(0.06, 0.12)), horizon];
  const far = ridge(random, { left: -20, right: WIDTH + 20, y: horizon - 50, rise: 50, swell: 260 });
  stage.add(
    fill(downTo(far, horizon + 4), mix(inks.far, inks.skyLow, 0.2)),
    water(stage, { top: horizon, lightAt: vanish[0] - dir * 260 }),
  );
  const view = { vanish, below: 190, focus: 620, start: 150 };
  const edge = (aside: number, z: number): Point => [
    vanish[0] + (aside * 620) / z,
    horizon + (190 * 620) / z,
  ];
  const inner = dir * 330;
  const outer = -dir * 90;
  const pave = mix(inks.ground, inks.groundDark, stage.dark ? 0.6 : 0.22);
  const stone = mix(inks.groundDark, inks.near, 0.35);
  const wet =
    stage.weather === 'rain'
      ? stage.blend([
          [0, mix(pave, inks.skyLow, 0.5)],
          [1, pave],
        ])
      : pave;
  stage.add(
    fill(
      polygon([
        edge(outer, 90),
        edge(outer, 4000),
        [edge(outer, 4000)[0], horizon + 36],
        [edge(outer, 90)[0], HEIGHT + 400],
      ]),
      stone,
    ),
  );
  const ground = polygon([edge(inner, 90), edge(inner, 4000), edge(outer, 4000), edge(outer, 90)]);
  stage.add(fill(ground, wet));
  let slabs = '';
  for (let z = 150; z < 2600; z *= 1.16) slabs += polygon([edge(inner, z), edge(outer, z)], false);
  for (let k = 1; k < 4; k++)
    slabs += polygon(
      [edge(outer + ((inner - outer) * k) / 4, 100), edge(outer + ((inner - outer) * k) / 4, 3000)],
      false,
    );
  stage.add(stroke(slabs, mix(pave, inks.near, 0.4), 1.6, { 'stroke-opacity': 0.55 }));
  stage.add(houses(stage, 'lane-houses', recedingPlane({ ...view, aside: inner }), -20, 2600, 1.15));
  const lit = lampsLit(stage);
  if (lit) {
    for (const z of [300, 400, 540, 760]) {
      const [px, py] = edge((inner + outer) / 2, z);
      stage.add(
        oval(px, py + 20, (190 * 620) / z / 1.6, (30 * 620) / z, inks.gold, { 'fill-opacity': 0.2 }),
        oval(px, py + 20, (100 * 620) / z / 1.6, (15 * 620) / z, inks.gold, { 'fill-opacity': 0.25 }),
      );
    }
  }
  for (const z of [900, 640, 470, 350, 265])
    stage.add(pottedTree(stage, edge(inner * 0.93, z), (1.05 * 620) / z, z));
  for (const z of [1100, 760, 540, 400, 300]) {
    const a = edge(inner, z);
    const up = (260 * 620) / z;
    const [ox, oy] = edge(outer, z);
    stage.add(
      stroke(
        polygon(
          [
            [ox, oy],
            [ox, oy - up - 40],
          ],
          false,
        ),
        inks.ink,
        (5 * 620) / z,
      ),
    );
    stage.add(
      lanternString(
        stage,
        random,
        [a[0], a[1] - up * 1.2],
        [ox, oy - up],
        (24 * 620) / z,
        5,
        (15 * 620) / z,
        lit,
      ),
    );
  }
  const x = vanish[0] + dir * 90;
  const y = HEIGHT * 0.86;
  const c = dress(stage, random.pick([0, 3, 0]));
  const figure = random.pick([
    cyclist(c, fill('M-58 -68Q-40 -92 -22 -68Z', inks.lotus)),
    aoDai(c),
    walkerWithPole(c, inks.leafLight),
  ]);
  stage.add(
    place(aoDai(dress(stage, 3)), vanish[0] + dir * 40, horizon + 150, 0.95),
    place(aoDai(dress(stage, 0)), vanish[0] + dir * 76, horizon + 156, 0.95),
  );
  stage.add(place(figure, x, y, 3));
  boat(stage, vanish[0] - dir * 520, horizon + 270, 1.5);
  overhead(stage);
  return { x: (x - dir * 20) / WIDTH, y: (y - 190) / HEIGHT };
}

/** A glazed pot with a flowering shrub by a door. */
function pottedTree(stage: Stage, [x, y]: Point, scale: number, seed: number): string {
  const random = stage.random.fork(`pot${seed}`);
  const { inks } = stage;
  const bloom = random.pick([mix(inks.lotus, inks.accent, 0.5), inks.gold, inks.lotus]);
  let flowers = '';
  for (let i = 0; i < 9; i++)
    flowers += blossom(
      random.range(-24, 24),
      random.range(-82, -38),
      random.range(4, 6),
      bloom,
      inks.accentDark,
      inks.gold,
    );
  const shrub =
    fill(clump(random, 0, -32, 66, 56), inks.leafDark) + fill(clump(random, 4, -42, 50, 40), inks.leaf);
  const pot =
    fill('M-18 -28H18L13 0H-13Z', mix(inks.accentDark, inks.groundDark, 0.4)) +
    fill('M-20 -32H20V-26H-20Z', mix(inks.accent, inks.ground, 0.45));
  return place(shrub + flowers + pot, x, y, scale);
}
