import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { cafeOwner } from './faces/cafe-owner';
import { guide } from './faces/guide';
import { seller } from './faces/seller';

const MOTIFS = { seller, 'cafe-owner': cafeOwner, guide };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * People at the distance at which one speaks: a woman at her stall who hands over a mango, the owner of a café
 * at the counter, a guide who tells two visitors something. They are nobody in particular. Without a motif: the seller.
 */
export function faces(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'seller'](stage);
}
