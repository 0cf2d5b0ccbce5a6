import { z } from 'zod';
import { flagQuery } from '../../fields';
import { isDayTime } from './open-at';

/** Who eats at a place, by what it has to serve for them. A plate without meat is one without pork as well. */
const meatless = ['vegetarian', 'vegan', 'chay'] as const;
export const eaters = {
  vegetarian: meatless,
  vegan: ['vegan'],
  chay: ['chay'],
  halal_certified: ['halal_certified'],
  halal_friendly: ['halal_certified', 'halal_friendly'],
  no_pork: ['no_pork', 'halal_certified', ...meatless],
  no_beef: ['no_beef', ...meatless],
  no_seafood: ['no_seafood', ...meatless],
  gluten_free: ['gluten_free'],
  nut_free: ['nut_free'],
} as const satisfies Record<string, readonly string[]>;

export type Diet = keyof typeof eaters;

const diets = Object.keys(eaters) as [Diet, ...Diet[]];
const shelters = ['indoors', 'rain'] as const;
const accesses = ['yes', 'partly'] as const;
/** Parts of the day in which a place may be quiet: from the first hour up to the second. */
export const quietParts = {
  early: ['00:00', '09:00'],
  morning: ['09:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['18:00', '24:00'],
} as const satisfies Record<string, readonly [from: string, to: string]>;

type QuietPart = keyof typeof quietParts;

const parts = Object.keys(quietParts) as [QuietPart, ...QuietPart[]];
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What lists can be narrowed down to by what visitors have to know. What isn't known of a record doesn't fit. */
const fields = {
  in_month: z
    .string()
    .regex(/^(best-)?(1[0-2]|[1-9])$/)
    .optional()
    .meta({ description: 'There in that month (1–12), or at its best in it (best-1 to best-12)' }),
  diet: z.enum(diets).optional().meta({ description: 'Has something to eat for them' }),
  suits_age: z.coerce.number().int().min(0).max(99).optional().meta({
    description: 'A pleasure from that age, in years, and nobody of it is turned away',
  }),
  price_max: z.coerce.number().int().min(0).max(2_000_000_000).optional().meta({
    description: 'VND for one person, or for a room and night; 0 = free',
  }),
  access: z
    .enum(accesses)
    .optional()
    .meta({ description: 'A wheelchair gets there; partly: to a part of it at least' }),
  shelter: z.enum(shelters).optional().meta({ description: 'Indoors, or good in the rain as well' }),
  open_at: z
    .string()
    .refine(isDayTime, { params: { key: 'bad_format' } })
    .optional()
    .meta({
      description: 'Open then, as far as is known: yyyy-MM-ddTHH:mm in Vietnam',
      example: '2026-11-24T19:30',
    }),
  minutes_max: z.coerce.number().int().min(5).max(20_000).optional().meta({
    description: 'People stay no longer than that',
  }),
  quiet: z.enum(parts).optional().meta({
    description: 'Known to be quiet then: before 9:00, from 9:00 to noon, from noon to 18:00, or later',
  }),
};

export type FacetName = keyof typeof fields;
export type FacetQuery = { [Name in FacetName]?: z.output<(typeof fields)[Name]> };

/** Parameters of a list that has these facets. */
export const facetFields = <Name extends FacetName>(names: readonly Name[]) => ({
  ...(Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<typeof fields, Name>),
  facets: flagQuery.optional().meta({ description: '1: says how many there are of each choice as well' }),
});

/** What each facet offers as choices; an hour is nobody's choice but the reader's own. */
export const choices: Record<Exclude<FacetName, 'price_max'>, readonly string[]> = {
  in_month: [...months.map(String), ...months.map((month) => `best-${month}`)],
  diet: diets,
  suits_age: ['2', '4', '6', '8', '12'],
  access: accesses,
  shelter: shelters,
  open_at: [],
  minutes_max: ['60', '120', '240', '480'],
  quiet: parts,
};

/** How many there are of each choice under the other filters. */
export const facetCounts = z
  .array(
    z.object({
      name: z.string().meta({ description: 'Parameter of the list', example: 'diet' }),
      without: z.number().int().meta({ description: 'How many the list had without this one' }),
      unknown: z
        .number()
        .int()
        .meta({ description: 'Of how many of those nobody knows: no choice has them' }),
      options: z
        .array(z.object({ value: z.string(), count: z.number().int() }))
        .meta({ description: 'Choices that leave something, under the other filters' }),
    }),
  )
  .optional()
  .meta({ id: 'FacetCounts', description: 'With facets=1' });

export type FacetCounts = NonNullable<z.output<typeof facetCounts>>;
