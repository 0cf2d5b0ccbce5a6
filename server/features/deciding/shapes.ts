import { z } from 'zod';
import { countryParts } from '../../geography/parts';
import { monthCauses, monthQualities } from '../../geography/seasons/month-picture';
import { cityRow, climateRow } from '../../kinds/city';
import { eventRow } from '../../kinds/event';
import { referenceSchema } from '../../platform/responses';
import { reasonCodes } from './weigh';
import { gateways } from './wishes';

const quality = z.enum(monthQualities).meta({
  description:
    'good: recommended, and little rain; poor: storms, or 300 mm of rain and more; mixed: everything between',
});

const picture = z
  .object({
    normal: climateRow,
    quality,
    causes: z.array(z.enum(monthCauses)).meta({ description: 'Why; what speaks for it first' }),
  })
  .meta({ id: 'MonthPicture', description: 'What a usual month is like in a place' });

const reason = z
  .object({
    code: z.enum(reasonCodes),
    values: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .meta({ description: 'The figures that it rests on' }),
  })
  .meta({ id: 'DestinationReason' });

const journey = z
  .object({
    from: z.enum(gateways),
    means: z.enum(['flight', 'train', 'coach', 'boat', 'car', 'motorbike']),
    minutes: z.int().meta({ description: 'From door to door, waiting included' }),
  })
  .nullable();

const share = z
  .object({ count: z.int(), of: z.int() })
  .meta({ id: 'ShareOfSights', description: 'Of so many sights that something is known of' });

const destination = z
  .object({
    city: cityRow,
    points: z.number().meta({ description: 'The sum of the reasons; only for their order' }),
    picture: picture.nullable(),
    for: z.array(reason),
    against: z.array(reason),
  })
  .meta({ id: 'WeighedDestination' });

const sight = z.object({ title: z.string(), path: z.string() });

const compared = destination
  .extend({
    journey,
    is_landing: z.boolean().meta({
      description: 'Whether people land there who have not said where they do; then there is no way to it',
    }),
    cost: z
      .object({
        meal: z.int().nullable(),
        meals: z.int(),
        ticket: z.int().nullable(),
        tickets: z.int(),
        day: z.int().nullable(),
      })
      .meta({
        description:
          'VND a person: the middle of so many meals and tickets, and a day with two of each; no bed is in it',
      }),
    children: share,
    dry: share.meta({ description: 'Sights that rain does not touch' }),
    seasonal: z.array(z.string()).meta({ description: 'What is there in that month alone' }),
    rough_months: z.array(z.int()).meta({ description: 'When boats there are often cancelled' }),
    lacking: z.array(z.string()).meta({ description: 'Interests that were asked for and it has nothing of' }),
    sights: z.array(sight).meta({ description: 'What one would miss elsewhere' }),
  })
  .meta({ id: 'ComparedDestination' });

export const whereToGo = z
  .object({
    destinations: z.array(destination).meta({ description: 'The best first' }),
    compared: z.array(compared).meta({ description: 'In the order that was asked for' }),
    map: z
      .array(
        z.object({
          id: z.int(),
          title: z.string(),
          slug: z.string(),
          lat: z.number(),
          lon: z.number(),
          is_highlight: z.boolean(),
          region: referenceSchema.nullable(),
          quality: quality.nullable(),
        }),
      )
      .meta({ description: 'Every destination' }),
    holidays: z.array(referenceSchema.extend({ start_date: z.string(), end_date: z.string() })).meta({
      description: 'Public holidays of the month as it comes next, when the whole country travels',
    }),
  })
  .meta({ id: 'WhereToGo' });

const counts = z.object({ good: z.int(), mixed: z.int(), poor: z.int() });

const regionMonth = z
  .object({
    month: z.int(),
    quality: quality.nullable(),
    counts,
    causes: z.array(z.enum(monthCauses)).meta({
      description: 'What is true of most of its places, else what is true of more of them than anything else',
    }),
  })
  .meta({ id: 'RegionMonth' });

const regionYear = referenceSchema
  .extend({
    slugs: z.record(z.string(), z.string()).meta({ description: 'By language' }),
    months: z.array(regionMonth),
  })
  .meta({ id: 'RegionYear' });

export const yearByRegion = z.array(regionYear);

/** A part of the country is no record: it has no name here but its code. */
const partYear = z
  .object({
    code: z.enum(countryParts),
    slugs: z.record(z.string(), z.string()).meta({ description: 'By language' }),
    months: z.array(regionMonth),
  })
  .meta({ id: 'PartYear', description: 'The north, the centre or the south, month by month' });

export const yearByPart = z.array(partYear);

const place = z.object({
  city: cityRow,
  picture: picture.nullable(),
  seasonal: z.array(z.string()),
  rough_sea: z.boolean(),
});

const seasonalSight = sight.extend({
  city: referenceSchema.nullable(),
  why: z.string().nullable(),
  months: z.array(z.int()),
});

export const monthInRegion = z
  .object({
    month: z.int(),
    coming: z.string().meta({ description: 'yyyy-MM: the month as it comes next', example: '2027-01' }),
    region: regionYear.omit({ months: true }).extend({ description: z.string() }).nullable(),
    part: z.enum(countryParts).nullable(),
    regions: z.array(regionYear).meta({ description: 'All, with their years' }),
    parts: yearByPart,
    places: z.array(place).meta({ description: 'The best first' }),
    at_best: z.array(seasonalSight).meta({ description: 'Sights whose best months are these' }),
    closed: z.array(seasonalSight).meta({ description: 'What does not exist in that month' }),
    events: z.array(eventRow),
  })
  .meta({ id: 'MonthInRegion' });
