import { sql } from 'drizzle-orm';
import {
  cities,
  cityTranslations,
  climateNormals,
  resources,
  taggings,
  tags,
  thingsToDo,
} from '../../../../db/schema';
import { anonymous } from '../../../access';
import { defineListed, type ReadContext } from '../../../kernel/entity';
import { listRows } from '../../../kernel/list';
import type { MonthNormal } from '../records/kinds';
import { wordsOf } from '../understand/text';

/** A city as the planner knows it: where it is, what it is called in all ways, and what its year is like. */
export interface PlannerCity {
  id: number;
  code: string;
  slug: string;
  title: string;
  lat: number;
  lon: number;
  isHighlight: boolean;
  /** Its place in the editors' order. */
  place: number;
  bestMonths: number[];
  normals: MonthNormal[];
  /** Places and things to do in it, counted up to `enough`. */
  records: number;
  /** Folded names: its titles in all languages; names of before; provinces, today's and the former one. */
  names: string[];
  formerNames: string[];
  provinces: string[];
  /** How former names are written, by their folded form. */
  spelled?: ReadonlyMap<string, string>;
  /** English slugs of its tags. */
  signals: ReadonlySet<string>;
  /** Ids of places of the gazetteer that its records tell of. */
  tells?: readonly string[];
  /** Folded titles of its records in which the name of a place elsewhere stands. */
  titled?: readonly string[];
}

/** More records than this make a city no richer. */
const enough = 25;

const rows = defineListed(cities, cityTranslations, () => ({
  city_code: cities.city_code,
  is_highlight: cities.is_highlight,
  lat: cities.lat,
  lon: cities.lon,
  best_months: cities.best_months,
  province: cities.province,
  formerly: cities.formerly,
  former_names: cities.former_names,
  all_titles: sql<string[]>`(
    select coalesce(json_agg(x.title), '[]') from ${cityTranslations} x where x.record_id = ${cities.id})`,
  records: sql<number>`(select count(*)::int from (
    (select 1 from ${resources} where ${resources.city_id} = ${cities.id} limit ${sql.raw(String(enough))})
    union all (select 1 from ${thingsToDo} where ${thingsToDo.city_id} = ${cities.id} limit ${sql.raw(String(enough))})
  ) counted)`,
  signals: sql<string[]>`(
    select coalesce(json_agg(g.slug), '[]') from ${taggings} t join ${tags} g on g.id = t.tag_id and g.lang_id = 'en'
    where t.entity = 'city' and t.record_id = ${cities.id})`,
  normals: sql<MonthNormal[]>`(
    select coalesce(json_agg(json_build_object(
      'month', n.month, 'min_c', n.min_c, 'max_c', n.max_c, 'rain_mm', n.rain_mm) order by n.month), '[]')
    from ${climateNormals} n where n.city_id = ${cities.id})`,
}));

const all = 10_000;

const folded = (names: readonly string[]): string[] => [
  ...new Set(names.map(wordsOf).filter((name) => name !== '')),
];

/** "Sa Đéc and Cao Lãnh" are two towns, each of which is asked for by itself. */
export const townsIn = (title: string): string[] => {
  const towns = title.split(/ and | và | & /u);
  return towns.length > 1 && towns.every((town) => town.includes(' ')) ? towns : [];
};

/** Every live city that is on the map, in the editors' order. One query. */
export const readPlannerCities = async ({
  db,
  language,
}: Pick<ReadContext, 'db' | 'language'>): Promise<PlannerCity[]> => {
  const found = await listRows(
    rows,
    { db, language, actor: anonymous, includeHidden: false },
    { per_page: all },
  );
  return found.flatMap((row, place): PlannerCity[] => {
    const { id, slug, title, lat, lon } = row;
    if (lat === null || lon === null) return [];
    const names = folded([...row.all_titles, ...row.all_titles.flatMap(townsIn)]);
    return [
      {
        id,
        slug,
        title,
        lat,
        lon,
        place,
        names,
        code: row.city_code,
        isHighlight: row.is_highlight,
        bestMonths: row.best_months,
        normals: row.normals,
        records: Math.min(enough, row.records),
        formerNames: folded(row.former_names).filter((name) => !names.includes(name)),
        provinces: folded([row.province, row.formerly]).filter((name) => !names.includes(name)),
        spelled: new Map(row.former_names.map((name) => [wordsOf(name), name])),
        signals: new Set(row.signals),
      },
    ];
  });
};
