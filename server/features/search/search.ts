import type { ReadContext } from '../../kernel/entity';
import { findDocuments } from './find';
import { type Hit, readHits, searchable } from './hits';
import { createSearchMemory, type SearchMemory } from './memory';
import { type Reading, readKeyword } from './reading';
import { type Term, thingsToDo } from './understand/understand';
import { foldedText, type Word, writtenText } from './understand/written';
import { findCorrections } from './words';

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
  /** Whether a record is called what was typed. */
  isNamed: boolean;
  /** Whether something has all that was asked for. */
  isWhole: boolean;
  reading: Reading;
}

/** Live records of all kinds that are called, labelled or described as what was meant, best first. */
export const search = async (
  context: ReadContext,
  { keyword, types, page, per_page }: SearchRequest,
  memory: SearchMemory = createSearchMemory(context.db),
): Promise<SearchResult> => {
  const { db, language } = context;
  const { labels } = memory;
  const reading = await readKeyword(language, keyword, {
    placeNames: memory.placeNames,
    correctionsOf: (words) => findCorrections(db, language, words),
  });
  const { place, terms, month, words, content, isCorrected } = reading;
  const corrected = isCorrected ? (place?.title ?? writtenText(words)) : null;
  const sought = content.map(({ folded }) => folded);
  // What is asked of a city as such is told by its own page.
  const things =
    reading.cityIds.length > 0
      ? terms.filter(({ group }) => !group?.isOfCity).map((term) => withinCity(term))
      : terms;
  const isCityOnly = reading.cityIds.length > 0 && things.length === 0;
  // A city alone is a word like others; what has it in its texts is about it.
  const asked = isCityOnly ? alone(reading.cityWords) : withThings(things, reading.cityIds.length > 0);
  const { hits, facets, isNamed, isWhole } = await findDocuments(db, {
    keyword: corrected ?? keyword.trim(),
    words: isCityOnly ? reading.cityWords.map(({ folded }) => folded) : sought,
    folded: foldedText(words),
    terms: await Promise.all(
      asked.map(async (term) => ({
        ...term,
        labels: await labels.find(term.group?.labels ?? [term.meant.map(({ written }) => written).join(' ')]),
      })),
    ),
    month,
    isName: isCityOnly && place !== null,
    cityIds: isCityOnly ? [] : reading.cityIds,
    named: isCityOnly ? { ids: reading.cityIds, isSight: place?.isSight ?? false } : null,
    language,
    kinds: searchable.map(({ name }) => name),
    types,
    page,
    per_page,
  });
  const counted = types.length > 0 ? types : Object.keys(facets);
  const total = counted.reduce((sum, type) => sum + (facets[type] ?? 0), 0);
  return {
    hits: await readHits(db, language, hits),
    facets,
    total,
    words: sought,
    corrected,
    isNamed,
    isWhole,
    reading,
  };
};

/** "Where to go" in a city asks for things to do there. */
const withinCity = (term: Term): Term => (term.group?.kinds.entities?.includes('city') ? thingsToDo : term);

/** Who wants only that it is for children, or dry, wants things to do that are. */
const withThings = (terms: readonly Term[], isInCity: boolean): readonly Term[] => {
  if (!isInCity) return terms;
  const asked = terms.map(asDemand);
  return asked.every(({ group }) => group?.isWish) ? [...asked, thingsToDo] : asked;
};

/** In one city editors have said of enough records whether they are dry: those that are not are no answer there. */
const asDemand = (term: Term): Term =>
  term.group?.isWish && term.group.isStrict ? { ...term, group: { ...term.group, isWish: false } } : term;

/** Words without anything known of them. */
const alone = (words: readonly Word[]): Term[] =>
  words.map((word, index) => ({
    typed: [word],
    meant: [word],
    group: null,
    isUnfinished: index === words.length - 1,
  }));
