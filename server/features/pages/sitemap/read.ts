import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { seoRecords, settings } from '../../../../db/schema';
import { monthSlugs } from '../../../calendar/month-slugs';
import { countryParts, partSlugs } from '../../../geography/parts';
import { isLive } from '../../../kernel/selection';
import { city } from '../../../kinds/city/kind';
import { region } from '../../../kinds/region/kind';
import { languageCodes } from '../../../language';
import { offsetOf, pageOf } from '../../../platform/paging';
import { searchable } from '../../search/hits';
import { listedTags } from '../../tags/listed';
import { recordPath } from '../seo/record-path';
import { onlyRecord, staticPages } from '../seo/static-pages';

export interface SitemapEntry {
  path: string;
  lang_id: string;
  /** `yyyy-MM-dd HH:mm:ss` in Vietnam time; null where nothing says when the page changed. */
  lastmod: string | null;
  /** Paths of the same page by language, its own included. */
  alternates: Record<string, string>;
}

type Kind = (typeof searchable)[number];

const ofKind = (kind: Kind, place: number): SQL => {
  const { record, translation, moduleId, isSample } = kind;
  return sql`
    select ${place + 1}::int as place, ${record.id} as record_id, ${translation.lang_id} as lang_id,
      '/' || ${translation.lang_id} || ${recordPath(kind)} as path,
      ${record.updated_at} as changed_at, ${moduleId}::int as entity_type, ${record.id} as entity_id
    from ${record} join ${translation} on ${translation.record_id} = ${record.id}
    where ${isLive({ record, translation })}${isSample ? sql` and not ${isSample}` : sql``}`;
};

/** Pages of the site's own that search engines may list; they come first, in their order. */
const ownPages = (): SQL => {
  const rows = staticPages
    .filter(({ robotsIndex, alias }) => robotsIndex === 1 && !alias)
    .flatMap(({ path, moduleId, group }, index) =>
      languageCodes.map(
        (code) =>
          sql`(0, ${index}::int, ${code}, ${`/${code}${path}`}, ${moduleId}::int, ${group?.name ?? null}::text)`,
      ),
    );
  return sql`
    select p.place, p.record_id, p.lang_id, p.path, s.updated_at as changed_at, p.entity_type, ${onlyRecord}::int as entity_id
    from (values ${sql.join(rows, sql`, `)}) as p(place, record_id, lang_id, path, entity_type, settings_group)
    left join ${settings} s on s."group" = p.settings_group and s.lang_id = p.lang_id`;
};

/** Maps of cities: each city that has a page has one, with the same slug. */
const cityMaps = (): SQL => {
  const { record, translation } = city;
  return sql`
    select ${searchable.length + 1}::int as place, ${record.id} as record_id, ${translation.lang_id} as lang_id,
      '/' || ${translation.lang_id} || '/sightseeing/' || ${translation.slug} as path,
      ${record.updated_at} as changed_at, null::int as entity_type, null::int as entity_id
    from ${record} join ${translation} on ${translation.record_id} = ${record.id}
    where ${isLive({ record, translation })}`;
};

/** Months of the country, of its parts and of each region, which have addresses of their own in each language. */
const months = (): SQL => {
  const { record, translation } = region;
  const slugs = languageCodes.flatMap((code) =>
    monthSlugs[code].map((slug, index) => sql`(${code}, ${slug}, ${index + 1}::int)`),
  );
  // Parts of the country are no records: their numbers lie below those of regions.
  const parts = languageCodes.flatMap((code) =>
    countryParts.map((part, index) => sql`(${-1 - index}::int, ${code}, ${partSlugs[code][part]})`),
  );
  return sql`
    select ${searchable.length + 3}::int as place, m.month + 100 * coalesce(r.id, 0) as record_id, m.lang_id,
      '/' || m.lang_id || '/when-to-go/' || m.slug || coalesce('/' || r.slug, '') as path,
      r.updated_at as changed_at, null::int as entity_type, null::int as entity_id
    from (values ${sql.join(slugs, sql`, `)}) as m(lang_id, slug, month)
    join (
      select ${record.id} as id, ${translation.lang_id} as lang_id, ${translation.slug} as slug,
        ${record.updated_at} as updated_at
      from ${record} join ${translation} on ${translation.record_id} = ${record.id}
      where ${isLive({ record, translation })}
      union all select null, code, null, null from unnest(${sql.param([...languageCodes])}::text[]) code
      union all select id, lang_id, slug, null from (values ${sql.join(parts, sql`, `)}) as p(id, lang_id, slug)
    ) r on r.lang_id = m.lang_id`;
};

/** Subjects with enough about them; those that say the same in two languages are one page in both. */
const subjects = (): SQL => sql`
  select ${searchable.length + 2}::int as place, least(id, other_id) as record_id, lang_id,
    '/' || lang_id || '/tags/' || slug as path, null::timestamptz as changed_at,
    null::int as entity_type, null::int as entity_id
  from (${listedTags()}) listed`;

/**
 * A page of all that search engines may list, in one query however many kinds of records there are. A record of one
 * page's path comes before one of what the page shows, as it does where pages are looked up.
 */
export const readSitemap = async (db: Queryable, request: { page: number; per_page: number }) => {
  const parts = [ownPages(), ...searchable.map(ofKind), cityMaps(), subjects(), months()];
  const { rows } = await db.execute<{ total: number; data: SitemapEntry[] }>(sql`
    with page as (${sql.join(parts, sql` union all `)}),
    listed as materialized (
      select distinct on (p.path) p.*
      from page p
      left join ${seoRecords} u on u.url = p.path and u.lang_id = p.lang_id
      left join ${seoRecords} e on e.entity_type = p.entity_type and e.entity_id = p.entity_id and e.lang_id = p.lang_id
      where coalesce(u.robots_index, e.robots_index, 1) = 1
      order by p.path, p.place
    )
    select (select count(*)::int from listed) as total, coalesce((
      select json_agg(json_build_object('path', path, 'lang_id', lang_id, 'lastmod', lastmod, 'alternates', alternates)
        order by place, record_id, lang_id)
      from (
        select place, record_id, lang_id, path,
          to_char(changed_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD HH24:MI:SS') as lastmod,
          json_object_agg(lang_id, path) over (partition by place, record_id) as alternates
        from listed
        order by place, record_id, lang_id
        limit ${request.per_page} offset ${offsetOf(request)}
      ) shown), '[]') as data`);
  return pageOf(rows[0]?.data ?? [], rows[0]?.total ?? 0, request);
};
