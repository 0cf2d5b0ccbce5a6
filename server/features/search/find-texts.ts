import { type SQL, sql } from 'drizzle-orm';
import { searchDocuments } from '../../../db/schema';
import type { Language } from '../../language';
import type { NameWithin } from './names-within';
import { allOf, queriesOf, writtenInTitle } from './queries';
import { seen } from './seen';
import type { Term } from './understand/understand';

/** Of more hits than this in one place (start of title, title, text) the rest is neither ranked nor counted. */
const mostHits = 1000;

/** So many are called the same. */
const mostCalled = 10;

/**
 * The first rows of a search by words. The planner must not know that only so many are wanted: it would take words for
 * evenly spread over both languages and read the whole table in the hope of meeting them early.
 */
export const firstOf = (search: SQL) =>
  sql`with all_hits as materialized (${search}) select * from all_hits limit ${mostHits}`;

interface Titles {
  keyword: string;
  /** All folded words of it. */
  folded: string;
  /** Those that count. */
  words: readonly string[];
  terms: readonly Term[];
}

/** Hits in titles and other names: at the front before inside, with accents before without, titles before names. */
export const hitsInTitles = (language: Language, { keyword, folded, words, terms }: Titles): SQL => {
  const lowered = keyword.normalize('NFC').toLowerCase();
  const columns = sql`entity, record_id, title, folded_title, folded_names, written_words`;
  const hits = sql`select ${columns} from ${searchDocuments} where ${seen(language)}`;
  const query = allOf(words);
  const counted = words.join(' ');
  const accents = writtenInTitle(terms);
  // What has other accents than were meant is found too, behind all that has them.
  const otherwise = accents ? sql`case when written_words @@ ${accents}::tsquery then 0 else 60 end` : sql`0`;
  return sql`
    select entity, record_id, case
        when lower(title) = ${lowered} then 100
        when folded_title = ${folded} then 95
        when starts_with(lower(title) || ' ', ${lowered} || ' ') then 85
        when starts_with(folded_title || ' ', ${folded} || ' ') then 80
        else 40 end - ${otherwise} as rank
      from (${hits} and folded_title ~>=~ ${folded} and folded_title ~<~ (${folded} || chr(127)) limit ${mostHits}) front
    union all
    select entity, record_id, case
        when position(' ' || ${lowered} || ' ' in ' ' || lower(title) || ' ') > 0 then 75
        when position(' ' || ${folded} || ' ' in ' ' || folded_title || ' ') > 0 then 70
        when position(' ' || ${counted} || ' ' in ' ' || folded_title || ' ') > 0 then 68
        when position(${folded} in folded_names) > 0 then 65
        else 50 end - ${otherwise}
      from (${firstOf(sql`${hits} and title_words @@ ${query}::tsquery and not starts_with(folded_title, ${folded})`)}) inside`;
};

const called = ['resource', 'thing_to_do', 'experience', 'event'];

/** Records whose whole title stands within what was typed, or begins so. Each name is looked up along the index of titles. */
export const hitsCalled = (language: Language, names: readonly NameWithin[]): SQL => {
  const own = sql`entity = any(${sql.param(called)}::text[]) and ${seen(language)}`;
  return sql`
    select entity, record_id, name.rank from unnest(
        ${sql.param(names.map(({ text }) => text))}::text[], ${sql.param(names.map(({ rank }) => rank))}::int[],
        ${sql.param(names.map(({ isBeginning }) => isBeginning))}::bool[]) as name(text, rank, is_beginning),
      lateral (
        (select entity, record_id from ${searchDocuments} where folded_title = name.text and ${own} limit ${mostCalled})
        union all
        (select entity, record_id from ${searchDocuments} where name.is_beginning and folded_title ~>=~ (name.text || ' ')
          and folded_title ~<~ (name.text || '!') and ${own} limit ${mostCalled})) as called`;
};

/** Hits of one term in texts: as it was meant before other words for the same, in titles before elsewhere. */
export const hitsOfTerm = (language: Language, term: Term): SQL[] => {
  if (term.limit) return [];
  const { meant, meantInTitle, alike, alikeInTitle, folded, unfinished } = queriesOf(term);
  const hits = sql`select entity, record_id from ${searchDocuments} where ${seen(language)}`;
  const written = (query: string, score: number) =>
    sql`select entity, record_id, ${score}::real as score from (${firstOf(sql`${hits} and written_words @@ ${query}::tsquery`)}) as found`;
  const plain = (column: SQL, query: string, score: number) => {
    // Other accents count only where nothing has those that were typed.
    const unless = meant
      ? sql` and not exists (select 1 from ${searchDocuments} where ${seen(language)} and written_words @@ ${meant}::tsquery)`
      : sql``;
    return sql`select entity, record_id, ${score}::real as score from (${firstOf(sql`${hits} and ${column} @@ ${query}::tsquery${unless}`)}) as found`;
  };
  return [
    ...(meant && meantInTitle ? [written(meantInTitle, 10), written(meant, 3)] : []),
    ...(alike && alikeInTitle ? [written(alikeInTitle, 7), written(alike, 2)] : []),
    ...(folded ? [plain(sql`title_words`, folded, 10), plain(sql`words`, folded, 3)] : []),
    ...(unfinished ? [plain(sql`title_words`, unfinished, 1), plain(sql`words`, unfinished, 0.5)] : []),
  ];
};

/** Two words one after the other, of which nothing is known: together they may be a name. */
export const hitsInOrder = (language: Language, before: Term, term: Term): SQL => {
  const query = [before, term].flatMap(({ typed }) => typed.map(({ folded }) => folded)).join(' <-> ');
  return sql`select entity, record_id, 5::real as score from (${firstOf(
    sql`select entity, record_id from ${searchDocuments} where ${seen(language)} and words @@ ${query}::tsquery`,
  )}) as found`;
};

/** Records with words that follow one another somewhere in their texts. */
export const hitsOfPhrase = (language: Language, phrase: string): SQL =>
  firstOf(
    sql`select entity, record_id from ${searchDocuments} where ${seen(language)} and words @@ ${phrase}::tsquery`,
  );
