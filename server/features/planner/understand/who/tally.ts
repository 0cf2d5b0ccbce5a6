import { type Chain, hasFamily, isInLaw, siblings, sizeOf } from './chains';
import type { Sort } from './lexicon';
import type { Mention } from './mention';

/** What the mentions of a message come to, before parts are held against totals. */
export interface Tally {
  /** Certain persons, each once: the writer, a spouse, a mother. */
  people: Set<string>;
  /** Others in company of the writer, by the word for them. */
  friends: Map<string, number>;
  /** Numbers of all. */
  sums: number[];
  /** Numbers of adults as such. */
  explicit: number[];
  /** "Our friends are two". */
  others: number;
  /** Who is said to come along beside a family of so many. */
  coming: number;
  /** Whether children stand beside a number of people, not in it: "the two of us and a baby". */
  isBeside: boolean;
  /** How many pairs are counted: "three couples". */
  pairs: number;
  hasWriter: boolean;
}

export const emptyTally = (): Tally => ({
  people: new Set(),
  friends: new Map(),
  sums: [],
  explicit: [],
  others: 0,
  coming: 0,
  isBeside: false,
  pairs: 0,
  hasWriter: false,
});

/** A mention where it stands. */
interface Place {
  chain: Chain;
  last: Mention | undefined;
  next: Mention | undefined;
  /** "And" or "with" before or behind it. */
  isLinked: boolean;
  /** Whether who writes is named in the chain. */
  isSelfThere: boolean;
  /** The numbers of the chain that make a group together. */
  group: number[];
}

const add = (set: Set<string>, ...all: string[]) => {
  for (const one of all) set.add(one);
};
const befriend = ({ friends }: Tally, said: string, size: number) =>
  friends.set(said, Math.max(size, friends.get(said) ?? 0));
const isJoined = (link: Mention['link']) => link === 'and' || link === 'with';
const isOfCouple = ({ link }: Mention, { last }: Place) => link === 'next' && last?.word.sort === 'couple';

/** The last one before that is counted: "14 of us old grunts and 9 wives". */
const countedBefore = ({ chain }: Place, mention: Mention): Mention | undefined => {
  let at = chain.indexOf(mention) - 1;
  while (at >= 0 && chain[at]?.count === undefined && chain[at]?.link === 'next') at -= 1;
  const found = chain[at];
  return found?.count !== undefined && found.count > 1 ? found : undefined;
};

/** Adds to a number of people those who are joined to them: "32 đứa với 1 cô", "two couples plus an uncle". */
const joinCounted = (
  tally: Tally,
  mention: Mention,
  place: Place,
  size: number,
  isAnybodys = false,
): boolean => {
  const before =
    isJoined(mention.link) && (isAnybodys || mention.of === undefined)
      ? countedBefore(place, mention)
      : undefined;
  if (before?.word.sort === 'people' && tally.sums.length > 0) {
    tally.sums.push((tally.sums.pop() ?? 0) + size);
    return true;
  }
  if (before && /^(?:peer|couple)$/.test(before.word.sort) && place.group.length > 0) {
    place.group.push(size);
    return true;
  }
  return false;
};

const spouse = (tally: Tally, mention: Mention, place: Place) => {
  const {
    word: { ids = [] },
    said,
    count = 1,
    of,
  } = mention;
  if (isOfCouple(mention, place)) return;
  if (ids.includes('ex') && of === undefined) return;
  if (count > 1) tally.sums.push(count);
  else if (of === 'other') befriend(tally, said, 1);
  else add(tally.people, 'self', ...ids);
};

const couple = (tally: Tally, { said, count = 1 }: Mention, { next, group }: Place) => {
  const isPairs = /^(?:cap|cặp|couples?|doi|đôi)/.test(said) && count > 1;
  if (next?.link === 'next' && isInLaw(next)) befriend(tally, `couple ${next.said}`, 2);
  else if (isPairs) {
    group.push(2 * count);
    tally.pairs += count;
  } else add(tally.people, 'self', 'spouse');
};

const kin = (tally: Tally, mention: Mention, place: Place) => {
  const { word, said, count = 1, of, isTaken, link } = mention;
  const { people } = tally;
  if (isOfCouple(mention, place)) return;
  const ids = word.ids ?? [];
  // "With our baby, 2 parents": they are the child's.
  if (said === 'parents' && count === 2 && of === undefined && place.chain.length === 1) {
    add(people, 'self', 'spouse');
    return;
  }
  // "Ba mẹ em …, ông bà thích chùa": parents are called so too.
  const isKnown = ids.some((id) => people.has(id) || people.has(id === 'grandmother' ? 'mother' : 'father'));
  if (word.isWeak && isKnown && !isJoined(link)) return;
  if (word.isWeak && count > ids.length) {
    place.group.push(count);
    return;
  }
  // "Bốn mệ bạn già": friends of one age, and nobody's grandmothers.
  if (count > 2 && ids.length === 1 && of === undefined && !isTaken) place.group.push(count);
  else if (count > 1 && ids.length === 1) befriend(tally, said, count);
  else add(people, ...ids.map((id) => (of === 'other' ? `other ${id}` : id)));
  // "Grandparents, parents and three kids": told by somebody who is one of them, or by nobody.
  const isOfThirds =
    of === undefined && !place.isSelfThere && place.chain.some((one) => one.word.sort === 'child');
  tally.hasWriter ||= !isOfThirds || isTaken;
  if (!isOfThirds || isTaken) people.add('self');
};

const manyFriends = /^(?:friends|mates|colleagues|bestie|buddies|pals)$/;

const friend = (tally: Tally, mention: Mention, place: Place) => {
  const { word, said, count, of, isTaken, link, ages } = mention;
  const { people } = tally;
  if (isOfCouple(mention, place)) return;
  // "Cô với 2 cháu": how she calls herself.
  if (word.isWeak && count === undefined && of === undefined && !isTaken) {
    people.add('self');
    return;
  }
  if ([...tally.friends.keys()].some((known) => known.startsWith(`${said} `))) return;
  if (count !== undefined && joinCounted(tally, mention, place, count)) return;
  // "Three couples plus my brother": he is of no pair.
  const isOfPairs = isJoined(link) && countedBefore(place, mention)?.word.sort === 'couple';
  if (isOfPairs && joinCounted(tally, mention, place, sizeOf(mention), true)) return;
  if (mention.isOther) {
    tally.others += sizeOf(mention);
    return;
  }
  // "My boss gave me a week", "a friend told us".
  const isThere =
    place.isLinked ||
    place.isSelfThere ||
    mention.isWith ||
    mention.comes ||
    link !== undefined ||
    (count ?? 1) > 1 ||
    ages.length > 0;
  if (!isThere && (word.isLoose || (of === undefined && !isTaken))) return;
  const isOfWriter = of === 'writer' || of === 'writers' || isTaken;
  const isCompany =
    isOfWriter || place.isSelfThere || (place.isLinked && hasFamily(place.chain)) || (count ?? 1) === 1;
  if (isCompany && !(count === undefined && manyFriends.test(said))) {
    befriend(tally, said, sizeOf(mention));
    people.add('self');
    // "Our son, he's 20": of two.
    if (of === 'writers' && /^(?:grown (?:son|daughter|child|kid|boy|girl|twins)|au pair|nanny)/.test(said))
      people.add('spouse');
  } else if (count !== undefined) place.group.push(count);
};

const partners = /^(?:wives|husbands|partners|spouses|other halves)$/;

const peer = (tally: Tally, mention: Mention, place: Place) => {
  const { word, said, link, of } = mention;
  const { last, next, isLinked, isSelfThere, group } = place;
  // "Three lads and their wives": as many.
  const count = mention.count ?? (partners.test(said) ? countedBefore(place, mention)?.count : undefined);
  // "Her new fella".
  if (count === undefined && of === 'other' && !word.isPlural && isSelfThere && link !== undefined)
    befriend(tally, `other ${said}`, 1);
  const isPartners = partners.test(said) && count !== undefined;
  if (isPartners && joinCounted(tally, mention, place, count, true)) return;
  if (count === undefined || (count === 1 && !(word.isRole && last?.word.sort === 'peer'))) return;
  const isSiblings = siblings.test(said) && isLinked && hasFamily(place.chain);
  if (isSelfThere && isLinked && (link !== undefined || next?.link !== 'next')) {
    befriend(tally, said, count);
    tally.people.add('self');
  } else if (isSiblings) {
    // "Mẹ với hai chị em": the writer is one of them.
    befriend(tally, said, count - 1);
    tally.people.add('self');
  } else {
    group.push(count);
    tally.isBeside ||= isJoined(next?.link) && next?.word.sort === 'child' && !word.isRole;
  }
};

const persons = (tally: Tally, { said, count, link }: Mention, { chain, last, next, isLinked }: Place) => {
  if (count === undefined || count === 1 || said === 'of them') return;
  // "Grandma, the two of us and our baby": two who are a couple, and no total.
  const hasCompany = isLinked || link === 'comma' || link === 'in' || next?.link === 'comma';
  if (said === 'of us' && count === 2 && hasCompany && chain.length > 1) {
    add(tally.people, 'self', 'spouse');
    return;
  }
  // "The groom plus nine".
  const isBesideOne = last?.word.sort === 'lone' && isJoined(link);
  tally.sums.push(isBesideOne ? count + 1 : count);
  tally.isBeside ||= said !== 'group' && isJoined(next?.link) && next?.word.sort === 'child';
};

const adults = ({ explicit }: Tally, { count, link }: Mention, { last }: Place) => {
  if (count === undefined) return;
  const isMore = link === 'and' && last?.word.sort === 'adult';
  explicit.push(isMore ? (explicit.pop() ?? 0) + count : count);
};

const bySort: Partial<Record<Sort, (tally: Tally, mention: Mention, place: Place) => void>> = {
  self: ({ people }, { link }, { isLinked, next }) => {
    if (isLinked || link === 'comma' || next?.link === 'comma') people.add('self');
  },
  lone: ({ people }) => people.add('self'),
  'elder-child': (tally) => {
    tally.hasWriter = true;
  },
  spouse,
  couple,
  kin,
  friend,
  peer,
  people: persons,
  adult: adults,
};

/** Adds those who are named in one chain. */
export const addChain = (tally: Tally, chain: Chain): void => {
  const isSelfThere = chain.length > 1 && chain.some(({ word }) => /^(?:self|lone)$/.test(word.sort));
  const group: number[] = [];
  chain.forEach((mention, at) => {
    const [last, next] = [chain[at - 1], chain[at + 1]];
    const isLinked = isJoined(mention.link) || isJoined(next?.link);
    if (mention.comes) tally.coming += sizeOf(mention);
    bySort[mention.word.sort]?.(tally, mention, { chain, last, next, isLinked, isSelfThere, group });
  });
  // "6 đứa, 2 trai 4 gái": the others are the first once more.
  const [first = 0, ...rest] = group;
  const more = rest.reduce((sum, size) => sum + size, 0);
  if (first > 0) tally.sums.push(first === more && rest.length > 1 ? first : first + more);
};
