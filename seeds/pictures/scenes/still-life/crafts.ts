import { mix } from '../../kit/colour';
import { glazedJar } from '../../kit/old-things';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, group, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { layTable, under } from './table';

/** Glazed ware: jars, a vase, a pile of bowls. */
export function ceramics(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('ceramics');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const y = layTable(stage, x);
  const white = mix(inks.paper, inks.waterTop, 0.1);
  const celadon = mix(inks.leafLight, inks.paper, 0.45);
  const brown = mix(mix(inks.ground, inks.groundDark, 0.4), inks.gold, 0.2);
  const glazes = random.shuffle([white, celadon, white, brown]);
  for (const [i, [dx, dy, k, tall]] of (
    [
      [-640, -40, 1.5, 1.3],
      [560, -46, 1.7, 1.35],
      [-300, 0, 2.2, 0.9],
      [70, -30, 2, 1.5],
    ] as const
  ).entries()) {
    stage.add(
      under(stage, x + s * dx, y + dy, 90 * k),
      place(glazedJar(stage, glazes[i] ?? white, tall), x + s * dx, y + dy, k),
    );
  }
  const bowl =
    fill('M-120 -84H120Q104 -6 44 -4V8H-44V-4Q-104 -6 -120 -84Z', white) +
    fill('M-120 -84H-30Q-30 -10 -10 8H-44V-4Q-104 -6 -120 -84Z', inks.near, { 'fill-opacity': 0.16 }) +
    stroke('M-104 -56q26 -18 52 0t52 0t52 0t52 0M-112 -72H112', mix(inks.waterLow, inks.ink, 0.2), 5) +
    oval(0, -84, 120, 16, mix(white, inks.near, 0.25));
  stage.add(
    under(stage, x + s * 330, y + 84, 120),
    [0, 1].map((i) => place(bowl, x + s * 330, y + 80 - i * 40, 1)).join(''),
  );
  stage.add(under(stage, x - s * 40, y + 110, 100), place(bowl, x - s * 60, y + 104, 0.86));
  return { x: x / WIDTH, y: 0.58 };
}

/** One folded cloth with bands of diamonds, stripes and hooks. */
function cloth(stage: Stage, label: string, w: number, h: number, ground: string): string {
  const { inks } = stage;
  const random = stage.random.fork(label);
  const threads = random.shuffle([
    inks.accent,
    inks.gold,
    inks.paper,
    inks.lotus,
    mix(inks.leaf, inks.leafLight, 0.3),
    inks.waterTop,
  ]);
  let out = box(-w / 2, -h, w, h, ground, { rx: Math.min(24, h * 0.3) });
  const bands = Math.max(2, Math.round(w / 150));
  for (let b = 0; b < bands; b++) {
    const bx = -w / 2 + ((b + 0.5) * w) / bands;
    const ink = threads[b % threads.length] ?? inks.accent;
    const next = threads[(b + 2) % threads.length] ?? inks.gold;
    out +=
      box(bx - 44, -h, 88, h, mix(ground, inks.ink, 0.3)) +
      stroke(`M${num(bx - 46)} ${-h}v${h}M${num(bx + 46)} ${-h}v${h}`, ink, 6) +
      stroke(`M${num(bx - 58)} ${-h}v${h}M${num(bx + 58)} ${-h}v${h}`, next, 3.4);
    for (let y = -h + 4; y < -6; y += 44) {
      const m = Math.min(y + 22, -6);
      out +=
        fill(`M${num(bx)} ${y}l26 22l-26 22l-26 -22Z`, b % 2 ? ink : next) +
        fill(`M${num(bx)} ${y + 11}l13 11l-13 11l-13 -11Z`, ground) +
        stroke(`M${num(bx - 38)} ${m - 8}l8 8l-8 8M${num(bx + 38)} ${m - 8}l-8 8l8 8`, b % 2 ? next : ink, 4);
    }
  }
  return (
    group(out, { 'clip-path': stage.clip(box(-w / 2, -h, w, h, '#000', { rx: Math.min(24, h * 0.3) })) }) +
    stroke(`M${-w / 2 + 12} ${num(-h * 0.5)}H${w / 2 - 12}`, inks.ink, 3, { 'stroke-opacity': 0.3 })
  );
}

/** Woven cloth, folded in a pile, one length hanging over the edge of the table. */
export function brocade(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('brocade');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const y = layTable(stage, x);
  const dyes = random.shuffle([
    mix(inks.near, inks.waterLow, 0.3),
    mix(inks.accentDark, inks.ink, 0.1),
    mix(inks.near, inks.ink, 0.4),
    mix(inks.waterLow, inks.near, 0.3),
    mix(inks.leafDark, inks.ink, 0.1),
  ]);
  stage.add(under(stage, x - s * 120, y, 400));
  for (let i = 0; i < 5; i++)
    stage.add(
      place(
        cloth(stage, `pile${i}`, 780 - random.range(0, 70), 92, dyes[i] ?? inks.near),
        x - s * 120 + random.range(-16, 16),
        y - i * 88,
      ),
    );
  stage.add(place(cloth(stage, 'hang', 300, 760, dyes[2] ?? inks.near), x + s * 560, y + 420));
  const spool = (dx: number, dy: number, ink: string) =>
    under(stage, x + s * dx, y + dy, 60) +
    box(x + s * dx - 56, y + dy - 120, 112, 120, ink, { rx: 14 }) +
    stroke(
      Array.from(
        { length: 8 },
        (_, i) => `M${num(x + s * dx - 54)} ${num(y + dy - 110 + i * 14)}l108 8`,
      ).join(''),
      mix(ink, inks.ink, 0.3),
      3,
    ) +
    box(x + s * dx - 66, y + dy - 134, 132, 18, mix(inks.ground, inks.groundDark, 0.4), { rx: 6 }) +
    box(x + s * dx - 66, y + dy - 8, 132, 18, mix(inks.ground, inks.groundDark, 0.4), { rx: 6 });
  stage.add(
    spool(-660, 60, inks.accent),
    spool(-800, -10, inks.gold),
    spool(330, 70, mix(inks.leaf, inks.leafLight, 0.3)),
  );
  return { x: x / WIDTH, y: 0.58 };
}

/** A basket with a neck and a lid; about 260 wide, foot at the origin. */
function basket(stage: Stage, tall: number): string {
  const { inks, side } = stage;
  const cane = mix(mix(inks.ground, inks.gold, 0.26), inks.near, stage.dark ? 0.4 : 0.1);
  const dark = mix(cane, inks.groundDark, 0.6);
  const h = 220 * tall;
  let weave = '';
  for (let row = 0; row * 20 < h - 16; row++) {
    const w = 116 + Math.sin((row * 20 * Math.PI) / h) * 18;
    for (let px = -w + (row % 2) * 13; px < w - 10; px += 26)
      weave += `M${num(px)} ${num(-10 - row * 20)}q8 -9 16 0`;
  }
  return (
    fill(`M-104 0Q-150 ${num(-h * 0.5)} -112 ${-h}H112Q150 ${num(-h * 0.5)} 104 0Z`, cane) +
    stroke(weave, dark, 5) +
    stroke(
      `M-127 ${num(-h * 0.62)}Q0 ${num(-h * 0.56)} 127 ${num(-h * 0.62)}M-128 ${num(-h * 0.3)}Q0 ${num(-h * 0.24)} 128 ${num(-h * 0.3)}`,
      mix(inks.accentDark, inks.ink, 0.2),
      8,
    ) +
    fill(
      side > 0
        ? `M-104 0Q-150 ${num(-h * 0.5)} -112 ${-h}H-50Q-80 ${num(-h * 0.5)} -46 0Z`
        : `M104 0Q150 ${num(-h * 0.5)} 112 ${-h}H50Q80 ${num(-h * 0.5)} 46 0Z`,
      inks.near,
      { 'fill-opacity': 0.26 },
    ) +
    oval(0, -h, 114, 17, mix(inks.near, inks.ink, 0.4)) +
    oval(0, -h, 114, 17, 'none', { stroke: mix(cane, inks.light, 0.3), 'stroke-width': 12 }) +
    box(-108, -12, 216, 14, dark, { rx: 5 })
  );
}

/** Basketry: carrying baskets, a winnowing tray against the wall, a fish trap. */
export function basketry(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('basketry');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const y = layTable(stage, x);
  const cane = mix(mix(inks.ground, inks.gold, 0.34), inks.near, stage.dark ? 0.4 : 0.06);
  let lattice = '';
  for (let i = -11; i <= 11; i++) {
    const l = Math.sqrt(Math.max(0, 300 ** 2 - (i * 26) ** 2));
    lattice += `M${i * 26} ${num(-l)}V${num(l)}M${num(-l)} ${i * 26}H${num(l)}`;
  }
  const tray =
    disc(-side * 26, 18, 320, inks.ink, { 'fill-opacity': 0.24 }) +
    disc(0, 0, 318, mix(cane, inks.groundDark, 0.5)) +
    disc(0, 0, 300, cane) +
    stroke(lattice, mix(cane, inks.groundDark, 0.55), 8) +
    disc(0, 0, 308, 'none', { stroke: mix(cane, inks.light, 0.3), 'stroke-width': 12 });
  stage.add(place(tray, x + s * 170, y - 420));
  let ribs = '';
  for (let i = -7; i <= 7; i++) ribs += `M${i * 20} 0Q${i * 30} -200 ${num(i * 3)} -460`;
  const trap =
    fill('M-140 0Q-210 -200 -22 -460H22Q210 -200 140 0Z', mix(inks.near, inks.ink, 0.2), {
      'fill-opacity': 0.3,
    }) +
    stroke(ribs, cane, 7) +
    stroke(
      'M-150 -40Q0 -10 150 -40M-168 -130Q0 -100 168 -130M-150 -230Q0 -204 150 -230M-100 -330Q0 -312 100 -330M-40 -420Q0 -412 40 -420',
      mix(cane, inks.groundDark, 0.4),
      9,
    );
  stage.add(under(stage, x + s * 620, y, 150), place(trap, x + s * 620, y));
  for (const [dx, dy, k, tall] of [
    [-620, -30, 1.6, 1.25],
    [-250, 20, 1.9, 1],
    [190, 70, 1.15, 0.7],
  ] as const)
    stage.add(under(stage, x + s * dx, y + dy, 120 * k), place(basket(stage, tall), x + s * dx, y + dy, k));
  return { x: x / WIDTH, y: 0.56 };
}
