import { mix } from '../../kit/colour';
import { karst } from '../../kit/karst';
import { massif } from '../../kit/land';
import { mist } from '../../kit/mist';
import { type Stage, WIDTH } from '../../kit/stage';

/** Peaks like a set of teeth, paler and paler. */
export function ranges(stage: Stage, horizon: number): void {
  const { inks } = stage;
  const random = stage.random.fork('ranges');
  const peak = random.range(0.2, 0.8) * WIDTH;
  const bend = (x: number) => -Math.exp(-(((x - peak) / 360) ** 2)) * 150;
  const back = mix(inks.far, inks.skyLow, 0.5);
  stage.add(
    massif(stage, 'back', {
      y: horizon - 30,
      rise: 110,
      swell: 200,
      bend,
      base: horizon + 200,
      ink: back,
      shade: mix(back, inks.far, 0.6),
    }).svg,
  );
  stage.add(mist(stage, 'back-air', horizon + 40, 160, inks.skyLow, 0.6));
  for (let row = 0; row < 2; row++) {
    const ink = row ? mix(inks.middle, inks.far, 0.25) : mix(inks.far, inks.middle, 0.12);
    for (let x = random.range(-60, 40); x < WIDTH + 120; x += random.range(120, 250)) {
      const height = random.range(130, 280) * (row ? 1.1 : 0.9);
      const cone = karst(stage, `cone${row}-${Math.round(x)}`, {
        x,
        base: horizon + 120 + row * 110,
        width: height * random.range(1.05, 1.5),
        height,
        form: random.pick(['cone', 'cone', 'hump']),
        detail: row ? 0.55 : 0.2,
        ink,
        shade: mix(ink, inks.near, 0.35),
      });
      stage.add(cone.svg);
    }
    stage.add(mist(stage, `row-air${row}`, horizon + 90 + row * 110, 170, inks.skyLow, 0.62));
  }
}
