/** What the readers of texts have in common. */

export const sentencesOf = (text: string): string[] =>
  text
    .replace(/<[^>]+>/g, ' ')
    .normalize('NFC')
    .split(/(?<=[.!?…])\s+(?=\p{Lu}|["“‘*(])|[;\n]+/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** No letter or digit before and after: a word by itself. */
export const before = '(?<![\\p{L}\\d])';
export const after = '(?![\\p{L}\\d])';
export const finder = (pattern: string): RegExp => new RegExp(`${before}(?:${pattern})${after}`, 'giu');
