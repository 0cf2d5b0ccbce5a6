import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../../../../db/client';
import { resources, seoRecords, settings } from '../../../../db/schema';
import { isLive } from '../../../kernel/selection';
import { city } from '../../../kinds/city/kind';
import { resource } from '../../../kinds/resource/kind';
import { type Language, languageCodes } from '../../../language';
import { offsetOf, pageOf } from '../../../platform/paging';
import { searchable } from '../../search/hits';
import { barePath, decodedPath, staticTexts } from './pages';
import { recordPath } from './record-path';
import type { listedPage } from './shapes';
import { type SharedPage, sharedPaths, sharedWords, tripChatPath } from './shared-pages';
import { onlyRecord, staticPages } from './static-pages';

/** `page` for the site's own ones, `map` for those of maps and tags on site, else the kind of record that a page shows. */
export const pageKinds = ['page', 'map', ...searchable.map(({ name }) => name)] as const;

export const pageStates = ['own', 'fallback', 'noindex', 'issues'] as const;

interface PagesRequest {
  page: number;
  per_page: number;
  keyword?: string | undefined;
  lang_id?: Language | undefined;
  kind?: string | undefined;
  state?: (typeof pageStates)[number] | undefined;
  /** One page alone. */
  path?: string | undefined;
  /** The page that an SEO record is of. */
  seo_id?: number | undefined;
}

/** What search results show in full, and what says too little, in characters. */
const lengths = { title: 60, description: { least: 50, most: 160 } } as const;

/** The site's own pages; what editors call them in the settings comes before the words that ship. */
const ownPages = (): SQL => {
  const rows = staticPages.flatMap((page, index) =>
    languageCodes.map((code) => {
      const { title, description } = staticTexts(page, code);
      return sql`(${index}::int, ${code}, ${`/${code}${page.path}`}, ${page.moduleId}::int, ${page.group?.name ?? null}::text,
        ${page.robotsIndex}::int, ${title}, ${description})`;
    }),
  );
  return sql`
    select 0 as place, p.place as position, 'page' as kind, null::int as record_id, p.settings_group, p.lang_id, p.path, p.entity_type,
      case when p.entity_type is null then null else ${onlyRecord}::int end as entity_id, p.robots_index,
      coalesce(nullif(s.value ->> 'title', ''), nullif(s.value #>> '{hero,title}', ''), p.title) as title,
      coalesce(nullif(s.value ->> 'description', ''), nullif(s.value #>> '{hero,subtitle}', ''), p.description) as description
    from (values ${sql.join(rows, sql`, `)})
      as p(place, lang_id, path, entity_type, settings_group, robots_index, title, description)
    left join ${settings} s on s."group" = p.settings_group and s.lang_id = p.lang_id`;
};

const ofKind = (kind: (typeof searchable)[number], place: number): SQL => {
  const { name, record, translation, moduleId } = kind;
  return sql`
    select ${place + 1}::int as place, ${record.id} as position, ${name}::text as kind, ${record.id} as record_id,
      null::text as settings_group, ${translation.lang_id} as lang_id, '/' || ${translation.lang_id} || ${recordPath(kind)} as path,
      ${moduleId}::int as entity_type, ${record.id} as entity_id, 1 as robots_index, ${translation.title} as title,
      ${translation.description} as description
    from ${record} join ${translation} on ${translation.record_id} = ${record.id}
    where ${isLive({ record, translation })}`;
};

/** Words of a page with one address in a language of the row, around names that only the row knows. */
const wordsInRow = (
  name: SharedPage['name'],
  which: 'title' | 'description',
  lang: SQL,
  names: SQL[],
): SQL => {
  const cases = languageCodes.map(
    (code) =>
      sql`when ${code} then ${sharedWords(name, code, { place: '{place}', city: '{city}' })[which]}::text`,
  );
  const [cityName = sql`''`, placeName = sql`''`] = names;
  return sql`replace(replace(case ${lang} ${sql.join(cases, sql` `)} end, '{city}', ${cityName}), '{place}', ${placeName})`;
};

const chatPage = (): SQL => sql`
  select 0 as place, 1000 as position, 'page' as kind, null::int as record_id, null::text as settings_group, l.code as lang_id,
    ${tripChatPath}::text as path, null::int as entity_type, null::int as entity_id, 0 as robots_index,
    ${wordsInRow('trip_chat', 'title', sql`l.code`, [])} as title,
    ${wordsInRow('trip_chat', 'description', sql`l.code`, [])} as description
  from unnest(${sql.param([...languageCodes])}::text[]) as l(code)`;

const aroundSlug = (path: (slug: string) => string, slug: SQL): SQL => {
  const [before = '', after = ''] = path('\n').split('\n');
  return sql`${before}::text || ${slug} || ${after}::text`;
};

const cityMaps = (place: number): SQL => {
  const { record, translation } = city;
  const { title, slug, lang_id } = translation;
  const names = [sql`${title}`];
  return sql`
    select ${place}::int as place, ${record.id} as position, 'map' as kind, null::int as record_id, null::text as settings_group,
      ${lang_id} as lang_id, ${aroundSlug(sharedPaths.city_map, sql`${slug}`)} as path, null::int as entity_type,
      null::int as entity_id, 0 as robots_index, ${wordsInRow('city_map', 'title', sql`${lang_id}`, names)} as title,
      ${wordsInRow('city_map', 'description', sql`${lang_id}`, names)} as description
    from ${record} join ${translation} on ${translation.record_id} = ${record.id} where ${isLive(city)}`;
};

/** The pages of places on a city's map, of those who stand there, and of their reviews. */
const placePages = (name: 'place_on_map' | 'check_in' | 'check_in_review', place: number): SQL => {
  const { record, translation } = resource;
  const [before = '', between = '', after = ''] = sharedPaths[name]('\n', 0).split(/\n|0/);
  const lang = sql`${translation.lang_id}`;
  const names = [sql`${city.translation.title}`, sql`${translation.title}`];
  return sql`
    select ${place}::int as place, ${record.id} as position, 'map' as kind, null::int as record_id, null::text as settings_group,
      ${lang} as lang_id,
      ${before}::text || ${city.translation.slug} || ${between}::text || ${record.id} || ${after}::text as path,
      null::int as entity_type, null::int as entity_id, 0 as robots_index,
      ${wordsInRow(name, 'title', lang, names)} as title, ${wordsInRow(name, 'description', lang, names)} as description
    from ${record} join ${translation} on ${translation.record_id} = ${record.id}
    join ${city.record} on ${city.record.id} = ${resources.city_id}
    join ${city.translation} on ${city.translation.record_id} = ${city.record.id} and ${city.translation.lang_id} = ${lang}
    where ${isLive(resource)} and ${isLive(city)}`;
};

/** Pages whose address is the same in both languages. */
const sharedPages = (place: number): SQL[] => [
  chatPage(),
  cityMaps(place),
  placePages('place_on_map', place + 1),
  placePages('check_in', place + 2),
  placePages('check_in_review', place + 3),
];

/** What is wrong with the words of a page; of no interest where search engines shall not list it. */
const issues = sql`case when robots_index <> 1 then '{}'::text[] else array_remove(array[
  case when title = '' then 'title_missing' when char_length(title) > ${lengths.title}::int then 'title_long' end,
  case when description = '' then 'description_missing'
    when char_length(description) > ${lengths.description.most}::int then 'description_long'
    when char_length(description) < ${lengths.description.least}::int then 'description_short' end
]::text[], null) end`;

const states: Record<(typeof pageStates)[number], SQL> = {
  own: sql`seo_id is not null`,
  fallback: sql`seo_id is null`,
  noindex: sql`robots_index <> 1`,
  issues: sql`cardinality(issues) > 0`,
};

const conditions = ({ keyword, lang_id, kind, state, path, seo_id }: PagesRequest): SQL =>
  sql.join(
    [
      sql`true`,
      ...(lang_id ? [sql`lang_id = ${lang_id}`] : []),
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(keyword ? [sql`fold(title || ' ' || path) like fold_pattern(${keyword})`] : []),
      ...(state ? [states[state]] : []),
      ...(path ? [sql`path = ${decodedPath(barePath(path))}`] : []),
      ...(seo_id ? [sql`seo_id = ${seo_id}`] : []),
    ],
    sql` and `,
  );

/**
 * A page of all pages that the site has, listed by search engines or not, in one query however many kinds of records
 * there are. As where pages are looked up, an SEO record of the path comes before one of what the page shows.
 */
export const allPages = async (db: Queryable, request: PagesRequest) => {
  const parts = [ownPages(), ...searchable.map(ofKind), ...sharedPages(searchable.length + 1)];
  const { rows } = await db.execute<{ total: number; data: Array<z.output<typeof listedPage>> }>(sql`
    with page as (${sql.join(parts, sql` union all `)}),
    told as (
      select p.place, p.position, p.path, p.lang_id, p.kind, p.record_id, p.settings_group, p.entity_type, p.entity_id,
        p.title as own_title, left(p.description, ${lengths.description.most}::int) as own_description,
        coalesce(nullif(x.title, ''), p.title) as title,
        coalesce(nullif(x.description, ''), left(p.description, ${lengths.description.most}::int)) as description,
        x.id as seo_id,
        case when coalesce(x.robots_index, p.robots_index) = 1 then 1 else 0 end as robots_index,
        case when coalesce(x.robots_follow, 1) = 1 then 1 else 0 end as robots_follow
      from page p
      left join lateral (
        select s.* from ${seoRecords} s
        where s.lang_id = p.lang_id and (s.url = p.path or (s.entity_type = p.entity_type and s.entity_id = p.entity_id))
        order by (s.url = p.path) desc nulls last limit 1
      ) x on true
    ),
    judged as (select *, ${issues} as issues from told),
    wanted as materialized (select * from judged where ${conditions(request)})
    select (select count(*)::int from wanted) as total, coalesce((
      select json_agg(row_to_json(shown)) from (
        select path, lang_id, kind, record_id, settings_group, entity_type, entity_id, title, description, own_title,
          own_description, seo_id,
          robots_index, robots_follow, issues
        from wanted
        order by place, position, lang_id desc
        limit ${request.per_page} offset ${offsetOf(request)}
      ) shown), '[]') as data`);
  return pageOf(rows[0]?.data ?? [], rows[0]?.total ?? 0, request);
};
