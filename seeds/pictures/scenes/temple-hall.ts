import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { courtyard } from './temple-hall/courtyard';
import { drumHall } from './temple-hall/drum-hall';
import { gardenHouse } from './temple-hall/garden-house';
import { incense } from './temple-hall/incense';
import { ladyShrine } from './temple-hall/lady-shrine';

const MOTIFS = {
  incense,
  throne: incense,
  'garden-house': gardenHouse,
  courtyard,
  drum: drumHall,
  'lady-shrine': ladyShrine,
};
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif => name !== undefined && name in MOTIFS;

/** Under old roofs: incense before the Buddha or the throne of whoever a temple is to, a garden house of Huế, a scholars' court, the bronze drum, the shrine under Sam mountain. */
export function templeHall(stage: Stage): Focal {
  const motif = isMotif(stage.motif)
    ? stage.motif
    : stage.random.fork('motif').pick<Motif>(['incense', 'garden-house', 'courtyard', 'drum']);
  return MOTIFS[motif](stage);
}
