import { entries, mayBe, namesOf, type PlaceKind } from '../../../geography/gazetteer';
import { nearestOf } from '../../../geography/gazetteer/destinations';
import type { PlannerCity } from '../candidates/cities';
import { wordsOf } from '../understand/text';

/** Where people come in and leave, which is a name of its own: "Tân Sơn Nhất" is not "Tân Sơn". */
export interface Gate {
  words: string;
  city: PlannerCity;
  isMeant: (written: string) => boolean;
}

const kinds: ReadonlySet<PlaceKind> = new Set(['airport', 'station', 'bus_station', 'pier']);
const farthestKm = 80;

const gates = entries.filter(({ kind }) => kinds.has(kind));

/** Codes of airports, as tickets have them, with the code of the city that each serves. */
const codes: Readonly<Record<string, string>> = {
  HAN: 'HAN',
  SGN: 'SGN',
  DAD: 'DAN',
  CXR: 'NTR',
  PQC: 'PQC',
  HUI: 'HUE',
  DLI: 'DLT',
  HPH: 'HPH',
  VCA: 'CTO',
};

const coded = (cities: readonly PlannerCity[]): Gate[] =>
  Object.entries(codes).flatMap(([code, of]) => {
    const city = cities.find((one) => one.code === of);
    return city ? [{ words: wordsOf(code), city, isMeant: (written: string) => written === code }] : [];
  });

/** Airports, stations and piers with the city that each serves. */
export const gatesOf = (cities: readonly PlannerCity[]): Gate[] => [
  ...coded(cities),
  ...gates.flatMap((entry) => {
    const nearest = nearestOf(entry, cities);
    if (!nearest || nearest.km > farthestKm) return [];
    const { destination: city } = nearest;
    return namesOf(entry).map((name) => ({
      words: wordsOf(name),
      city,
      isMeant: (written: string) => mayBe(entry, name, written),
    }));
  }),
];
