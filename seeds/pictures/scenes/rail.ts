import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { latticeBridge } from './rail/bridge';
import { coastLine } from './rail/coast';
import { platform } from './rail/platform';
import { trainStreet } from './rail/street';

const MOTIFS = { coast: coastLine, bridge: latticeBridge, street: trainStreet, station: platform };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif => name !== undefined && name in MOTIFS;

/** The Reunification line and its kin: above the sea, over the river, between houses, at the platform. */
export function rail(stage: Stage): Focal {
  const motif = isMotif(stage.motif)
    ? stage.motif
    : stage.random.fork('motif').pick<Motif>(['coast', 'bridge', 'street', 'station']);
  return MOTIFS[motif](stage);
}
