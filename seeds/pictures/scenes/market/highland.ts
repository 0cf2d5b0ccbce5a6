import { backdrop } from '../../kit/backdrop';
import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { type Stage, WIDTH } from '../../kit/stage';
import { box, disc, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** A market under awnings in the mountains of the north: cloth in bands of colour, baskets carried on the back, greens on the ground. */
export function highland(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('highland-market');
  const x = WIDTH * random.range(0.48, 0.52);
  backdrop(stage, {
    ground: 640,
    hills: 270,
    earth: mix(mix(inks.ground, inks.groundDark, 0.3), inks.near, 0.06),
  });
  const dyes = random.shuffle([
    inks.accent,
    mix(inks.waterLow, inks.near, 0.2),
    inks.lotus,
    inks.gold,
    mix(inks.leaf, inks.near, 0.2),
  ]);
  const dye = (i: number) => dyes[i % dyes.length] ?? inks.accent;
  const wood = mix(mix(inks.groundDark, inks.ground, 0.3), inks.near, 0.2);
  const stall = (i: number) => {
    let rolls = '';
    for (let k = 0; k < 7; k++)
      rolls +=
        box(-172 + k * 50, -150, 44, 62, dye(i + k)) +
        stroke(`M${-172 + k * 50} -132h44m-44 18h44`, dye(i + k + 2), 7);
    return (
      stroke('M-200 0V-290M200 0V-290', wood, 9) +
      box(-190, -88, 380, 88, wood) +
      rolls +
      fill('M-240 -280L-190 -360H190L240 -280Z', mix(dye(i), inks.paper, 0.2)) +
      fill('M-240 -280H240L226 -254H-226Z', mix(dye(i), inks.ink, 0.25))
    );
  };
  for (const [i, dx, y, k] of [
    [0, -660, 730, 0.9],
    [1, -230, 716, 0.82],
    [2, 210, 716, 0.82],
    [3, 650, 730, 0.9],
  ] as const)
    stage.add(place(stall(i), x + dx, y, k));
  const woman = (i: number) => {
    let bands = '';
    for (let k = 0; k < 4; k++)
      bands += `M${num(-13 - k * 2.6)} ${-46 + k * 9}Q0 ${-42 + k * 9} ${num(13 + k * 2.6)} ${-46 + k * 9}`;
    return (
      visitor(
        { ...dress(stage, i), top: mix(inks.near, inks.ink, 0.3), topShade: inks.ink },
        { skirt: true },
      ) +
      fill('M-11 -56H11L24 -14Q0 -6 -24 -14Z', mix(inks.near, inks.ink, 0.4)) +
      stroke(bands, dye(i), 4) +
      stroke('M-22 -16Q0 -9 22 -16', dye(i + 1), 5) +
      stroke('M-14 -76L-12 -54M14 -76L12 -54', dye(i + 2), 4) +
      (i % 2
        ? fill('M-13 -80H13L9 -46H-9Z', mix(wood, inks.gold, 0.5)) +
          stroke('M-12 -72H12M-11 -62H11', mix(wood, inks.ink, 0.3), 2)
        : '') +
      fill('M-9 -97Q0 -112 9 -97Q0 -91 -9 -97Z', dye(i + 3))
    );
  };
  for (const [i, dx, y, k] of [
    [0, -420, 820, 1.9],
    [1, 30, 800, 1.8],
    [2, 400, 830, 2],
    [3, -120, 960, 2.6],
    [4, 230, 980, 2.7],
    [5, -640, 1010, 2.9],
    [7, 700, 1000, 2.8],
  ] as const)
    stage.add(
      oval(x + dx, y, 26 * k, 5 * k, inks.ink, { 'fill-opacity': 0.24 }),
      place(woman(i), x + dx, y, k),
    );
  for (const [i, dx] of [-470, -330, 40, 430, 560].entries()) {
    let heap = '';
    for (let k = 0; k < 14; k++)
      heap += disc(
        x + dx + random.range(-70, 70),
        1096 + random.range(-26, 8),
        20,
        random.pick(i % 2 ? [inks.leaf, inks.leafLight] : [inks.accent, inks.gold]),
      );
    stage.add(oval(x + dx, 1112, 110, 26, mix(wood, inks.gold, 0.45)), heap);
  }
  return { x: x / WIDTH, y: 0.62 };
}
