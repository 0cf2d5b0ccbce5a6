import { mix } from '../../kit/colour';
import { wood } from '../../kit/land';
import { mist } from '../../kit/mist';
import { ridge } from '../../kit/path';
import { palm } from '../../kit/plants';
import { sky } from '../../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, stroke } from '../../kit/svg';

/** A paved yard before two low tiled houses among palms; the yard begins at the given height. */
export function villageYard(stage: Stage, x: number, ground: number): void {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('yard');
  const s = random.sign();
  stage.add(
    sky(stage, { horizon: ground, clouds: random.int(3, 6) }),
    wood(
      stage,
      'far',
      ridge(random.fork('far'), { left: -20, right: WIDTH + 20, y: ground - 110, rise: 34, swell: 380 }),
      56,
      mix(inks.leafDark, inks.far, 0.42),
      mix(inks.leaf, inks.far, 0.4),
      200,
    ),
    mist(stage, 'air', ground - 90, 140, inks.skyLow, 0.5),
    palm(stage, 'a', x - s * 760, ground + 10, 560, s * 0.1),
    palm(stage, 'b', x + s * 640, ground + 6, 480, -s * 0.08),
    palm(stage, 'c', x + s * 820, ground + 14, 600, -s * 0.12),
  );
  const tile = mix(mix(inks.accentDark, inks.groundDark, 0.45), inks.near, 0.2);
  const wall = mix(mix(inks.paper, inks.gold, 0.2), inks.near, dark ? 0.4 : 0.08);
  const lamp = dark || stage.time === 'dusk';
  const house = (cx: number, half: number) => {
    let courses = '';
    for (let i = -14; i <= 14; i++)
      courses += `M${num(cx + (i / 14) * half * 0.86)} ${ground - 232}L${num(cx + (i / 14) * (half + 24))} ${ground - 136}`;
    let out =
      box(cx - half, ground - 140, half * 2, 142, wall) +
      box(side > 0 ? cx - half : cx + half * 0.6, ground - 140, half * 0.4, 142, mix(wall, inks.near, 0.3));
    for (const k of [-0.66, 0, 0.66])
      out +=
        box(
          cx + k * half - 42,
          ground - 112,
          84,
          k ? 70 : 114,
          lamp ? inks.gold : mix(inks.near, inks.ink, 0.4),
        ) + stroke(`M${num(cx + k * half)} ${ground - 112}v${k ? 70 : 114}`, mix(tile, inks.ink, 0.4), 5);
    return (
      out +
      fill(
        `M${num(cx - half - 28)} ${ground - 134}L${num(cx - half * 0.88)} ${ground - 236}H${num(cx + half * 0.88)}L${num(cx + half + 28)} ${ground - 134}Z`,
        tile,
      ) +
      stroke(courses, mix(tile, inks.ink, 0.36), 3) +
      stroke(
        `M${num(cx - half * 0.9)} ${ground - 238}H${num(cx + half * 0.9)}`,
        mix(tile, inks.paper, 0.3),
        9,
      ) +
      stroke(`M${num(cx - half - 28)} ${ground - 133}H${num(cx + half + 28)}`, mix(tile, inks.ink, 0.5), 6)
    );
  };
  stage.add(house(x - s * 250, 270), house(x + s * 380, 220));
  const brick = mix(mix(inks.ground, inks.accentDark, 0.2), inks.near, dark ? 0.42 : 0.04);
  let joints = '';
  for (let i = -16; i <= 16; i++) joints += `M${num(x + i * 84)} ${ground}L${num(x + i * 260)} ${HEIGHT}`;
  for (const y of [12, 34, 70, 124, 204, 316, 450]) joints += `M-10 ${ground + y}H${WIDTH + 10}`;
  stage.add(
    box(
      -10,
      ground - 2,
      WIDTH + 20,
      HEIGHT,
      stage.blend([
        [0, mix(brick, inks.light, dark ? 0.05 : 0.36)],
        [1, mix(brick, inks.near, 0.3)],
      ]),
    ),
    stroke(joints, mix(brick, inks.ink, 0.32), 2.4, { 'stroke-opacity': 0.4 }),
  );
}
