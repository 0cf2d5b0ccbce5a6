import { childrenOf } from './count-children';
import type { Mention } from './mentions';

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

type Chain = Mention[];

/** Mentions that hang together: "me, my wife and our son (9)". */
const chainsOf = (mentions: readonly Mention[]): Chain[] => {
  const chains: Chain[] = [];
  for (const mention of mentions) {
    if (mention.link && chains.length > 0) chains.at(-1)?.push(mention);
    else chains.push([mention]);
  }
  return chains;
};

const sizeOf = ({ count, ages, word }: Mention): number =>
  Math.max(count ?? (ages.length || (word.isPlural ? 2 : 1)), 1);

/** Whose couple it is: "vợ chồng chị gái", "vợ chồng con trai". */
const isInLaw = ({ word: { sort }, said, count, ages }: Mention): boolean =>
  /^(?:friend|kin)$/.test(sort) ||
  (/^con (?:gái|trai|gai)$/.test(said) && count === undefined && ages.length === 0);

const isGrown = ({ ages }: Mention): boolean => ages.length > 0 && ages.every((age) => age >= 18);
const isYoung = ({ ages }: Mention): boolean => ages.length > 0 && ages.every((age) => age < 18);

const siblings = /(?:chị|anh|chi) em/;
const family = /^(?:self|spouse|couple|kin|adult|lone|elder-child)$/;
const hasFamily = (chain: Chain): boolean => chain.some(({ word }) => family.test(word.sort) && !word.isWeak);

/** "Girls" and "lads" are children by their age, by whose they are, and among grown-ups of a family; else a group. */
const settledSort = (mention: Mention, chain: Chain): Mention => {
  const { word, said, count = 1, of, isTaken } = mention;
  const as = (sort: Mention['word']['sort']): Mention => ({ ...mention, word: { ...word, sort } });
  if (word.sort === 'child' && isGrown(mention)) return { ...as('friend'), said: `grown ${said}` };
  if (word.sort === 'child' && /^(?:girls?|boys?|twins)$/.test(said) && !isYoung(mention)) {
    const isOfFamily =
      of !== undefined ||
      isTaken ||
      hasFamily(chain) ||
      chain.some((one) => one !== mention && one.word.sort === 'child');
    return isOfFamily || count < 2 ? mention : as('peer');
  }
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

const counts = (mention: Mention, chain: Chain): boolean => {
  const { word, count, ages, of, link, isTaken } = mention;
  if (link === 'next' && chain[chain.indexOf(mention) - 1]?.word.sort === 'couple') return true;
  if (!word.isWeak) return true;
  if (count !== undefined || ages.length > 0 || of !== undefined) return true;
  if (isTaken && word.sort === 'kin') return true;
  const at = chain.indexOf(mention);
  const isLinked = (one?: Mention['link']) => one === 'and' || one === 'with';
  return isLinked(link) || isLinked(chain[at + 1]?.link);
};

/** @param message what the mentions were read from, in small letters without accents */
export const countOf = (named: readonly Mention[], message: string): Count => {
  const chains = chainsOf(named).map((chain) => {
    const told = chain.filter((mention) => counts(mention, chain));
    return told.map((mention) => settledSort(mention, told));
  });
  const mentions = chains.flat();
  const young = childrenOf(chains, message);
  const { children } = young;

  const people = new Set<string>();
  const friends = new Map<string, number>();
  const sums: number[] = [];
  const explicit: number[] = [];
  let [others, coming, isBeside, hasWriter] = [0, 0, false, false];

  const befriend = (said: string, size: number) => friends.set(said, Math.max(size, friends.get(said) ?? 0));

  for (const chain of chains) {
    const isSelfThere = chain.some(({ word }) => word.sort === 'self' && chain.length > 1);
    const group: number[] = [];
    chain.forEach((mention, at) => {
      const { word, said, count, of, isTaken, link } = mention;
      const [last, next] = [chain[at - 1], chain[at + 1]];
      const isLinked = link === 'and' || link === 'with' || next?.link === 'and' || next?.link === 'with';
      const isOfWriter = of === 'writer' || of === 'writers' || isTaken;
      const size = sizeOf(mention);
      if (mention.comes) coming += size;
      if (word.sort === 'self') {
        if (isLinked || next?.link === 'comma' || link === 'comma') people.add('self');
      } else if (word.sort === 'lone') {
        people.add('self');
      } else if (word.sort === 'spouse') {
        if ((count ?? 1) > 1) sums.push(count ?? 1);
        else if (of === 'other') befriend(said, 1);
        else for (const id of ['self', ...(word.ids ?? [])]) people.add(id);
      } else if (word.sort === 'couple') {
        const isPairs = /^(?:cap|cặp|couples?|doi|đôi)/.test(said) && (count ?? 1) > 1;
        const isOfOthers = next?.link === 'next' && isInLaw(next);
        if (isOfOthers) befriend(`couple ${next.said}`, 2);
        else if (isPairs) group.push(2 * (count ?? 1));
        else for (const id of ['self', 'spouse']) people.add(id);
      } else if (word.sort === 'kin') {
        if (last?.word.sort === 'couple' && link === 'next') return;
        const ids = word.ids ?? [];
        const isKnown =
          word.isWeak &&
          ids.some((id) => people.has(id) || people.has(id === 'grandmother' ? 'mother' : 'father')) &&
          link !== 'and' &&
          link !== 'with';
        if (isKnown) return;
        if (word.isWeak && (count ?? 1) > ids.length) {
          group.push(count ?? 1);
          return;
        }
        if ((count ?? 1) > 1 && ids.length === 1) befriend(said, count ?? 1);
        else for (const id of ids) people.add(of === 'other' ? `other ${id}` : id);
        const isThirds = of === undefined && chain.some((one) => one.word.sort === 'child') && !isSelfThere;
        hasWriter ||= of !== undefined || !isThirds || isTaken;
        if (!isThirds || isOfWriter) people.add('self');
      } else if (word.sort === 'friend') {
        if (last?.word.sort === 'couple' && link === 'next') return;
        // "Cô với 2 cháu": how she calls herself.
        if (word.isWeak && count === undefined && of === undefined && !isTaken) {
          people.add('self');
          return;
        }
        if ([...friends.keys()].some((known) => known.startsWith(`${said} `))) return;
        if (mention.isOther) {
          others += size;
          return;
        }
        const isCompany = isOfWriter || isSelfThere || (isLinked && hasFamily(chain)) || (count ?? 1) === 1;
        if (
          isCompany &&
          !(
            word.isPlural &&
            count === undefined &&
            /^(?:friends|mates|colleagues|bestie|buddies|pals)$/.test(said)
          )
        ) {
          befriend(said, size);
          people.add('self');
          // "Our son, he's 20": of two.
          if (of === 'writers' && /^(?:grown|au pair|nanny)/.test(said)) people.add('spouse');
        } else if (count !== undefined) group.push(count);
      } else if (word.sort === 'peer') {
        if (count === undefined || (count === 1 && !(word.isRole && last?.word.sort === 'peer'))) return;
        if (
          isSelfThere &&
          isLinked &&
          !(link === undefined && next?.word.sort === 'self' && next.link === 'next')
        ) {
          befriend(said, count);
          people.add('self');
        } else if (siblings.test(said) && isLinked && hasFamily(chain)) {
          // "Mẹ với hai chị em": the writer is one of them.
          people.add('self');
          befriend(said, count - 1);
        } else group.push(count);
      } else if (word.sort === 'people' && count !== undefined) {
        if (count === 1 || said === 'of them') return;
        const isUs = said === 'of us';
        const isBesideOthers = isLinked || link === 'comma' || next?.link === 'comma' || link === 'in';
        if (isUs && count === 2 && isBesideOthers && chain.length > 1)
          for (const id of ['self', 'spouse']) people.add(id);
        else {
          sums.push(count);
          isBeside ||=
            said !== 'group' && (next?.link === 'and' || next?.link === 'with') && next.word.sort === 'child';
        }
      } else if (word.sort === 'adult' && count !== undefined) {
        if (link === 'and' && last?.word.sort === 'adult') explicit.push((explicit.pop() ?? 0) + count);
        else explicit.push(count);
      } else if (word.sort === 'elder-child') {
        hasWriter = true;
      }
    });
    // "6 đứa, 2 trai 4 gái": the others are the first once more.
    const [first = 0, ...rest] = group;
    const more = rest.reduce((sum, size) => sum + size, 0);
    if (first > 0) sums.push(first === more && rest.length > 1 ? first : first + more);
  }

  const isFamily =
    /(?:family|gia dinh|nha|ca nha)(?: of| (?:\p{L}+)){0,3} ?(?:\d+|two|three|four|five|hai|ba|bon|nam)/u.test(
      message,
    );
  const pair = mentions.find(({ word }) => word.sort === 'elder-child');
  const inPair = pair?.count ?? 2;
  const isOldPair =
    pair !== undefined &&
    /con$/.test(pair.said) &&
    (mentions.some(({ ages }) => ages.some((age) => age >= 50)) || /(?:me|bo|cha|ma|ba) gia/.test(message)) &&
    children === undefined;
  let ofPair = 0;
  if (pair) {
    // The writer is one of them, and so is "mẹ", however often she is spoken of.
    people.delete('self');
    for (const id of ['mother', 'father', 'grandmother', 'grandfather']) if (people.delete(id)) break;
    ofPair = isOldPair ? inPair : 1;
  }
  const ofChildren = pair && !isOldPair ? Math.max(inPair - 1, children ?? 0) : children;
  if (people.has('mother-in-law') || people.has('father-in-law'))
    if ((ofChildren ?? 0) > 0) for (const id of ['self', 'spouse']) people.add(id);
  // Three generations have the parents of the children among them.
  if (/(?:three|3|four) generations?|(?:ba|3|bon|4) the he/.test(message) && (ofChildren ?? 0) > 0)
    for (const id of ['self', 'spouse']) people.add(id);
  // "A family of four, and my nan comes along".
  const all = Math.max(0, ...sums) + (mentions.some(({ said }) => said === 'group') ? coming : 0);
  const parts = people.size + ofPair + [...friends.values()].reduce((sum, size) => sum + size, 0) + others;
  const told = {
    company: parts - (people.has('self') ? 1 : 0),
    hasWriter: hasWriter || people.has('self'),
    ...(ofChildren === undefined ? {} : { children: ofChildren }),
  };
  if (explicit.length > 0) {
    const adults = Math.max(...explicit) + others;
    return { ...told, adults };
  }
  if (all > 0) {
    const isSmallFamily = isFamily && all <= 5 && all > 2 && ofChildren === undefined && parts === 0;
    const young = isSmallFamily ? all - 2 : (ofChildren ?? 0);
    const isOutside =
      isBeside || all - young < 1 || (all === 2 && young > 0 && parts !== 1 && !people.has('self'));
    return {
      ...told,
      ...(isSmallFamily ? { children: young } : {}),
      total: all,
      adults: Math.max(1, isOutside ? all : all - young),
    };
  }
  return parts > 0 ? { ...told, adults: parts } : told;
};
