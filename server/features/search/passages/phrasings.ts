import { setImmediate } from 'node:timers/promises';
import { stopWordsAmong } from '../understand/stop-words';
import { isAccented, spellingsOf, wordsIn } from '../understand/written';
import { countOne, postingsFor } from './postings';
import { type Said, termStem, termsOf } from './terms';

/**
 * Which question people mean, told by how near theirs is to all the ways in which others have put it. Each question is the
 * mean of its phrasings: vectors of words, pairs and pieces of words and topics, each weighed by how few questions have it
 * (tf–idf), then flattened, so that what stands in many phrasings of one question counts little more than what stands in
 * few. Held out phrasings find their question so in two of three cases, and in six of seven among the best three; the
 * nearest phrasing alone finds one of two.
 */

/** A question with the ways in which it is asked in one language. */
export interface Phrased<T> {
  of: T;
  ways: readonly string[];
}

export interface Nearest<T> {
  of: T;
  /** Cosine with the question, 0 to 1; from 0.2 on it is meant in nine of ten cases. */
  likeness: number;
}

const ofWord = 1;
const ofPair = 0.3;
const ofPiece = 0.2;
/** A topic, whichever of its words was used. */
const ofTopic = 0.7;
const pieceLength = 4;
const flattening = 0.3;
/** What no question says may be a slip as well as something else that is asked. */
const ofUnheard = 3;
const questionsAtATime = 5;
/** What each word costs that is written there with other accents only: "đương" is no "đường". */
const ofOtherAccents = 0.4;

/** Kinds of features count differently, however often they are seen. */
const featuresOf = (text: string): Map<string, number> => {
  const words = wordsIn(text).map(({ folded }) => termStem(folded));
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  for (const term of termsOf(text, { isAnswer: true })) if (/^[#@]/u.test(term)) add(term, ofTopic);
  words.forEach((word, index) => {
    add(word, ofWord);
    const next = words[index + 1];
    if (next) add(`${word} ${next}`, ofPair);
    // What is misspelled in one place is the same in others.
    const padded = `_${word}_`;
    if (word.length > pieceLength)
      for (let at = 0; at + pieceLength <= padded.length; at += 1)
        add(`~${padded.slice(at, at + pieceLength)}`, ofPiece);
  });
  return features;
};

/** What is said, whatever the order and the small words; nothing where that is a single word. */
const saidIn = (text: string): string => {
  const words = wordsIn(text);
  const isSmall = stopWordsAmong(words, 'en');
  const said = new Set(words.filter((word) => !isSmall(word)).map(({ folded }) => termStem(folded)));
  return said.size > 1 ? [...said].toSorted().join(' ') : '';
};

/** How words are written, by what they are without accents. */
const writtenIn = (texts: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const written = new Map<string, Set<string>>();
  for (const word of texts.flatMap(wordsIn).filter(isAccented)) {
    const own = written.get(word.folded) ?? new Set();
    for (const spelling of spellingsOf(word.written)) own.add(spelling);
    written.set(word.folded, own);
  }
  return written;
};

const normalised = (vector: Map<string, number>): Map<string, number> => {
  const norm = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([feature, weight]) => [feature, weight / norm]));
};

/** How much of what is asked a question is about. */
export interface Fit {
  /** The part of what is asked, by how few questions say it, that the question says in any of its ways; 0 to 1. */
  share: number;
  /** Whether it says the rarest of that which any question says. */
  hasLead: boolean;
  /** How rarely what both say is said, in all: single words that stand in a hundred questions make it some 2. */
  rarity: number;
}

export interface PhrasingIndex<T> {
  /** Whether a question is about what another one asks, word by word, whichever language either is in. */
  fit(asked: readonly Said[], of: T): Fit;
  /**
   * The questions that a text is nearest to, the nearest first.
   * @param fits whether a question may be meant at all
   */
  nearest(text: string, fits: (of: T) => boolean, most?: number): Nearest<T>[];
}

/** Makes questions ready to be compared with what people write; one that is asked in two languages comes twice. */
export const phrasingIndex = async <T>(all: readonly Phrased<T>[]): Promise<PhrasingIndex<T>> => {
  const asked: Array<{ of: T; written: ReturnType<typeof writtenIn> }> = [];
  const counts = new Map<string, number>();
  /** Who asks as somebody has asked before means the same, however unlike the other ways that one is. */
  const verbatim = new Map<string, number[]>();
  for (const { of, ways } of all) {
    // Whoever asks something else meanwhile is answered.
    if (asked.length % questionsAtATime === 0) await setImmediate();
    for (const said of new Set(ways.map(saidIn).filter(Boolean)))
      verbatim.set(said, [...(verbatim.get(said) ?? []), asked.length]);
    asked.push({ of, written: writtenIn(ways) });
    for (const feature of new Set(ways.flatMap((way) => [...featuresOf(way).keys()])))
      countOne(counts, feature);
  }
  const postings = postingsFor(counts, { weights: Float64Array });
  const { weights } = postings.columns;
  const idf = (feature: string) => Math.log(1 + asked.length / ((counts.get(feature) ?? 0) + 0.5));
  const vectorOf = (features: ReadonlyMap<string, number>) =>
    normalised(new Map([...features].map(([feature, weight]) => [feature, weight * idf(feature)])));

  for (const [at, { ways }] of all.entries()) {
    if (at % questionsAtATime === 0) await setImmediate();
    const sum = new Map<string, number>();
    // Features are found a second time: those of thousands of phrasings at once would be the largest thing in memory.
    for (const way of ways)
      for (const [feature, weight] of vectorOf(featuresOf(way)))
        sum.set(feature, (sum.get(feature) ?? 0) + weight);
    const mean = normalised(new Map([...sum].map(([feature, weight]) => [feature, weight ** flattening])));
    for (const [feature, weight] of mean) weights[postings.at(feature, at)] = weight;
  }

  const placesOf = new Map<T, Set<number>>();
  asked.forEach(({ of }, at) => {
    placesOf.set(of, (placesOf.get(of) ?? new Set()).add(at));
  });

  return {
    fit(said, of) {
      const own = placesOf.get(of) ?? new Set();
      const isIn = (feature: string): boolean => {
        let isFound = false;
        postings.each(feature, (at) => {
          isFound ||= own.has(at);
        });
        return isFound;
      };
      let [whole, shared, lead] = [0, 0, 0];
      let hasLead = true;
      // What takes several words stands beside them, and is no further thing that is asked.
      for (const { terms } of said.filter(({ words }) => words.length > 0)) {
        const features = terms.filter(([term]) => !term.startsWith('='));
        const heard = features.filter(([feature]) => counts.has(feature));
        const rarity = Math.max(...heard.map(([feature]) => idf(feature)), 0) || ofUnheard;
        const isSaid = features.some(([feature]) => isIn(feature));
        whole += rarity;
        if (isSaid) shared += rarity;
        if (heard.length > 0 && rarity > lead) [lead, hasLead] = [rarity, isSaid];
      }
      return { share: whole === 0 ? 1 : shared / whole, hasLead, rarity: shared };
    },
    nearest(text, fits, most = 3) {
      const likeness = new Float64Array(asked.length);
      for (const [feature, weight] of vectorOf(featuresOf(text))) {
        postings.each(feature, (at, index) => {
          likeness[at] = (likeness[at] ?? 0) + weight * (weights[index] ?? 0);
        });
      }
      for (const at of verbatim.get(saidIn(text)) ?? []) likeness[at] = 1;
      const accented = wordsIn(text).filter(isAccented);
      const best = new Map<T, number>();
      asked.forEach(({ of, written }, at) => {
        if ((likeness[at] ?? 0) <= (best.get(of) ?? 0)) return;
        const others = accented.filter((word) => {
          const spelled = written.get(word.folded);
          return spelled !== undefined && !spelled.has(word.written);
        });
        const own = (likeness[at] ?? 0) * ofOtherAccents ** others.length;
        if (own > (best.get(of) ?? 0) && fits(of)) best.set(of, own);
      });
      return [...best]
        .map(([of, own]) => ({ of, likeness: own }))
        .toSorted((a, b) => b.likeness - a.likeness)
        .slice(0, most);
    },
  };
};
