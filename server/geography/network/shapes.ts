import { z } from 'zod';

/** How people get along. `sleeper`: a coach with beds, by night. */
export const modes = [
  'train',
  'flight',
  'ferry',
  'speedboat',
  'cable_car',
  'coach',
  'sleeper',
  'car',
  'motorbike',
  'walk',
] as const;
export type Mode = (typeof modes)[number];

/** How sure it is: looked up at the source, told by others, worked out. */
const states = ['checked', 'second_hand', 'estimated'] as const;
export type State = (typeof states)[number];

const id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const place = { lat: z.number().min(8).max(24), lon: z.number().min(102).max(110) };
const both = z.strictObject({ en: z.string().min(1), vi: z.string().min(1) });
const month = z.int().min(1).max(12);
const minutes = z.number().positive();
const price = z.int().nonnegative();
const day = z.iso.date();

export const sourceShape = z.strictObject({
  name: both,
  url: z.url().optional(),
  checked_on: day,
  state: z.enum(states),
  /** What kind of road it tells of, where that matters to who goes on it. */
  road: z.enum(['motorway', 'mountain']).optional(),
});

const serves = z.array(z.strictObject({ town: id, km: z.number(), minutes }));

export const nodeShape = z.strictObject({
  id,
  kind: z.enum(['town', 'station', 'pier', 'sight']),
  name: z.string().min(1),
  en: z.string().optional(),
  ...place,
  /** Key of the site's destination. */
  destination: id.optional(),
  /** The island it is on; without it, the mainland. */
  land: id.optional(),
  /** The towns that use it, with the way to their middle. */
  serves: serves.optional(),
});

export const airportShape = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/),
  serves,
  land: id.optional(),
});

export const islandShape = z.strictObject({ id, ...place, radius_km: z.number().positive() });

const legBase = { from: id, to: id, minutes, source: id, state: z.enum(states).optional() };

export const roadShape = z.strictObject({
  ...legBase,
  km: z.number().positive(),
  /** Through a tunnel, say: whoever rides has to take another one. */
  no_motorbikes: z.boolean().optional(),
});

/** Flights of the timetable of which another source tells than of the rest, both ways. */
export const flightShape = z.strictObject({
  from: z.string().regex(/^[A-Z]{3}$/),
  to: z.string().regex(/^[A-Z]{3}$/),
  source: id,
});

export const coachShape = z.strictObject({
  ...legBase,
  km: z.number().positive(),
  per_day: z.number().positive(),
  price_from: price,
  price_to: price,
  night: z.boolean().optional(),
});

export const boatShape = z.strictObject({
  ...legBase,
  mode: z.enum(['ferry', 'speedboat', 'cable_car']),
  km: z.number().positive(),
  per_day: z.number().positive(),
  price_from: price,
  price_to: price,
  /** Months in which it runs; without them, all year. */
  months: z.array(month).optional(),
  /** Months in which the sea is rough and boats are often cancelled. */
  sea_months: z.array(month).optional(),
  takes_cars: z.boolean().optional(),
  closed_on: z.literal('tuesday').optional(),
});

export const trainShape = z.strictObject({
  id,
  name: both,
  per_day: z.number().positive(),
  has_nights: z.boolean().optional(),
  is_rare: z.boolean().optional(),
  price: z.strictObject({ base: price, per_km_from: price, per_km_to: price }),
  source: id,
  state: z.enum(states),
  stops: z.array(z.strictObject({ at: id, km: z.number().min(0), minutes: z.number().min(0) })).min(2),
});

/** Where a line runs between two nodes: through places of the gazetteer, or points given as latitude and longitude. */
export const courseShape = z.strictObject({
  from: id,
  to: id,
  via: z.array(id).optional(),
  points: z.array(z.tuple([z.number(), z.number()])).optional(),
});

export type Source = z.infer<typeof sourceShape> & { id: string };
export type Island = z.infer<typeof islandShape>;

export interface Node {
  id: string;
  kind: 'town' | 'station' | 'airport' | 'pier' | 'sight';
  name: string;
  en: string;
  lat: number;
  lon: number;
  destination: string | null;
  land: string | null;
}

/** A way between two nodes without a change, in one direction. */
export interface Leg {
  from: string;
  to: string;
  mode: Mode;
  km: number;
  minutes: number;
  perDay: number | null;
  /** VND for one adult; `null` on roads, where it depends on whose car it is. */
  price: { from: number; to: number } | null;
  months: readonly number[] | null;
  seaMonths: readonly number[];
  /** Whether it can be gone by night, lying down. */
  night: boolean;
  isRare: boolean;
  takesCars: boolean;
  /** Whether it is a road that motorbikes are kept off, with none beside it. */
  noMotorbikes: boolean;
  closedOn: 'tuesday' | null;
  /** What the train is called. */
  name: { en: string; vi: string } | null;
  source: Source;
  state: State;
}
