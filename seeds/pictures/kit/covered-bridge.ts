import { mix } from './colour';
import { lantern } from './lanterns';
import type { Stage } from './stage';
import { box, disc, fill, num, place, stroke } from './svg';

/**
 * The covered bridge of Hội An from the river: a timber gallery that rises in its middle between two red gatehouses, each
 * part under a roof of its own, on stone arches; about 660 wide, water at the origin.
 */
export function coveredBridge(stage: Stage, lit: boolean): string {
  const { inks, side } = stage;
  const stone = mix(mix(inks.ground, inks.paper, 0.25), inks.middle, stage.dark ? 0.6 : 0.2);
  const stoneShade = mix(stone, inks.near, 0.5);
  const wood = mix(inks.accentDark, inks.groundDark, 0.4);
  const dark = mix(wood, inks.ink, 0.5);
  const tile = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.near, 0.45);
  const tileLit = mix(tile, inks.light, 0.24);
  const inside = lit ? mix(inks.gold, inks.accent, 0.15) : mix(inks.near, inks.ink, 0.4);
  const deck = (x: number) => -86 - 26 * (1 - (x / 310) ** 2);
  let arches = `M-330 10L-330 ${num(deck(310))}`;
  for (let x = -310; x <= 310; x += 31) arches += `L${x} ${num(deck(x) + 6)}`;
  arches += 'L330 -86L330 10';
  for (const cx of [232, 116, 0, -116, -232])
    arches += `L${cx + 42} 10L${cx + 42} -28A42 40 0 0 0 ${cx - 42} -28L${cx - 42} 10`;
  const rim = [232, 116, 0, -116, -232]
    .map((cx) => `M${cx + 42} 10V-28A42 40 0 0 0 ${cx - 42} -28V10`)
    .join('');
  let posts = '';
  let slats = '';
  for (let x = -208; x <= 208; x += 52) posts += `M${x} ${num(deck(x))}V-206`;
  for (let x = -206; x <= 206; x += 13) slats += `M${x} ${num(deck(x))}v-36`;
  const rail = `M-290 ${num(deck(290) - 38)}Q0 ${num(deck(0) - 64)} 290 ${num(deck(290) - 38)}`;
  const rose = mix(mix(inks.accentDark, inks.lotus, 0.35), inks.near, stage.dark ? 0.45 : 0.1);
  /** The gatehouse at an end: a wall of red plaster with a round window under a roof of its own. */
  const gatehouse = (k: number) => {
    const cx = k * 262;
    return (
      box(cx - 58, -214, 116, 140, k === side ? rose : mix(rose, inks.ink, 0.24)) +
      box(cx - 62, -96, 124, 12, mix(stone, inks.paper, 0.25)) +
      box(cx - 58, -214, 116, 12, mix(rose, inks.ink, 0.3)) +
      disc(cx, -152, 23, mix(stone, inks.paper, 0.45)) +
      disc(cx, -152, 16, inside) +
      stroke(`M${cx - 16} -152h32M${cx} -168v32`, dark, 4)
    );
  };
  /** Dishes of blue and white set into the lime of a ridge. */
  const inlay = (xs: readonly number[], y: number) =>
    xs.map((x) => disc(x, y, 6, mix(inks.waterTop, inks.near, 0.3)) + disc(x, y, 3.4, inks.paper)).join('');
  const roof = (w: number, eave: number, top: number, upturn: number, arch = 0) => {
    const d = `M${-w - 26} ${eave - upturn}Q${-w + 14} ${eave + 2} ${-w * 0.5} ${eave}L${w * 0.5} ${eave}Q${w - 14} ${eave + 2} ${w + 26} ${eave - upturn}Q${w * 0.9} ${eave - 22} ${w * 0.82} ${top}L${-w * 0.82} ${top}Q${-w * 0.9} ${eave - 22} ${-w - 26} ${eave - upturn}Z`;
    let courses = '';
    for (let i = 1; i < w / 7; i++) {
      const x = -w + i * 14;
      courses += `M${num(x)} ${eave - 1}L${num(x * 0.84)} ${top}`;
    }
    const lightHalf = `M${side * w * 0.16} ${top}L${side * w * 0.82} ${top}Q${side * w * 0.9} ${eave - 22} ${side * (w + 26)} ${eave - upturn}Q${side * (w - 14)} ${eave + 2} ${side * w * 0.5} ${eave}L${side * w * 0.22} ${eave}Z`;
    return (
      fill(d, tile) +
      fill(lightHalf, tileLit) +
      stroke(courses, mix(tile, inks.ink, 0.4), 2) +
      stroke(
        `M${-w * 0.84} ${top - 2}Q0 ${top + 5 - arch} ${w * 0.84} ${top - 2}`,
        mix(stone, inks.paper, 0.3),
        7,
      ) +
      stroke(
        `M${-w - 28} ${eave - upturn - 2}Q${-w + 14} ${eave + 3} ${-w * 0.5} ${eave + 1}L${w * 0.5} ${eave + 1}Q${w - 14} ${eave + 3} ${w + 28} ${eave - upturn - 2}`,
        mix(tile, inks.ink, 0.6),
        5,
      )
    );
  };
  const lamps = [-156, -52, 52, 156]
    .map((x) => lantern(stage, x, -192, 10, 'round', inks.accent, lit))
    .join('');
  return (
    fill(`${arches}Z`, stone) +
    stroke(rim, stoneShade, 5) +
    stroke(
      'M-330 -60H330M-330 -34H-278M-188 -34H-162M-72 -34H-46M44 -34H70M160 -34H186M276 -34H330',
      stoneShade,
      1.6,
      { 'stroke-opacity': 0.7 },
    ) +
    box(-206, -222, 412, 126, inside) +
    stroke(posts, dark, 9) +
    stroke(slats, wood, 3.4) +
    stroke(rail, dark, 6) +
    stroke(`M-310 ${num(deck(310))}Q0 ${num(deck(0) - 25)} 310 ${num(deck(310))}`, wood, 9) +
    gatehouse(-1) +
    gatehouse(1) +
    place(roof(92, -206, -256, 14), -262, 0) +
    place(roof(92, -206, -256, 14), 262, 0) +
    roof(196, -216, -292, 16, 12) +
    inlay([-262, 262], -254) +
    inlay([-120, -60, 0, 60, 120], -294) +
    lamps
  );
}
