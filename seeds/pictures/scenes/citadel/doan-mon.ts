import { mix } from '../../kit/colour';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { aoDai, dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

const ARCHES = [
  [0, 62, 196],
  [-196, 48, 160],
  [196, 48, 160],
  [-392, 44, 150],
  [392, 44, 150],
] as const;

/** Đoan Môn in Hà Nội: five arches through a long base of brick and stone, pavilions with curved roofs on it, a wide court. */
export function doanMon(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('doan-mon');
  const x = WIDTH * random.range(0.49, 0.51);
  const ground = 880;
  const sun = { x: x + side * random.range(560, 720), y: 260, r: 76 };
  stage.add(
    sky(stage, { horizon: 760, clouds: random.int(3, 6), ...(stage.time === 'noon' ? {} : { sun }) }),
    wood(
      stage,
      'far',
      ridge(random.fork('f'), { left: -20, right: WIDTH + 20, y: 680, rise: 24, swell: 260 }),
      60,
      mix(inks.leafDark, inks.far, 0.42),
      mix(inks.leaf, inks.far, 0.38),
      260,
    ),
    mist(stage, 'air', 720, 140, inks.skyLow, 0.4),
    broadTree(stage, 'a', x - 820, ground, 560, { distance: 0.15 }),
    broadTree(stage, 'b', x + 830, ground, 600, { distance: 0.12 }),
    place(gate(stage), x, ground + 2, 1.04),
  );
  const pave = mix(mix(inks.ground, inks.accentDark, 0.12), inks.near, stage.dark ? 0.4 : 0.04);
  let joints = '';
  for (let i = -16; i <= 16; i++) joints += `M${num(x + i * 80)} ${ground}L${num(x + i * 250)} ${HEIGHT}`;
  for (const y of [10, 28, 56, 100, 164, 250]) joints += `M-10 ${ground + y}H${WIDTH + 10}`;
  const lawn = mix(inks.leaf, inks.leafDark, 0.3);
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
    stroke(joints, mix(pave, inks.ink, 0.34), 2.4, { 'stroke-opacity': 0.4 }),
    fill(`M${x - 560} ${ground + 30}H-10V${HEIGHT + 10}H${x - 900}Z`, lawn),
    fill(`M${x + 560} ${ground + 30}H${WIDTH + 10}V${HEIGHT + 10}H${x + 900}Z`, lawn),
    fill(
      `M${x - 600} ${ground}H${x + 600}L${x - side * 140 + 560} ${ground + 54}H${x - side * 240 - 560}Z`,
      inks.near,
      { 'fill-opacity': 0.22 },
    ),
  );
  pots(stage, x, ground);
  const s = random.sign();
  for (const [dx, dy, k, silk, which] of [
    [-150, 130, 1.35, true, 0],
    [-92, 138, 1.38, true, 5],
    [190, 170, 1.5, false, 1],
  ] as const)
    stage.add(
      oval(x + s * dx, ground + dy, 26 * k, 4.6 * k, inks.ink, { 'fill-opacity': 0.28 }),
      place(
        silk ? aoDai(dress(stage, which)) : visitor(dress(stage, which), { bag: inks.ground }),
        x + s * dx,
        ground + dy,
        k,
        s < 0,
      ),
    );
  return { x: x / WIDTH, y: 0.55 };
}

function pots(stage: Stage, x: number, ground: number): void {
  const { inks } = stage;
  const glaze = mix(inks.accentDark, inks.groundDark, 0.4);
  for (let i = 0; i < 4; i++)
    for (const k of [-1, 1]) {
      const z = 1.3 ** i;
      const [px, py] = [x + k * (500 + 84 * z), ground + 22 + 62 * (z - 1)];
      stage.add(
        fill(
          `M${num(px - 30 * z)} ${num(py - 46 * z)}H${num(px + 30 * z)}L${num(px + 20 * z)} ${num(py)}H${num(px - 20 * z)}Z`,
          glaze,
        ),
        stroke(`M${num(px)} ${num(py - 46 * z)}v${num(-50 * z)}`, inks.ink, 5 * z),
        disc(px, py - 104 * z, 34 * z, inks.leafDark),
        disc(px + stage.side * 8 * z, py - 112 * z, 24 * z, mix(inks.leaf, inks.leafDark, 0.3)),
        ...[-14, 6, 18].map((dx, j) => disc(px + dx * z, py - (98 + j * 12) * z, 5.4 * z, inks.gold)),
      );
    }
}

/** About 1180 wide and 600 high, ground at the origin. */
function gate(stage: Stage): string {
  const { inks, side } = stage;
  const lamp = stage.dark || stage.time === 'dusk';
  const brick = mix(mix(inks.accentDark, inks.ground, 0.6), inks.near, stage.dark ? 0.38 : 0.14);
  const stone = mix(mix(inks.far, inks.paper, 0.35), inks.near, stage.dark ? 0.38 : 0.14);
  const wall = mix(mix(inks.gold, inks.paper, 0.4), inks.near, stage.dark ? 0.36 : 0.05);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.26);
  const deep = lamp ? mix(inks.gold, inks.accentDark, 0.3) : mix(inks.near, inks.ink, 0.5);
  const top = -262;
  let out = fill(`M-590 4L-570 ${top}H570L590 4Z`, brick);
  let courses = '';
  for (let y = top + 18; y < -60; y += 18) courses += `M-576 ${y}H576`;
  for (let i = 0; i < 130; i++)
    courses += `M${-570 + ((i * 97) % 1140)} ${top + 18 + ((i * 7) % 10) * 18}v18`;
  out += stroke(courses, mix(brick, inks.ink, 0.3), 2, { 'stroke-opacity': 0.5 });
  out +=
    fill('M-590 4L-585 -66H585L590 4Z', stone) +
    stroke(
      'M-585 -66H585M-587 -32H587M-480 -66v34M-300 -32v34M-120 -66v34M90 -32v34M290 -66v34M470 -32v34',
      mix(stone, inks.ink, 0.4),
      2.6,
    );
  out += fill(side > 0 ? `M-590 4L-570 ${top}H-470V4Z` : `M590 4L570 ${top}H470V4Z`, inks.near, {
    'fill-opacity': 0.22,
  });
  for (const [cx, w, h] of ARCHES) {
    const arch = (r: number) => `M${cx - r} 4V${-h + w}A${r} ${r} 0 0 1 ${cx + r} ${-h + w}V4Z`;
    out +=
      fill(arch(w + 18), stone) +
      fill(arch(w), deep) +
      fill(arch(w * 0.66), lamp ? inks.gold : mix(mix(inks.leaf, inks.light, 0.45), inks.skyLow, 0.3)) +
      stroke(arch(w + 18), mix(stone, inks.ink, 0.4), 2.4);
  }
  let rail = '';
  for (let px = -560; px <= 560; px += 40)
    rail += box(px - 15, top - 40, 30, 28, mix(brick, inks.near, 0.2)) + box(px - 8, top - 34, 16, 16, deep);
  out += box(-582, top - 8, 1164, 16, stone) + rail + box(-582, top - 50, 1164, 12, stone);
  out +=
    box(-84, top - 36, 168, 40, stone) +
    box(-70, top - 30, 140, 28, mix(inks.accentDark, inks.ink, 0.2)) +
    stroke(`M-30 ${top - 16}h18M2 ${top - 16}h22`, inks.gold, 8);
  const storey = (half: number, low: number, h: number, bays: number) => {
    let d =
      box(-half, low - h, half * 2, h, wall) +
      box(side > 0 ? -half : half * 0.7, low - h, half * 0.3, h, mix(wall, inks.near, 0.3));
    const step = (half * 2) / bays;
    for (let i = 0; i < bays; i++)
      d += fill(
        `M${num(-half + step * (i + 0.24))} ${low}V${num(low - h * 0.5)}a${num(step * 0.26)} ${num(step * 0.26)} 0 0 1 ${num(step * 0.52)} 0V${low}Z`,
        deep,
      );
    return d;
  };
  for (const k of [-1, 1]) {
    const low = top - 48;
    out += box(k * 404 - 70, low - 76, 140, 76, wall) + box(k * 404 - 26, low - 58, 52, 58, deep);
    out += curvedRoof(stage, {
      x: k * 404,
      half: 92,
      eave: low - 72,
      ridge: low - 128,
      span: 0.6,
      upturn: 17,
      tile,
    });
  }
  out +=
    storey(230, top - 48, 88, 5) +
    curvedRoof(stage, { x: 0, half: 262, eave: top - 130, ridge: top - 186, span: 0.78, upturn: 24, tile });
  out +=
    storey(160, top - 182, 62, 3) +
    curvedRoof(stage, {
      x: 0,
      half: 190,
      eave: top - 238,
      ridge: top - 316,
      span: 0.66,
      upturn: 24,
      tile,
      crowned: true,
    });
  return out;
}
