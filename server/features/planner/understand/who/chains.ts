import type { Mention } from './mention';

export type Chain = Mention[];

/** Mentions that hang together: "me, my wife and our son (9)". */
export const chainsOf = (mentions: readonly Mention[]): Chain[] => {
  const chains: Chain[] = [];
  for (const mention of mentions) {
    if (mention.link && chains.length > 0) chains.at(-1)?.push(mention);
    else chains.push([mention]);
  }
  return chains;
};

export const sizeOf = ({ count, ages, word }: Mention): number =>
  Math.max(count ?? (ages.length || (word.isPlural ? 2 : 1)), 1);

/** Whose couple it is: "vợ chồng chị gái", "vợ chồng con trai". */
export const isInLaw = ({ word: { sort }, said, count, ages }: Mention): boolean =>
  /^(?:friend|kin)$/.test(sort) ||
  (/^(?:con (?:gái|trai|gai|út|ut|cả|lớn|đầu)|(?:đứa|thằng) (?:út|lớn|cả)|dua (?:ut|lon))$/.test(said) &&
    count === undefined &&
    ages.length === 0);

const isGrown = ({ ages }: Mention): boolean => ages.length > 0 && ages.every((age) => age >= 18);
const isYoung = ({ ages }: Mention): boolean => ages.length > 0 && ages.every((age) => age < 18);

const relatives =
  /^(?:(?:half-|step|half )?(?:brother|sister)s?|sis|bro|siblings?|cousins?|em (?:gái|trai|họ)|đứa em(?: gái| trai)?|thằng em|nhỏ em)$/;

export const siblings = /(?:chị|anh|chi) em/;
const family = /^(?:self|spouse|couple|kin|adult|lone|elder-child)$/;
export const hasFamily = (chain: Chain): boolean =>
  chain.some(({ word }) => family.test(word.sort) && !word.isWeak);

/** "Girls" and "lads" are children by their age, by whose they are, and among grown-ups of a family; else a group. */
export const settledSort = (mention: Mention, chain: Chain): Mention => {
  const { word, said, count = 1, of, isTaken } = mention;
  const as = (sort: Mention['word']['sort']): Mention => ({ ...mention, word: { ...word, sort } });
  // "Our son and his girlfriend": who has one is grown.
  const next = chain[chain.indexOf(mention) + 1];
  const hasPartner = next?.word.sort === 'spouse' && next.of === 'other' && next.link !== undefined;
  if (word.sort === 'child' && count === 1 && hasPartner && !isYoung(mention))
    return { ...as('friend'), said: `grown ${said}` };
  if (word.sort === 'child' && mention.isGrown && !isYoung(mention))
    return { ...as('friend'), said: `grown ${said}` };
  // "Con gái và con rể".
  const isWed = /^(?:con rể|con dâu|con re|(?:son|daughter) in law|(?:son|daughter)-in-law)$/.test(
    next?.said ?? '',
  );
  if (word.sort === 'child' && count === 1 && isWed && next?.link === 'and' && !isYoung(mention))
    return { ...as('friend'), said: `grown ${said}` };
  // "My brother who's 9".
  if (word.sort === 'friend' && isYoung(mention) && relatives.test(said)) return as('child');
  // "Nine of us girls": who is counted already.
  const last = chain[chain.indexOf(mention) - 1];
  if (mention.link === 'next' && last?.said === 'of us' && mention.count === undefined) return as('peer');
  // "Hai cụ 75 tuổi, vợ chồng tôi": their parents.
  if (
    word.sort === 'peer' &&
    /^cụ$/.test(said) &&
    count === 2 &&
    chain.some(({ word: { sort } }) => /^(?:couple|spouse|self)$/.test(sort))
  )
    return { ...mention, word: { ...word, sort: 'kin', ids: ['grandmother', 'grandfather'] } };
  if (word.sort === 'child' && isGrown(mention)) return { ...as('friend'), said: `grown ${said}` };
  if (word.sort === 'child' && /^(?:girls?|boys?|twins)$/.test(said) && !isYoung(mention)) {
    const isOfFamily =
      of !== undefined ||
      isTaken ||
      hasFamily(chain) ||
      chain.some((one) => one !== mention && one.word.sort === 'child');
    return isOfFamily || count < 2 ? mention : as('peer');
  }
  // "32 em lớp 9": pupils, and not who writes.
  if (word.sort === 'self' && count > 4 && said === 'em') return as('peer');
  if (word.sort === 'peer') {
    const isOfFamily =
      /^(?:lads?|đứa|dua|gái|gai|trai|con|nhỏ)$/.test(said) &&
      (isYoung(mention) || (of !== undefined && /^lads?$/.test(said) && !isGrown(mention)));
    if (isOfFamily || (isYoung(mention) && /^(?:đứa|dua|thằng|cô con|bạn con)/.test(said)))
      return as('child');
    if (
      /^(?:gái|trai|gai)$/.test(said) &&
      chain.some(({ word: { sort } }) => /^(?:couple|spouse)$/.test(sort))
    )
      return as('child');
  }
  return mention;
};

/** Whether a word by which people are addressed as well means somebody here. */
export const counts = (mention: Mention, chain: Chain): boolean => {
  const { word, count, ages, of, link, isTaken, isWith } = mention;
  if (link === 'next' && chain[chain.indexOf(mention) - 1]?.word.sort === 'couple') return true;
  if (!word.isWeak) return true;
  if (count !== undefined || ages.length > 0 || of !== undefined) return true;
  if (isWith && /^(?:kin|spouse|friend)$/.test(word.sort)) return true;
  if (word.sort === 'child')
    return (
      isWith ||
      (isTaken && /^(?:son|boy|girl)$/.test(mention.said)) ||
      link === 'comma' ||
      link === 'in' ||
      link === 'next'
    );
  const at = chain.indexOf(mention);
  const isLinked = (one?: Mention['link']) => one === 'and' || one === 'with';
  return isLinked(link) || isLinked(chain[at + 1]?.link);
};
