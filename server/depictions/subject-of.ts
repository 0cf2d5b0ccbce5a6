import type { Subject } from './subjects';

/** What a record already says about itself, in the words of its kind. */
export interface Told {
  kind: 'region' | 'city' | 'blog' | 'event' | 'experience-type' | 'experience' | 'thing' | 'tour' | 'place';
  /** Its name in English and the key of its folder or its slug. */
  name: string;
  /** Type, category or number of its kind. */
  type: string;
  hotelType?: string | undefined;
  isHistoric?: boolean | undefined;
  isMemorial?: boolean | undefined;
  /** It has a beach of its own, or stands on an island. */
  isOnShore?: boolean | undefined;
  /** What it says outright, where its words would mislead. */
  subject?: readonly Subject[] | undefined;
}

/** Words that a sight of the kind has in its name. The first that fits is taken. */
const WORDS: readonly [RegExp, readonly Subject[]][] = [
  [/cao dai|holy see/, ['cao-dai']],
  [/mosque|masjid/, ['mosque']],
  [/cathedral|church|basilica|christmas|la vang/, ['church']],
  [/museum|exhibition|sculpture|house of sounds|oceanograph|visitor centre/, ['museum']],
  [/water ?puppet/, ['puppets']],
  [/tuong\b/, ['tuong']],
  [/quan ho/, ['quan-ho']],
  [/xoan|then song|then sing|cheo|ca tru|bai choi|xoe|khen/, ['folk-song']],
  [/gong/, ['gongs']],
  [/opera|theatre|cai luong/, ['theatre']],
  [/tunnel|bunker|headquarters|airfield|hill-a1|battle|forest base/, ['war-site']],
  [/waterfall|\bfalls?\b/, ['waterfall']],
  [/\bcaves?\b|grotto/, ['cave']],
  [/cham tower|towers? of|-towers\b/, ['cham-tower']],
  [/night market|ghost market|walking street/, ['night-market']],
  [/floating market/, ['floating-market']],
  [/\bmarkets?\b/, ['market']],
  [/pagoda/, ['pagoda']],
  [/temple of literature/, ['learning']],
  [/\btombs?\b/, ['tomb', 'temple']],
  [/temple|shrine/, ['temple']],
  [/communal house/, ['communal-house']],
  [/old house|mansion|princes-house/, ['old-house']],
  [/citadel|\bfort\b|\bpalace\b/, ['citadel']],
  [/bird (garden|wood|forest)|cajuput|wetland|stork/, ['wetland']],
  [/mangrove/, ['mangrove']],
  [/dune/, ['dunes']],
  [/\bsalt\b/, ['salt', 'beach']],
  [/wind farm/, ['wind-farm']],
  [/lighthouse/, ['lighthouse', 'coast-road']],
  [/cable car/, ['cable-car']],
  [/hot spring|soak|hot-spring/, ['spring']],
  [/beach|\bswim\b/, ['beach']],
  [/\bislands?\b|reef|islet by sea/, ['island', 'beach']],
  [/\blake\b/, ['lake']],
  [/\bpass\b/, ['mountains', 'coast-road']],
  [/national park|\bforest\b/, ['forest', 'wildlife']],
  [/square/, ['square']],
  [/bridge/, ['bridge']],
  [/station|\btrain\b/, ['station']],
  [/orchard|flower|garden/, ['garden', 'fruit']],
  [/tea hills|\btea\b/, ['tea']],
  [/weav|loom|brocade/, ['weaving', 'craft']],
  [/potter|\bpot\b|kiln|bowl in/, ['pottery', 'craft']],
  [/drum/, ['drum', 'craft']],
];

/** Names whose words tell something else: a table beside a temple is a table. */
const INDOORS = new Set([
  '3189',
  'food-and-drink',
  'noodles-and-soups',
  'street-food',
  'cuisine',
  'coffee-and-tea',
]);

const LODGINGS: Readonly<Record<string, readonly Subject[]>> = {
  hotel: ['hotel'],
  boutique: ['hotel', 'homestay'],
  villa: ['villa'],
  hostel: ['hotel', 'homestay'],
  guesthouse: ['hotel', 'homestay'],
  apartment: ['hotel', 'city-lights'],
  resort: ['resort'],
  homestay: ['homestay'],
  ecolodge: ['homestay', 'resort'],
  cruise: ['boat-stay'],
};

const TYPES: Readonly<Record<string, readonly Subject[]>> = {
  workshops: ['craft', 'weaving', 'pottery'],
  'crafts-and-workshops': ['craft', 'weaving', 'pottery'],
  'markets-at-dawn': ['market', 'floating-market', 'fishing'],
};

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/[-–]/g, ' ');

const named = (name: string): readonly Subject[] | undefined => {
  const words = plain(name);
  return WORDS.find(([pattern]) => pattern.test(words))?.[1];
};

const ofTable = (type: string, name: string): readonly Subject[] => {
  const words = plain(name);
  if (type === 'coffee-and-tea' || /\b(coffee|cafe|ca phe)\b/.test(words)) return ['drink', 'tea'];
  if (/\bmarket\b/.test(words)) return ['food', 'market', 'floating-market'];
  return ['food', 'drink', 'fruit'];
};

/** What a record is about; undefined for what is about a whole town, region or journey. */
export function subjectOf(told: Told): readonly Subject[] | undefined {
  const { kind, type, name } = told;
  if (told.subject) return told.subject;
  if (told.isMemorial) return /prison/i.test(name) ? ['prison', 'memorial'] : ['memorial'];
  if (
    kind === 'city' ||
    kind === 'region' ||
    kind === 'blog' ||
    kind === 'tour' ||
    kind === 'experience-type'
  )
    return undefined;
  if (INDOORS.has(type)) return ofTable(type, name);
  if (type === '3191') {
    const house = LODGINGS[told.hotelType ?? 'hotel'] ?? ['hotel'];
    const lodging: readonly Subject[] = told.isOnShore ? ['shore-stay', ...house] : house;
    return told.isHistoric && told.hotelType !== 'villa' ? ['grand-hotel', ...lodging] : lodging;
  }
  return named(name) ?? TYPES[type];
}
