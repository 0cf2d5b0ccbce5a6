import { backdrop } from '../../kit/backdrop';
import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import { broadTree } from '../../kit/trees';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** The shrine of the Lady of the Realm under Sam mountain: a square house with roofs of green tiles in tiers, their corners turned up. That shrine only. */
export function ladyShrine(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('lady-shrine');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const ground = 760;
  backdrop(stage, {
    ground,
    hills: 200,
    earth: mix(mix(inks.paper, inks.ground, 0.5), inks.near, dark ? 0.4 : 0.1),
  });
  const tile = mix(mix(inks.leaf, inks.waterLow, 0.35), inks.near, dark ? 0.35 : 0.05);
  const wall = mix(mix(inks.paper, inks.gold, 0.14), inks.near, dark ? 0.36 : 0.05);
  const red = mix(inks.accent, inks.near, dark ? 0.3 : 0.06);
  const lamp = dark || stage.time === 'dusk' ? inks.gold : mix(inks.near, inks.ink, 0.5);
  const foot = ground + 120;
  const roof = (y: number, half: number, top: number, h: number) => {
    let ribs = '';
    for (let i = -9; i <= 9; i++)
      ribs += `M${num(x + (i / 9) * top * 0.96)} ${y - h}L${num(x + (i / 9) * half * 0.94)} ${y - 6}`;
    return (
      fill(
        `M${num(x - half - 46)} ${y - 52}Q${num(x - half + 20)} ${y - 4} ${num(x - half + 90)} ${y}H${num(x + half - 90)}Q${num(x + half - 20)} ${y - 4} ${num(x + half + 46)} ${y - 52}Q${num(x + top + 60)} ${y - h * 0.6} ${num(x + top)} ${y - h}H${num(x - top)}Q${num(x - top - 60)} ${y - h * 0.6} ${num(x - half - 46)} ${y - 52}Z`,
        tile,
      ) +
      stroke(ribs, mix(tile, inks.ink, 0.3), 4, { 'stroke-opacity': 0.7 }) +
      stroke(
        `M${num(x - half - 46)} ${y - 52}Q${num(x - half + 20)} ${y - 4} ${num(x - half + 90)} ${y}H${num(x + half - 90)}Q${num(x + half - 20)} ${y - 4} ${num(x + half + 46)} ${y - 52}`,
        mix(inks.gold, inks.accent, 0.2),
        9,
      ) +
      stroke(`M${num(x - top)} ${y - h}H${num(x + top)}`, mix(inks.gold, tile, 0.2), 12)
    );
  };
  stage.add(
    broadTree(stage, 'left', x - 760, foot, 520, {}),
    broadTree(stage, 'right', x + 780, foot, 480, {}),
    oval(x, foot + 34, 620, 30, inks.ink, { 'fill-opacity': 0.2 }),
    box(x - 500, foot - 20, 1000, 60, mix(wall, inks.far, 0.35)),
    box(x - 430, foot - 250, 860, 232, wall),
    box(side > 0 ? x - 430 : x + 250, foot - 250, 180, 232, inks.near, { 'fill-opacity': 0.16 }),
  );
  for (const dx of [-300, -100, 100, 300])
    stage.add(
      fill(`M${num(x + dx - 54)} ${foot - 20}v-130q54 -64 108 0v130Z`, lamp),
      stroke(`M${num(x + dx - 54)} ${foot - 20}v-130q54 -64 108 0v130`, red, 10),
    );
  stage.add(
    stroke(
      `M${num(x - 400)} ${foot - 20}V${foot - 250}M${num(x - 200)} ${foot - 20}V${foot - 250}M${num(x)} ${foot - 20}V${foot - 250}M${num(x + 200)} ${foot - 20}V${foot - 250}M${num(x + 400)} ${foot - 20}V${foot - 250}`,
      red,
      18,
    ),
    roof(foot - 236, 500, 330, 120),
    box(x - 300, foot - 410, 600, 62, wall),
    roof(foot - 396, 370, 220, 110),
    box(x - 190, foot - 556, 380, 56, wall),
    roof(foot - 540, 250, 96, 130),
    stroke(`M${num(x)} ${foot - 670}v-50`, inks.gold, 14),
  );
  const court = mix(mix(inks.paper, inks.ground, 0.45), inks.near, dark ? 0.4 : 0.14);
  let joints = '';
  for (let i = -9; i <= 9; i++) joints += `M${num(x + i * 110)} ${foot + 40}L${num(x + i * 250)} ${HEIGHT}`;
  stage.add(stroke(joints, mix(court, inks.ink, 0.35), 3, { 'stroke-opacity': 0.4 }));
  for (const [i, dx, y, k] of [
    [0, -330, foot + 110, 1.5],
    [3, -260, foot + 120, 1.5],
    [1, 180, foot + 90, 1.3],
    [4, 400, foot + 190, 1.9],
    [2, -560, foot + 220, 2],
  ] as const)
    stage.add(
      oval(x + s * dx, y, 22 * k, 4 * k, inks.ink, { 'fill-opacity': 0.26 }),
      place(visitor(dress(stage, i), { skirt: i > 2 }), x + s * dx, y, k),
    );
  return { x: x / WIDTH, y: 0.5 };
}
