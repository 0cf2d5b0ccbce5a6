import { mix } from '../kit/colour';
import type { Stage } from '../kit/stage';
import { box, fill, group, num, oval, place, stroke } from '../kit/svg';
import { hat } from '../scenes/still-life/map-table';
import { moving } from './life';
import { SHEET, vignetteSheet } from './sheet';

/** A round basket seen from a little above, so that one sees that there is nothing in it; `r` wide each way, foot at the origin. */
function openBasket(stage: Stage, r: number, depth: number): string {
  const { inks, side } = stage;
  const cane = mix(mix(inks.ground, inks.gold, 0.36), inks.near, 0.08);
  const dark = mix(cane, inks.groundDark, 0.65);
  const ry = r * 0.3;
  const top = -depth;
  const foot = r * 0.62;
  const body = `M${num(-r)} ${num(top)}Q${num(-r * 0.94)} ${num(top * 0.3)} ${num(-foot)} 0Q0 ${num(ry * 0.5)} ${num(foot)} 0Q${num(r * 0.94)} ${num(top * 0.3)} ${num(r)} ${num(top)}Z`;
  let weave = '';
  for (let row = 0; row < 6; row++) {
    const y = top + ry + (row * depth) / 6.6;
    for (let i = 0; i < 22; i++)
      weave += `M${num(-r + (i + (row % 2) / 2) * r * 0.094)} ${num(y)}q${num(r * 0.03)} -7 ${num(r * 0.062)} 0`;
  }
  let rings = '';
  for (let i = 1; i < 5; i++) {
    const k = i / 5;
    rings += `M${num(-r * 0.9 * k)} ${num(top + ry * 0.28 * (1 - k))}a${num(r * 0.9 * k)} ${num(ry * 0.86 * k)} 0 1 0 ${num(r * 1.8 * k)} 0a${num(r * 0.9 * k)} ${num(ry * 0.86 * k)} 0 1 0 ${num(-r * 1.8 * k)} 0`;
  }
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    rings += `M0 ${num(top + ry * 0.28)}L${num(Math.cos(a) * r * 0.92)} ${num(top + Math.sin(a) * ry * 0.9)}`;
  }
  const shade =
    side > 0
      ? `M${num(-r)} ${num(top - ry)}H${num(-r * 0.5)}Q${num(-r * 0.6)} ${num(top * 0.3)} ${num(-r * 0.2)} 20H${num(-r)}Z`
      : `M${num(r)} ${num(top - ry)}H${num(r * 0.5)}Q${num(r * 0.6)} ${num(top * 0.3)} ${num(r * 0.2)} 20H${num(r)}Z`;
  return (
    fill(body, cane) +
    group(stroke(weave, dark, 3) + fill(shade, inks.near, { 'fill-opacity': 0.26 }), {
      'clip-path': stage.clip(fill(body, '#000')),
    }) +
    oval(0, top, r, ry, mix(cane, inks.ink, 0.45)) +
    stroke(rings, mix(cane, inks.ink, 0.66), 2.2) +
    oval(0, top, r, ry, 'none', { stroke: mix(cane, inks.light, 0.3), 'stroke-width': num(r * 0.075) }) +
    oval(0, top, r * 0.945, ry * 0.9, 'none', { stroke: dark, 'stroke-width': 2 })
  );
}

/** A cup of tea that is still hot, its foot at the origin. */
function cupOfTea({ inks, side }: Stage): string {
  const china = mix(inks.paper, inks.light, 0.5);
  const body = 'M-38 -48Q-36 -8 -18 0H18Q36 -8 38 -48Z';
  return (
    fill(body, china) +
    fill(
      side > 0 ? 'M-38 -48Q-36 -8 -18 0H-4Q-24 -12 -26 -48Z' : 'M38 -48Q36 -8 18 0H4Q24 -12 26 -48Z',
      inks.near,
      {
        'fill-opacity': 0.24,
      },
    ) +
    stroke('M-30 -24Q0 -14 30 -24', inks.waterLow, 3) +
    oval(0, -48, 38, 11, mix(china, inks.near, 0.12)) +
    oval(0, -46, 32, 8, mix(inks.gold, inks.accentDark, 0.3)) +
    moving(
      'rises',
      stroke('M-12 -62q-10 -14 0 -26t0 -26M12 -66q10 -14 0 -26t0 -24', inks.paper, 5, {
        'stroke-opacity': 0.7,
      }),
    )
  );
}

const shadow = (stage: Stage, x: number, y: number, rx: number) =>
  oval(x - stage.side * rx * 0.24, y, rx, rx * 0.13, stage.inks.ink, { 'fill-opacity': 0.28 });

/** A washed wall with the light of a window on it, and a floor below. */
function room(stage: Stage, wall: string, floor: string, edge: number): void {
  const { inks, side } = stage;
  const { width, height } = SHEET;
  const x = width / 2 + side * 110;
  const pane = (dx: number, dy: number) => `M${num(x + dx)} ${dy}h78l${num(-side * 34)} 92h-78Z`;
  stage.add(
    box(
      0,
      0,
      width,
      edge,
      stage.blend([
        [0, mix(wall, inks.near, 0.16)],
        [1, mix(wall, inks.light, 0.12)],
      ]),
    ),
    fill(pane(-40, 30) + pane(50, 30) + pane(-40 - side * 38, 132) + pane(50 - side * 38, 132), inks.light, {
      'fill-opacity': 0.26,
    }),
    box(
      0,
      edge,
      width,
      height - edge,
      stage.blend([
        [0, mix(floor, inks.light, 0.2)],
        [1, mix(floor, inks.ink, 0.2)],
      ]),
    ),
    box(0, edge - 3, width, 6, inks.ink, { 'fill-opacity': 0.18 }),
  );
}

/** An empty basket on a table of planks, a conical hat leaning on it. */
export function emptyBasket(): string {
  const stage = vignetteSheet('empty-basket', { seed: 3, time: 'noon', season: 'summer' });
  const { inks, side } = stage;
  const plank = mix(mix(inks.groundDark, inks.accentDark, 0.25), inks.near, 0.2);
  room(stage, mix(mix(inks.leafDark, inks.paper, 0.5), inks.near, 0.1), plank, 258);
  stage.add(
    stroke('M0 284H640M0 322H640M0 372H640', mix(plank, inks.ink, 0.6), 2.4, { 'stroke-opacity': 0.5 }),
    shadow(stage, 300, 350, 170),
    place(openBasket(stage, 168, 132), 300, 350),
    place(group(hat(stage), { transform: 'scale(1 .94)' }), 492, 264, 0.29, side < 0),
    shadow(stage, 92, 352, 44),
    place(cupOfTea(stage), 92, 350),
  );
  return stage.finish();
}

/** A carrying pole on two pegs of a wall, and its two baskets, with nothing in them. */
export function carryingPole(): string {
  const stage = vignetteSheet('carrying-pole', { seed: 8, time: 'noon', season: 'summer' });
  const { inks, side } = stage;
  const floor = mix(mix(inks.ground, inks.accentDark, 0.3), inks.near, 0.12);
  room(stage, mix(mix(inks.gold, inks.ground, 0.4), inks.paper, 0.25), floor, 292);
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.ink, 0.22);
  const pole = 'M66 92Q320 58 574 92';
  const shade = { 'stroke-opacity': 0.2, transform: `translate(${-side * 12} 14)` };
  let tiles = '';
  for (let i = -6; i < 14; i++) tiles += `M${i * 54 + 40} 294L${i * 84 - 96} 400`;
  stage.add(
    stroke(`${tiles}M0 318H640M0 352H640`, mix(floor, inks.ink, 0.4), 2, { 'stroke-opacity': 0.4 }),
    stroke(pole, inks.ink, 13, shade),
    stroke('M226 90v-22M414 90v-22', mix(inks.ink, inks.ground, 0.2), 9),
  );
  for (const x of [132, 508]) {
    const cords = `M${x} 76L${x - 84} 236M${x} 76L${x + 84} 236M${x} 76L${x - 30} 262M${x} 76L${x + 30} 262`;
    stage.add(
      oval(x - side * 10, 352, 92, 10, inks.ink, { 'fill-opacity': 0.24 }),
      stroke(cords, inks.ink, 3, shade),
      stroke(`M${x} 76L${x - 26} 216M${x} 76L${x + 26} 216`, mix(wood, inks.ink, 0.3), 2.6),
      place(openBasket(stage, 90, 72), x, 312),
      stroke(cords, mix(wood, inks.ink, 0.1), 3),
    );
  }
  stage.add(
    stroke(pole, wood, 12),
    stroke('M70 89Q320 56 570 89', mix(wood, inks.light, 0.35), 3),
    stroke('M200 78v10M320 72v10M440 78v10', mix(wood, inks.ink, 0.4), 2.4),
    stroke('M124 88q8 -18 16 0M500 88q8 -18 16 0', mix(wood, inks.ink, 0.3), 5),
  );
  return stage.finish();
}
