import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { wood } from '../../kit/land';
import { ridge } from '../../kit/path';
import { lotusFlower, lotusLeaf } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { solemn } from '../../kit/solemn';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import { curvedRoof } from '../../kit/temple-roof';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { water } from '../../kit/water';

const BANK = 800;
const HALF = 250;

/**
 * The gate of the citadel of Quảng Trị as it was rebuilt: one brick vault under a watch pavilion, low ramparts, the bridge
 * over its moat. Nobody is on it, and the inks are quiet: it stands for those who fell here.
 */
export function quangTri(bright: Stage): Focal {
  const stage = solemn(bright);
  const { inks, side } = stage;
  const random = stage.random.fork('quang-tri');
  const x = WIDTH * random.range(0.48, 0.52);
  const brick = mix(mix(inks.accentDark, inks.ground, 0.5), inks.near, stage.dark ? 0.42 : 0.12);
  stage.add(
    sky(stage, { horizon: 700, clouds: random.int(3, 6) }),
    wood(
      stage,
      'park',
      ridge(random.fork('park'), { left: -20, right: WIDTH + 20, y: 640, rise: 24, swell: 260 }),
      48,
      mix(inks.leafDark, inks.far, 0.4),
      mix(inks.leaf, inks.far, 0.3),
      240,
    ),
    broadTree(stage, 'left', x - 620, BANK - 130, 430, { distance: 0.12 }),
    broadTree(stage, 'right', x + 640, BANK - 130, 380, { distance: 0.16 }),
  );
  stage.add(rampart(stage, x, brick), place(gate(stage, brick), x, BANK));
  stage.add(
    water(stage, { top: BANK + 22 }),
    fill(`M${x - HALF} ${BANK + 24}H${x + HALF}L${x + HALF - 30} ${BANK + 250}H${x - HALF + 30}Z`, brick, {
      'fill-opacity': 0.2,
    }),
    causeway(stage, x, brick),
  );
  for (const [dx, y, k] of [
    [-760, 900, 0.8],
    [-620, 960, 1],
    [-820, 1040, 1.3],
    [620, 910, 0.8],
    [780, 980, 1.1],
    [840, 1080, 1.4],
  ] as const) {
    stage.add(
      lotusLeaf(stage, x + dx, y, 74 * k, 24 * k, 0.6),
      lotusLeaf(stage, x + dx + 90 * k, y + 26 * k, 56 * k, 18 * k, 2.4),
    );
    if (dx % 20 === 0) stage.add(lotusFlower(stage, x + dx + 40 * k, y - 14 * k, 46 * k));
  }
  let grass = '';
  for (let px = -10; px < WIDTH + 20; px += 26)
    if (Math.abs(px - x) > 300) grass += grassTuft(random, px, HEIGHT + 10, random.range(40, 110), 5);
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.35)));
  return { x: (x + side) / WIDTH, y: 0.54 };
}

/** Rows of brick across a width, bonded. */
function courses(left: number, right: number, top: number, low: number): string {
  let d = '';
  for (let y = top, row = 0; y < low; y += 17, row++) {
    d += `M${num(left)} ${num(y)}H${num(right)}`;
    for (let px = left + (row % 2) * 22; px < right; px += 44) d += `M${num(px)} ${num(y)}v17`;
  }
  return d;
}

function rampart(stage: Stage, x: number, brick: string): string {
  const { inks } = stage;
  const top = BANK - 128;
  let out = '';
  for (const [left, right] of [
    [-20, x - HALF + 10],
    [x + HALF - 10, WIDTH + 20],
  ] as const)
    out +=
      wood(
        stage,
        `grass${left < 0 ? 0 : 1}`,
        ridge(stage.random.fork(`g${left < 0 ? 0 : 1}`), { left, right, y: top - 8, rise: 6, swell: 160 }),
        16,
        inks.leafDark,
        mix(inks.leaf, inks.leafDark, 0.3),
        24,
      ) +
      box(left, top, right - left, 152, mix(brick, inks.near, 0.16)) +
      stroke(courses(left, right, top + 16, BANK + 16), mix(brick, inks.ink, 0.36), 1.6, {
        'stroke-opacity': 0.55,
      }) +
      box(left, top, right - left, 14, mix(brick, inks.light, 0.24)) +
      fill(
        `M${num(left)} ${BANK + 24}V${BANK - 6}Q${num((left + right) / 2)} ${BANK - 20} ${num(right)} ${BANK - 6}V${BANK + 24}Z`,
        inks.leafDark,
      );
  return out;
}

/** The vault with its two doors' leaves gone, and the pavilion above: open posts under two tiled roofs. */
function gate(stage: Stage, brick: string): string {
  const { inks, side } = stage;
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.5), inks.near, 0.24);
  const deep = mix(inks.near, inks.ink, 0.5);
  const beyond = mix(mix(inks.leaf, inks.light, 0.35), inks.skyLow, 0.4);
  const arch = (r: number, spring: number) => `M${-r} 26V${-spring}A${r} ${r} 0 0 1 ${r} ${-spring}V26Z`;
  const roof = (half: number, eave: number, ridge: number) =>
    curvedRoof(stage, { x: 0, half, eave, ridge, tile, span: 0.72, upturn: 18 });
  let posts = '';
  for (const px of [-128, -76, -26, 26, 76, 128]) posts += `M${px} -288V-384`;
  const clip = stage.clip(fill(arch(70, 112), '#000'));
  return (
    box(-140, -384, 280, 100, deep) +
    box(-72, -372, 144, 88, beyond) +
    stroke(posts, mix(brick, inks.paper, 0.35), 15) +
    stroke('M-140 -312H140', mix(brick, inks.paper, 0.2), 9) +
    roof(176, -380, -440) +
    box(-74, -470, 148, 36, mix(brick, inks.paper, 0.3)) +
    roof(104, -468, -520) +
    fill(`M${-HALF - 10} 26L${-HALF + 8} -276H${HALF - 8}L${HALF + 10} 26Z`, brick) +
    stroke(courses(-HALF + 8, HALF - 8, -256, 26), mix(brick, inks.ink, 0.36), 1.6, {
      'stroke-opacity': 0.6,
    }) +
    fill(
      side > 0
        ? `M${-HALF - 10} 26L${-HALF + 8} -276H${-HALF + 90}V26Z`
        : `M${HALF + 10} 26L${HALF - 8} -276H${HALF - 90}V26Z`,
      inks.near,
      { 'fill-opacity': 0.22 },
    ) +
    box(-HALF, -292, HALF * 2, 20, mix(brick, inks.light, 0.3)) +
    box(-HALF + 8, -262, HALF * 2 - 16, 8, mix(brick, inks.light, 0.2)) +
    box(-86, -252, 172, 42, mix(brick, inks.paper, 0.45)) +
    box(-76, -246, 152, 30, mix(brick, inks.near, 0.3)) +
    fill(arch(88, 112), mix(brick, inks.light, 0.26)) +
    fill(arch(70, 112), deep) +
    `<g clip-path="${clip}">${fill(`M${-46 - side * 14} 26V-112A46 46 0 0 1 ${46 - side * 14} -112V26Z`, beyond)}${fill('M-70 26V-16Q0 -30 70 -16V26Z', mix(inks.ground, inks.near, 0.25))}</g>`
  );
}

/** The bridge from the gate to where one stands, between low walls. */
function causeway(stage: Stage, x: number, brick: string): string {
  const { inks } = stage;
  const pave = mix(mix(inks.ground, inks.paper, 0.2), inks.near, stage.dark ? 0.45 : 0.06);
  let joints = '';
  for (let t = 0.08; t < 1; t = t * 1.34 + 0.03) {
    const y = BANK + 20 + (HEIGHT - BANK) * t;
    const half = 84 + 190 * t;
    joints += `M${num(x - half)} ${num(y)}H${num(x + half)}`;
  }
  let out =
    fill(
      `M${x - 84} ${BANK + 20}H${x + 84}L${x + 280} ${HEIGHT + 10}H${x - 280}Z`,
      stage.blend([
        [0, mix(pave, inks.light, 0.2)],
        [1, mix(pave, inks.near, 0.3)],
      ]),
    ) + stroke(joints, mix(pave, inks.ink, 0.34), 2.4);
  for (const k of [-1, 1])
    out +=
      fill(
        `M${x + k * 84} ${BANK - 14}h${k * 16}L${x + k * 350} ${HEIGHT + 10}H${x + k * 280}L${x + k * 84} ${BANK + 20}Z`,
        mix(brick, k === stage.side ? inks.light : inks.near, 0.22),
      ) + oval(x + k * 92, BANK - 14, 12, 5, mix(brick, inks.light, 0.35));
  return out;
}
