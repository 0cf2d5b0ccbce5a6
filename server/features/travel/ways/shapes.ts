import { z } from 'zod';
import { travelModes } from '../../../geography/travel-modes';
import { dataOf } from '../../../platform/responses';
import { courseShape } from '../../planner/plan-shapes';

const money = z.object({ from: z.number().int(), to: z.number().int() });

const end = z.object({
  name: z.string().nullable().meta({ description: 'null for a bare position' }),
  lat: z.number(),
  lon: z.number(),
});

const leg = z.object({
  mode: z.enum([
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
  ]),
  text: z.string().meta({ example: 'Flight to Đồng Hới airport' }),
  minutes: z.number().int().meta({ description: 'On the way itself' }),
  wait: z.number().int().meta({ description: 'Minutes of getting on, checking in and waiting' }),
  km: z.number().int(),
});

const way = z.object({
  means: z.enum(['flight', 'train', 'coach', 'boat', 'car', 'motorbike']),
  title: z.string(),
  minutes: z.number().int().meta({ description: 'From door to door, waiting included' }),
  km: z.number().int(),
  price: money
    .extend({ per: z.enum(['person', 'car']) })
    .nullable()
    .meta({ description: 'VND, rough: tickets of one adult without taxis, or a car with its driver' }),
  by_night: z.boolean(),
  legs: z.array(leg),
  suits: z.array(z.string()),
  warnings: z.array(z.string()),
  sources: z.array(
    z.object({
      name: z.string(),
      url: z.string().nullable(),
      checked_on: z.string(),
      state: z.enum(['checked', 'second_hand', 'estimated']),
      state_text: z.string(),
    }),
  ),
});

const ways = z.object({ from: end, to: end, ways: z.array(way) }).meta({ id: 'Ways' });

export const waysSchema = dataOf(ways);
export const waysFromSchema = dataOf(z.array(ways).meta({ description: 'In the order of the origins' }));

export type WaysAnswer = z.infer<typeof ways>;

/** The usual journeys from each of some places to the next. */
export const coursesSchema = dataOf(z.array(z.object({ mode: z.enum(travelModes), course: courseShape })));
