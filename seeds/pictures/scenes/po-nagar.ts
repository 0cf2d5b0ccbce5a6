import { chamTower } from '../kit/cham-tower';
import { mix } from '../kit/colour';
import { massif, wood } from '../kit/land';
import { mist } from '../kit/mist';
import { ridge } from '../kit/path';
import { aoDai, dress } from '../kit/people';
import { palm } from '../kit/plants';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, place, stroke } from '../kit/svg';
import { leafMass } from '../kit/trees';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

const TERRACE = 640;
const FLOOR = 1010;

/** Po Nagar in Nha Trang: the towers on their terrace, the steep stair, and the columns of the hall that is gone. That sanctuary only. */
export function poNagar(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('po-nagar');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const sun = { x: x + side * random.range(470, 620), y: 270, r: 84 };
  stage.add(sky(stage, { horizon: TERRACE, clouds: random.int(3, 5), sun }));
  const far = mix(inks.far, inks.skyLow, 0.35);
  stage.add(
    massif(stage, 'far', {
      y: TERRACE - 60,
      rise: 70,
      swell: 360,
      base: HEIGHT,
      ink: far,
      shade: mix(far, inks.middle, 0.3),
    }).svg,
    mist(stage, 'air', TERRACE + 10, 150, inks.skyLow, 0.6),
    birds(stage, x - side * 560, 260, 110, inks.ink),
    wood(
      stage,
      'grove',
      ridge(random.fork('g'), {
        left: -20,
        right: WIDTH + 20,
        y: TERRACE - 6,
        rise: 20,
        swell: 220,
        bend: (px) => Math.min(150, (Math.abs(px - x) / 720) ** 2 * 90),
      }),
      52,
      mix(inks.leafDark, inks.middle, 0.2),
      mix(inks.leaf, inks.middle, 0.15),
      420,
    ),
  );
  const brick = dark
    ? mix(mix(inks.accentDark, inks.near, 0.45), inks.ground, 0.2)
    : mix(mix(inks.accent, inks.ground, 0.5), inks.groundDark, 0.2);
  stage.add(
    place(chamTower(stage, 'south', 118, 2), x - s * 400, TERRACE + 6),
    place(chamTower(stage, 'middle', 134, 2), x + s * 350, TERRACE + 6),
    place(chamTower(stage, 'north', 220, 3), x, TERRACE + 4),
    slope(stage, x, brick),
    ...[-430, -350, -250, 240, 340, 440].map((dx, i) =>
      fill(
        leafMass(random, x + dx, TERRACE + 130 + (i % 3) * 46, random.range(46, 84), random.range(26, 40), 9),
        mix(inks.leafDark, inks.leaf, 0.15 + (i % 2) * 0.25),
      ),
    ),
    place(hall(stage, brick), x, FLOOR),
  );
  for (const k of [-1, 1])
    stage.add(
      palm(stage, `palm${k}`, x + k * 800, FLOOR + 60, 470, -k * 0.14),
      palm(stage, `low${k}`, x + k * 668, FLOOR + 20, 330, k * 0.1),
    );
  for (const [dx, y, k, which] of [
    [-250, 1130, 1.3, 0],
    [-190, 1136, 1.3, 3],
    [330, 1152, 1.4, 1],
  ] as const)
    stage.add(
      oval(x + s * dx, y, 26 * k, 5 * k, inks.ink, { 'fill-opacity': 0.25 }),
      place(
        which === 3 ? aoDai(dress(stage, 3)) : visitor(dress(stage, which), { bag: which ? inks.gold : '' }),
        x + s * dx,
        y,
        k,
        s < 0,
      ),
    );
  return { x: x / WIDTH, y: 0.48 };
}

/** The hill below the terrace: its brick wall, the grass, and the stair that is too steep to use. */
function slope(stage: Stage, x: number, brick: string): string {
  const { inks } = stage;
  const shade = mix(brick, inks.near, 0.45);
  const grass = mix(mix(inks.leaf, inks.leafLight, 0.2), inks.near, stage.dark ? 0.4 : 0.05);
  let steps = '';
  for (let i = 0; i < 22; i++) {
    const y = TERRACE + 20 + i * 15.6;
    const half = 58 + i * 2;
    steps += `M${num(x - half)} ${num(y)}H${num(x + half)}`;
  }
  return (
    fill(
      `M${num(x - 560)} ${TERRACE + 4}H${num(x + 560)}Q${num(x + 760)} ${FLOOR - 140} ${num(x + 1100)} ${FLOOR}V${HEIGHT + 20}H${num(x - 1100)}V${FLOOR}Q${num(x - 760)} ${FLOOR - 140} ${num(x - 560)} ${TERRACE + 4}Z`,
      grass,
    ) +
    box(x - 560, TERRACE, 1120, 40, brick) +
    box(x - 566, TERRACE - 8, 1132, 12, mix(brick, inks.light, 0.3)) +
    box(x - 560, TERRACE + 34, 1120, 9, shade) +
    fill(
      `M${num(x - 74)} ${TERRACE}H${num(x + 74)}L${num(x + 122)} ${FLOOR}H${num(x - 122)}Z`,
      mix(brick, inks.near, 0.25),
    ) +
    fill(
      `M${num(x - 58)} ${TERRACE}H${num(x + 58)}L${num(x + 102)} ${FLOOR}H${num(x - 102)}Z`,
      mix(brick, inks.paper, 0.22),
    ) +
    stroke(steps, shade, 4)
  );
}

/** Two rows of eight-sided columns on their platform; floor at the origin. */
function hall(stage: Stage, brick: string): string {
  const { inks, side } = stage;
  const shade = mix(brick, inks.near, 0.5);
  const lit = mix(brick, inks.light, 0.3);
  const column = (px: number, foot: number, h: number, w: number) => {
    let courses = '';
    for (let y = foot - 22; y > foot - h + 12; y -= 17)
      courses += `M${num(px - w / 2 + 3)} ${num(y)}h${num(w - 6)}`;
    const dark = side > 0 ? px - w / 2 : px + w * 0.2;
    return (
      oval(px, foot + 2, w * 0.72, 7, inks.ink, { 'fill-opacity': 0.3 }) +
      box(px - w * 0.64, foot - 14, w * 1.28, 16, shade) +
      fill(
        `M${num(px - w / 2)} ${num(foot - 12)}V${num(foot - h + 6)}q${num(w * 0.2)} -12 ${num(w * 0.5)} -8t${num(w * 0.5)} 4V${num(foot - 12)}Z`,
        brick,
      ) +
      box(dark, foot - h + 6, w * 0.3, h - 18, shade) +
      box(px - w * 0.16, foot - h + 2, w * 0.2, h - 14, lit, { 'fill-opacity': 0.6 }) +
      stroke(courses, shade, 1.6, { 'stroke-opacity': 0.7 })
    );
  };
  const row = (foot: number, h: number, w: number, spread: number) =>
    [-4, -3, -2, -1, 1, 2, 3, 4]
      .map((k) => column(Math.sign(k) * (96 + (Math.abs(k) - 1) * spread), foot, h, w))
      .join('');
  return (
    box(-520, -10, 1040, 26, lit) +
    box(-530, 12, 1060, 62, mix(brick, inks.near, 0.16)) +
    box(-530, 66, 1060, 10, shade) +
    row(-8, 150, 40, 96) +
    box(-548, 70, 1096, 14, mix(brick, inks.paper, 0.25)) +
    row(66, 186, 54, 118) +
    fill('M-70 84H70L100 130H-100Z', mix(brick, inks.paper, 0.3)) +
    stroke('M-78 96H78M-86 109H86M-94 121H94', shade, 4)
  );
}
