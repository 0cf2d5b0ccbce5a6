import { sampan } from '../kit/boats';
import { mix } from '../kit/colour';
import { karst } from '../kit/karst';
import { massif } from '../kit/land';
import { mist } from '../kit/mist';
import { polygon } from '../kit/path';
import { dress } from '../kit/people';
import { reuse } from '../kit/reuse';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { fill, num, oval, type Point, place, stroke } from '../kit/svg';
import { leafMass } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';
import { mirrored, water } from '../kit/water';

/** The Father and Son rocks off Chùa Hang at Kiên Lương as they are since 2006: the Son stands, of the Father a stump is left. Those rocks only. */
export function sonRock(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('son-rock');
  const x = WIDTH * random.range(0.47, 0.53);
  const line = 700;
  const sun = { x: x - side * random.range(420, 560), y: 320, r: 86 };
  stage.add(sky(stage, { horizon: line, clouds: random.int(3, 5), sun }));
  const far = mix(inks.far, inks.skyLow, 0.35);
  stage.add(
    massif(stage, 'far', {
      y: line - 30,
      rise: 34,
      swell: 300,
      base: line + 4,
      ink: far,
      shade: mix(far, inks.middle, 0.3),
      bend: (px) => Math.min(60, ((px - x) / 700) ** 2 * 40),
    }).svg,
    mist(stage, 'air', line - 10, 90, inks.skyLow, 0.5),
    birds(stage, x + side * 360, 270, 120, inks.ink),
    water(stage, { top: line, lightAt: sun.x }),
  );
  const rock = mix(mix(inks.far, inks.groundDark, 0.55), inks.near, stage.dark ? 0.5 : 0.22);
  const hill = { ink: mix(rock, inks.leafDark, 0.25), shade: mix(rock, inks.ink, 0.4) };
  const cliffs = [
    karst(stage, 'cliff', {
      x: x - side * 860,
      base: line + 70,
      width: 520,
      height: 430,
      form: 'hump',
      detail: 0.9,
      ...hill,
    }).svg,
    karst(stage, 'islet', {
      x: x + side * 720,
      base: line + 16,
      width: 250,
      height: 120,
      form: 'hump',
      detail: 0.7,
      ...hill,
    }).svg,
  ].join('');
  const rocks = reuse(stage, place(stacks(stage, rock), x, line + 120, 1.16, side < 0));
  stage.add(
    cliffs,
    mirrored(stage, 'below', rocks, { waterline: line + 124, depth: 330, squash: 0.6, opacity: 0.5 }),
    rocks,
    place(sampan(stage, dress(stage, 2), 'standing'), x + side * 470, line + 210, 1.9, side > 0),
  );
  shoreOf(stage, x);
  return { x: x / WIDTH, y: 0.54 };
}

/** The common foot, the leaning Son with his bushes, the broken Father beside him; about 560 wide, waterline at the origin. */
function stacks(stage: Stage, rock: string): string {
  const { inks } = stage;
  const random = stage.random.fork('stacks');
  const shade = mix(rock, inks.ink, 0.4);
  const lit = mix(rock, inks.light, 0.28);
  const son: Point[] = [
    [40, -60],
    [34, -120],
    [48, -190],
    [44, -250],
    [64, -318],
    [92, -352],
    [124, -340],
    [140, -300],
    [132, -240],
    [150, -176],
    [146, -110],
    [168, -56],
  ];
  const stump: Point[] = [
    [-210, -40],
    [-196, -92],
    [-172, -124],
    [-150, -112],
    [-128, -138],
    [-96, -116],
    [-78, -80],
    [-30, -54],
  ];
  const foot: Point[] = [
    [-280, 4],
    [-262, -22],
    [-220, -50],
    [-120, -62],
    [0, -66],
    [120, -72],
    [214, -58],
    [262, -24],
    [276, 4],
  ];
  const bush = (cx: number, cy: number, rx: number, ry: number) =>
    fill(leafMass(random, cx, cy, rx, ry, 9), inks.leafDark) +
    fill(
      leafMass(random, cx + stage.side * rx * 0.2, cy - ry * 0.3, rx * 0.6, ry * 0.5, 7),
      mix(inks.leafDark, inks.leaf, 0.6),
    );
  let cracks = '';
  for (let i = 0; i < 7; i++) cracks += `M${58 + i * 13} ${-96 - i * 34}l${-6 + i * 2} 40l8 26`;
  for (let i = 0; i < 6; i++) cracks += `M${-230 + i * 84} -44l6 22l-8 14`;
  return (
    fill(polygon(stump), rock) +
    fill('M-210 -40L-196 -92L-172 -124L-160 -118Q-176 -84 -168 -40Z', shade) +
    fill('M-150 -112L-128 -138L-96 -116L-104 -104L-128 -122L-146 -100Z', lit) +
    fill(polygon(son), rock) +
    fill('M40 -60L34 -120L48 -190L44 -250L64 -318L92 -352Q74 -300 82 -240Q66 -180 84 -60Z', shade) +
    fill(
      'M124 -340L140 -300L132 -240L150 -176L146 -110L168 -56H146Q120 -160 116 -230Q122 -290 112 -346Z',
      lit,
      {
        'fill-opacity': 0.7,
      },
    ) +
    bush(96, -344, 40, 18) +
    bush(150, -150, 20, 12) +
    fill(polygon(foot), mix(rock, inks.near, 0.1)) +
    fill('M-280 4L-262 -22L-220 -50L-120 -62Q-176 -30 -170 4Z', shade) +
    stroke(cracks, shade, 4, { 'stroke-opacity': 0.7 }) +
    bush(-20, -66, 58, 20) +
    bush(204, -54, 40, 16) +
    bush(-104, -112, 20, 10) +
    oval(0, 4, 290, 9, mix(inks.waterTop, inks.light, 0.4), { 'fill-opacity': 0.55 })
  );
}

/** The beach behind the cave temple, with a boat drawn up and two who look out. */
function shoreOf(stage: Stage, x: number): void {
  const { inks, side, dark } = stage;
  const sand = mix(mix(inks.ground, inks.paper, 0.3), inks.near, dark ? 0.4 : 0.02);
  stage.add(
    fill(
      `M-20 ${HEIGHT + 20}V1080Q${num(x - 300)} 1030 ${num(x)} 1084T${WIDTH + 20} 1062V${HEIGHT + 20}Z`,
      mix(sand, inks.light, 0.5),
    ),
    fill(
      `M-20 ${HEIGHT + 20}V1100Q${num(x - 300)} 1050 ${num(x)} 1104T${WIDTH + 20} 1082V${HEIGHT + 20}Z`,
      sand,
    ),
  );
  for (const [dx, which] of [
    [-300, 0],
    [-242, 3],
  ] as const)
    stage.add(
      oval(x + side * dx, 1140, 34, 6, inks.ink, { 'fill-opacity': 0.22 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x + side * dx, 1140, 1.5),
    );
}
