import { z } from 'zod';
import { travelModes } from '../../../server/geography/travel-modes';
import { pictureShape, textShape } from '../shapes';

const line = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9-]+$/);
const placed = { id: z.int().positive(), sort: z.int().positive() };

export const travelStyleShape = z.strictObject(placed);

/** A stop is called like its place or city unless it has a name of its own, in both languages then. */
const stopShape = z
  .strictObject({
    city: key.optional(),
    /** The place that the stop is, whose page says more about it. */
    place: key.optional(),
    lat: z.number().optional(),
    lon: z.number().optional(),
    en: line.optional(),
    vi: line.optional(),
    /** How one comes here from the stop before, where that is not how most would. */
    mode: z.enum(travelModes).optional(),
  })
  .refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), 'needs both coordinates or neither')
  .refine(({ en, vi }) => (en === undefined) === (vi === undefined), 'needs a name in both languages')
  .refine(({ city, place, en }) => city ?? place ?? en, 'needs a city, a place or a name');

export const tourShape = z.strictObject({
  ...placed,
  duration_days: z.int().min(1).max(60),
  duration_nights: z.int().min(0).max(60),
  departure_point: key,
  travel_style: key,
  /** Nobody runs the tours that ship with the product, and each must say so. */
  is_sample: z.literal(true),
  /** VND for one person. */
  price: z.int().positive(),
  /** Day of the week on which it leaves: 1 = Monday … 7 = Sunday. */
  weekday: z.int().min(1).max(7),
  /** The months in which it goes; without them, all year. */
  departure_months: z.array(z.int().min(1).max(12)).min(1).optional(),
  seats: z.int().positive(),
  cities: z.array(key).min(1),
  picture: pictureShape,
  days: z.array(z.strictObject({ stops: z.array(stopShape).min(1) })),
});

/** Front matter of a tour in one language; the body tells what it is like as a whole. */
export const tourTextShape = textShape.extend({
  includes: z.array(line).min(1),
  excludes: z.array(line).min(1),
  days: z.array(z.strictObject({ title: line, meals: z.string(), stay: z.string(), text: line })),
});

export type TravelStyleRecord = z.output<typeof travelStyleShape>;
export type TourRecord = z.output<typeof tourShape>;
export type TourText = z.output<typeof tourTextShape> & { content: string };
