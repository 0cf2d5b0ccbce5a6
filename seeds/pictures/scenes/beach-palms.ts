import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { cove } from './beach-palms/cove';
import { palms } from './beach-palms/palms';
import { resort } from './beach-palms/resort';
import { surf } from './beach-palms/surf';

const MOTIFS = { palms, cove, resort, surf, wave: surf, kites: surf };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif => name !== undefined && name in MOTIFS;

/** The warm coast: leaning palms, clear coves, thatched shades by a pool, riders of waves. */
export function beachPalms(stage: Stage): Focal {
  const motif = isMotif(stage.motif)
    ? stage.motif
    : stage.random.fork('motif').pick<Motif>(['palms', 'cove', 'resort', 'surf']);
  return MOTIFS[motif](stage);
}
