import { fold } from '../../fold';

/** A name in a text. */
export interface FoundName<T> {
  at: number;
  end: number;
  values: readonly T[];
}

/** What may stand between two words of one name. */
const withinName = /^(?:[ –’'.-]|[–-] | [–-] ?)?$/u;
/** "TP. HCM". */
const afterShortened = /^(?:tp|q|p|st)$/;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Where a word ends within the letters of several. */
const endsOf = (words: readonly string[]): number[] => {
  let end = 0;
  return words.slice(0, -1).map((word) => {
    end += word.length;
    return end;
  });
};

/** Shorter ones written in one are other words ("boy", "Bờ Y"). */
const shortestInOne = 5;
/** A fruit. */
const neverInOne = new Set(['longan']);

/**
 * Finds many names in a text: whole words, the longest first, each stretch of the text once. Several values of one name
 * are all returned. Words may be written in one ("hoian") and are parted nowhere else. The text is folded by the
 * caller, so that what is found keeps its place.
 */
export const createNameIndex = <T>(names: Iterable<{ name: string; value: T }>) => {
  const known = new Map<string, { ends: number[]; value: T }[]>();
  let mostWords = 1;
  for (const { name, value } of names) {
    const parts = wordsOf(name);
    const key = parts.join('');
    if (key.length < 2) continue;
    mostWords = Math.max(mostWords, parts.length);
    const own = known.get(key) ?? [];
    if (own.length === 0) known.set(key, own);
    if (!own.some((one) => one.value === value)) own.push({ ends: endsOf(parts), value });
  }

  const find = (folded: string, counts: (value: T, at: number, end: number) => boolean = () => true) => {
    const words = [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
      word,
      at: index,
      end: index + word.length,
    }));
    const found: (FoundName<T> & { letters: number })[] = [];
    for (let first = 0; first < words.length; first += 1) {
      let key = '';
      const ends: number[] = [];
      for (let last = first; last < Math.min(words.length, first + mostWords); last += 1) {
        const [start, before, own] = [words[first], words[last - 1], words[last]];
        if (!start || !own) break;
        const gap = last > first && before ? folded.slice(before.end, own.at) : '';
        if (!withinName.test(gap) && !(gap === '. ' && afterShortened.test(before?.word ?? ''))) break;
        if (last > first) ends.push(key.length);
        key += own.word;
        const values = (known.get(key) ?? []).flatMap((name) =>
          ends.every((end) => name.ends.includes(end)) &&
          (ends.length === name.ends.length || (key.length >= shortestInOne && !neverInOne.has(key))) &&
          counts(name.value, start.at, own.end)
            ? [name.value]
            : [],
        );
        if (values.length > 0) found.push({ at: start.at, end: own.end, values, letters: key.length });
      }
    }
    const taken: FoundName<T>[] = [];
    for (const { letters: _, ...one } of found.sort((a, b) => b.letters - a.letters || a.at - b.at)) {
      if (taken.every(({ at, end }) => one.end <= at || one.at >= end)) taken.push(one);
    }
    return taken.sort((a, b) => a.at - b.at);
  };

  return {
    find,
    valuesOf: (name: string): T[] => (known.get(wordsOf(name).join('')) ?? []).map(({ value }) => value),
  };
};

export type NameIndex<T> = ReturnType<typeof createNameIndex<T>>;

/** The tone marks of Vietnamese, apart from their letters. */
const tones = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** "hòa" and "hoà" are one word: the tone goes behind both vowels. */
const oneWay = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‐–-]/g, ' ')
    .replace(/[oòóỏõọ][aàáảãạeèéẻẽẹ]|[uùúủũụ][yỳýỷỹỵ]/g, (pair) => {
      const apart = pair.normalize('NFD');
      return apart.replace(tones, '') + (apart.match(tones) ?? []).join('');
    });

/** Whether two names are written with the same accents. */
export const isOneSpelling = (one: string, other: string): boolean => oneWay(one) === oneWay(other);

const hasMarks = (text: string) => /\p{M}/u.test(text.normalize('NFD'));

/**
 * Whether the accents of what is written can be those of a name: "làng có" is not "Lăng Cô". Words without any say
 * nothing, and a name in English has none to compare.
 */
export const fitsAccents = (written: string, name: string): boolean => {
  const [own, said] = [oneWay(name), oneWay(written)].map((text) =>
    text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean),
  );
  if (!own || !said || own.length !== said.length || (own.length > 1 && !hasMarks(name))) return true;
  return said.every((word, at) => !hasMarks(word) || word === own[at]);
};

/** Whether an ordinary word is written as a name is: with all its accents, or each word with a capital. */
export const isWrittenAsName = (written: string, name: string): boolean =>
  (hasMarks(written) && isOneSpelling(written, name)) ||
  written.split(/[^\p{L}\p{N}]+/u).every((word) => word === '' || /^[\p{Lu}\p{N}]/u.test(word));
