import { mix } from '../kit/colour';
import { mist } from '../kit/mist';
import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import type { Focal } from '../kit/types';
import { water } from '../kit/water';
import { boats } from './bay-of-karsts/boats';
import { foreground } from './bay-of-karsts/foreground';
import { farRange, middleTowers, nearTowers } from './bay-of-karsts/towers';

/** Hạ Long and its sisters: limestone towers standing in still water, and someone crossing it. */
export function bayOfKarsts(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const horizon = HEIGHT * random.range(0.46, 0.6);
  const subject = WIDTH * random.range(0.42, 0.58);
  const sunX = subject + side * WIDTH * random.range(0.06, 0.16);
  const sun = { x: sunX, y: horizon - random.range(150, 330), r: random.range(82, 130) };
  stage.add(sky(stage, { horizon, sun, rays: random.chance(0.4) }));

  farRange(stage, horizon);
  stage.add(mist(stage, 'far-air', horizon - 26, 130, inks.skyLow, 0.7));
  stage.add(water(stage, { top: horizon, lightAt: sun.x }));
  middleTowers(stage, horizon, subject);
  stage.add(mist(stage, 'middle-air', horizon + 26, 110, mix(inks.skyLow, inks.waterTop, 0.4), 0.5));
  nearTowers(stage, horizon, subject);
  stage.add(birds(stage, subject - side * 260, horizon - 330, 110, inks.ink));
  const focus = boats(stage, horizon, subject);
  foreground(stage, focus.fresh);
  return focus.focal;
}
