import type { Answer } from '../../search/answers/collect';
import type { Known } from '../../search/passages/held';
import type { Fit } from '../../search/passages/phrasings';
import { type Said, termsOf } from '../../search/passages/terms';

/**
 * So much of what is asked a question has to say in one of its ways before its answer is told: in all, and where it
 * doesn't say the rarest of it, which is as a rule what is asked. Of phrasings that were held out one in thirty falls out.
 */
const ofMeant = { share: 0.5, withoutLead: 0.65 };
/** What is near by single words alone has to fit better. */
const ofNear = { share: 0.6, withoutLead: 0.7 };
/** A part of a guide has more words, and no ways in which it is asked. */
const leastOfText = 0.5;

/** Words that stand in every twentieth question name nothing that is asked, however many of them there are. */
const leastRarity = 4.2;
/** What is asked of a place has to be told as well as the place. */
const leastBesideNames = 0.4;

const isFit = ({ share, hasLead, rarity }: Fit, least: { share: number; withoutLead: number }): boolean =>
  rarity >= leastRarity && share >= (hasLead ? least.share : least.withoutLead);

/**
 * Whether an answer is about what is asked that was found by the ways in which others ask it.
 * @param rest the same without the names of towns; `null` where nothing else is said
 */
export const fitsMeant = (fit: Fit, rest: Fit | null): boolean =>
  isFit(fit, ofMeant) && (rest === null || rest.share >= leastBesideNames);

/**
 * Whether one is that was found by words.
 * @param isTitled whether its heading has most of what is asked, so that nothing else need be compared
 */
export const fitsNear = (fit: Fit, isTitled = false): boolean =>
  isTitled ? fit.rarity >= leastRarity : isFit(fit, ofNear);

/** Whether what a search has found is about what is asked; facts are found by what they are about. */
export const fitsFound = ({ asked, passages, ranking }: Known, said: readonly Said[]) => {
  const shareIn = (text: string): number => {
    const terms = new Set(termsOf(text, { isAnswer: true }));
    const own = said.filter(({ words }) => words.length > 0);
    const sum = (some: readonly Said[]) => some.reduce((all, one) => all + ranking.rarity(one), 0);
    const whole = sum(own);
    return whole === 0 ? 1 : sum(own.filter((one) => one.terms.some(([term]) => terms.has(term)))) / whole;
  };
  return ({ type, id, title, whole }: Answer): boolean => {
    if (type === 'fact') return true;
    if (type === 'guide') return shareIn(`${title} ${whole}`) >= leastOfText;
    const passage = passages.find(({ answer }) => answer?.type === 'faq' && answer.id === id);
    return passage === undefined || fitsNear(asked.fit(said, passage));
  };
};
