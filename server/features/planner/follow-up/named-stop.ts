import type { Candidate } from '../candidates/candidate';
import { isOf } from '../days/suits';
import { lettersApart } from '../understand/letters-apart';
import { readText, wordsOf } from '../understand/text';
import type { Topic } from '../understand/topics';
import { wishesIn } from '../understand/wishes';

/** What a short phrase means among records that are known to be at hand: less of a title will do than in a whole message. */

const fillers = new Set(
  'the a an of and in on at to for with our that this visit visiting trip stop cai cho diem mon nua luon nhe di vao o cua cac giup minh'.split(
    ' ',
  ),
);
/** What many titles share, which alone names none of them. */
const kinds = new Set(
  'pagoda temple museum market lake tomb bridge church cathedral theatre cave island beach village city palace tower garden park waterfall falls hill hills mountain mountains bay street house class tour workshop show sanctuary town old ancient imperial chua den dinh lang mieu ho nui bao tang cau nha tho thanh pho dong hang dao bai bien lang nghe vuon thac doi vinh duong lop buoi quan cho dem khu di tich'.split(
    ' ',
  ),
);

const pronoun =
  /^(?:it|that|this|them|that one|this one|that (?:place|stop|visit|thing)|no|(?:cai|cho|diem|mon|noi|lop|buoi|quan|show)(?: \p{L}+)? (?:do|ay|nay|kia)|cai do|do|)$/u;

/** Letters that two words may differ in: none in short ones. */
const isAlike = (a: string, b: string): boolean => {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  const most = shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0;
  return most > 0 && lettersApart(a, b, most) <= most;
};

const wordsIn = (text: string): string[] =>
  wordsOf(text)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word));

/** This share of what was said stands in a title. */
const leastSaid = 0.7;

/** One short syllable is in too many titles to name one of them. */
const fewestLetters = 4;

const isKind = (word: string): boolean => kinds.has(word) || kinds.has(word.replace(/e?s$/u, ''));

const sureness = (said: readonly string[], name: string): number => {
  const title = wordsIn(name);
  const met = said.filter((word) => title.some((one) => isAlike(one, word)));
  if (met.length === 0 || met.length / said.length < leastSaid) return 0;
  const isLong = met.length >= 2 || met.length === title.length || (met[0] ?? '').length >= fewestLetters;
  const isOwn = met.some((word) => !isKind(word)) || met.length >= 2;
  return isOwn && isLong ? met.length / said.length + met.length / Math.max(1, title.length) : 0;
};

/** The record that a phrase names, or `null`. @param cityNames folded; they name no record by themselves */
export const recordNamed = (
  phrase: string,
  candidates: Iterable<Candidate>,
  cityNames: ReadonlySet<string>,
): Candidate | null => {
  const said = wordsIn(phrase);
  if (said.length === 0 || cityNames.has(said.join(' '))) return null;
  const found = [...candidates].flatMap((candidate) => {
    const sure = Math.max(0, ...candidate.names.map((name) => sureness(said, name)));
    return sure > 0 ? [{ candidate, sure: sure + (candidate.fame ?? 0) / 10 }] : [];
  });
  return found.sort((a, b) => b.sure - a.sure)[0]?.candidate ?? null;
};

/** What kind of thing a phrase names, the narrowest first. */
export const topicIn = (phrase: string): Topic | null => {
  const { wanted } = wishesIn(readText(phrase));
  return wanted.find(({ label }) => label !== undefined) ?? wanted[0] ?? null;
};

/** The one stop among some that a phrase means by its kind: "the cooking class", "that market". */
export const onlyOfKind = (phrase: string, candidates: readonly Candidate[]): Candidate | null => {
  const topic = topicIn(phrase);
  if (!topic) return null;
  const own = candidates.filter((candidate) => isOf(candidate, topic));
  return own.length === 1 ? (own[0] ?? null) : null;
};

export const isPronoun = (phrase: string): boolean => pronoun.test(phrase.trim());
