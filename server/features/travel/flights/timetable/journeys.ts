import { distanceKm } from '../../../../distance';
import { type Airport, airportOf } from '../../../../geography/air/airports';
import { destinationsFrom } from '../../../../geography/air/routes-table';
import type { Language } from '../../../../language';
import type { AirportRow, Journey, Segment } from '../shapes';
import { daysBetween, localTime } from './clock';
import { type Flight, flightsAfter, flightsOn } from './departures';
import { type Party, priceBand } from './prices';

/** Airports where one may change. */
const hubs = ['HAN', 'SGN', 'DAD'];

/** Minutes that changing takes at least, and may take at most. */
const change = { domestic: 60, international: 100, most: 420 };

/** So many journeys with a stop are shown, the quickest. */
const mostWithStop = 8;

const isDomestic = ({ from, to }: Flight) => from.country === 'VN' && to.country === 'VN';

/** Flights that one can change to: of the same airline, so that it is one ticket, in time, and not for too long. */
const onward = (first: Flight, to: string, cabin: Party['cabin']): Flight[] =>
  flightsAfter(first.to.code, to, first.arrives, cabin).filter((next) => {
    const least = isDomestic(first) && isDomestic(next) ? change.domestic : change.international;
    const wait = (next.departs - first.arrives) / 60_000;
    return next.airline === first.airline && wait >= least && wait <= change.most;
  });

const length = (flights: readonly Flight[]) => (flights.at(-1)?.arrives ?? 0) - (flights[0]?.departs ?? 0);

/** Nobody flies so many times as far as it is. */
const longestDetour = 2.5;

/** Whether changing at a hub makes sense: the journey touches Vietnam at one end, and does not go far out of its way. */
const isOnTheWay = (hub: string, from: Airport, to: Airport): boolean => {
  if (hub === from.code || hub === to.code || ![from.country, to.country].includes('VN')) return false;
  const over = airportOf(hub);
  return distanceKm(from, over) + distanceKm(over, to) <= longestDetour * distanceKm(from, to);
};

/** For each first flight the next one that it meets. */
const withStop = (from: string, to: string, date: string, cabin: Party['cabin']): Flight[][] =>
  hubs
    .filter((hub) => isOnTheWay(hub, airportOf(from), airportOf(to)))
    .filter((hub) => destinationsFrom(from).includes(hub) && destinationsFrom(hub).includes(to))
    .flatMap((hub) => flightsOn(from, hub, date, cabin))
    .flatMap((first) => {
      const [next] = onward(first, to, cabin).sort((a, b) => a.departs - b.departs);
      return next ? [[first, next]] : [];
    })
    .sort((a, b) => length(a) - length(b))
    .slice(0, mostWithStop);

export const airportRow = ({ code, name, city, country }: Airport, language: Language): AirportRow => ({
  code,
  name,
  city: city[language],
  country,
});

const named = ({ code, name }: Flight['airline']) => ({ code, name });

const segmentOf = (flight: Flight, language: Language): Segment => ({
  airline: named(flight.airline),
  operated_by: flight.operator && named(flight.operator),
  flight_number: null,
  from: airportRow(flight.from, language),
  to: airportRow(flight.to, language),
  departs_at: localTime(flight.departs, flight.from.zone),
  arrives_at: localTime(flight.arrives, flight.to.zone),
  duration_minutes: flight.minutes,
});

const journeyOf = (flights: readonly Flight[], party: Party, language: Language): Journey[] => {
  const segments = flights.map((flight) => segmentOf(flight, language));
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return [];
  const legs = flights.map(({ km }) => km);
  return [
    {
      id: segments
        .map(({ airline, from, to, departs_at }) =>
          [airline.code, from.code, to.code, departs_at.replace(/\D/g, '')].join('-'),
        )
        .join('_'),
      from: first.from,
      to: last.to,
      departs_at: first.departs_at,
      arrives_at: last.arrives_at,
      duration_minutes: length(flights) / 60_000,
      days_later: daysBetween(first.departs_at, last.arrives_at),
      stops: flights.length - 1,
      segments,
      price: priceBand(legs, first.departs_at.slice(0, 10), flights.every(isDomestic), party),
    },
  ];
};

/** All journeys of a day between two airports: without a stop, or with one where nobody flies straight there. */
export const journeysOn = (
  from: string,
  to: string,
  date: string,
  party: Party,
  language: Language,
): Journey[] => {
  const direct = flightsOn(from, to, date, party.cabin).map((flight) => [flight]);
  const chosen = direct.length > 0 ? direct : withStop(from, to, date, party.cabin);
  return chosen.flatMap((flights) => journeyOf(flights, party, language));
};
