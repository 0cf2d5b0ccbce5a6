import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { cities, cityTranslations } from '../../../db/schema';
import { visibility } from '../../content/selection';
import { city } from '../../entities/city';
import { fold } from '../../fold';
import { nicknames } from '../planner/understand/nicknames';

/** A city that a search names, and nothing beside it. */
export interface NamedPlace {
  id: number;
  title: string;
  /** Whether letters are wrong in what was typed. */
  isMisspelt: boolean;
}

const glued = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

interface Row {
  id: number;
  code: string;
  titles: { lang: string; title: string }[];
  former: string[];
}

/** Letters to change, at most two; letters that changed places count once. */
const distance = (a: string, b: string): number => {
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          turned ? (above[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [above, row] = [row, next];
  }
  return row[b.length] ?? 0;
};

/** Shorter names are too like other words to be guessed. */
const shortestGuessed = 5;

/**
 * Cities by everything that they are called, in all languages, with and without accents and spaces, as people shorten
 * them ("HCMC", "Sài Gòn"). Held in memory until one changes.
 */
export const createPlaceNames = (db: Queryable) => {
  let held: Promise<Map<string, Row>> | null = null;

  const read = async (): Promise<Map<string, Row>> => {
    const found = await db
      .select({
        id: cities.id,
        code: cities.city_code,
        former: cities.former_names,
        lang: cityTranslations.lang_id,
        title: cityTranslations.title,
      })
      .from(cities)
      .innerJoin(cityTranslations, eq(cityTranslations.record_id, cities.id))
      .where(sql`${visibility(city, { includeHidden: false })}`);
    const byId = new Map<number, Row>();
    for (const { id, code, former, lang, title } of found) {
      const row = byId.get(id) ?? { id, code, former, titles: [] };
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
    return names;
  };

  return {
    /** A table changed, or something may have changed unheard. */
    forget(tag?: string) {
      if (tag === undefined || tag === 'city') held = null;
    },
    /** The city that a whole keyword is a name of; one letter may be wrong in a longer one. */
    async find(language: string, keyword: string): Promise<NamedPlace | null> {
      held ??= read();
      const names = await held.catch((error: unknown) => {
        held = null;
        throw error;
      });
      const key = glued(keyword);
      const exact = names.get(key);
      const guessed = () => {
        if (key.length < shortestGuessed) return undefined;
        const near = [...names].filter(
          ([name]) =>
            Math.abs(name.length - key.length) <= 1 && name[0] === key[0] && distance(name, key) === 1,
        );
        return near.sort(([a], [b]) => b.length - a.length)[0]?.[1];
      };
      const row = exact ?? guessed();
      if (!row) return null;
      const own = row.titles.find(({ lang }) => lang === language) ?? row.titles[0];
      return { id: row.id, title: own?.title ?? '', isMisspelt: exact === undefined };
    },
  };
};

export type PlaceNames = ReturnType<typeof createPlaceNames>;
