import { fold } from '../../fold';
import type { Language } from '../../language';
import { asTelex } from '../../telex';
import type { NamedPlace, PlaceNames } from './place-names';
import { type Understood, understand } from './understand/understand';
import { type Word, wordsIn } from './understand/written';
import { mostWords } from './words';

/** What a keyword says before anything is looked for. */
export interface Reading extends Understood {
  /** As it is looked for, misspelt words corrected. */
  words: Word[];
  isCorrected: boolean;
  /** The city that the whole keyword is a name of. */
  place: NamedPlace | null;
  /** Cities that are named, alone or beside what is looked for. */
  cityIds: number[];
  cityWords: Word[];
  /** Each by its words. */
  cities: { ids: number[]; words: Word[] }[];
}

interface Helpers {
  placeNames: PlaceNames;
  /** Folded words that nobody knows, with what they are likely to be. */
  correctionsOf: (words: readonly Word[]) => Promise<ReadonlyMap<string, string>>;
}

/** A place typed while the keyboard made no accents ("ddaf lajt"); only where the whole keyword is its name then. */
const byTelex = async (
  language: Language,
  keyword: string,
  placeNames: PlaceNames,
): Promise<NamedPlace | null> => {
  const folded = fold(keyword);
  const decoded = asTelex(folded);
  if (decoded === folded) return null;
  const place = await placeNames.find(language, decoded);
  return place && !place.isMisspelt ? { ...place, isMisspelt: true } : null;
};

/** Reads a keyword: the cities and months in it, what is looked for, and words that are misspelt. */
export const readKeyword = async (
  language: Language,
  keyword: string,
  { placeNames, correctionsOf }: Helpers,
): Promise<Reading> => {
  const place = (await placeNames.find(language, keyword)) ?? (await byTelex(language, keyword, placeNames));
  // A misspelt name of a place is looked for as it is spelt: letter by letter its words may be others.
  const typed = wordsIn(place?.isMisspelt ? place.title : keyword).slice(0, mostWords);
  if (place)
    return {
      terms: [],
      month: null,
      content: typed,
      rest: [],
      isQuestion: false,
      days: null,
      words: typed,
      isCorrected: place.isMisspelt,
      place,
      cityIds: [place.id, ...place.also],
      cityWords: typed,
      cities: [{ ids: [place.id, ...place.also], words: typed }],
    };
  const corrections = await correctionsOf(typed);
  const within = await placeNames.findWithin(typed, ({ folded }) => corrections.has(folded));
  const isOfPlace = (index: number) => within.some(({ start, end }) => index >= start && index < end);
  const words = typed.map((word, index) => {
    const corrected = isOfPlace(index) ? undefined : corrections.get(word.folded);
    return corrected && corrected !== word.folded ? { written: corrected, folded: corrected } : word;
  });
  return {
    ...understand(words, language, within),
    words,
    isCorrected: words.some((word, index) => word !== typed[index]),
    place: null,
    cityIds: within.flatMap(({ ids }) => ids),
    cityWords: words.filter((_, index) => isOfPlace(index)),
    cities: within.map(({ ids, start, end }) => ({ ids, words: words.slice(start, end) })),
  };
};
