import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { searchDocuments } from '../../../db/schema';
import { placesCalled } from '../../geography/gazetteer';
import { type Language, languageCodes } from '../../language';
import { topicsAmong } from './answers/topics';
import { seen } from './seen';
import { wordsIn } from './understand/written';

/** What could be done about a search that finds nothing, likely things first. */
export const proposalKinds = ['name', 'other_language', 'fact', 'place', 'write'] as const;

/** A proposal: the record that it is about, where there is one, or the name of a place. */
export interface Proposal {
  kind: (typeof proposalKinds)[number];
  entity: string | null;
  record_id: number | null;
  title: string | null;
}

/** So much of a title must be what was typed for it to be another spelling of it. */
const leastAlike = 0.4;
/** So many records that share the beginning of a word are compared. */
const mostCompared = 500;
const shortestBeginning = 3;

interface Near extends Record<string, unknown> {
  entity: string;
  record_id: number;
  title: string;
}

/** The record whose title is most like what was typed. */
const mostAlike = async (db: Queryable, language: Language, query: string): Promise<Near | undefined> => {
  const beginnings = wordsIn(query)
    .filter(({ folded }) => folded.length >= shortestBeginning)
    .map(({ folded }) => `${folded.slice(0, shortestBeginning)}:*`);
  if (beginnings.length === 0) return undefined;
  const { rows } = await db.execute<Near>(sql`
    with compared as materialized (
      select entity, record_id, title, folded_title from ${searchDocuments}
      where ${seen(language)} and title_words @@ ${beginnings.join(' | ')}::tsquery limit ${mostCompared})
    select entity, record_id, title from compared where similarity(folded_title, ${query}) >= ${leastAlike}
    order by similarity(folded_title, ${query}) desc, record_id limit 1`);
  return rows[0];
};

/** A record that has all the words in a language. */
const havingAll = async (db: Queryable, language: Language, query: string): Promise<Near | undefined> => {
  const all = wordsIn(query).map(({ folded }) => folded);
  const { rows } = await db.execute<Near>(sql`
    select entity, record_id, title from ${searchDocuments}
    where ${seen(language)} and words @@ ${all.join(' & ')}::tsquery limit 1`);
  return rows[0];
};

/**
 * What to do about a search without results: give the record that was likely meant another name, translate what only the
 * other language has, answer a question of a known matter, write of a place that is known to exist; or write.
 */
export const proposalFor = async (
  db: Queryable,
  { query, lang_id }: { query: string; lang_id: Language },
): Promise<Proposal> => {
  const words = wordsIn(query);
  const of = (kind: Proposal['kind'], near?: Near): Proposal => ({
    kind,
    entity: near?.entity ?? null,
    record_id: near?.record_id ?? null,
    title: near?.title ?? null,
  });
  const alike = await mostAlike(db, lang_id, query);
  if (alike) return of('name', alike);
  for (const other of languageCodes) {
    const there = other === lang_id || words.length === 0 ? undefined : await havingAll(db, other, query);
    if (there) return of('other_language', there);
  }
  if (topicsAmong(words).length > 0) return of('fact');
  const [place] = placesCalled(query);
  return place ? { ...of('place'), title: place.name } : of('write');
};
