import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { aquarium } from './museum/aquarium';
import { camouflage } from './museum/camouflage';
import { cham } from './museum/cham';
import { facade } from './museum/facade';
import { gallery } from './museum/gallery';
import { objects } from './museum/objects';
import { ocEo } from './museum/oc-eo';

const MOTIFS = { gallery, facade, objects, aquarium, cham, camouflage, 'oc-eo': ocEo };
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * A museum that is no known building: a gallery with a bronze drum under glass, the plain front of a provincial museum
 * of our time, or old things on plinths (drum, jar, gong, lamp), people before a tank of fish, or sandstone of the
 * Cham (Đà Nẵng, Phan Rang). `oc-eo` is stone, clay and
 * gold of the old port of the delta. `camouflage` is one known building, the Victory Museum of Điện Biên Phủ.
 */
export function museum(stage: Stage): Focal {
  const motif = isMotif(stage.motif)
    ? stage.motif
    : stage.random.fork('motif').pick<Motif>(['gallery', 'objects']);
  return MOTIFS[motif](stage);
}
