import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { khaiDinh } from './tomb/khai-dinh';
import { minhMang } from './tomb/minh-mang';
import { tuDuc } from './tomb/tu-duc';

const MOTIFS = { 'khai-dinh': khaiDinh, 'minh-mang': minhMang, 'tu-duc': tuDuc };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * The tombs of the Nguyễn emperors at Huế, each that tomb only: `khai-dinh` the dark palace above its dragon stairs and
 * rows of stone mandarins, `minh-mang` the bridge on the axis to the walled hill of pines, `tu-duc` (without a motif)
 * the wooden pavilion on posts over the lotus lake.
 */
export function tomb(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'tu-duc'](stage);
}
