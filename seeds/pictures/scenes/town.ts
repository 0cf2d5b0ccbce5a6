import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { hillTown } from './town/hill';
import { quay } from './town/quay';
import { street } from './town/street';

const MOTIFS = {
  quay: (stage: Stage) => quay(stage, 'quay'),
  canal: (stage: Stage) => quay(stage, 'canal'),
  hill: hillTown,
  street: (stage: Stage) => street(stage, false),
  'highland-street': (stage: Stage) => street(stage, true),
};
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * A small town without any landmark: `quay` and `canal` the delta of the south (tin-roofed shop houses, coconut palms,
 * boats), `hill` a town on mountain slopes in the mist, `street` a street of trees and low houses of the plain and the
 * coast, `highland-street` the same on red earth under pines. Without a motif: the street.
 */
export function town(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'street'](stage);
}
