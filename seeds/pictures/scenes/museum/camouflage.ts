import { star } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { massif, wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

const GROUND = 860;
/** Half widths of the drum at its foot and its rim, and its height. */
const [FOOT, RIM, HIGH] = [560, 420, 360] as const;

/** The Victory Museum of Điện Biên Phủ: a blunt cone in a lattice like the net over a helmet, its valley behind. */
export function camouflage(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('camouflage');
  const x = WIDTH * random.range(0.48, 0.52);
  stage.add(sky(stage, { horizon: 700, clouds: random.int(3, 6) }));
  const far = mix(inks.far, inks.skyLow, 0.2);
  stage.add(
    massif(stage, 'far', {
      y: 520,
      rise: 90,
      swell: 380,
      base: 760,
      ink: far,
      shade: mix(far, inks.middle, 0.3),
    }).svg,
    mist(stage, 'air', 660, 150, inks.skyLow, 0.5),
    wood(
      stage,
      'trees',
      ridge(random.fork('trees'), { left: -20, right: WIDTH + 20, y: 760, rise: 20, swell: 280 }),
      44,
      mix(inks.leafDark, inks.far, 0.35),
      mix(inks.leaf, inks.far, 0.3),
      200,
    ),
    place(drum(stage), x, GROUND),
  );
  plaza(stage, x);
  for (const [k, dx, h] of [
    [-1, 860, 520],
    [1, 870, 470],
  ] as const)
    stage.add(broadTree(stage, `tree${k}`, x + k * dx, GROUND + 50, h, { spread: 0.8 }));
  const s = random.sign();
  for (const [dx, dy, which] of [
    [-210, 150, 0],
    [-150, 158, 3],
    [170, 110, 5],
    [320, 190, 2],
  ] as const)
    stage.add(
      oval(x + s * dx, GROUND + dy, 32, 5, inks.ink, { 'fill-opacity': 0.3 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x + s * dx, GROUND + dy, 1.2 + dy / 320),
    );
  stage.add(flag(stage, x - s * 640, GROUND + 60));
  return { x: x / WIDTH, y: 0.55 };
}

/** The cone with its lattice of leaves and the hall of glass under it. */
function drum(stage: Stage): string {
  const { inks, side, dark } = stage;
  const lamp = dark || stage.time === 'dusk';
  const skin = mix(mix(inks.paper, inks.ground, 0.35), inks.near, dark ? 0.5 : 0.06);
  const glass = lamp ? mix(inks.gold, inks.light, 0.2) : mix(inks.waterLow, inks.near, 0.4);
  const body = `M${-FOOT} -70L${-RIM} ${-HIGH}Q0 ${-HIGH - 46} ${RIM} ${-HIGH}L${FOOT} -70Q0 26 ${-FOOT} -70Z`;
  const clip = stage.clip(fill(body, '#000'));
  const rows = 7;
  let cells = '';
  let leaves = '';
  const at = (u: number, v: number): string => {
    const half = FOOT + (RIM - FOOT) * v;
    const bulge = 1 - u * u;
    return `${num(Math.sin((u * Math.PI) / 2) * half)} ${num(-70 - (HIGH - 70) * v + bulge * (52 - 76 * v))}`;
  };
  for (let row = 0; row < rows; row++)
    for (let i = -10; i <= 10; i++) {
      const u = (i + (row % 2) / 2) / 10;
      const [v, w] = [row / rows, (row + 1) / rows];
      const m = (v + w) / 2;
      const [a, b] = [Math.max(-1, u - 0.05), Math.min(1, u + 0.05)];
      if (a > 1 || b < -1) continue;
      cells += `M${at(a, m)}L${at(u, w)}L${at(b, m)}L${at(u, v)}Z`;
      if ((i * 7 + row * 5) % 3 === 0)
        leaves += `M${at(a + 0.012, m)}L${at(u, w - 0.025)}L${at(b - 0.012, m)}L${at(u, v + 0.025)}Z`;
    }
  let posts = '';
  for (let i = -9; i <= 9; i++) posts += `M${num(Math.sin((i / 9.6) * (Math.PI / 2)) * (FOOT - 30))} -84V6`;
  return (
    fill(`M${-FOOT + 24} -76Q0 34 ${FOOT - 24} -76V-2Q0 70 ${-FOOT + 24} -2Z`, glass) +
    stroke(posts, mix(skin, inks.near, 0.3), 9) +
    fill(`M-110 8V-52H110V8Q0 30 -110 8Z`, mix(glass, inks.light, 0.4)) +
    stroke('M0 16V-52M-110 8V-52H110V8', mix(glass, inks.ink, 0.5), 5) +
    fill(body, mix(skin, inks.leafDark, 0.18)) +
    `<g clip-path="${clip}">${fill(cells, skin)}${fill(leaves, mix(mix(inks.leaf, inks.leafDark, 0.4), skin, 0.12))}${stroke(cells, mix(skin, inks.ink, 0.4), 3)}${fill(`M${-side * FOOT} 0V-500H${-side * FOOT * 0.46}Q${-side * FOOT * 0.62} -200 ${-side * FOOT * 0.58} 0Z`, inks.near, { 'fill-opacity': 0.26 })}</g>` +
    stroke(`M${-FOOT} -70Q0 26 ${FOOT} -70`, mix(skin, inks.light, 0.3), 14) +
    stroke(`M${-RIM} ${-HIGH}Q0 ${-HIGH - 46} ${RIM} ${-HIGH}`, mix(skin, inks.light, 0.35), 12) +
    fill('M-210 -62H210L250 -40H-250Z', mix(skin, inks.light, 0.2)) +
    stroke('M-216 -40V24M216 -40V24', mix(skin, inks.near, 0.25), 11)
  );
}

function plaza(stage: Stage, x: number): void {
  const { inks, dark } = stage;
  const pave = mix(mix(inks.ground, inks.paper, 0.4), inks.near, dark ? 0.5 : 0.06);
  let joints = '';
  for (let i = -12; i <= 12; i++)
    joints += `M${num(x + i * 110)} ${GROUND + 20}L${num(x + i * 240)} ${HEIGHT}`;
  for (const y of [50, 96, 162, 250]) joints += `M-10 ${GROUND + y}H${WIDTH + 10}`;
  let lawn = '';
  for (const k of [-1, 1])
    lawn += `M${num(x + k * 470)} ${GROUND + 26}L${num(x + k * 700)} ${GROUND + 128}H${num(x + k * 1500)}V${GROUND + 6}Z`;
  stage.add(
    box(
      -10,
      GROUND + 6,
      WIDTH + 20,
      HEIGHT - GROUND,
      stage.blend([
        [0, mix(pave, inks.light, 0.2)],
        [1, mix(pave, inks.near, 0.32)],
      ]),
    ),
    stroke(joints, mix(pave, inks.ink, 0.3), 2.2, { 'stroke-opacity': 0.5 }),
    fill(lawn, mix(inks.leaf, inks.leafDark, 0.3)),
    oval(x, GROUND + 14, 560, 26, inks.near, { 'fill-opacity': 0.22 }),
  );
}

function flag(stage: Stage, x: number, y: number): string {
  const { inks } = stage;
  return (
    stroke(`M${num(x)} ${y}V${y - 500}`, mix(inks.paper, inks.near, 0.3), 8) +
    fill(`M${num(x + 4)} ${y - 496}q40 -20 80 0t74 -2v96q-37 20 -74 0t-80 2Z`, inks.accent) +
    star(x + 76, y - 448, 28, inks.gold)
  );
}
