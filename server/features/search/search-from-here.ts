import type { ReadContext } from '../../kernel/entity';
import type { Language } from '../../language';
import type { Answer } from './answers/collect';
import { directWords } from './answers/direct-words';
import { made } from './answers/made';
import type { SearchMemory } from './memory';
import { soughtNearHere } from './near-here';
import { type SearchRequest, type SearchResult, search } from './search';

/** That it is not known where the visitor is, and where the list of what is near is made. */
export const whereUnknown = (language: Language): Answer => {
  const say = directWords(language);
  return made(say.nearHere, say.nearHereHow, '/placetogo');
};

/** Searches; what is looked for "near here" without a town is looked for without these words, which stand in titles. */
export const searchFromHere = async (
  context: ReadContext,
  request: SearchRequest,
  memory: SearchMemory,
): Promise<{ found: SearchResult; isNearHere: boolean }> => {
  const sought = soughtNearHere(request.keyword);
  const found = await search(context, { ...request, keyword: sought || request.keyword }, memory);
  if (sought === null) return { found, isNearHere: false };
  if (found.reading.cityIds.length > 0)
    return { found: await search(context, request, memory), isNearHere: false };
  return { found: sought === '' ? { ...found, hits: [], total: 0, facets: {} } : found, isNearHere: true };
};
