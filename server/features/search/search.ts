import type { ReadContext } from '../../kernel/entity';
import { askedOf } from './asked-of';
import { createSearchMemory, type SearchMemory } from './memory';
import { searchAbout } from './search-about';
import type { SearchRequest, SearchResult } from './search-shapes';
import { searchTexts } from './search-texts';
import { limitsIn } from './understand/limits';
import { writtenOut } from './understand/shorthand';
import { wordsIn } from './understand/written';
import { mostWords } from './words';

export type { About, SearchRequest, SearchResult } from './search-shapes';

/** Live records of all kinds that are called, labelled or described as what was meant, best first. */
export const search = async (
  context: ReadContext,
  typed: SearchRequest,
  memory: SearchMemory = createSearchMemory(context.db),
): Promise<SearchResult> => {
  const request = { ...typed, keyword: writtenOut(typed.keyword, context.language) };
  const words = wordsIn(request.keyword).slice(0, mostWords);
  const spans = await memory.placeNames.findWithin(words, () => false);
  // "A museum open on Monday" asks for museums, not for hours.
  const isOfName = (index: number) => spans.some(({ start, end }) => index >= start && index < end);
  const isLimited = limitsIn(words).length > 0;
  const asked = isLimited ? null : askedOf(words, isOfName);
  return (
    (asked && (await searchAbout(context, request, memory, asked))) ?? searchTexts(context, request, memory)
  );
};
