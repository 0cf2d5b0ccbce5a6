import { mix } from '../../kit/colour';
import { clump } from '../../kit/foliage';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';

/** The mouth of a tunnel in the floor of a wood, framed in timber, steps going down. */
export function tunnel(stage: Stage, x: number, ground: number, s: number): void {
  const { inks } = stage;
  const random = stage.random.fork('tunnel');
  for (const [dx, h] of [
    [-780, 520],
    [-470, 430],
    [440, 460],
    [760, 560],
    [250, 380],
  ] as const)
    stage.add(broadTree(stage, `tree${dx}`, x + s * dx, ground + 70, h, { spread: 0.6 }));
  const timber = mix(mix(inks.groundDark, inks.ground, 0.3), inks.near, stage.dark ? 0.4 : 0.14);
  const clay = mix(mix(inks.ground, inks.accentDark, 0.2), inks.near, 0.18);
  const foot = ground + 210;
  let steps = '';
  for (let i = 0; i < 6; i++)
    steps += box(x - 110 + i * 9, foot - 22 - i * 30, 220 - i * 18, 14, mix(clay, inks.ink, 0.25 + i * 0.11));
  let leaves = '';
  for (let i = 0; i < 90; i++) {
    const [px, py] = [random.range(0, WIDTH), random.range(ground + 30, 1180)];
    leaves += `M${num(px)} ${num(py)}q12 -9 26 0q-13 8 -26 0Z`;
  }
  stage.add(
    fill(leaves, mix(inks.gold, inks.groundDark, 0.5), { 'fill-opacity': 0.6 }),
    fill(
      `M${num(x - 420)} ${foot + 10}Q${num(x - 330)} ${foot - 270} ${num(x)} ${foot - 300}T${num(x + 420)} ${foot + 10}Z`,
      mix(clay, inks.leafDark, 0.5),
    ),
    fill(clump(random, x, foot - 262, 520, 90), mix(inks.leafDark, inks.leaf, 0.3)),
    box(x - 128, foot - 226, 256, 228, mix(inks.near, inks.ink, 0.85)),
    steps,
    stroke(`M${num(x - 132)} ${foot}V${foot - 232}M${num(x + 132)} ${foot}V${foot - 232}`, timber, 30),
    stroke(`M${num(x - 172)} ${foot - 236}H${num(x + 172)}`, mix(timber, inks.light, 0.15), 34),
    oval(x, foot + 16, 330, 24, inks.ink, { 'fill-opacity': 0.16 }),
    fill(
      `M${num(x - 120)} ${foot}H${num(x + 120)}L${num(x + 300)} 1210H${num(x - 300)}Z`,
      mix(clay, inks.light, 0.2),
    ),
  );
}
