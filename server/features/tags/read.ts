import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { tags } from '../../../db/schema';
import { ApiError } from '../../errors';
import { Moved } from '../../kernel/detail';
import { slugify } from '../../kernel/slugs';
import { type Language, languageCodes } from '../../language';
import { offsetOf, pageOf } from '../../platform/paging';
import { readHits } from '../search/hits';
import { currentTagSlug } from './keep';
import { tagAlternates } from './listed';
import { liveTaggings } from './live';

interface Page {
  page: number;
  per_page: number;
}

/** Tags that live records carry, with their number, the most used first. One query. */
export const listTags = async (
  db: Queryable,
  language: Language,
  request: Page & { keyword?: string | undefined },
) => {
  const wanted = request.keyword ? sql`and fold(g.name) like fold_pattern(${request.keyword})` : sql``;
  const { rows } = await db.execute<{
    total: number;
    data: Array<{ id: number; name: string; slug: string; count: number }>;
  }>(sql`
    with used as (
      select g.id, g.name, g.slug, count(*)::int as count
      from (${liveTaggings(language)}) x join ${tags} g on g.id = x.tag_id
      where g.lang_id = ${language} ${wanted}
      group by g.id
    )
    select (select count(*)::int from used) as total, coalesce((
      select json_agg(best) from (
        select * from used order by count desc, name, id limit ${request.per_page} offset ${offsetOf(request)}
      ) best), '[]') as data`);
  return pageOf(rows[0]?.data ?? [], rows[0]?.total ?? 0, request);
};

/**
 * A tag by its name or slug, with the number of live records that carry it.
 * @throws ApiError not_found when no live record does: visitors learn nothing of the others
 */
export const findTag = async (db: Queryable, language: Language, tag: string) => {
  const { rows } = await db.execute<{ id: number; name: string; slug: string; count: number }>(sql`
    select g.id, g.name, g.slug, count(*)::int as count
    from ${tags} g join (${liveTaggings(language)}) x on x.tag_id = g.id
    where g.lang_id = ${language} and g.slug = ${slugify(tag)}
    group by g.id`);
  const [found] = rows;
  if (!found) throw new ApiError('not_found');
  return found;
};

/** The slug in this language of the tag that is called so in another one, if one says the same. */
const slugFromElsewhere = async (
  db: Queryable,
  language: Language,
  keyword: string,
): Promise<string | null> => {
  for (const other of languageCodes) {
    if (other === language) continue;
    const tag = await findTag(db, other, keyword).catch((error: Error) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
    const alternates = tag && (await tagAlternates(db, { ...tag, lang_id: other }));
    if (alternates?.[language]) return alternates[language];
  }
  return null;
};

/**
 * A tag and a page of the live records that carry it, kind by kind, each kind in its editors' order, with how many there are of each
 * kind. Five queries.
 * @param request with `type`, records of that kind alone
 * @throws ApiError not_found; Moved when the tag was called so before, or is in the other language
 */
export const readTag = async (
  db: Queryable,
  language: Language,
  keyword: string,
  request: Page & { type?: string | undefined },
) => {
  const tag = await findTag(db, language, keyword).catch(async (error: Error) => {
    const slug =
      (await currentTagSlug(db, language, slugify(keyword))) ??
      (await slugFromElsewhere(db, language, keyword));
    throw slug === null ? error : new Moved(slug);
  });
  const ofType = request.type === undefined ? sql`` : sql`and x.entity = ${request.type}`;
  const [{ rows }, { rows: kinds }, alternates] = await Promise.all([
    db.execute<{ type: string; id: number }>(sql`
      select x.entity as type, x.record_id as id from (${liveTaggings(language)}) x
      where x.tag_id = ${tag.id} ${ofType}
      order by x.kind, x.position, x.record_id desc
      limit ${request.per_page} offset ${offsetOf(request)}`),
    db.execute<{ type: string; count: number }>(sql`
      select x.entity as type, count(*)::int as count from (${liveTaggings(language)}) x
      where x.tag_id = ${tag.id}
      group by x.entity, x.kind order by x.kind`),
    tagAlternates(db, { ...tag, lang_id: language }),
  ]);
  const total =
    request.type === undefined ? tag.count : (kinds.find(({ type }) => type === request.type)?.count ?? 0);
  return {
    tag: { ...tag, alternates },
    kinds,
    ...pageOf(await readHits(db, language, rows), total, request),
  };
};
