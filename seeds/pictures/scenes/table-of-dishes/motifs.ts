import type { Beyond } from './beyond';
import { beer } from './motifs/beer';
import { banhMi } from './motifs/bread';
import { cashews } from './motifs/cashews';
import { blackCrabNoodles, chiveNoodles, mackerelNoodles, twoBowlPho } from './motifs/central-bowls';
import { clamNoodles, clamRice, clamSoup, friedClams } from './motifs/clams';
import { crispRice } from './motifs/crisp-rice';
import {
  crabCakeNoodles,
  curryNoodles,
  duckNoodles,
  porkLegNoodles,
  spicyBeefNoodles,
  stirredNoodles,
} from './motifs/delta-bowls';
import { grilledBanana, palmJuice } from './motifs/delta-sweets';
import { dishCakes } from './motifs/dish-cakes';
import { freshTea, milk } from './motifs/drinks';
import { caoLau, miQuang } from './motifs/dry-noodles';
import { earCakes, shrimpDumplings, whiteRoses } from './motifs/dumplings';
import { eelInRows, eelNoodles, eelSoup } from './motifs/eel';
import { riceTray, vegetarian } from './motifs/family-trays';
import { clearedFishNoodles, coconutFishNoodles, snakeheadNoodles } from './motifs/fish-bowls';
import { goiCuon } from './motifs/fresh-rolls';
import { friedRolls } from './motifs/fried-rolls';
import { fruit } from './motifs/fruit';
import { grill } from './motifs/grill';
import { bunCha, comTam } from './motifs/grilled-pork';
import { hotpot } from './motifs/hotpot';
import { eelPorridge, monkshoodPorridge, offalPorridge } from './motifs/local-porridges';
import { bunBo, huTieu } from './motifs/noodle-soups';
import { clamFriedNoodles, crabNoodles, cutNoodles, perchNoodles } from './motifs/northern-bowls';
import { banhXeo } from './motifs/pancake';
import { chickenRice, fritters, roastDuck, salad, wholeFish } from './motifs/plates';
import { clayPotFish, porridge } from './motifs/porridge';
import { banhCuon, banhCuonGrilled, banhCuonInBroth } from './motifs/rice-sheets';
import { seafood } from './motifs/seafood';
import { smallCakes } from './motifs/small-cakes';
import { cockles, snails } from './motifs/snails';
import { sourPho } from './motifs/sour-pho';
import { xoi } from './motifs/sticky-rice';
import { gingerBalls, lotusLongan, seaweedJelly } from './motifs/sweet-bowls';
import { che } from './motifs/sweet-soups';
import { bakedCakes, candy, crackers, leafParcels } from './motifs/sweets';
import { hillTea, tea } from './motifs/tea';
import { fishCakeNoodles, redNoodles } from './motifs/town-noodles';
import { veal } from './motifs/veal';
import type { Item } from './props';
import type { Table } from './tables';
import type { View } from './view';

/** One dish of the family: how it may be looked at, on what it may stand, and what is set out. */
export interface Motif {
  tilts: readonly [number, ...number[]];
  tables: readonly [Table, ...Table[]];
  lay(v: View): Item[];
  /** What may be seen over the far edge of a table looked at from low. */
  beyond?: readonly [Beyond, ...Beyond[]];
  /** How close the eye comes, where it is not as near as to most: for wide trays. */
  zoom?: readonly [low: number, high: number];
  /** How wide the steam rises, for hot dishes. */
  steam?: number;
}

export const MOTIFS: Record<string, Motif> = {
  'banh-mi': banhMi,
  'bun-cha': bunCha,
  'com-tam': comTam,
  'banh-xeo': banhXeo,
  'goi-cuon': goiCuon,
  'cao-lau': caoLau,
  'mi-quang': miQuang,
  'bun-bo': bunBo,
  'banh-cuon': banhCuon,
  'hu-tieu': huTieu,
  seafood,
  che,
  fruit,
  hotpot,
  xoi,
  tea,
  vegetarian,
  grill,
  'rice-tray': riceTray,
  beer,
  'small-cakes': smallCakes,
  candy,
  crackers,
  'leaf-parcels': leafParcels,
  'baked-cakes': bakedCakes,
  'dish-cakes': dishCakes,
  porridge,
  'clay-pot-fish': clayPotFish,
  'roast-duck': roastDuck,
  'chicken-rice': chickenRice,
  'whole-fish': wholeFish,
  salad,
  fritters,
  'clam-soup': clamSoup,
  'fried-clams': friedClams,
  'clam-noodles': clamNoodles,
  'clam-rice': clamRice,
  'eel-noodles': eelNoodles,
  'eel-in-rows': eelInRows,
  'eel-soup': eelSoup,
  'fish-cake-noodles': fishCakeNoodles,
  'red-noodles': redNoodles,
  'sour-pho': sourPho,
  veal,
  'crisp-rice': crispRice,
  cashews,
  'crab-noodles': crabNoodles,
  'perch-noodles': perchNoodles,
  'clam-fried-noodles': clamFriedNoodles,
  'cut-noodles': cutNoodles,
  'black-crab-noodles': blackCrabNoodles,
  'chive-noodles': chiveNoodles,
  'mackerel-noodles': mackerelNoodles,
  'cleared-fish-noodles': clearedFishNoodles,
  'snakehead-noodles': snakeheadNoodles,
  'coconut-fish-noodles': coconutFishNoodles,
  'stirred-noodles': stirredNoodles,
  'crab-cake-noodles': crabCakeNoodles,
  'pork-leg-noodles': porkLegNoodles,
  'duck-noodles': duckNoodles,
  'eel-porridge': eelPorridge,
  'monkshood-porridge': monkshoodPorridge,
  'offal-porridge': offalPorridge,
  'hill-tea': hillTea,
  'two-bowl-pho': twoBowlPho,
  'spicy-beef-noodles': spicyBeefNoodles,
  'ginger-balls': gingerBalls,
  snails,
  'curry-noodles': curryNoodles,
  'grilled-banana': grilledBanana,
  'palm-juice': palmJuice,
  'fresh-tea': freshTea,
  milk,
  cockles,
  'fried-rolls': friedRolls,
  'lotus-longan': lotusLongan,
  'seaweed-jelly': seaweedJelly,
  'ear-cakes': earCakes,
  'shrimp-dumplings': shrimpDumplings,
  'white-roses': whiteRoses,
  'banh-cuon-in-broth': banhCuonInBroth,
  'banh-cuon-grilled': banhCuonGrilled,
};
