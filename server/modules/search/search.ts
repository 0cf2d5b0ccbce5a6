import type { ReadContext } from '../../content/entity';
import { findDocuments } from './find';
import { type Hit, readHits, searchable } from './hits';
import type { NamedPlace } from './place-names';
import { meaningful, readKeyword } from './words';

export interface SearchRequest {
  keyword: string;
  types: readonly string[];
  page: number;
  per_page: number;
  /** A city that the keyword is a name of: it comes first. */
  place?: NamedPlace | null;
}

export interface SearchResult {
  hits: Hit[];
  /** Number of hits of each kind. */
  facets: Record<string, number>;
  total: number;
  /** What was searched for, folded. */
  words: string[];
  /** That as one text when a misspelt word was corrected. */
  corrected: string | null;
}

/** Live records of all kinds whose title, other names or text have the words of the keyword, best first. */
export const search = async (
  { db, language }: ReadContext,
  { keyword, types, page, per_page, place = null }: SearchRequest,
): Promise<SearchResult> => {
  const { words, corrections } = await readKeyword(db, language, keyword);
  // A misspelt name of a place is looked for as it is spelt: letter by letter its words may be others.
  const named = place?.isMisspelt ? await readKeyword(db, language, place.title) : null;
  const wanted = named ? named.words : words.map((word) => corrections.get(word) ?? word);
  const corrected = named ? (place?.title ?? null) : corrections.size > 0 ? wanted.join(' ') : null;
  const sought = meaningful(wanted);
  const { hits, facets } = await findDocuments(db, {
    keyword: corrected ?? keyword,
    words: sought,
    language,
    kinds: searchable.map(({ name }) => name),
    types,
    page,
    per_page,
  });
  const isShown = place !== null && (types.length === 0 || types.includes('city'));
  const others = hits.filter(({ type, id }) => !(isShown && type === 'city' && id === place.id));
  const isNew = isShown && others.length === hits.length && page === 1;
  const all = isShown && page === 1 ? [{ type: 'city', id: place.id }, ...others].slice(0, per_page) : hits;
  const counts = isNew && !facets.city ? { ...facets, city: 1 } : facets;
  const counted = types.length > 0 ? types : Object.keys(counts);
  const total = counted.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  return { hits: await readHits(db, language, all), facets: counts, total, words: sought, corrected };
};
