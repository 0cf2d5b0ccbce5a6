import { mix } from '../kit/colour';
import { massif } from '../kit/land';
import { mist } from '../kit/mist';
import { dress } from '../kit/people';
import { boulder } from '../kit/rocks';
import { heapedCloud, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import { box, fill, num, oval, place, stroke } from '../kit/svg';
import type { Focal } from '../kit/types';
import { visitor } from '../kit/visitors';

/** The top of Fansipan: bare rock over a sea of cloud, the steel pyramid of the summit, people beside it, ridges that stand out like islands. */
export function summit(stage: Stage): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('summit');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  stage.add(
    sky(stage, { horizon: 760, sun: { x: x + side * 520, y: 330, r: 86 }, rays: random.chance(0.5) }),
  );
  stage.add(box(-10, 760, WIDTH + 20, HEIGHT, mix(inks.cloud, inks.skyLow, 0.3)));
  for (const [i, [y, rise, far]] of (
    [
      [560, 120, 0.5],
      [660, 120, 0.25],
      [780, 100, 0],
    ] as const
  ).entries()) {
    const ink = mix(mix(inks.middle, inks.leafDark, 0.3), mix(inks.far, inks.skyLow, 0.3), far * 1.6);
    stage.add(
      massif(stage, `range${i}`, {
        y,
        rise,
        swell: 240 + i * 60,
        base: y + 420,
        ink,
        shade: mix(ink, inks.near, 0.24),
      }).svg,
    );
    for (let k = 0; k < 5; k++)
      stage.add(
        fill(
          heapedCloud(
            stage,
            `cloud${i}${k}`,
            random.range(0, WIDTH),
            y + 150 + i * 20,
            random.range(360, 620),
            random.range(50, 90),
          ),
          mix(inks.cloud, inks.skyLow, 0.2),
          { 'fill-opacity': 0.85 },
        ),
      );
    stage.add(mist(stage, `sea${i}`, y + 120, 230, mix(inks.cloud, inks.skyLow, 0.3), 0.9));
  }
  const rock = mix(mix(inks.far, inks.groundDark, 0.5), inks.near, dark ? 0.35 : 0.16);
  const top = 760;
  stage.add(
    fill(
      `M-20 ${HEIGHT + 20}V1120L${num(x - s * 20 - 720)} 1060L${num(x - 520)} 930L${num(x - 330)} 880L${num(x - 200)} ${top + 40}L${num(x - 70)} ${top}H${num(x + 90)}L${num(x + 210)} ${top + 54}L${num(x + 330)} 900L${num(x + 560)} 960L${num(x + 740)} 1080L1940 1130V${HEIGHT + 20}Z`,
      stage.blend([
        [0, mix(rock, inks.light, 0.3)],
        [1, mix(rock, inks.ink, 0.25)],
      ]),
    ),
  );
  for (const [dx, y, w, h] of [
    [-300, 940, 240, 130],
    [280, 960, 260, 120],
    [-640, 1110, 330, 150],
    [620, 1130, 360, 160],
    [-20, 1160, 420, 130],
  ] as const)
    stage.add(boulder(stage, `rock${dx}`, x + s * dx, y, w, h, rock));
  const steel = mix(mix(inks.paper, inks.far, 0.5), inks.near, dark ? 0.3 : 0.06);
  stage.add(
    oval(x, top + 12, 120, 14, inks.ink, { 'fill-opacity': 0.3 }),
    fill(`M${num(x - 78)} ${top + 12}L${num(x)} ${top - 190}L${num(x + 78)} ${top + 12}Z`, steel),
    fill(
      `M${num(x - side * 78)} ${top + 12}L${num(x)} ${top - 190}L${num(x - side * 12)} ${top + 12}Z`,
      mix(steel, inks.ink, 0.3),
    ),
    stroke(
      `M${num(x - 34)} ${top - 50}H${num(x + 34)}M${num(x - 44)} ${top - 26}H${num(x + 44)}`,
      mix(steel, inks.ink, 0.5),
      5,
    ),
    stroke(`M${num(x + s * 250)} ${top + 70}V${top - 260}`, mix(inks.far, inks.ink, 0.4), 7),
    place(
      fill('M0 0q36 -18 72 0t72 0v96q-36 18 -72 0t-72 0Z', inks.accent) +
        fill('M72 22L79 41H100L83 53L90 72L72 60L54 72L61 53L44 41H65Z', inks.gold),
      x + s * 250 + 4,
      top - 256,
    ),
  );
  for (const [i, dx, y] of [
    [0, -130, top + 26],
    [3, -178, top + 40],
    [1, 140, top + 40],
  ] as const)
    stage.add(
      place(visitor(dress(stage, i), { skirt: i === 3, bag: i ? '' : inks.gold }), x + s * dx, y, 1.35),
    );
  return { x: x / WIDTH, y: 0.58 };
}
