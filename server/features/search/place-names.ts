import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { cities, cityTranslations } from '../../../db/schema';
import { distanceKm } from '../../distance';
import { fold } from '../../fold';
import { type GazetteerEntry, mayBe, namesOf, placesCalled } from '../../geography/gazetteer';
import { coveringOf } from '../../geography/gazetteer/destinations';
import { visibility } from '../../kernel/selection';
import { city } from '../../kinds/city/kind';
import { regions } from '../planner/understand/regions';
import { isBareSyllable, isSettled, sightElsewhere } from './place-names-said';
import { distance } from './understand/distance';
import type { Span } from './understand/understand';
import { isAccented, type Word } from './understand/written';

/** A city that a search names, and nothing beside it. */
export interface NamedPlace {
  id: number;
  title: string;
  /** Further ones: a province has several, and what has none has others near it. */
  also: number[];
  /** Whether letters are wrong in what was typed. */
  isMisspelt: boolean;
  /** Whether the name is that of a sight of the city: what is called so stands before the city. */
  isSight: boolean;
  /** What was named, where it has no page of its own; how far its nearest city is. */
  uncovered: { name: string; province: string | null; km: number } | null;
}

/** A city within a longer search. */
export interface PlaceWithin extends Span {
  /** One, or all of a province that has several. */
  ids: number[];
}

/** What is something else within a sentence. */
const onlyAlone: ReadonlySet<string> = new Set(['codo', 'baria', 'banme', 'nt', 'pq', 'vt']);

const glued = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

interface Row {
  id: number;
  lat: number | null;
  lon: number | null;
  province: string;
  formerly: string;
  titles: { lang: string; title: string }[];
  former: string[];
}

/** Shorter names are too like other words to be guessed. */
const shortestGuessed = 5;

/** Whether a word with accents is a city's own name: "huệ" is a flower. */
const isWrittenSo = ({ titles }: Row, words: readonly Word[]): boolean =>
  titles.some(({ title }) => title.toLowerCase() === words.map(({ written }) => written).join(' '));

interface Names {
  names: ReadonlyMap<string, Row>;
  /** The names of other things than cities as they are written. */
  spelt: ReadonlyMap<string, string>;
  /** Names of sights, which are searched for themselves; the city is only where they are. By letters alone. */
  sights: ReadonlySet<string>;
  /** Names of one syllable that another word has without its accents: "Vãng" and "vắng". */
  needAccents: ReadonlySet<string>;
  /** Places that no city stands for. */
  uncovered: ReadonlySet<GazetteerEntry>;
  located: readonly Located[];
  /** Cities of each province, today's and that of before. */
  provinces: ReadonlyMap<string, Row[]>;
}

interface Located extends Row {
  lat: number;
  lon: number;
  names: string[];
}

/** Farther away nothing is near. */
const nearKm = 150;
/** As many are shown for a place without a page. */
const mostNear = 3;

const isLocated = (row: Row): row is Row & { lat: number; lon: number } =>
  row.lat !== null && row.lon !== null;

/** Parts of the country by what they are called, with what lies in them. */
const partsOfCountry = [
  'Mekong Delta',
  'miền Tây',
  'miền Tây Nam Bộ',
  'Central Highlands',
  'Tây Nguyên',
  'Northwest Vietnam',
  'Tây Bắc',
  'Northeast Vietnam',
  'Đông Bắc',
  'Central Vietnam',
  'miền Trung',
  'Northern Vietnam',
  'North Vietnam',
  'miền Bắc',
  'Southern Vietnam',
  'South Vietnam',
  'miền Nam',
].flatMap((name) => {
  const region = regions.find(({ said }) => said.test(fold(name)));
  return region ? [[glued(name), region.holds] as const] : [];
});

/** No name has more words. */
const mostWords = 5;

/**
 * Cities by everything that they are called, in all languages, with and without accents and spaces, as people shorten
 * them ("HCMC", "Sài Gòn"). Held in memory until one changes.
 */
export const createPlaceNames = (db: Queryable) => {
  let held: Promise<Names> | null = null;

  const read = async (): Promise<Names> => {
    const found = await db
      .select({
        id: cities.id,
        lat: cities.lat,
        lon: cities.lon,
        province: cities.province,
        formerly: cities.formerly,
        former: cities.former_names,
        lang: cityTranslations.lang_id,
        title: cityTranslations.title,
      })
      .from(cities)
      .innerJoin(cityTranslations, eq(cityTranslations.record_id, cities.id))
      .where(sql`${visibility(city, { includeHidden: false })}`);
    const byId = new Map<number, Row>();
    for (const { id, lat, lon, province, formerly, former, lang, title } of found) {
      const row = byId.get(id) ?? { id, lat, lon, province, formerly, former, titles: [] };
      row.titles.push({ lang, title });
      byId.set(id, row);
    }
    const rows = [...byId.values()];
    const names = new Map<string, Row>();
    const add = (name: string, row: Row) => {
      const key = glued(name);
      if (key.length >= 2 && !names.has(key)) names.set(key, row);
    };
    for (const row of rows) for (const { title } of row.titles) add(title, row);
    const located = rows
      .filter(isLocated)
      .map((row): Located => ({ ...row, names: row.titles.map(({ title }) => title) }));
    const { others, uncovered } = coveringOf(located);
    const spelt = new Map<string, string>();
    for (const { name, destination, entry } of others) {
      add(name, destination);
      if (!isSettled(entry)) spelt.set(glued(name), name);
    }
    const sights = new Set(
      others.filter(({ is, entry }) => is === 'stands' && !isSettled(entry)).map(({ name }) => glued(name)),
    );
    for (const row of rows) for (const name of row.former) add(name, row);
    const titles = new Set(rows.flatMap((row) => row.titles.map(({ title }) => glued(title))));
    const beside = [...others.map(({ name }) => name), ...rows.flatMap(({ former }) => former)];
    const needAccents = new Set(
      beside.filter((name) => isBareSyllable(name) && !titles.has(glued(name))).map(glued),
    );
    const provinces = new Map<string, Row[]>();
    for (const row of rows) {
      for (const key of new Set([row.province, row.formerly, ...row.former].map(glued))) {
        if (key) provinces.set(key, [...(provinces.get(key) ?? []), row]);
      }
    }
    for (const [key, holds] of partsOfCountry) if (!names.has(key)) provinces.set(key, located.filter(holds));
    return { names, provinces, spelt, needAccents, sights, uncovered: new Set(uncovered), located };
  };

  const known = async (): Promise<Names> => {
    held ??= read();
    return held.catch((error: unknown) => {
      held = null;
      throw error;
    });
  };

  const guess = (names: Names['names'], key: string): { key: string; row: Row } | undefined => {
    if (key.length < shortestGuessed) return undefined;
    // A letter more than a name has is the beginning of the next word: "bien hoi" is no "Biển Hồ"; "ann" is "an".
    const goesOn = (name: string) => key.startsWith(name) && key.at(-1) !== name.at(-1);
    const near = [...names].filter(
      ([name]) =>
        !goesOn(name) &&
        Math.abs(name.length - key.length) <= 1 &&
        name[0] === key[0] &&
        distance(name, key) === 1,
    );
    const [best] = near.sort(([a], [b]) => b.length - a.length);
    return best && { key: best[0], row: best[1] };
  };

  const isTitle = ({ titles }: Row, key: string) => titles.some(({ title }) => glued(title) === key);

  /** The cities near a place of which the site has nothing. */
  const nearUncovered = (
    { uncovered, located }: Names,
    keyword: string,
  ): { place: GazetteerEntry; near: { row: Row; km: number }[] } | null => {
    const [place] = placesCalled(keyword).filter(
      (entry) =>
        uncovered.has(entry) &&
        namesOf(entry).some((name) => glued(name) === glued(keyword) && mayBe(entry, name, keyword)),
    );
    if (!place) return null;
    const near = located
      .map((row) => ({ row, km: distanceKm(row, place) }))
      .filter(({ km }) => km <= nearKm)
      .sort((a, b) => a.km - b.km)
      .slice(0, mostNear);
    return { place, near };
  };

  return {
    /** A table changed, or something may have changed unheard. */
    forget(tag?: string) {
      if (tag === undefined || tag === 'city') held = null;
    },
    /** The city that a whole keyword is a name of; one letter may be wrong in a longer one. */
    async find(language: string, keyword: string): Promise<NamedPlace | null> {
      const all = await known();
      const key = glued(keyword);
      const exact = all.names.get(key);
      const isItself = exact !== undefined && isTitle(exact, key);
      const unknown = isItself ? null : nearUncovered(all, keyword);
      const [near, ...others] = unknown?.near.map(({ row }) => row) ?? [];
      const guessed = near || exact ? undefined : guess(all.names, key);
      const row = near ?? exact ?? guessed?.row;
      if (!row) return null;
      const isSight = near !== undefined || all.spelt.has(guessed?.key ?? key);
      const own = row.titles.find(({ lang }) => lang === language) ?? row.titles[0];
      const inProvince = near || isItself ? [] : (all.provinces.get(key) ?? []).filter((one) => one !== row);
      return {
        id: row.id,
        title: (guessed && all.spelt.get(guessed.key)) || (own?.title ?? ''),
        also: [...others, ...inProvince].map(({ id }) => id),
        isMisspelt: !near && exact === undefined,
        isSight,
        uncovered:
          unknown && near
            ? { name: unknown.place.name, province: unknown.place.province, km: unknown.near[0]?.km ?? 0 }
            : null,
      };
    },
    /** The cities that a longer keyword names; misspelt only where it has words that nobody knows. */
    async findWithin(words: readonly Word[], isUnknown: (word: Word) => boolean): Promise<PlaceWithin[]> {
      const { names, provinces, sights, needAccents, located } = await known();
      const found: PlaceWithin[] = [];
      for (let start = 0; start < words.length; start += 1) {
        for (let length = Math.min(mostWords, words.length - start); length > 0; length -= 1) {
          const part = words.slice(start, start + length);
          const key = part.map(({ folded }) => folded).join('');
          const elsewhere = sightElsewhere(part, names, located);
          if (elsewhere) {
            found.push({ start, end: start + length, ids: [elsewhere.id] });
            start += length - 1;
            break;
          }
          if (sights.has(key) || onlyAlone.has(key)) continue;
          if (length === 1 && needAccents.has(key) && !part.some(isAccented)) continue;
          const exact = names.get(key);
          const own = exact ?? (part.some(isUnknown) ? guess(names, key)?.row : undefined);
          const isOther = exact && length === 1 && part.some(isAccented) && !isWrittenSo(exact, part);
          const rows = own && !isOther ? [own] : own ? [] : (provinces.get(key) ?? []);
          if (rows.length === 0) continue;
          found.push({ start, end: start + length, ids: rows.map(({ id }) => id) });
          start += length - 1;
          break;
        }
      }
      return found;
    },
  };
};

export type PlaceNames = ReturnType<typeof createPlaceNames>;
