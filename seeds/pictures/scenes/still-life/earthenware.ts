import { mix } from '../../kit/colour';
import { earthenPot } from '../../kit/earthen-pot';
import { type Stage, WIDTH } from '../../kit/stage';
import { fill, place, stroke } from '../../kit/svg';
import type { Focal } from '../../kit/types';
import { layTable, under } from './table';

/** Pots and jars of bare clay, red and brown, with the marks of the fire. */
export function earthenware(stage: Stage): Focal {
  const { inks } = stage;
  const random = stage.random.fork('earthenware');
  const x = WIDTH * random.range(0.48, 0.52);
  const s = random.sign();
  const y = layTable(stage, x);
  const red = mix(mix(inks.ground, inks.accent, 0.42), inks.near, stage.dark ? 0.36 : 0.08);
  const clays = random.shuffle([
    red,
    mix(red, inks.groundDark, 0.4),
    mix(red, inks.ground, 0.5),
    mix(red, inks.groundDark, 0.2),
  ]);
  for (const [i, [dx, dy, k]] of (
    [
      [-660, -40, 1.5],
      [600, -40, 1.7],
      [-270, 0, 1.9],
      [150, -30, 2.2],
    ] as const
  ).entries())
    stage.add(
      under(stage, x + s * dx, y + dy, 110 * k),
      place(earthenPot(stage, clays[i] ?? red, i % 2 > 0), x + s * dx, y + dy, k),
    );
  const bowl = (clay: string) =>
    fill('M-130 -80H130Q112 -8 46 0H-46Q-112 -8 -130 -80Z', clay) +
    fill('M-130 -80H-40Q-34 -20 -14 0H-46Q-112 -8 -130 -80Z', inks.ink, { 'fill-opacity': 0.22 }) +
    stroke('M-126 -66H126M-130 -80H130', mix(clay, inks.ink, 0.4), 5);
  stage.add(
    under(stage, x - s * 20, y + 110, 120),
    place(bowl(clays[1] ?? red), x - s * 20, y + 104, 1),
    under(stage, x + s * 420, y + 96, 110),
    place(bowl(clays[2] ?? red), x + s * 420, y + 90, 0.86),
  );
  return { x: x / WIDTH, y: 0.58 };
}
