import { mix, tone } from '../kit/colour';
import { clump, crowns } from '../kit/foliage';
import type { Random } from '../kit/random';
import type { Stage } from '../kit/stage';
import { fill, num, type Point } from '../kit/svg';
import { below, SHEET } from './sphere';

/** A round tree with its foot at a place: trunk, and a crown in three tones. */
export function roundTree(stage: Stage, random: Random, x: number, y: number, height: number): string {
  const { inks, side } = stage;
  const trunk = height * 0.05;
  const top = y - height * 0.42;
  const wood = `M${num(x - trunk)} ${num(y)}Q${num(x - trunk * 0.4)} ${num(y - height * 0.2)} ${num(x - trunk * 1.6)} ${num(top - height * 0.12)}L${num(x + trunk * 1.8)} ${num(top - height * 0.14)}Q${num(x + trunk * 0.5)} ${num(y - height * 0.2)} ${num(x + trunk * 1.1)} ${num(y)}Z`;
  let [dark, middle, lit] = ['', '', ''];
  for (let i = 0; i < (height < 60 ? 3 : 6); i++) {
    const cx = x + random.range(-0.26, 0.26) * height;
    const cy = top - random.range(0, 0.36) * height;
    const w = height * random.range(0.36, 0.6);
    dark += clump(random, cx, cy + w * 0.16, w * 1.1, w * 0.56);
    middle += clump(random, cx + side * w * 0.06, cy, w * 0.96, w * 0.48);
    lit += clump(random, cx + side * w * 0.2, cy - w * 0.1, w * 0.52, w * 0.28);
  }
  return (
    fill(wood, mix(inks.ink, inks.groundDark, 0.3)) +
    fill(dark, inks.leafDark) +
    fill(middle, inks.leaf) +
    fill(lit, tone(inks.leafLight, -0.03))
  );
}

/** A wood along a line that goes all around, its crowns between two heights. */
export function woodAround(
  random: Random,
  line: readonly Point[],
  low: number,
  high: number,
  ink: string,
): string {
  const wide = crowns(random, line, low, high).filter(([x]) => x < SHEET.width);
  const first = wide[0];
  // The last crown runs into the first one.
  return first ? fill(below([...wide, [SHEET.width, first[1]]]), ink) : '';
}
