import type { Mention } from './mention';
import { numberAt, type Tokens, wordAt } from './tokens';

const takes = /^(?:take|takes|taking|bring|brings|bringing|with|and|&|plus|,|:|\()$/;
const closes = /^(?:,|\)|\.|;|and|&|!|\?)$/;
/** What opens or parts the number from the name. */
const opens = /^(?:,|\()$/;

/** "Leo, 10, and Anna, 8", "bringing Molly (11)": a child by name and age. */
export const namedChildAt = (tokens: Tokens, at: number): Mention | undefined => {
  const { said, language } = tokens;
  if (language !== 'en' || !tokens.isName[at] || !takes.test(said[at - 1] ?? '')) return undefined;
  if (wordAt(tokens, at) || numberAt(tokens, at)) return undefined;
  const isOpened = opens.test(said[at + 1] ?? '');
  const number = numberAt(tokens, isOpened ? at + 2 : at + 1);
  const digits = said[isOpened ? at + 2 : at + 1] ?? '';
  if (!number || !/^\d+$/.test(digits) || number.value > 17 || number.value < 1) return undefined;
  if (!closes.test(said[number.to] ?? '.')) return undefined;
  const to = said[number.to] === ')' ? number.to + 1 : number.to;
  return {
    word: { sort: 'child' },
    said: `named ${said[at]}`,
    ages: [number.value],
    from: at,
    to,
    of: 'writer',
    isTaken: false,
    isBare: false,
  };
};
