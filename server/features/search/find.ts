import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { plannedEachTime } from '../../../db/prepared';
import { searchDocuments } from '../../../db/schema';
import type { Language } from '../../language';
import { type LabelledTerm, labelled, ofCities, ofMonth } from './find-labelled';
import { firstOf, hitsCalled, hitsInOrder, hitsInTitles, hitsOfPhrase, hitsOfTerm } from './find-texts';
import type { NameWithin } from './names-within';
import { seen } from './seen';
import type { Month } from './understand/months';

export interface Found {
  type: string;
  id: number;
}

export interface FindRequest {
  /** As it was typed, misspelt words corrected. */
  keyword: string;
  /** The folded words that count, those of cities too. */
  words: readonly string[];
  /** All folded words. */
  folded: string;
  terms: readonly LabelledTerm[];
  month: Month | null;
  /** Cities of which nothing but themselves is wanted; a sight of theirs that was named comes before them. */
  named: { ids: readonly number[]; isSight: boolean } | null;
  /** Cities that are named beside what is looked for. */
  cityIds: readonly number[];
  /** Whether the words are one name: what has them apart is not about it. */
  isName: boolean;
  /** What a record may be called whose name is a part of what was typed. */
  names: readonly NameWithin[];
  /** Words that follow one another, as text-search queries. */
  phrases: readonly string[];
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
  /** Whether the best one, other than an article, is called what was typed. */
  isNamed: boolean;
  /** Whether something has all that was asked for. */
  isWhole: boolean;
  /** Whether something in the cities that were named has it, other than what tells of them at large. */
  isHere: boolean;
}

/** What has a word in its title weighs at least so much. */
const inTitle = 7;

/** What is called as most of the words has all that was asked for. */
const calledMostly = 40;

/** So few records of a city are not all that is shown. */
const fewHere = 3;

/** What the words are in the title of comes before what they are only about. */
const namedFrom = 60;

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Documents with the terms: what has more of them first, of the cities named where something is there. */
const gathered = ({ language, terms, month, cityIds, ...request }: FindRequest): SQL => {
  const isDestination = ({ group }: LabelledTerm) => group?.kinds.entities?.includes('city') === true;
  // "Where to go" beside something that one goes for says nothing more.
  const hasAim = terms.some((term) => !term.group?.isWish && !isDestination(term));
  const isWish = ({ group }: LabelledTerm) => group?.isWish === true;
  const isOfTime = ({ group }: LabelledTerm) =>
    group?.isOfCity || group?.kinds.entities?.some((entity) => entity === 'city' || entity === 'event');
  // "Festivals in April" take place then; a beach is there all year, and better in some months.
  const countsMonth = month !== null && terms.every((term) => isOfTime(term) || isWish(term));
  const hasOthers = countsMonth || terms.some((term) => !isWish(term));
  // A wish counts as a term only where there is nothing else.
  const places = (request.isName && terms.length > 1 ? [] : terms)
    .filter((term) => !(hasAim && isDestination(term)))
    .map((term) => ({ term, isCounted: !hasOthers || !isWish(term) }));
  const counted = places.filter(({ isCounted }) => isCounted).length + (countsMonth ? 1 : 0);
  const pairs = terms.slice(1).flatMap((term, index) => {
    const before = terms[index];
    return before && !before.group && !term.group ? [[before, term] as const] : [];
  });
  // What the words are together is more than what has them apart; of a sight without a page it is the best there is.
  const together = request.named?.isSight ? namedFrom + 2 * inTitle : 12;
  const parts = [
    // Where a town has nothing of it, the town itself is the next best thing.
    ...(cityIds.length === 1
      ? [sql`select null::int as term, 'city' as entity, ${cityIds[0]}::int as record_id, 0.5::real as score`]
      : []),
    ...request.phrases.map(
      (phrase) =>
        sql`select null::int as term, entity, record_id, ${together}::real as score from (${hitsOfPhrase(language, phrase)}) as hits`,
    ),
    ...pairs.map(
      ([before, term]) =>
        sql`select null::int as term, entity, record_id, score::real from (${hitsInOrder(language, before, term)}) as hits`,
    ),
    ...places.flatMap(({ term, isCounted }, index) =>
      [
        // What is only mentioned may be denied.
        ...hitsOfTerm(language, term).map((hits) => ({ hits, least: term.group?.isStrict ? inTitle : 0 })),
        ...labelled(language, term).map((hits) => ({ hits, least: 0 })),
      ].map(
        ({ hits, least }) =>
          sql`select ${isCounted ? index : null}::int as term, entity, record_id, score::real from (${hits}) as hits
            where score >= ${least}`,
      ),
    ),
    ...(month
      ? ofMonth(month).map(
          ({ hits, isItself }) =>
            sql`select ${countsMonth && isItself ? terms.length : null}::int as term, entity, record_id, score::real
              from (${hits}) as hits`,
        )
      : []),
  ];
  // What breaks a limit is no answer where something keeps it; what only keeps it is none at all.
  const limits = places.flatMap(({ term }, index) => (term.limit ? [index] : []));
  const isLimited = limits.length > 0;
  // Who wants a place wants no journey and no article, unless it says so.
  const isBroad =
    terms.some(({ group }) => group !== null) &&
    !terms.some(({ group }) => group?.kinds.entities?.includes('tour'));
  const named = [
    sql`select entity, record_id, rank, false as is_called from (${hitsInTitles(language, { ...request, terms })}) as titled`,
    ...(request.names.length > 0
      ? [sql`select entity, record_id, rank, true from (${hitsCalled(language, request.names)}) as called`]
      : []),
    ...(request.named
      ? [
          sql`select 'city', id, ${request.named.isSight ? namedFrom + 5 : 1000} - place, false from unnest(${sql.param([...request.named.ids])}::int[]) with ordinality as city(id, place)`,
        ]
      : []),
  ];
  const isLocal = cityIds.length > 0 ? sql`(entity, record_id) in (${ofCities(cityIds)})` : sql`false`;
  // A town's own page mentions much that is not there.
  const isOwn = sql`is_local and entity not in ('city', 'blog', 'tour')`;
  return sql`
    with named as materialized (${sql.join(named, sql` union all `)}),
    parts as materialized (${parts.length > 0 ? sql.join(parts, sql` union all `) : sql`select null::int as term, ''::text as entity, 0 as record_id, 0::real as score where false`}),
    weighed as (
      select entity, record_id, max(rank) as rank, max(matched) as matched, max(score) as score, max(kept) as kept, bool_or(is_called) as is_called from (
        select entity, record_id, rank, case when is_called and rank < ${calledMostly} then 0 else ${counted - limits.length}::int end as matched, 0::real as score, 0 as kept, is_called from named
        union all
        select entity, record_id, 0, count(distinct term)::int, sum(score), count(distinct term) filter (where term = any(${sql.param(limits)}::int[]))::int, false
        from parts group by entity, record_id
      ) as both_ways group by entity, record_id
    ),
    scoped as materialized (
      select entity, record_id, rank, matched, score, kept, is_called, folded_title, ${isLocal} as is_local
      from weighed join ${searchDocuments} using (entity, record_id)
      where ${seen(language)}
    ),
    enough as (
      select coalesce(max(matched) filter (where is_local), 0) as here, max(matched) as anywhere,
        coalesce(max(matched) filter (where ${isOwn}), 0) as own,
        count(*) filter (where is_local and matched > 0) as many
      from scoped
    )
    select entity, record_id, folded_title, matched >= ${counted} or rank >= 60 as is_whole, rank >= 65 and entity not in ('blog', 'tour') as is_named,
      ${isOwn} and (is_called or matched >= ${counted}) as is_here,
      rank + score + matched * 6
        - case when ${isBroad} and entity in ('blog', 'tour') then 8 else 0 end
        - case when here > 0 and not is_local then 60 when here = 0 and is_local and entity = 'city' then -60 else 0 end as rank
    from scoped, enough
    where is_called or (here = 0 and is_local and entity = 'city') or case when ${isLimited} and anywhere = ${counted} and (own = ${counted} or ${cityIds.length === 0})
      then matched = ${counted} and (is_local or ${cityIds.length === 0}) and entity <> 'city' else (matched > kept or ${counted === limits.length}) and (rank >= ${namedFrom} or (${request.isName && terms.length > 1} and score > 0) or case when here * 2 >= ${counted} and here > 0
      then (is_local and matched > 0) or (many < ${fewHere} and own < ${counted} and matched = ${counted} and score >= ${inTitle})
      else (matched = anywhere or (${counted} >= 3 and matched = anywhere - 1 and score >= ${inTitle}))
        and anywhere * 2 >= ${counted} and anywhere > 0 end) end`;
};

const byLikeness = (language: Language, folded: string, words: readonly string[]) => sql`
  select entity, record_id, folded_title, false as is_whole, false as is_named, false as is_here,
    5 * (word_similarity(${folded}, folded_title || ' ' || folded_names) + similarity(${folded}, folded_title)) as rank
  from (${firstOf(sql`
    select entity, record_id, folded_title, folded_names from ${searchDocuments}
    where ${seen(language)} and title_words @@ ${words.join(' | ')}::tsquery`)}) alike`;

const run = async (
  db: Queryable,
  { kinds, types, page, per_page }: FindRequest,
  found: SQL,
): Promise<Finding> => {
  const { rows } = await db.execute<{
    facets: Record<string, number> | null;
    hits: Found[] | null;
    is_named: boolean | null;
    is_whole: boolean | null;
    is_here: boolean | null;
  }>(sql`
    with found as materialized (${found})
    select
      (select json_object_agg(entity, total) from (
        select entity, count(*)::int as total from found where entity = any(${textArray(kinds)}) group by entity
      ) counted) as facets,
      (select bool_or(is_named) from found) as is_named,
      (select bool_or(is_whole) from found) as is_whole,
      (select bool_or(is_here) from found) as is_here,
      (select json_agg(json_build_object('type', entity, 'id', record_id)) from (
        select entity, record_id from found where entity = any(${textArray(types.length ? types : kinds)})
        order by rank desc, array_position(${textArray(kinds)}, entity), length(folded_title), record_id
        limit ${per_page} offset ${(page - 1) * per_page}
      ) best) as hits ${sql.raw(plannedEachTime)}`);
  return {
    hits: rows[0]?.hits ?? [],
    facets: rows[0]?.facets ?? {},
    isNamed: rows[0]?.is_named ?? false,
    isWhole: rows[0]?.is_whole ?? false,
    isHere: rows[0]?.is_here ?? false,
  };
};

/** Documents that have what was meant, best first; when there are none, those whose title or other name is most alike. */
export const findDocuments = async (db: Queryable, request: FindRequest): Promise<Finding> => {
  const { language, words, folded } = request;
  if (words.length === 0) return { hits: [], facets: {}, isNamed: false, isWhole: false, isHere: false };
  const exact = await run(db, request, gathered(request));
  return Object.keys(exact.facets).length > 0 ? exact : run(db, request, byLikeness(language, folded, words));
};
