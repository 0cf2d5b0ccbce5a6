import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { hall } from './market/hall';
import { highland } from './market/highland';
import { peach } from './market/peach';

/**
 * A market that is no known building: stalls on both hands under an iron roof, for `highland` awnings in the open among
 * the mountains of the north, for `peach` the peach and kumquat trees that are sold before Tết in the north.
 */
export function market(stage: Stage): Focal {
  if (stage.motif === 'peach') return peach(stage);
  return stage.motif === 'highland' ? highland(stage) : hall(stage);
}
