import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { lake } from './pine-lake/lake';
import { waterfall } from './pine-lake/waterfall';

/** Still or falling water in the hills: a lake among pines, or a broad fall in its steps. */
export function pineLake(stage: Stage): Focal {
  return stage.motif === 'waterfall' ? waterfall(stage) : lake(stage);
}
