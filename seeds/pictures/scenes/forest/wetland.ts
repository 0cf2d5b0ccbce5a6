import { sampan } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { clump, grassTuft } from '../../kit/foliage';
import { mist } from '../../kit/mist';
import { lens } from '../../kit/path';
import { dress, seatedPaddler } from '../../kit/people';
import { lotusFlower, lotusLeaf } from '../../kit/plants';
import type { Random } from '../../kit/random';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { mirrored, ripples, water } from '../../kit/water';
import { crane, egret, flock } from './waders';

/** The flooded forest of the delta: egrets among melaleucas, or Sarus cranes, which come to Tràm Chim alone. */
export function wetland(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('wetland');
  const line = HEIGHT * random.range(0.5, 0.54);
  const flip = random.chance(0.5);
  const at = (x: number) => (flip ? WIDTH - x : x);
  const sun = {
    x: WIDTH / 2 + side * random.range(120, 380),
    y: line - random.range(130, 260),
    r: random.range(130, 180),
  };
  stage.add(sky(stage, { horizon: line, sun, clouds: 4 }));
  for (let row = 0; row < 3; row++) {
    const grove = use(
      stage.define(trees(stage, random.fork(`row${row}`), line + ([0, 22, 60][row] ?? 0), row)),
    );
    if (row === 1) stage.add(water(stage, { top: line, lightAt: sun.x }));
    if (row > 0)
      stage.add(
        mirrored(stage, `grove-r${row}`, grove, {
          waterline: line + (row === 1 ? 22 : 60),
          depth: 240 + row * 60,
          squash: 0.6,
          opacity: 0.5,
        }),
      );
    stage.add(grove);
    if (row < 2) stage.add(mist(stage, `grove-air${row}`, line - 30, 140, inks.skyLow, 0.5));
  }
  const isEgrets = stage.motif === 'egrets';
  const wader = isEgrets ? egret : crane;
  flock(stage, at, line, isEgrets);
  carpet(stage, line);
  const y = line + 190;
  const boat = use(
    stage.define(
      place(
        sampan(
          stage,
          dress(stage, random.pick([0, 5])),
          'standing',
          place(seatedPaddler(dress(stage, 3)), 10, -2, 0.95),
        ),
        at(1330),
        y,
        1,
        !flip,
      ),
    ),
  );
  stage.add(
    mirrored(stage, 'boat-r', boat, {
      waterline: y + 7,
      depth: 80,
      squash: 0.6,
      opacity: 0.5,
      left: at(1330) - 160,
      right: at(1330) + 160,
    }),
    boat,
  );
  const foot = HEIGHT - 150;
  const birds = use(
    stage.define(
      place(wader(stage, 'tall'), at(690), foot, 1.75, flip) +
        place(wader(stage, 'bow'), at(1040), foot + 40, 1.6, !flip),
    ),
  );
  stage.add(
    mirrored(stage, 'cranes-r', birds, { waterline: foot + 24, depth: 130, squash: 0.5, opacity: 0.5 }),
    birds,
  );
  stage.add(ripples(stage, 'near', foot + 30, HEIGHT, 0.7));
  frame(stage, at);
  return { x: at(830) / WIDTH, y: 0.55 };
}

/** Slender melaleucas with pale peeling trunks, standing in water. */
function trees(stage: Stage, random: Random, foot: number, row: number): string {
  const { inks } = stage;
  const air = [0.6, 0.34, 0.08][row] ?? 0;
  const size = [180, 290, 430][row] ?? 300;
  const bark = mix(mix(inks.paper, inks.groundDark, 0.35), inks.skyLow, air * 0.7);
  const dim = mix(bark, inks.near, 0.45);
  const leaf = (ink: string) => mix(ink, inks.skyLow, air);
  let trunks = '';
  let shade = '';
  let back = '';
  let front = '';
  const step = [34, 66, 150][row] ?? 60;
  for (let x = -30; x < WIDTH + 40; x += step * random.range(0.7, 1.3)) {
    if (row === 2 && Math.abs(x - WIDTH / 2) < 560) continue;
    const h = size * random.range(0.8, 1.2);
    const w = size * 0.022;
    const lean = random.range(-0.09, 0.09) * h;
    trunks += `M${num(x - w)} ${num(foot)}Q${num(x - w * 0.4 + lean * 0.2)} ${num(foot - h * 0.5)} ${num(x + lean - w * 0.4)} ${num(foot - h)}h${num(w)}Q${num(x + w * 0.6 + lean * 0.2)} ${num(foot - h * 0.5)} ${num(x + w)} ${num(foot)}Z`;
    if (row > 0)
      shade += `M${num(x - stage.side * w * 0.6)} ${num(foot)}Q${num(x - stage.side * w * 0.3 + lean * 0.2)} ${num(foot - h * 0.5)} ${num(x + lean)} ${num(foot - h * 0.95)}`;
    for (let k = 0; k < 5; k++) {
      const d = clump(
        random,
        x + lean * 0.9 + random.range(-0.2, 0.2) * h,
        foot - h * random.range(0.66, 1.08),
        h * random.range(0.22, 0.4),
        h * random.range(0.1, 0.17),
      );
      if (k % 2) front += d;
      else back += d;
    }
  }
  return (
    fill(back, leaf(inks.leafDark)) +
    fill(trunks, bark) +
    stroke(shade, dim, size * 0.016) +
    fill(front, leaf(mix(inks.leaf, inks.leafDark, 0.25)))
  );
}

/** Duckweed and water lilies in drifts on the water. */
function carpet(stage: Stage, line: number): void {
  const { inks } = stage;
  const random = stage.random.fork('carpet');
  let green = '';
  let light = '';
  for (let i = 0; i < 74; i++) {
    const t = random.next();
    const y = line + 50 + t * 420;
    const x = random.range(-200, WIDTH);
    const w = random.range(120, 420) * (0.4 + t);
    if (i % 3) green += lens(x, x + w, y, 4 + t * 13);
    else light += lens(x, x + w * 0.7, y, 3 + t * 8);
  }
  stage.add(
    fill(green, mix(inks.leaf, inks.waterLow, 0.25), { 'fill-opacity': 0.62 }),
    fill(light, inks.leafLight, { 'fill-opacity': 0.55 }),
  );
}

function frame(stage: Stage, at: (x: number) => number): void {
  const { inks } = stage;
  const random = stage.random.fork('frame');
  for (const [x, y, r] of [
    [1560, HEIGHT - 90, 120],
    [1740, HEIGHT - 150, 100],
    [1840, HEIGHT - 50, 140],
    [1420, HEIGHT - 26, 100],
    [300, HEIGHT - 30, 120],
  ] as const)
    stage.add(lotusLeaf(stage, at(x), y, r, r * 0.28, random.range(0, 6)));
  stage.add(
    lotusFlower(stage, at(1650), HEIGHT - 150, 96, 6),
    lotusFlower(stage, at(1800), HEIGHT - 190, 66, -5),
  );
  let back = '';
  let front = '';
  for (let i = 0; i < 44; i++) {
    const d = grassTuft(
      random,
      at(random.range(-30, 430)),
      HEIGHT + 20,
      random.range(140, 430) * (1 - i / 90),
      6,
    );
    if (i % 2) back += d;
    else front += d;
  }
  stage.add(
    fill(back, mix(inks.leafDark, inks.ink, 0.35)),
    fill(front, mix(inks.leaf, inks.leafDark, 0.5)),
    oval(at(690), HEIGHT - 130, 90, 9, inks.waterLow, { 'fill-opacity': 0.35 }),
  );
}
