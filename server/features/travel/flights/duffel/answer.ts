import { z } from 'zod';

/** What we read of an answer to Duffel's `POST /air/offer_requests` (version 2); all else falls off. */

const carrier = z.object({ iata_code: z.string().max(3).nullable(), name: z.string().max(120) });

const place = z.object({
  iata_code: z.string().regex(/^[A-Z]{3}$/),
  name: z.string().max(200),
  city_name: z.string().max(200).nullish(),
  iata_country_code: z.string().max(2).nullish(),
});

const clock = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/);

/** ISO 8601, such as `PT2H26M`. */
const duration = z
  .string()
  .regex(/^P(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/)
  .nullable();

const segment = z.object({
  origin: place,
  destination: place,
  departing_at: clock,
  arriving_at: clock,
  duration,
  marketing_carrier: carrier,
  marketing_carrier_flight_number: z.string().max(8).nullable(),
  operating_carrier: carrier,
});

const slice = z.object({ duration, segments: z.array(segment).min(1).max(6) });

const offer = z.object({
  total_amount: z.string().regex(/^\d{1,12}(?:\.\d{1,4})?$/),
  total_currency: z.string().regex(/^[A-Z]{3}$/),
  slices: z.array(slice).min(1).max(2),
});

export const offerRequestAnswer = z.object({ data: z.object({ offers: z.array(offer).max(2000) }) });

export type Offer = z.output<typeof offer>;
export type Slice = Offer['slices'][number];
export type Part = Slice['segments'][number];
