import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { tags } from '../../../db/schema';
import { languageCodes } from '../../language';
import { liveTaggings } from './live';

/** A tag with fewer live records than this is too thin a page for search engines to list. */
export const fewestListed = 5;

/**
 * Tags whose pages search engines may list, each with the tag that says the same in another language, where there is one.
 * Nobody writes down which do, but records name their subjects in the same order in each language: two tags that stand
 * in the same place on more than half of the records of either are each other's translation.
 */
export const listedTags = (): SQL => sql`
  with live as materialized (
    ${sql.join(
      languageCodes.map(
        (code) => sql`
          select x.*, g.lang_id, g.slug from (${liveTaggings(code)}) x
          join ${tags} g on g.id = x.tag_id and g.lang_id = ${code}`,
      ),
      sql` union all `,
    )}
  ),
  used as (
    select tag_id as id, lang_id, slug, count(*)::int as count from live
    group by tag_id, lang_id, slug having count(*) >= ${fewestListed}
  ),
  pair as (
    select a.tag_id as id, b.tag_id as other_id
    from live a
    join live b on b.entity = a.entity and b.record_id = a.record_id and b.sort = a.sort and b.lang_id <> a.lang_id
    join used ua on ua.id = a.tag_id
    join used ub on ub.id = b.tag_id
    group by a.tag_id, b.tag_id, ua.count, ub.count
    having count(*) * 2 > greatest(ua.count, ub.count)
  )
  select u.id, u.lang_id, u.slug, o.id as other_id, o.lang_id as other_lang_id, o.slug as other_slug
  from used u left join pair p on p.id = u.id left join used o on o.id = p.other_id`;

/** Slugs of a tag's pages by language, its own first. */
export const tagAlternates = async (
  db: Queryable,
  tag: { id: number; lang_id: string; slug: string },
): Promise<Record<string, string>> => {
  const { rows } = await db.execute<{ other_lang_id: string | null; other_slug: string | null }>(
    sql`select other_lang_id, other_slug from (${listedTags()}) listed where id = ${tag.id}`,
  );
  const others = rows.flatMap(({ other_lang_id, other_slug }) =>
    other_lang_id && other_slug ? [[other_lang_id, other_slug]] : [],
  );
  return { [tag.lang_id]: tag.slug, ...Object.fromEntries(others) };
};
