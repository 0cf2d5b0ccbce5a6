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

/** Airports, stations and piers with the city that each serves. */
export const gatesOf = (cities: readonly PlannerCity[]): Gate[] =>
  gates.flatMap((entry) => {
    const nearest = nearestOf(entry, cities);
    if (!nearest || nearest.km > farthestKm) return [];
    const { destination: city } = nearest;
    return namesOf(entry).map((name) => ({
      words: wordsOf(name),
      city,
      isMeant: (written: string) => mayBe(entry, name, written),
    }));
  });
