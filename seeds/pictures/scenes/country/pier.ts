import { basketBoat, star } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { dress, walkerWithPole } from '../../kit/people';
import { birds, sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke, use } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';
import { mirrored, water } from '../../kit/water';

/** A fishing harbour: wooden boats with painted bows at a concrete pier, people who carry the catch, hills beyond. */
export function pier(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('pier');
  const x = WIDTH * random.range(0.46, 0.54);
  const s = random.sign();
  const line = 640;
  const ink = mix(inks.far, inks.middle, 0.2);
  stage.add(
    sky(stage, { horizon: line - 40, clouds: random.int(3, 6) }),
    birds(stage, x + s * 360, 240, 120, inks.ink),
    massif(stage, 'hills', {
      y: line - 110,
      rise: 90,
      swell: 520,
      base: line,
      ink,
      shade: mix(ink, inks.middle, 0.5),
    }).svg,
    mist(stage, 'air', line - 30, 90, inks.skyLow, 0.55),
    water(stage, { top: line - 30 }),
  );
  const small = use(stage.define(boat(stage, 2)));
  for (const [dx, k] of [
    [-760, 0.5],
    [-420, 0.42],
    [60, 0.46],
    [430, 0.4],
    [800, 0.52],
  ] as const)
    stage.add(place(small, x + s * dx, line + 20 + k * 40, k, s * dx > 0));
  const fleet = use(
    stage.define(
      [
        [-560, 830, 1.15, 0],
        [150, 850, 1.35, 1],
        [790, 826, 1.1, 2],
      ]
        .map(([dx, y, k, w]) => place(boat(stage, w ?? 0), x + s * (dx ?? 0), y ?? 0, k ?? 1, s < 0))
        .join(''),
    ),
  );
  stage.add(
    mirrored(stage, 'fleet-mirror', fleet, { waterline: 846, depth: 240, squash: 0.5, opacity: 0.42 }),
    fleet,
  );
  stage.add(
    place(basketBoat(stage), x - s * 190, 930, 1.5),
    place(basketBoat(stage, inks.accent), x + s * 520, 944, 1.3),
  );
  const deck = mix(mix(inks.far, inks.ground, 0.4), inks.near, stage.dark ? 0.45 : 0.08);
  let joints = '';
  for (let i = -8; i <= 8; i++) joints += `M${num(x + i * 170)} 1010L${num(x + i * 220)} ${HEIGHT}`;
  stage.add(
    box(
      -10,
      1004,
      WIDTH + 20,
      HEIGHT - 1000,
      stage.blend([
        [0, mix(deck, inks.light, 0.3)],
        [1, mix(deck, inks.near, 0.3)],
      ]),
    ),
    box(-10, 996, WIDTH + 20, 16, mix(deck, inks.light, 0.5)),
    box(-10, 1010, WIDTH + 20, 7, mix(deck, inks.ink, 0.3)),
    stroke(joints, mix(deck, inks.ink, 0.35), 3, { 'stroke-opacity': 0.5 }),
  );
  for (const dx of [-700, -260, 260, 720])
    stage.add(
      box(x + dx - 20, 966, 40, 44, mix(inks.near, inks.ink, 0.3), { rx: 8 }),
      box(x + dx - 27, 960, 54, 14, mix(inks.near, inks.far, 0.3), { rx: 6 }),
    );
  stage.add(
    stroke(
      `M${num(x - s * 260)} 974Q${num(x - s * 360)} 940 ${num(x - s * 430)} 850M${num(x + s * 260)} 974Q${num(x + s * 200)} 960 ${num(x + s * 40)} 850`,
      mix(inks.ground, inks.ink, 0.3),
      6,
    ),
  );
  for (const [dx, y, k, which] of [
    [-120, 1080, 1.9, 1],
    [330, 1120, 2.1, 4],
  ] as const)
    stage.add(
      oval(x + s * dx, y, 44 * k, 5 * k, inks.ink, { 'fill-opacity': 0.3 }),
      place(walkerWithPole(dress(stage, which), mix(inks.far, inks.paper, 0.5)), x + s * dx, y, k, s < 0),
    );
  stage.add(
    oval(x - s * 470, 1060, 30, 6, inks.ink, { 'fill-opacity': 0.3 }),
    place(visitor(dress(stage, 3)), x - s * 470, 1060, 1.8),
  );
  let baskets = '';
  for (const [dx, y] of [
    [-640, 1110],
    [-560, 1130],
    [620, 1090],
    [700, 1110],
    [780, 1092],
  ] as const)
    baskets +=
      fill(
        `M${num(x + s * dx - 48)} ${y - 46}H${num(x + s * dx + 48)}L${num(x + s * dx + 38)} ${y}H${num(x + s * dx - 38)}Z`,
        mix(inks.ground, inks.gold, 0.3),
      ) +
      fill(
        `M${num(x + s * dx - 46)} ${y - 46}Q${num(x + s * dx)} ${y - 80} ${num(x + s * dx + 46)} ${y - 46}Z`,
        mix(inks.far, inks.paper, 0.4),
      ) +
      stroke(
        `M${num(x + s * dx - 44)} ${y - 30}h88M${num(x + s * dx - 41)} ${y - 15}h82`,
        mix(inks.groundDark, inks.ink, 0.2),
        3,
      );
  stage.add(baskets);
  return { x: x / WIDTH, y: 0.62 };
}

/** A wooden fishing boat of the south-central coast, bow to the right with its painted eye, wheelhouse aft; about 420 long, waterline at the origin. */
function boat(stage: Stage, which: number): string {
  const { inks, side } = stage;
  const paints = [
    mix(inks.waterLow, inks.waterTop, 0.3),
    mix(inks.leaf, inks.waterLow, 0.4),
    mix(inks.accent, inks.near, 0.1),
  ];
  const hull = mix(paints[which % 3] ?? inks.waterLow, inks.near, stage.dark ? 0.4 : 0.04);
  const house = mix(mix(inks.paper, inks.gold, which === 1 ? 0.4 : 0.1), inks.near, stage.dark ? 0.4 : 0.05);
  const glass = stage.dark || stage.time === 'dusk' ? inks.gold : mix(inks.near, inks.waterLow, 0.3);
  const lamps = Array.from({ length: 8 }, (_, i) =>
    disc(-60 + i * 26, -146, 7, stage.dark ? inks.light : mix(inks.paper, inks.far, 0.2)),
  ).join('');
  return (
    stroke('M40 -60V-240M40 -236L-130 -150M40 -236L190 -86M-150 -150V-210', inks.ink, 4.4) +
    fill('M-150 -208l64 8l-64 26Z', inks.accent) +
    star(-130, -192, 8, inks.gold) +
    box(-170, -140, 130, 90, house) +
    box(side > 0 ? -170 : -80, -140, 40, 90, mix(house, inks.near, 0.3)) +
    [-156, -116, -76].map((px) => box(px, -122, 28, 30, glass)).join('') +
    box(-182, -152, 156, 15, mix(hull, inks.ink, 0.25)) +
    stroke('M-70 -150H130M-60 -146V-60M126 -146V-70', inks.ink, 4) +
    lamps +
    [-10, 30, 70]
      .map((px, i) =>
        oval(px, -58, 24, 14, i % 2 ? mix(inks.accent, inks.gold, 0.4) : mix(inks.leaf, inks.near, 0.1)),
      )
      .join('') +
    fill('M-214 -64Q-200 4 -160 12H130Q196 4 232 -104Q170 -56 90 -52H-150Q-190 -54 -214 -64Z', hull) +
    fill(
      'M-204 -26Q-196 6 -160 12H130Q176 6 204 -46Q150 -14 90 -12H-150Q-186 -14 -204 -26Z',
      mix(hull, inks.ink, 0.34),
    ) +
    stroke('M-214 -64Q-190 -52 -150 -50H90Q170 -54 232 -104', mix(inks.paper, inks.gold, 0.3), 7) +
    stroke('M-208 -42Q-186 -32 -150 -30H96Q164 -34 214 -72', inks.accent, 5) +
    disc(186, -58, 12, inks.paper) +
    disc(189, -58, 6, inks.ink)
  );
}
