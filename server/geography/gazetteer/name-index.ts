import { fold } from '../../fold';

/** A name in a text. */
export interface FoundName<T> {
  at: number;
  end: number;
  values: readonly T[];
}

/** Only its letters and digits, without accents: "Hội An", "hoi-an" and "HoiAn" are one. */
export const glued = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** What may stand between two words of one name. */
const withinName = /^(?:[ –’'.-]|[–-] | [–-] ?)?$/u;
/** "TP. HCM". */
const afterShortened = /^(?:tp|q|p|st)$/;

/**
 * Finds many names in a text: whole words, the longest first, each stretch of the text once. Several values of one name
 * are all returned. The text is folded by the caller, so that what is found keeps its place.
 */
export const createNameIndex = <T>(names: Iterable<{ name: string; value: T }>) => {
  const values = new Map<string, T[]>();
  let mostWords = 1;
  for (const { name, value } of names) {
    const key = glued(name);
    if (key.length < 2) continue;
    mostWords = Math.max(mostWords, name.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length);
    const own = values.get(key);
    if (!own) values.set(key, [value]);
    else if (!own.includes(value)) own.push(value);
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
      for (let last = first; last < Math.min(words.length, first + mostWords); last += 1) {
        const [start, before, own] = [words[first], words[last - 1], words[last]];
        if (!start || !own) break;
        const gap = last > first && before ? folded.slice(before.end, own.at) : '';
        if (!withinName.test(gap) && !(gap === '. ' && afterShortened.test(before?.word ?? ''))) break;
        key += own.word;
        const known = values.get(key)?.filter((value) => counts(value, start.at, own.end));
        if (known && known.length > 0) {
          found.push({ at: start.at, end: own.end, values: known, letters: key.length });
        }
      }
    }
    const taken: FoundName<T>[] = [];
    for (const { letters: _, ...one } of found.sort((a, b) => b.letters - a.letters || a.at - b.at)) {
      if (taken.every(({ at, end }) => one.end <= at || one.at >= end)) taken.push(one);
    }
    return taken.sort((a, b) => a.at - b.at);
  };

  return { find, valuesOf: (name: string): readonly T[] => values.get(glued(name)) ?? [] };
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

/** Whether an ordinary word is written as a name is: with all its accents, or each word with a capital. */
export const isWrittenAsName = (written: string, name: string): boolean =>
  (/[^ -~]/.test(name) && isOneSpelling(written, name)) ||
  written.split(/[^\p{L}\p{N}]+/u).every((word) => word === '' || /^[\p{Lu}\p{N}]/u.test(word));
