import { chainsOf, counts, settledSort } from './chains';
import { childrenOf } from './count-children';
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
const parentsOf = /(?<![\p{L}])(?:mum|mom|mummy|mommy|mama)(?:,| and| &) ?(?:dad|daddy|papa)(?![\p{L}])/u;
/** "My daughter (8) … just the two of us": whoever writes is the other one. */
const justTwo =
  /(?:just|only) the two of us(?! (?:and|with|plus))|chi (?:co )?hai (?:me|bo|ba|cha|ong) con(?! (?:va|voi|cung))/;
const oldParent = /(?<![\p{L}])(?:me|bo|cha|ma|ba) gia(?![\p{L}])/u;

/** "Hai mẹ con", "ba bà cháu": how many of them are grown up, and how many children. */
const ofPair = (mentions: readonly Mention[], message: string, children: number | undefined) => {
  const pair = mentions.find(({ word }) => word.sort === 'elder-child');
  if (!pair) return undefined;
  const { count = 2, said } = pair;
  const isOld = mentions.some(({ ages }) => ages.some((age) => age >= 50)) || oldParent.test(message);
  // Who brings a mother of 62 is no child.
  if (/con$/.test(said) && isOld && children === undefined) return { adults: count, children: undefined };
  return { adults: 1, children: Math.max(count - 1, children ?? 0) };
};

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

  const own = childrenOf(chains, message);
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
  // "Grandparents, parents, three kids" tell of all of them, whichever of them writes.
  const isOfThree = generationsNamed.test(message);
  if ((children ?? 0) > 0 && (parentsOf.test(message) || isOfThree)) people.delete('self');

  const inCompany = [...friends.values()].reduce((sum, size) => sum + size, 0);
  const parts = people.size + (pair?.adults ?? 0) + inCompany + others;
  const told = {
    company: parts - (people.has('self') ? 1 : 0),
    hasWriter: tally.hasWriter || people.has('self'),
    ...(children === undefined ? {} : { children }),
  };
  if (explicit.length > 0) return { ...told, adults: Math.max(...explicit) + others };

  // "A family of four, and my nan comes along".
  const coming = mentions.some(({ said }) => said === 'group') ? tally.coming : 0;
  const total = Math.max(0, ...sums) + coming;
  if (total === 0) return parts > 0 ? { ...told, adults: parts } : told;
  const isSmall = ofFamily.test(message) && total > 2 && total <= smallFamily;
  const byRule = isSmall && children === undefined && parts === 0 ? total - 2 : undefined;
  // Three couples are six beside their children.
  const isOfPairs = tally.pairs > 0 && total <= 2 * tally.pairs + others;
  const young = byRule ?? children ?? 0;
  const isJustTwo = young === 1 && parts === 0 && justTwo.test(message);
  const isPairWithMore = total === 2 && young > 0 && parts !== 1 && !people.has('self') && !isJustTwo;
  const isOutside = tally.isBeside || isOfPairs || total - young < 1 || isPairWithMore;
  return {
    ...told,
    ...(byRule === undefined ? {} : { children: byRule }),
    total,
    adults: isOutside ? total : total - young,
  };
};
