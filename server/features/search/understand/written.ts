import { fold } from '../../../fold';

/** A word of a text: as it is written in small letters, and without accents. */
export interface Word {
  written: string;
  folded: string;
}

const oldTones: Record<string, string> = {
  òa: 'oà',
  óa: 'oá',
  ỏa: 'oả',
  õa: 'oã',
  ọa: 'oạ',
  òe: 'oè',
  óe: 'oé',
  ỏe: 'oẻ',
  õe: 'oẽ',
  ọe: 'oẹ',
  ùy: 'uỳ',
  úy: 'uý',
  ủy: 'uỷ',
  ũy: 'uỹ',
  ụy: 'uỵ',
};
const newTones = Object.fromEntries(Object.entries(oldTones).map(([one, other]) => [other, one]));

/** The tone may stand on either vowel of an open syllable: "hòa" and "hoà" are one word. */
export const spellingsOf = (written: string): string[] => {
  const end = written.slice(-2);
  // The u of "quý" belongs to the consonant.
  const other = written.at(-3) === 'q' ? undefined : (oldTones[end] ?? newTones[end]);
  return other ? [written, written.slice(0, -2) + other] : [written];
};

/** Words of a text, in their order. */
export const wordsIn = (text: string): Word[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).flatMap((written) => {
    const folded = fold(written).replace(/[^a-z0-9]/g, '');
    return folded ? [{ written, folded }] : [];
  });

/** Whether a word has an accent, or a letter that only Vietnamese has. */
export const isAccented = ({ written, folded }: Word): boolean => written !== folded;

export const foldedText = (words: readonly Word[]): string => words.map(({ folded }) => folded).join(' ');

export const writtenText = (words: readonly Word[]): string => words.map(({ written }) => written).join(' ');
