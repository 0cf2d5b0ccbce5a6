import { type Text, words } from '../text';
import { isAbsent } from './absent';
import { type Count, countOf } from './count';
import type { Mention } from './mentions';
import type { Tokens } from './tokens';

export interface Party {
  adults?: number;
  children?: number;
  /** People who come along beside those of before, or fewer where some stay at home ("my mother joins us"). */
  joining?: { adults: number; children: number };
  /** How many they are then, all together, those of before among them. */
  total?: number;
}

/** Who comes along beside those of before. */
export const joins = words(
  "joins?(?: us| me)?|joined|joining(?: us| me)?|(?:is|are|will be|'s|'re|he's|she's|they're|who's) (?:also |now )?coming(?: too| along| with us| after all)?|tag(?:s|ging)? along|(?:there'll be|there will be|we have|we've got) (?:another|one more)|dat theo|keo theo|theo cung|di theo|xin theo|doi theo|comes? (?:too|along)|come with us|(?:also )?bring(?:ing)?|add(?:s)?(?: one| another| my| a| two| the)|include my|more people|(?:one|two|three|1|2|3) (?:adults?|kids?|people|persons?|child|children) more|co them|them(?= \\p{L}+ (?:ngoai|noi|em|minh|toi)| (?:\\d|mot|hai|ba) (?:nguoi|be|ban|dua|chau|cap|khach))|di cung|di chung|ru them|dan theo|cho them|them(?= (?:vo chong|chi gai|anh trai|em trai|em gai|chi ban|anh ban|ban gai|ban trai|ba me|bo me|ong ba|me|bo|dua|ong anh|ba chi)(?: (?:minh|em|toi|tui|ban|nua|di|vao|cung|trai|gai|chong|vo|ho|anh|chi)|$))",
);

/** Who falls away from those of before. */
const leaves = words(
  "(?:can't|cannot|can not|won't|not|isn't|aren't|no longer|doesn't|couldn't) (?:be )?(?:make it|com(?:e|ing)|join(?:ing)?|going|travel(?:ling|ing)?(?: any ?more)?)|(?:has|have|had|is|'s|are|s) (?:back(?:ed)?|dropped|pulled|bailed|out)(?: out)?|back out|drops? out|bail(?:s|ed)?|cancel(?:s|led|ed)? on (?:us|me)|lost (?:one|two|1|2) (?:person|people)|(?:one|two|1|2|three|3) (?:less|fewer)|stay(?:s|ing)? (?:at )?(?:home|behind)|khong di (?:nua|duoc|dc)|k di (?:nua|dc|duoc)|ko di (?:nua|dc|duoc)|khong di|bot (?:\\d|mot|hai|ba) (?:nguoi|ban|be|dua|ng|cap)|rut lui|nghi khong di|ban khong di|(?:staying|left) with",
);

/** Beside a plan those who are known are spoken of as well; who counts all of them anew says so. */
const countsAnew = words(
  "we're|we are|we'll be|we will be|it's|its|it is|there(?:'s| are|'re)|actually|just|only|party|group|doi thanh|thanh|gom|tong|di co|chi con|chi co|la|thay vi|con lai|two of us|both of us|instead|start over|scratch|clean sheet|reset|new trip|lam lai|tu dau|chuyen moi|xoa",
);

interface Said {
  text: Text;
  tokens: Tokens;
  /** Those who are named and travel. */
  named: readonly Mention[];
  /** Everybody who is named. */
  all: readonly Mention[];
  count: Count;
  isAlone: boolean;
  children: number | undefined;
}

const sizeOf = ({ count, word, ages }: Mention): number =>
  count ?? word.ids?.length ?? (ages.length || (word.isPlural ? 2 : 1));

const sumOf = (mentions: readonly Mention[], isOf: (mention: Mention) => boolean): number =>
  mentions.filter(isOf).reduce((sum, mention) => sum + sizeOf(mention), 0);

/** Who falls away: the children, or so many of the others. */
const leaving = ({ text, tokens, all }: Said): Party => {
  const at = leaves.exec(text.folded)?.index ?? 0;
  const numbered = all.filter(({ change }) => change === 'less');
  if (numbered.length > 0) {
    const young = sumOf(numbered, ({ word }) => word.sort === 'child');
    return { joining: { adults: -(sumOf(numbered, () => true) - young), children: -young } };
  }
  const absent = all.filter((mention) => isAbsent(tokens, mention));
  const gone =
    absent.length > 0
      ? absent
      : all
          .filter(({ word: { sort }, isTaken }) => /^(?:kin|friend|spouse)$/.test(sort) && !isTaken)
          .slice(0, 1);
  const young = gone.filter(({ word }) => word.sort === 'child');
  if (young.some(({ word, count }) => word.isPlural && count === undefined)) return { children: 0 };
  const known = new Map(
    gone.filter(({ word }) => word.sort !== 'child').map((mention) => [mention.said, mention]),
  );
  const grown = sumOf([...known.values()], () => true);
  const few = /(?<![\p{L}\p{N}])(?:one|1|mot)(?![\p{L}\p{N}])/u.test(
    text.folded.slice(Math.max(0, at - 12), at + 24),
  )
    ? 1
    : 0;
  if (grown + young.length === 0 && few === 0) return {};
  return {
    joining: { adults: -(grown || (young.length > 0 ? 0 : few)), children: -sumOf(young, () => true) },
  };
};

/** Who a message beside a plan says that travels: all of them anew, more, or fewer. */
export const partyBesidePlan = (said: Said): Party => {
  const { text, named, count, isAlone, children } = said;
  const explicit = named.filter(({ word }) => word.sort === 'adult');
  const isMore = ({ change }: Mention) => change === 'more';
  const total = Math.max(
    0,
    ...named
      .filter((one) => (one.word.sort === 'people' || one.word.sort === 'peer') && !one.change)
      .map(({ count: many = 0 }) => many),
  );
  const joining = joins.test(text.folded) || named.some(isMore);
  const isLeaving = leaves.test(text.folded) || named.some(({ change }) => change === 'less');
  const more = (): Party => {
    // "The kids" are known, unless nobody else is meant.
    const isOthers = named.some(({ word: { sort } }) => /^(?:kin|friend|spouse|couple)$/.test(sort));
    const known = named.filter(
      ({ word, count: many }) => !(isOthers && word.sort === 'child' && word.isPlural && many === undefined),
    );
    const some = named.some(isMore)
      ? named.filter((one) => isMore(one) || one.link === 'next' || /^(?:kin|child)$/.test(one.word.sort))
      : known;
    const { company, adults = 0, children: young = 0, total: group = 0 } = countOf(some, text.folded);
    const isCounted = some.some(({ word }) => word.sort === 'adult');
    const grown = group > 0 ? group - young : isCounted ? adults : company;
    return grown + young > 0 ? { joining: { adults: Math.max(0, grown), children: young } } : {};
  };
  if (total > 1) {
    // "With my girlfriend, two people" tells of all of them anyway.
    if (!joining && !isLeaving && count.hasWriter && count.company + 1 === total && children === undefined)
      return { adults: total };
    const young = isLeaving ? leaving(said).joining?.children : joining ? more().joining?.children : children;
    if ((joining || isLeaving) && young) return { total, joining: { adults: 0, children: young } };
    return { total, ...(young === undefined || joining || isLeaving ? {} : { children: young }) };
  }
  if (isAlone) return { adults: 1, ...(children === undefined ? {} : { children }) };
  if (isLeaving) return leaving(said);
  if (explicit.length > 0 && !joining)
    return { ...(count.adults && { adults: count.adults }), ...(children === undefined ? {} : { children }) };
  if (joining) return more();
  const isAnew =
    countsAnew.test(text.folded) && count.hasWriter && count.adults !== undefined && count.adults > 1;
  return {
    ...(isAnew ? { adults: count.adults } : {}),
    ...(children === undefined ? {} : { children }),
  };
};
