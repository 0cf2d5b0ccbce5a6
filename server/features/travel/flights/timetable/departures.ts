import { addDays, dayNumber } from '../../../../calendar/lunar/day-number';
import { distanceKm } from '../../../../distance';
import { type Airport, airportOf } from '../../../../geography/air/airports';
import { blockMinutes, longHaulKm } from '../../../../geography/air/block-time';
import {
  type Airline,
  airlines,
  type Cabin,
  type Service,
  servicesBetween,
  turboprops,
} from '../../../../geography/air/routes-table';
import { instantOf, localTime } from './clock';

/** One flight of the timetable on one day. Instants are milliseconds. */
export interface Flight {
  airline: Airline;
  /** Whose plane it is, where that is another airline's. */
  operator: Airline | null;
  from: Airport;
  to: Airport;
  departs: number;
  arrives: number;
  minutes: number;
  km: number;
}

const partner = airlines.get('VN');

/** A number that is always the same for the same words (FNV-1a). */
const hash = (text: string): number => {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
};

/** Minutes of the day between which planes leave; those that fly far also leave in the night. */
const hours = (km: number): readonly [number, number] =>
  km > longHaulKm ? [30, 1430] : km > 1500 ? [20, 1420] : [330, 1350];

/** On which days of the week it flies: as far apart as they can be, and on others for each service. */
const fliesOn = ({ airline, from, to, daysAWeek }: Service, date: string): boolean => {
  if (daysAWeek >= 7) return true;
  const weekday = (dayNumber(date) + hash(`${airline.code}${from}${to}`)) % 7;
  return Math.floor(((weekday + 1) * daysAWeek) / 7) > Math.floor((weekday * daysAWeek) / 7);
};

/** Minutes of the day at which a service leaves, spread over the day and at times that look like a timetable's. */
const minutesOf = ({ airline, from, to, perDay }: Service, km: number): number[] => {
  const [first, last] = hours(km);
  const gap = (last - first) / perDay;
  return Array.from({ length: perDay }, (_, index) => {
    const within = (hash(`${airline.code}${from}${to}${index}`) % 1000) / 1000;
    return Math.round((first + gap * (index + within * 0.9)) / 5) * 5;
  });
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

const sells = ({ cabins, longHaulCabins }: Airline, cabin: Cabin, km: number): boolean =>
  cabins.includes(cabin) || (km > longHaulKm && longHaulCabins.includes(cabin));

const flightsOf = (service: Service, date: string, cabin: Cabin): Flight[] => {
  const [from, to] = [airportOf(service.from), airportOf(service.to)];
  const km = distanceKm(from, to);
  if (!fliesOn(service, date) || !sells(service.airline, cabin, km)) return [];
  const isTurboprop = service.airline.code === turboprops;
  const minutes = blockMinutes(from, to, isTurboprop);
  return minutesOf(service, km).map((minute) => {
    const local = `${date} ${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
    const departs = instantOf(local, from.zone);
    return {
      airline: isTurboprop && partner ? partner : service.airline,
      operator: isTurboprop ? service.airline : null,
      from,
      to,
      departs,
      arrives: departs + minutes * 60_000,
      minutes,
      km,
    };
  });
};

/** All flights of a day from one airport to another, by the clocks of the one that they leave. */
export const flightsOn = (from: string, to: string, date: string, cabin: Cabin): Flight[] =>
  servicesBetween(from, to).flatMap((service) => flightsOf(service, date, cabin));

/** The same for the day on which a plane arrived and the next one, for those who change there. */
export const flightsAfter = (from: string, to: string, instant: number, cabin: Cabin): Flight[] => {
  const date = localTime(instant, airportOf(from).zone).slice(0, 10);
  return [date, addDays(date, 1)]
    .flatMap((day) => flightsOn(from, to, day, cabin))
    .filter(({ departs }) => departs > instant);
};
