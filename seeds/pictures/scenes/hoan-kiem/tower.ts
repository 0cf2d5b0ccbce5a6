import { mix } from '../../kit/colour';
import { crowns } from '../../kit/foliage';
import { downTo } from '../../kit/path';
import { reuse } from '../../kit/reuse';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import type { Focal } from '../../kit/types';
import { mirrored, ripples } from '../../kit/water';
import { hangingBoughs, lakeside } from './shore';

/** The Turtle Tower on its islet of grass, boughs of a freshwater mangrove over the near shore. */
export function turtleTower(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('turtle-tower');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  lakeside(stage, x, 640);
  const line = 800;
  const whole = reuse(stage, place(islet(stage), x, line, 1.12));
  stage.add(
    mirrored(stage, 'tower-below', whole, { waterline: line + 6, depth: 330, squash: 0.72, opacity: 0.6 }),
    whole,
    ripples(stage, 'near', line + 40, HEIGHT, 0.5),
    hangingBoughs(stage, s > 0 ? -40 : WIDTH + 40, s, mix(inks.accent, inks.near, stage.dark ? 0.3 : 0.05)),
  );
  let kerb = '';
  for (let i = 0; i < 12; i++) kerb += `M${i * 180 + 40} ${HEIGHT - 66}v70`;
  const stone = mix(mix(inks.far, inks.ground, 0.4), inks.near, stage.dark ? 0.45 : 0.2);
  stage.add(
    box(-10, HEIGHT - 68, WIDTH + 20, 80, stone),
    box(-10, HEIGHT - 76, WIDTH + 20, 14, mix(stone, inks.light, 0.4)),
    stroke(kerb, mix(stone, inks.ink, 0.4), 3),
  );
  return { x: x / WIDTH, y: 0.52 };
}

/** About 520 wide and 430 high, waterline at the origin. */
export function islet(stage: Stage): string {
  const { inks, side } = stage;
  const random = stage.random.fork('islet');
  const lamp = stage.dark || stage.time === 'dusk';
  const wall = mix(
    mix(mix(inks.paper, inks.ground, 0.35), inks.far, 0.2),
    inks.near,
    stage.dark ? 0.3 : 0.06,
  );
  const shade = mix(wall, mix(inks.near, inks.leafDark, 0.3), 0.42);
  const moss = mix(wall, inks.leafDark, 0.5);
  const deep = lamp ? mix(inks.gold, inks.accentDark, 0.15) : mix(inks.near, inks.ink, 0.45);
  const arch = (px: number, foot: number, w: number, h: number) =>
    `M${num(px - w)} ${foot}V${num(foot - h + w)}Q${num(px - w)} ${num(foot - h + w * 0.2)} ${num(px)} ${num(foot - h)}Q${num(px + w)} ${num(foot - h + w * 0.2)} ${num(px + w)} ${num(foot - h + w)}V${foot}Z`;
  const storey = (half: number, foot: number, h: number, bays: number, w: number, ah: number) => {
    let out =
      box(-half, foot - h, half * 2, h, wall) +
      box(side > 0 ? -half : half * 0.5, foot - h, half * 0.5, h, shade, { 'fill-opacity': 0.8 });
    const step = (half * 2) / bays;
    for (let i = 0; i < bays; i++) {
      const px = -half + step * (i + 0.5);
      out +=
        fill(arch(px, foot, w + 6, ah + 8), mix(wall, inks.light, 0.3)) + fill(arch(px, foot, w, ah), deep);
    }
    let stains = '';
    for (let i = 0; i < 7; i++) {
      const px = random.range(-half + 6, half - 14);
      stains += `M${num(px)} ${foot - h}h${num(random.range(6, 14))}l-3 ${num(random.range(14, h * 0.5))}h-4Z`;
    }
    return (
      out +
      fill(stains, moss, { 'fill-opacity': 0.55 }) +
      box(-half - 8, foot - h - 6, half * 2 + 16, 9, wall) +
      box(-half - 8, foot - h + 1, half * 2 + 16, 4, shade)
    );
  };
  const grass = mix(mix(inks.leaf, inks.leafLight, 0.25), inks.near, stage.dark ? 0.3 : 0.05);
  const bushes = crowns(random, [[-236, -10] as Point, [-120, -24] as Point], 22, 54);
  const other = crowns(random, [[140, -24] as Point, [240, -8] as Point], 18, 40);
  let rocks = '';
  for (let i = 0; i < 16; i++) rocks += `M${-252 + i * 32} 4q4 -18 16 -20t18 20Z`;
  return (
    fill('M-280 4Q-220 -30 -120 -36H130Q220 -30 282 4Z', grass) +
    fill(rocks, mix(mix(inks.far, inks.groundDark, 0.5), inks.near, 0.35)) +
    fill(downTo(bushes, 0), inks.leafDark) +
    fill(downTo(other, 0), mix(inks.leafDark, inks.leaf, 0.3)) +
    box(-134, -48, 268, 18, mix(wall, inks.near, 0.25)) +
    box(-126, -60, 252, 14, wall) +
    storey(112, -60, 112, 3, 23, 86) +
    [-1, 1].map((k) => fill(`M${k * 112} -176l${k * 16} -16l${-k * 8} -4Z`, wall)).join('') +
    storey(88, -178, 88, 3, 17, 66) +
    storey(60, -272, 58, 1, 15, 40) +
    disc(0, -300, 15, mix(wall, inks.light, 0.3)) +
    disc(0, -300, 10, deep) +
    curvedRoof(stage, {
      x: 0,
      half: 66,
      eave: -328,
      ridge: -374,
      span: 0.5,
      upturn: 14,
      tile: mix(mix(inks.far, inks.groundDark, 0.5), inks.near, 0.3),
    }) +
    [-118, 118, -94, 94]
      .map((px, i) => fill(`M${px - 7} ${i < 2 ? -178 : -272}q7 -26 7 -30q0 4 7 30Z`, wall))
      .join('') +
    oval(-side * 60, -32, 90, 6, inks.ink, { 'fill-opacity': 0.2 })
  );
}
