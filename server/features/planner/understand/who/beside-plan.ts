import { numberOf, numberPattern } from '../numbers';
import { type Text, words } from '../text';
import { isLeaving } from './absent';
import { type Count, countOf } from './count';
import type { Mention } from './mention';
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
  "joins?(?: us| me)?|joined|joining(?: us| me)?|(?:decided|wants?|wanted|asked|is able|gets|got leave|free) to (?:come|join)(?: us| me| too| along)?|(?:can|could) (?:now )?(?:come|join us)(?: too| after all| as well)?(?! from)|(?:is|are|will be|he's|she's|they're|who's|(?<=(?:'s|'re) )) ?(?:also |now )?coming(?: too| along| with us| after all)?|coming (?:too|along|with us|after all|as well|now|instead)|tag(?:s|ging)? along|(?:there'll be|there will be|we have got|we have) (?:another|one more)|dat theo|keo theo|theo cung|theo(?= (?:nua|voi|luon))|(?:cung )?doi (?:di|theo)|cung (?:muon )?di(?= (?:nua|luon|voi|chung|cung)|[ .,!]*$)|di theo|xin theo|doi theo|comes? (?:too|along)|come with us|(?:also )?bring(?:ing)?|add(?:s)?(?: one| another| my| a| two| the)|include my|more people|(?:one|two|three|1|2|3) (?:adults?|kids?|people|persons?|child|children) more|co them|them(?= \\p{L}+ (?:ngoai|noi|em|minh|toi)| (?:\\d|mot|hai|ba) (?:nguoi|be|ban|dua|chau|cap|khach))|di cung|di chung|ru them|dan theo|cho them|them(?= (?:vo chong|chi gai|anh trai|em trai|em gai|chi ban|anh ban|ban gai|ban trai|ba me|bo me|ong ba|me|bo|dua|ong anh|ba chi)(?: (?:minh|em|toi|tui|ban|nua|di|vao|cung|trai|gai|chong|vo|ho|anh|chi)|$))",
);

/** Beside a plan those who are known are spoken of as well; who counts all of them anew says so. */
const countsAnew =
  /(?:^| )(?:just|only|for|it 's|its|it is|we 're|we are|now|actually|instead|meant|mean|chỉ|chỉ có|chỉ còn|chi con|thành|thanh|gồm|gom|thay vì|đi có|:) $/;

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

const another = new RegExp(
  `(?<!\\p{L})(?:them|ru|keo|add(?:ing)?|plus|with)(?: \\p{L}+){0,3}? (${numberPattern}|another|an extra)(?: more)? (dua|nguoi|ban|thang|mang|cap|people|persons?|friends?|mates?|couples?)(?!\\p{L})`,
  'u',
);

/** "Rủ thêm được 1 đứa nữa": so many more of whom nothing else is said. */
const namelessIn = (folded: string): number => {
  const [, number, noun = ''] = another.exec(folded) ?? [];
  if (number === undefined) return 0;
  return (numberOf(number) ?? 1) * (/^(?:cap|couples?)$/u.test(noun) ? 2 : 1);
};

const allAdults = new RegExp(
  `(?:(?:so|now|then|makes)(?: that makes)?(?: we'?re| we are| it'?s| us| that'?s| there'?ll be| we'?ll be)?|(?:vay|the) la|(?:tong )?thanh|tong cong(?: la)?|gio la) (${numberPattern}) (?:adults?|grown-?ups?|nguoi lon|lon)(?!\\p{L})`,
  'u',
);

const comes =
  '(?:make it|come|coming|join|joining|going|go|travel|be (?:coming|there|joining)|able to (?:come|go|make it))';
const cant = `(?:(?:can ?n[o']?t|cant|can't|won't|wont|will not|couldn't|isn't|isnt|aren't|arent|is not|are not|no longer)(?: ${comes})+|(?:(?:has|have|had|is|are|just|now|has had to|have had to|had to) )*(?:(?:dropp?|pull|bail|back|bottl|cancel)(?:l?ed)?(?: (?:out|it))?|out|not (?:coming|joining|going)))`;
const away =
  '(?:(?:thi|lai|bi|cung|da|deu) ){0,2}(?:ban(?! be| trai| gai)|ket|khong (?:di|theo|toi|den)|ko (?:di|theo|toi|den)|k (?:di|theo)|rut|huy|o nha|nghi|bo cuoc|bo)(?!\\p{L})';
/** "Two of them can't make it", "1 đứa bận rồi", "knock one off the numbers": so many fewer of whom nothing else is said. */
const fewerNameless = [
  new RegExp(
    `(?<!\\p{L})(${numberPattern}) (?:of (?:us|them|the \\p{L}+|my \\p{L}+|our \\p{L}+)|(?:friends?|people|persons?|mates?|guys?|girls?|lads?|adults?)) ${cant}`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:knock|take|minus|drop|less by)(?: off)? (${numberPattern})(?: person| people| head| adult)?(?: off| from| out of)? (?:the |our )?(?:numbers|headcount|head count|group|party|list)(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(${numberPattern}) (?:dua|nguoi|ban|thang|mang|ong|co|chi|anh)(?: (?:trong nhom|trong hoi|ban|kia))? ${away}`,
    'u',
  ),
];

const tellsRest = words('only|just|so|now|makes|leaves|leaving|con|la|thanh|thoi');

const goneIn = (folded: string): number =>
  fewerNameless.flatMap((pattern) => numberOf(pattern.exec(folded)?.[1]) ?? [])[0] ?? 0;

/** "His wife is joining, so we're three adults": all of them. */
const allIn = (folded: string): number => numberOf(allAdults.exec(folded)?.[1]) ?? 0;

const sizeOf = ({ count, word, ages }: Mention): number =>
  count ?? word.ids?.length ?? (ages.length || (word.isPlural ? 2 : 1));

const sumOf = (mentions: readonly Mention[]): number =>
  mentions.reduce((sum, mention) => sum + sizeOf(mention), 0);

/** Who falls away: the children, or so many of the others. */
const leaving = ({ text, tokens, all }: Said): Party | undefined => {
  const nameless = goneIn(text.folded);
  if (nameless > 0) return { joining: { adults: -nameless, children: 0 } };
  const numbered = all.filter(({ change }) => change === 'less');
  const absent = all.filter((mention) => isLeaving(tokens, mention));
  const gone = numbered.length > 0 ? numbered : absent;
  if (gone.length === 0) return undefined;
  const young = gone.filter(({ word }) => word.sort === 'child');
  if (young.some(({ word, count }) => word.isPlural && count === undefined)) return { children: 0 };
  const grown = new Map(gone.filter((one) => !young.includes(one)).map((one) => [one.said, one]));
  return { joining: { adults: -sumOf([...grown.values()]), children: -sumOf(young) } };
};

/** Who a message beside a plan says that travels: all of them anew, more, or fewer. */
export const partyBesidePlan = (said: Said): Party => {
  const { text, tokens, named, count, isAlone, children } = said;
  const explicit = named.filter(({ word }) => word.sort === 'adult');
  const isMore = ({ change }: Mention) => change === 'more';
  const total = Math.max(
    0,
    ...named
      .filter((one) => (one.word.sort === 'people' || one.word.sort === 'peer') && !one.change)
      .map(({ count: many = 0 }) => many),
  );
  const joining = joins.test(text.folded) || named.some(isMore);
  const all = allIn(text.folded);
  if (all > 0) return { adults: all, ...(children === undefined ? {} : { children }) };
  const fewer = leaving(said);
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
    if (grown + young > 0) return { joining: { adults: Math.max(0, grown), children: young } };
    const nameless = namelessIn(text.folded);
    return nameless > 0 ? { joining: { adults: nameless, children: 0 } } : {};
  };
  // "Two of them can't come" counts nobody who is left.
  if (fewer && total > 0 && goneIn(text.folded) === total && !tellsRest.test(text.folded)) return fewer;
  if (total > 1) {
    // "With my girlfriend, two people" tells of all of them anyway.
    if (!joining && !fewer && count.hasWriter && count.company + 1 === total && children === undefined)
      return { adults: total };
    const young = fewer ? fewer.joining?.children : joining ? more().joining?.children : children;
    if ((joining || fewer) && young) return { total, joining: { adults: 0, children: young } };
    return { total, ...(young === undefined || joining || fewer ? {} : { children: young }) };
  }
  if (isAlone) return { adults: 1, ...(children === undefined ? {} : { children }) };
  if (fewer) return fewer;
  if (explicit.length > 0 && !joining)
    return { ...(count.adults && { adults: count.adults }), ...(children === undefined ? {} : { children }) };
  if (joining) return more();
  // "The kids are tired" speaks of those who are known.
  const young = named.filter(
    ({ word, count: many, ages, of, isTaken }) =>
      word.sort === 'child' &&
      (of !== undefined || isTaken || (many ?? 0) > 1 || (many === undefined && ages.length > 0)),
  );
  const isTold = young.some(
    ({ count: many, ages, word, isTaken }) =>
      many !== undefined || ages.length > 0 || !word.isPlural || isTaken,
  );
  const isAnew =
    count.hasWriter &&
    (count.adults ?? 0) > 1 &&
    named.some(
      ({ from, word: { sort } }, at) =>
        (/^(?:self|couple)$/.test(sort) || named[at + 1]?.link !== undefined) &&
        countsAnew.test(`${tokens.said.slice(Math.max(0, from - 2), from).join(' ')} `),
    );
  return {
    ...(isAnew ? { adults: count.adults } : {}),
    ...(children === undefined || !(isTold || isAnew || children === 0) ? {} : { children }),
  };
};
