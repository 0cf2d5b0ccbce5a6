import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { plannedEachTime } from '../../../db/prepared';
import { searchDocuments } from '../../../db/schema';
import type { Language } from '../../language';
import { seen } from './seen';
import { allOf, anyOf, inOrder } from './words';

export interface Found {
  type: string;
  id: number;
}

export interface FindRequest {
  keyword: string;
  /** Folded words to find, misspelt ones corrected. */
  words: readonly string[];
  language: Language;
  /** Every kind that can be found; of equal hits the kind that stands first comes first. */
  kinds: readonly string[];
  /** Kinds to show; all when there are none. Facets count every kind all the same. */
  types: readonly string[];
  page: number;
  per_page: number;
}

export interface Finding {
  hits: Found[];
  /** Number of hits of each kind. */
  facets: Record<string, number>;
}

/** Of more hits than this in one place (start of title, title, text) the rest is neither ranked nor counted. */
const mostHits = 1000;

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/**
 * The first rows of a search by words. The planner must not know that only so many are wanted: it would take words for
 * evenly spread over both languages and read the whole table in the hope of meeting them early.
 */
const firstOf = (search: SQL) =>
  sql`with all_hits as materialized (${search}) select * from all_hits limit ${mostHits}`;

/** Hits in titles and other names: at the front before inside, with accents before without, titles before names. */
const inTitles = (
  language: Language,
  { keyword, folded }: { keyword: string; folded: string },
  query: string,
) => {
  const lowered = keyword.normalize('NFC').toLowerCase();
  const hits = sql`select entity, record_id, title, folded_title, folded_names from ${searchDocuments} where ${seen(language)}`;
  return sql`
    select entity, record_id, folded_title, case
        when lower(title) = ${lowered} then 100
        when folded_title = ${folded} then 95
        when starts_with(lower(title), ${lowered}) then 85
        else 80 end as rank
      from (${hits} and folded_title ~>=~ ${folded} and folded_title ~<~ (${folded} || chr(127)) limit ${mostHits}) front
    union all
    select entity, record_id, folded_title, case
        when position(${lowered} in lower(title)) > 0 then 75
        when position(${folded} in folded_title) > 0 then 70
        when position(${folded} in folded_names) > 0 then 65
        else 50 end
      from (${firstOf(sql`${hits} and title_words @@ ${query}::tsquery and not starts_with(folded_title, ${folded})`)}) inside`;
};

const inTexts = (language: Language, folded: string, query: string, phrase: string) =>
  sql`(${firstOf(sql`
    select entity, record_id, folded_title, case when words @@ ${phrase}::tsquery then 30 else 20 end from ${searchDocuments}
    where ${seen(language)} and words @@ ${query}::tsquery and not title_words @@ ${query}::tsquery
      and not starts_with(folded_title, ${folded})`)})`;

const byLikeness = (language: Language, folded: string, query: string) => sql`
  select entity, record_id, folded_title, 
    5 * (word_similarity(${folded}, folded_title || ' ' || folded_names) + similarity(${folded}, folded_title)) as rank
  from (${firstOf(sql`
    select entity, record_id, folded_title, folded_names from ${searchDocuments}
    where ${seen(language)} and title_words @@ ${query}::tsquery`)}) alike`;

const run = async (
  db: Queryable,
  { kinds, types, page, per_page }: FindRequest,
  found: SQL,
): Promise<Finding> => {
  const { rows } = await db.execute<{ facets: Record<string, number> | null; hits: Found[] | null }>(sql`
    with found as materialized (${found})
    select
      (select json_object_agg(entity, total) from (
        select entity, count(*)::int as total from found where entity = any(${textArray(kinds)}) group by entity
      ) counted) as facets,
      (select json_agg(json_build_object('type', entity, 'id', record_id)) from (
        select entity, record_id from found where entity = any(${textArray(types.length ? types : kinds)})
        order by rank desc, array_position(${textArray(kinds)}, entity), length(folded_title), record_id
        limit ${per_page} offset ${(page - 1) * per_page}
      ) best) as hits ${sql.raw(plannedEachTime)}`);
  return { hits: rows[0]?.hits ?? [], facets: rows[0]?.facets ?? {} };
};

/** Documents that have all words, best first; when there are none, those whose title or other name is most alike. */
export const findDocuments = async (db: Queryable, request: FindRequest): Promise<Finding> => {
  const { keyword, language, words } = request;
  if (words.length === 0) return { hits: [], facets: {} };
  const folded = words.join(' ');
  const all = allOf(words);
  const exact = await run(
    db,
    request,
    sql`${inTitles(language, { keyword, folded }, all)} union all ${inTexts(language, folded, all, inOrder(words))}`,
  );
  return Object.keys(exact.facets).length > 0
    ? exact
    : run(db, request, byLikeness(language, folded, anyOf(words)));
};
