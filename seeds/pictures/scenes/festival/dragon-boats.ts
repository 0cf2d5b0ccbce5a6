import { mix } from '../../kit/colour';
import { festivalFlag, pennants } from '../../kit/festival-flags';
import { crowns, grassTuft } from '../../kit/foliage';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { templeHall } from '../../kit/pagoda';
import { downTo } from '../../kit/path';
import { lotusFlower, lotusLeaf } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, type Point, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { mirrored, ripples, water } from '../../kit/water';
import { boat } from './racing-boat';

/** Long boats racing on the river: dragon prows, two dozen paddles in time, the drum. */
export function dragonBoats(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('dragon-boats');
  const shore = HEIGHT * random.range(0.43, 0.47);
  const flip = random.chance(0.5);
  const s = flip ? -1 : 1;
  const x = WIDTH * random.range(0.47, 0.53);
  const sun = { x: x + side * random.range(250, 500), y: shore - 280, r: 100 };
  stage.add(sky(stage, { horizon: shore, sun, rays: random.chance(0.6) }));
  const hills = massif(stage, 'hills', {
    y: shore - 110,
    rise: 130,
    swell: 420,
    base: shore + 4,
    ink: mix(inks.far, inks.skyLow, 0.3),
    shade: mix(inks.far, inks.middle, 0.25),
  });
  stage.add(hills.svg, mist(stage, 'air', shore - 60, 120, inks.skyLow, 0.5));
  const bank = use(stage.define(farBank(stage, shore, x - s * 330)));
  stage.add(
    water(stage, { top: shore + 24, lightAt: stage.time === 'noon' ? undefined : sun.x }),
    mirrored(stage, 'bank-r', bank, { waterline: shore + 26, depth: 200, squash: 0.6, opacity: 0.5 }),
    bank,
  );
  const teams = random.shuffle([
    inks.accent,
    inks.gold,
    mix(inks.leaf, inks.leafLight, 0.3),
    inks.paper,
    mix(inks.waterLow, inks.waterTop, 0.2),
  ]);
  const list = [
    [-250, 150, 0.62, 0],
    [310, 270, 0.86, 1],
    [-110, 470, 1.26, 2],
  ] as const;
  for (const [dx, dy, scale, team] of list) {
    const craft = use(
      stage.define(place(boat(stage, teams[team] ?? inks.accent, team), x + s * dx, shore + dy, scale, flip)),
    );
    stage.add(
      mirrored(stage, `boat-r${team}`, craft, {
        waterline: shore + dy + 10 * scale,
        depth: 110 * scale,
        squash: 0.6,
        opacity: 0.5,
      }),
      craft,
    );
    if (team < 2) stage.add(ripples(stage, `between${team}`, shore + dy + 40, shore + dy + 160, 0.6));
  }
  stage.add(ripples(stage, 'front', shore + 540, HEIGHT, 0.8));
  frame(stage, flip);
  return { x: (x + s * 320) / WIDTH, y: (shore + 320) / HEIGHT };
}

function farBank(stage: Stage, shore: number, x: number): string {
  const { inks } = stage;
  const random = stage.random.fork('bank');
  const line: Point[] = [
    [-60, shore + 4],
    [WIDTH + 60, shore + 4],
  ];
  let out =
    fill(downTo(crowns(random, line, 60, 140), shore + 6), mix(inks.leafDark, inks.far, 0.3)) +
    place(templeHall(stage, 420), x, shore + 6, 1);
  out +=
    fill(
      downTo(
        crowns(
          random,
          [
            [-60, shore + 10],
            [x - 260, shore + 10],
          ],
          40,
          80,
        ),
        shore + 12,
      ),
      inks.leafDark,
    ) +
    fill(
      downTo(
        crowns(
          random,
          [
            [x + 260, shore + 10],
            [WIDTH + 60, shore + 10],
          ],
          40,
          80,
        ),
        shore + 12,
      ),
      inks.leafDark,
    );
  const coats = [inks.accent, inks.paper, inks.gold, mix(inks.waterLow, inks.near, 0.2), inks.lotus];
  const paths = coats.map(() => '');
  let heads = '';
  let hats = '';
  for (let i = 0; i < 170; i++) {
    const px = random.range(0, WIDTH);
    const py = shore + 22 - random.range(0, 16);
    paths[i % coats.length] += `M${num(px - 7)} ${num(py)}q0 -26 7 -26t7 26Z`;
    if (i % 3) heads += `M${num(px)} ${num(py - 31)}h.1`;
    else hats += `M${num(px - 12)} ${num(py - 29)}l12 -10l12 10Z`;
  }
  out +=
    paths.map((d, i) => fill(d, coats[i] ?? inks.accent)).join('') +
    stroke(heads, inks.ink, 10) +
    fill(hats, mix(inks.paper, inks.gold, 0.4));
  out += box(0, shore + 14, WIDTH, 14, mix(inks.ground, inks.near, 0.4));
  for (let i = 0; i < 9; i++)
    out += place(festivalFlag(stage, 150, i % 2 ? 1 : -1), 90 + i * 218, shore + 16);
  return out + pennants(stage, -10, shore - 120, WIDTH + 10, shore - 130, 20, 60, 16);
}

function frame(stage: Stage, flip: boolean): void {
  const { inks } = stage;
  const random = stage.random.fork('frame');
  let tufts = '';
  for (let i = 0; i < 26; i++)
    tufts += grassTuft(
      random,
      flip ? WIDTH - random.range(-20, 420) : random.range(-20, 420),
      HEIGHT + 16,
      random.range(60, 190),
      7,
    );
  stage.add(fill(tufts, mix(inks.leafDark, inks.ink, 0.35)));
  for (let i = 0; i < 5; i++)
    stage.add(lotusLeaf(stage, flip ? 520 - i * 150 : 1400 + i * 150, HEIGHT - 10 - (i % 2) * 44, 92, 25, i));
  stage.add(lotusFlower(stage, flip ? 300 : 1620, HEIGHT - 60, 74, 4));
}
