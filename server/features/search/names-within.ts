import { groups } from './understand/groups';
import { foldedText, type Word, wordsIn } from './understand/written';

/** The name of a record that may stand within a search, with how much it is worth to be called so. */
export interface NameWithin {
  text: string;
  rank: number;
  /** Whether a title may go on behind it. */
  isBeginning: boolean;
}

const mostWords = 7;
const mostNames = 150;
const shortestName = 7;
/** A name that is nearly all of what was typed is what was meant, and one among other words may be. */
const worth = { whole: 62, most: 40, part: 24 } as const;
const mostOf = 0.7;

/** What a kind of thing is called names no record. */
const generic: ReadonlySet<string> = new Set(
  groups.flatMap(({ phrases }) => phrases.map((phrase) => foldedText(wordsIn(phrase)))),
);

/** Beginnings of words that sound alike, so that one is written for the other: "dốc" for "giốc", "sứ" for "xứ". */
const alike: ReadonlyArray<readonly [RegExp, string]> = [
  [/^gi(?=[aeouy])/u, 'd'],
  [/^d(?=[aeiouy])/u, 'gi'],
  [/^d(?=[aeiouy])/u, 'r'],
  [/^r(?=[aeiouy])/u, 'd'],
  [/^x(?=[aeiouy])/u, 's'],
  [/^s(?=[aeiouy])/u, 'x'],
  [/^ch(?=[aeiouy])/u, 'tr'],
  [/^tr(?=[aeiouy])/u, 'ch'],
  [/^l(?=[aeiouy])/u, 'n'],
  [/^n(?=[aeiouy])/u, 'l'],
  [/y$/u, 'i'],
  [/i$/u, 'y'],
];

const soundingLike = (word: string): string[] =>
  alike.flatMap(([pattern, other]) => {
    const changed = word.replace(pattern, other);
    return changed === word ? [] : [changed];
  });

/**
 * What a record within a search may be called: "leo núi bà đen" has Núi Bà Đen in it. Of names of kinds and of cities, which
 * are read otherwise, none is one.
 * @param isOfCity whether a word belongs to the name of a city, which alone names no other record
 * @param isStop whether it says nothing at all
 */
export const namesWithin = (
  words: readonly Word[],
  isOfCity: (index: number) => boolean,
  isStop: (index: number) => boolean,
): NameWithin[] => {
  const isSaying = (index: number) => !isOfCity(index) && !isStop(index);
  const found: NameWithin[] = [];
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 2; end <= Math.min(words.length, start + mostWords); end += 1) {
      const part = words.slice(start, end).map(({ folded }) => folded);
      const text = part.join(' ');
      const isInside = (index: number) => index >= start && index < end;
      const outside = words.filter((_, index) => !isInside(index) && isSaying(index)).length;
      const own = part.filter((_, index) => !isStop(start + index)).length;
      if (
        !part.some((_, index) => isSaying(start + index)) ||
        text.length < shortestName ||
        generic.has(text)
      )
        continue;
      const share = own / (own + outside);
      const rank = share === 1 ? worth.whole : share >= mostOf ? worth.most : worth.part;
      found.push({ text, rank, isBeginning: part.length > 2 });
      if (rank < worth.most) continue;
      for (const [index, word] of part.entries())
        for (const other of soundingLike(word))
          found.push({ text: part.with(index, other).join(' '), rank, isBeginning: false });
    }
  return found.toSorted((one, other) => other.rank - one.rank).slice(0, mostNames);
};
