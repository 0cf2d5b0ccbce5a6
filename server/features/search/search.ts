import { eq } from 'drizzle-orm';
import { cities } from '../../../db/schema';
import { placesCalled } from '../../geography/gazetteer';
import type { ReadContext } from '../../kernel/entity';
import { accommodation } from '../../place-kinds';
import { type AskedOf, askedOf, nameOf } from './asked-of';
import { findDocuments } from './find';
import { findAround } from './find-around';
import type { LabelledTerm } from './find-labelled';
import { limitedTo } from './find-limited';
import { type Hit, readHits, searchable } from './hits';
import { createSearchMemory, type SearchMemory } from './memory';
import type { NamedPlace } from './place-names';
import { type Reading, readKeyword } from './reading';
import { type CalledRecord, recordCalled } from './record-called';
import { limitsIn } from './understand/limits';
import { budget, mealLabels, type Term, thingsToDo, understand } from './understand/understand';
import { foldedText, type Word, wordsIn, writtenText } from './understand/written';
import { findCorrections, mostWords } from './words';

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
  /** Whether something in the cities that were named has it. */
  isHere: boolean;
  reading: Reading;
  /** What was asked of a record that the search names, or of what is near it. */
  about: About | null;
}

export interface About {
  what: AskedOf['what'];
  record: Pick<CalledRecord, 'title'> & Partial<CalledRecord>;
  /** Of each hit, where what is near was asked for. */
  km: number[];
  /** Whether nothing of the kind that was asked for is near, so that the hits are other things. */
  isOther: boolean;
}

/** Live records of all kinds that are called, labelled or described as what was meant, best first. */
export const search = async (
  context: ReadContext,
  request: SearchRequest,
  memory: SearchMemory = createSearchMemory(context.db),
): Promise<SearchResult> => {
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

/** A search for the price or the hours of something is one for the thing; `null` where nothing is called so. */
const searchAbout = async (
  context: ReadContext,
  request: SearchRequest,
  memory: SearchMemory,
  asked: AskedOf,
): Promise<SearchResult | null> => {
  const within = await memory.placeNames.findWithin(asked.name, () => false);
  const ids = within.flatMap((place) => place.ids);
  const isOfCity = (index: number) => within.some(({ start, end }) => index >= start && index < end);
  const named = await memory.placeNames.find(context.language, nameOf(asked));
  // "Củ Chi tunnels" is another name of where they are, and they have a page of their own.
  const isCity = named !== null && !named.isSight && !named.isMisspelt && asked.name.length < 3;
  const record = isCity ? null : await recordCalled(context, asked.name, { ids, isOfCity });
  if (asked.what !== 'near') {
    const name = nameOf(asked);
    const uncovered = record || isCity ? null : await uncoveredNamed(context, memory, asked.name);
    if (uncovered) return searchTexts(context, { ...request, keyword: uncovered }, memory);
    // "A cooking class in Hội An, price" is a search for cooking classes there.
    if (!record && (ids.length === 0 || isCity)) return null;
    const found = await searchTexts(
      context,
      { ...request, keyword: record && !isNamedIn(record, name) ? record.title : name },
      memory,
    );
    if (!record) return found;
    // What was asked about stands first, whatever else is called so.
    const isIt = ({ type, id }: Hit) => type === record.type && id === record.id;
    const hits = found.hits.toSorted((a, b) => Number(isIt(b)) - Number(isIt(a)));
    return { ...found, hits, about: { what: asked.what, record, km: [], isOther: false } };
  }
  const town = isCity && named ? await placeOf(context, named) : null;
  const [entry] = record || isCity ? [] : placesCalled(nameOf(asked));
  const at = record ?? town ?? (entry ? { title: entry.name, lat: entry.lat, lon: entry.lon } : null);
  if (!at || at.lat === null || at.lon === null) return null;
  const wanted = understand(asked.wanted, context.language, []);
  const terms = await withLabels(
    context,
    wanted.terms.filter(({ group }) => group !== null && !group.isOfCity),
    memory,
    [],
  );
  const { page, per_page, types } = request;
  // Near a town nothing particular is wanted: what is in it is.
  if (town && terms.length === 0) return null;
  const around = { lat: at.lat, lon: at.lon, self: record, isTown: town !== null, types, page, per_page };
  const fitting = await findAround(context, { ...around, terms });
  // Where nothing is of that kind, what else is near is better than nothing, if it is said to be that.
  const isOther = terms.length > 0 && Object.keys(fitting.facets).length === 0;
  if (town && isOther) return null;
  const { hits, km, facets } = isOther ? await findAround(context, { ...around, terms: [] }) : fitting;
  const counted = request.types.length > 0 ? request.types : Object.keys(facets);
  const words = asked.name.map(({ folded }) => folded);
  return {
    hits: await readHits(context.db, context.language, hits),
    facets,
    total: counted.reduce((sum, type) => sum + (facets[type] ?? 0), 0),
    words,
    corrected: null,
    isNamed: true,
    isWhole: true,
    isHere: true,
    reading: {
      ...wanted,
      words: asked.name,
      isCorrected: false,
      place: null,
      cityIds: [],
      cityWords: [],
      cities: [],
    },
    about: { what: 'near', record: at, km, isOther },
  };
};

const placeOf = async ({ db }: ReadContext, { id, title }: NamedPlace) => {
  const [row] = await db.select({ lat: cities.lat, lon: cities.lon }).from(cities).where(eq(cities.id, id));
  return row ? { title, lat: row.lat, lon: row.lon } : null;
};

/** A place without a page, by its name or by that without a word before or behind: "Củ Chi tunnels". */
const uncoveredNamed = async (
  { language }: ReadContext,
  { placeNames }: SearchMemory,
  name: readonly Word[],
): Promise<string | null> => {
  const parts = [name, ...(name.length > 2 ? [name.slice(0, -1), name.slice(1)] : [])];
  for (const part of parts) {
    const place = await placeNames.find(language, writtenText(part));
    if (place?.uncovered) return place.uncovered.name;
  }
  return null;
};

const isNamedIn = ({ title }: CalledRecord, name: string): boolean => {
  const own = new Set(wordsIn(title).map(({ folded }) => folded));
  return wordsIn(name).every(({ folded }) => own.has(folded));
};

const withLabels = async (
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

const searchTexts = async (
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
