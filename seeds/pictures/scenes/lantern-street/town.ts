import { mix } from '../../kit/colour';
import { crowns } from '../../kit/foliage';
import { lanternString } from '../../kit/lanterns';
import { mist } from '../../kit/mist';
import { downTo, polygon, ridge } from '../../kit/path';
import { aoDai, cyclist, dress, walkerWithPole } from '../../kit/people';
import { flatPlane } from '../../kit/plane';
import { palm } from '../../kit/plants';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, fill, type Point, place, stroke } from '../../kit/svg';
import { houses, lampsLit } from './houses';

export function backdrop(stage: Stage, bank: number): void {
  const { inks } = stage;
  const line = ridge(stage.random.fork('hills'), {
    left: -20,
    right: WIDTH + 20,
    y: bank - 330,
    rise: 70,
    swell: 380,
  });
  stage.add(
    fill(downTo(line, bank + 20), mix(inks.far, inks.skyLow, 0.25)),
    mist(stage, 'town-air', bank - 200, 240, inks.skyLow, 0.6),
  );
}

export function quayWall(stage: Stage, bank: number): string {
  const { inks } = stage;
  const stone = mix(inks.groundDark, inks.near, 0.3);
  let joints = '';
  for (let x = 0; x < WIDTH; x += 64) joints += `M${x} ${bank + 2}v14M${x + 32} ${bank + 16}v14`;
  return (
    box(0, bank - 8, WIDTH, 10, mix(inks.ground, inks.paper, 0.25)) +
    box(0, bank + 2, WIDTH, 28, stone) +
    stroke(`${joints}M0 ${bank + 16}H${WIDTH}`, mix(stone, inks.ink, 0.4), 1.6)
  );
}

export function townRow(stage: Stage, bank: number): string {
  const random = stage.random.fork('row');
  const plane = flatPlane(-60, bank - 8, random.range(1.0, 1.14));
  let svg = gardens(stage, bank) + houses(stage, 'front', plane, 0, 1960);
  const lit = lampsLit(stage);
  for (let i = 0; i < 5; i++) {
    const x = i * 400 - 30;
    svg += lanternString(
      stage,
      random,
      [x, bank - 170],
      [x + 390, bank - 170 + random.range(-14, 14)],
      16,
      6,
      13,
      lit,
    );
  }
  return svg;
}

/** Trees of the courtyards behind, above the roofs. */
function gardens(stage: Stage, bank: number): string {
  const random = stage.random.fork('gardens');
  const { inks } = stage;
  let d = '';
  for (let i = 0; i < 4; i++) {
    const x = random.range(0, WIDTH);
    const half = random.range(120, 230);
    const line: Point[] = [
      [x - half, bank - 250],
      [x, bank - 310],
      [x + half, bank - 250],
    ];
    d += polygon([...crowns(random, line, 50, 110), [x + half, bank - 60], [x - half, bank - 60]]);
  }
  return fill(d, mix(inks.leafDark, inks.middle, 0.35));
}

export function walkers(stage: Stage, bank: number, subject: number): string {
  const random = stage.random.fork('walkers');
  let svg = '';
  for (let i = 0; i < 6; i++) {
    const x = WIDTH * ((i + random.range(0.2, 0.8)) / 6);
    if (Math.abs(x - subject) < 120) continue;
    const c = dress(stage, random.int(0, 5));
    const person = random.pick([walkerWithPole(c, stage.inks.leafLight), aoDai(c), cyclist(c)]);
    svg += place(person, x, bank - 2, 0.92, random.chance(0.5));
  }
  return svg;
}

export function riverTrees(stage: Stage, bank: number): string {
  const random = stage.random.fork('trees');
  const sideX = random.chance(0.5) ? random.range(60, 300) : WIDTH - random.range(60, 300);
  return (
    palm(stage, 'quay-palm', sideX, bank - 4, random.range(430, 520), random.range(-0.2, 0.2)) +
    palm(stage, 'quay-palm2', sideX + 120, bank - 4, random.range(300, 380), random.range(0, 0.3))
  );
}
