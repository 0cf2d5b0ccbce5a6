import { z } from 'zod';

/** What a name of the gazetteer is a name of. */
export const placeKinds = [
  'province',
  'former_province',
  'city',
  'town',
  'district',
  'village',
  'street_area',
  'island',
  'archipelago',
  'region',
  'sight',
  'national_park',
  'lake',
  'river',
  'waterfall',
  'pass',
  'peak',
  'cave',
  'beach',
  'bay',
  'airport',
  'station',
  'pier',
  'bus_station',
  'border',
] as const;

export type PlaceKind = (typeof placeKinds)[number];

/**
 * One place. `lat` and `lon` are those of the place itself, to about a kilometre, of a street or a sight to some hundred
 * metres, of what is long or wide those of one point of it.
 */
const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  kind: z.enum(placeKinds),
  /** As it is written in Vietnamese. */
  name: z.string().min(1),
  /** Where English uses another word. */
  en: z.string().min(1).optional(),
  lat: z.number().min(6).max(24),
  lon: z.number().min(101).max(118),
  /** The unit since 1 July 2025; of a region of the country or its seas none. */
  province: z.string().nullable().default(null),
  /** One of the 63 units of before; of the units themselves none where they have changed. */
  formerly: z.string().nullable().default(null),
  /** Other ways in which it is written: colonial, English, shortened. What differs by accents only is not among them. */
  spellings: z.array(z.string().min(2)).default([]),
  /** An ordinary word, too, in Vietnamese or without its accents: it counts as a name with its accents or in capitals. */
  common_word: z.boolean().default(false),
  /** Said for the destination around it: who wants to Tam Cốc wants to Ninh Bình. */
  as_destination: z.boolean().default(false),
  /** The record of the site's own content that is about it. */
  site: z
    .strictObject({ kind: z.enum(['city', 'place', 'thing', 'experience', 'event']), key: z.string() })
    .nullable()
    .default(null),
  /** Where the coordinates are from, see README.md. */
  source: z.enum(['hand', 'geonames', 'site']).default('hand'),
});

export const entryList = z.array(entry);

export type GazetteerEntry = z.infer<typeof entry>;
