import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { church } from './grand-facade/church';
import { corner } from './grand-facade/corner';
import { hotel } from './grand-facade/hotel';
import { opera } from './grand-facade/opera';
import { station } from './grand-facade/station';
import { villa } from './grand-facade/villa';

/** Where a house has several forms, its name alone leaves the choice to the seed. */
const MOTIFS = {
  hotel,
  villa,
  opera,
  'opera-arch': opera,
  'opera-columns': opera,
  'opera-port': opera,
  station,
  'station-gables': station,
  'station-arcade': station,
  church,
  corner,
};
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif => name !== undefined && name in MOTIFS;

/** The grand houses of the old towns: hotel, villa, opera, station, church, corner house. */
export function grandFacade(stage: Stage): Focal {
  const motif = isMotif(stage.motif)
    ? stage.motif
    : stage.random.fork('motif').pick<Motif>(['hotel', 'villa', 'opera', 'station', 'church', 'corner']);
  return MOTIFS[motif](stage);
}
