import { chamTower } from '../kit/cham-tower';
import { mix } from '../kit/colour';
import { grassTuft } from '../kit/foliage';
import { massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { ridge } from '../kit/path';
import { dress } from '../kit/people';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, group, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** Mỹ Sơn: Cham towers, some broken, on the grass of their valley, below the peak that is bent like a tooth. That valley only. */
export function mySon(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('my-son');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const ground = 880;
  const sun = { x: x - s * random.range(420, 560), y: 250, r: 82 };
  stage.add(
    sky(stage, { horizon: 600, clouds: random.int(3, 5), sun }),
    tooth(stage, x + s * 430, s),
    mist(stage, 'high', 640, 200, inks.skyLow, 0.65),
  );
  const hills = mix(mix(inks.middle, inks.leafDark, 0.35), inks.far, 0.25);
  stage.add(
    massif(stage, 'hills', {
      y: 650,
      rise: 80,
      swell: 340,
      base: HEIGHT,
      ink: hills,
      shade: mix(hills, inks.near, 0.22),
    }).svg,
    birds(stage, x - s * 200, 250, 110, inks.ink),
    wood(
      stage,
      'edge',
      ridge(random.fork('e'), { left: -20, right: WIDTH + 20, y: 770, rise: 26, swell: 240 }),
      60,
      mix(inks.leafDark, inks.middle, 0.15),
      mix(inks.leaf, inks.middle, 0.1),
      200,
    ),
    broadTree(stage, 'tree', x - s * 850, ground + 30, 560, { distance: 0.1 }),
  );
  const grass = mix(mix(inks.leaf, inks.leafLight, 0.3), inks.near, dark ? 0.4 : 0.03);
  stage.add(
    fill(
      `M-20 ${ground - 26}Q${num(x - 400)} ${ground - 60} ${num(x)} ${ground - 30}T${WIDTH + 20} ${ground - 40}V${HEIGHT + 20}H-20Z`,
      stage.blend([
        [0, grass],
        [1, mix(grass, inks.leafDark, 0.6)],
      ]),
    ),
  );
  const brick = dark
    ? mix(mix(inks.accentDark, inks.near, 0.45), inks.ground, 0.2)
    : mix(mix(inks.accent, inks.ground, 0.5), inks.groundDark, 0.2);
  stage.add(
    place(
      broken(stage, 'back', 120, 'M-120 20V-150L-60 -196L-26 -168L12 -230L70 -176L120 -120V20Z'),
      x + s * 300,
      ground - 20,
      1.25,
    ),
    place(chamTower(stage, 'small', 146, 2), x - s * 410, ground - 6),
    place(chamTower(stage, 'main', 262, 2), x - s * 70, ground + 26),
    place(
      broken(stage, 'front', 150, 'M-140 20V-120L-84 -142L-50 -112L-14 -150L30 -96L90 -128L140 -60V20Z'),
      x + s * 560,
      ground + 62,
      1.3,
    ),
    place(walls(stage, brick), x + s * 130, ground + 140, 1.25, s < 0),
  );
  const path = mix(mix(inks.ground, inks.paper, 0.3), inks.near, dark ? 0.45 : 0.05);
  stage.add(
    fill(
      `M${num(x - s * 46)} ${ground + 40}Q${num(x - s * 160)} ${ground + 140} ${num(x - s * 60)} ${HEIGHT + 20}H${num(x - s * 400)}Q${num(x - s * 330)} ${ground + 140} ${num(x - s * 104)} ${ground + 40}Z`,
      path,
    ),
  );
  for (const [dx, y, k, which] of [
    [-262, ground + 150, 1.2, 0],
    [-214, ground + 158, 1.2, 3],
  ] as const)
    stage.add(
      oval(x + s * dx, y, 24, 4.6, inks.ink, { 'fill-opacity': 0.25 }),
      place(
        visitor(dress(stage, which), { skirt: which === 3, bag: which ? '' : inks.gold }),
        x + s * dx,
        y,
        k,
      ),
    );
  let tufts = '';
  for (let i = 0; i < 46; i++)
    tufts += grassTuft(
      random,
      random.range(0, WIDTH),
      random.range(ground + 60, HEIGHT),
      random.range(16, 44),
    );
  stage.add(fill(tufts, mix(inks.leafDark, inks.leaf, 0.35)));
  return { x: x / WIDTH, y: 0.6 };
}

/** The peak of the holy mountain: steep on one side, bent over on the other. */
function tooth(stage: Stage, x: number, s: 1 | -1): string {
  const { inks } = stage;
  const ink = mix(inks.far, inks.middle, 0.35);
  return place(
    fill(
      'M-620 320C-460 300 -330 190 -230 96C-160 26 -96 -70 -46 -112C-20 -134 14 -134 26 -116C20 -92 36 -58 70 -24C116 26 170 66 260 112C380 176 470 290 640 320Z',
      ink,
    ) +
      fill(
        'M-34 -121C-12 -134 16 -132 26 -116C20 -92 36 -58 70 -24C116 26 170 66 260 112C340 150 410 220 480 284C350 250 200 180 104 96C40 40 -10 -40 -34 -121Z',
        mix(ink, inks.near, 0.28),
      ),
    x,
    500,
    1.05,
    s < 0,
  );
}

/** A tower that has lost its head: whole below a jagged line. */
function broken(stage: Stage, label: string, w: number, line: string): string {
  const { inks } = stage;
  const random = stage.random.fork(`broken-${label}`);
  let weeds = '';
  for (let i = 0; i < 9; i++)
    weeds += grassTuft(random, random.range(-w * 0.45, w * 0.45), -w * random.range(0.85, 1.05), w * 0.14, 5);
  return (
    group(chamTower(stage, `broken-${label}`, w, 1), { 'clip-path': stage.clip(fill(line, '#000')) }) +
    fill(weeds, mix(inks.leafDark, inks.leaf, 0.5))
  );
}

/** Low walls, a stump of a column and a carved block in the grass. */
function walls(stage: Stage, brick: string): string {
  const { inks } = stage;
  const shade = mix(brick, inks.near, 0.45);
  const stone = mix(mix(inks.far, inks.ground, 0.5), inks.near, stage.dark ? 0.4 : 0.1);
  let courses = '';
  for (let i = 0; i < 5; i++) courses += `M${-250 + (i % 2) * 8} ${-8 - i * 11}h${330 - i * 26}`;
  return (
    fill('M-260 4V-52L-214 -60L-170 -48L-96 -62L-40 -44L20 -52L96 -24L104 4Z', brick) +
    stroke(courses, shade, 2.4) +
    box(-260, -2, 364, 8, shade) +
    box(150, -66, 34, 70, stone) +
    box(144, -74, 46, 11, mix(stone, inks.light, 0.3)) +
    box(144, -4, 46, 10, mix(stone, inks.near, 0.3)) +
    fill('M226 4V-30H300L312 -18V4Z', stone) +
    stroke('M238 -18h52M238 -8h60', mix(stone, inks.ink, 0.35), 2.6)
  );
}
