import { mix } from '../../kit/colour';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree, frangipani } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { cross } from '../grand-facade/church-parts';

/** The wooden church of Kon Tum: dark timber and pale plaster, verandas on posts, a bell tower in steps over the door. */
export function timber(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('timber-church');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 900;
  stage.add(
    sky(stage, { horizon: 760, clouds: random.int(3, 6) }),
    massif(stage, 'hills', {
      y: 650,
      rise: 80,
      swell: 460,
      base: 820,
      ink: mix(inks.far, inks.skyLow, 0.2),
      shade: mix(inks.far, inks.middle, 0.4),
    }).svg,
    mist(stage, 'air', 740, 130, inks.skyLow, 0.5),
  );
  for (const [dx, h] of [
    [-860, 520],
    [880, 560],
    [-650, 400],
    [660, 420],
  ] as const)
    stage.add(
      broadTree(stage, `t${dx}`, x + dx, 850, h * random.range(0.9, 1.1), { distance: 0.22, spread: 0.9 }),
    );
  const earth = mix(mix(inks.ground, inks.accentDark, 0.3), inks.near, stage.dark ? 0.46 : 0.08);
  stage.add(
    box(
      -10,
      820,
      WIDTH + 20,
      HEIGHT - 810,
      stage.blend([
        [0, mix(inks.leaf, inks.leafDark, 0.3)],
        [0.24, mix(inks.leaf, inks.ground, 0.3)],
        [1, mix(inks.leafDark, inks.ink, 0.2)],
      ]),
    ),
    fill(`M${num(x - 150)} ${ground}H${num(x + 150)}L${num(x + 520)} ${HEIGHT + 10}H${num(x - 520)}Z`, earth),
    fill(
      `M${num(x - side * 560)} ${ground}L${num(x - side * 760)} ${ground + 70}H${num(x + side * 340)}L${num(x + side * 560)} ${ground}Z`,
      inks.ink,
      { 'fill-opacity': 0.24 },
    ),
    place(front(stage), x, ground, 1),
  );
  for (const [dx, dy, which] of [
    [-130, 110, 3],
    [-80, 118, 0],
    [190, 60, 4],
    [330, 150, 1],
  ] as const) {
    const s = 1.25 + dy / 260;
    stage.add(
      oval(x + dx, ground + dy, 20 * s, 4 * s, inks.ink, { 'fill-opacity': 0.32 }),
      place(visitor(dress(stage, which), { skirt: which === 3 || which === 0 }), x + dx, ground + dy, s),
    );
  }
  stage.add(frangipani(stage, 'frangipani', x + random.sign() * 760, HEIGHT + 10, 640, 0));
  return { x: x / WIDTH, y: 0.54 };
}

/** The front; about 1040 wide and 720 high, ground at the origin. */
function front(stage: Stage): string {
  const { inks, side } = stage;
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.55), inks.ink, stage.dark ? 0.5 : 0.36);
  const edge = mix(wood, inks.light, 0.22);
  const plaster = mix(mix(inks.paper, inks.ground, 0.25), inks.near, stage.dark ? 0.42 : 0.06);
  const deep =
    stage.dark || stage.time === 'dusk' ? mix(inks.gold, inks.accent, 0.25) : mix(inks.near, inks.ink, 0.4);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.4), inks.near, stage.dark ? 0.4 : 0.2);
  const panel = (x: number, y: number, w: number, h: number) =>
    box(x - w / 2 - 8, -y - h - 8, w + 16, h + 16, wood) +
    box(x - w / 2, -y - h, w, h, plaster) +
    box(side > 0 ? x - w / 2 : x + w * 0.1, -y - h, w * 0.4, h, mix(plaster, inks.near, 0.2));
  const arched = (x: number, y: number, w: number, h: number, ink: string) =>
    fill(
      `M${num(x - w / 2 - 9)} ${-y}V${num(-y - h + w / 2)}A${num(w / 2 + 9)} ${num(w / 2 + 9)} 0 0 1 ${num(x + w / 2 + 9)} ${num(-y - h + w / 2)}V${-y}Z`,
      edge,
    ) +
    fill(
      `M${num(x - w / 2)} ${-y}V${num(-y - h + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w / 2)} ${num(-y - h + w / 2)}V${-y}Z`,
      ink,
    );
  const tier = (half: number, from: number, to: number) =>
    box(-half, -to, half * 2, to - from, wood) +
    box(side > 0 ? half * 0.4 : -half, -to, half * 0.6, to - from, mix(wood, inks.light, 0.1)) +
    box(-half - 14, -to - 4, half * 2 + 28, 16, edge);
  let bays = '';
  for (const k of [-1, 1]) for (let i = 0; i < 4; i++) bays += arched(k * (204 + i * 84), 70, 58, 150, deep);
  let rails = '';
  for (const k of [-1, 1]) for (let i = 0; i <= 24; i++) rails += `M${k * (166 + i * 14)} -70v-34`;
  let courses = '';
  for (let i = -24; i <= 24; i++) courses += `M${i * 15} -404L${num(i * 22)} -252`;
  let posts = '';
  for (let i = -6; i <= 6; i++) posts += `M${i * 84} 0V-66`;
  let steps = '';
  for (let i = 0; i < 6; i++)
    steps += box(
      -150 - i * 14,
      -62 + i * 11,
      300 + i * 28,
      12,
      mix(mix(inks.far, inks.paper, 0.3), inks.near, i % 2 ? 0.3 : 0.1),
    );
  const star = Array.from(
    { length: 8 },
    (_, i) => `M0 -372l${num(Math.cos((i * Math.PI) / 4) * 44)} ${num(Math.sin((i * Math.PI) / 4) * 44)}`,
  ).join('');
  return (
    box(-520, -66, 1040, 66, mix(inks.near, inks.ink, 0.5), { 'fill-opacity': 0.7 }) +
    stroke(posts, wood, 18) +
    box(-530, -246, 1060, 180, wood) +
    bays +
    stroke(rails, edge, 4) +
    box(-528, -110, 376, 9, edge) +
    box(152, -110, 376, 9, edge) +
    box(-540, -74, 1080, 16, edge) +
    fill('M-566 -236L-350 -410H350L566 -236Z', tile) +
    fill(
      side > 0 ? 'M60 -410H350L566 -236H120Z' : 'M-60 -410H-350L-566 -236H-120Z',
      mix(tile, inks.light, 0.2),
    ) +
    stroke(courses, mix(tile, inks.ink, 0.4), 2.4, { 'stroke-opacity': 0.6 }) +
    box(-570, -242, 1140, 12, mix(tile, inks.ink, 0.5)) +
    fill('M-250 -236L0 -470L250 -236Z', wood) +
    stroke('M-262 -226L0 -472L262 -226', edge, 14) +
    tier(160, 0, 300) +
    panel(-118, 120, 56, 130) +
    panel(118, 120, 56, 130) +
    arched(0, 66, 116, 184, deep) +
    stroke('M0 -66V-240M-58 -180H58', wood, 6) +
    tier(132, 300, 440) +
    disc(0, -372, 58, edge) +
    disc(0, -372, 48, deep) +
    stroke(star, wood, 6) +
    disc(0, -372, 15, wood) +
    panel(-100, 326, 36, 90) +
    panel(100, 326, 36, 90) +
    tier(104, 440, 540) +
    [-60, 0, 60].map((px) => arched(px, 452, 36, 70, deep)).join('') +
    tier(74, 540, 618) +
    [-30, 30].map((px) => arched(px, 550, 34, 54, deep)).join('') +
    fill('M-92 -618L0 -740L92 -618Z', tile) +
    fill(side > 0 ? 'M0 -740L92 -618H10Z' : 'M0 -740L-92 -618H-10Z', mix(tile, inks.light, 0.24)) +
    cross(stage, 0, -738, 58) +
    steps
  );
}
