import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { acrobats } from './stage/acrobats';
import { actor } from './stage/actor';
import { musicians } from './stage/musicians';
import { waterPuppets } from './stage/water-puppets';

const MOTIFS = { 'water-puppets': waterPuppets, musicians, opera: actor, bamboo: acrobats };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif => name !== undefined && name in MOTIFS;

/** What is played in the theatres: water puppets, chamber music, classical opera, bamboo circus. */
export function stageShow(stage: Stage): Focal {
  const motif = isMotif(stage.motif)
    ? stage.motif
    : stage.random.fork('motif').pick<Motif>(['water-puppets', 'musicians', 'opera', 'bamboo']);
  return MOTIFS[motif](stage);
}
