import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { dragonBoats } from './festival/dragon-boats';
import { lanternParade } from './festival/lantern-parade';
import { lionDance } from './festival/lion-dance';
import { nightFair } from './festival/night-fair';
import { oxRace } from './festival/ox-race';
import { procession } from './festival/procession';

const MOTIFS = {
  'lion-dance': lionDance,
  'dragon-boats': dragonBoats,
  procession,
  'night-fair': nightFair,
  'ox-race': oxRace,
  'lantern-parade': lanternParade,
};
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif => name !== undefined && name in MOTIFS;

/**
 * Feast days: the lion in the street, boats that race, the village procession, the fair at night, the oxen of Bảy Núi,
 * the great lanterns of Tuyên Quang.
 */
export function festival(stage: Stage): Focal {
  const motif = isMotif(stage.motif)
    ? stage.motif
    : stage.random.fork('motif').pick<Motif>(['lion-dance', 'dragon-boats', 'procession', 'night-fair']);
  return MOTIFS[motif](stage);
}
