import { setImmediate } from 'node:timers/promises';
import { wordsIn } from '../understand/written';
import { countOne, postingsFor } from './postings';
import type { Passage } from './read';
import { type Said, type Term, termsOf } from './terms';

/** The usual ones of BM25: how soon more of the same word counts no more, and how much the length of a text does. */
const saturation = 1.2;
const ofLength = 0.5;
/** A word of the heading counts as so many of the text. */
const ofHeading = 3;

const passagesAtATime = 50;

interface Entry {
  passage: Passage;
  length: number;
}

/** A passage with how well it answers. */
export interface Ranked {
  passage: Passage;
  score: number;
  /** Of what was said, by how rarely it is said, the part that the passage says; 0 to 1. */
  share: number;
  /** The same of its heading. */
  inHeading: number;
  /** How much of its heading was asked for, 0 to 1: a heading about other things as well is less about this. */
  focus: number;
  /** Whether it says the rarest of what was said that is said anywhere. */
  hasLead: boolean;
  /** How rarely what it says of the question is said, in all. */
  rarity: number;
  /** How rarely the rarest is said that it says, and the rarest that it doesn't say and others do. */
  lead: number;
  missing: number;
}

/** Words that stand side by side in the question and in a passage are one word more. */
const ofPair = 0.5;
/** So many are looked at word by word. */
const mostCompared = 60;

export interface Ranking {
  /**
   * Passages by how well they answer, the best first.
   * @param fits whether a passage may answer at all; asked of thousands
   * @param weigh what the score of a passage is multiplied by; asked of the best alone
   */
  rank(
    said: readonly Said[],
    { fits, weigh }: { fits: (passage: Passage) => boolean; weigh: (passage: Passage) => number },
    most: number,
  ): Ranked[];
  /** How rarely something is said, 0 and up. */
  rarity(said: Said): number;
}

/**
 * Passages made ready to be ranked for questions.
 * @param known terms of texts that were read before, which is most of the work
 */
export const rankingOf = async (
  passages: readonly Passage[],
  known: (text: string, isAnswer: boolean) => readonly Term[] = (text, isAnswer) =>
    termsOf(text, { isAnswer }),
): Promise<Ranking> => {
  const heard = new Map<Term, number>();
  const termsIn = ({ heading, text, answer }: Passage) => ({
    heading: known(heading, answer !== null),
    text: known(text, answer !== null),
  });
  for (const [index, passage] of passages.entries()) {
    // Whoever asks something else meanwhile is answered.
    if (index % passagesAtATime === 0) await setImmediate();
    const { heading, text } = termsIn(passage);
    for (const term of new Set([...heading, ...text])) countOne(heard, term);
  }
  const byTerm = postingsFor(heard, { counts: Uint16Array, headed: Uint8Array });
  const { counts, headed } = byTerm.columns;
  const entries: Entry[] = [];
  for (const [index, passage] of passages.entries()) {
    if (index % passagesAtATime === 0) await setImmediate();
    const { heading, text } = termsIn(passage);
    const add = (term: Term, count: number): number => {
      const at = byTerm.at(term, index);
      counts[at] = (counts[at] ?? 0) + count;
      return at;
    };
    for (const term of heading) headed[add(term, ofHeading)] = 1;
    for (const term of text) add(term, 1);
    entries.push({ passage, length: ofHeading * heading.length + text.length });
  }
  const mean = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  const idf = (term: Term): number => {
    const count = byTerm.count(term);
    return Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
  };
  /** A word that stands nowhere says as much as one that stands in few places: it may be a slip. */
  const rarest = idf('') * 0.7;
  const unheard = idf('') * 0.4;
  const rarity = ({ terms }: Said): number => {
    const own = terms.filter(([term]) => byTerm.count(term) > 0).map(([term, weight]) => weight * idf(term));
    return own.length === 0 ? unheard : Math.min(rarest, Math.max(...own));
  };
  const norms = entries.map(({ length }) => saturation * (1 - ofLength + (ofLength * length) / mean));

  return {
    rarity,
    rank(said, { fits, weigh }, most) {
      const weights = said.map(rarity);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      if (whole === 0) return [];
      const found = new Map<
        number,
        {
          score: number;
          share: number;
          inHeading: number;
          hasLead: boolean;
          rarity: number;
          has: Set<number>;
        }
      >();
      const isHeard = ({ terms }: Said) => terms.some(([term]) => byTerm.count(term) > 0);
      const leading = weights.indexOf(Math.max(...weights.filter((_, at) => said[at] && isHeard(said[at]))));
      said.forEach(({ terms }, which) => {
        // Of all terms that stand for the same thing the surest in each passage counts.
        const best = new Map<number, { score: number; share: number; inHeading: number }>();
        for (const [term, weight] of terms) {
          byTerm.each(term, (at, index) => {
            const count = counts[index] ?? 0;
            const score = (weight * count * (saturation + 1)) / (count + (norms[at] ?? saturation));
            const inHeading = weight * (headed[index] ?? 0);
            const own = best.get(at);
            if (!own) best.set(at, { score, share: weight, inHeading });
            else {
              own.score = Math.max(own.score, score);
              own.share = Math.max(own.share, weight);
              own.inHeading = Math.max(own.inHeading, inHeading);
            }
          });
        }
        const weight = weights[which] ?? 0;
        for (const [at, part] of best) {
          const sum = found.get(at) ?? {
            score: 0,
            share: 0,
            inHeading: 0,
            hasLead: false,
            rarity: 0,
            has: new Set<number>(),
          };
          sum.score += weight * part.score;
          sum.has.add(which);
          sum.rarity += weight * part.share;
          sum.share += (weight * part.share) / whole;
          sum.inHeading += (weight * part.inHeading) / whole;
          sum.hasLead ||= which === leading;
          found.set(at, sum);
        }
      });
      const ranked = [...found].flatMap(([at, sum]): Ranked[] => {
        const passage = entries[at]?.passage;
        if (!passage || !fits(passage)) return [];
        const { has, ...rest } = sum;
        const rarest = (isIn: boolean) =>
          Math.max(
            0,
            ...weights.filter((_, index) => has.has(index) === isIn && said[index] && isHeard(said[index])),
          );
        const [lead, missing] = [rarest(true), rarest(false)];
        return [{ passage, ...rest, lead, missing, focus: 0 }];
      });
      const pairs = said.slice(1).flatMap(({ words }, index) => {
        const before = said[index]?.words.at(-1);
        const weight = Math.min(weights[index] ?? 0, weights[index + 1] ?? 0);
        return before && words[0] ? [{ pair: ` ${before} ${words[0]} `, weight }] : [];
      });
      const withPairs = (one: Ranked): Ranked => {
        const text = ` ${wordsIn(`${one.passage.heading} ${one.passage.text}`)
          .map(({ folded }) => folded)
          .join(' ')} `;
        const more = pairs.filter(({ pair }) => text.includes(pair));
        const sum = more.reduce((all, { weight }) => all + weight, 0);
        return { ...one, score: (one.score + ofPair * sum) * weigh(one.passage) };
      };
      return ranked
        .toSorted((a, b) => b.score - a.score)
        .slice(0, mostCompared)
        .map(withPairs)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, most)
        .map((one) => ({ ...one, focus: focusOf(one.passage) }));

      function focusOf(passage: Passage): number {
        const asked = new Set(said.flatMap(({ terms }) => terms.map(([term]) => term)));
        const own = known(passage.heading, passage.answer !== null).filter((term) => !/^[=@]/u.test(term));
        const all = own.reduce((sum, term) => sum + idf(term), 0);
        return all === 0
          ? 0
          : own.filter((term) => asked.has(term)).reduce((sum, term) => sum + idf(term), 0) / all;
      }
    },
  };
};
