import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { dinh } from './communal-house/dinh';
import { longhouse } from './communal-house/longhouse';
import { rong } from './communal-house/rong';

const MOTIFS = { rong, longhouse, dinh };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * The house where a village meets, each of its own people: `rong` the high thatched house of the Ba Na and their
 * neighbours (Kon Tum, Gia Lai), `longhouse` the house on stilts of the Ê Đê (Đắk Lắk), `dinh` the village hall of the
 * Kinh in the north, with its pond and banyan. They don't stand for each other: without a motif it is the `dinh`.
 */
export function communalHouse(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'dinh'](stage);
}
