import { z } from 'zod';
import { accommodation, facilities, hotelTypes, resourceTypes } from '../../../server/place-kinds';
import { PANORAMA_NAMES, type PanoramaSpec } from '../../pictures/panoramas';
import { pictureShape, subjectShape } from '../shapes';
import { visitorFields, withProvenance } from './visitor';

const line = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9-]+$/);
const both = z.strictObject({ en: line, vi: line });
const placed = { id: z.int().positive(), sort: z.int().positive() };

/** A theme is known to the site by the name of its folder. */
export const themeShape = z.strictObject(placed);

const words = z.strictObject({ title: line, description: line });

/** A kind of room of a made-up accommodation. `price`: VND a night. */
const roomShape = z.strictObject({
  price: z.int().positive(),
  capacity: z.int().min(1).max(20),
  quantity: z.int().positive(),
  en: words,
  vi: words,
});

/** A view all around, and what it shows. */
const panoramaShape = pictureShape.extend({ scene: z.enum(PANORAMA_NAMES), en: line, vi: line });

/** `caption` tells what the view all around tells in that direction, for those who do not turn it. */
const stillWords = z.strictObject({ title: line, caption: line });

/** What is seen of the view all around in one direction, in degrees: clockwise from its middle, up from the horizon. */
const stillShape = z.strictObject({
  azimuth: z.number().min(-180).max(180),
  elevation: z.number().min(-90).max(90).default(0),
  en: stillWords,
  vi: stillWords,
});

const place = z
  .strictObject({
    ...placed,
    resource_type: z.literal([...resourceTypes]),
    city: key,
    lat: z.number(),
    lon: z.number(),
    address: both,
    cuisine: both.optional(),
    /** What a visitor hears at the place. */
    audio_text: both.optional(),
    /** For whom it is worth a detour and who may leave it out, in the editors' judgement of that day. */
    verdict: z.strictObject({ on: z.iso.date(), detour_if: both, skip_if: both }).optional(),
    website: z.url({ protocol: /^https$/ }).optional(),
    ...visitorFields,
    /** Left out where nothing is paid. */
    price_band: z.int().min(1).max(4).optional(),
    star_rating: z.int().min(1).max(5).optional(),
    hotel_type: z.enum(hotelTypes).optional(),
    is_historic: z.boolean(),
    /** It doesn't exist, and shows what a partner's page is like. */
    is_sample: z.boolean().default(false),
    facilities: z.array(z.enum(facilities)).default([]),
    former_names: z.array(line).default([]),
    themes: z.array(key),
    rooms: z.array(roomShape).default([]),
    subject: subjectShape,
    picture: pictureShape,
    panorama: panoramaShape.optional(),
    stills: z.array(stillShape).default([]),
  })
  .refine(
    ({ resource_type, rooms, hotel_type }) =>
      resource_type === accommodation || (rooms.length === 0 && !hotel_type),
    'only accommodation has rooms and a type',
  )
  .refine(
    ({ is_sample, rooms }) => is_sample === rooms.length > 0,
    'rooms are sold by samples only, and by each of them',
  )
  .refine(({ is_sample, website }) => !(is_sample && website), 'a sample has no site of its own')
  .refine(
    ({ price_band, visitor_info }) => !(visitor_info.price?.is_free && price_band),
    'what is free has no price level',
  )
  .refine(({ is_sample, themes }) => !is_sample || themes.length === 0, 'a sample stands under no theme')
  .refine(
    ({ panorama, stills }) => (panorama ? stills.length >= 5 : stills.length === 0),
    'a view all around needs stills that tell the same, and stills a view',
  );

/** What the columns and `visitor_info` have no source of has that of `checked`. */
export const placeShape = z.preprocess(withProvenance, place);

export type PlaceRecord = z.output<typeof placeShape>;

/** The pictures of a place's stills in their order. */
export const stillSpecs = ({
  panorama,
  stills,
}: Pick<PlaceRecord, 'panorama' | 'stills'>): PanoramaSpec[] => {
  if (!panorama) return [];
  const { en: _en, vi: _vi, ...spec } = panorama;
  return stills.map(({ azimuth, elevation }) => ({ ...spec, look: { azimuth, elevation } }));
};
export type ThemeRecord = z.output<typeof themeShape>;
