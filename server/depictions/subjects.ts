/** What a record can be about, as far as a picture of it can be right or wrong. */
export const SUBJECTS = [
  'market',
  'night-market',
  'street',
  'food',
  'drink',
  'fruit',
  'hotel',
  'grand-hotel',
  'resort',
  'homestay',
  'shore-stay',
  'boat-stay',
  'museum',
  'aquarium',
  'memorial',
  'prison',
  'war-site',
  'church',
  'mosque',
  'khmer-pagoda',
  'cao-dai',
  'pagoda',
  'pagoda-tower',
  'temple',
  'tomb',
  'old-house',
  'communal-house',
  'citadel',
  'cham-tower',
  'old-town',
  'cave',
  'waterfall',
  'lake',
  'beach',
  'island',
  'bay',
  'river',
  'floating-market',
  'coast-road',
  'mountains',
  'forest',
  'wetland',
  'mangrove',
  'wildlife',
  'terraces',
  'village',
  'longhouse',
  'tea',
  'garden',
  'dunes',
  'salt',
  'wind-farm',
  'lighthouse',
  'cable-car',
  'spring',
  'craft',
  'weaving',
  'pottery',
  'drum',
  'theatre',
  'zither',
  'quan-ho',
  'folk-song',
  'puppets',
  'tuong',
  'gongs',
  'square',
  'park',
  'bridge',
  'station',
  'villa',
  'fair',
  'lion-dance',
  'procession',
  'boat-race',
  'khmer-race',
  'ox-race',
  'fireworks',
  'lanterns',
  'new-year',
  'learning',
  'fishing',
  'city-lights',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** The regions by the names of their records. */
export type Region =
  | 'red-river-delta'
  | 'northwest'
  | 'northeast'
  | 'north-central-coast'
  | 'south-central-coast'
  | 'central-highlands'
  | 'southeast'
  | 'mekong-delta';

/** A festive picture doesn't stand for mourning; a solemn one stands for nothing else. */
export type Mood = 'calm' | 'gay' | 'solemn';

/** What a drawing shows, as a reader who lives there would tell it. */
export interface Depiction {
  /** What it may stand for; a picture of an emblem (`any`) for everything. */
  shows: readonly Subject[] | 'any';
  /** The only destinations where this stands or is found, for what people recognise at once. */
  cities?: readonly string[];
  /** Where the like is found. Left out where it is found everywhere. */
  regions?: readonly Region[];
  /** It has the sea in it, and so stands by the sea only. */
  sea?: true;
  mood?: Mood;
  /** A flowering bough hangs into it in spring, as peach and plum flower in the north. */
  bough?: true;
  /** In words, as they follow "Illustration of" and "Minh họa". */
  en: string;
  vi: string;
}

/** What is drawn, by scene and motif: `scene/motif`, or the scene alone where it has no motif. */
export type Depictions = Readonly<Record<string, Depiction>>;
