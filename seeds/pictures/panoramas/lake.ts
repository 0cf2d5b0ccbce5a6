import { mix } from '../kit/colour';
import { lens } from '../kit/path';
import type { Stage } from '../kit/stage';
import { box, fill } from '../kit/svg';
import { lightPath } from '../kit/water';
import type { Sun } from './heaven';
import { around, HORIZON, SHEET, towards } from './sphere';

/** Still water all around, from the horizon to below the viewer, with the path of the sun on it. */
export function waterAround(stage: Stage, sun: Sun): string {
  const { inks, dark } = stage;
  const random = stage.random.fork('ripples');
  const paint = stage.blend([
    [0, inks.waterTop],
    [0.22, mix(inks.waterTop, inks.waterLow, 0.5)],
    [0.6, inks.waterLow],
    [1, mix(inks.waterLow, inks.near, 0.25)],
  ]);
  let [light, deep] = ['', ''];
  for (let i = 0; i < 620; i++) {
    const t = random.next() ** 1.8;
    const w = random.range(26, 110) * (0.35 + t * 2.4);
    const x = random.range(0, SHEET.width);
    const ripple = lens(x, x + w, HORIZON + 5 + t * 620, 0.9 + t * 4);
    if (i % 5 < 3) light += ripple;
    else deep += ripple;
  }
  const path =
    stage.weather === 'rain'
      ? ''
      : lightPath(stage, towards(sun.azimuth, 0)[0], HORIZON, HORIZON + 380, inks.light, 0.8);
  return (
    box(0, HORIZON, SHEET.width, HORIZON, paint) +
    around(
      stage,
      path +
        fill(light, mix(inks.waterTop, inks.light, 0.35), { 'fill-opacity': dark ? 0.25 : 0.42 }) +
        fill(deep, inks.waterLow, { 'fill-opacity': 0.5 }),
    )
  );
}
