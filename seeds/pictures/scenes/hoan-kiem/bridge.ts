import { mix } from '../../kit/colour';
import { aoDai, dress } from '../../kit/people';
import { reuse } from '../../kit/reuse';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { mirrored, ripples } from '../../kit/water';
import { hangingBoughs, lakeside } from './shore';

/** The red wooden bridge that arches to the island of the temple under old trees. */
export function redBridge(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('red-bridge');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  lakeside(stage, x, 620);
  const line = 800;
  const earth = mix(mix(inks.leafDark, inks.leaf, 0.4), inks.groundDark, 0.25);
  const bank = fill(
    `M${x - s * 440} ${line + 8}Q${x - s * 520} ${line - 52} ${x - s * 680} ${line - 58}H${x - s * 1100}V${line + 8}Z`,
    earth,
  );
  const island =
    place(temple(stage), x + s * 560, line - 20, 1, s < 0) +
    fill(
      `M${x + s * 300} ${line + 8}Q${x + s * 400} ${line - 44} ${x + s * 620} ${line - 46}H${x + s * 1100}V${line + 8}Z`,
      earth,
    );
  const whole = reuse(
    stage,
    broadTree(stage, 'old-a', x + s * 760, line - 20, 560, { distance: 0.1 }) +
      island +
      broadTree(stage, 'old-b', x + s * 400, line - 10, 430, { spread: 0.8, roots: true }) +
      bank +
      broadTree(stage, 'shore', x - s * 860, line - 30, 500, { spread: 0.8 }) +
      place(span(stage), x - s * 60, line, 1, s < 0),
  );
  stage.add(
    mirrored(stage, 'bridge-below', whole, { waterline: line + 6, depth: 320, squash: 0.7, opacity: 0.55 }),
    whole,
    ripples(stage, 'near', line + 40, HEIGHT, 0.5),
    hangingBoughs(stage, s > 0 ? -40 : WIDTH + 40, s, ''),
  );
  return { x: (x + s * 40) / WIDTH, y: 0.58 };
}

/** The bridge, island end to the right; about 860 wide, water at the origin. */
function span(stage: Stage): string {
  const { inks } = stage;
  const red = mix(mix(inks.accent, inks.accentDark, 0.25), inks.near, stage.dark ? 0.22 : 0);
  const dark = mix(red, inks.ink, 0.4);
  const deck = (px: number) => -44 - 92 * (1 - (px / 440) ** 2);
  let posts = '';
  let rails = '';
  let struts = '';
  for (let px = -420; px <= 420; px += 60) {
    const y = deck(px);
    posts += `M${px} ${num(y)}V4`;
    rails += `M${px} ${num(y - 74)}V${num(y)}`;
    if (px < 420)
      struts += `M${px} ${num(y - 14)}L${px + 60} ${num(deck(px + 60) - 54)}M${px + 60} ${num(deck(px + 60) - 14)}L${px} ${num(y - 54)}`;
  }
  const curve = (up: number) =>
    `M-446 ${num(deck(-446) - up)}Q0 ${num(-228 - up)} 446 ${num(deck(446) - up)}`;
  let people = '';
  for (const [px, silk, which] of [
    [-240, true, 0],
    [-186, true, 3],
    [90, false, 1],
    [250, false, 5],
  ] as const)
    people += place(
      silk ? aoDai(dress(stage, which)) : visitor(dress(stage, which), { skirt: which === 5 }),
      px,
      deck(px) - 2,
      1.12,
    );
  return (
    stroke(posts, dark, 13) +
    stroke('M-420 -10H420', dark, 7) +
    people +
    stroke(curve(0), dark, 24) +
    stroke(curve(8), red, 12) +
    stroke(struts, mix(red, inks.gold, 0.15), 4) +
    stroke(curve(36), red, 6) +
    stroke(rails, red, 11) +
    stroke(curve(74), red, 13) +
    stroke(curve(79), mix(red, inks.light, 0.35), 4)
  );
}

/** The gate pavilion of the island. */
function temple(stage: Stage): string {
  const { inks, side } = stage;
  const lamp = stage.dark || stage.time === 'dusk';
  const wall = mix(mix(inks.gold, inks.paper, 0.5), inks.near, stage.dark ? 0.34 : 0.06);
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.55), inks.near, 0.24);
  const door = lamp ? mix(inks.gold, inks.light, 0.3) : mix(inks.accentDark, inks.ink, 0.35);
  return (
    box(-150, -150, 300, 150, wall) +
    box(side > 0 ? -150 : 80, -150, 70, 150, mix(wall, inks.near, 0.3)) +
    [-86, 0, 86]
      .map((px) => box(px - 26, -110, 52, 110, door) + stroke(`M${px} -110V0`, mix(tile, inks.ink, 0.3), 4))
      .join('') +
    curvedRoof(stage, { x: 0, half: 182, eave: -146, ridge: -208, span: 0.78, upturn: 22, tile }) +
    box(-96, -244, 192, 40, wall) +
    curvedRoof(stage, {
      x: 0,
      half: 130,
      eave: -238,
      ridge: -304,
      span: 0.66,
      upturn: 22,
      tile,
      crowned: true,
    }) +
    oval(0, 2, 190, 8, inks.ink, { 'fill-opacity': 0.24 })
  );
}
