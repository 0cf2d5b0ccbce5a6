import { mix } from '../../kit/colour';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { cyclist, dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { cross } from '../grand-facade/church-parts';

interface Walls {
  face: string;
  shade: string;
  lit: string;
  deep: string;
}

const walls = (stage: Stage, ink: string): Walls => {
  const { inks, dark } = stage;
  const face = mix(ink, inks.near, dark ? 0.42 : 0.06);
  return {
    face,
    shade: mix(face, inks.near, 0.36),
    lit: mix(face, inks.light, 0.4),
    deep: dark || stage.time === 'dusk' ? mix(inks.gold, inks.accent, 0.2) : mix(inks.near, inks.ink, 0.5),
  };
};

/** A pointed opening in its frame, foot at (x, -y). */
const lancet = (w: Walls, x: number, y: number, half: number, h: number): string => {
  const shape = (g: number) =>
    `M${num(x - half - g)} ${-y}V${num(-y - h + half * 1.6 - g)}Q${num(x - half - g)} ${num(-y - h + half * 0.4 - g)} ${num(x)} ${num(-y - h - g)}Q${num(x + half + g)} ${num(-y - h + half * 0.4 - g)} ${num(x + half + g)} ${num(-y - h + half * 1.6 - g)}V${-y}Z`;
  return (
    fill(shape(7), w.lit) + fill(shape(0), w.deep) + stroke(`M${num(x)} ${-y}V${num(-y - h + 8)}`, w.shade, 3)
  );
};

/** A wall from a foot to a top, its side turned from the light in shade. */
const block = ({ side }: Stage, w: Walls, x: number, half: number, from: number, to: number): string =>
  box(x - half, -to, half * 2, to - from, w.face) +
  box(side > 0 ? x - half : x + half * 0.5, -to, half * 0.5, to - from, w.shade) +
  box(x - half - 8, -to - 4, half * 2 + 16, 12, w.lit);

/** A large parish church in the Gothic manner, pale walls, two square towers under short spires: Phú Nhai, Sở Kiện and Mằng Lăng are of this kind. */
export function twin(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('twin-church');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = yard(stage, x, random.sign());
  stage.add(place(twinFront(stage), x, ground, 1.06));
  people(stage, x, ground);
  stage.add(
    fill(`M-10 ${HEIGHT - 30}H${WIDTH + 10}V${HEIGHT + 10}H-10Z`, inks.ink, { 'fill-opacity': 0.16 }),
  );
  return { x: x / WIDTH, y: 0.25 };
}

function twinFront(stage: Stage): string {
  const { inks } = stage;
  const w = walls(stage, mix(mix(inks.paper, inks.ground, 0.3), inks.far, 0.18));
  const tile = mix(mix(inks.far, inks.near, 0.35), inks.ink, 0.1);
  const tower = (x: number) =>
    block(stage, w, x, 96, 0, 250) +
    block(stage, w, x, 90, 250, 430) +
    block(stage, w, x, 82, 430, 560) +
    lancet(w, x, 40, 32, 150) +
    lancet(w, x - 34, 282, 20, 110) +
    lancet(w, x + 34, 282, 20, 110) +
    lancet(w, x - 30, 448, 17, 84) +
    lancet(w, x + 30, 448, 17, 84) +
    [-82, 82]
      .map((dx) => fill(`M${x + dx - 13} -562V-606L${x + dx} -648L${x + dx + 13} -606V-562Z`, w.lit))
      .join('') +
    fill(`M${x - 68} -564L${x} -716L${x + 68} -564Z`, tile) +
    fill(`M${x} -716L${x + stage.side * 68} -564H${x + stage.side * 10}Z`, mix(tile, inks.light, 0.25)) +
    cross(stage, x, -712, 46);
  let rose = '';
  for (let i = 0; i < 8; i++)
    rose += `M0 -352l${num(Math.cos((i * Math.PI) / 4) * 52)} ${num(Math.sin((i * Math.PI) / 4) * 52)}`;
  return (
    oval(0, 4, 430, 16, inks.ink, { 'fill-opacity': 0.22 }) +
    fill('M-420 0V-180L-330 -250H330L420 -180V0Z', w.shade) +
    fill('M-150 -440L0 -560L150 -440V0H-150Z', w.face) +
    stroke('M-156 -438L0 -564L156 -438', w.lit, 14) +
    cross(stage, 0, -560, 62) +
    disc(0, -352, 66, w.lit) +
    disc(0, -352, 54, w.deep) +
    stroke(rose, w.shade, 5) +
    disc(0, -352, 14, w.lit) +
    box(-150, -258, 300, 14, w.lit) +
    fill('M-86 0V-150Q-80 -206 0 -240Q80 -206 86 -150V0Z', w.lit) +
    fill('M-64 0V-142Q-60 -186 0 -214Q60 -186 64 -142V0Z', w.deep) +
    stroke('M0 0V-210M-64 -120H64', w.shade, 6) +
    tower(-226) +
    tower(226) +
    [0, 1, 2].map((i) => box(-190 - i * 26, -8 + i * 12, 380 + i * 52, 13, i % 2 ? w.shade : w.face)).join('')
  );
}

/** The cathedral of Nha Trang, Nhà thờ Núi: grey stone on its rock, a square tower with a clock over the door, a ramp winding up. That church only. */
export function onRock(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('rock-church');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const ground = yard(stage, x, s);
  const rock = mix(mix(inks.far, inks.ground, 0.45), inks.near, dark ? 0.5 : 0.2);
  const top = ground - 150;
  let courses = '';
  for (let row = 0; row < 6; row++)
    for (let px = -640; px < 640; px += 86)
      courses += `M${num(x + px + (row % 2) * 40)} ${top + 24 + row * 30}h58`;
  stage.add(
    fill(
      `M${num(x - 700)} ${ground + 30}L${num(x - 610)} ${top + 40}L${num(x - 470)} ${top}H${num(x + 470)}L${num(x + 620)} ${top + 50}L${num(x + 700)} ${ground + 30}Z`,
      rock,
    ),
    stroke(courses, mix(rock, inks.ink, 0.35), 3, { 'stroke-opacity': 0.5 }),
    fill(
      `M${num(x + s * 620)} ${ground + 30}L${num(x - s * 420)} ${top + 84}L${num(x - s * 250)} ${top}H${num(x - s * 60)}L${num(x - s * 180)} ${top + 74}L${num(x + s * 900)} ${ground + 30}Z`,
      mix(mix(inks.ground, inks.paper, 0.3), inks.near, dark ? 0.45 : 0.08),
    ),
    place(rockFront(stage), x + s * 40, top + 8, 0.98, s < 0),
    broadTree(stage, 'tree-l', x - s * 560, top + 60, 300, { spread: 0.8 }),
    broadTree(stage, 'tree-r', x + s * 610, top + 80, 270, { spread: 0.8 }),
  );
  people(stage, x, ground + 60);
  return { x: x / WIDTH, y: 0.2 };
}

function rockFront(stage: Stage): string {
  const { inks, side } = stage;
  const w = walls(stage, mix(mix(inks.far, inks.ground, 0.5), inks.paper, 0.16));
  const buttress = (x: number, h: number) =>
    box(x - 14, -h, 28, h, w.face) + fill(`M${x - 18} ${-h}L${x} ${-h - 44}L${x + 18} ${-h}Z`, w.lit);
  let stones = '';
  for (let y = 20; y < 560; y += 26)
    stones += `M${-96 + ((y / 26) % 2) * 20} ${-y}h44M${10 + ((y / 26) % 2) * 16} ${-y}h44`;
  return (
    fill('M-300 0V-250L-130 -330H300L420 -250V0Z', w.shade) +
    fill('M-130 -330H300L420 -250H-60Z', mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.25)) +
    [180, 260, 340].map((x) => lancet(w, x, 60, 20, 140) + buttress(x + 40, 220)).join('') +
    [-240, -180].map((x) => lancet(w, x, 60, 18, 130)).join('') +
    buttress(-292, 240) +
    block(stage, w, 0, 116, 0, 300) +
    block(stage, w, 0, 108, 300, 450) +
    block(stage, w, 0, 100, 450, 580) +
    stroke(stones, mix(w.face, inks.ink, 0.25), 2.6, { 'stroke-opacity': 0.4 }) +
    fill('M-66 0V-120Q-62 -170 0 -200Q62 -170 66 -120V0Z', w.lit) +
    fill('M-48 0V-114Q-44 -152 0 -176Q44 -152 48 -114V0Z', w.deep) +
    disc(0, -256, 44, w.lit) +
    disc(0, -256, 34, w.deep) +
    stroke('M0 -290V-222M-34 -256H34M-24 -280L24 -232M24 -280L-24 -232', w.shade, 4) +
    lancet(w, -36, 318, 22, 108) +
    lancet(w, 36, 318, 22, 108) +
    disc(0, -520, 46, w.lit) +
    disc(0, -520, 38, mix(inks.paper, inks.light, 0.4)) +
    stroke('M0 -520V-546M0 -520L18 -512', inks.ink, 5) +
    [-100, 100]
      .map(
        (x) =>
          fill(`M${x - 16} -584V-640L${x} -690L${x + 16} -640V-584Z`, w.face) +
          fill(`M${x} -690L${x + side * 16} -640V-584H${x}Z`, w.lit),
      )
      .join('') +
    [-50, 0, 50].map((x) => box(x - 16, -612, 32, 30, w.lit)).join('') +
    cross(stage, 0, -604, 74)
  );
}

/** Sky, low hills far off, trees and a paved yard; tells where the ground is. */
function yard(stage: Stage, x: number, s: 1 | -1): number {
  const { inks, dark } = stage;
  const random = stage.random.fork('yard');
  const ground = 890;
  const far = mix(inks.far, inks.skyLow, 0.3);
  stage.add(
    sky(stage, { horizon: 780, clouds: random.int(3, 5), sun: { x: x + stage.side * 600, y: 250, r: 80 } }),
    massif(stage, 'far', {
      y: 740,
      rise: 36,
      swell: 420,
      base: 820,
      ink: far,
      shade: mix(far, inks.middle, 0.25),
    }).svg,
    mist(stage, 'air', 770, 110, inks.skyLow, 0.5),
    wood(
      stage,
      'trees',
      ridge(random.fork('trees'), { left: -20, right: WIDTH + 20, y: 800, rise: 16, swell: 220 }),
      40,
      mix(inks.leafDark, inks.far, 0.3),
      mix(inks.leaf, inks.far, 0.28),
      110,
    ),
    broadTree(stage, 'a', x - s * 800, ground, 470, { spread: 0.85 }),
    broadTree(stage, 'b', x + s * 830, ground, 520, { spread: 0.85 }),
  );
  const pave = mix(mix(inks.ground, inks.paper, 0.4), inks.near, dark ? 0.5 : 0.08);
  let joints = '';
  for (let i = -14; i <= 14; i++)
    joints += `M${num(x + i * 80)} ${ground - 14}L${num(x + i * 210)} ${HEIGHT}`;
  for (const dy of [20, 60, 120, 206, 300]) joints += `M-10 ${ground + dy}H${WIDTH + 10}`;
  stage.add(
    box(
      -10,
      ground - 20,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, pave],
        [1, mix(pave, inks.near, 0.3)],
      ]),
    ),
    stroke(joints, mix(pave, inks.near, 0.4), 2.2, { 'stroke-opacity': 0.45 }),
  );
  return ground;
}

function people(stage: Stage, x: number, ground: number): void {
  const { inks } = stage;
  for (const [dx, dy, which] of [
    [-260, 110, 3],
    [-204, 118, 1],
    [210, 90, 0],
  ] as const) {
    const k = 1.2 + dy / 240;
    stage.add(
      oval(x + dx, ground + dy, 22 * k, 4 * k, inks.ink, { 'fill-opacity': 0.28 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x + dx, ground + dy, k),
    );
  }
  stage.add(
    oval(x + 520, ground + 176, 84, 8, inks.ink, { 'fill-opacity': 0.24 }),
    place(cyclist(dress(stage, 4)), x + 520, ground + 174, 1.5, true),
  );
}
