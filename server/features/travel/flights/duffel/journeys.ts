import { airports } from '../../../../geography/air/airports';
import type { Language } from '../../../../language';
import type { AirportRow, Journey, Segment } from '../shapes';
import { daysBetween } from '../timetable/clock';
import { airportRow } from '../timetable/journeys';
import type { Offer, Part, Slice } from './answer';

const minutesOf = (duration: string): number => {
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(duration) ?? [];
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
};

const clockOf = (stamp: string): string => stamp.slice(0, 16).replace('T', ' ');

/** In the reader's language where the timetable knows the airport. */
const rowOf = (place: Part['origin'], language: Language): AirportRow => {
  const known = airports.get(place.iata_code);
  if (known) return airportRow(known, language);
  const { iata_code: code, name, city_name, iata_country_code } = place;
  return { code, name, city: city_name ?? name, country: iata_country_code ?? '' };
};

const named = ({ iata_code, name }: Part['marketing_carrier']) => ({ code: iata_code ?? '', name });

const segmentOf = (part: Part, language: Language): Segment => {
  const [airline, operator] = [named(part.marketing_carrier), named(part.operating_carrier)];
  const number = part.marketing_carrier_flight_number;
  return {
    airline,
    operated_by: operator.name === airline.name ? null : operator,
    flight_number: number && `${airline.code}${number}`,
    from: rowOf(part.origin, language),
    to: rowOf(part.destination, language),
    departs_at: clockOf(part.departing_at),
    arrives_at: clockOf(part.arriving_at),
    duration_minutes: minutesOf(part.duration ?? 'PT0M'),
  };
};

const idOf = ({ segments }: Slice): string =>
  segments
    .map((part) =>
      [
        part.marketing_carrier.iata_code ?? '',
        part.marketing_carrier_flight_number ?? '',
        part.origin.iata_code,
        clockOf(part.departing_at).replace(/\D/g, ''),
      ].join('-'),
    )
    .join('_');

/**
 * The journeys of one way. Many offers share one: its price runs from the cheapest of them to the dearest, and is that
 * of the whole trip where there is a way back.
 */
export const journeysOf = (offers: readonly Offer[], way: 0 | 1, language: Language): Journey[] => {
  const found = new Map<string, Journey>();
  for (const { slices, total_amount, total_currency } of offers) {
    const slice = slices[way];
    const first = slice?.segments[0];
    const last = slice?.segments.at(-1);
    if (!slice || !first || !last) continue;
    const id = idOf(slice);
    const amount = Number(total_amount);
    const known = found.get(id);
    if (known) {
      if (known.price.currency !== total_currency) continue;
      known.price.low = Math.min(known.price.low, Math.floor(amount));
      known.price.high = Math.max(known.price.high, Math.ceil(amount));
      continue;
    }
    const segments = slice.segments.map((part) => segmentOf(part, language));
    const [departs_at, arrives_at] = [clockOf(first.departing_at), clockOf(last.arriving_at)];
    found.set(id, {
      id,
      from: rowOf(first.origin, language),
      to: rowOf(last.destination, language),
      departs_at,
      arrives_at,
      duration_minutes: slice.duration
        ? minutesOf(slice.duration)
        : segments.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0),
      days_later: daysBetween(departs_at, arrives_at),
      stops: segments.length - 1,
      segments,
      price: {
        low: Math.floor(amount),
        high: Math.ceil(amount),
        currency: total_currency,
        covers: slices.length > 1 ? 'trip' : 'journey',
      },
    });
  }
  return [...found.values()];
};
