import { mix, turn } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, disc, fill, num, oval, stroke } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';

interface Paints {
  wall: string;
  shade: string;
  trim: string;
  pink: string;
  blue: string;
  tile: string;
  gold: string;
  deep: string;
}

function paints(stage: Stage): Paints {
  const { inks, dark } = stage;
  const under = (ink: string, share = 0.04) => mix(ink, inks.near, dark ? share + 0.34 : share);
  const wall = under(mix(inks.paper, inks.gold, 0.46));
  const lamp = dark || stage.time === 'dusk';
  return {
    wall,
    shade: mix(wall, mix(inks.near, inks.accentDark, 0.25), 0.34),
    trim: under(mix(inks.paper, inks.light, 0.3)),
    pink: under(mix(inks.lotus, inks.accent, 0.16)),
    blue: under(turn(mix(inks.waterLow, inks.paper, 0.38), 8)),
    tile: under(mix(inks.accent, inks.gold, 0.22), 0.1),
    gold: under(inks.gold),
    deep: lamp ? mix(inks.gold, inks.accent, 0.22) : mix(inks.waterLow, inks.ink, 0.55),
  };
}

const arch = (x: number, foot: number, w: number, h: number) =>
  `M${num(x - w)} ${num(foot)}V${num(foot - h)}A${num(w)} ${num(w)} 0 0 1 ${num(x + w)} ${num(foot - h)}V${num(foot)}Z`;

/** A window under a round head with a pale frame and a flower of lotus over it. */
function window(c: Paints, x: number, foot: number, w: number, h: number): string {
  return (
    fill(arch(x, foot + 4, w + 7, h), c.trim) +
    fill(arch(x, foot, w, h), c.deep) +
    stroke(
      `M${num(x)} ${num(foot)}V${num(foot - h - w)}M${num(x - w)} ${num(foot - h)}H${num(x + w)}`,
      c.trim,
      3,
    ) +
    oval(x, foot - h - w - 14, 10, 7, c.pink) +
    oval(x, foot - h - w - 16, 4, 8, c.gold)
  );
}

/** One of the two towers: five storeys that narrow, a balcony, a belfry under curved tiles. */
function bellTower(stage: Stage, c: Paints, x: number): string {
  const { side } = stage;
  let out = '';
  let y = 0;
  const storeys: readonly [half: number, h: number, win: number][] = [
    [78, 206, 24],
    [72, 148, 20],
    [67, 130, 18],
    [62, 116, 18],
    [54, 92, 15],
  ];
  for (const [i, [half, h, win]] of storeys.entries()) {
    out +=
      box(x - half, y - h, half * 2, h, c.wall) +
      box(side > 0 ? x - half : x + half * 0.34, y - h, half * 0.66, h, c.shade, { 'fill-opacity': 0.75 });
    for (const k of [-1, 1])
      out +=
        box(x + k * half - 9, y - h, 18, h, i % 2 ? c.pink : c.trim) +
        stroke(`M${num(x + k * half)} ${num(y - h + 10)}V${num(y - 10)}`, c.blue, 4);
    if (i < 4) out += window(c, x, y - 26, win, h - win - 76);
    else out += [-1, 1].map((k) => fill(arch(x + k * 24, y - 12, 14, h - 44), c.deep)).join('');
    if (i === 2) {
      let rail = '';
      for (let r = -4; r <= 4; r++) rail += `M${num(x + r * 17)} ${num(y - 4)}v-24`;
      out +=
        box(x - half - 12, y - 8, half * 2 + 24, 10, c.trim) +
        stroke(rail, c.blue, 5) +
        box(x - half - 10, y - 34, half * 2 + 20, 7, c.trim);
    }
    y -= h;
    out +=
      box(x - half - 8, y - 6, half * 2 + 16, 12, c.trim) +
      (i === 1 || i === 3
        ? curvedRoof(stage, {
            x,
            half: half + 18,
            eave: y + 6,
            ridge: y - 26,
            span: 0.7,
            upturn: 12,
            tile: c.tile,
          })
        : box(x - half - 12, y - 10, half * 2 + 24, 6, c.blue));
  }
  out +=
    curvedRoof(stage, { x, half: 74, eave: y, ridge: y - 54, span: 0.46, upturn: 17, tile: c.tile }) +
    box(x - 24, y - 82, 48, 30, c.wall) +
    curvedRoof(stage, { x, half: 34, eave: y - 78, ridge: y - 108, span: 0.16, upturn: 10, tile: c.tile }) +
    stroke(`M${num(x)} ${num(y - 106)}v-40`, c.gold, 5) +
    disc(x, y - 118, 8, c.gold) +
    disc(x, y - 134, 5, c.gold);
  return out;
}

/** The Eye in its glory: rays, a triangle of cloud, and one left eye that looks out. */
function holyEye(stage: Stage, c: Paints, x: number, y: number, r: number): string {
  const { inks } = stage;
  let rays = '';
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2;
    const [o, w] = [i % 2 ? 1.24 : 1.5, 0.06];
    rays += `M${num(x + Math.cos(a - w) * r)} ${num(y + Math.sin(a - w) * r)}L${num(x + Math.cos(a) * r * o)} ${num(y + Math.sin(a) * r * o)}L${num(x + Math.cos(a + w) * r)} ${num(y + Math.sin(a + w) * r)}Z`;
  }
  const e = r * 0.74;
  const almond = `M${num(x - e)} ${num(y + e * 0.06)}Q${num(x - e * 0.1)} ${num(y - e * 0.74)} ${num(x + e)} ${num(y)}Q${num(x)} ${num(y + e * 0.66)} ${num(x - e)} ${num(y + e * 0.06)}Z`;
  return (
    fill(rays, c.gold) +
    disc(x, y, r, c.blue) +
    disc(x, y, r, 'none', { stroke: c.gold, 'stroke-width': r * 0.1 }) +
    fill(almond, c.trim) +
    disc(x, y - e * 0.02, e * 0.36, mix(inks.waterLow, inks.ink, 0.5)) +
    disc(x, y - e * 0.02, e * 0.16, inks.ink) +
    disc(x - e * 0.1, y - e * 0.12, e * 0.07, c.trim) +
    stroke(almond, inks.ink, r * 0.06) +
    stroke(
      `M${num(x - e * 0.9)} ${num(y - e * 0.44)}Q${num(x)} ${num(y - e)} ${num(x + e * 0.96)} ${num(y - e * 0.4)}`,
      inks.ink,
      r * 0.09,
    )
  );
}

/** A column of the porch: a green dragon winds up a pink shaft between bands of cloud. */
function dragonColumn(stage: Stage, c: Paints, x: number, foot: number, h: number, w = 12): string {
  const { inks } = stage;
  const scale = mix(mix(inks.leaf, inks.gold, 0.28), inks.near, stage.dark ? 0.36 : 0.04);
  let coil = '';
  for (let y = foot - 14; y > foot - h + 24; y -= 34)
    coil += `M${num(x - w)} ${num(y)}Q${num(x)} ${num(y - 4)} ${num(x + w)} ${num(y - 18)}`;
  return (
    box(x - w, foot - h, w * 2, h, c.pink) +
    box(stage.side > 0 ? x - w : x + w * 0.3, foot - h, w * 0.7, h, mix(c.pink, inks.near, 0.3)) +
    stroke(coil, scale, 8) +
    stroke(coil, mix(scale, inks.light, 0.45), 2) +
    box(x - w - 5, foot - 12, w * 2 + 10, 12, c.trim) +
    box(x - w - 5, foot - h, w * 2 + 10, 12, c.gold)
  );
}

/** The west front; about 820 wide and 880 high, ground at the origin. */
export function templeFront(stage: Stage): string {
  const c = paints(stage);
  const { inks, side } = stage;
  const roof = (half: number, eave: number, ridge: number, span: number, upturn: number) =>
    curvedRoof(stage, { x: 0, half, eave, ridge, span, upturn, tile: c.tile });
  let out = '';
  for (const k of [-1, 1]) {
    const left = k < 0 ? -450 : 300;
    out +=
      box(left, -236, 150, 236, k === side ? c.wall : c.shade) +
      box(left - 8, -244, 166, 12, c.trim) +
      fill(`M${k * 300} -338Q${k * 380} -300 ${k * 466} -244H${k * 300}Z`, c.tile) +
      stroke(`M${k * 300} -338Q${k * 380} -300 ${k * 466} -244`, c.trim, 6) +
      window(c, k * 356, -60, 22, 84) +
      window(c, k * 420, -60, 18, 76);
  }
  const hall = box(-170, -500, 340, 500, mix(c.wall, c.shade, 0.3));
  const porch = [-104, 0, 104]
    .map(
      (px) => fill(arch(px, -44, px ? 34 : 42, 98), c.trim) + fill(arch(px, -44, px ? 27 : 35, 98), c.deep),
    )
    .join('');
  const upper = [-104, 0, 104]
    .map((px) => fill(arch(px, -252, 36, 60), c.trim) + fill(arch(px, -252, 29, 60), c.deep))
    .join('');
  let rail = '';
  for (let i = -9; i <= 9; i++) rail += `M${i * 18} -216v-26`;
  const steps = Array.from({ length: 5 }, (_, i) =>
    box(-150 - i * 13, -44 + i * 9, 300 + i * 26, 10, mix(c.trim, inks.near, i % 2 ? 0.3 : 0.12)),
  ).join('');
  /** The Buddha to come, seated on the topmost roof. */
  const seated =
    fill('M-34 -668Q-36 -690 -12 -692Q-20 -726 0 -728Q20 -726 12 -692Q36 -690 34 -668Z', c.gold) +
    disc(0, -738, 13, c.gold) +
    stroke('M-20 -676Q0 -666 20 -676M0 -722V-690', mix(c.gold, inks.ink, 0.35), 3) +
    fill('M-44 -668H44L34 -652H-34Z', c.pink);
  return (
    out +
    hall +
    roof(196, -452, -516, 0.62, 20) +
    box(-118, -560, 236, 62, c.wall) +
    roof(146, -552, -606, 0.5, 20) +
    box(-58, -652, 116, 50, c.wall) +
    [-36, 0, 36].map((px) => fill(arch(px, -606, 11, 18), c.deep)).join('') +
    roof(78, -624, -654, 0.4, 12) +
    seated +
    box(-170, -450, 340, 120, c.wall) +
    box(side > 0 ? -170 : 60, -450, 110, 120, c.shade, { 'fill-opacity': 0.6 }) +
    holyEye(stage, c, 0, -398, 44) +
    [-116, 116]
      .map(
        (px) =>
          box(px - 34, -440, 68, 84, c.pink) +
          box(px - 26, -432, 52, 68, c.trim) +
          oval(px, -392, 13, 15, c.blue) +
          oval(px, -402, 8, 15, c.pink),
      )
      .join('') +
    roof(204, -326, -352, 0.86, 18) +
    upper +
    [-156, -52, 52, 156].map((px) => dragonColumn(stage, c, px, -248, 78, 9)).join('') +
    box(-176, -250, 352, 9, c.trim) +
    stroke(rail, c.blue, 5) +
    box(-186, -216, 372, 16, c.trim) +
    box(-186, -200, 372, 8, c.pink) +
    porch +
    [-156, -52, 52, 156].map((px) => dragonColumn(stage, c, px, -44, 148, 12)).join('') +
    bellTower(stage, c, -240) +
    bellTower(stage, c, 240) +
    steps
  );
}
