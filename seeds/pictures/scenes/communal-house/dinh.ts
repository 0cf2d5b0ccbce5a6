import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { wood as woodLine } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { dress } from '../../kit/people';
import { lotusBud, lotusFlower, lotusLeaf } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke, use } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { mirrored, ripples } from '../../kit/water';

/** The đình of a northern village: a great low roof with swept corners, a banyan, a pond with lotus before it. */
export function dinh(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('dinh');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  const yard = 760;
  const shore = 860;
  stage.add(
    sky(stage, { horizon: 700, clouds: random.int(2, 5) }),
    woodLine(
      stage,
      'village',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: 620, rise: 26, swell: 280 }),
      42,
      mix(inks.leafDark, inks.far, 0.5),
      mix(inks.leaf, inks.far, 0.45),
      180,
    ),
    mist(stage, 'air', 660, 120, inks.skyLow, 0.5),
  );
  const tree = broadTree(stage, 'banyan', x + s * 690, yard + 24, 700, { spread: 1.12, roots: true });
  const hall = use(stage.define(house(stage, x, yard) + tree));
  const brick = mix(mix(inks.accentDark, inks.ground, 0.55), inks.near, stage.dark ? 0.5 : 0.16);
  stage.add(
    box(
      -10,
      690,
      WIDTH + 20,
      180,
      stage.blend([
        [0, mix(inks.leaf, inks.far, 0.3)],
        [0.5, mix(brick, inks.light, 0.1)],
        [1, brick],
      ]),
    ),
    hall,
    box(-10, shore - 34, WIDTH + 20, 38, mix(brick, inks.near, 0.35)),
    box(-10, shore - 40, WIDTH + 20, 10, mix(brick, inks.light, 0.4)),
  );
  for (const [dx, which] of [
    [-120, 3],
    [-74, 0],
    [330, 1],
  ] as const)
    stage.add(
      oval(x - s * dx, shore - 52, 20, 4, inks.ink, { 'fill-opacity': 0.34 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x - s * dx, shore - 52, 1.15),
    );
  stage.add(
    box(
      -10,
      shore,
      WIDTH + 20,
      HEIGHT - shore + 10,
      stage.blend([
        [0, mix(inks.waterTop, inks.leaf, 0.15)],
        [1, mix(inks.waterLow, inks.leafDark, 0.3)],
      ]),
    ),
    mirrored(stage, 'mirror', hall, { waterline: shore - 10, depth: 330, squash: 0.62, opacity: 0.5 }),
    ripples(stage, 'pond', shore + 20, HEIGHT, 0.6),
  );
  lotus(stage, x, s);
  return { x: x / WIDTH, y: 0.55 };
}

/** The hall: a roof three times as high as its wooden wall, panelled doors, a stone plinth. */
function house(stage: Stage, x: number, y: number): string {
  const { inks, side } = stage;
  const lit = stage.dark || stage.time === 'dusk';
  const wood = mix(mix(inks.accentDark, inks.groundDark, 0.45), inks.ink, 0.35);
  const stone = mix(mix(inks.far, inks.paper, 0.3), inks.near, stage.dark ? 0.45 : 0.15);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, stage.dark ? 0.45 : 0.16);
  const half = 430;
  let doors = '';
  let posts = '';
  for (let i = 0; i < 28; i++)
    doors += `M${num(x - half + 8 + (i * (half * 2 - 16)) / 27)} ${y - 150}V${y - 26}`;
  for (let i = 0; i <= 7; i++) posts += `M${num(x - half + (i * half * 2) / 7)} ${y - 160}V${y - 16}`;
  return (
    box(x - half - 70, y - 18, half * 2 + 140, 30, stone) +
    box(x - half - 70, y - 22, half * 2 + 140, 9, mix(stone, inks.light, 0.4)) +
    box(x - 130, y - 10, 260, 30, mix(stone, inks.near, 0.2)) +
    box(x - 130, y - 12, 260, 6, mix(stone, inks.light, 0.4)) +
    box(x - half, y - 160, half * 2, 140, wood) +
    box(
      x - half * 0.43,
      y - 150,
      half * 0.86,
      128,
      lit ? mix(inks.gold, inks.accent, 0.25) : mix(inks.near, inks.ink, 0.5),
    ) +
    stroke(doors, mix(wood, inks.ink, 0.5), 3) +
    stroke(
      `M${num(x - half)} ${y - 104}H${num(x - half * 0.43)}M${num(x + half * 0.43)} ${y - 104}H${num(x + half)}`,
      mix(wood, inks.gold, 0.25),
      4,
    ) +
    stroke(posts, mix(wood, inks.ink, 0.3), 20) +
    stroke(posts, mix(wood, inks.light, 0.25), 4, { transform: `translate(${side * 5} 0)` }) +
    box(x - half - 20, y - 172, half * 2 + 40, 18, mix(wood, inks.gold, 0.16)) +
    curvedRoof(stage, { x, half: half + 90, eave: y - 156, ridge: y - 440, span: 0.6, upturn: 62, tile }) +
    box(x - 300, y - 452, 600, 14, mix(inks.paper, tile, 0.3))
  );
}

/** Lotus in the near water. */
function lotus(stage: Stage, x: number, s: number): void {
  const random = stage.random.fork('lotus');
  const spots: [number, number, number][] = [];
  for (let i = 0; i < 13; i++) {
    const dx = s * (-960 + i * 118) + random.range(-30, 30);
    if (Math.abs(dx) < 190) continue;
    spots.push([x + dx, 1060 + random.range(-20, 110) - Math.abs(dx) * 0.02, random.range(76, 128)]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  for (const [i, [lx, ly, r]] of spots.entries()) {
    stage.add(lotusLeaf(stage, lx, ly, r, r * 0.34, random.range(0, 6)));
    if (i % 3 === 0 && stage.season !== 'winter')
      stage.add(
        stroke(`M${num(lx + r * 0.4)} ${num(ly)}v-90`, stage.inks.leafDark, 6),
        lotusFlower(stage, lx + r * 0.4, ly - 84, r * 0.56, random.range(-12, 12)),
      );
    else if (i % 3 === 1) stage.add(lotusBud(stage, lx - r * 0.3, ly, 110, 40, random.range(-0.2, 0.2)));
  }
  let grass = '';
  for (let i = 0; i < 14; i++)
    grass += grassTuft(random, x - s * (700 + i * 26), HEIGHT + 8, random.range(80, 190), 6);
  stage.add(fill(grass, mix(stage.inks.leafDark, stage.inks.ink, 0.35)));
}
