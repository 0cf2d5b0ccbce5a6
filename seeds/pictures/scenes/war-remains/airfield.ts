import { mix } from '../../kit/colour';
import { HEIGHT, type Stage } from '../../kit/stage';
import { fill, num, stroke } from '../../kit/svg';
import { sandbags } from './bunker';

/** A runway of red earth between hills of coffee, with a few sacks and a watch post left beside it. */
export function airfield(stage: Stage, x: number, ground: number, s: number): void {
  const { inks } = stage;
  const red = mix(mix(inks.accentDark, inks.ground, 0.5), inks.near, stage.dark ? 0.4 : 0.04);
  const green = mix(inks.leafDark, inks.leaf, 0.4);
  let rows = '';
  for (const k of [-1, 1])
    for (let i = 0; i < 7; i++)
      for (let j = 0; j < 16; j++) {
        const y = ground + 24 + i * i * 9 + i * 16;
        const px = x + k * (150 + i * 62 + j * (52 + i * 7));
        rows += `M${num(px - 20 - i * 3)} ${num(y)}q${num(20 + i * 3)} ${num(-34 - i * 6)} ${num(40 + i * 6)} 0Z`;
      }
  const timber = mix(mix(inks.groundDark, inks.far, 0.2), inks.near, 0.2);
  const post = x + s * 560;
  stage.add(
    fill(rows, green),
    fill(
      `M${num(x - 46)} ${ground}H${num(x + 46)}L${num(x + 620)} ${HEIGHT + 10}H${num(x - 620)}Z`,
      stage.blend([
        [0, mix(red, inks.light, 0.35)],
        [1, red],
      ]),
    ),
    stroke(
      `M${num(x)} ${ground + 20}V${ground + 70}M${num(x)} ${ground + 120}V${ground + 220}M${num(x)} ${ground + 290}V${HEIGHT}`,
      mix(red, inks.ink, 0.25),
      8,
    ),
    stroke(
      `M${num(post - 70)} ${ground + 210}L${num(post - 44)} ${ground - 70}M${num(post + 70)} ${ground + 210}L${num(post + 44)} ${ground - 70}M${num(post - 62)} ${ground + 120}L${num(post + 52)} ${ground + 20}M${num(post + 62)} ${ground + 120}L${num(post - 52)} ${ground + 20}`,
      timber,
      13,
    ),
    fill(`M${num(post - 76)} ${ground - 70}h152v-84h-152Z`, timber),
    fill(`M${num(post - 58)} ${ground - 96}h116v-40h-116Z`, mix(inks.near, inks.ink, 0.6)),
    fill(
      `M${num(post - 104)} ${ground - 154}L${num(post)} ${ground - 220}L${num(post + 104)} ${ground - 154}Z`,
      mix(timber, inks.ink, 0.35),
    ),
    sandbags(stage, post - 190, ground + 240, 6, 3),
  );
}
