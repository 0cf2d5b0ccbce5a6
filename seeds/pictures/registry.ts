import type { Stage } from './kit/stage';
import type { Focal } from './kit/types';
import { baDinh } from './scenes/ba-dinh';
import { bayOfKarsts } from './scenes/bay-of-karsts';
import { beachBaskets } from './scenes/beach-baskets';
import { beachPalms } from './scenes/beach-palms';
import { benThanh } from './scenes/ben-thanh';
import { binhThuy } from './scenes/binh-thuy';
import { bowlOfPho } from './scenes/bowl-of-pho';
import { brickTowers } from './scenes/brick-towers';
import { caoDai } from './scenes/cao-dai';
import { caveLight } from './scenes/cave-light';
import { children } from './scenes/children';
import { church } from './scenes/church';
import { citadel } from './scenes/citadel';
import { coffeePhin } from './scenes/coffee-phin';
import { communalHouse } from './scenes/communal-house';
import { country } from './scenes/country';
import { craft } from './scenes/craft';
import { faces } from './scenes/faces';
import { festival } from './scenes/festival';
import { flagTower } from './scenes/flag-tower';
import { floatingMarket } from './scenes/floating-market';
import { forest } from './scenes/forest';
import { goldenBridge } from './scenes/golden-bridge';
import { grandFacade } from './scenes/grand-facade';
import { guestRoom } from './scenes/guest-room';
import { hmongHouse } from './scenes/hmong-house';
import { hoanKiem } from './scenes/hoan-kiem';
import { hungTemple } from './scenes/hung-temple';
import { imperialGate } from './scenes/imperial-gate';
import { islandAbove } from './scenes/island-above';
import { karstRiver } from './scenes/karst-river';
import { khmerPagoda } from './scenes/khmer-pagoda';
import { lanternStreet } from './scenes/lantern-street';
import { linhPhuoc } from './scenes/linh-phuoc';
import { mapSheet } from './scenes/map-sheet';
import { market } from './scenes/market';
import { memorial } from './scenes/memorial';
import { mosque } from './scenes/mosque';
import { mountainPass } from './scenes/mountain-pass';
import { museum } from './scenes/museum';
import { mySon } from './scenes/my-son';
import { oldQuarterStreet } from './scenes/old-quarter-street';
import { onePillar } from './scenes/one-pillar';
import { pagodaCourt } from './scenes/pagoda-court';
import { pagodaHill } from './scenes/pagoda-hill';
import { palace } from './scenes/palace';
import { phongNha } from './scenes/phong-nha';
import { pineLake } from './scenes/pine-lake';
import { poNagar } from './scenes/po-nagar';
import { postOffice } from './scenes/post-office';
import { rail } from './scenes/rail';
import { riceTerraces } from './scenes/rice-terraces';
import { riverHotel } from './scenes/river-hotel';
import { sandDunes } from './scenes/sand-dunes';
import { skylineBridge } from './scenes/skyline-bridge';
import { sonRock } from './scenes/son-rock';
import { stageShow } from './scenes/stage';
import { statue } from './scenes/statue';
import { stillLife } from './scenes/still-life';
import { stiltValley } from './scenes/stilt-valley';
import { stoneVillage } from './scenes/stone-village';
import { summit } from './scenes/summit';
import { tableOfDishes } from './scenes/table-of-dishes';
import { templeHall } from './scenes/temple-hall';
import { thienMu } from './scenes/thien-mu';
import { tomb } from './scenes/tomb';
import { town } from './scenes/town';
import { townHotel } from './scenes/town-hotel';
import { tranQuoc } from './scenes/tran-quoc';
import { vuongMansion } from './scenes/vuong-mansion';
import { warRemains } from './scenes/war-remains';
import { waterfalls } from './scenes/waterfall';

/** A scene prints its layers on the stage and tells where its subject stands. */
export type SceneDrawing = (stage: Stage) => Focal;

/** Every scene family by name; a new family is one file and one line here. */
export const SCENES = {
  'bay-of-karsts': bayOfKarsts,
  'rice-terraces': riceTerraces,
  'lantern-street': lanternStreet,
  'imperial-gate': imperialGate,
  'old-quarter-street': oldQuarterStreet,
  'skyline-bridge': skylineBridge,
  'sand-dunes': sandDunes,
  'floating-market': floatingMarket,
  'mountain-pass': mountainPass,
  'pagoda-hill': pagodaHill,
  'cave-light': caveLight,
  'beach-baskets': beachBaskets,
  'coffee-phin': coffeePhin,
  'bowl-of-pho': bowlOfPho,
  'pine-lake': pineLake,
  'stilt-valley': stiltValley,
  'brick-towers': brickTowers,
  'island-above': islandAbove,
  'table-of-dishes': tableOfDishes,
  'grand-facade': grandFacade,
  stage: stageShow,
  'beach-palms': beachPalms,
  festival,
  forest,
  rail,
  'temple-hall': templeHall,
  memorial,
  'map-sheet': mapSheet,
  museum,
  waterfall: waterfalls,
  'communal-house': communalHouse,
  church,
  'khmer-pagoda': khmerPagoda,
  'still-life': stillLife,
  town,
  country,
  market,
  'cao-dai': caoDai,
  tomb,
  craft,
  citadel,
  palace,
  mosque,
  'hoan-kiem': hoanKiem,
  'ba-dinh': baDinh,
  'ben-thanh': benThanh,
  'flag-tower': flagTower,
  'river-hotel': riverHotel,
  'vuong-mansion': vuongMansion,
  summit,
  'war-remains': warRemains,
  'guest-room': guestRoom,
  'town-hotel': townHotel,
  'thien-mu': thienMu,
  'golden-bridge': goldenBridge,
  'son-rock': sonRock,
  'po-nagar': poNagar,
  'my-son': mySon,
  'binh-thuy': binhThuy,
  'one-pillar': onePillar,
  'hung-temple': hungTemple,
  'post-office': postOffice,
  'karst-river': karstRiver,
  'phong-nha': phongNha,
  'tran-quoc': tranQuoc,
  'pagoda-court': pagodaCourt,
  'hmong-house': hmongHouse,
  faces,
  children,
  statue,
  'stone-village': stoneVillage,
  'linh-phuoc': linhPhuoc,
} satisfies Record<string, SceneDrawing>;

export type SceneName = keyof typeof SCENES;

/** The names of all scene families, in the order of the registry. */
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];
