import { agesAt } from './ages';
import { hasSign, type Mention } from './mention';
import { numberAt, type Tokens, wordAt } from './tokens';

const writers = /^(?:my|our|me|mine|ours)$/;
const others = /^(?:his|her|their|your|s)$/;
const skipped =
  /^(?:the|these|those|both|all|dear|old|older|elderly|elder|little|young|younger|small|big|teenage|teen|teenaged|lovely|best|good|close|retired|fellow|other|more|another|extra|adult|grown|new|very|wee|bad|experienced|female|male|single|school|uni|wonderful|kneed|fit|whole|own|gay|lesbian|deaf|hearing|japanese|korean|french|spanish|indian|german|british|married|unmarried|twin|identical|muslim|vegan|vegetarian|active|healthy|frail|beloved|dear|late|happy|hungry|broke|big|rowdy|mad|middle|aged|first|time|energetic|older|restless|fussy|sleepy|grumpy|additional|further|married|jewish|hindu|sikh|american|aussie|dutch|polish|proper|total|school|age|bachelor|widowed|divorced)$/;
/** What is told of people and is in no list: "three Brazilian friends". */
const told =
  /^(?!(?:days?|nights?|weeks?|months?|hours?|minutes?|star|stars|more|with|from|each|and|for|the|our|your|their|them|then|plus|other|long|old|in|at|on|of|to|or|by|as|we|is|are|was|who|hotel|meals?|million|euros?|dollars?|pounds?|km|am|pm)$)\p{L}{4,}$/u;
/** What stands before a word for people: whose they are, how many, how old, of what kind. */
export interface Front {
  of?: Mention['of'];
  count?: number;
  /** "A 7 year old boy". */
  young: readonly number[];
  /** Whether they are pointed to: "the kids". */
  isKnown: boolean;
  /** "Two grown sons". */
  isGrown?: true;
  to: number;
}

/** "Ba mẹ con mình": a mother with two, where nobody takes their parents along. */
const isOfElder = ({ said }: Tokens, at: number): boolean =>
  /^ba m[eẹ] con (?:mình|minh|em|tui|toi|tôi|tớ|nhà|nha|chị|chi|\(|,|đi|di|dắt|rủ|sẽ|muốn|muon)$/.test(
    said.slice(at, at + 4).join(' '),
  ) && !/^(?:với|voi|cùng|cung|và|va|đưa|dua|cho|dẫn|mời|rước)$/.test(said[at - 1] ?? '');

/** @param asWord reads no number: "ba" is a father as well as three. @returns `undefined` where no people can follow */
export const frontAt = (tokens: Tokens, at: number, asWord: boolean): Front | undefined => {
  const { said, language } = tokens;
  const isEnglish = language === 'en';
  let [to, of, count, isKnown] = [at, undefined as Mention['of'], undefined as number | undefined, false];
  let [young, isGrown] = [[] as number[], false];
  for (let steps = 0; steps < 7; steps += 1) {
    const word = said[to] ?? '';
    if (isEnglish && writers.test(word) && !(word === 'me' && wordAt(tokens, to + 1)?.word.sort === 'self')) {
      if (
        word === 'me' &&
        !/^(?:mum|mam|dad|brother|sister|nan|mate|wife|missus|lads?|kids|daughter|son)$/.test(
          said[to + 1] ?? '',
        )
      )
        break;
      of = word === 'our' || of === 'writers' ? 'writers' : 'writer';
      to += 1;
      continue;
    }
    if (isEnglish && others.test(word) && word !== 's') {
      of = 'other';
      to += 1;
      continue;
    }
    // "A 7 year old boy", "a nine month old baby".
    const age = count === undefined || isEnglish ? agesAt(tokens, to, true) : undefined;
    if (age && isEnglish && age.ages.length === 1 && /^(?:olds?|yo|y|o|mo)$/.test(said[age.to - 1] ?? '')) {
      young = [...age.ages];
      ({ to } = age);
      continue;
    }
    const whole = wordAt(tokens, to);
    const number = asWord ? undefined : numberAt(tokens, to);
    if (number && (!(whole && whole.to > number.to) || isOfElder(tokens, to)) && count === undefined) {
      if (hasSign(said[to - 1]) && to === at && /^\d/.test(said[to] ?? '')) return undefined;
      count = number.value;
      ({ to } = number);
      continue;
    }
    if (isEnglish && word === 'of' && count !== undefined && writers.test(said[to + 1] ?? '')) {
      to += 1;
      continue;
    }
    if (isEnglish && skipped.test(word) && !wordAt(tokens, to)) {
      isKnown ||= /^(?:the|these|those)$/.test(word);
      isGrown ||= /^(?:grown|adult)$/.test(word);
      to += 1;
      continue;
    }
    const noun =
      isEnglish && count !== undefined && count > 1 && told.test(word) ? wordAt(tokens, to + 1) : undefined;
    if (noun?.word.isPlural && !wordAt(tokens, to)) {
      to += 1;
      continue;
    }
    // "10 of us, of whom 4 are children".
    if (
      isEnglish &&
      /^(?:are|is)$/.test(word) &&
      count !== undefined &&
      /^(?:child|adult)$/.test(wordAt(tokens, to + 1)?.word.sort ?? '')
    ) {
      to += 1;
      continue;
    }
    if (isEnglish && word === 'twin' && !(whole && whole.to > to + 1)) {
      count ??= 2;
      to += 1;
      continue;
    }
    break;
  }
  return {
    to,
    young,
    isKnown,
    ...(isGrown && { isGrown: true as const }),
    ...(of && { of }),
    ...(count === undefined ? {} : { count }),
  };
};
