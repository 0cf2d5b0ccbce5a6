import type { Pool } from '../candidates';
import type { Candidate } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import { isOf } from '../days/suits';
import type { Understanding } from '../understand';
import { type Phrase, phrasesWished } from '../understand/phrases-wished';
import type { Topic } from '../understand/topics';

/** Of what more records are called so than this, it says nothing. */
const mostCalled = 12;
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
): boolean => {
  const phrase = words.join(' ');
  const forms = [phrase, singular(phrase)];
  if (forms.some((form) => signals.has(slugOf(form)))) return true;
  // A word alone is too little for a title, unless it is a dish.
  if (words.length === 1 && !isMeal) return false;
  const isMarked = /[^ -~]/.test(written);
  const typed = words.length === 1 && isMarked ? written : accented[phrase];
  if (typed !== undefined && !title.toLowerCase().normalize('NFC').includes(typed)) return false;
  return names.some((name) => forms.some((form) => ` ${name} `.includes(` ${form} `)));
};

/** Runs of a phrase's words, the longest first, with how they were typed. */
const runsOf = ({ folded, said }: Phrase): Array<{ run: string[]; written: string }> => {
  const words = folded.split(' ');
  const typed = said
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}']+/u);
  const runs: Array<{ run: string[]; written: string }> = [];
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1)
      runs.push({
        run: words.slice(from, from + length),
        written: typed.slice(from, from + length).join(' '),
      });
  return runs;
};

export interface Particulars {
  /** What is wished and records are called, as topics that only they are of. */
  topics: Topic[];
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
  cities: readonly PlannerCity[],
): Particulars => {
  const topics: Topic[] = [];
  const unheard: string[] = [];
  const candidates = [...pool.all.values()];
  const cityNames = new Set(cities.flatMap(({ names }) => names));
  const named = [...wanted, ...avoided].filter(({ label }) => label !== undefined);
  for (const phrase of phrasesWished(message, cities)) {
    let isFound = false;
    for (const { run, written } of runsOf(phrase)) {
      const words = run.join(' ');
      if (words.length < shortest || cityNames.has(words)) continue;
      // One word of what was understood otherwise is no dish.
      const isPart = run.length === 1 && phrase.folded !== words;
      if (isPart && phrase.isHeard && accented[words] !== written) continue;
      const found = candidates.filter((candidate) => isCalled(candidate, run, written));
      if (found.length === 0 || found.length > mostCalled) continue;
      isFound = true;
      const isOfTopic = found.every((candidate) => named.some((topic) => isOf(candidate, topic)));
      if (!isOfTopic && !topics.some(({ name }) => name === `said:${words}`))
        topics.push(
          topicOf(
            run.length === phrase.folded.split(' ').length ? phrase : { ...phrase, said: written },
            words,
            found,
          ),
        );
      break;
    }
    if (!isFound && phrase.isWished && !phrase.isHeard && !unheard.includes(phrase.said))
      unheard.push(phrase.said);
  }
  return { topics, unheard };
};
