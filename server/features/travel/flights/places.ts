import { distanceKm, type Point } from '../../../distance';
import { fold } from '../../../fold';
import { type Airport, airports } from '../../../geography/air/airports';
import { isAcrossWater } from '../../../geography/network';
import { type Language, languageCodes } from '../../../language';
import type { Place } from './provider';
import type { FlightPlace } from './shapes';
import { airportRow } from './timetable/journeys';

const all = [...airports.values()];

/** What people call places that are called otherwise in the table, or that have no airport of their own. */
const alsoCalled: Readonly<Record<string, string>> = {
  saigon: 'SGN',
  hochiminh: 'SGN',
  hcm: 'SGN',
  hcmc: 'SGN',
  tphcm: 'SGN',
  camranh: 'CXR',
  hoian: 'DAD',
  phongnha: 'VDH',
  dienbien: 'DIN',
  denpasar: 'DPS',
  hongkongsar: 'HKG',
};

/** Letters and digits alone: `Hà Nội`, `ha noi` and `Hanoi` are one. */
const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const namesOf = ({ name, city }: Airport): string[] => [
  bare(name),
  ...languageCodes.map((code) => bare(city[code])),
];

const placeOf = (found: readonly Airport[]): Place | null =>
  found[0] ? { code: found[0].code, airports: found } : null;

const sameCity = ({ city, country }: Airport): Airport[] =>
  all.filter((one) => one.country === country && one.city.en === city.en);

const onlyOne = (found: readonly Airport[]): Place | null => {
  const [first] = found;
  if (!first) return null;
  const city = sameCity(first);
  return found.every((one) => city.includes(one)) ? placeOf(found) : null;
};

/**
 * The place that somebody means: by code, by the name of a city or an airport with or without accents, or by the
 * beginning of one that is nobody else's. `Hà Nội (HAN)`, as forms offer it, is the code.
 */
export const findPlace = (text: string): Place | null => {
  const code = /\(([a-z]{3})\)\s*$/i.exec(text)?.[1] ?? text.trim();
  const byCode = airports.get(code.toUpperCase());
  if (byCode) return placeOf([byCode]);
  const wanted = bare(text);
  if (wanted === '') return null;
  const known = airports.get(alsoCalled[wanted] ?? '');
  if (known) return placeOf([known]);
  const city = all.find((one) => languageCodes.some((language) => bare(one.city[language]) === wanted));
  if (city) return placeOf(sameCity(city));
  const byName = all.filter((one) => namesOf(one).includes(wanted));
  if (byName.length > 0) return onlyOne(byName);
  return wanted.length < 3
    ? null
    : onlyOne(all.filter((one) => namesOf(one).some((name) => name.startsWith(wanted))));
};

export const presentPlace = ({ code, airports: own }: Place, language: Language): FlightPlace => ({
  code,
  city: own[0]?.city[language] ?? code,
  country: own[0]?.country ?? '',
  airports: own.map((one) => airportRow(one, language)),
});

/** Nobody looks for the airport of a place further away. */
const nearKm = 60;

/**
 * The airport of Vietnam nearest to a point that is reached without a boat, with its distance as the crow flies; null where
 * none is near.
 */
export const nearestAirport = (point: Point, language: Language) => {
  const [nearest] = all
    .filter((one) => one.country === 'VN' && !isAcrossWater(point, one))
    .map((one) => ({ ...airportRow(one, language), distance_km: Math.round(distanceKm(point, one)) }))
    .sort((a, b) => a.distance_km - b.distance_km);
  return nearest && nearest.distance_km <= nearKm ? nearest : null;
};

/** Airports to choose from: those of Vietnam first, each group by city. */
export const airportChoices = (language: Language) => {
  const { compare } = new Intl.Collator(language);
  return all
    .map((one) => ({ ...airportRow(one, language), is_domestic: one.country === 'VN' }))
    .sort((a, b) => Number(b.is_domestic) - Number(a.is_domestic) || compare(a.city, b.city));
};
