import { mix, turn } from '../../kit/colour';
import { dress, planter } from '../../kit/people';
import { type Stage, WIDTH } from '../../kit/stage';
import { fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { villageYard } from './yard';

/** Dyed sedge drying in a yard: sheaves opened like fans in rows, somebody who turns them, mats in rolls. */
export function mats(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('mats');
  const x = WIDTH * random.range(0.47, 0.53);
  const s = random.sign();
  villageYard(stage, x, 650);
  const dyes = [
    inks.accent,
    inks.gold,
    mix(inks.leaf, inks.gold, 0.25),
    turn(mix(inks.accentDark, inks.lotus, 0.35), -30),
    mix(inks.paper, inks.gold, 0.3),
  ].map((ink) => mix(ink, inks.near, stage.dark ? 0.32 : 0.03));
  const rows = 6;
  for (let r = 0; r < rows; r++) {
    const z = 1.27 ** r;
    const y = 694 + 196 * (z - 1);
    const step = 112 * z;
    const dye = dyes[(r + random.int(0, 1)) % dyes.length] ?? inks.accent;
    for (let i = -12; i <= 12; i++) {
      const px = x + i * step + (r % 2 ? step / 2 : 0);
      if (px < -120 || px > WIDTH + 120) continue;
      if (r >= 3 && Math.abs(px - (x + s * 60 * z * 0.4)) < 190 + 36 * (r - 3)) continue;
      stage.add(
        sheaf(stage, `${r}.${i}`, px, y, 0.44 * z, i % 4 === 2 ? (dyes[(r + 2) % dyes.length] ?? dye) : dye),
      );
    }
    if (r === 3) {
      const c = dress(stage, random.pick([3, 1, 2]));
      stage.add(
        oval(x + s * 40, y + 32, 170, 16, inks.ink, { 'fill-opacity': 0.28 }),
        place(planter(c, dye), x - s * 30, y + 30, 4.4, s < 0),
        sheaf(stage, 'held', x + s * 116, y + 40, 0.94, dye),
      );
    }
  }
  return { x: x / WIDTH, y: 0.7 };
}

/** One sheaf tied at its waist and opened on the ground. */
function sheaf(stage: Stage, label: string, x: number, y: number, k: number, dye: string): string {
  const { inks, side } = stage;
  const random = stage.random.fork(`sheaf${label}`);
  const spread = 92 * k * random.range(0.92, 1.08);
  const h = 150 * k * random.range(0.94, 1.06);
  let dark = '';
  let lit = '';
  for (let i = 0; i <= 16; i++) {
    const t = (i / 16) * 2 - 1;
    const d = `M${num(x + t * 10 * k)} ${num(y - 30 * k)}L${num(x + t * spread)} ${num(y - h * (1 - t * t * 0.42) - (i % 3) * 2 * k)}`;
    if (t * side > 0.1) lit += d;
    else if (i % 2) dark += d;
  }
  const top: string[] = [];
  for (let i = 0; i <= 16; i++) {
    const t = (i / 16) * 2 - 1;
    top.push(`${num(x + t * spread)} ${num(y - h * (1 - t * t * 0.42) - (i % 3) * 2 * k)}`);
  }
  return (
    oval(x - side * 30 * k, y, 80 * k, 11 * k, inks.ink, { 'fill-opacity': 0.24 }) +
    fill(
      `M${num(x - 54 * k)} ${num(y)}L${num(x - 9 * k)} ${num(y - 30 * k)}H${num(x + 9 * k)}L${num(x + 54 * k)} ${num(y)}Q${num(x)} ${num(y + 16 * k)} ${num(x - 54 * k)} ${num(y)}Z`,
      mix(dye, inks.ink, 0.14),
    ) +
    stroke(
      `M${num(x)} ${num(y - 30 * k)}v${num(36 * k)}M${num(x - 4 * k)} ${num(y - 30 * k)}L${num(x - 28 * k)} ${num(y + 4 * k)}M${num(x + 4 * k)} ${num(y - 30 * k)}L${num(x + 28 * k)} ${num(y + 4 * k)}`,
      mix(dye, inks.ink, 0.4),
      2.4 * k,
    ) +
    fill(
      `M${num(x - 9 * k)} ${num(y - 30 * k)}L${top.join('L')}L${num(x + 9 * k)} ${num(y - 30 * k)}Z`,
      dye,
    ) +
    stroke(dark, mix(dye, inks.ink, 0.32), 2.6 * k) +
    stroke(lit, mix(dye, inks.light, 0.42), 2.4 * k) +
    stroke(`M${num(x - 11 * k)} ${num(y - 30 * k)}h${num(22 * k)}`, mix(inks.paper, inks.ground, 0.3), 7 * k)
  );
}
