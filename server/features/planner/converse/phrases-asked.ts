import { phrases } from '../pack/phrases';
import { wordsOf } from '../understand/text';
import { talkWords } from '../words/talk-words';
import type { Context } from './situation';

const asks =
  /\bhow (?:do|would|can|to)(?: (?:i|you|we|one))?(?: \w+)? ?say\b|\bsay .+ in vietnamese\b|\b(?:useful|basic|some|few) (?:vietnamese )?(?:phrases|words)\b|\btieng (?:viet|anh) (?:noi|goi|la)\b/u;

const mostTold = 5;
const small: ReadonlySet<string> = new Set(
  'how do does you i we to say in the a an is it and or for of my vietnamese please can what no not'.split(
    ' ',
  ),
);
const negated = /\b(?:no|not|without|less)\b/u;
/** Travellers ask for it by more words than the phrase has. */
const alike: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:chilli|chili|chilly|hot|spice|spicy)\b/u, 'spicy'],
  [/\b(?:thanks|thank)\b/u, 'thank'],
  [/\b(?:hi|hey)\b/u, 'hello'],
  [/\b(?:check|cheque)\b/u, 'bill'],
  [/\b(?:meat|vegan|veggie)\b/u, 'vegetarian'],
  [/\b(?:cheaper|discount)\b/u, 'lower'],
];

/** How something is said in Vietnamese, from the phrases that a trip is packed with; `null` for another question. */
export const phrasesAsked = ({ language }: Context, message: string): string | null => {
  const said = wordsOf(message);
  if (!asks.test(said)) return null;
  const meant = alike.reduce((text, [pattern, word]) => text.replace(pattern, word), said);
  const wanted = meant.split(' ').filter((word) => word.length > 2 && !small.has(word));
  const fits = ({ en }: { en: string }) => {
    const own = wordsOf(en).split(' ');
    return wanted.filter((word) => own.includes(word)).length;
  };
  const found = phrases
    .map((one) => ({ one, fit: fits(one) + (negated.test(said) && negated.test(wordsOf(one.en)) ? 0.5 : 0) }))
    .filter(({ fit }) => fit >= 1)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, mostTold);
  if (found.length === 0) return null;
  const { phrase } = talkWords(language);
  return found.map(({ one: { vi, en, say } }) => phrase(vi, en, say)).join('\n');
};
