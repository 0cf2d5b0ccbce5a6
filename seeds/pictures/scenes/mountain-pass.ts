import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { coastPass } from './mountain-pass/coast';
import { gorge } from './mountain-pass/gorge';
import { hairpins } from './mountain-pass/hairpins';

/** A road over the mountains: above the sea as on Hải Vân, or through the karst of the north, in hairpins or along a gorge. */
export function mountainPass(stage: Stage): Focal {
  const inland = stage.motif === 'inland' || (stage.motif !== 'coast' && stage.seed % 2 === 1);
  if (!inland) return coastPass(stage);
  return stage.random.fork('inland').chance(0.4) ? gorge(stage) : hairpins(stage);
}
