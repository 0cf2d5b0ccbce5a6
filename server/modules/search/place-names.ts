import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { cities, cityTranslations } from '../../../db/schema';
import { visibility } from '../../content/selection';
import { city } from '../../entities/city';
import { fold } from '../../fold';
import { nicknames } from '../planner/understand/nicknames';
import { distance } from './understand/distance';
import type { Span } from './understand/understand';
import { isAccented, type Word } from './understand/written';

/** A city that a search names, and nothing beside it. */
export interface NamedPlace {
  id: number;
  title: string;
  /** Whether letters are wrong in what was typed. */
  isMisspelt: boolean;
  /** Whether the name is that of a sight of the city: what is called so stands before the city. */
  isSight: boolean;
}

/** A city within a longer search. */
export interface PlaceWithin extends Span {
  /** One, or all of a province that has several. */
  ids: number[];
}

/** Names of sights, which are searched for themselves; the city is only where they are. By letters alone. */
const sights: ReadonlySet<string> = new Set(
  (
    'bana banahills sontra myson tamcoc trangan hoalu yentu fansipan bacha cairang bangioc lanha mapileng ' +
    'phongnhakebang caonguyenda hagiangloop'
  ).split(' '),
);

/** What is something else within a sentence. */
const onlyAlone: ReadonlySet<string> = new Set(['codo', 'baria', 'banme', 'nt']);

const glued = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

interface Row {
  id: number;
  code: string;
  province: string;
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
  /** Cities of each province. */
  provinces: ReadonlyMap<string, Row[]>;
}

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
        code: cities.city_code,
        province: cities.province,
        former: cities.former_names,
        lang: cityTranslations.lang_id,
        title: cityTranslations.title,
      })
      .from(cities)
      .innerJoin(cityTranslations, eq(cityTranslations.record_id, cities.id))
      .where(sql`${visibility(city, { includeHidden: false })}`);
    const byId = new Map<number, Row>();
    for (const { id, code, province, former, lang, title } of found) {
      const row = byId.get(id) ?? { id, code, province, former, titles: [] };
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
    for (const row of rows) for (const name of nicknames[row.code]?.split('|') ?? []) add(name, row);
    for (const row of rows) for (const name of row.former) add(name, row);
    const provinces = new Map<string, Row[]>();
    for (const row of rows) {
      const key = glued(row.province);
      if (key) provinces.set(key, [...(provinces.get(key) ?? []), row]);
    }
    return { names, provinces };
  };

  const known = async (): Promise<Names> => {
    held ??= read();
    return held.catch((error: unknown) => {
      held = null;
      throw error;
    });
  };

  const guess = (names: Names['names'], key: string): Row | undefined => {
    if (key.length < shortestGuessed) return undefined;
    const near = [...names].filter(
      ([name]) => Math.abs(name.length - key.length) <= 1 && name[0] === key[0] && distance(name, key) === 1,
    );
    return near.sort(([a], [b]) => b.length - a.length)[0]?.[1];
  };

  return {
    /** A table changed, or something may have changed unheard. */
    forget(tag?: string) {
      if (tag === undefined || tag === 'city') held = null;
    },
    /** The city that a whole keyword is a name of; one letter may be wrong in a longer one. */
    async find(language: string, keyword: string): Promise<NamedPlace | null> {
      const { names } = await known();
      const key = glued(keyword);
      const exact = names.get(key);
      const row = exact ?? guess(names, key);
      if (!row) return null;
      const own = row.titles.find(({ lang }) => lang === language) ?? row.titles[0];
      return {
        id: row.id,
        title: own?.title ?? '',
        isMisspelt: exact === undefined,
        isSight: sights.has(key),
      };
    },
    /** The cities that a longer keyword names; misspelt only where it has words that nobody knows. */
    async findWithin(words: readonly Word[], isUnknown: (word: Word) => boolean): Promise<PlaceWithin[]> {
      const { names, provinces } = await known();
      const found: PlaceWithin[] = [];
      for (let start = 0; start < words.length; start += 1) {
        for (let length = Math.min(mostWords, words.length - start); length > 0; length -= 1) {
          const part = words.slice(start, start + length);
          const key = part.map(({ folded }) => folded).join('');
          if (sights.has(key) || onlyAlone.has(key)) continue;
          const exact = names.get(key);
          const own = exact ?? (part.some(isUnknown) ? guess(names, key) : undefined);
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
