import { hasAccents } from './accents';
import type { Text } from './text';

const word = /(?<![\p{L}])bo(?![\p{L}])/gu;
/** Without its mark "bò" stands behind what is made of it, or before how it is made. */
const dishes = /(?<![\p{L}])(?:pho|bun|thit|lau|chao|banh|com|mi|hu tieu|mon|nam|gan|sot|nuong) $/u;
const kinds =
  /^ (?:kho|to|ne|bit tet|vien|tai|nhung|cuon|la lot|tot|wagyu|kobe|nuong|luc lac|nam)(?![\p{L}])/u;

/**
 * A message in which "bò" (beef), "bố" (father) or "bờ" (shore) are no "bỏ" (take out), which they are without their
 * marks. The number of letters stays.
 */
export const withoutBeef = (text: Text): Text => {
  const { lower, folded } = text;
  const isMarked = lower.length === folded.length && hasAccents(lower);
  return {
    ...text,
    folded: folded.replace(word, (said, at: number) => {
      const isOther = isMarked
        ? lower.slice(at, at + 2) !== 'bỏ'
        : dishes.test(folded.slice(0, at)) || kinds.test(folded.slice(at + 2));
      return isOther ? '##' : said;
    }),
  };
};
