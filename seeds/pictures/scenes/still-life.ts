import type { Stage } from '../kit/stage';
import type { Focal } from '../kit/types';
import { basketry, brocade, ceramics } from './still-life/crafts';
import { earthenware } from './still-life/earthenware';
import { fruitBowl, tetTable } from './still-life/feast';
import { gongs, starLantern } from './still-life/hung';
import { mapTable } from './still-life/map-table';
import { isHarvest, oneFruit } from './still-life/one-fruit';
import { hatsAndSilk, zither } from './still-life/song';

const MOTIFS = {
  'star-lantern': starLantern,
  'tet-table': tetTable,
  gongs,
  'hats-and-silk': hatsAndSilk,
  zither,
  'ticket-and-hat': mapTable,
  ceramics,
  earthenware,
  brocade,
  basketry,
  fruit: fruitBowl,
};
type Motif = keyof typeof MOTIFS;

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/**
 * Things on a table or on a line, that claim no place: star lanterns of Mid-Autumn; the table of Tết with peach blossom
 * (winter and autumn, as in the north) or apricot (spring and summer, as in the south); gongs of the highlands; the flat
 * palm hats and silk of quan họ; a zither; a map, ticket and hat; glazed ware; pots of bare clay; woven cloth; basketry; fruit; a basket of one
 * harvest, by its name (`lychee`). Without a
 * motif it is the map, ticket and hat, which suit any journey.
 */
export function stillLife(stage: Stage): Focal {
  if (isHarvest(stage.motif)) return oneFruit(stage, stage.motif);
  return MOTIFS[isMotif(stage.motif) ? stage.motif : 'ticket-and-hat'](stage);
}
