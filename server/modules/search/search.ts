import type { ReadContext } from '../../content/entity';
import { findDocuments } from './find';
import { type Hit, readHits, searchable } from './hits';
import { createSearchMemory, type SearchMemory } from './memory';
import type { NamedPlace } from './place-names';
import { type Understood, understand } from './understand/understand';
import { foldedText, type Word, wordsIn } from './understand/written';
import { findCorrections, mostWords } from './words';

export interface SearchRequest {
  keyword: string;
  types: readonly string[];
  page: number;
  per_page: number;
}

/** What a keyword says before anything is looked for. */
export interface Reading extends Understood {
  /** As it is looked for, misspelt words corrected. */
  words: Word[];
  isCorrected: boolean;
  /** The city that the whole keyword is a name of. */
  place: NamedPlace | null;
  /** Cities named beside what is looked for. */
  cityIds: number[];
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
  /** Whether a record is called what was typed. */
  isNamed: boolean;
  reading: Reading;
}

/** Reads a keyword: the cities and months in it, what is looked for, and words that are misspelt. */
const readKeyword = async (
  { db, language }: ReadContext,
  { placeNames }: SearchMemory,
  keyword: string,
): Promise<Reading> => {
  const place = await placeNames.find(language, keyword);
  // A misspelt name of a place is looked for as it is spelt: letter by letter its words may be others.
  const typed = wordsIn(place?.isMisspelt ? place.title : keyword).slice(0, mostWords);
  const plain = { isCorrected: place?.isMisspelt ?? false, place, cityIds: [] };
  if (place)
    return { ...plain, terms: [], month: null, content: typed, rest: [], isQuestion: false, words: typed };
  const corrections = await findCorrections(db, language, typed);
  const within = await placeNames.findWithin(typed, ({ folded }) => corrections.has(folded));
  const isOfPlace = (index: number) => within.some(({ start, end }) => index >= start && index < end);
  const words = typed.map((word, index) => {
    const corrected = isOfPlace(index) ? undefined : corrections.get(word.folded);
    return corrected ? { written: corrected, folded: corrected } : word;
  });
  return {
    ...understand(words, language, within),
    words,
    isCorrected: words.some((word, index) => word !== typed[index]),
    place: null,
    cityIds: within.flatMap(({ ids }) => ids),
  };
};

/** Live records of all kinds that are called, labelled or described as what was meant, best first. */
export const search = async (
  context: ReadContext,
  { keyword, types, page, per_page }: SearchRequest,
  memory: SearchMemory = createSearchMemory(context.db),
): Promise<SearchResult> => {
  const { db, language } = context;
  const { labels } = memory;
  const reading = await readKeyword(context, memory, keyword);
  const { place, terms, month, words, content, isCorrected } = reading;
  const isCityOnly = terms.length === 0 && month === null;
  const corrected = isCorrected ? (place?.title ?? foldedText(words)) : null;
  const sought = content.map(({ folded }) => folded);
  // A city alone is a word like others; what has it in its texts is about it.
  const asked = isCityOnly ? understandAlone(content) : terms;
  const { hits, facets, isNamed } = await findDocuments(db, {
    keyword: corrected ?? keyword.trim(),
    words: sought,
    folded: foldedText(words),
    terms: await Promise.all(
      asked.map(async (term) => ({
        ...term,
        labels: await labels.find(term.group?.labels ?? [term.meant.map(({ written }) => written).join(' ')]),
      })),
    ),
    month,
    cityIds: reading.cityIds,
    language,
    kinds: searchable.map(({ name }) => name),
    types,
    page,
    per_page,
  });
  const first =
    place && (!place.isSight || hits.length === 0) ? [place.id] : isCityOnly ? reading.cityIds : [];
  const isShown = first.length > 0 && (types.length === 0 || types.includes('city'));
  const others = hits.filter(({ type, id }) => !(isShown && type === 'city' && first.includes(id)));
  const isNew = isShown && others.length === hits.length && page === 1;
  const ahead = first.map((id) => ({ type: 'city', id }));
  const all = isShown && page === 1 ? [...ahead, ...others].slice(0, per_page) : hits;
  const counts = isNew && !facets.city ? { ...facets, city: first.length } : facets;
  const counted = types.length > 0 ? types : Object.keys(counts);
  const total = counted.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  return {
    hits: await readHits(db, language, all),
    facets: counts,
    total,
    words: sought,
    corrected,
    isNamed,
    reading,
  };
};

/** Words without anything known of them. */
const understandAlone = (words: readonly Word[]): Understood['terms'] =>
  words.map((word, index) => ({
    typed: [word],
    meant: [word],
    group: null,
    isUnfinished: index === words.length - 1,
  }));
