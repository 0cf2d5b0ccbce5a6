import { solemn } from '../kit/solemn';
import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { hangDuong } from './memorial/hang-duong';
import { incense } from './memorial/incense';
import { steles } from './memorial/steles';
import { wall } from './memorial/wall';

const MOTIFS = { incense, steles, wall, 'hang-duong': hangDuong };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * A place of remembrance, of no faith and no gaiety: incense in a bronze urn with white chrysanthemums on grey stone,
 * rows of plain stones under pines and frangipani, the graves of Hàng Dương under casuarinas, or the wall and gate of an old prison. Without a motif: incense, as
 * it stands for any of them.
 */
export function memorial(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'incense'](solemn(stage));
}
