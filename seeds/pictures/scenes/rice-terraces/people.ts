import { buffalo, herdChild } from '../../kit/animals';
import { crowns } from '../../kit/foliage';
import { stiltHouse } from '../../kit/houses';
import { polygon } from '../../kit/path';
import { dress, planter, walkerWithPole } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, group, type Point, place } from '../../kit/svg';
import type { Hillside } from '../../kit/terraces';
import type { Focal } from '../../kit/types';

export function house(stage: Stage, hill: Hillside, level: number, x: number, scale: number): void {
  const y = hill.lip(level, x);
  const random = stage.random.fork(`house${level}`);
  const line: Point[] = [
    [x - 150 * scale, y + 2],
    [x + 150 * scale, y + 2],
  ];
  stage.add(
    fill(
      polygon([
        ...crowns(random, line, 34 * scale, 62 * scale),
        [x + 150 * scale, y + 10],
        [x - 150 * scale, y + 10],
      ]),
      stage.inks.leafDark,
    ),
  );
  stage.add(place(stiltHouse(stage, true), x, y + 4, scale, random.chance(0.5)));
}

export function workers(stage: Stage, hill: Hillside, lean: number): Focal {
  const random = stage.random.fork('workers');
  const motif = stage.motif ?? random.pick(['planters', 'buffalo', 'walker', 'house']);
  const x = WIDTH * random.range(0.44, 0.56);
  const level = levelNear(hill, x, HEIGHT * 0.74);
  const y = hill.lip(level, x);
  const flip = lean > 0;
  if (motif === 'house') {
    house(stage, hill, level, x, 2);
    const px = x + (flip ? 1 : -1) * 330;
    stage.add(
      place(
        walkerWithPole(dress(stage, 0), stage.inks.leafLight),
        px,
        hill.lip(levelNear(hill, px, y + 60), px),
        1.7,
        flip,
      ),
    );
  } else if (motif === 'buffalo') {
    stage.add(buffaloPair(stage, x, y, 2.7, flip));
  } else if (motif === 'walker') {
    stage.add(place(walkerWithPole(dress(stage, 0), stage.inks.leafLight), x, y + 2, 2.7, flip));
    const px = x + (flip ? -1 : 1) * 250;
    stage.add(
      place(walkerWithPole(dress(stage, 3), stage.inks.gold), px, hill.lip(level, px) + 2, 2.35, flip),
    );
  } else {
    planters(stage, hill, x, level);
  }
  const back = x + (flip ? -1 : 1) * random.range(380, 520);
  for (const [i, px] of [back, back + 80].entries()) {
    const far = hill.lip(levelNear(hill, px, y - 190), px) - 6;
    stage.add(place(planter(dress(stage, i * 2), stage.inks.leafLight), px, far, 1.1, flip === (i === 0)));
  }
  return { x: x / WIDTH, y: (y - 110) / HEIGHT };
}

function levelNear(hill: Hillside, x: number, y: number): number {
  let best = 1;
  for (let k = 1; k < 12; k++) if (Math.abs(hill.lip(k, x) - y) < Math.abs(hill.lip(best, x) - y)) best = k;
  return best;
}

function planters(stage: Stage, hill: Hillside, x: number, level: number): void {
  const random = stage.random.fork('planters');
  for (let i = 0; i < 3; i++) {
    const px = x + (i - 1) * random.range(150, 190);
    const y = hill.lip(level, px) - 20 - (i % 2) * 16;
    const c = dress(stage, [0, 3, 5][i] ?? 0);
    const mirror = group(planter(c, stage.inks.leafLight), {
      transform: 'matrix(1 0 0 -0.5 0 0)',
      opacity: 0.28,
    });
    stage.add(
      place(mirror, px, y, 2.5, i === 1),
      place(planter(c, stage.inks.leafLight), px, y, 2.5, i === 1),
    );
  }
}

export function buffaloPair(stage: Stage, x: number, y: number, scale: number, flip: boolean): string {
  const grazing = stage.random.fork('graze').chance(0.4);
  return place(buffalo(stage, grazing) + place(herdChild(dress(stage, 0)), -8, -58), x, y + 4, scale, flip);
}
