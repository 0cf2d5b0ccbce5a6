import { eq } from 'drizzle-orm';
import { cities } from '../../../db/schema';
import { placesCalled } from '../../geography/gazetteer';
import type { ReadContext } from '../../kernel/entity';
import { type AskedOf, nameOf } from './asked-of';
import { findAround } from './find-around';
import { type Hit, readHits } from './hits';
import type { SearchMemory } from './memory';
import type { NamedPlace } from './place-names';
import { type CalledRecord, recordCalled } from './record-called';
import type { SearchRequest, SearchResult } from './search-shapes';
import { searchTexts, withLabels } from './search-texts';
import { understand } from './understand/understand';
import { type Word, wordsIn, writtenText } from './understand/written';

/** A search for the price or the hours of something is one for the thing; `null` where nothing is called so. */
export const searchAbout = async (
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
