import { z } from 'zod';

/** Longitude and latitude. */
const position = z.tuple([z.number(), z.number()]);

/** Closed by themselves: the first point is not repeated. */
const areaKinds = ['sea', 'land', 'lake', 'water', 'park', 'quarter', 'citadel', 'sand'] as const;
/** `river` and `canal` are centre lines with a width. */
const lineKinds = [
  'river',
  'canal',
  'wall',
  'road',
  'street',
  'walk',
  'rail',
  'cable',
  'bridge',
  'beach',
] as const;
const pointKinds = ['gate', 'station', 'pier', 'peak', 'airport', 'landmark', 'town'] as const;

const named = {
  /** Left out where the name would only crowd the sheet. */
  vi: z.string().min(1).optional(),
  /** Left out where English says the same. */
  en: z.string().min(1).optional(),
};

const featureShape = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal('area'),
    kind: z.enum(areaKinds),
    ...named,
    at: z.array(position).min(3),
  }),
  z.strictObject({
    form: z.literal('line'),
    kind: z.enum(lineKinds),
    ...named,
    width_m: z.number().positive().max(4000).optional().meta({ description: 'Of rivers and canals' }),
    at: z.array(position).min(2),
  }),
  z.strictObject({
    form: z.literal('point'),
    kind: z.enum(pointKinds),
    ...named,
    at: z.array(position).length(1),
  }),
]);

/** How a sheet was made; `sketch` is drawn by hand from known positions, not surveyed. */
const sheetSources = ['sketch', 'natural_earth'] as const;

export const sheetShape = z.strictObject({
  bounds: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .meta({ description: 'West, south, east, north' }),
  sources: z.array(z.enum(sheetSources)).min(1),
  drawn_on: z.iso.date(),
  features: z.array(featureShape).min(1),
});

/** The drawn map of a destination: few lines, with true coordinates. */
export type Sheet = z.infer<typeof sheetShape>;
