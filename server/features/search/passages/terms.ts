import type { Language } from '../../../language';
import { mattersOf } from '../../planner/understand/matters';
import { seasons, topicsAmong } from '../answers/topics';
import { stopWordsAmong } from '../understand/stop-words';
import { isAccented, spellingsOf, type Word, wordsIn } from '../understand/written';

/**
 * What texts and questions are compared by. A word is found as it is written and by whoever types no accents; what
 * people use for the same thing (a topic, a matter) is a term of its own, whichever language or word it was said in.
 */
export type Term = string;

const ending = /(?:ies|ings?|ed|es|s)$/u;

/** An English word without its ending: "permits" and "permit", "allowed" and "allow" are one. */
export const termStem = (word: string): string => {
  if (word.length < 5 || word.endsWith('ss')) {
    return word.length === 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  }
  const short = word.replace(ending, (said) => (said === 'ies' ? 'y' : ''));
  return short.length < 3 ? word : short.replace(/([bdglmnprt])\1$/u, '$1').replace(/e$/u, '');
};

const foldedTerm = ({ folded }: Word): Term => termStem(folded);
const writtenTerm = ({ written }: Word): Term => `=${spellingsOf(written).toSorted()[0] ?? written}`;

const topicTerms = (words: readonly Word[]): Term[] =>
  topicsAmong(words).flatMap(({ group }) => (group === seasons ? [] : [`#${group}`]));

const matterTerms = (words: readonly Word[]): Term[] =>
  [...mattersOf(` ${words.map(({ folded }) => folded).join(' ')} `)].map((matter) => `@${matter}`);

/** The same few thousand words make up all texts. */
const termsByWord = new Map<string, readonly Term[]>();
const mostWordsKept = 60_000;

const termsOfWord = (written: string): readonly Term[] => {
  const known = termsByWord.get(written);
  if (known) return known;
  const terms = wordsIn(written).flatMap((word) =>
    isAccented(word) ? [foldedTerm(word), writtenTerm(word)] : [foldedTerm(word)],
  );
  if (termsByWord.size < mostWordsKept) termsByWord.set(written, terms);
  return terms;
};

/** The terms of a text, each as often as it stands there. */
export const termsOf = (text: string, { isAnswer }: { isAnswer: boolean }): Term[] => {
  const written =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const own = written.flatMap(termsOfWord);
  // What a page of a record tells by the way makes it no page about that.
  if (!isAnswer) return own;
  const words = wordsIn(text);
  return [...own, ...topicTerms(words), ...matterTerms(words)];
};

/** One thing that a question says, by every term that stands for it, the surest first. */
export interface Said {
  terms: ReadonlyArray<readonly [term: Term, weight: number]>;
  /** As it was typed, without accents. */
  words: readonly string[];
}

/** Words of talk, which say nothing of what is asked. */
const small = new Set(
  'anyway mean means true shouldnt couldnt wouldnt really heard supposed easily easy quickly quick contain contains including include difference different anything difficult should she her his him hers them they mother father mum mom dad son daughter wife husband friend friends yes hello hi thanks okay asks tell wondering think just also really quite bit then too not been into while when still less lot lots thing things stuff good bad nice better worth kind sort day days year years today tomorrow planning plan trip ours ad anh chi em minh nha shop admin ban moi vay nhi luon gium giup dum voi nua them hom ngay mai nam nay qua lam het tui tụi trong ngoai chua roi e m bn mn ah a oi nhe nha da dạ ạ mng mình em anh chị bạn nhà mọi vậy nhỉ luôn giùm giúp giùm nữa hôm ngày năm nay quá lắm tụi cả cho bà con mẹ bố actually anyone someone something vietnam viet nam vietnamese việt nam got getting want wants wanted like up out off no only thoi thôi hả ha z v vs ta nào gì sao đó này kia thì là mà'.split(
    ' ',
  ),
);

/** Half of all texts are about these. */
const wide: ReadonlySet<Term> = new Set(
  ['way', 'when', 'food', 'stay', 'money', 'days', 'children'].map((matter) => `@${matter}`),
);

/** A topic stands for its words as well as they do for themselves; a matter is wider. */
const ofTopic = 0.9;
const ofMatter = 0.6;
/** Whoever types accents means that word; the other spellings are of other words as often. */
const ofOtherAccent = 0.4;

/**
 * What a question says, beside names.
 * @param names folded words of names that it has been read with: they are found by what they name
 */
export const saidIn = (question: string, language: Language, names: ReadonlySet<string>): Said[] => {
  const words = wordsIn(question);
  const isStop = stopWordsAmong(words, language);
  const withAccents = words.some(isAccented);
  const topics = topicsAmong(words).filter(({ group }) => group !== seasons);
  const said: Said[] = [];
  const termsFor = (word: Word): Array<readonly [Term, number]> => {
    if (!isAccented(word)) return [[foldedTerm(word), 1]];
    return [
      [writtenTerm(word), 1],
      [foldedTerm(word), withAccents ? ofOtherAccent : 1],
    ];
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const topic = topics.find(({ start }) => start === at);
    const end = topic?.end ?? at + 1;
    const own = words.slice(at, end);
    at = end - 1;
    if (!topic && (isStop(word) || small.has(word.written) || names.has(word.folded))) continue;
    // A number says how much or how many of something, and stands in texts about anything.
    if (!topic && (word.folded.length < 2 || /^\d+$/u.test(word.folded))) continue;
    if (topic && own.every(({ folded }) => names.has(folded))) continue;
    const matters = matterTerms(own).map((term) => [term, ofMatter] as const);
    const group = topic ? [[`#${topic.group}`, ofTopic] as const] : [];
    said.push({
      terms: [...(own.length === 1 ? termsFor(word) : []), ...group, ...matters],
      words: own.map(({ folded }) => folded),
    });
  }
  // A matter that takes several words, "bi phat", stands beside them.
  const alone = new Set(said.flatMap(({ terms }) => terms.map(([term]) => term)));
  const whole = matterTerms(words).filter((term) => !alone.has(term) && !wide.has(term));
  return [...said, ...whole.map((term) => ({ terms: [[term, ofMatter]] as const, words: [] }))];
};
