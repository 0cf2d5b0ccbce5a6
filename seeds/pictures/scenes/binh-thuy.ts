import { mix } from '../kit/colour';
import { wood } from '../kit/land';
import { blade, ridge } from '../kit/path';
import { dress } from '../kit/people';
import { palm } from '../kit/plants';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** The old house of the Dương family in Bình Thủy: five bays of stucco under a low roof of tiles, curved steps, the tall cactus. That house only. */
export function binhThuy(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('binh-thuy');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 860;
  const s = random.sign();
  stage.add(
    sky(stage, {
      horizon: 720,
      clouds: random.int(3, 5),
      sun: { x: x + side * random.range(560, 700), y: 250, r: 78 },
    }),
    wood(
      stage,
      'garden',
      ridge(random.fork('g'), { left: -20, right: WIDTH + 20, y: 640, rise: 36, swell: 240 }),
      74,
      mix(inks.leafDark, inks.middle, 0.3),
      mix(inks.leaf, inks.middle, 0.25),
      320,
    ),
    palm(stage, 'areca', x - s * 800, ground + 10, 600, -s * 0.06),
    palm(stage, 'areca2', x - s * 900, ground + 30, 500, s * 0.04),
    broadTree(stage, 'longan', x + s * 880, ground + 10, 520, { distance: 0.08 }),
  );
  const yard = mix(mix(inks.ground, inks.paper, 0.35), inks.near, dark ? 0.45 : 0.03);
  stage.add(
    box(
      -10,
      ground - 10,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(yard, inks.light, 0.25)],
        [1, mix(yard, inks.near, 0.2)],
      ]),
    ),
    oval(x, ground + 18, 760, 26, inks.ink, { 'fill-opacity': 0.16 }),
    place(house(stage), x, ground),
    cactus(stage, x - s * 690, ground + 70),
  );
  let tiles = '';
  for (let i = 0; i < 5; i++)
    tiles += `M${num(x - 700 - i * 90)} ${ground + 80 + i * 56}H${num(x + 700 + i * 90)}`;
  for (let i = -8; i <= 8; i++)
    tiles += `M${num(x + i * 92)} ${ground + 40}L${num(x + i * 190)} ${HEIGHT + 20}`;
  stage.add(stroke(tiles, mix(yard, inks.near, 0.3), 2.4, { 'stroke-opacity': 0.6 }));
  for (const [i, dx] of [-470, 480, 640].entries())
    stage.add(place(orchid(stage, i), x + dx, ground + 96 + i * 14, 1.2));
  for (const [dx, y, k, which] of [
    [250, ground + 110, 1.25, 0],
    [304, ground + 118, 1.25, 3],
  ] as const)
    stage.add(
      oval(x - s * dx, y, 30, 6, inks.ink, { 'fill-opacity': 0.25 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x - s * dx, y, k),
    );
  return { x: x / WIDTH, y: 0.55 };
}

/** About 1240 wide and 430 high, ground at the origin. */
function house(stage: Stage): string {
  const { inks, side, dark } = stage;
  const lamp = dark || stage.time === 'dusk';
  const blue = mix(mix(inks.waterTop, inks.far, 0.4), inks.paper, dark ? 0.1 : 0.35);
  const wall = mix(blue, inks.near, dark ? 0.4 : 0.02);
  const cream = mix(mix(inks.paper, inks.gold, 0.14), inks.near, dark ? 0.36 : 0);
  const shade = mix(cream, inks.near, 0.36);
  const shutter = mix(mix(inks.waterLow, inks.far, 0.45), inks.near, 0.12);
  const deep = lamp ? mix(inks.gold, inks.accentDark, 0.16) : mix(inks.near, inks.ink, 0.4);
  const tile = mix(mix(inks.accent, inks.groundDark, 0.5), inks.near, dark ? 0.4 : 0.12);
  const arch = (px: number, half: number, foot: number, top: number) =>
    `M${px - half} ${foot}V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}Z`;
  let roof = fill('M-646 -316L-520 -446H520L646 -316Z', tile);
  let courses = '';
  for (let i = -31; i <= 31; i++) courses += `M${i * 16.6} -446L${i * 20.6} -316`;
  roof += stroke(courses, mix(tile, inks.ink, 0.35), 3, { 'stroke-opacity': 0.6 });
  roof +=
    fill(
      side > 0 ? 'M-646 -316L-520 -446H-300L-380 -316Z' : 'M646 -316L520 -446H300L380 -316Z',
      mix(tile, inks.ink, 0.3),
      {
        'fill-opacity': 0.5,
      },
    ) + box(-526, -456, 1052, 13, shade);
  let bays = '';
  for (let i = -2; i <= 2; i++) {
    const px = i * 236;
    bays +=
      fill(arch(px, 74, -64, -268), cream) +
      fill(arch(px, 60, -64, -256), deep) +
      stroke(
        `M${px - 60} -188H${px + 60}M${px} -188V-254M${px} -188L${px - 42} -236M${px} -188L${px + 42} -236`,
        shutter,
        5,
      );
    if (i === 0) bays += box(px - 60, -188, 26, 124, shutter) + box(px + 34, -188, 26, 124, shutter);
    else {
      bays += box(px - 60, -188, 120, 124, shutter);
      let slats = '';
      for (let y = -180; y < -70; y += 11) slats += `M${px - 54} ${y}h50M${px + 4} ${y}h50`;
      bays +=
        stroke(slats, mix(shutter, inks.ink, 0.35), 3) +
        box(px - 2, -188, 4, 124, mix(shutter, inks.ink, 0.4));
    }
    bays +=
      fill(`M${px - 46} -286q46 34 92 0q-10 24 -46 26t-46 -26Z`, cream) +
      disc(px, -274, 9, mix(inks.lotus, cream, 0.3)) +
      stroke(`M${px - 46} -286q-8 16 -4 26M${px + 46} -286q8 16 4 26`, cream, 5);
  }
  const columns = [-3, -2, -1, 0, 1, 2]
    .map((i) => {
      const px = i * 236 + 118;
      return (
        box(px - 20, -292, 40, 228, cream) +
        box(side > 0 ? px - 20 : px + 6, -292, 14, 228, shade) +
        box(px - 27, -78, 54, 16, cream) +
        box(px - 28, -302, 56, 14, cream) +
        stroke(`M${px - 14} -298q14 18 28 0`, shade, 3)
      );
    })
    .join('');
  const pediment =
    fill('M-176 -330C-150 -372 -96 -352 -70 -396Q0 -452 70 -396C96 -352 150 -372 176 -330Z', cream) +
    fill('M-120 -336C-96 -362 -66 -350 -48 -386Q0 -424 48 -386C66 -350 96 -362 120 -336Z', wall) +
    disc(0, -372, 24, cream) +
    disc(0, -372, 16, mix(inks.accent, cream, 0.35)) +
    stroke('M-96 -342q40 -26 66 -10M96 -342q-40 -26 -66 -10', cream, 5);
  const steps = [-1, 1]
    .map((k) => {
      let out = '';
      for (let i = 0; i < 6; i++)
        out += box(k > 0 ? 70 + i * 17 : -190 - i * 17, -62 + i * 11, 120, 12, i % 2 ? cream : shade);
      return (
        out +
        stroke(`M${k * 194} -104C${k * 250} -100 ${k * 290} -56 ${k * 306} -2`, cream, 13) +
        disc(k * 306, -12, 15, cream)
      );
    })
    .join('');
  return (
    roof +
    box(-600, -320, 1200, 264, wall) +
    bays +
    columns +
    box(-626, -322, 1252, 22, cream) +
    box(-626, -304, 1252, 6, shade) +
    pediment +
    box(-626, -66, 1252, 68, mix(wall, inks.near, 0.16)) +
    box(-634, -74, 1268, 14, cream) +
    box(-70, -66, 140, 68, mix(cream, inks.near, 0.1)) +
    fill(arch(0, 26, 2, -52), mix(wall, inks.near, 0.5)) +
    steps
  );
}

/** The cactus from Mexico, as tall as a tree. */
function cactus(stage: Stage, x: number, y: number): string {
  const { inks } = stage;
  const green = mix(mix(inks.leaf, inks.leafDark, 0.3), inks.near, stage.dark ? 0.3 : 0.05);
  let out = '';
  for (const [dx, foot, h, w] of [
    [0, 0, 420, 40],
    [-62, -120, 230, 30],
    [58, -150, 220, 30],
    [98, -90, 160, 26],
    [-100, -70, 150, 26],
  ] as const) {
    const [px, py] = [x + dx, y + foot];
    out +=
      (dx
        ? stroke(
            `M${num(x)} ${num(py + 34)}Q${num(px)} ${num(py + 34)} ${num(px)} ${num(py - 8)}`,
            green,
            w * 0.8,
          )
        : '') +
      fill(
        `M${num(px - w / 2)} ${num(py)}V${num(py - h)}q${num(w / 2)} ${num(-w * 0.8)} ${num(w)} 0V${num(py)}Z`,
        green,
      ) +
      stroke(
        `M${num(px - w * 0.2)} ${num(py - 4)}V${num(py - h)}M${num(px + w * 0.2)} ${num(py - 4)}V${num(py - h)}`,
        mix(green, inks.ink, 0.35),
        3,
      );
  }
  return oval(x, y + 2, 80, 12, inks.ink, { 'fill-opacity': 0.28 }) + out;
}

/** An orchid in a glazed pot. */
function orchid(stage: Stage, which: number): string {
  const { inks } = stage;
  const flower = [inks.lotus, inks.gold, inks.paper][which % 3] ?? inks.lotus;
  let out = oval(0, 2, 34, 7, inks.ink, { 'fill-opacity': 0.25 });
  for (const [tx, ty] of [
    [-58, -84],
    [-26, -112],
    [22, -116],
    [60, -80],
  ] as const)
    out += fill(blade([0, -38], [tx, ty], 13, tx * 0.2), inks.leafDark);
  out += stroke('M0 -38Q6 -110 44 -150M0 -38Q-4 -100 -36 -142', mix(inks.leaf, inks.leafDark, 0.4), 3);
  for (const [px, py] of [
    [44, -150],
    [30, -136],
    [18, -116],
    [-36, -142],
    [-24, -124],
    [-14, -104],
  ] as const)
    out += disc(px, py, 9, flower) + disc(px, py, 3.4, inks.accent);
  return (
    out +
    fill('M-30 -42H30L22 0H-22Z', mix(inks.waterLow, inks.paper, 0.25)) +
    box(-33, -48, 66, 9, inks.paper)
  );
}
