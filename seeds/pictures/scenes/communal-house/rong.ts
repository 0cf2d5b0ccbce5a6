import { mix } from '../../kit/colour';
import { grassTuft } from '../../kit/foliage';
import { stiltHouse } from '../../kit/houses';
import { groundShadow, massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { dress } from '../../kit/people';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** The rông of a village in Kon Tum: a roof like the blade of an axe over a floor on posts, a yard of beaten earth. */
export function rong(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random.fork('rong');
  const x = WIDTH * random.range(0.47, 0.53);
  const ground = 940;
  stage.add(
    sky(stage, { horizon: 720, clouds: random.int(3, 6) }),
    massif(stage, 'hills', {
      y: 600,
      rise: 110,
      swell: 480,
      base: 800,
      ink: mix(inks.far, inks.middle, 0.2),
      shade: mix(inks.far, inks.middle, 0.6),
    }).svg,
    mist(stage, 'air', 690, 150, inks.skyLow, 0.55),
  );
  for (const [dx, h] of [
    [-860, 330],
    [-620, 260],
    [640, 280],
    [900, 350],
  ] as const)
    stage.add(broadTree(stage, `tree${dx}`, x + dx, 800, h * random.range(0.9, 1.15), { distance: 0.3 }));
  yard(stage, 780);
  for (const [dx, y, s] of [
    [-700, 830, 1.5],
    [720, 840, 1.6],
    [-930, 880, 1.9],
    [960, 890, 1.9],
  ] as const)
    stage.add(place(stiltHouse(stage, false), x + dx, y, s, dx > 0));
  stage.add(
    fill(groundShadow(stage, x, ground - 6, 760, 520), inks.ink, { 'fill-opacity': stage.dark ? 0.24 : 0.3 }),
    place(house(stage), x, ground, 0.72 * random.range(0.96, 1.03)),
    pole(stage, x + random.sign() * 440, ground + 40),
  );
  const s = random.sign();
  for (const [dx, dy, which] of [
    [-250, 44, 2],
    [-204, 50, 0],
    [330, 30, 4],
    [150, 72, 1],
  ] as const) {
    const size = 1.3 + dy / 100;
    stage.add(
      oval(x + s * dx, ground + dy, 26, 5, inks.ink, { 'fill-opacity': 0.34 }),
      place(visitor(dress(stage, which), { skirt: which % 2 === 0 }), x + s * dx, ground + dy, size),
    );
  }
  let grass = '';
  for (let px = -10; px < WIDTH + 20; px += 26)
    grass += grassTuft(random, px, HEIGHT + 8, random.range(30, 90) * (0.5 + Math.abs(px - x) / 900), 5);
  stage.add(fill(grass, mix(inks.leafDark, inks.ink, 0.4)));
  stage.add(broadTree(stage, 'near', x - side * 960, 1080, 860, { spread: 0.8 }));
  return { x: x / WIDTH, y: 0.55 };
}

function yard(stage: Stage, top: number): void {
  const { inks } = stage;
  const earth = mix(mix(inks.ground, inks.accentDark, 0.3), inks.near, stage.dark ? 0.45 : 0.08);
  stage.add(
    box(
      -10,
      top,
      WIDTH + 20,
      HEIGHT - top + 10,
      stage.blend([
        [0, mix(inks.leaf, inks.ground, 0.3)],
        [0.2, earth],
        [0.75, mix(earth, inks.light, 0.12)],
        [1, mix(inks.leafDark, inks.ink, 0.1)],
      ]),
    ),
  );
  const random = stage.random.fork('yard');
  let marks = '';
  for (let i = 0; i < 70; i++)
    marks += `M${num(random.range(0, WIDTH))} ${num(random.range(top + 40, HEIGHT))}h${num(random.range(14, 70))}`;
  stage.add(stroke(marks, mix(earth, inks.ink, 0.3), 3, { 'stroke-opacity': 0.35 }));
}

/** The house from its long side; about 760 wide and 760 high, ground at the origin. */
function house(stage: Stage): string {
  const { inks, side } = stage;
  const thatch = mix(mix(inks.ground, inks.groundDark, 0.55), inks.near, stage.dark ? 0.36 : 0.1);
  const lit = mix(thatch, inks.light, stage.dark ? 0.12 : 0.26);
  const wood = mix(mix(inks.groundDark, inks.accentDark, 0.3), inks.ink, 0.42);
  const cane = mix(mix(inks.ground, inks.gold, 0.25), inks.near, stage.dark ? 0.45 : 0.16);
  const random = stage.random.fork('house');
  const eave = -212;
  const ridge = -800;
  const roof = `M-346 ${eave}Q-300 -470 -262 ${ridge - 18}Q0 ${ridge + 26} 262 ${ridge - 18}Q300 -470 346 ${eave}Q0 ${eave + 22} -346 ${eave}Z`;
  let combs = '';
  for (let i = 0; i <= 46; i++) {
    const t = i / 46;
    combs += `M${num(-256 + 512 * t)} ${num(ridge + 18)}Q${num(-290 + 580 * t)} -480 ${num(-338 + 676 * t)} ${num(eave + random.range(-2, 8))}`;
  }
  let courses = '';
  for (const y of [-330, -440, -550, -660, -750]) {
    const half = 346 - (eave - y) * 0.145;
    courses += `M${num(-half)} ${y}Q0 ${y + 24} ${num(half)} ${y}`;
  }
  let crest = '';
  for (let i = -12; i <= 12; i++)
    crest += `M${i * 21 - 8} ${num(ridge + 2 + (1 - (i / 12) ** 2) * 20)}l8 -38l8 38M${i * 21} ${num(ridge + 2 + (1 - (i / 12) ** 2) * 20)}v-52`;
  let posts = '';
  for (let i = 0; i <= 6; i++) posts += `M${-288 + i * 96} -104V6`;
  let weave = '';
  for (let px = -300; px < 300; px += 14) weave += `M${px} -196l14 82M${px + 14} -196l-14 82`;
  let rungs = '';
  for (let i = 0; i < 7; i++) rungs += `M${-24 + i * -1} ${-96 + i * 15}h${48 + i * 2}`;
  const pattern = Array.from({ length: 9 }, (_, i) => `M${-224 + i * 56} -590l14 -18l14 18l-14 18Z`).join('');
  return (
    box(-300, -110, 600, 108, mix(inks.near, inks.ink, 0.5), { 'fill-opacity': 0.55 }) +
    stroke(posts, wood, 22) +
    stroke(posts, mix(wood, inks.light, 0.24), 5, { transform: `translate(${side * 6} 0)` }) +
    box(-306, -212, 612, 100, cane) +
    stroke(weave, mix(cane, inks.ink, 0.4), 2, { 'stroke-opacity': 0.6 }) +
    box(-40, -204, 80, 92, mix(inks.near, inks.ink, 0.6)) +
    box(-214, -188, 56, 50, mix(inks.near, inks.ink, 0.5)) +
    box(158, -188, 56, 50, mix(inks.near, inks.ink, 0.5)) +
    box(-330, -118, 660, 18, wood) +
    box(-130, -122, 260, 14, mix(wood, inks.light, 0.2)) +
    stroke('M-126 -112V4M126 -112V4', wood, 15) +
    stroke('M-30 -104L-40 8M30 -104L40 8', mix(wood, inks.light, 0.16), 11) +
    stroke(rungs, mix(wood, inks.light, 0.3), 7) +
    fill(roof, thatch) +
    fill(
      side > 0
        ? `M60 ${ridge + 14}Q170 ${ridge + 6} 262 ${ridge - 18}Q300 -470 346 ${eave}Q220 ${eave + 14} 110 ${eave + 16}Q96 -500 60 ${ridge + 14}Z`
        : `M-60 ${ridge + 14}Q-170 ${ridge + 6} -262 ${ridge - 18}Q-300 -470 -346 ${eave}Q-220 ${eave + 14} -110 ${eave + 16}Q-96 -500 -60 ${ridge + 14}Z`,
      lit,
    ) +
    stroke(combs, mix(thatch, inks.ink, 0.42), 2.2, { 'stroke-opacity': 0.5 }) +
    stroke(courses, mix(thatch, inks.ink, 0.4), 5, { 'stroke-opacity': 0.4 }) +
    stroke(`M-344 ${eave - 2}Q0 ${eave + 22} 344 ${eave - 2}`, mix(thatch, inks.ink, 0.55), 12) +
    fill(pattern, mix(inks.accentDark, thatch, 0.35), { 'fill-opacity': 0.7 }) +
    stroke(crest, mix(cane, inks.accentDark, 0.25), 5) +
    stroke(`M-270 ${ridge - 18}Q0 ${ridge + 26} 270 ${ridge - 18}`, wood, 14) +
    stroke(`M-262 ${ridge - 14}l-34 -56M262 ${ridge - 14}l34 -56`, wood, 10)
  );
}

/** The festive pole before the house: bent bamboo, rings and streamers of shaved wood. */
function pole(stage: Stage, x: number, y: number): string {
  const { inks } = stage;
  let rings = '';
  const colours = [inks.accent, inks.paper, inks.gold];
  const beads = Array.from({ length: 9 }, (_, i) =>
    disc(x, y - 150 - i * 44, 9, colours[i % 3] ?? inks.gold),
  ).join('');
  for (let i = 0; i < 5; i++) rings += `M${num(x - 26)} ${y - 190 - i * 84}q26 18 52 0`;
  return (
    oval(x, y + 2, 44, 8, inks.ink, { 'fill-opacity': 0.3 }) +
    stroke(
      `M${num(x)} ${y}V${y - 600}Q${num(x + 6)} ${y - 690} ${num(x + 80)} ${y - 700}`,
      mix(inks.groundDark, inks.ink, 0.4),
      9,
    ) +
    beads +
    stroke(rings, mix(inks.accent, inks.gold, 0.2), 5) +
    stroke(
      `M${num(x + 78)} ${y - 700}q10 50 -4 90t6 70M${num(x + 50)} ${y - 702}q6 40 -2 70`,
      mix(inks.paper, inks.gold, 0.4),
      4,
    ) +
    fill(
      `M${num(x - 34)} ${y}L${num(x - 20)} ${y - 52}H${num(x + 20)}L${num(x + 34)} ${y}Z`,
      mix(inks.groundDark, inks.ink, 0.3),
    )
  );
}
