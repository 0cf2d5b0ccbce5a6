import { fold } from '../../../fold';
import type { Pool } from '../candidates';
import type { Candidate } from '../candidates/candidate';
import { isOf } from '../days/suits';
import { recordKey } from '../records/record';
import type { Situation, Understanding } from '../understand';
import { dietsIn } from '../understand/diets';
import { isUnderstood } from '../understand/left-over';
import { type Phrase, phrasesWished } from '../understand/phrases-wished';
import { stayWishesIn } from '../understand/stay-wishes';
import { readText, words as said } from '../understand/text';
import type { Topic } from '../understand/topics';

/** Of what more records are called so than this, it says nothing; less where it is a single word of a title. */
const mostCalled = 12;
const mostOfWord = 3;
const shortest = 3;

const slugOf = (words: string): string => words.replaceAll(' ', '-');

const singular = (word: string): string =>
  word.length > 4 && !word.endsWith('ss') ? word.replace(/s$/, '') : word;

/** The dish is no street: "phở" without its accent is a "phố" too. */
const accented: Readonly<Record<string, string>> = { pho: 'phở', bun: 'bún', com: 'cơm' };

const isCalled = (
  { names, isMeal, signals, title }: Candidate,
  words: readonly string[],
  written: string,
  isOwn: boolean,
): boolean => {
  const phrase = words.join(' ');
  const forms = [phrase, singular(phrase)];
  if (forms.some((form) => signals.has(slugOf(form)))) return true;
  // A word alone is too little for a title, unless it is a dish or nothing else was meant.
  if (words.length === 1 && !isMeal && !isOwn) return false;
  const isMarked = /[^ -~]/.test(written);
  const typed = words.length === 1 && isMarked ? written : accented[phrase];
  if (typed !== undefined && !title.toLowerCase().normalize('NFC').includes(typed)) return false;
  const all = isOwn && words.length === 1 ? [...forms, `${singular(phrase)}s`] : forms;
  return names.some((name) => all.some((form) => ` ${name} `.includes(` ${form} `)));
};

interface Run {
  run: string[];
  written: string;
  /** Whether all of its words say topics. */
  isOfTopic: boolean;
}

/** Runs of a phrase's words, the longest first, with how they were typed. */
const runsOf = ({ folded, said, ofTopics }: Phrase): Run[] => {
  const words = folded.split(' ');
  const typed = said
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}']+/u);
  const runs: Run[] = [];
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1)
      runs.push({
        run: words.slice(from, from + length),
        written: typed.slice(from, from + length).join(' '),
        isOfTopic: ofTopics.slice(from, from + length).every(Boolean),
      });
  return runs;
};

/** What many things are called, so that one of them is not meant by it. */
const kinds: ReadonlySet<string> = new Set(
  'quarter island islands street town village mountain hill river lake bay quan hang dao lang nui song ho bien'.split(
    ' ',
  ),
);

/** Words that only English has: in it "hang" is no "Hàng". */
const english = said('the|we|my|and|with|for|was|were|is|are|would|please');

/** Whether a title has a word only as another one with marks: "hang" as "Hàng". */
const isOnlyMarked = (title: string, word: string): boolean => {
  const own = title
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((one) => fold(one) === word);
  return own.length > 0 && !own.includes(word);
};

const leastLetters = 4;

/** A syllable without its accents may be any word of Vietnamese, and a short word any of English. */
const isSyllable = (plain: string, written: string): boolean =>
  !/[^ -~]/.test(written) && plain.length < leastLetters;

export interface Particulars {
  /** What is wished and records are called, as topics that only they are of. */
  topics: Topic[];
  /** Keys of records that are surely meant, because few are called so. */
  records: string[];
  /** What is wished and neither listened for nor called so by any record. */
  unheard: string[];
}

const literal = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const topicOf = ({ said }: Phrase, name: string, found: readonly Candidate[]): Topic => ({
  name: `said:${name}`,
  interest: null,
  said: [],
  signals: [],
  label: { en: said, vi: said },
  titles: new RegExp(`^(?:${found.flatMap(({ names }) => names.map(literal)).join('|')})$`),
});

/**
 * What the message wishes in words of its own: each is looked for in the titles and tags of what there is. What is
 * listened for as a topic with a name needs no other.
 */
export const particularsIn = (
  message: string,
  { wanted, avoided }: Pick<Understanding['wants'], 'wanted' | 'avoided'>,
  pool: Pool,
  situation: Situation,
): Particulars => {
  const { cities } = situation;
  const { raw, folded } = readText(message);
  const isEnglish = english.test(folded);
  const topics: Topic[] = [];
  const records: string[] = [];
  const unheard: string[] = [];
  const candidates = [...pool.all.values()];
  const cityNames = new Set(cities.flatMap(({ names }) => names));
  const named = [...wanted, ...avoided].filter(({ label }) => label !== undefined);
  for (const phrase of phrasesWished(message, cities)) {
    // What is wished of a bed is told of beds.
    const own = readText(phrase.said);
    if (stayWishesIn(own).length > 0) continue;
    // How somebody eats is told of the table.
    if (dietsIn(own).length > 0) continue;
    let isFound = false;
    for (const { run, written, isOfTopic: isSaid } of runsOf(phrase)) {
      const words = run.join(' ');
      if (words.length < shortest || cityNames.has(words)) continue;
      // One word of what was understood otherwise is no dish.
      const isOne = run.length === 1;
      const isDish = accented[words] !== undefined;
      if (isOne && isSaid && accented[words] !== written) continue;
      const isOwn = isOne && phrase.isWished && !isSyllable(words, written);
      if (isOne && kinds.has(words)) continue;
      const found = candidates.filter(
        (candidate) =>
          isCalled(candidate, run, written, isOwn) &&
          !(isOne && isEnglish && isOnlyMarked(candidate.title, words)),
      );
      const isOfTitle = isOwn && found.some((candidate) => !isCalled(candidate, run, written, false));
      if (found.length === 0 || found.length > (isOfTitle ? mostOfWord : mostCalled)) continue;
      isFound = true;
      if (found.length <= mostOfWord) records.push(...found.map(recordKey));
      const isOfTopic = found.every((candidate) => named.some((topic) => isOf(candidate, topic)));
      if (!isOfTopic && !topics.some(({ name }) => name === `said:${words}`))
        topics.push(
          topicOf(
            run.length * 2 >= phrase.folded.split(' ').length && !(isOne && phrase.folded !== words && isDish)
              ? phrase
              : { ...phrase, said: written },
            words,
            found,
          ),
        );
      break;
    }
    const isOpen = !isFound && phrase.isWished && !phrase.ofTopics.some(Boolean);
    if (isOpen && !unheard.includes(phrase.said) && !isUnderstood(raw, phrase.said, situation))
      unheard.push(phrase.said);
  }
  return { topics, unheard, records };
};
