import { fold } from '../../../fold';
import type { Language } from '../../../language';
import { stopWordsAmong } from '../../search/understand/stop-words';
import { wordsIn } from '../../search/understand/written';
import { mattersOf, withoutMatters } from '../understand/matters';
import { readText } from '../understand/text';
import type { Passage } from './read';

/** What a question is about, as passages are compared with it. */
export interface Sought {
  matters: ReadonlySet<string>;
  /** Words beside the matters that say something; folded. */
  words: readonly string[];
}

const letters = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * What is looked for of a question.
 * @param names folded names of what it is about, which every passage of that is about
 */
export const soughtIn = (question: string, language: Language, names: readonly string[]): Sought => {
  const { folded, raw } = readText(question);
  const isStop = stopWordsAmong(wordsIn(raw), language);
  const stops = new Set(wordsIn(raw).flatMap((word) => (isStop(word) ? [word.folded] : [])));
  const own = names.flatMap((name) => name.split(' '));
  const rest = letters(withoutMatters(folded.replace(/[^\p{L}\p{N}]+/gu, ' ')));
  const said = rest
    .split(' ')
    .filter((word) => word.length > 2 && !stops.has(word) && !own.includes(word) && !small.has(word));
  return { matters: mattersOf(folded), words: [...new Set(said)] };
};

/** Words of talk, that say nothing of what is asked. */
const small = new Set(
  'she her his him they them mother father mum mom dad son daughter wife husband friend friends yes hello thanks okay would will ask asks tell wondering think just also really quite bit then than too not has had been into over under because while when still more less lot lots thing things stuff good bad nice better worth kind sort day days time times year years today tomorrow now planning plan trip our ours with voi anh chi minh nha shop admin ban moi thi vay nhi luon gium giup dum voi nua them hom ngay mai nam nay qua lam het tui bon tụi tui ban nha trong ngoai duoc khong chua roi'.split(
    ' ',
  ),
);

const stem = (word: string): string => word.replace(/(?:ing|ers?|ed|es|s|ly)$/u, '');

const has = (text: string, word: string): boolean =>
  text.includes(` ${word} `) || (word.length >= 5 && text.includes(` ${stem(word)}`));

/** A matter counts for more than a word: it is what is asked, however it is put. */
const ofMatter = 2;
/** A question that is answered, or a heading, is about the matter as a whole. */
const ofHeading = 1.5;
const leastShare = 0.6;
const rareFrom = 6;

interface Found {
  passage: Passage;
  points: number;
}

const pointsOf = ({ matters, words }: Sought, text: string): number => {
  const about = mattersOf(text);
  return (
    ofMatter * [...matters].filter((one) => about.has(one)).length +
    words.filter((word) => has(text, word)).length
  );
};

/** How surely a passage answers; 0 where it doesn't. */
const relevanceOf = (sought: Sought, { heading, text, isAnswer }: Passage): number => {
  const all = letters(`${heading} ${text}`);
  const most = ofMatter * sought.matters.size + sought.words.length;
  const points = pointsOf(sought, all);
  const isOfMatter = sought.matters.size === 0 || [...sought.matters].some((one) => mattersOf(all).has(one));
  if (!isOfMatter || most === 0 || points / most < leastShare) return 0;
  // One word alone may stand anywhere, but in a heading.
  const isAlone = sought.matters.size === 0 && sought.words.length < 2;
  if (isAlone && !sought.words.some((word) => word.length >= rareFrom && has(letters(heading), word)))
    return 0;
  return points + ofHeading * pointsOf(sought, letters(heading)) + (isAnswer ? 0.5 : 0);
};

/**
 * The passages that answer a question best, the best first.
 * @param isWhole whether the heading has to be about all that is asked
 */
export const passagesFor = (
  sought: Sought,
  passages: readonly Passage[],
  { most = 1, isWhole = false }: { most?: number; isWhole?: boolean } = {},
): Passage[] =>
  passages
    .flatMap((passage): Found[] => {
      const points = relevanceOf(sought, passage);
      const isAbout =
        !isWhole ||
        (headingShare(sought, passage) >= leastOfHeading && (passage.isAnswer || !isGeneral(sought)));
      return points > 0 && isAbout ? [{ passage, points }] : [];
    })
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ passage }) => passage);

const leastOfHeading = 0.6;
/** Of these alone half of all texts are. */
const general: ReadonlySet<string> = new Set(['way', 'when', 'food', 'stay', 'money', 'days', 'children']);

const isGeneral = ({ matters, words }: Sought): boolean =>
  words.length === 0 && matters.size === 1 && [...matters].every((one) => general.has(one));

const headingShare = (sought: Sought, { heading }: Passage): number =>
  pointsOf(sought, letters(heading)) / (ofMatter * sought.matters.size + sought.words.length);

/** More is read on the page. */
const longest = 320;

const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/gu)?.map((one) => one.trim()) ?? [text];

/** The sentences of a passage that say it, whole ones and in their order. */
export const excerptOf = (
  sought: Sought,
  { text }: Pick<Passage, 'text'>,
  names: readonly string[] = [],
): string => {
  if (text.length <= longest) return text;
  const sentences = sentencesOf(text);
  const points = sentences.map((one) => {
    const own = letters(one);
    return pointsOf(sought, own) + (names.some((name) => own.includes(` ${name} `)) ? 2 * ofMatter : 0);
  });
  let from = Math.max(0, points.indexOf(Math.max(...points)));
  let to = from + 1;
  const length = () => sentences.slice(from, to).join(' ').length;
  while (length() < longest) {
    const after = to < sentences.length ? (sentences[to]?.length ?? 0) : Number.POSITIVE_INFINITY;
    const before = from > 0 ? (sentences[from - 1]?.length ?? 0) : Number.POSITIVE_INFINITY;
    const isAfter = (points[to] ?? -1) >= (points[from - 1] ?? -1);
    const next = isAfter ? after : before;
    if (length() + next > longest) break;
    if (isAfter) to += 1;
    else from -= 1;
  }
  return sentences.slice(from, to).join(' ');
};
