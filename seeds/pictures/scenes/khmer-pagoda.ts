import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { court } from './khmer-pagoda/court';
import { moon } from './khmer-pagoda/moon';
import { ngoRace } from './khmer-pagoda/ngo-race';

const MOTIFS = { court, moon, 'ngo-race': ngoRace };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * The Khmer of the Mekong delta (Sóc Trăng, Trà Vinh, An Giang): the court of a pagoda with tiered gilded roofs, nāga
 * ends and sugar palms; the moon of Ok Om Bok over floating lights; the race of the long ngo boats. Nothing else.
 */
export function khmerPagoda(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'court'](stage);
}
