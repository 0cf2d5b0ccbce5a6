import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { lanternString } from '../../kit/lanterns';
import { mist } from '../../kit/mist';
import { aoDai, cyclist, dress, walkerWithPole } from '../../kit/people';
import { flatPlane } from '../../kit/plane';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { utilityPole, wires } from '../../kit/street';
import { box, fill, place } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { lit, row } from './houses';
import { gutter } from './road';
import { type Motif, subject } from './subject';

export function front(stage: Stage, motif: Motif): Focal {
  const { inks } = stage;
  const random = stage.random.fork('front');
  const ground = HEIGHT * 0.74;
  const sun = { x: WIDTH * random.range(0.3, 0.7), y: HEIGHT * 0.16, r: 90 };
  stage.add(sky(stage, { horizon: ground, sun, rays: random.chance(0.5) }));
  stage.add(mist(stage, 'roofs', ground - 460, 300, inks.skyLow, 0.4));
  stage.add(row(stage, 'behind', flatPlane(-140, ground - 90, 1.15), 0, 1900, 1, true));
  stage.add(row(stage, 'houses', flatPlane(-80, ground, 1.42), 0, 1440, 1, false));
  const road = mix(mix(inks.groundDark, inks.middle, 0.45), inks.ground, stage.dark ? 0 : 0.28);
  const walk = mix(road, inks.paper, stage.dark ? 0.1 : 0.34);
  stage.add(
    box(0, ground, WIDTH, 44, walk),
    box(0, ground + 40, WIDTH, 14, mix(walk, inks.ink, 0.35)),
    box(
      0,
      ground + 54,
      WIDTH,
      HEIGHT - ground,
      stage.weather === 'rain'
        ? stage.blend([
            [0, mix(road, inks.skyLow, 0.5)],
            [1, road],
          ])
        : road,
    ),
  );
  for (let i = 0; i < 5; i++) {
    const px = WIDTH * ((i + random.range(0.1, 0.9)) / 5);
    const c = dress(stage, random.int(0, 5));
    stage.add(
      place(
        random.pick([aoDai(c), walkerWithPole(c, inks.leafLight), cyclist(c)]),
        px,
        ground + 26,
        1.35,
        random.chance(0.5),
      ),
    );
  }
  const poleX = WIDTH * random.pick([0.14, 0.86]);
  stage.add(
    utilityPole(stage, poleX, ground + 44, 760),
    wires(stage, random, [-20, ground - 690], [poleX, ground - 660], 5, 60, 2.4),
    wires(stage, random, [poleX, ground - 660], [WIDTH + 20, ground - 700], 6, 80, 2.4),
  );
  stage.add(
    lanternString(
      stage,
      random,
      [-20, ground - 560],
      [WIDTH + 20, ground - 600],
      70,
      11,
      24,
      lit(stage) > 0.3,
    ),
  );
  stage.add(gutter(stage, ground, road));
  const focal = subject(stage, motif, WIDTH * random.range(0.44, 0.56), HEIGHT * 0.945, 3.5);
  stage.add(shadeTree(stage, random.chance(0.5)));
  return focal;
}

/** An old street tree that frames one side: trunk, forks, and leaves over the top corner. */
function shadeTree(stage: Stage, left: boolean): string {
  const { inks } = stage;
  const random = stage.random.fork('tree');
  const bark = mix(inks.ink, inks.groundDark, 0.3);
  const at = (x: number) => (left ? x : WIDTH - x);
  const d = `M${at(20)} ${HEIGHT + 10}Q${at(70)} 800 ${at(50)} 420Q${at(40)} 200 ${at(-60)} -80L${at(110)} -80Q${at(120)} 160 ${at(140)} 300Q${at(240)} 140 ${at(420)} 90L${at(430)} 110Q${at(260)} 190 ${at(168)} 400Q${at(150)} 800 ${at(210)} ${HEIGHT + 10}Z`;
  const lit = `M${at(150)} ${HEIGHT + 10}Q${at(118)} 760 ${at(134)} 420L${at(160)} 400Q${at(146)} 800 ${at(204)} ${HEIGHT + 10}Z`;
  const paint = stage.season === 'autumn' ? mix(inks.gold, inks.leaf, 0.3) : inks.leaf;
  let low = '';
  let mid = '';
  let high = '';
  for (let i = 0; i < 15; i++) {
    const x = at(i < 3 ? i * 70 - 20 : random.range(-60, 620));
    const y = random.range(10, 190) * (1 - Math.abs(x - at(0)) / 1100);
    const w = random.range(150, 300);
    low += clump(random, x, y + 34, w, w * 0.34);
    mid += clump(random, x + stage.side * 12, y + 10, w * 0.8, w * 0.27);
    if (i % 2) high += clump(random, x + stage.side * 26, y - 8, w * 0.44, w * 0.15);
  }
  return (
    fill(d, bark) +
    fill(lit, mix(bark, inks.ground, 0.25)) +
    fill(low, inks.leafDark) +
    fill(mid, paint) +
    fill(high, inks.leafLight)
  );
}
