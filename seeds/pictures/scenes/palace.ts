import { star } from '../kit/boats';
import { mix } from '../kit/colour';
import { wood } from '../kit/land';
import { ridge } from '../kit/path';
import { dress } from '../kit/people';
import { sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, place, stroke } from '../kit/svg';
import { broadTree } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** The Independence Palace in Sài Gòn over its round lawn and fountain: white, long and level, with a screen of stone like bamboo. That house only. */
export function palace(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('palace');
  const x = WIDTH * random.range(0.49, 0.51);
  const ground = 800;
  const sun = { x: x + side * random.range(620, 760), y: 230, r: 78 };
  stage.add(
    sky(stage, { horizon: 700, clouds: random.int(3, 6), ...(stage.time === 'noon' ? {} : { sun }) }),
    wood(
      stage,
      'far',
      ridge(random.fork('f'), { left: -20, right: WIDTH + 20, y: 600, rise: 30, swell: 240 }),
      70,
      mix(inks.leafDark, inks.far, 0.4),
      mix(inks.leaf, inks.far, 0.36),
      260,
    ),
    broadTree(stage, 'a', x - 860, ground + 10, 560, { distance: 0.15 }),
    broadTree(stage, 'b', x + 870, ground + 10, 600, { distance: 0.12 }),
    place(house(stage), x, ground + 2),
  );
  garden(stage, x, ground);
  const s = random.sign();
  for (const [dx, dy, k, which] of [
    [-640, 150, 1.25, 3],
    [-590, 158, 1.28, 0],
    [600, 120, 1.1, 1],
    [560, 262, 1.8, 5],
  ] as const)
    stage.add(
      oval(x + s * dx, ground + dy, 26 * k, 4.6 * k, inks.ink, { 'fill-opacity': 0.28 }),
      place(
        visitor(dress(stage, which), { skirt: which === 3, bag: which === 5 ? inks.groundDark : '' }),
        x + s * dx,
        ground + dy,
        k,
        s < 0,
      ),
    );
  return { x: x / WIDTH, y: 0.52 };
}

/** About 1280 wide and 420 high, ground at the origin. */
function house(stage: Stage): string {
  const { inks, side } = stage;
  const lamp = stage.dark || stage.time === 'dusk';
  const white = mix(mix(inks.paper, inks.light, 0.35), inks.near, stage.dark ? 0.34 : 0.03);
  const shade = mix(white, mix(inks.middle, inks.near, 0.3), 0.34);
  const dim = mix(white, inks.near, 0.55);
  const glass = lamp
    ? mix(inks.gold, inks.accentDark, 0.12)
    : mix(mix(inks.near, inks.waterLow, 0.4), inks.ink, 0.3);
  const slab = (half: number, y: number, h: number) =>
    box(-half, y, half * 2, h, white) + box(-half, y + h - 4, half * 2, 6, shade);
  const colonnade = (from: number, to: number, y: number, h: number, gap: number, w: number) => {
    let out = box(from, y, to - from, h, glass);
    let panes = '';
    for (let px = from; px < to; px += gap / 2) panes += `M${num(px)} ${y}v${h}`;
    out += stroke(panes, dim, 3);
    for (let px = from; px <= to + 1; px += gap)
      out +=
        box(px - w / 2, y, w, h, white) + box(side > 0 ? px - w / 2 : px + w * 0.14, y, w * 0.36, h, shade);
    return out;
  };
  /** Slabs of stone cut like the joints of bamboo, with dark between them. */
  const bamboo = (from: number, to: number, y: number, h: number) => {
    let out = box(from, y, to - from, h, lamp ? glass : dim);
    let stems = '';
    let joints = '';
    for (let px = from + 6; px < to; px += 15) {
      stems += `M${num(px)} ${y}v${h}`;
      for (const t of [0.26, 0.5, 0.74]) joints += `M${num(px - 5.4)} ${num(y + h * t)}h10.8`;
    }
    out += stroke(stems, white, 6.4) + stroke(joints, white, 5);
    return out + stroke(stems, shade, 1.6, { transform: `translate(${-side * 2.4} 0)` });
  };
  const wings = [-1, 1]
    .map((k) => {
      const [from, to] = k < 0 ? [-640, -236] : [236, 640];
      return (
        colonnade(from, to, -92, 92, 50.5, 12) +
        box(from - 12, -112, to - from + 24, 22, white) +
        bamboo(from, to, -226, 112) +
        box(from - 16, -248, to - from + 32, 24, white) +
        box(from - 16, -228, to - from + 32, 5, shade) +
        colonnade(from + 30, to - 30, -296, 48, 43, 7) +
        box(from + 10, -314, to - from - 20, 20, white)
      );
    })
    .join('');
  const steps = Array.from({ length: 5 }, (_, i) =>
    box(-180 - i * 14, -24 + i * 6, 360 + i * 28, 7, i % 2 ? white : shade),
  ).join('');
  return (
    wings +
    box(-236, -330, 472, 330, shade) +
    colonnade(-220, 220, -98, 98, 73, 18) +
    slab(268, -124, 28) +
    colonnade(-200, 200, -222, 98, 66, 12) +
    slab(250, -250, 28) +
    colonnade(-190, 190, -318, 68, 63, 9) +
    slab(236, -344, 28) +
    colonnade(-112, 112, -396, 52, 56, 8) +
    slab(150, -414, 20) +
    steps +
    stroke('M0 -412V-548', dim, 6) +
    fill(
      'M3 -546Q40 -560 74 -544Q104 -532 132 -546V-470Q104 -458 74 -468Q40 -482 3 -468Z',
      mix(inks.accent, inks.near, stage.dark ? 0.2 : 0),
    ) +
    star(66, -506, 23, inks.gold)
  );
}

/** The round lawn with its pond and jet, and the drive that goes round it. */
function garden(stage: Stage, x: number, ground: number): void {
  const { inks, side } = stage;
  const drive = mix(mix(inks.ground, inks.paper, 0.3), inks.near, stage.dark ? 0.42 : 0.02);
  const lawn = mix(mix(inks.leaf, inks.leafLight, 0.35), inks.near, stage.dark ? 0.3 : 0);
  let stripes = '';
  for (let i = -5; i <= 5; i += 2)
    stripes += `M${num(x + i * 60)} ${ground + 50}L${num(x + i * 150)} ${HEIGHT + 20}H${num(x + (i + 1) * 150)}L${num(x + (i + 1) * 60)} ${ground + 50}Z`;
  const round = oval(x, ground + 236, 820, 190, '#000');
  const clip = stage.clip(round);
  const water = mix(inks.waterTop, inks.waterLow, 0.4);
  const [px, py] = [x, ground + 216];
  let jets = '';
  for (let i = -6; i <= 6; i++)
    jets += `M${num(px + i * 13)} ${py}Q${num(px + i * 26)} ${num(py - 150 + Math.abs(i) * 9)} ${num(px + i * 38)} ${py + 4}`;
  stage.add(
    box(
      -10,
      ground,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(drive, inks.light, 0.3)],
        [1, mix(drive, inks.near, 0.24)],
      ]),
    ),
    fill(
      `M${x - 640} ${ground}H${x + 640}L${x - side * 120 + 620} ${ground + 36}H${x - side * 200 - 620}Z`,
      inks.near,
      { 'fill-opacity': 0.2 },
    ),
    oval(x, ground + 242, 840, 196, mix(drive, inks.paper, 0.4)),
    oval(x, ground + 236, 820, 190, lawn),
    `<g clip-path="${clip}">${fill(stripes, mix(lawn, inks.leafDark, 0.3), { 'fill-opacity': 0.5 })}</g>`,
    oval(px, py + 8, 300, 58, mix(drive, inks.near, 0.2)),
    oval(px, py, 300, 56, mix(drive, inks.light, 0.5)),
    oval(px, py + 4, 276, 47, water),
    stroke(
      `M${num(px - 200)} ${py + 10}h90M${num(px + 70)} ${py + 22}h110M${num(px - 60)} ${py + 34}h80`,
      mix(inks.light, water, 0.2),
      4,
      { 'stroke-opacity': 0.7 },
    ),
    stroke(jets, mix(inks.paper, inks.light, 0.4), 4.4, { 'stroke-opacity': 0.72 }),
    stroke(`M${num(px)} ${py}V${num(py - 170)}`, mix(inks.paper, inks.light, 0.4), 7, {
      'stroke-opacity': 0.75,
    }),
  );
  const hedge = inks.leafDark;
  let flowers = '';
  for (let i = 0; i < 40; i++) {
    const a = Math.PI * (0.06 + (i / 39) * 0.88);
    const [fx, fy] = [x + Math.cos(a) * 800, ground + 236 + Math.sin(a) * 180];
    stage.add(oval(fx, fy, 30, 20, hedge));
    flowers +=
      oval(fx - 8, fy - 10, 9, 7, i % 2 ? inks.accent : inks.gold) +
      oval(fx + 11, fy - 6, 8, 6, i % 2 ? inks.gold : inks.accent);
  }
  stage.add(flowers);
}
