import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { waterfall as wide } from './pine-lake/waterfall';
import { basalt } from './waterfall/basalt';
import { plunge } from './waterfall/plunge';
import { stream } from './waterfall/stream';

const MOTIFS = { wide, plunge, basalt, stream };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * Falling water. `wide` is Bản Giốc on the border of Cao Bằng and nothing else; `plunge` a single fall in the forest,
 * `basalt` a fall over columns with red soil as in the Central Highlands, `stream` pools between boulders under trees.
 * Without a motif: a plunge or a stream, which are found in every hill country.
 */
export function waterfalls(stage: Stage): Focal {
  const motif = isMotif(stage.motif)
    ? stage.motif
    : stage.random.fork('motif').pick<Motif>(['plunge', 'stream']);
  return MOTIFS[motif](stage);
}
