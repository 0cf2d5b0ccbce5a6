import { mix } from '../../kit/colour';
import { wood } from '../../kit/land';
import { ridge } from '../../kit/path';
import { cyclist, dress } from '../../kit/people';
import { lotusFlower, lotusLeaf } from '../../kit/plants';
import { reuse } from '../../kit/reuse';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { mirrored, water } from '../../kit/water';

/** A lake in the flat of a town: trees all round it and in it again, lotus, a kerb and a path where people walk. No hill. */
export function pond(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('pond');
  const x = WIDTH * random.range(0.47, 0.53);
  const shore = 600;
  const sun = { x: x + side * random.range(300, 480), y: 230, r: 78 };
  stage.add(
    sky(stage, { horizon: shore, clouds: random.int(3, 5), sun }),
    birds(stage, x - side * 380, 210, 90, inks.ink),
  );
  const line = ridge(random.fork('trees'), {
    left: -20,
    right: WIDTH + 20,
    y: shore - 130,
    rise: 34,
    swell: 200,
  });
  let trees = wood(
    stage,
    'back',
    line,
    52,
    mix(inks.leafDark, inks.far, 0.34),
    mix(inks.leaf, inks.far, 0.3),
    140,
  );
  for (let i = 0; i < 9; i++)
    trees += broadTree(
      stage,
      `far${i}`,
      (i + random.range(0.2, 0.8)) * (WIDTH / 9),
      shore - 4,
      random.range(210, 320),
      {
        distance: 0.14,
        spread: 0.95,
      },
    );
  const drawn = reuse(
    stage,
    `${trees}${box(-10, shore - 12, WIDTH + 20, 14, mix(mix(inks.ground, inks.paper, 0.3), inks.near, dark ? 0.5 : 0.2))}`,
  );
  stage.add(
    water(stage, { top: shore, lightAt: sun.x }),
    mirrored(stage, 'trees', drawn, { waterline: shore + 2, depth: 300, squash: 0.8, opacity: 0.5 }),
    drawn,
  );
  const s = random.sign();
  for (let i = 0; i < 16; i++) {
    const t = random.next();
    const px = x + s * random.range(180, 900);
    stage.add(lotusLeaf(stage, px, 760 + t * 170, 40 + t * 50, 11 + t * 13, i));
    if (i % 4 === 1) stage.add(lotusFlower(stage, px + 20, 754 + t * 170, 40 + t * 30, random.range(-8, 8)));
  }
  const path = mix(mix(inks.ground, inks.paper, 0.3), inks.near, dark ? 0.45 : 0.08);
  let posts = '';
  for (let px = -20; px < WIDTH + 40; px += 96) posts += box(px, 944, 16, 62, mix(path, inks.near, 0.2));
  let joints = '';
  for (let i = -16; i <= 16; i++) joints += `M${num(x + i * 96)} 1010L${num(x + i * 150)} ${HEIGHT}`;
  stage.add(
    box(-10, 992, WIDTH + 20, HEIGHT, path),
    box(-10, 990, WIDTH + 20, 18, mix(path, inks.light, 0.3)),
    box(-10, 1006, WIDTH + 20, 10, mix(path, inks.near, 0.3)),
    stroke(`${joints}M-10 1070H${WIDTH + 10}M-10 1136H${WIDTH + 10}`, mix(path, inks.near, 0.35), 2.4, {
      'stroke-opacity': 0.5,
    }),
    posts,
    stroke(`M-10 962H${WIDTH + 10}`, mix(path, inks.near, 0.25), 7),
  );
  for (const [dx, which, k] of [
    [-150, 3, 1.5],
    [-96, 0, 1.5],
  ] as const)
    stage.add(
      oval(x - s * dx, 1092, 30, 6, inks.ink, { 'fill-opacity': 0.26 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x - s * dx, 1090, k),
    );
  stage.add(
    oval(x - s * 480, 1112, 90, 8, inks.ink, { 'fill-opacity': 0.22 }),
    place(cyclist(dress(stage, 4)), x - s * 480, 1110, 1.5, s > 0),
    broadTree(stage, 'near', x + s * 900, 1150, 900, { spread: 0.8 }),
    fill(`M${num(x + s * 900 - 110)} 1150h220l30 34h-280Z`, mix(inks.leafDark, inks.near, 0.2)),
  );
  return { x: x / WIDTH, y: 0.7 };
}
