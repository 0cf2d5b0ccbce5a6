import type { ReadContext } from '../../content/entity';
import { findDocuments } from './find';
import { type Hit, readHits, searchable } from './hits';
import { meaningful, readKeyword } from './words';

export interface SearchRequest {
  keyword: string;
  types: readonly string[];
  page: number;
  per_page: number;
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
  { keyword, types, page, per_page }: SearchRequest,
): Promise<SearchResult> => {
  const { words, corrections } = await readKeyword(db, language, keyword);
  const wanted = words.map((word) => corrections.get(word) ?? word);
  const corrected = corrections.size > 0 ? wanted.join(' ') : null;
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
  const counted = types.length > 0 ? types : Object.keys(facets);
  const total = counted.reduce((sum, type) => sum + (facets[type] ?? 0), 0);
  return { hits: await readHits(db, language, hits), facets, total, words: sought, corrected };
};
