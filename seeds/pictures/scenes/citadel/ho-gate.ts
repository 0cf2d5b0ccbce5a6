import { buffalo } from '../../kit/animals';
import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { cyclist, dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';

/** The arches, the middle one wider and higher: centre, half width, height to the crown. */
const ARCHES = [
  [-278, 96, 262],
  [0, 112, 292],
  [278, 96, 262],
] as const;
const HALF = 540;
const TOP = 370;

/** The south gate of the citadel of the Hồ: wedge stones over three vaults, grass on its top, a village road through it. */
export function hoGate(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('ho-gate');
  const x = WIDTH * random.range(0.48, 0.52);
  const ground = 850;
  const sun = { x: x + side * random.range(480, 680), y: 250, r: 76 };
  stage.add(
    sky(stage, { horizon: 720, clouds: random.int(3, 6), ...(stage.time === 'noon' ? {} : { sun }) }),
  );
  const far = mix(inks.far, inks.skyLow, 0.2);
  stage.add(
    massif(stage, 'far', {
      y: 520,
      rise: 90,
      swell: 340,
      base: 760,
      ink: far,
      shade: mix(far, inks.middle, 0.3),
    }).svg,
    mist(stage, 'air', 640, 160, inks.skyLow, 0.55),
    wood(
      stage,
      'trees',
      ridge(random.fork('t'), { left: -20, right: WIDTH + 20, y: 720, rise: 20, swell: 260 }),
      44,
      mix(inks.leafDark, inks.far, 0.4),
      mix(inks.leaf, inks.far, 0.35),
      140,
    ),
    broadTree(stage, 'tree-a', x - 770, ground + 10, 520, { distance: 0.15 }),
    broadTree(stage, 'tree-b', x + 800, ground + 10, 460, { distance: 0.2 }),
  );
  const stone = mix(mix(inks.far, inks.ground, 0.45), inks.near, stage.dark ? 0.36 : 0.12);
  wall(stage, x, ground, stone);
  stage.add(place(gate(stage, stone), x, ground));
  field(stage, x, ground);
  const s = random.sign();
  const c = dress(stage, random.pick([0, 1, 5]));
  stage.add(
    oval(x + s * 40, ground + 148, 110, 10, inks.ink, { 'fill-opacity': 0.28 }),
    place(cyclist(c), x + s * 40, ground + 146, 1.5, s > 0),
    oval(x - s * 520, ground + 206, 130, 14, inks.ink, { 'fill-opacity': 0.26 }),
    place(buffalo(stage, true), x - s * 520, ground + 206, 1.5, s < 0),
  );
  let grass = '';
  for (let px = -10; px < WIDTH + 20; px += 30)
    if (Math.abs(px - x) > 330) grass += grassTuft(random, px, HEIGHT + 10, random.range(40, 110), 5);
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.35)));
  return { x: x / WIDTH, y: 0.58 };
}

/** Courses of great blocks over a width, skipping the vaults. */
function blocks(
  stage: Stage,
  label: string,
  left: number,
  right: number,
  top: number,
  low: number,
  rows: number,
  stone: string,
  open: (x: number, y: number) => boolean,
): string {
  const { inks } = stage;
  const random = stage.random.fork(label);
  const h = (low - top) / rows;
  const tones = [mix(stone, inks.light, 0.14), mix(stone, inks.near, 0.12), mix(stone, inks.groundDark, 0.2)];
  let joints = '';
  const faces = ['', '', ''];
  for (let r = 0; r < rows; r++) {
    const y = top + r * h;
    for (let px = left - random.range(0, 60); px < right; ) {
      const w = random.range(66, 150);
      const [a, b] = [Math.max(left, px), Math.min(right, px + w)];
      if (b > a && !open((a + b) / 2, y + h / 2)) {
        joints += `M${num(b)} ${num(y)}v${num(h)}`;
        const k = random.int(0, 4);
        if (k < 3) faces[k] += `M${num(a + 2)} ${num(y + 2)}H${num(b - 2)}V${num(y + h - 2)}H${num(a + 2)}Z`;
      }
      px += w;
    }
    joints += `M${num(left)} ${num(y)}H${num(right)}`;
  }
  return (
    faces.map((d, k) => fill(d, tones[k] ?? stone, { 'fill-opacity': 0.55 })).join('') +
    stroke(joints, mix(stone, inks.ink, 0.5), 2.6, { 'stroke-opacity': 0.7 })
  );
}

function wall(stage: Stage, x: number, ground: number, stone: string): void {
  const { inks } = stage;
  for (const k of [-1, 1]) {
    const left = k < 0 ? -20 : x + HALF - 20;
    const right = k < 0 ? x - HALF + 20 : WIDTH + 20;
    const base = mix(stone, inks.near, 0.16);
    stage.add(
      box(left, ground - 216, right - left, 220, base),
      blocks(stage, `wall${k}`, left, right, ground - 210, ground, 5, base, () => false),
      wood(
        stage,
        `wall-top${k}`,
        ridge(stage.random.fork(`top${k}`), { left, right, y: ground - 214, rise: 4, swell: 90 }),
        20,
        inks.leafDark,
        mix(inks.leaf, inks.leafDark, 0.35),
        14,
      ),
    );
  }
}

function gate(stage: Stage, stone: string): string {
  const { inks, side } = stage;
  const deep = mix(inks.near, inks.ink, 0.55);
  const beyond = mix(mix(inks.leaf, inks.light, 0.4), inks.skyLow, 0.35);
  const inArch = (px: number, py: number) =>
    ARCHES.some(([cx, w, h]) => Math.hypot((px - cx) / (w + 46), Math.min(0, py + h - w) / (w + 46)) < 1);
  let out =
    fill(`M${-HALF - 14} 4L${-HALF} ${-TOP}H${HALF}L${HALF + 14} 4Z`, stone) +
    blocks(stage, 'gate', -HALF, HALF, -TOP, 0, 6, stone, inArch) +
    fill(
      side > 0
        ? `M${-HALF - 14} 4L${-HALF} ${-TOP}H${-HALF + 60}V4Z`
        : `M${HALF + 14} 4L${HALF} ${-TOP}H${HALF - 60}V4Z`,
      inks.near,
      { 'fill-opacity': 0.24 },
    );
  for (const [cx, w, h] of ARCHES) {
    const spring = -h + w;
    const arch = (r: number) => `M${cx - r} 4V${spring}A${r} ${r} 0 0 1 ${cx + r} ${spring}V4Z`;
    const clip = stage.clip(fill(arch(w), '#000'));
    let wedges = '';
    for (let i = 0; i <= 11; i++) {
      const a = Math.PI * (i / 11);
      wedges += `M${num(cx - Math.cos(a) * w)} ${num(spring - Math.sin(a) * w)}L${num(cx - Math.cos(a) * (w + 40))} ${num(spring - Math.sin(a) * (w + 40))}`;
    }
    for (let y = spring + 56; y < 0; y += 58) wedges += `M${cx - w - 40} ${num(y)}h40M${cx + w} ${num(y)}h40`;
    const shift = -side * 26;
    out +=
      fill(arch(w + 40), mix(stone, inks.light, 0.2)) +
      stroke(wedges, mix(stone, inks.ink, 0.55), 3.4) +
      stroke(arch(w + 40), mix(stone, inks.ink, 0.5), 3) +
      fill(arch(w), deep) +
      `<g clip-path="${clip}">${fill(`M${cx + shift - w * 0.62} 4V${spring}A${num(w * 0.62)} ${num(w * 0.62)} 0 0 1 ${cx + shift + w * 0.62} ${spring}V4Z`, beyond)}${fill(`M${cx - w} 4H${cx + w}V-16Q${cx} -30 ${cx - w} -16Z`, mix(inks.ground, inks.near, 0.3))}${fill(`M${cx + shift - w * 0.62} -16V-70Q${cx} -100 ${cx + shift + w * 0.62} -64V-16Z`, mix(inks.leafDark, inks.leaf, 0.5))}</g>`;
  }
  const line = ridge(stage.random.fork('crest'), {
    left: -HALF + 6,
    right: HALF - 44,
    y: -TOP + 2,
    rise: 6,
    swell: 120,
  });
  out += wood(stage, 'crest', line, 26, inks.leafDark, mix(inks.leaf, inks.leafDark, 0.3), 16);
  let roots = '';
  const random = stage.random.fork('roots');
  for (let i = 0; i < 14; i++)
    roots += `M${num(random.range(-HALF + 30, HALF - 30))} ${-TOP + 12}q${num(random.range(-12, 12))} 30 ${num(random.range(-16, 16))} ${num(random.range(40, 90))}`;
  return out + stroke(roots, inks.leafDark, 4, { 'stroke-opacity': 0.8 });
}

function field(stage: Stage, x: number, ground: number): void {
  const { inks } = stage;
  const green = mix(mix(inks.leaf, inks.leafLight, 0.3), inks.ground, 0.2);
  const road = mix(inks.ground, inks.near, stage.dark ? 0.4 : 0.04);
  let ruts = '';
  for (const k of [-0.5, 0, 0.5]) ruts += `M${num(x + k * 120)} ${ground}L${num(x + k * 420)} ${HEIGHT}`;
  stage.add(
    box(
      -10,
      ground,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(green, inks.skyLow, 0.2)],
        [0.5, green],
        [1, mix(inks.leafDark, inks.leaf, 0.3)],
      ]),
    ),
    fill(
      `M${x - 116} ${ground}H${x + 116}Q${x + 190} ${ground + 140} ${x + 340} ${HEIGHT + 10}H${x - 340}Q${x - 190} ${ground + 140} ${x - 116} ${ground}Z`,
      stage.blend([
        [0, mix(road, inks.light, 0.2)],
        [1, mix(road, inks.near, 0.25)],
      ]),
    ),
    stroke(ruts, mix(road, inks.near, 0.3), 5, { 'stroke-opacity': 0.4 }),
    fill(
      `M${x - HALF} ${ground}H${x + HALF}L${x - stage.side * 160 + HALF} ${ground + 46}H${x - stage.side * 220 - HALF}Z`,
      inks.near,
      { 'fill-opacity': 0.2 },
    ),
  );
}
