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

const isCalled = ({ names, isMeal, signals, title }: Candidate, words: readonly string[]): boolean => {
  const phrase = words.join(' ');
  const forms = [phrase, singular(phrase)];
  if (forms.some((form) => signals.has(slugOf(form)))) return true;
  // A word alone is too little for a title, unless it is a dish.
  if (words.length === 1 && !isMeal) return false;
  const typed = accented[phrase];
  if (typed !== undefined && !title.toLowerCase().includes(typed)) return false;
  return names.some((name) => forms.some((form) => ` ${name} `.includes(` ${form} `)));
};

/** Runs of a phrase's words, the longest first. */
const runsOf = (folded: string): string[][] => {
  const words = folded.split(' ');
  const runs: string[][] = [];
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) runs.push(words.slice(from, from + length));
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
    for (const run of runsOf(phrase.folded)) {
      const words = run.join(' ');
      if (words.length < shortest || cityNames.has(words)) continue;
      const found = candidates.filter((candidate) => isCalled(candidate, run));
      if (found.length === 0 || found.length > mostCalled) continue;
      isFound = true;
      const isOfTopic = found.every((candidate) => named.some((topic) => isOf(candidate, topic)));
      if (!isOfTopic && !topics.some(({ name }) => name === `said:${words}`))
        topics.push(
          topicOf(
            run.length === phrase.folded.split(' ').length ? phrase : { ...phrase, said: words },
            words,
            found,
          ),
        );
      break;
    }
    if (!isFound && !phrase.isHeard && !unheard.includes(phrase.said)) unheard.push(phrase.said);
  }
  return { topics, unheard };
};
