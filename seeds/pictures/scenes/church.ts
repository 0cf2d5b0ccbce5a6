import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { onRock, twin } from './church/gothic';
import { stone } from './church/stone';
import { timber } from './church/timber';
import { village } from './church/village';
import { church as cathedral } from './grand-facade/church';

const MOTIFS = {
  stone,
  village,
  twin,
  rock: onRock,
  wood: timber,
  brick: (stage: Stage) => cathedral(stage, 'spires'),
  grey: (stage: Stage) => cathedral(stage, 'towers'),
  pink: (stage: Stage) => cathedral(stage, 'single'),
};
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * A church. `stone` is the bell house of Phát Diệm, `wood` the wooden church of Kon Tum, `brick` with two spires
 * Notre-Dame in Sài Gòn, `grey` with two square towers Saint Joseph's in Hà Nội: each is that church only. `pink` with
 * one spire stands for Tân Định and the cathedral of Đà Nẵng, `village` (white, one bell tower, fields) for any parish
 * of the plains and is drawn without a motif. `rock` is the stone cathedral of Nha Trang, `twin` a large pale church
 * with two square towers.
 */
export function church(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'village'](stage);
}
