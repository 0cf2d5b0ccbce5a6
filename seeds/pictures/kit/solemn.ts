import { mix, oklch, tone } from './colour';
import type { Inks } from './inks';
import type { Stage } from './stage';

/** The same sheet in quiet inks, for places where people remember their dead: no red sky, no bright accent. */
export function solemn(stage: Stage): Stage {
  const grey = oklch(stage.dark ? 0.34 : stage.time === 'dusk' ? 0.62 : 0.76, 0.018, 235);
  const quiet = (ink: string, amount: number) => mix(tone(ink, 0, 0.5), grey, amount);
  const air: readonly (keyof Inks)[] = ['skyTop', 'skyMid', 'skyLow', 'far', 'cloud', 'waterTop'];
  const inks: Inks = { ...stage.inks };
  for (const name of Object.keys(inks) as (keyof Inks)[])
    inks[name] = quiet(stage.inks[name], air.includes(name) ? 0.24 : 0.06);
  inks.gold = tone(stage.inks.gold, -0.04, 0.62);
  inks.light = tone(stage.inks.light, 0, 0.7);
  return { ...stage, inks };
}
