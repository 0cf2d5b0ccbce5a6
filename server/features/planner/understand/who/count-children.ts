import type { Mention } from './mention';

const twins = /(?:^| )(?:twins?|song sinh|sinh đôi|sinh doi)$/;

const sizeOf = ({ count, ages, word, said }: Mention): number => {
  if (twins.test(said) && (count ?? 1) < 2) return 2;
  if (count !== undefined && count > 1) return count;
  if (ages.length > 1) return ages.length;
  return count ?? (word.isPlural && ages.length === 0 ? 2 : 1);
};

/** Words that say of children in general, and count only where some are meant. */
const general =
  /^(?:trẻ em|tre em|con|cháu|chau|trẻ|tre|con nít|con nit|nhỏ|nho|trẻ con|tre con|be|trẻ nhỏ|tre nho|cu|út|girls|boys)$/;
const isSome = ({ count, ages, isTaken, isWith, of, said, link, word }: Mention): boolean =>
  count !== undefined ||
  ages.length > 0 ||
  of !== undefined ||
  (isTaken && !/^(?:con|cháu|chau|be)$/.test(said)) ||
  isWith === true ||
  link !== undefined ||
  (word.isPlural === true && !/^(?:girls|boys)$/.test(said)) ||
  !general.test(said);

const anyone = /^(?:kid|child|little one|wee one|youngest|eldest|oldest|nhóc|đứa nhỏ)$/;

/** Children who are named one after the other: "a baby and two kids", "2 bé: bé lớn 9 tuổi, bé nhỏ 4 tuổi". */
const inChain = (chain: readonly Mention[]): { count: number; isAged: boolean; ages: number[] } => {
  let [count, open, isAged, isOpened] = [0, 0, false, false];
  const ages: number[] = [];
  let last: Mention | undefined;
  for (const mention of chain) {
    if (mention.word.sort !== 'child') continue;
    const size = sizeOf(mention);
    // "The children: a boy of 4 and a girl of 9": each of them by itself.
    const isDetail =
      (mention.count ?? 1) === 1 &&
      mention.ages.length > 0 &&
      open > 0 &&
      (isOpened || (mention.link !== 'and' && mention.link !== 'with'));
    isOpened = isDetail;
    if (isDetail) {
      count += Math.max(0, size - open);
      open = Math.max(0, open - size);
    } else if (
      last &&
      sizeOf(last) === 1 &&
      last.ages.length === 0 &&
      mention.link === 'comma' &&
      anyone.test(last.said) &&
      !anyone.test(mention.said)
    ) {
      // "Another little one, my niece": the same.
    } else if (last && mention.isBare && mention.link === 'next') {
      // "Bé con", "em bé út": one word said in two.
    } else {
      count += size;
      open = mention.ages.length === 0 && size > 1 ? size : 0;
    }
    isAged ||= mention.ages.length > 0;
    ages.push(...mention.ages);
    last = mention;
  }
  return { count, isAged, ages };
};

const youngAge = /(?<![\d\p{L}])(?:1[0-7]|\d) ?(?:tuoi|t|thang tuoi)(?![\p{L}\d])/u;

/**
 * How many children there are; `undefined` where none is spoken of.
 * @param isSum whether those of several families are told one after the other
 */
export const childrenOf = (
  chains: readonly (readonly Mention[])[],
  message: string,
  isSum = false,
): number | undefined => {
  const seen: number[] = [];
  let [aged, unaged, isTold] = [0, 0, false];
  for (const chain of chains) {
    const young = chain.filter(
      (one, at) =>
        one.word.sort === 'child' &&
        isSome(one) &&
        !(
          one.link === 'next' &&
          chain[at - 1]?.word.sort === 'couple' &&
          one.isBare &&
          /^(?:con|đứa|thằng|dua) /.test(one.said)
        ),
    );
    if (young.length === 0) continue;
    isTold = true;
    const { count, isAged, ages } = inChain(young);
    const isAgain = isAged && ages.every((age) => seen.includes(age));
    if (isAgain) continue;
    if (isAged) aged += count;
    else if (!(young.every(({ isBare }) => isBare) && aged + unaged > 0))
      unaged = isSum ? unaged + count : Math.max(unaged, count);
    seen.push(...ages);
  }
  // "Con tự kỷ nhẹ, … 8 tuổi": one whose age is told further on.
  const isOne =
    !isTold && youngAge.test(message) && chains.flat().some(({ word: { sort } }) => sort === 'child');
  if (isOne) return 1;
  return isTold ? (isSum ? aged + unaged : Math.max(aged, unaged)) : undefined;
};
