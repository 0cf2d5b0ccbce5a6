/** One letter folded as the database folds it, for finding where a match stands in the original text. */
const foldLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/đ/g, 'd');

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/**
 * The text as safe HTML with the first match of `keyword` in `<mark>`; accents and case do not matter. Folding is done
 * letter by letter, so that positions in the folded text are positions in the original.
 */
export const highlight = (text: string, keyword: string): string => {
  const letters = [...text.normalize('NFC')];
  const folded = letters.map(foldLetter);
  const wanted = [...keyword.normalize('NFC')].map(foldLetter).join('').trim();
  if (!wanted) return escapeHtml(text);
  for (let start = 0; start < letters.length; start += 1) {
    let end = start;
    let read = '';
    while (end < letters.length && read.length < wanted.length) {
      read += folded[end];
      end += 1;
    }
    if (read !== wanted) continue;
    const [before, match, after] = [letters.slice(0, start), letters.slice(start, end), letters.slice(end)];
    return `${escapeHtml(before.join(''))}<mark>${escapeHtml(match.join(''))}</mark>${escapeHtml(after.join(''))}`;
  }
  return escapeHtml(text);
};
