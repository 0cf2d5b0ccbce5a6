export type Measure = (text: string) => number;

const fill = (words: readonly string[], room: number, measure: Measure): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : '';
    if (longer && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** A dash stays with the word before it. */
const wordsOf = (text: string) => text.split(/ +(?![–—-] )/).filter(Boolean);

/** Lines of about the same width: those of the narrowest column that needs no more of them. */
const balance = (words: readonly string[], room: number, measure: Measure): string[] => {
  const count = fill(words, room, measure).length;
  let [narrow, wide] = [room / 2, room];
  while (wide - narrow > room / 100) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle, measure).length > count) narrow = middle;
    else wide = middle;
  }
  return fill(words, wide, measure);
};

/** A word in pieces that fit. */
const broken = (word: string, room: number, measure: Measure): string[] => {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = `${pieces.at(-1) ?? ''}${segment}`;
    if (pieces.length > 0 && measure(longer) <= room) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
};

/** Looks at each word once: the same words are measured in many lines. */
const byWords = (measure: Measure): Measure => {
  const known = new Map<string, number>();
  const widthOf = (word: string) => {
    const width = known.get(word) ?? measure(word);
    known.set(word, width);
    return width;
  };
  const space = measure(' ');
  return (text) => text.split(' ').reduce((width, word) => width + space + widthOf(word), -space);
};

interface Column {
  width: number;
  maximumLines: number;
  /** From the largest to the smallest. */
  sizes: readonly number[];
  /** Width of a text at size 1. */
  measure: Measure;
}

/**
 * A title in lines, as large as it fits. What doesn't fit even at the smallest size is broken inside of its words and
 * ends with an ellipsis.
 */
export const fitTitle = (title: string, { width, maximumLines, sizes, measure: exact }: Column) => {
  const measure = byWords(exact);
  const words = wordsOf(title);
  for (const size of sizes) {
    const room = width / size;
    const lines = balance(words, room, measure);
    if (lines.length <= maximumLines && lines.every((line) => measure(line) <= room)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 1;
  const room = width / size;
  const pieces = words.flatMap((word) => (measure(word) > room ? broken(word, room, measure) : [word]));
  const lines = fill(pieces, room, measure);
  const shown = lines.slice(0, maximumLines);
  return { size, lines: lines.length > maximumLines ? [...shown.slice(0, -1), `${shown.at(-1)}…`] : shown };
};
