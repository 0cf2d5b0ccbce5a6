import { fitsAccents, isWrittenAsName } from '../../../geography/gazetteer/name-index';
import type { PlannerCity } from '../candidates/cities';
import { gatesOf } from '../gazetteer/gates';
import type { GazetteerPlace } from '../gazetteer/places';
import { aroundOf } from '../gazetteer/uncovered';
import { isRatherThat } from './accents';

export interface Name {
  /** `isRecord` when only something to see near the city was named. */
  target: { city: PlannerCity; isRecord?: true } | { place: GazetteerPlace };
  words: string;
  /** The city's own name, that of a place without a page, an old one of a city, or that of its province. */
  rank: number;
  isNickname?: boolean;
  /** Of something to see, for which the city stands. */
  isSight?: boolean;
  /** Of a province, which may have several cities. */
  isProvince?: boolean;
  /** Of an airport or a station: people come by it. */
  isGate?: boolean;
  /** Of a record, which is found by its title: here it only stands before shorter names in it. */
  isRecorded?: boolean;
  isMeant?: (written: string) => boolean;
}

let held: { of: string; names: readonly Name[] } | null = null;

/**
 * All names that a message may have. Worked out anew only when a city changes: cities are read anew with each message,
 * which is read several times.
 */
export const namesOf = (cities: readonly PlannerCity[]): readonly Name[] => {
  const of = JSON.stringify(
    cities.map(({ id, title, lat, lon, names, formerNames, provinces, tells, titled }) => [
      id,
      title,
      lat,
      lon,
      names,
      formerNames,
      provinces,
      tells,
      titled,
    ]),
  );
  if (held?.of !== of) held = { of, names: madeNames(cities) };
  return held.names;
};

/** The rank of what a town was called before. */
export const formerRank = 2;
/** "Mùa vàng" is not Vãng: an old name of one syllable is written as names are. */
const isFormerName = (written: string, words: string, name: string): boolean =>
  words.length < 5 && !words.includes(' ') ? isWrittenAsName(written, name) : fitsAccents(written, name);

/** How a syllable may begin in Vietnamese with two letters: "thoa" is a word, and not Tuy Hòa. */
const onset = /^(?:ch|gh|gi|kh|ng|nh|ph|qu|th|tr|[^aeiouy][aeiouy]|[aeiouy])/u;

/** "Vtau", "ntrang", "pquoc": a name of two words by the first letter of one and the whole of the other. */
const shortened = (name: string): string[] => {
  const [one = '', two = '', ...others] = name.split(' ');
  const short = `${one[0]}${two}`;
  return two !== '' && others.length === 0 && short.length > 3 && !onset.test(short) ? [short] : [];
};

const madeNames = (cities: readonly PlannerCity[]): Name[] => {
  const { others, uncovered, recorded } = aroundOf(cities);
  return [
    ...cities.flatMap((city) =>
      [
        ...city.names.map((words) => ({
          words,
          rank: 0,
          isMeant: (written: string) => isRatherThat(written, city.title),
        })),
        // "Hang động" is not "Hang Đồng".
        ...city.formerNames.map((words) => ({
          words,
          rank: formerRank,
          isMeant: (written: string) => isFormerName(written, words, city.spelled?.get(words) ?? written),
        })),
        ...city.names.flatMap(shortened).map((words) => ({ words, rank: 1, isMeant: () => true })),
        ...city.provinces.map((words) => ({ words, rank: 3, isProvince: true })),
      ].map((name) => ({ ...name, target: { city } })),
    ),
    ...others.map(({ words, city, is, isTown, isOfProvince, isMeant }): Name => {
      if (is === 'own' || is === 'stands')
        return {
          words,
          rank: 0,
          isNickname: true,
          isMeant,
          ...(is === 'stands' && !isTown ? { isSight: true } : {}),
          ...(is === 'stands' && isOfProvince ? { isProvince: true } : {}),
          target: { city },
        };
      if (is === 'told') return { words, rank: 0.9, isMeant, isSight: true, target: { city } };
      return is === 'province'
        ? { words, rank: 3, isProvince: true, isMeant, target: { city } }
        : { words, rank: 4, isMeant, target: { city, isRecord: true } };
    }),
    ...gatesOf(cities).map(
      ({ words, city, isMeant }): Name => ({ words, rank: 2, isGate: true, isMeant, target: { city } }),
    ),
    // A province has more names than towns: what was merged into another one is not where that one's city is.
    ...uncovered.flatMap((place) => place.names.map((words) => ({ words, rank: 1, target: { place } }))),
    ...recorded.flatMap((place) =>
      place.names.map((words) => ({ words, rank: 0.95, isRecorded: true, target: { place } })),
    ),
    ...cities.flatMap((city) =>
      (city.titled ?? []).map((words) => ({ words, rank: 0.95, isRecorded: true, target: { city } })),
    ),
  ].filter(({ words }) => words.length >= 2);
};
