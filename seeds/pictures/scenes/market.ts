import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { hall } from './market/hall';

/** The inside of a covered market that is no known building: an iron roof, stalls on both hands, people who buy. */
export function market(stage: Stage): Focal {
  return hall(stage);
}
