import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { hall } from './market/hall';
import { highland } from './market/highland';

/**
 * A market that is no known building: stalls on both hands under an iron roof, or, for `highland`, awnings in the open among
 * the mountains of the north.
 */
export function market(stage: Stage): Focal {
  return stage.motif === 'highland' ? highland(stage) : hall(stage);
}
