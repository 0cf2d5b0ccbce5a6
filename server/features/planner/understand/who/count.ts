import { chainsOf, counts, settledSort } from './chains';
import { childrenOf } from './count-children';
import { familiesIn } from './families';
import type { Mention } from './mention';
import { addChain, emptyTally } from './tally';

/** Who travels, added up from those who are named and from what is said of all of them. */
export interface Count {
  adults?: number;
  children?: number;
  /** All of them by a number that says so; their children are among them. */
  total?: number;
  /** Grown-ups who are told by what they are to who writes, without the writer. */
  company: number;
  /** Whether the writer is counted by name or by family. */
  hasWriter: boolean;
}

/** A family by its number has two grown-ups, up to this size. */
const smallFamily = 5;

const ofFamily =
  /(?:family|gia dinh|nha|ca nha)(?: of| (?:\p{L}+)){0,3} ?(?:\d+|two|three|four|five|hai|ba|bon|nam)/u;
const generations = /(?:three|3|four) generations?|(?:ba|3|bon|4) the he/;
const generationsNamed =
  /(?<!(?:my|our|his|her|both) )grandparents[^.;!?]{0,30}(?<!(?:my|our|his|her) )parents/u;
const parentsOf =
  /(?<![\p{L}])(?:mum|mom|mummy|mommy|mama)(?:,| and| &) ?(?:dad|daddy|papa)(?![\p{L}])(?! ?(?:,|and|,? and|&|\+) ?(?:me|myself|i)(?![\p{L}]))/u;
/** "My daughter (8) … just the two of us": whoever writes is the other one. */
const justTwo =
  /(?:just|only) the two of us(?! (?:and|with|plus))|chi (?:co )?hai (?:me|bo|ba|cha|ong) con(?! (?:va|voi|cung))/;
const ofParents =
  /(?<!(?:voi|cung|dua|cho|va|moi|dan|cua|ru) )(?<![\p{L}])(?:bo me|ba me|ba ma|cha me|tia ma|me ba|me bo)(?: ?[,&+]| va| voi| cung| dat| dua| cho)(?![\p{L}])/u;
/** "Oma and Opa (that's us)", "Nan and Grandad here". */
const selfNamed =
  /(?:\( ?|that(?:'s| is|s) )us(?=[ ,;)])|(?:dad|dada|grandad|granddad|grandpa|gramps|opa|gran|nan|nana|granny|grandma|oma|mum|mom) here(?= ?[,.;:!])/u;
const oldParent = /(?<![\p{L}])(?:me|bo|cha|ma|ba) gia(?![\p{L}])/u;

/** "Ba đứa con đều lớn cả rồi". */
const grownUp =
  /(?<!\p{L})(?:con|dua)(?: gai| trai)?(?: (?:deu|da|thi|cung))* (?:lon|truong thanh)(?: (?:ca|het|khon|xac))* (?:roi|r)(?!\p{L})/u;

/** "Hai mẹ con", "ba bà cháu": how many of them are grown up, and how many children. */
const ofPair = (mentions: readonly Mention[], message: string, children: number | undefined) => {
  const pair = mentions.find(({ word }) => word.sort === 'elder-child');
  if (!pair) return undefined;
  const { count = 2, said } = pair;
  const isOld = mentions.some(({ ages }) => ages.some((age) => age >= 50)) || oldParent.test(message);
  // Who brings a mother of 62 is no child.
  if (/con$/.test(said) && (grownUp.test(message) || (isOld && children === undefined)))
    return { adults: count, children: undefined };
  return { adults: 1, children: Math.max(count - 1, children ?? 0) };
};

const sumOf = (numbers: readonly number[], isSum: boolean): number =>
  isSum ? numbers.reduce((sum, one) => sum + one, 0) : Math.max(...numbers);

/** @param message what the mentions were read from, in small letters without accents */
export const countOf = (named: readonly Mention[], message: string): Count => {
  const chains = chainsOf(named).map((chain) => {
    const told = chain.filter((mention) => counts(mention, chain));
    return told.map((mention) => settledSort(mention, told));
  });
  const mentions = chains.flat();
  const tally = emptyTally();
  for (const chain of chains) addChain(tally, chain);
  const { people, friends, sums, explicit, others } = tally;

  const families = familiesIn(message);
  // "Mỗi cặp một nhóc (3 và 4 tuổi)": the ages are those of all.
  const ages = mentions.flatMap(({ word: { sort }, ages }) => (sort === 'child' ? ages : []));
  const times = families.isEach && ages.length < families.count ? families.count : 1;
  const isSum = families.count > 1 && !families.isEach;
  const young = childrenOf(chains, message, isSum);
  const own = young === undefined ? undefined : young * times;
  const pair = ofPair(mentions, message, own);
  if (pair) {
    // The writer is one of them, and so is "mẹ", however often she is spoken of.
    people.delete('self');
    for (const id of ['mother', 'father', 'grandmother', 'grandfather']) if (people.delete(id)) break;
  }
  const children = pair ? pair.children : own;
  // Who travels with children and a mother-in-law, or in three generations, is a couple.
  const isCouple = people.has('mother-in-law') || people.has('father-in-law') || generations.test(message);
  if (isCouple && (children ?? 0) > 0) people.add('self').add('spouse');

  // "We're mum, dad and him": they call themselves as the child does.
  if (selfNamed.test(message)) people.delete('self');
  // "Grandparents, parents, three kids" tell of all of them, whichever of them writes.
  const isOfThree = generationsNamed.test(message);
  if (
    (children ?? 0) > 0 &&
    (parentsOf.test(message) || (ofParents.test(message) && !people.has('spouse')) || isOfThree)
  )
    people.delete('self');

  const inCompany = [...friends.values()].reduce((sum, size) => sum + size, 0);
  const parts = people.size + (pair?.adults ?? 0) + inCompany + others;
  const told = {
    company: parts - (people.has('self') ? 1 : 0),
    hasWriter: tally.hasWriter || people.has('self'),
    ...(children === undefined ? {} : { children }),
  };
  if (explicit.length > 0)
    return {
      ...told,
      adults: sumOf(explicit, isSum && explicit.length === families.count) * times + others,
    };

  // "A family of four, and my nan comes along".
  const coming = mentions.some(({ said }) => said === 'group') ? tally.coming : 0;
  const total = Math.max(0, ...sums) + coming;
  const least = 2 * families.count;
  if (total === 0) return parts + least > 0 ? { ...told, adults: Math.max(parts, least) } : told;
  const isSmall = ofFamily.test(message) && total > 2 && total <= smallFamily;
  const byRule = isSmall && children === undefined && parts === 0 ? total - 2 : undefined;
  // Three couples are six beside their children.
  const isOfPairs = tally.pairs > 0 && total <= 2 * tally.pairs + others;
  const beside = byRule ?? children ?? 0;
  const isJustTwo = beside === 1 && parts === 0 && justTwo.test(message);
  const isPairWithMore = total === 2 && beside > 0 && parts !== 1 && !people.has('self') && !isJustTwo;
  const isOutside = tally.isBeside || isOfPairs || total - beside < 1 || isPairWithMore;
  return {
    ...told,
    ...(byRule === undefined ? {} : { children: byRule }),
    total,
    adults: isOutside ? total : total - beside,
  };
};
