import type { ReadContext } from '../../kernel/entity';
import { accommodation } from '../../place-kinds';
import { findDocuments } from './find';
import type { LabelledTerm } from './find-labelled';
import { limitedTo } from './find-limited';
import { readHits, searchable } from './hits';
import type { SearchMemory } from './memory';
import { namesWithin } from './names-within';
import { type Reading, readKeyword } from './reading';
import type { SearchRequest, SearchResult } from './search-shapes';
import { stopWordsAmong } from './understand/stop-words';
import { budget, mealLabels, type Term, thingsToDo } from './understand/understand';
import { foldedText, type Word, writtenText } from './understand/written';
import { findCorrections } from './words';

/** Terms with the labels that they mean, and what keeps their limits. */
export const withLabels = async (
  { db, language }: ReadContext,
  terms: readonly Term[],
  { labels }: SearchMemory,
  cityIds: readonly number[],
): Promise<LabelledTerm[]> => {
  const meals = await labels.find(mealLabels);
  return Promise.all(
    terms.map(async (term): Promise<LabelledTerm> => {
      const { group, meant, limit } = term;
      const own = await labels.find(group?.labels ?? [meant.map(({ written }) => written).join(' ')]);
      const limited = limit && (await limitedTo(db, { language, cityIds }, limit));
      return {
        ...term,
        labels: own,
        ...(limited && { limited }),
        ...(group === thingsToDo.group && { lesser: meals }),
      };
    }),
  );
};

/** Records by words, labels and facts. */
export const searchTexts = async (
  context: ReadContext,
  { keyword, types, page, per_page }: SearchRequest,
  memory: SearchMemory,
): Promise<SearchResult> => {
  const { db, language } = context;
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
  // "Train from Hà Nội to Sa Pa": who wants to get there wants the place, and what tells of both.
  const isWay = reading.cities.length > 1 && things.every(isOfWay);
  const isCityOnly = reading.cityIds.length > 0 && (things.length === 0 || isWay);
  // A city alone is a word like others; what has it in its texts is about it.
  const asked = isCityOnly ? alone(reading.cityWords) : withThings(things, reading.cityIds.length > 0);
  const { hits, facets, isNamed, isWhole, isHere } = await findDocuments(db, {
    keyword: corrected ?? keyword.trim(),
    words: isCityOnly ? reading.cityWords.map(({ folded }) => folded) : sought,
    folded: foldedText(words),
    terms: await withLabels(context, asked, memory, reading.cityIds),
    month,
    isName: isCityOnly && place !== null,
    cityIds: isCityOnly ? [] : reading.cityIds,
    named: isCityOnly
      ? {
          ids: isWay ? reading.cities.toReversed().flatMap(({ ids }) => ids) : reading.cityIds,
          isSight: place?.isSight ?? false,
        }
      : null,
    names: isCityOnly ? [] : namesIn(reading, language),
    phrases: phrasesOf(isCityOnly ? alone(reading.cityWords) : things, reading.words),
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
    isHere,
    reading,
    about: null,
  };
};

const ofWays =
  /^(?:trains?|bus|buses|coach|taxi|car|drive|driving|flights?|fly|plane|ferry|boat|speedboat|transfer|tickets?|route|way|distance|far|long|hours?|tau|hoa|lua|xe|khach|do|may|bay|limousine|giuong|nam|ve|cao|toc|tu|di|den|ra|ve|toi|sang|bang|bao|lau|xa|mat|how|get|from|cheapest)$/u;

const isOfWay = ({ typed }: Term): boolean => typed.every(({ folded }) => ofWays.test(folded));

/** Names of records within what was typed; where the whole is a place's name, there is no other. */
const namesIn = ({ words, cityWords }: Reading, language: ReadContext['language']) => {
  const isStop = stopWordsAmong(words, language);
  const is = (test: (word: Word) => boolean) => (index: number) => {
    const word = words[index];
    return word !== undefined && test(word);
  };
  return namesWithin(
    words,
    is((word) => cityWords.includes(word)),
    is(isStop),
  );
};

/** Words that follow one another as they were typed, not all of them known: together they may name a dish or a thing. */
const phrasesOf = (terms: readonly Term[], words: readonly Word[]): string[] => {
  const runs: Term[][] = [[]];
  for (const word of words) {
    const term = terms.find(({ typed }) => typed.includes(word));
    if (term) runs.at(-1)?.push(term);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.length > 1 && run.some(({ group }) => group === null))
    .map((run) => [...new Set(run)].flatMap(({ typed }) => typed.map(({ folded }) => folded)).join(' <-> '));
};

/** "Where to go" in a city asks for things to do there. */
const withinCity = (term: Term): Term => (term.group?.kinds.entities?.includes('city') ? thingsToDo : term);

/** Who wants only that it is for children, or dry, wants things to do that are. */
const withThings = (terms: readonly Term[], isInCity: boolean): readonly Term[] => {
  // What a room costs is seldom known: the simplest ones come first.
  const isOfBeds = terms.some(({ group }) => group?.kinds.resourceTypes?.includes(accommodation));
  const isPriced = terms.some(({ limit }) => limit?.what === 'price');
  const all = isOfBeds && isPriced && budget ? [...terms, budget] : terms;
  if (!isInCity) return all;
  const asked = all.map(asDemand);
  return terms.every(({ group, limit }) => group?.isWish || limit) ? [...asked, thingsToDo] : asked;
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
