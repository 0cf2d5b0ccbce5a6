import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { ladyOfTheSea } from './statue/lady';
import { seatedBuddha } from './statue/seated';

/** Great white statues that are seen from all over their towns: the Lady Buddha of Sơn Trà, and the Buddha on the hill of Long Sơn. */
export function statue(stage: Stage): Focal {
  return stage.motif === 'seated' ? seatedBuddha(stage) : ladyOfTheSea(stage);
}
