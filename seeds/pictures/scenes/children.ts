import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { kites } from './children/kites';
import { mandarinSquares } from './children/mandarin-squares';

const MOTIFS = { kites, 'o-an-quan': mandarinSquares };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/** Children at play: kites on a dyke between rice and sky, ô ăn quan in chalk on a yard. Without a motif: the kites. */
export function children(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'kites'](stage);
}
