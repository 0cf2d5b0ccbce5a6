import { mix } from '../../kit/colour';
import { blade } from '../../kit/path';
import type { Stage } from '../../kit/stage';
import { fill, group, num, oval, type Point, place, stroke } from '../../kit/svg';

function plate(stage: Stage, rx: number, ry: number, rim: string): string {
  const { inks, side } = stage;
  const china = mix(inks.paper, inks.waterTop, 0.08);
  return (
    oval(-side * 34, 30, rx, ry, inks.ink, { 'fill-opacity': 0.3 }) +
    oval(0, 9, rx, ry, mix(china, inks.near, 0.45)) +
    oval(0, 0, rx, ry, china) +
    `<ellipse cx="0" cy="0" rx="${num(rx * 0.92)}" ry="${num(ry * 0.9)}" fill="none" stroke="${rim}" stroke-width="5"/>` +
    oval(0, 4, rx * 0.76, ry * 0.72, mix(china, inks.near, 0.14))
  );
}

/** A plate heaped with basil, saw-leaf and bean sprouts. */
export function herbPlate(stage: Stage): string {
  const { inks } = stage;
  const random = stage.random.fork('herbs');
  let dark = '';
  let light = '';
  let ribs = '';
  for (let i = 0; i < 46; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next());
    const root: Point = [Math.cos(a) * 130 * k, -20 + Math.sin(a) * 52 * k];
    const b = -Math.PI / 2 + Math.cos(a) * k * 1.3 + random.range(-0.6, 0.6);
    const l = random.range(60, 120);
    const tip: Point = [root[0] + Math.cos(b) * l, root[1] + Math.sin(b) * l * 0.75];
    const leaf = blade(root, tip, l * 0.19, random.range(-8, 8));
    if (i % 5 < 2) light += leaf;
    else dark += leaf;
    ribs += `M${num(root[0])} ${num(root[1])}L${num(root[0] + (tip[0] - root[0]) * 0.8)} ${num(root[1] + (tip[1] - root[1]) * 0.8)}`;
  }
  let sprouts = '';
  for (let i = 0; i < 16; i++)
    sprouts += `M${random.int(-150, 90)} ${random.int(10, 52)}q${random.int(20, 40)} ${random.int(-30, 20)} ${random.int(50, 84)} ${random.int(-12, 12)}`;
  return (
    plate(stage, 220, 104, inks.leaf) +
    fill(dark, mix(inks.leafDark, inks.leaf, 0.35)) +
    fill(light, mix(inks.leaf, inks.leafLight, 0.5)) +
    stroke(ribs, inks.leafDark, 2.2, { 'stroke-opacity': 0.8 }) +
    stroke(sprouts, mix(inks.paper, inks.gold, 0.15), 7)
  );
}

function limeWedge(stage: Stage): string {
  const { inks } = stage;
  const flesh = mix(inks.leafLight, inks.paper, 0.4);
  let cells = '';
  for (let i = 1; i < 5; i++)
    cells += `M0 0L${num(-58 + i * 23.4)} ${num(34 + Math.sin((i / 5) * Math.PI) * 20)}`;
  return (
    fill('M-64 30Q0 92 64 30L0 -6Z', mix(inks.leaf, inks.leafDark, 0.2)) +
    fill('M-56 28Q0 76 56 28L0 -2Z', inks.paper) +
    fill('M-49 27Q0 66 49 27L0 3Z', flesh) +
    stroke(cells, inks.paper, 3)
  );
}

function chilli(stage: Stage): string {
  const { inks } = stage;
  return (
    fill('M-70 0Q-20 -26 40 -10Q66 -4 84 16Q50 14 30 12Q-20 18 -64 14Q-76 10 -70 0Z', inks.accent) +
    fill('M-64 14Q-20 18 30 12Q50 14 84 16Q40 24 10 22Q-30 26 -64 14Z', inks.accentDark) +
    stroke('M-66 6Q-84 4 -92 -14', inks.leaf, 7) +
    stroke('M-46 -2Q-10 -14 30 -4', mix(inks.accent, inks.paper, 0.55), 4)
  );
}

/** A small plate of lime and chilli. */
export function limePlate(stage: Stage, label: string): string {
  const random = stage.random.fork(`lime-${label}`);
  const { inks } = stage;
  return (
    plate(stage, 180, 86, mix(inks.waterLow, inks.ink, 0.12)) +
    place(limeWedge(stage), -66, -34, 0.95, false, random.range(-24, 10)) +
    place(limeWedge(stage), 40, -48, 0.9, true, random.range(-16, 20)) +
    place(limeWedge(stage), -10, -4, 1, false, random.range(-10, 30)) +
    place(chilli(stage), 66, 34, 0.9, random.chance(0.5), random.range(-20, 20)) +
    place(chilli(stage), -70, 44, 0.7, true, random.range(-20, 20))
  );
}

/** A dish of chilli sauce or of garlic vinegar, with a small spoon. */
export function sauceDish(stage: Stage, red: boolean): string {
  const { inks } = stage;
  const sauce = red ? mix(inks.accent, inks.gold, 0.12) : mix(inks.gold, inks.paper, 0.4);
  let bits = '';
  for (let i = 0; i < 9; i++) bits += `M${-56 + i * 14} ${-8 + ((i * 7) % 5) * 6}h9`;
  return (
    plate(stage, 118, 58, inks.accent) +
    oval(0, 0, 80, 34, mix(sauce, inks.ink, 0.25)) +
    oval(0, 3, 76, 30, sauce) +
    stroke(bits, red ? inks.gold : inks.accent, 6) +
    stroke('M20 -2L128 -84', mix(inks.paper, inks.far, 0.35), 11)
  );
}

/** A glass of iced tea seen from above. */
export function teaGlass(stage: Stage): string {
  const { inks, side } = stage;
  const tea = mix(inks.gold, inks.groundDark, 0.42);
  const body = 'M-106 -120L-84 70Q0 104 84 70L106 -120Z';
  return (
    oval(-side * 60, 76, 120, 42, inks.ink, { 'fill-opacity': 0.28 }) +
    fill(body, inks.paper, { 'fill-opacity': 0.4 }) +
    group(
      fill('M-120 -84H120V110H-120Z', tea) +
        fill(side > 0 ? 'M-120 -130H-54L-36 110H-120Z' : 'M120 -130H54L36 110H120Z', inks.ink, {
          'fill-opacity': 0.22,
        }),
      { 'clip-path': stage.clip(fill(body, '#000')) },
    ) +
    oval(0, -84, 101, 36, mix(tea, inks.light, 0.3)) +
    fill('M-60 -92l42 -16l34 14l-40 18ZM10 -74l38 -12l30 14l-36 16ZM-30 -62l28 -6l18 12l-30 8Z', inks.paper, {
      'fill-opacity': 0.75,
    }) +
    `<ellipse cx="0" cy="-120" rx="106" ry="38" fill="none" stroke="${inks.paper}" stroke-width="6" stroke-opacity=".85"/>` +
    stroke(side > 0 ? 'M80 -80L66 40' : 'M-80 -80L-66 40', inks.paper, 7, { 'stroke-opacity': 0.7 })
  );
}

/** Chopsticks laid across the rim, lifting a few noodles. */
export function chopsticks(stage: Stage): string {
  const { inks, side } = stage;
  const wood = mix(inks.accentDark, inks.ink, 0.35);
  const stick = (dy: number) =>
    `M-120 ${30 + dy}L470 ${-236 + dy * 1.5}L474 ${-222 + dy * 1.5}L-118 ${38 + dy}Z`;
  return (
    fill(stick(0) + stick(30), inks.ink, { 'fill-opacity': 0.32, transform: `translate(${-side * 26} 30)` }) +
    fill(stick(0), wood) +
    fill(stick(30), mix(wood, inks.ground, 0.18)) +
    stroke('M-118 32L468 -232M-118 62L468 -188', mix(wood, inks.light, 0.4), 2.6) +
    stroke('M300 -158L312 -144M326 -170L338 -156M300 -118L312 -104M326 -130L338 -116', inks.gold, 7)
  );
}
