import { fold } from '../../fold';

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

interface Word {
  folded: string;
  start: number;
  end: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** How many words from `index` on are one of those searched for: one, two that are written as one, or none. */
const matchLength = (words: readonly Word[], index: number, wanted: readonly string[]): 0 | 1 | 2 => {
  const last = wanted.at(-1) ?? '';
  const isWanted = (folded: string) =>
    wanted.includes(folded) || (last.length > 1 && folded.startsWith(last));
  const [word, next] = [words[index], words[index + 1]];
  if (!word) return 0;
  if (isWanted(word.folded)) return 1;
  return next && isWanted(word.folded + next.folded) ? 2 : 0;
};

/** Where the words stand in the text; neighbours with only spaces between are one place. */
export const places = (text: string, wanted: readonly string[]): Array<{ start: number; end: number }> => {
  const words = wordsOf(text);
  const found: Array<{ start: number; end: number }> = [];
  for (let index = 0; index < words.length; index += 1) {
    const length = matchLength(words, index, wanted);
    const [first, last] = [words[index], words[index + length - 1]];
    if (length === 0 || !first || !last) continue;
    const before = found.at(-1);
    if (before && /^\s*$/.test(text.slice(before.end, first.start))) before.end = last.end;
    else found.push({ start: first.start, end: last.end });
    index += length - 1;
  }
  return found;
};

/** The text as safe HTML with the folded words that were searched for in `<mark>`. */
export const highlight = (given: string, wanted: readonly string[]): string => {
  const text = given.normalize('NFC');
  let end = 0;
  let html = '';
  for (const place of places(text, wanted)) {
    html += `${escapeHtml(text.slice(end, place.start))}<mark>${escapeHtml(text.slice(place.start, place.end))}</mark>`;
    end = place.end;
  }
  return html + escapeHtml(text.slice(end));
};
