import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { fractal } from '../../kit/path';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';

/** The wall of an old prison: stained plaster over stone, a shut gate in its arch, a watch post, one old tree. */
export function wall(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('memorial-wall');
  const x = WIDTH * random.range(0.46, 0.54);
  const foot = 850;
  const top = 430;
  stage.add(sky(stage, { horizon: 560, clouds: 4 }));
  stage.add(
    massif(stage, 'ridge', {
      y: 380,
      rise: 110,
      swell: 560,
      base: 700,
      ink: mix(inks.far, inks.skyLow, 0.25),
      shade: mix(inks.far, inks.middle, 0.25),
    }).svg,
    mist(stage, 'air', 470, 200, inks.skyLow, 0.6),
  );
  const s = random.sign();
  stage.add(broadTree(stage, 'behind', x - s * 520, 700, 560, { spread: 1, distance: 0.35 }));
  post(stage, x + s * 640, top);
  masonry(stage, x, top, foot);
  gate(stage, x, top, foot);
  yard(stage, x, foot);
  stage.add(broadTree(stage, 'tree', x + s * 900, 960, 1020, { spread: 0.86 }));
  let grass = '';
  for (let px = -10; px < WIDTH + 20; px += 30)
    if (Math.abs(px - x) > 330)
      grass += grassTuft(random, px, foot + 12 + random.range(0, 12), random.range(20, 52), 5);
  for (let i = -6; i <= 6; i++)
    grass += grassTuft(random, x + s * 900 + i * 22, 972 + Math.abs(i) * -2, random.range(24, 50), 6);
  stage.add(fill(grass, mix(inks.leafDark, inks.leaf, 0.3)));
  shade(stage, side);
  return { x: x / WIDTH, y: 0.56 };
}

function plaster(stage: Stage): string {
  const { inks } = stage;
  return mix(mix(inks.ground, inks.far, 0.35), inks.near, stage.dark ? 0.42 : 0.08);
}

/** The long wall, its stains running down, stones bare where the plaster fell, a line of wire above. */
function masonry(stage: Stage, x: number, top: number, foot: number): void {
  const { inks, side } = stage;
  const random = stage.random.fork('masonry');
  const face = plaster(stage);
  const rough = fractal(random, 3);
  let stains = '';
  let drips = '';
  let bare = '';
  let stones = '';
  for (let px = -20; px < WIDTH + 20; px += random.range(14, 40)) {
    const h = 30 + Math.abs(rough(px / 120)) * 190;
    const w = random.range(5, 22);
    const d = `M${num(px)} ${top + 16}h${num(w)}Q${num(px + w * 0.7)} ${num(top + h * 0.6)} ${num(px + w * 0.5)} ${num(top + h)}Q${num(px + w * 0.3)} ${num(top + h * 0.5)} ${num(px)} ${top + 16}Z`;
    if (random.chance(0.5)) stains += d;
    else drips += d;
  }
  for (let i = 0; i < 11; i++) {
    const cx = random.range(0, WIDTH);
    if (Math.abs(cx - x) < 330) continue;
    const cy = random.range(top + 150, foot - 20);
    const w = random.range(40, 100);
    const h = random.range(40, 70);
    bare += `M${num(cx - w)} ${num(cy)}Q${num(cx - w * 0.8)} ${num(cy - h)} ${num(cx - w * 0.2)} ${num(cy - h * 0.7)}T${num(cx + w * 0.7)} ${num(cy - h * 0.8)}Q${num(cx + w * 1.1)} ${num(cy - h * 0.2)} ${num(cx + w * 0.7)} ${num(cy + h * 0.4)}T${num(cx - w * 0.4)} ${num(cy + h * 0.5)}Q${num(cx - w * 0.9)} ${num(cy + h * 0.5)} ${num(cx - w)} ${num(cy)}Z`;
    for (let k = 0; k < 7; k++) {
      const [sx, sy] = [cx + random.range(-0.75, 0.6) * w, cy + random.range(-0.55, 0.35) * h];
      const r = random.range(9, 19);
      stones += `M${num(sx - r)} ${num(sy)}q${num(r * 0.3)} ${num(-r)} ${num(r * 1.1)} ${num(-r * 0.7)}q${num(r)} ${num(r * 0.2)} ${num(r * 0.8)} ${num(r * 0.8)}q${num(-r)} ${num(r * 0.8)} ${num(-r * 1.9)} ${num(-r * 0.1)}Z`;
    }
  }
  let posts = '';
  for (let px = 40; px < WIDTH; px += 150) posts += `M${px} ${top - 12}v-62l${side * 18} -16`;
  stage.add(
    stroke(
      `M-10 ${top - 44}H${WIDTH + 10}M-10 ${top - 64}H${WIDTH + 10}M-10 ${top - 26}H${WIDTH + 10}`,
      mix(inks.ink, inks.far, 0.35),
      1.6,
    ),
    stroke(posts, mix(inks.ink, inks.far, 0.2), 4),
    box(-10, top, WIDTH + 20, foot - top + 10, face),
    fill(stains, mix(face, inks.ink, 0.5), { 'fill-opacity': 0.42 }),
    fill(drips, mix(face, inks.leafDark, 0.45), { 'fill-opacity': 0.4 }),
    fill(bare, mix(face, inks.near, 0.2)),
    fill(stones, mix(face, inks.near, 0.1)),
    box(-10, top - 14, WIDTH + 20, 24, mix(face, inks.light, 0.4)),
    box(-10, top + 10, WIDTH + 20, 9, mix(face, inks.ink, 0.45)),
    box(
      -10,
      foot - 90,
      WIDTH + 20,
      100,
      stage.blend([
        [0, inks.near, 0],
        [1, inks.near, 0.42],
      ]),
    ),
  );
}

/** The gate: a plain block in front of the wall, a round arch, two leaves of plank and iron, one grated light. */
function gate(stage: Stage, x: number, top: number, foot: number): void {
  const { inks, side } = stage;
  const face = mix(plaster(stage), inks.light, 0.22);
  const shadow = mix(face, inks.near, 0.42);
  const iron = mix(inks.ink, inks.near, 0.3);
  const wood = mix(mix(inks.groundDark, inks.leafDark, 0.4), inks.ink, 0.42);
  const up = top - 120;
  const half = 250;
  const arch = (w: number, spring: number) =>
    `M${num(x - w)} ${foot + 6}V${spring}A${w} ${w} 0 0 1 ${num(x + w)} ${spring}V${foot + 6}Z`;
  let planks = '';
  let studs = '';
  for (let i = -5; i <= 5; i++) planks += `M${num(x + i * 23)} ${foot}V${top + 190}`;
  for (const y of [top + 220, top + 300, top + 380])
    for (let i = -5; i <= 5; i++) studs += `M${num(x + i * 23 + 11)} ${y}v.1`;
  let bars = '';
  for (let i = -4; i <= 4; i++)
    bars += `M${num(x + i * 26)} ${top + 186}V${num(top + 186 - Math.sqrt(Math.max(0, 128 ** 2 - (i * 26) ** 2)))}`;
  const quoins: string[] = [];
  for (const k of [-1, 1])
    for (let i = 0; i < 11; i++)
      quoins.push(
        box(
          x + k * (half - 25) - (i % 2 ? 34 : 25),
          up + 20 + i * 50,
          i % 2 ? 68 : 50,
          42,
          mix(face, inks.light, 0.22),
        ),
      );
  stage.add(
    fill(
      `M${num(x - side * half)} ${foot}L${num(x - side * (half + 70))} ${foot + 4}V${up + 120}L${num(x - side * half)} ${up}Z`,
      inks.near,
      { 'fill-opacity': 0.3 },
    ),
    box(x - half, up, half * 2, foot - up + 4, face),
    quoins.join(''),
    box(x - half - 24, up - 26, half * 2 + 48, 32, mix(face, inks.light, 0.4)),
    box(x - half - 10, up + 6, half * 2 + 20, 12, shadow),
    fill(`M${num(x - half + 40)} ${up - 26}L${num(x)} ${up - 110}L${num(x + half - 40)} ${up - 26}Z`, face),
    stroke(
      `M${num(x - half + 30)} ${up - 28}L${num(x)} ${up - 114}L${num(x + half - 30)} ${up - 28}`,
      mix(face, inks.light, 0.4),
      12,
    ),
    box(x - 150, up + 46, 300, 62, mix(face, inks.near, 0.2)),
    fill(arch(172, top + 186), mix(face, inks.light, 0.36)),
    fill(arch(142, top + 186), mix(inks.near, inks.ink, 0.55)),
    fill(arch(128, top + 186), wood),
    fill(
      `M${num(x - 128)} ${top + 186}A128 128 0 0 1 ${num(x + 128)} ${top + 186}Z`,
      mix(inks.skyLow, inks.far, stage.dark ? 0.8 : 0.35),
    ),
    stroke(bars, iron, 8),
    stroke(`M${num(x - 86)} ${top + 186}A86 86 0 0 1 ${num(x + 86)} ${top + 186}`, iron, 6),
    box(x - 130, top + 180, 260, 16, iron),
    stroke(planks, mix(wood, inks.ink, 0.5), 2.4),
    stroke(`M${num(x - 126)} ${top + 220}h252m-252 80h252m-252 80h252`, iron, 12),
    stroke(studs, mix(iron, inks.light, 0.3), 6),
    stroke(`M${num(x)} ${foot}V${top + 194}`, mix(wood, inks.ink, 0.8), 5),
    fill(
      `M${num(x - side * 142)} ${foot + 6}V${top + 186}A142 142 0 0 1 ${num(x - side * 60)} ${top + 58}L${num(x - side * 52)} ${top + 90}Q${num(x - side * 104)} ${top + 120} ${num(x - side * 104)} ${top + 190}V${foot + 6}Z`,
      inks.ink,
      { 'fill-opacity': 0.34 },
    ),
  );
}

/** A watch post at the wall's corner, its slits dark. */
function post(stage: Stage, x: number, top: number): void {
  const { inks, side } = stage;
  const face = mix(plaster(stage), inks.far, 0.18);
  const tile = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.near, 0.3);
  stage.add(
    box(x - 76, top - 210, 152, 230, face),
    box(side > 0 ? x - 76 : x + 10, top - 210, 66, 230, mix(face, inks.near, 0.34)),
    box(x - 86, top - 112, 172, 12, mix(face, inks.light, 0.3)),
    box(x - 40, top - 186, 30, 52, mix(inks.near, inks.ink, 0.5)),
    box(x + 12, top - 186, 30, 52, mix(inks.near, inks.ink, 0.5)),
    fill(`M${num(x - 106)} ${top - 206}L${num(x)} ${top - 286}L${num(x + 106)} ${top - 206}Z`, tile),
    fill(
      `M${num(x)} ${top - 286}L${num(x + side * 106)} ${top - 206}H${num(x)}Z`,
      mix(tile, inks.light, 0.22),
    ),
  );
}

function yard(stage: Stage, x: number, foot: number): void {
  const { inks } = stage;
  const earth = mix(mix(inks.ground, inks.far, 0.3), inks.near, stage.dark ? 0.4 : 0.06);
  let slabs = '';
  for (const [y, k] of [
    [foot + 50, 1.16],
    [foot + 120, 1.42],
    [foot + 220, 1.8],
  ] as const)
    slabs += `M${num(x - 200 * k)} ${y}h${num(400 * k)}`;
  stage.add(
    box(
      -10,
      foot,
      WIDTH + 20,
      HEIGHT - foot + 10,
      stage.blend([
        [0, mix(earth, inks.leaf, 0.3)],
        [0.4, mix(earth, inks.leafDark, 0.34)],
        [1, mix(inks.leafDark, inks.ink, 0.3)],
      ]),
    ),
    fill(
      `M${num(x - 180)} ${foot}H${num(x + 180)}L${num(x + 420)} ${HEIGHT + 10}H${num(x - 420)}Z`,
      mix(earth, inks.light, 0.16),
    ),
    stroke(
      `${slabs}M${num(x)} ${foot}V${foot + 50}M${num(x - 90)} ${foot + 50}L${num(x - 110)} ${foot + 120}M${num(x + 100)} ${foot + 50}L${num(x + 124)} ${foot + 120}M${num(x - 20)} ${foot + 120}L${num(x - 26)} ${foot + 220}M${num(x + 190)} ${foot + 220}L${num(x + 220)} ${HEIGHT}M${num(x - 170)} ${foot + 220}L${num(x - 206)} ${HEIGHT}`,
      mix(earth, inks.ink, 0.4),
      3,
    ),
    oval(x, foot + 4, 200, 12, inks.ink, { 'fill-opacity': 0.3 }),
  );
}

/** The tree's shade, lying across the yard. */
function shade(stage: Stage, side: number): void {
  const { inks } = stage;
  const flip = (v: number) => (side > 0 ? v : WIDTH - v);
  stage.add(
    fill(
      `M${flip(0)} ${HEIGHT}L${flip(0)} 1040Q${flip(420)} 1020 ${flip(640)} 1090T${flip(1100)} 1150L${flip(1180)} ${HEIGHT}Z`,
      inks.ink,
      { 'fill-opacity': stage.dark ? 0.3 : 0.22 },
    ),
  );
}
