import { mix } from '../kit/colour';
import { wood } from '../kit/land';
import { clock, lampPost } from '../kit/masonry';
import { ridge } from '../kit/path';
import { dress } from '../kit/people';
import { motorbike, tiedLoad } from '../kit/riders';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** The Central Post Office in Sài Gòn: long and yellow, green shutters, the gable with its clock over one great arch. That house only. */
export function postOffice(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('post-office');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 860;
  const s = random.sign();
  stage.add(
    sky(stage, {
      horizon: 720,
      clouds: random.int(3, 5),
      sun: { x: x + side * random.range(500, 640), y: 230, r: 76 },
    }),
    wood(
      stage,
      'trees',
      ridge(random.fork('t'), { left: -20, right: WIDTH + 20, y: 640, rise: 30, swell: 220 }),
      66,
      mix(inks.leafDark, inks.far, 0.3),
      mix(inks.leaf, inks.far, 0.26),
      320,
    ),
    place(house(stage), x, ground),
    broadTree(stage, 'left', x - 890, ground + 40, 560),
    broadTree(stage, 'right', x + 900, ground + 40, 600),
  );
  const road = mix(mix(inks.far, inks.near, 0.3), inks.ink, dark ? 0.4 : 0.08);
  const pavement = mix(mix(inks.ground, inks.paper, 0.4), inks.near, dark ? 0.42 : 0.04);
  stage.add(
    box(-10, ground, WIDTH + 20, 130, pavement),
    box(-10, ground + 118, WIDTH + 20, 14, mix(pavement, inks.near, 0.3)),
    box(-10, ground + 132, WIDTH + 20, HEIGHT, road),
    stroke(`M-10 ${ground + 262}H${WIDTH + 10}`, mix(road, inks.paper, 0.7), 7, {
      'stroke-dasharray': '90 70',
    }),
    place(lampPost(stage), x - 560, ground + 84, 1.1),
    place(lampPost(stage), x + 560, ground + 84, 1.1),
  );
  for (const [dx, dy, k, which] of [
    [-160, 72, 1.05, 0],
    [-118, 78, 1.05, 3],
    [230, 60, 1, 1],
    [-420, 92, 1.1, 5],
  ] as const)
    stage.add(
      oval(x + s * dx, ground + dy, 24 * k, 4.6 * k, inks.ink, { 'fill-opacity': 0.25 }),
      place(
        visitor(dress(stage, which), { skirt: which === 3, bag: which === 5 ? inks.gold : '' }),
        x + s * dx,
        ground + dy,
        k,
        s < 0,
      ),
    );
  stage.add(
    place(motorbike(dress(stage, 4), '', true), x + s * 380, ground + 230, 1.3, s > 0),
    place(
      motorbike(dress(stage, 1), tiedLoad(dress(stage, 1), 1), true),
      x - s * 330,
      ground + 312,
      1.6,
      s < 0,
    ),
  );
  return { x: x / WIDTH, y: 0.54 };
}

/** About 1360 wide and 520 high, ground at the origin. */
function house(stage: Stage): string {
  const { inks, side, dark } = stage;
  const lamp = dark || stage.time === 'dusk';
  const wall = mix(mix(inks.gold, inks.paper, 0.3), inks.near, dark ? 0.42 : 0.04);
  const dim = mix(wall, mix(inks.accentDark, inks.near, 0.4), 0.3);
  const white = mix(mix(inks.paper, inks.light, 0.3), inks.near, dark ? 0.36 : 0);
  const shade = mix(white, inks.near, 0.36);
  const shutter = mix(mix(inks.leafDark, inks.leaf, 0.35), inks.near, 0.15);
  const tile = mix(mix(inks.accent, inks.groundDark, 0.5), inks.near, dark ? 0.4 : 0.14);
  const deep = lamp ? mix(inks.gold, inks.accentDark, 0.16) : mix(inks.near, inks.ink, 0.4);
  const arch = (px: number, half: number, foot: number, top: number) =>
    `M${num(px - half)} ${foot}V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}Z`;
  const slats = (px: number, half: number, top: number, foot: number) => {
    let d = '';
    for (let y = top + 8; y < foot; y += 9) d += `M${num(px - half + 4)} ${y}h${half * 2 - 8}`;
    return (
      stroke(d, mix(shutter, inks.ink, 0.4), 2.4) +
      box(px - 1.5, top, 3, foot - top, mix(shutter, inks.ink, 0.5))
    );
  };
  let out =
    fill('M-690 -330L-640 -392H640L690 -330Z', tile) +
    box(-676, -334, 1352, 336, wall) +
    box(side > 0 ? -676 : 560, -334, 116, 336, dim, { 'fill-opacity': 0.6 });
  for (const k of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const px = k * (214 + i * 98);
      out +=
        fill(arch(px, 36, 0, -150), white) +
        fill(arch(px, 29, 0, -140), deep) +
        box(px - 29, -110, 58, 110, shutter) +
        slats(px, 29, -110, 0) +
        box(px - 30, -306, 60, 108, white) +
        box(px - 24, -300, 48, 96, shutter) +
        slats(px, 24, -300, -206) +
        fill(`M${px - 36} -308Q${px} -328 ${px + 36} -308Z`, white) +
        box(px - 62, -330, 16, 330, white) +
        box(px - 62, -330, 6, 330, shade);
    }
  out +=
    box(-690, -342, 1380, 18, white) +
    box(-690, -328, 1380, 6, shade) +
    box(-684, -184, 1368, 14, white) +
    box(-684, -172, 1368, 5, shade) +
    box(-690, -16, 1380, 18, mix(white, inks.near, 0.2));
  let rays = '';
  for (let i = 1; i < 8; i++) {
    const a = (Math.PI * i) / 8;
    rays += `M0 -206L${num(Math.cos(a) * 104)} ${num(-206 - Math.sin(a) * 104)}`;
  }
  const bay =
    box(-168, -400, 336, 402, wall) +
    fill('M-186 -398L-150 -440Q-90 -452 -74 -486Q0 -560 74 -486Q90 -452 150 -440L186 -398Z', white) +
    fill('M-140 -404L-118 -430Q-72 -440 -58 -470Q0 -524 58 -470Q72 -440 118 -430L140 -404Z', wall) +
    box(-190, -404, 380, 16, white) +
    box(-190, -391, 380, 6, shade) +
    place(clock(stage, 0, -456, 40), 0, 0) +
    fill(arch(0, 120, 0, -326), white) +
    fill(arch(0, 104, 0, -310), deep) +
    stroke(rays, white, 5) +
    stroke('M-104 -206H104M-62 -206a62 62 0 0 1 124 0', white, 8) +
    box(-104, -200, 208, 26, shutter) +
    stroke('M-80 -187h160', inks.gold, 7, { 'stroke-dasharray': '14 6' }) +
    stroke('M-52 -174V0M0 -174V0M52 -174V0', shutter, 6) +
    [-158, 132]
      .map((px) => box(px, -388, 26, 388, white) + box(px + (side > 0 ? 0 : 18), -388, 8, 388, shade))
      .join('') +
    fill('M-196 -96L-150 -118H150L196 -96Z', mix(shutter, inks.paper, 0.3)) +
    stroke('M-196 -96H196', mix(shutter, inks.ink, 0.3), 6) +
    stroke('M0 -540V-612', shade, 5) +
    fill('M3 -610q26 -10 50 0t48 0v34q-24 10 -48 0t-50 0Z', inks.accent);
  return `${oval(0, 6, 700, 14, inks.ink, { 'fill-opacity': 0.18 })}${out}${bay}${[0, 1, 2].map((i) => box(-140 - i * 14, -8 + i * 7, 280 + i * 28, 8, i % 2 ? shade : white)).join('')}`;
}
