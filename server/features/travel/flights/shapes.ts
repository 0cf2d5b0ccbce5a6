import { z } from 'zod';
import { cabins } from '../../../geography/air/routes-table';

const clock = z
  .string()
  .meta({ description: 'yyyy-MM-dd HH:mm by the clocks of the place', example: '2026-12-24 07:15' });

const named = z.object({ code: z.string().meta({ example: 'VN' }), name: z.string() });

const airport = z
  .object({
    code: z.string().meta({ description: 'IATA', example: 'HAN' }),
    name: z.string(),
    city: z.string(),
    country: z.string().meta({ description: 'ISO 3166-1', example: 'VN' }),
  })
  .meta({ id: 'Airport' });

const segment = z.object({
  airline: named,
  operated_by: named.nullable().meta({ description: 'Another airline, whose plane it is' }),
  flight_number: z.string().nullable().meta({ description: 'Null in the sample schedule', example: 'VN205' }),
  from: airport,
  to: airport,
  departs_at: clock,
  arrives_at: clock,
  duration_minutes: z.number().int(),
});

const price = z.object({
  low: z.number().int().meta({ description: 'For all travellers, in whole units of the currency' }),
  high: z.number().int(),
  currency: z.string().meta({ example: 'VND' }),
  covers: z.enum(['journey', 'trip']).meta({ description: 'This journey, or there and back together' }),
});

const journeySchema = z
  .object({
    id: z.string(),
    from: airport,
    to: airport,
    departs_at: clock,
    arrives_at: clock,
    duration_minutes: z.number().int(),
    days_later: z.number().int().meta({ description: 'Arrives so many days after it left' }),
    stops: z.number().int(),
    segments: z.array(segment),
    price,
  })
  .meta({ id: 'FlightJourney' });

const side = z.object({
  date: z.string(),
  total: z.number().int().meta({ description: 'Before the filters' }),
  journeys: z.array(journeySchema),
  other_dates: z
    .array(z.string())
    .meta({ description: 'The nearest days with flights, where this one has none' }),
});

const place = z.object({
  code: z.string(),
  city: z.string(),
  country: z.string(),
  airports: z.array(airport),
});

export const flightsSchema = z
  .object({
    source: z.enum(['timetable', 'duffel']),
    is_sample: z.boolean().meta({ description: 'An example schedule: not to be relied on' }),
    from: place,
    to: place,
    adults: z.number().int(),
    children: z.number().int(),
    cabin: z.enum(cabins),
    outbound: side,
    inbound: side.nullable().meta({ description: 'Null for one way' }),
    airlines: z.array(named).meta({ description: 'Of all journeys, before the filters' }),
  })
  .meta({ id: 'FlightSearch' });

export const nearestSchema = airport
  .extend({ distance_km: z.number().int().meta({ description: 'As the crow flies' }) })
  .nullable()
  .meta({ description: 'Null where no airport is near' });

export const airportsSchema = z.array(airport.extend({ is_domestic: z.boolean() }));

export type Journey = z.output<typeof journeySchema>;
export type Segment = z.output<typeof segment>;
export type AirportRow = z.output<typeof airport>;
export type FlightPlace = z.output<typeof place>;
export type Price = z.output<typeof price>;
