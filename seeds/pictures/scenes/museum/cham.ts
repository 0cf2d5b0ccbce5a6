import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { lamplight, plinth, roomInks } from './room';

/** Sandstone of the Cham in an open gallery: a dancer in relief, a linga on its altar, a seated Ganesha. */
export function cham(stage: Stage): Focal {
  const { inks, dark } = stage;
  const random = stage.random.fork('museum-cham');
  const x = WIDTH * random.range(0.48, 0.52);
  const ink = roomInks(stage);
  const floor = 940;
  const wall = mix(mix(inks.gold, inks.paper, 0.5), inks.near, dark ? 0.62 : 0.16);
  const stone = mix(mix(inks.ground, inks.accentDark, 0.2), inks.near, dark ? 0.36 : 0.16);
  stage.add(
    box(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.blend([
        [0, mix(wall, inks.near, 0.34)],
        [0.75, wall],
      ]),
    ),
    arches(stage, x, floor, wall),
    box(
      0,
      floor,
      WIDTH,
      HEIGHT - floor,
      stage.blend([
        [0, mix(ink.floor, inks.light, 0.2)],
        [1, mix(ink.floor, inks.ink, 0.4)],
      ]),
    ),
    box(0, floor - 10, WIDTH, 14, mix(wall, inks.near, 0.45)),
  );
  let tiles = '';
  for (let i = -14; i <= 14; i++) tiles += `M${num(x + i * 110)} ${floor}L${num(x + i * 190)} ${HEIGHT}`;
  stage.add(
    stroke(
      `${tiles}M0 ${floor + 50}H${WIDTH}M0 ${floor + 130}H${WIDTH}`,
      mix(ink.floor, inks.ink, 0.5),
      2.4,
      {
        'stroke-opacity': 0.4,
      },
    ),
  );
  const s = random.sign();
  stage.add(
    lamplight(stage, x, -10, 700, 330),
    plinth(stage, x, 1010, 210, 250, ink.plinth),
    place(dancer(stage, stone), x, 748, 1.16),
    plinth(stage, x - s * 520, 1020, 150, 190, mix(ink.plinth, inks.far, 0.1)),
    place(linga(stage, stone), x - s * 520, 820, 1.2),
    plinth(stage, x + s * 520, 1020, 150, 210, mix(ink.plinth, inks.far, 0.1)),
    place(ganesha(stage, stone), x + s * 520, 800, 1.12),
  );
  for (const [dx, which, k] of [
    [-790, 0, 2.1],
    [-716, 3, 2],
    [800, 4, 2.2],
  ] as const)
    stage.add(
      oval(x + s * dx, 1104, 46, 8, inks.ink, { 'fill-opacity': 0.26 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x + s * dx, 1102, k),
    );
  stage.add(
    box(
      0,
      0,
      WIDTH,
      200,
      stage.blend([
        [0, inks.ink, 0.3],
        [1, inks.ink, 0],
      ]),
    ),
  );
  return { x: x / WIDTH, y: 0.52 };
}

/** Pointed arches of the old house, open to trees. */
function arches(stage: Stage, x: number, floor: number, wall: string): string {
  const { inks, dark } = stage;
  let out = '';
  for (const dx of [-760, -260, 260, 760]) {
    const shape = (grow: number) =>
      `M${num(x + dx - 150 - grow)} ${floor}V${330 - grow}Q${num(x + dx - 130 - grow)} ${190 - grow} ${num(x + dx)} ${130 - grow}Q${num(x + dx + 130 + grow)} ${190 - grow} ${num(x + dx + 150 + grow)} ${330 - grow}V${floor}Z`;
    out +=
      fill(shape(22), mix(wall, inks.paper, dark ? 0.1 : 0.55)) +
      fill(
        shape(0),
        stage.blend([
          [0, mix(inks.skyLow, inks.leaf, dark ? 0.3 : 0.2)],
          [0.6, mix(inks.leaf, inks.skyLow, 0.25)],
          [1, mix(inks.leafDark, inks.skyLow, 0.2)],
        ]),
      ) +
      `<g clip-path="${stage.clip(fill(shape(0), '#000'))}">${
        oval(x + dx - 60, 470, 150, 120, mix(inks.leafDark, inks.leaf, 0.3), { 'fill-opacity': 0.75 }) +
        oval(x + dx + 90, 560, 150, 130, mix(inks.leaf, inks.leafLight, 0.2), { 'fill-opacity': 0.6 }) +
        stroke(
          `M${num(x + dx - 40)} ${floor}Q${num(x + dx - 70)} 700 ${num(x + dx - 50)} 520`,
          mix(inks.groundDark, inks.ink, 0.3),
          22,
        )
      }</g>`;
  }
  return out;
}

/** A dancer of Trà Kiệu in relief on a broken slab: bent hip, one arm over the head; about 420 high. */
function dancer(stage: Stage, stone: string): string {
  const { inks, side } = stage;
  const deep = mix(stone, inks.ink, 0.42);
  const lit = mix(stone, inks.light, 0.36);
  const limb = (d: string, w: number) =>
    stroke(d, deep, w + 7, { transform: `translate(${-side * 6} 5)` }) + stroke(d, lit, w);
  return (
    fill(
      'M-170 0V-330Q-160 -400 -96 -424L-60 -412L10 -440Q120 -430 150 -366L168 -300V0Z',
      mix(stone, inks.near, 0.22),
    ) +
    fill(
      'M-150 -10V-326Q-140 -386 -80 -404L10 -418Q104 -410 130 -352L146 -296V-10Z',
      mix(stone, inks.near, 0.06),
    ) +
    limb('M-26 -250Q-84 -270 -96 -330Q-80 -366 -30 -362', 26) +
    limb('M34 -248Q92 -236 104 -182L62 -150', 26) +
    limb('M-20 -150Q-84 -112 -66 -54L-96 -16', 36) +
    limb('M26 -150Q90 -120 70 -60L64 -16', 36) +
    fill(
      'M-44 -262Q0 -284 46 -258Q36 -216 26 -194Q42 -170 36 -146Q0 -128 -34 -146Q-44 -172 -22 -196Q-40 -226 -44 -262Z',
      lit,
    ) +
    fill(
      `M${side > 0 ? -44 : 46} -260Q${side > 0 ? -30 : 30} -216 ${side > 0 ? -22 : 26} -196Q${side > 0 ? -40 : 40} -170 ${side > 0 ? -34 : 36} -146Q${side * -4} -136 0 -140Q${side * -14} -200 ${side * -10} -268Z`,
      deep,
      {
        'fill-opacity': 0.45,
      },
    ) +
    disc(-20, -240, 15, mix(lit, stone, 0.3)) +
    disc(22, -238, 15, mix(lit, stone, 0.3)) +
    oval(4, -306, 30, 36, lit) +
    fill('M-30 -322Q-22 -352 4 -392Q30 -352 38 -322Q4 -340 -30 -322Z', mix(stone, inks.light, 0.15)) +
    stroke(
      'M-22 -332Q4 -346 32 -332M-14 -350Q4 -360 24 -350M-6 -300q6 5 12 0M8 -300q6 5 12 0M-2 -284q8 5 16 0',
      deep,
      4,
    ) +
    stroke(
      'M-34 -154Q0 -134 36 -152M-28 -166Q0 -148 32 -164M-8 -146L-18 -60M6 -146L10 -64M-40 -216L40 -204',
      deep,
      4.4,
    ) +
    stroke('M-140 -60q20 -14 40 0M108 -290q18 -12 32 2M-128 -250q14 -10 22 4', deep, 4, {
      'stroke-opacity': 0.5,
    })
  );
}

/** A linga on its altar with the spout; about 230 high. */
function linga(stage: Stage, stone: string): string {
  const { inks, side } = stage;
  const deep = mix(stone, inks.ink, 0.36);
  const lit = mix(stone, inks.light, 0.32);
  return (
    fill('M-128 0L-112 -44H112L128 0Z', mix(stone, inks.near, 0.2)) +
    box(-100, -84, 200, 42, stone) +
    [-78, -39, 0, 39, 78].map((px) => disc(px, -62, 15, lit) + disc(px, -60, 5, deep)).join('') +
    fill('M-128 -112L-104 -86H104L120 -100H168V-116L120 -122Z', lit) +
    fill('M-128 -112H120L168 -116L120 -126H-116Z', mix(stone, inks.paper, 0.3)) +
    fill('M-42 -122V-206Q-40 -246 0 -248Q40 -246 42 -206V-122Z', stone) +
    fill(
      side > 0
        ? 'M-42 -122V-206Q-40 -240 -16 -246Q-24 -180 -18 -122Z'
        : 'M42 -122V-206Q40 -240 16 -246Q24 -180 18 -122Z',
      deep,
      {
        'fill-opacity': 0.55,
      },
    ) +
    stroke('M-42 -152H42M-16 -210Q0 -232 16 -210', deep, 4)
  );
}

/** Ganesha seated, the trunk turned to one hand; about 270 high. */
function ganesha(stage: Stage, stone: string): string {
  const { inks, side } = stage;
  const deep = mix(stone, inks.ink, 0.4);
  const lit = mix(stone, inks.light, 0.32);
  return (
    box(-120, -26, 240, 28, mix(stone, inks.near, 0.22)) +
    fill('M-108 -26Q-116 -74 -60 -80Q0 -60 60 -80Q116 -74 108 -26Z', stone) +
    stroke('M-70 -52Q0 -24 70 -52', deep, 5) +
    fill('M-72 -72Q-84 -160 -44 -178H44Q84 -160 72 -72Q0 -44 -72 -72Z', lit) +
    fill(
      side > 0
        ? 'M-72 -72Q-84 -160 -44 -178H-16Q-40 -120 -24 -58Q-54 -62 -72 -72Z'
        : 'M72 -72Q84 -160 44 -178H16Q40 -120 24 -58Q54 -62 72 -72Z',
      deep,
      {
        'fill-opacity': 0.4,
      },
    ) +
    oval(0, -104, 44, 36, mix(stone, inks.light, 0.2)) +
    stroke('M-62 -160Q-104 -120 -86 -84M62 -160Q104 -120 84 -86', stone, 24) +
    fill(
      'M-52 -196Q-104 -238 -92 -276Q-64 -284 -44 -256ZM52 -196Q104 -238 92 -276Q64 -284 44 -256Z',
      mix(stone, inks.near, 0.1),
    ) +
    fill('M-50 -190Q-60 -262 0 -272Q60 -262 50 -190Q26 -166 0 -166Q-26 -166 -50 -190Z', lit) +
    stroke('M0 -208Q8 -160 -12 -126Q-34 -100 -62 -112', mix(stone, inks.light, 0.18), 30) +
    stroke('M-10 -190h22M-8 -172h22M-14 -154h22M-26 -136l18 12', deep, 3.4) +
    fill('M-36 -262Q0 -314 36 -262Q0 -276 -36 -262Z', stone) +
    disc(-22, -222, 5, deep) +
    disc(22, -222, 5, deep) +
    stroke('M-46 -166Q0 -140 46 -166', deep, 4)
  );
}
