import { mix } from '../../kit/colour';
import type { Stage } from '../../kit/stage';
import { box, fill, num, oval, stroke } from '../../kit/svg';

/** Rows of filled sacks from (x, y) upwards, in the plane of the picture. */
export function sandbags(stage: Stage, x: number, y: number, across: number, rows: number): string {
  const { inks } = stage;
  const sack = mix(mix(inks.paper, inks.ground, 0.55), inks.near, stage.dark ? 0.4 : 0.12);
  let out = '';
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < across - (row % 2); i++) {
      const [px, py] = [x + (i + (row % 2) / 2) * 62, y - row * 27];
      out +=
        box(px, py - 30, 64, 32, mix(sack, inks.ink, 0.3), { rx: 14 }) +
        box(px, py - 30, 62, 25, (i + row) % 3 ? sack : mix(sack, inks.light, 0.18), { rx: 12 });
    }
  return out;
}

/** The command bunker of Điện Biên Phủ: low arches of iron sheet over a sunken way, with sacks and earth along them. */
export function bunker(stage: Stage, x: number, ground: number, s: number): void {
  const { inks, side } = stage;
  const iron = mix(mix(inks.far, inks.groundDark, 0.45), inks.near, stage.dark ? 0.4 : 0.1);
  const foot = ground + 190;
  stage.add(
    fill(
      `M${num(x - 760)} ${foot + 20}Q${num(x - 520)} ${foot - 150} ${num(x)} ${foot - 170}T${num(x + 760)} ${foot + 20}Z`,
      mix(mix(inks.leaf, inks.ground, 0.4), inks.near, 0.2),
    ),
  );
  for (const [dx, w, h] of [
    [-340, 330, 190],
    [330, 330, 190],
    [0, 400, 240],
  ] as const) {
    const cx = x + s * dx;
    const arch = (k: number) =>
      `M${num(cx - (w / 2) * k)} ${foot}V${num(foot - h * 0.45 * k)}Q${num(cx)} ${num(foot - h * 1.5 * k)} ${num(cx + (w / 2) * k)} ${num(foot - h * 0.45 * k)}V${foot}Z`;
    let ribs = '';
    for (const k of [0.94, 0.88, 0.82]) ribs += arch(k);
    stage.add(
      fill(arch(1), iron),
      fill(ribs, 'none', { stroke: mix(iron, inks.ink, 0.4), 'stroke-width': 5 }),
      fill(arch(0.76), mix(inks.near, inks.ink, 0.75)),
      stroke(
        `M${num(cx - (w / 2) * side)} ${num(foot - h * 0.45)}Q${num(cx - side * w * 0.3)} ${num(foot - h * 0.86)} ${num(cx)} ${num(foot - h * 0.95)}`,
        mix(iron, inks.light, 0.45),
        8,
      ),
      sandbags(stage, cx - w / 2 - 50, foot + 10, 2, 4),
      sandbags(stage, cx + w / 2 - 60, foot + 10, 2, 4),
    );
  }
  stage.add(
    oval(x, foot + 40, 700, 36, inks.ink, { 'fill-opacity': 0.14 }),
    fill(
      `M${num(x - 90)} ${foot + 8}H${num(x + 90)}L${num(x + 330)} 1210H${num(x - 330)}Z`,
      mix(mix(inks.ground, inks.groundDark, 0.3), inks.near, 0.1),
    ),
  );
}
