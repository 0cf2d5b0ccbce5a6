import { fold } from '../../../fold';

/** A message as it is read: in small letters, once as typed and once without accents, with single spaces around words. */
export interface Text {
  /** As typed, for what case tells ("May" and "may"). */
  raw: string;
  /** Small letters with their accents. */
  lower: string;
  /** Small letters without accents; `đ` is `d`. Punctuation that parts clauses is kept. */
  folded: string;
}

/** Only words with one space between them. */
export const wordsOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const tidy = (text: string): string =>
  ` ${text
    .replace(/[’‘`´]/g, "'")
    .replace(/[\s ]+/g, ' ')
    .trim()} `;

export const readText = (message: string): Text => {
  const raw = tidy(message.normalize('NFC'));
  return { raw, lower: raw.toLowerCase(), folded: fold(raw) };
};

/**
 * A pattern of whole words. Letters with accents are looked for as typed, the others without accents, so that `chợ`
 * (market) is not found in `cho` (for) and `cho dem` is found however it is accented.
 */
export const saysAny = (text: Text, pattern: RegExp): boolean =>
  pattern.test(/[^ -~]/.test(pattern.source) ? text.lower : text.folded);

/** `\b` for words of any script; JavaScript's own knows ASCII letters only. */
export const words = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'u');
