import { mayBe } from '../../../geography/gazetteer';
import { coveringOf, nearestOf } from '../../../geography/gazetteer/destinations';
import type { PlannerCity } from '../candidates/cities';
import { isRatherThat } from '../understand/accents';
import { wordsOf } from '../understand/text';
import { type GazetteerPlace, placeOf } from './places';

/** A name of a city beside its titles. */
export interface OtherName {
  words: string;
  city: PlannerCity;
  /** Of its own; of something to see for which it stands; that of its province; that of something to see near it; or of
   * what a record of it tells of. */
  is: 'own' | 'stands' | 'province' | 'record' | 'told';
  /** Whether it is a town or a district, and nothing to see by itself. */
  isTown: boolean;
  /** Whether the province of before has its name from it. */
  isOfProvince: boolean;
  /** Whether a name, as it is written in a message, means it: some are ordinary words, too. */
  isMeant: (written: string) => boolean;
}

interface Around {
  others: OtherName[];
  uncovered: GazetteerPlace[];
  /** Names of records, which are no places of a shorter name elsewhere: Chợ Đồng Xuân is not Đồng Xuân. */
  recorded: GazetteerPlace[];
}

const around = (cities: readonly PlannerCity[]): Around => {
  const { others, uncovered, recorded } = coveringOf(cities);
  return {
    others: others.map(({ name, entry, destination, is }) => ({
      words: wordsOf(name),
      city: destination,
      is: is === 'spelling' ? 'own' : is,
      isTown: entry.kind === 'city' || entry.kind === 'town' || entry.kind === 'district',
      isOfProvince: entry.name === entry.formerly || entry.kind === 'former_province',
      isMeant: (written) =>
        is === 'record' || is === 'told' ? mayBe(entry, name, written) : isRatherThat(written, name),
    })),
    uncovered: uncovered.map(placeOf),
    recorded: recorded.map(placeOf),
  };
};

let held: { of: string; is: Around } | null = null;

/**
 * Other names of the cities, and what no city stands for. Worked out anew only when a city changes: every message reads
 * the cities anew.
 */
export const aroundOf = (cities: readonly PlannerCity[]): Around => {
  const of = JSON.stringify(cities.map(({ id, lat, lon, names, tells }) => [id, lat, lon, names, tells]));
  if (held?.of !== of) held = { of, is: around(cities) };
  const byId = new Map(cities.map((city) => [city.id, city]));
  return {
    uncovered: held.is.uncovered,
    recorded: held.is.recorded,
    others: held.is.others.flatMap((name) => {
      const city = byId.get(name.city.id);
      return city ? [{ ...name, city }] : [];
    }),
  };
};

/** What people may ask for and no city stands for. */
export const uncoveredBy = (cities: readonly PlannerCity[]): GazetteerPlace[] => aroundOf(cities).uncovered;

/** The city that is nearest to a place, with the kilometres as the crow flies; null without cities. */
export const nearestCity = (
  place: Pick<GazetteerPlace, 'lat' | 'lon'>,
  cities: readonly PlannerCity[],
): { city: PlannerCity; km: number } | null => {
  const nearest = nearestOf(place, cities);
  return nearest && { city: nearest.destination, km: nearest.km };
};
