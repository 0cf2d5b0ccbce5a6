import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { cableCar } from './country/cable-car';
import { flowerRacks } from './country/flower-racks';
import { lake } from './country/lake';
import { lighthouse } from './country/lighthouse';
import { orchard } from './country/orchard';
import { pier } from './country/pier';
import { pond } from './country/pond';
import { saltFields } from './country/salt-fields';
import { teaHills } from './country/tea-hills';
import { thatchedHouse } from './country/thatched-house';
import { windmills } from './country/windmills';

const MOTIFS = {
  lake,
  pond,
  'flower-racks': flowerRacks,
  pier,
  orchard,
  'cable-car': cableCar,
  'cable-car-castle': cableCar,
  'cable-car-sea': cableCar,
  lighthouse,
  'salt-fields': saltFields,
  'tea-hills': teaHills,
  windmills,
  'thatched-house': thatchedHouse,
};
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * Working land and water that name no place: a plain lake with a dugout, a lake in the flat of a
 * town, a harbour pier with wooden boats, a lighthouse
 * on its rock, salt fields (dry coasts), tea on low hills (midlands and highlands), wind turbines off a flat muddy shore (Bạc
 * Liêu and its neighbours), a fruit garden on a canal and flowers on racks over water (Mekong delta), a cable car
 * over forest, a thatched house behind its hedge and pond. Without a motif: the lake.
 */
export function country(stage: Stage): Focal {
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'lake'](stage);
}
