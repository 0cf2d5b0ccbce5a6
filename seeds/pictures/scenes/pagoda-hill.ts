import { birds, sky } from '../kit/sky';
import { HEIGHT, type Stage, WIDTH } from '../kit/stage';
import type { Focal } from '../kit/types';
import { overFields, overRiver } from './pagoda-hill/foot';
import { distance, hill } from './pagoda-hill/setting';
import { foreground, stair } from './pagoda-hill/stair';

/**
 * A pagoda above its pines: reached by a long stair, or standing over a river or its village's rice, on
 * a hill or on level ground (`plain`). It has a tower of
 * many storeys, as few have; a motif that ends in `-hall` leaves it out for a low hall, as most are.
 */
export function pagodaHill(stage: Stage): Focal {
  const { inks, side } = stage;
  const random = stage.random;
  const plans = ['stair', 'river', 'stair', 'fields', 'plain'] as const;
  const asked = stage.motif?.replace(/-hall$/, '');
  // The bell stands at the foot of a stair.
  const plan =
    plans.find((name) => name === (asked === 'bell' ? 'stair' : asked)) ??
    random.fork('plan').pick(['stair', 'river', 'stair', 'fields']);
  const horizon = HEIGHT * random.range(0.5, 0.58);
  const subject = WIDTH * random.range(0.43, 0.57);
  const sun = {
    x: subject + side * random.range(90, 330),
    y: horizon * random.range(0.34, 0.56),
    r: random.range(110, 170),
  };
  stage.add(sky(stage, { horizon: horizon + 100, sun, rays: random.chance(0.5) }));
  distance(stage, horizon);
  stage.add(birds(stage, subject - side * 420, horizon * 0.42, 110, inks.ink));
  if (plan === 'river') return overRiver(stage, horizon, subject);
  if (plan === 'fields' || plan === 'plain') return overFields(stage, horizon, subject);
  const foot = hill(stage, horizon, subject, HEIGHT + 40);
  stair(stage, subject, foot);
  foreground(stage, subject);
  return { x: subject / WIDTH, y: (foot + 20) / HEIGHT };
}
