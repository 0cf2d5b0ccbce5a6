import { buddha } from '../../kit/buddha';
import { mix } from '../../kit/colour';
import { dress } from '../../kit/people';
import { HEIGHT, type Stage, WIDTH } from '../../kit/stage';
import { box, fill, num, oval, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { visitor } from '../../kit/visitors';

/** A Buddha of stone in the light that falls through the roof, an altar with incense before him, and a floor of flags. */
export function shrine(stage: Stage, x: number, floor: number): Focal {
  const { inks, side, dark } = stage;
  const random = stage.random.fork('shrine');
  const s = random.sign();
  const stone = mix(mix(inks.paper, inks.far, 0.3), inks.near, dark ? 0.36 : 0.12);
  const flags = mix(mix(inks.ground, inks.far, 0.5), inks.near, dark ? 0.6 : 0.45);
  const top = floor + 60;
  let joints = '';
  for (let i = -9; i <= 9; i++) joints += `M${num(x + i * 100)} ${top}L${num(x + i * 230)} ${HEIGHT}`;
  const lacquer = mix(inks.accentDark, inks.near, 0.2);
  let smoke = '';
  for (const dx of [-16, 0, 16]) smoke += `M${num(x + dx)} ${top - 24}q-14 -40 4 -76t-2 -80t8 -70`;
  stage.add(
    fill(
      `M-20 ${HEIGHT + 20}V${top + 40}Q${num(x)} ${top - 40} ${WIDTH + 20} ${top + 40}V${HEIGHT + 20}Z`,
      flags,
    ),
    stroke(
      `${joints}M-20 ${top + 110}Q${num(x)} ${top + 60} ${WIDTH + 20} ${top + 110}`,
      mix(flags, inks.ink, 0.4),
      3,
      { 'stroke-opacity': 0.5 },
    ),
    oval(x, top, 300, 24, inks.ink, { 'fill-opacity': 0.3 }),
    place(buddha(stage, stone), x, top - 6, 0.66, side < 0),
    box(x - 150, top - 20, 300, 92, lacquer),
    box(x - 164, top - 30, 328, 16, mix(inks.gold, lacquer, 0.3)),
    stroke(`M${num(x - 130)} ${top + 4}h260v46h-260Z`, mix(inks.gold, lacquer, 0.2), 5),
    fill(
      `M${num(x - 34)} ${top - 62}H${num(x + 34)}L${num(x + 24)} ${top - 30}H${num(x - 24)}Z`,
      mix(inks.gold, inks.groundDark, 0.4),
    ),
    stroke(
      `M${num(x - 16)} ${top - 60}v-30M${num(x)} ${top - 60}v-36M${num(x + 16)} ${top - 60}v-30`,
      inks.accent,
      4,
    ),
    stroke(smoke, mix(inks.cloud, inks.light, 0.4), 7, { 'stroke-opacity': 0.4 }),
  );
  for (const dx of [-116, 116])
    stage.add(
      fill(`M${num(x + dx - 26)} ${top - 30}q-4 -40 26 -44q30 4 26 44Z`, inks.lotus),
      stroke(`M${num(x + dx)} ${top - 30}v-30`, mix(inks.lotus, inks.accentDark, 0.4), 4),
    );
  for (const [which, dx, dy, k] of [
    [3, -270, 84, 1.3],
    [0, -210, 92, 1.3],
    [4, 330, 130, 1.6],
    [1, 400, 140, 1.6],
  ] as const)
    stage.add(
      oval(x + s * dx, top + dy, 20 * k, 4 * k, inks.ink, { 'fill-opacity': 0.3 }),
      place(visitor(dress(stage, which), { skirt: which === 3 }), x + s * dx, top + dy, k),
    );
  return { x: x / WIDTH, y: 0.6 };
}
