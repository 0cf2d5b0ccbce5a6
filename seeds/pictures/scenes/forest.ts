import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { canopy } from './forest/canopy';
import { langur } from './forest/langur';
import { mangrove } from './forest/mangrove';
import { wetland } from './forest/wetland';

const MOTIFS = {
  'langur-cat-ba': langur,
  'langur-delacour': langur,
  'langur-ha-tinh': langur,
  mangrove,
  canopy,
  birds: wetland,
  egrets: wetland,
};
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif => name !== undefined && name in MOTIFS;

/** The wild country: langurs on limestone, each kind where it lives, mangrove creeks, the high canopy, waders in the wetland. */
export function forest(stage: Stage): Focal {
  const motif = isMotif(stage.motif)
    ? stage.motif
    : stage.random.fork('motif').pick<Motif>(['langur-delacour', 'mangrove', 'canopy', 'egrets']);
  return MOTIFS[motif](stage);
}
