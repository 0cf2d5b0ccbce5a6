import { isAccented, spellingsOf, type Word, wordsIn } from './written';

interface Entry<Group> {
  words: readonly Word[];
  group: Group;
}

/** Where a phrase of a book stands among the words of a text. */
export interface Found<Group> {
  start: number;
  /** Behind its last word. */
  end: number;
  group: Group;
  /** As the book writes it. */
  words: readonly Word[];
}

const isSame = (typed: Word, known: Word): boolean => spellingsOf(known.written).includes(typed.written);

/**
 * Whether typed words are a phrase. Accents that were typed count: "chay" among accented words is not "cháy". Who types
 * none may mean any, but a short word alone is then too many things ("cho" is "for", "give", "dog" and "market").
 */
const isPhrase = (
  typed: readonly Word[],
  known: readonly Word[],
  options: { withAccents: boolean; isAlone: boolean },
): boolean => {
  if (known.every((word, index) => typed[index] && isSame(typed[index], word))) return true;
  if (!known.every(({ folded }, index) => typed[index]?.folded === folded)) return false;
  // An accent that is wrong or missing within a longer phrase is a slip.
  if (typed.some(isAccented)) return known.length > 2;
  return (
    known.length > 1 || (!options.withAccents && (options.isAlone || (known[0]?.folded.length ?? 0) > 3))
  );
};

/** Phrases by which things are called. A longer phrase counts before one that is a part of it. */
export const createPhraseBook = <Group>(
  groups: ReadonlyArray<{ phrases: readonly string[]; group: Group }>,
) => {
  const byFirst = new Map<string, Entry<Group>[]>();
  for (const { phrases, group } of groups)
    for (const phrase of phrases) {
      const words = wordsIn(phrase);
      const first = words[0]?.folded;
      if (first === undefined) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, group }]);
    }
  for (const [first, entries] of byFirst)
    byFirst.set(
      first,
      entries.toSorted((one, other) => other.words.length - one.words.length),
    );

  /** Phrases in a text, from its beginning on; they don't overlap. */
  return (typed: readonly Word[]): Found<Group>[] => {
    const withAccents = typed.some(isAccented);
    const found: Found<Group>[] = [];
    for (let start = 0; start < typed.length; start += 1) {
      const candidates = byFirst.get(typed[start]?.folded ?? '') ?? [];
      const matching = candidates.filter(({ words }) =>
        isPhrase(typed.slice(start, start + words.length), words, {
          withAccents,
          isAlone: typed.length === words.length,
        }),
      );
      const longest = matching[0]?.words.length;
      if (longest === undefined) continue;
      const same = matching.filter(({ words }) => words.length === longest);
      const best =
        same.find(({ words }) => words.every((word, at) => word.written === typed[start + at]?.written)) ??
        same[0];
      if (!best) continue;
      found.push({ start, end: start + longest, group: best.group, words: best.words });
      start += longest - 1;
    }
    return found;
  };
};
