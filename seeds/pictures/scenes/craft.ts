import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { drums } from './craft/drums';
import { hats } from './craft/hats';
import { indigo } from './craft/indigo';
import { lacquer } from './craft/lacquer';
import { loom } from './craft/loom';
import { mats } from './craft/mats';
import { cannaNoodles, riceNoodles } from './craft/noodles';
import { potter } from './craft/potter';
import { ricePaper } from './craft/rice-paper';
import { silk } from './craft/silk';

const MOTIFS = {
  potter,
  loom,
  drums,
  mats,
  hats,
  indigo,
  lacquer,
  silk,
  'rice-paper': ricePaper,
  'canna-noodles': cannaNoodles,
  'rice-noodles': riceNoodles,
};
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * People at their craft in an open shed, of no village in particular: a potter at the wheel among drying jars, a weaver
 * at a frame loom, drum makers with hide and staves; dyed sedge drying in a yard for mats; a
 * woman sewing conical hats; indigo in the northern mountains, out of doors; a painter
 * in lacquer, silk reeled from its cocoons, rice paper on racks in the sun, noodles on rails. Without a motif: the potter.
 */
export function craft(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'potter'](stage);
}
