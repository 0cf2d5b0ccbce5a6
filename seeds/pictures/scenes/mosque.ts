import { mix, turn } from '../kit/colour';
import { wood } from '../kit/land';
import { mist } from '../kit/mist';
import { ridge } from '../kit/path';
import { dress } from '../kit/people';
import { palm } from '../kit/plants';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';

interface Paints {
  white: string;
  shade: string;
  trim: string;
  deep: string;
}

/** A mosque of the Cham on the Hậu river: white and green, pointed arches, a tower with an oval dome over the door. */
export function mosque(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('mosque');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 900;
  const s = random.sign();
  const sun = { x: x + side * random.range(520, 680), y: 300, r: 80 };
  stage.add(
    sky(stage, { horizon: 760, clouds: random.int(3, 6), sun }),
    wood(
      stage,
      'far',
      ridge(random.fork('f'), { left: -20, right: WIDTH + 20, y: 740, rise: 18, swell: 260 }),
      54,
      mix(inks.leafDark, inks.far, 0.42),
      mix(inks.leaf, inks.far, 0.38),
      200,
    ),
    mist(stage, 'air', 760, 120, inks.skyLow, 0.45),
    palm(stage, 'a', x - 640, ground + 8, 520, -0.08),
    palm(stage, 'b', x + 700, ground + 6, 580, 0.1),
    palm(stage, 'c', x - 780, ground + 14, 640, 0.06),
    place(house(stage), x, ground + 2, 1.06),
  );
  const pave = mix(mix(inks.ground, inks.paper, 0.25), inks.near, stage.dark ? 0.42 : 0.04);
  let joints = '';
  for (let i = -15; i <= 15; i++) joints += `M${num(x + i * 84)} ${ground}L${num(x + i * 260)} ${HEIGHT}`;
  for (const y of [10, 28, 56, 100, 164, 250]) joints += `M-10 ${ground + y}H${WIDTH + 10}`;
  stage.add(
    box(
      -10,
      ground,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(pave, inks.light, 0.3)],
        [1, mix(pave, inks.near, 0.3)],
      ]),
    ),
    stroke(joints, mix(pave, inks.ink, 0.3), 2.4, { 'stroke-opacity': 0.4 }),
    fill(
      `M${x - 480} ${ground}H${x + 480}L${x - side * 140 + 440} ${ground + 70}H${x - side * 260 - 440}Z`,
      inks.near,
      { 'fill-opacity': 0.22 },
    ),
  );
  for (const [dx, dy, k, woman] of [
    [-210, 74, 1.2, false],
    [-150, 86, 1.25, false],
    [250, 110, 1.4, true],
    [316, 118, 1.42, true],
    [-20, 60, 1.12, false],
  ] as const)
    stage.add(
      oval(x + s * dx, ground + dy, 24 * k, 4.4 * k, inks.ink, { 'fill-opacity': 0.28 }),
      place(worshipper(stage, woman, Math.round(Math.abs(dx))), x + s * dx, ground + dy, k, s < 0),
    );
  stage.add(palm(stage, 'near', x - s * 900, HEIGHT + 30, 1000, s * 0.08));
  return { x: x / WIDTH, y: 0.54 };
}

/** Someone on the way to prayer, from behind: a man in shirt, checked sarong and white cap, a woman in a long scarf; about 100 high. */
function worshipper(stage: Stage, woman: boolean, which: number): string {
  const { inks } = stage;
  const c = dress(stage, which % 3 ? 1 : 4);
  const white = mix(inks.paper, inks.near, stage.dark ? 0.34 : 0.03);
  const cloth =
    [
      mix(inks.waterLow, inks.near, 0.25),
      mix(inks.accentDark, inks.near, 0.2),
      mix(inks.leaf, inks.near, 0.35),
    ][which % 3] ?? inks.near;
  if (woman)
    return (
      stroke('M-5 -10V-2M5 -10V-2', c.skin, 4.6) +
      fill('M-11 -62H11L17 -6Q0 -2 -17 -6Z', cloth) +
      stroke('M-14 -16Q0 -11 14 -16', inks.gold, 2.4) +
      fill('M-14 -72Q0 -84 14 -72L17 -42Q0 -34 -17 -42Z', mix(cloth, inks.paper, 0.4)) +
      fill(
        'M-9 -88Q-11 -104 0 -104Q11 -104 9 -88L15 -60Q0 -52 -15 -60Z',
        mix(inks.lotus, inks.paper, which % 2 ? 0.2 : 0.7),
      )
    );
  return (
    stroke('M-5 -8V-2M5 -8V-2', c.skin, 4.6) +
    fill('M-11 -50H11L14 -7Q0 -3 -14 -7Z', cloth) +
    stroke(
      'M-12 -38H12M-13 -26H13M-13.6 -14H13.6M-5 -49L-7 -6M5 -49L7 -6',
      mix(cloth, inks.paper, 0.5),
      1.4,
    ) +
    stroke('M-11 -76Q-16 -62 -13 -48M11 -76Q16 -62 13 -48', mix(white, inks.near, 0.2), 6) +
    fill('M-12 -80Q0 -86 12 -80L11 -46Q0 -43 -11 -46Z', white) +
    stroke('M0 -82v-7', c.skin, 5.4) +
    oval(0, -94, 6.2, 7.6, c.skin) +
    fill('M-7 -95Q-7 -105 0 -105Q7 -105 7 -95Q0 -92 -7 -95Z', white)
  );
}

/** A pointed arch from the floor. */
const arch = (x: number, foot: number, w: number, h: number) =>
  `M${num(x - w)} ${num(foot)}V${num(foot - h + w * 1.1)}Q${num(x - w)} ${num(foot - h + w * 0.36)} ${num(x)} ${num(foot - h)}Q${num(x + w)} ${num(foot - h + w * 0.36)} ${num(x + w)} ${num(foot - h + w * 1.1)}V${num(foot)}Z`;

/** A dome on its drum, with crescent and star. */
function dome(stage: Stage, c: Paints, x: number, y: number, r: number, tall: number, moon: boolean): string {
  const { inks, side } = stage;
  const d = `M${num(x - r * 0.86)} ${num(y)}C${num(x - r * 1.3)} ${num(y - r * tall * 0.5)} ${num(x - r * 0.6)} ${num(y - r * tall * 0.86)} ${num(x)} ${num(y - r * tall)}C${num(x + r * 0.6)} ${num(y - r * tall * 0.86)} ${num(x + r * 1.3)} ${num(y - r * tall * 0.5)} ${num(x + r * 0.86)} ${num(y)}Z`;
  const clip = stage.clip(fill(d, '#000'));
  let ribs = '';
  for (const k of [-0.6, -0.2, 0.2, 0.6])
    ribs += `M${num(x + k * r * 1.3)} ${num(y)}Q${num(x + k * r * 1.7)} ${num(y - r * tall * 0.56)} ${num(x)} ${num(y - r * tall)}`;
  const tip = y - r * tall;
  return (
    box(x - r, y - 2, r * 2, r * 0.2, c.white) +
    fill(d, c.trim) +
    `<g clip-path="${clip}">${fill(`M${num(x - side * r * 1.4)} ${num(y)}V${num(tip)}H${num(x - side * r * 0.1)}Q${num(x - side * r * 0.66)} ${num(y - r * 0.5)} ${num(x - side * r * 0.2)} ${num(y)}Z`, mix(c.trim, inks.ink, 0.34))}${stroke(ribs, mix(c.trim, inks.light, 0.4), Math.max(2, r * 0.04))}</g>` +
    stroke(`M${num(x)} ${num(tip)}v${num(-r * 0.5)}`, inks.gold, Math.max(2.4, r * 0.07)) +
    disc(x, tip - r * 0.14, r * 0.09, inks.gold) +
    (moon
      ? fill(
          `M${num(x - r * 0.2)} ${num(tip - r * 0.86)}A${num(r * 0.27)} ${num(r * 0.27)} 0 1 0 ${num(x + r * 0.2)} ${num(tip - r * 0.86)}A${num(r * 0.21)} ${num(r * 0.21)} 0 1 1 ${num(x - r * 0.2)} ${num(tip - r * 0.86)}Z`,
          inks.gold,
        ) + disc(x, tip - r * 0.78, r * 0.07, inks.gold)
      : '')
  );
}

/** About 900 wide and 640 high, ground at the origin. */
function house(stage: Stage): string {
  const { inks, side, dark } = stage;
  const lamp = dark || stage.time === 'dusk';
  const white = mix(mix(inks.paper, inks.light, 0.3), inks.near, dark ? 0.34 : 0.03);
  const c: Paints = {
    white,
    shade: mix(white, mix(inks.middle, inks.near, 0.3), 0.34),
    trim: mix(turn(mix(inks.leaf, inks.waterLow, 0.35), -6), inks.near, dark ? 0.3 : 0.04),
    deep: lamp
      ? mix(inks.gold, inks.accentDark, 0.16)
      : mix(mix(inks.near, inks.waterLow, 0.3), inks.ink, 0.3),
  };
  const bay = (x: number, w: number, h: number, foot = -40) =>
    fill(arch(x, foot, w + 10, h + 14), c.trim) +
    fill(arch(x, foot, w + 5, h + 7), c.white) +
    fill(arch(x, foot, w, h), c.deep);
  let parapet = '';
  for (let px = -420; px < 420; px += 30) parapet += `M${px} -268v-18q15 -20 30 0v18Z`;
  const turret = (x: number) =>
    box(x - 32, -330, 64, 330, c.white) +
    box(side > 0 ? x - 32 : x + 10, -330, 22, 330, c.shade) +
    [-80, -180].map((y) => fill(arch(x, y, 11, 62), c.trim)).join('') +
    box(x - 38, -268, 76, 12, c.trim) +
    box(x - 40, -340, 80, 14, c.trim) +
    fill(arch(x, -284, 13, 40), c.deep) +
    dome(stage, c, x, -338, 36, 1.5, false);
  const steps = Array.from({ length: 4 }, (_, i) =>
    box(-170 - i * 14, -40 + i * 10, 340 + i * 28, 11, i % 2 ? c.white : c.shade),
  ).join('');
  return (
    dome(stage, c, -236, -286, 78, 1.3, true) +
    dome(stage, c, 236, -286, 78, 1.3, true) +
    box(-440, -276, 880, 276, c.white) +
    box(-440, -40, 880, 42, c.shade) +
    box(-446, -44, 892, 9, c.trim) +
    [-372, -300, -228, 228, 300, 372].map((px) => bay(px, 25, 146)).join('') +
    box(-446, -276, 892, 12, c.trim) +
    box(-446, -240, 892, 5, c.trim) +
    fill(parapet, c.white) +
    turret(-440) +
    turret(440) +
    box(-176, -350, 352, 350, c.white) +
    box(side > 0 ? -176 : 96, -350, 80, 350, c.shade, { 'fill-opacity': 0.7 }) +
    bay(0, 72, 218) +
    bay(-128, 26, 146) +
    bay(128, 26, 146) +
    [-128, 0, 128]
      .map(
        (px) =>
          fill(arch(px, -276, px ? 16 : 20, 48), c.trim) + fill(arch(px, -276, px ? 11 : 14, 40), c.deep),
      )
      .join('') +
    box(-184, -352, 368, 13, c.trim) +
    box(-110, -452, 220, 102, c.white) +
    box(side > 0 ? -110 : 54, -452, 56, 102, c.shade, { 'fill-opacity': 0.7 }) +
    [-66, 0, 66]
      .map((px) => fill(arch(px, -356, 25, 78), c.trim) + fill(arch(px, -356, 19, 68), c.deep))
      .join('') +
    [-112, 112]
      .map((px) => box(px - 13, -470, 26, 120, c.white) + dome(stage, c, px, -470, 15, 1.7, false))
      .join('') +
    box(-122, -462, 244, 13, c.trim) +
    dome(stage, c, 0, -466, 92, 1.36, true) +
    steps
  );
}
