import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { distanceKm, type Point } from '../../../distance';
import { fold } from '../../../fold';
import { entries, type GazetteerEntry, namesOf } from '../../../geography/gazetteer';
import { fitsAccents } from '../../../geography/gazetteer/name-index';
import { accommodation } from '../../../place-kinds';
import type { PlannerCity } from '../candidates/cities';

/** A record by one of its titles, and where it is. */
export interface TitledRecord {
  title: string;
  city_id: number;
  point: Point;
  /** Whether the point is its own, and not that of its destination. */
  isExact: boolean;
}

/** What titles of records say of places that are no destinations. */
export interface ToldPlaces {
  /** The destination that shows a place, by the id of that in the gazetteer. */
  cities: ReadonlyMap<string, number>;
  /** Titles and parts of them in which the name of a place elsewhere stands: "Bảo tàng Thái Bình" is not the province. */
  titles: ReadonlyMap<string, number>;
}

/** A record that has the name of a place in its title is about it when it is no farther away, km. */
const sameKm = 28;
/** A town needs something in it: a pagoda beyond its fields is no page about it. */
const inTownKm = 6;
/** A boat to an island is taken on the other shore; and what has no point of its own is somewhere around its town. */
const aroundKm = 90;

const mostWords = 6;

const wordsIn = (text: string): { word: string; at: number; end: number }[] =>
  [...fold(text).matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    at: index,
    end: index + word.length,
  }));

const reachOf = ({ kind }: GazetteerEntry, isExact: boolean): number =>
  kind === 'island' || kind === 'archipelago' || !isExact ? aroundKm : kind === 'city' ? inTownKm : sameKm;

const joined = (words: readonly { word: string }[]): string => words.map(({ word }) => word).join(' ');

/** A title, and what stands between its marks. */
const partsOf = (title: string): string[] =>
  [title, ...title.split(/[:,;()–]/u)].map((part) => joined(wordsIn(part)));

/** A province and its seat are more than one thing to see in them. */
const isWide = ({ kind, name, formerly }: GazetteerEntry): boolean =>
  kind === 'province' ||
  kind === 'former_province' ||
  kind === 'region' ||
  (kind === 'city' && name === formerly);

/** All places, by their folded names. */
const named = (): ReadonlyMap<string, { name: string; entry: GazetteerEntry }[]> => {
  const names = new Map<string, { name: string; entry: GazetteerEntry }[]>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      const key = joined(wordsIn(name));
      names.set(key, [...(names.get(key) ?? []), { name, entry }]);
    }
  }
  return names;
};

/** What titles of records tell of places of the gazetteer. */
export const placesToldIn = (records: Iterable<TitledRecord>): ToldPlaces => {
  const names = named();
  const told = new Map<string, { city: number; km: number }>();
  const titles = new Map<string, number>();
  for (const { title, city_id, point, isExact } of records) {
    const words = wordsIn(title);
    const isSame = fold(title).length === title.length;
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to += 1) {
        const run = words.slice(from, to);
        const key = joined(run);
        for (const { name, entry } of names.get(key) ?? []) {
          const written = title.slice(run[0]?.at ?? 0, run.at(-1)?.end ?? 0);
          const km = distanceKm(entry, point);
          if (isWide(entry) || km > reachOf(entry, isExact) || (isSame && !fitsAccents(written, name))) {
            for (const part of partsOf(title))
              if (part !== key && ` ${part} `.includes(` ${key} `)) titles.set(part, city_id);
          } else if (km < (told.get(entry.id)?.km ?? Number.POSITIVE_INFINITY))
            told.set(entry.id, { city: city_id, km });
        }
      }
    }
  }
  return { cities: new Map([...told].map(([id, { city }]) => [id, city])), titles };
};

interface Row extends Record<string, unknown> {
  title: string;
  city_id: number;
  lat: number;
  lon: number;
  exact: boolean;
}

/** Titles of all that visitors see but beds, in all languages. One statement. */
const readTitles = async (db: Queryable): Promise<TitledRecord[]> => {
  const { rows } = await db.execute<Row>(sql`
    select d.title, p.city_id, coalesce(p.lat, c.lat) as lat, coalesce(p.lon, c.lon) as lon, p.lat is not null as exact
    from search_document d join (
      select 'resource' as entity, id, city_id, lat, lon from resource where resource_type <> ${accommodation}
      union all select 'thing_to_do', id, city_id, lat, lon from thing_to_do
      union all select 'experience', id, city_id, lat, lon from experience
      union all select 'event', id, city_id, lat, lon from event
    ) p on p.entity = d.entity and p.id = d.record_id
    join city c on c.id = p.city_id
    where d.is_shown and coalesce(p.lat, c.lat) is not null`);
  return rows.map(({ title, city_id, lat, lon, exact }) => ({
    title,
    city_id,
    point: { lat, lon },
    isExact: exact,
  }));
};

const watched: ReadonlySet<string> = new Set(['city', 'resource', 'thing_to_do', 'experience', 'event']);

/** The places that records tell of, held in memory and read again after one of them changed. */
export const createToldPlaces = (db: Queryable) => {
  let held: Promise<ToldPlaces> | null = null;
  return {
    /** A table changed, or something may have changed unheard. */
    forget(tag?: string) {
      if (tag === undefined || watched.has(tag)) held = null;
    },
    known(): Promise<ToldPlaces> {
      const reading = held ?? readTitles(db).then(placesToldIn);
      held = reading;
      // Whoever asks next tries again.
      reading.catch(() => {
        if (held === reading) held = null;
      });
      return reading;
    },
  };
};

export type ToldPlaceFinder = ReturnType<typeof createToldPlaces>;

/** What each destination has, by its id. */
const byCity = (told: ReadonlyMap<string, number>): ReadonlyMap<number, string[]> => {
  const own = new Map<number, string[]>();
  for (const [one, city] of told) own.set(city, [...(own.get(city) ?? []), one]);
  return own;
};

/** Cities with the places that their records tell of. */
export const tellingOf = (cities: readonly PlannerCity[], told: ToldPlaces): PlannerCity[] => {
  const [tells, titled] = [byCity(told.cities), byCity(told.titles)];
  return cities.map((city) => ({
    ...city,
    tells: tells.get(city.id) ?? [],
    titled: titled.get(city.id) ?? [],
  }));
};
