import { mix } from '../../kit/colour';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { dress } from '../../kit/people';
import { hillPine } from '../../kit/pines';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree, frangipani } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { mirrored, water } from '../../kit/water';
import { courtPillar } from './statues';

/** The last way of Minh Mạng: the bridge over the crescent lake between bronze gates, the stair, the walled hill of pines. */
export function minhMang(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('minh-mang');
  const x = WIDTH * random.range(0.49, 0.51);
  const shore = 690;
  const sun = { x: x + side * random.range(420, 600), y: 250, r: 72 };
  const s = random.sign();
  stage.add(
    sky(stage, { horizon: shore, clouds: random.int(3, 5), ...(stage.time === 'noon' ? {} : { sun }) }),
  );
  const far = mix(inks.far, inks.skyLow, 0.25);
  const stone = mix(mix(inks.far, inks.ground, 0.42), inks.near, stage.dark ? 0.4 : 0.12);
  stage.add(
    massif(stage, 'far', {
      y: 500,
      rise: 60,
      swell: 620,
      base: shore,
      ink: far,
      shade: mix(far, inks.middle, 0.25),
    }).svg,
    mist(stage, 'air', 560, 150, inks.skyLow, 0.6),
  );
  const dome = (px: number) => -230 * Math.exp(-(((px - x) / 480) ** 2));
  let back = '';
  let front = '';
  for (let px = -40; px < WIDTH + 50; px += random.range(26, 54))
    back += hillPine(random, px, shore - 60 + dome(px), random.range(150, 250), 8);
  for (let px = -40; px < WIDTH + 50; px += random.range(40, 76))
    front += hillPine(random, px, shore - 10 + dome(px) * 0.62, random.range(150, 240), 9);
  const mound = ridge(random.fork('mound'), {
    left: -20,
    right: WIDTH + 20,
    y: shore - 60,
    rise: 5,
    swell: 200,
    bend: dome,
  });
  const scene =
    fill(back, mix(mix(inks.middle, inks.leafDark, 0.5), inks.far, 0.2)) +
    wood(
      stage,
      'mound',
      mound,
      30,
      mix(inks.leafDark, inks.middle, 0.3),
      mix(inks.leaf, inks.middle, 0.3),
      280,
    ) +
    fill(front, mix(inks.leafDark, inks.middle, 0.2)) +
    rampart(stage, stone, x, shore);
  stage.add(scene, mist(stage, 'wall-air', shore - 6, 70, inks.skyLow, 0.25));
  stage.add(
    water(stage, { top: shore + 18, ...(stage.time === 'noon' ? {} : { lightAt: sun.x }) }),
    mirrored(stage, 'below', scene, { waterline: shore + 18, depth: 330, squash: 0.75, opacity: 0.42 }),
  );
  way(stage, stone, x, shore);
  const pillar = courtPillar(stage, stone, 560);
  for (const k of [-1, 1]) stage.add(place(pillar, x + k * 560, shore + 26, 0.86, k > 0));
  stage.add(place(bronzeGate(stage), x, shore + 44, 0.34), place(bronzeGate(stage), x, 1010, 1.22));
  for (const [dx, y, k, which] of [
    [-36, 872, 0.9, 3],
    [34, 884, 0.94, 5],
  ] as const)
    stage.add(
      oval(x + dx, y, 22 * k, 4 * k, inks.ink, { 'fill-opacity': 0.3 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x + dx, y, k),
    );
  const bank = mix(inks.leafDark, inks.leaf, 0.35);
  for (const k of [-1, 1])
    stage.add(
      fill(
        `M${x + k * 330} ${HEIGHT + 10}Q${x + k * 520} 1060 ${x + k * 780} 1040T${x + k * 1100} 1010V${HEIGHT + 10}Z`,
        mix(bank, inks.near, 0.25),
      ),
      fill(
        `M${x + k * 380} ${HEIGHT + 10}Q${x + k * 600} 1090 ${x + k * 820} 1070T${x + k * 1100} 1050V${HEIGHT + 10}Z`,
        bank,
        { 'fill-opacity': 0.7 },
      ),
    );
  stage.add(
    frangipani(stage, 'frangipani', x + s * 830, 1196, 760, -s * 0.16),
    broadTree(stage, 'tree', x - s * 960, 1130, 760, { spread: 0.7 }),
  );
  return { x: x / WIDTH, y: 0.58 };
}

/** The round wall at the foot of the hill, a flight of stairs up to its one door. */
function rampart(stage: Stage, stone: string, x: number, shore: number): string {
  const { inks, side } = stage;
  const lit = mix(stone, inks.light, stage.dark ? 0.12 : 0.4);
  const dark = mix(stone, inks.ink, 0.4);
  const top = shore - 96;
  let joints = '';
  for (let i = -18; i <= 18; i++) joints += `M${num(x + i * 44)} ${top + 6}v54`;
  let steps = '';
  for (let i = 0; i < 12; i++) {
    const half = 96 + i * 5;
    steps += box(x - half, top + 26 + i * 7.8, half * 2, 8, i % 2 ? lit : mix(stone, inks.near, 0.22));
  }
  return (
    fill(
      `M${x - 800} ${shore - 24}Q${x - 700} ${top} ${x - 420} ${top}H${x + 420}Q${x + 700} ${top} ${x + 800} ${shore - 24}V${shore + 20}H${x - 800}Z`,
      stone,
    ) +
    fill(
      side > 0
        ? `M${x - 800} ${shore - 24}Q${x - 700} ${top} ${x - 420} ${top}H${x - 300}V${shore + 20}H${x - 800}Z`
        : `M${x + 800} ${shore - 24}Q${x + 700} ${top} ${x + 420} ${top}H${x + 300}V${shore + 20}H${x + 800}Z`,
      dark,
      { 'fill-opacity': 0.4 },
    ) +
    stroke(joints, dark, 2, { 'stroke-opacity': 0.4 }) +
    stroke(
      `M${x - 800} ${shore - 24}Q${x - 700} ${top} ${x - 420} ${top}H${x + 420}Q${x + 700} ${top} ${x + 800} ${shore - 24}`,
      lit,
      9,
    ) +
    box(-10, shore - 24, WIDTH + 20, 46, mix(stone, inks.near, 0.2)) +
    box(-10, shore - 30, WIDTH + 20, 9, lit) +
    box(x - 84, top - 84, 168, 112, stone) +
    box(x - 100, top - 96, 200, 18, lit) +
    box(x - 70, top - 118, 140, 22, stone) +
    box(x - 82, top - 126, 164, 10, lit) +
    fill(`M${x - 40} ${top + 28}V${top - 24}A40 40 0 0 1 ${x + 40} ${top - 24}V${top + 28}Z`, dark) +
    box(x - 34, top - 24, 68, 52, mix(inks.accentDark, inks.ink, 0.45)) +
    disc(x - 10, top + 2, 3, inks.gold) +
    disc(x + 10, top + 2, 3, inks.gold) +
    steps +
    [-1, 1]
      .map((k) =>
        fill(
          `M${x + k * 92} ${top + 24}L${x + k * 160} ${shore + 20}H${x + k * 184}V${shore - 4}L${x + k * 108} ${top + 14}Z`,
          lit,
        ),
      )
      .join('')
  );
}

/** The causeway over the water: paving that runs to the stair, parapets of glazed bricks at its sides. */
function way(stage: Stage, stone: string, x: number, shore: number): void {
  const { inks, side } = stage;
  const pave = mix(mix(inks.ground, stone, 0.5), inks.near, stage.dark ? 0.3 : 0.06);
  const [near, far] = [270, 66];
  const wall = (k: number) => {
    const face = k === side ? mix(stone, inks.ink, 0.28) : mix(stone, inks.light, 0.16);
    let bricks = '';
    for (let i = 0; i <= 15; i++) {
      const t = (i / 15) ** 1.7;
      const px = x + k * (far + (near - far) * t);
      const [y, h] = [shore + 14 + (HEIGHT - shore) * t, 26 + 74 * t];
      bricks += `M${num(px)} ${num(y - h * 0.18)}V${num(y - h * 0.8)}`;
    }
    return (
      fill(
        `M${x + k * far} ${shore - 12}L${x + k * near} ${HEIGHT - 86}V${HEIGHT + 20}L${x + k * far} ${shore + 18}Z`,
        face,
      ) +
      fill(
        `M${x + k * far} ${shore + 18}L${x + k * near} ${HEIGHT + 20}H${x + k * (near + 56)}L${x + k * (far + 14)} ${shore + 12}Z`,
        mix(stone, inks.ink, 0.45),
      ) +
      stroke(bricks, mix(mix(inks.leaf, inks.gold, 0.4), stone, 0.35), 9, { 'stroke-opacity': 0.8 }) +
      fill(
        `M${x + k * far} ${shore - 12}L${x + k * near} ${HEIGHT - 86}H${x + k * (near + 56)}L${x + k * (far + 14)} ${shore - 14}Z`,
        mix(stone, inks.light, 0.4),
      )
    );
  };
  let joints = '';
  for (let i = -3; i <= 3; i++) joints += `M${num(x + i * 20)} ${shore + 14}L${num(x + i * 84)} ${HEIGHT}`;
  for (let t = 0.04; t < 1; t = t * 1.34 + 0.02) {
    const half = far + (near - far) * t;
    joints += `M${num(x - half)} ${num(shore + 14 + (HEIGHT - shore) * t)}h${num(half * 2)}`;
  }
  stage.add(
    fill(
      `M${x - far} ${shore + 12}H${x + far}L${x + near} ${HEIGHT + 20}H${x - near}Z`,
      stage.blend([
        [0, mix(pave, inks.light, 0.25)],
        [1, mix(pave, inks.near, 0.3)],
      ]),
    ),
    stroke(joints, mix(pave, inks.ink, 0.35), 2.4, { 'stroke-opacity': 0.5 }),
    wall(-1),
    wall(1),
  );
}

/** A gate without doors: four bronze columns with dragons, painted panels between them; about 400 wide. */
function bronzeGate(stage: Stage): string {
  const { inks, side } = stage;
  const bronze = mix(mix(inks.leaf, inks.groundDark, 0.5), inks.near, stage.dark ? 0.35 : 0.12);
  const lit = mix(bronze, inks.gold, 0.4);
  const panels = [
    mix(inks.gold, bronze, 0.2),
    mix(inks.accent, bronze, 0.25),
    mix(inks.waterLow, inks.paper, 0.35),
  ];
  const column = (px: number, h: number, w: number) => {
    let coil = '';
    for (let y = -24; y > -h + 20; y -= 36) coil += `M${px - w} ${y}Q${px} ${y - 4} ${px + w} ${y - 20}`;
    return (
      box(px - w, -h, w * 2, h, bronze) +
      box(side > 0 ? px - w : px + w * 0.3, -h, w * 0.7, h, mix(bronze, inks.ink, 0.4)) +
      stroke(coil, lit, 5) +
      box(px - w - 7, -20, w * 2 + 14, 20, mix(bronze, inks.ink, 0.3)) +
      fill(
        `M${px - w * 1.2} ${-h}Q${px - w * 2} ${-h - 20} ${px} ${-h - 50}Q${px + w * 2} ${-h - 20} ${px + w * 1.2} ${-h}Z`,
        lit,
      )
    );
  };
  let out = '';
  for (const [from, to, top, tall] of [
    [-196, -92, -270, 27],
    [92, 196, -270, 27],
    [-92, 92, -370, 32],
  ] as const) {
    out += box(from, top, to - from, tall * 2, mix(inks.accentDark, bronze, 0.3));
    const step = (to - from) / (to - from > 120 ? 5 : 3);
    for (let px = from, i = 0; px < to - 1; px += step, i++)
      for (const row of [0, 1])
        out += box(px + 5, top + 5 + row * tall, step - 10, tall - 9, panels[(i + row) % 3] ?? lit);
    out +=
      box(from - 8, top - 9, to - from + 16, 11, lit) + box(from - 4, top + tall * 2, to - from + 8, 8, lit);
  }
  out +=
    stroke('M-40 -384q20 -26 40 -8q20 -18 40 8', lit, 8) +
    disc(0, -406, 13, inks.accent) +
    disc(0, -406, 7, inks.gold);
  return out + column(-196, 300, 11) + column(196, 300, 11) + column(-92, 404, 13) + column(92, 404, 13);
}
