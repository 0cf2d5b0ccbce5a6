import { mix } from '../../kit/colour';
import { karst } from '../../kit/karst';
import { wood } from '../../kit/land';
import { opening } from '../../kit/masonry';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { dress } from '../../kit/people';
import { flatPlane } from '../../kit/plane';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke, use } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { mirrored, ripples } from '../../kit/water';
import { cross } from '../grand-facade/church-parts';

/** Phương Đình at Phát Diệm: a bell house of grey stone, three gates below, curved roofs above, a lake before it. */
export function stone(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('stone-church');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 850;
  stage.add(sky(stage, { horizon: 760, clouds: random.int(2, 5) }));
  for (let i = 0; i < 7; i++) {
    const h = random.range(90, 190);
    const ink = mix(inks.far, inks.skyLow, 0.3);
    stage.add(
      karst(stage, `hill${i}`, {
        x: i * 320 + random.range(-60, 60),
        base: 760,
        width: h * 1.7,
        height: h,
        form: random.pick(['cone', 'hump', 'leaning']),
        detail: 0.2,
        ink,
        shade: mix(ink, inks.near, 0.2),
      }).svg,
    );
  }
  stage.add(
    mist(stage, 'air', 740, 120, inks.skyLow, 0.6),
    wood(
      stage,
      'trees',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: 770, rise: 18, swell: 240 }),
      40,
      mix(inks.leafDark, inks.far, 0.35),
      mix(inks.leaf, inks.far, 0.3),
      110,
    ),
  );
  const trees = [
    [-800, 430],
    [800, 460],
    [-620, 320],
    [630, 330],
  ]
    .map(([dx, h], i) =>
      broadTree(stage, `t${i}`, x + (dx ?? 0), ground, (h ?? 300) * random.range(0.9, 1.1), {
        spread: 0.85,
        distance: 0.1,
      }),
    )
    .join('');
  const scene = use(stage.define(trees + place(bellHouse(stage), x, ground, 1)));
  const pave = mix(mix(inks.ground, inks.paper, 0.35), inks.near, stage.dark ? 0.48 : 0.08);
  stage.add(
    box(-10, ground - 30, WIDTH + 20, 110, pave),
    scene,
    box(
      -10,
      ground,
      WIDTH + 20,
      70,
      stage.blend([
        [0, pave],
        [1, mix(pave, inks.near, 0.3)],
      ]),
    ),
    box(-10, ground + 66, WIDTH + 20, 26, mix(pave, inks.near, 0.5)),
    box(-10, ground + 62, WIDTH + 20, 8, mix(pave, inks.light, 0.4)),
  );
  for (const [dx, which] of [
    [-330, 3],
    [-286, 1],
    [240, 0],
  ] as const)
    stage.add(
      oval(x + dx, ground + 44, 20, 4, inks.ink, { 'fill-opacity': 0.32 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x + dx, ground + 44, 1.12),
    );
  stage.add(
    box(
      -10,
      ground + 90,
      WIDTH + 20,
      HEIGHT - ground,
      stage.blend([
        [0, mix(inks.waterTop, inks.leaf, 0.12)],
        [1, mix(inks.waterLow, inks.leafDark, 0.2)],
      ]),
    ),
    mirrored(stage, 'mirror', scene, { waterline: ground + 64, depth: 320, squash: 0.52, opacity: 0.5 }),
    ripples(stage, 'lake', ground + 100, HEIGHT, 0.7),
    broadTree(stage, 'near', x + random.sign() * 1010, 1210, 900, { spread: 0.8 }),
  );
  return { x: x / WIDTH, y: 0.56 };
}

/** The bell house; about 900 wide and 620 high, ground at the origin. */
function bellHouse(stage: Stage): string {
  const { inks, side } = stage;
  const face = mix(mix(inks.far, inks.ground, 0.4), inks.near, stage.dark ? 0.46 : 0.16);
  const shade = mix(face, inks.ink, 0.28);
  const lit = mix(face, inks.light, 0.4);
  const deep = mix(inks.near, inks.ink, 0.5);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.6), inks.near, stage.dark ? 0.42 : 0.24);
  const plane = flatPlane(0, 0);
  const arch = (x: number, y: number, w: number, h: number, rim = 14) =>
    fill(plane.shape(opening(x, y, w + rim * 2, h + rim, 'round')), lit) +
    fill(plane.shape(opening(x, y, w, h, 'round')), deep);
  const block = (x: number, half: number, from: number, to: number) =>
    box(x - half, -to, half * 2, to - from, face) +
    box(side > 0 ? x - half : x + half * 0.45, -to, half * 0.55, to - from, shade);
  const roof = (x: number, half: number, eave: number, top: number, span: number, up: number) =>
    curvedRoof(stage, { x, half, eave: -eave, ridge: -top, span, upturn: up, tile });
  let courses = '';
  for (let y = 34, row = 0; y < 250; y += 36, row++) {
    courses += `M-430 ${-y}H430`;
    for (let px = -430 + (row % 2) * 42; px < 430; px += 84) courses += `M${px} ${-y}v36`;
  }
  const pavilion = (x: number, half: number, from: number) =>
    block(x, half, from, from + 84) +
    arch(x, from + 6, half * 0.8, 62, 6) +
    roof(x, half + 34, from + 80, from + 136, 0.36, 26) +
    stroke(`M${x} ${-from - 136}v-16`, lit, 8) +
    cross(stage, x, -from - 148, 36);
  return (
    block(0, 440, 0, 258) +
    stroke(courses, mix(face, inks.ink, 0.4), 1.8, { 'stroke-opacity': 0.45 }) +
    box(-462, -22, 924, 26, mix(face, inks.near, 0.3)) +
    [-440, -196, 196, 440]
      .map((px) => box(px - 24, -258, 48, 258, lit) + box(side > 0 ? px - 24 : px + 6, -258, 18, 258, face))
      .join('') +
    arch(-318, 0, 124, 172) +
    arch(318, 0, 124, 172) +
    arch(0, 0, 196, 216, 18) +
    box(-60, -246, 120, 20, mix(face, inks.near, 0.25)) +
    box(-476, -282, 952, 28, lit) +
    box(-460, -258, 920, 10, shade) +
    stroke(Array.from({ length: 45 }, (_, i) => `M${-462 + i * 21} -282v-24`).join(''), lit, 7) +
    box(-470, -314, 940, 10, lit) +
    pavilion(-380, 76, 306) +
    pavilion(380, 76, 306) +
    block(0, 236, 306, 400) +
    arch(-140, 312, 80, 66, 7) +
    arch(140, 312, 80, 66, 7) +
    arch(0, 308, 108, 78, 9) +
    roof(0, 300, 396, 462, 0.62, 40) +
    block(0, 140, 458, 530) +
    arch(-66, 464, 58, 54, 6) +
    arch(66, 464, 58, 54, 6) +
    roof(0, 196, 526, 606, 0.4, 34) +
    stroke('M0 -604v-22', lit, 10) +
    cross(stage, 0, -622, 60) +
    stroke(`M${num(-side * 430)} -4H${num(-side * 560)}`, inks.ink, 8, { 'stroke-opacity': 0.2 })
  );
}
