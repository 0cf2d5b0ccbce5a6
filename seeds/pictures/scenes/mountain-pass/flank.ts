import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { wood } from '../../kit/land';
import { fractal, heightAt, lens, polygon } from '../../kit/path';
import { cyclist, dress } from '../../kit/people';
import { pine, springBough } from '../../kit/plants';
import { motorbike, tiedLoad } from '../../kit/riders';
import { alongRoad, kerbStones, type RoadPoint, road } from '../../kit/road';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, group, type Point, place } from '../../kit/svg';
import type { Focal } from '../../kit/types';

/** The near flank: the great bend of the road, who rides on it, and what grows beside it. */
export function flank(stage: Stage, horizon: number, sea = true): Focal {
  const { inks } = stage;
  const random = stage.random.fork('flank');
  const rough = fractal(random, 4);
  const top = horizon + random.range(20, 110);
  const skyline = alongRoad(
    [
      [-60, horizon - random.range(120, 300), 1],
      [230, horizon - random.range(-40, 60), 1],
      [520, top + 150, 1],
      [800, top + 262, 1],
      [1080, HEIGHT - 392, 1],
      [1300, HEIGHT - 300, 1],
      [1420, HEIGHT - 150, 1],
      [1500, HEIGHT + 60, 1],
    ],
    14,
  );
  const bank = skyline.map(([x, y]): Point => [x, y + rough(x / 120) * 20 * Math.max(0, 1 - x / 1500)]);
  const edge = (x: number) => heightAt(bank, x);
  if (sea) stage.add(seaFoot(stage, random.fork('foot')));
  stage.add(fill(polygon([...bank, [-60, HEIGHT + 60]]), mix(inks.leafDark, inks.near, 0.35)));
  stage.add(
    wood(
      stage,
      'verge',
      bank.filter(([x]) => x < 1180),
      20,
      mix(inks.leafDark, inks.near, 0.2),
      inks.leaf,
      40,
    ),
  );
  for (let row = 1; row < 4; row++) {
    const line = bank
      .filter(([x]) => x < 620 - row * 90)
      .map(([x, y]): Point => [x, y + row * 78 + rough(x / 90 + row) * 16]);
    const ink = mix(inks.leafDark, inks.near, 0.3);
    stage.add(
      wood(
        stage,
        `verge${row}`,
        line,
        24 + row * 4,
        ink,
        mix(inks.leaf, inks.leafDark, 0.35 + row * 0.12),
        70,
      ),
    );
  }
  const bend = random.range(-170, 70);
  const sag = random.range(-50, 40);
  const control: RoadPoint[] = [
    [-120, top + 250, 70],
    [160, top + 236 + sag, 92],
    [420, top + 262 - sag, 118],
    [700 + bend, top + 330, 150],
    [1010 + bend, HEIGHT - 330, 186],
    [1230 + bend, HEIGHT - 208, 216],
    [1230 + bend, HEIGHT - 92, 262],
    [980 + bend, HEIGHT - 6, 330],
    [560, HEIGHT + 90, 400],
  ];
  const way = alongRoad(control, 10);
  const cut = way.slice(0, 34).map(([x, y, w]): Point => [x, y - w * 0.2]);
  const cliff = fractal(random.fork('cliff'), 3);
  const clipCliff: Point[] = [
    ...cut,
    ...[...cut]
      .reverse()
      .map(([x, y]): Point => [x - 30, Math.max(edge(x) + 26, y - 70 - cliff(x / 90) * 34)]),
  ];
  stage.add(fill(polygon(clipCliff), mix(inks.ground, inks.groundDark, 0.45)));
  let cracks = '';
  for (let i = 2; i < cut.length; i += 2) {
    const [x, y] = cut[i] as Point;
    cracks += polygon([
      [x, y],
      [x - 10, y - random.range(30, 90)],
      [x + 9, y - random.range(20, 50)],
    ]);
  }
  stage.add(
    group(fill(cracks, mix(inks.groundDark, inks.near, 0.5), { 'fill-opacity': 0.75 }), {
      'clip-path': stage.clip(fill(polygon(clipCliff), '#000')),
    }),
  );
  const inside = way.slice(58).map(([x, y, w]): Point => [x - w * 0.3, y]);
  const under = way.slice(0, 58).map(([x, y]): Point => [x, y]);
  stage.add(
    fill(
      polygon([...under, ...inside, [-20, HEIGHT + 60], [-130, HEIGHT]]),
      mix(inks.leaf, inks.leafDark, 0.45),
    ),
  );
  const tarmac = mix(mix(inks.ground, inks.near, 0.45), inks.skyLow, 0.12);
  stage.add(road(stage, way, tarmac), kerbStones(stage, way.slice(16, 74), 1, 3));
  let rows = '';
  for (let i = 0; i < 9; i++)
    rows += lens(-60, 760 - i * 70 + random.range(-60, 60), top + 400 + i * 62, random.range(8, 16));
  stage.add(fill(rows, inks.leafDark, { 'fill-opacity': 0.4 }));
  let tufts = '';
  for (let i = 0; i < 26; i++)
    tufts += grassTuft(
      random,
      random.range(-10, 620),
      random.range(top + 400, HEIGHT + 10),
      random.range(40, 90),
      7,
    );
  stage.add(fill(tufts, inks.leafDark));
  const [rx, ry] = way[46] as RoadPoint;
  const motif = random.pick(['motorbike', 'bicycle', 'two', 'motorbike']);
  const c = dress(stage, random.pick([0, 3, 5]));
  if (motif === 'bicycle') stage.add(place(cyclist(c), rx - 40, ry + 6, 1.9));
  else
    stage.add(place(motorbike(c, tiedLoad(c, random.int(0, 2)), random.chance(0.6)), rx - 30, ry + 6, 1.95));
  if (motif === 'two') {
    const [sx, sy] = way[30] as RoadPoint;
    stage.add(place(motorbike(dress(stage, 1), '', true), sx, sy + 4, 1.2));
  }
  const corner = random.pick(['pine', 'bough', 'grass']);
  if (corner === 'pine') stage.add(pine(stage, 'corner', 150, HEIGHT + 20, 900, 0.16));
  else if (corner === 'bough')
    stage.add(
      springBough(
        stage,
        'bough',
        [-40, HEIGHT - 420],
        [460, HEIGHT - 170],
        stage.season === 'autumn' ? inks.gold : inks.lotus,
        34,
      ),
    );
  return { x: (rx + 10) / WIDTH, y: (ry - 150) / HEIGHT };
}

function seaFoot(stage: Stage, random: Stage['random']): string {
  let foam = '';
  for (let i = 0; i < 9; i++) {
    const y = HEIGHT - 150 + i * 18;
    const x = 1400 + i * 12 + random.range(-20, 20);
    foam += lens(x, x + random.range(50, 150), y, 4.4);
  }
  return fill(foam, stage.inks.paper, { 'fill-opacity': 0.85 });
}
