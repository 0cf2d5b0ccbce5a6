import { age, childrenIn, listedChildren, someChildren, sumOf } from './children';
import { kinTogether } from './kin-together';
import { numberOf } from './numbers';
import { partySpelled } from './party-spelled';
import { all, n, whole } from './party-words';
import { type Text, words } from './text';

export interface Party {
  adults?: number;
  children?: number;
  /** People who come along beside those of before ("my mother joins us"). */
  joining?: { adults: number; children: number };
  /** How many they are then, all together, those of before among them. */
  total?: number;
}

const counted = (text: string, source: string): number | undefined =>
  numberOf(whole(`${n}[ -]?(?:${source})`).exec(text)?.[1]);

const adultNouns = 'adults?|grown-?ups?|nguoi lon|lon(?= |,|$)';
const peopleNouns =
  'people|persons?|pax|friends|travell?ers|of us|guys|girlfriends|mates|colleagues|students?|teachers?|pupils?|nguoi|ban than|dua ban|ban tre|khach|dua(?! (?:nho|tre|con|be|chau))|anh em|chi em|sinh vien|hoc sinh|giao vien|thay co|nhan vien|dong nghiep|mang(?= |,|$)|thanh vien';
const groupOf = whole(
  `(?:group|party|team|bunch|class|nhom|doan|lop|cong ty|co quan)(?: minh| tui| em| toi| chung toi)? (?:of |gom |co |tam |khoang )?(?!an? )${n}`,
);
const familyOf = whole(
  `(?:family of |(?:gia dinh|nha) (?:toi |minh |em |tui |co |gom ){0,2})${n}(?! (?:vo chong|be|con|chau|dua|nguoi lon|ong|ba|cu)(?![\\p{L}]))(?:[ -]?(?:nguoi|people|members|thanh vien|mang))?`,
);

const grandparents = 'grandparents|grand-parents|ong ba(?: noi| ngoai)?';
const parents =
  '(?:my |our |his |her |their )?(?:\\w+ )?parents(?:-in-law)?|mum and dad|mom and dad|bo me|ba me|cha me|ba ma|tia ma';
const myParents = words('(?:my|our|his|her) (?:\\w+ )?parents');
/** Other relatives; in English only one's own, as "sister" is a word of shops and cities too. */
const single =
  '(?:my|our|his|her) (?:sister|brother|aunt|uncle|cousin|friend|boss|mother-in-law|father-in-law)|chi gai|em gai|anh trai|em trai|co ruot|di ruot';
const couple = words(
  'couples?|honeymoon(?:ers)?|(?:my|me and my|his|her) (?:wife|husband|girlfriend|boyfriend|partner|fiancee?|spouse|better half)|the two of us|two of us|hai vo chong|2 vo chong|vo chong|trang mat|ban gai|ban trai|nguoi yeu|hai dua|cap doi|crush|for two|bf|gf',
);
const alone = words(
  '(?:just|only) me and (?:the|my|our) (?:kids?|children|son|daughter|baby)|(?:chi |---|con |moi |minh )+(?:minh|em|toi|tui) (?:minh )?di|(?<!leave (?:\\p{L}+ ){0,3})alone|solo|by myself|on my own|just me|only me|single traveller|(?:solo |female |male )?(?:backpacker|digital nomad)|mot minh|1 minh|di phuot mot minh',
);
const withFriends = whole(
  `(?:with|and|cung|voi) ${n} (?:of my )?(?:good |best |close |old )?(?:friends|mates|colleagues|ban)`,
);

/** "couple of days" is a length; "a couple of friends" are two. */
const noParty = words('(?:a )?couple of (?:days|weeks|nights|places|museums|beaches|hours)|2 lan|hai lan');
export const joins = words(
  "joins?(?: us| me)?|joining(?: us| me)?|(?:is|are|will be|he's|she's|they're|who's) (?:also )?coming(?: too| along| with us)?|tag(?:s|ging)? along|(?:there'll be|there will be|we have|we've got) (?:another|one more)|dat theo|keo theo|theo cung|di theo|comes? (?:too|along)|come with us|(?:also )?bring(?:ing)?|add(?:s)? (?:one|another|my|a|two)|co them|them(?= \\p{L}+ (?:ngoai|noi|em|minh|toi)| (?:\\d|mot|hai|ba) (?:nguoi|be|ban|dua|chau))|di cung|di chung|ru them|dan theo|cho them|them(?= (?:vo chong|chi gai|anh trai|em trai|em gai|chi ban|anh ban|ban gai|ban trai|ba me|bo me|ong ba|me|bo|dua)(?: (?:minh|em|toi|tui|ban|nua|di|vao|cung|trai|gai|chong|vo|ho|anh|chi)|$))",
);

/** A number in digits counts friends; "sáu ban đêm" counts nobody. */
const friendsInDigits = '(\\d{1,4}) ?ban(?= |,|$)';
/** Roles that stand beside each other: "25 students and 3 teachers". Other words say the same people again. */
const roles = /students?|teachers?|pupils?|sinh vien|hoc sinh|giao vien|thay co|nhan vien/u;

/** How many people are told of: roles together, of the rest the largest number. */
const peopleIn = (text: string): number | undefined => {
  const counts = [...all(text, `${n}[ -]?(${peopleNouns})`), ...all(text, friendsInDigits)].flatMap(
    (match) => {
      const count = numberOf(match[1]);
      return count === undefined ? [] : [{ count, isRole: roles.test(match[2] ?? '') }];
    },
  );
  if (counts.length === 0) return undefined;
  const inRoles = counts.filter(({ isRole }) => isRole).reduce((sum, { count }) => sum + count, 0);
  return Math.max(inRoles, ...counts.map(({ count }) => count));
};

/** "4 đứa bạn thân con gái", "hội con gái": what friends are, not whose children. */
const sexOfFriends =
  /(?<=(?<![\p{L}])(?:ban(?: than| be| hoc| cu)?|hoi|nhom|toan|deu|deu la|dong nghiep|sinh vien|hoc sinh) )con (?:gai|trai)(?![\p{L}])/gu;
/** "Ba mẹ em … đưa ông bà đi": parents are called so too. */
const sameElders =
  /(?<=(?<![\p{L}])(?:bo me|ba me|cha me|ba ma)(?![\p{L}]).*)(?<!(?:va|voi|cung|them|,) )(?<![\p{L}])ong ba(?! (?:noi|ngoai))(?![\p{L}])|(?<=(?<![\p{L}])(?:bo me|ba me|cha me|ba ma)(?![\p{L}]).*)(?<![\p{L}])ong ba(?= (?:rat |cung |deu |chi |khong |ko )?(?:thich|muon|khong|ko|bi|so|hay|me|da|yeu|can|an|ngai)(?![\p{L}]))/gu;

const someoneOld =
  'grand(?:ma|pa|mother|father|dad|mum|mom)|grandad|granny|ba ngoai|ba noi|ong ngoai|ong noi';
const someoneParent =
  '(?:my|our|his|her) (?:elderly |old )?(?:mother|father|mum|mom|dad)|me (?:em|minh|toi|tui)|(?:bo|ba|cha) (?:em|minh|toi|tui)(?! con)|me gia|ba gia';

/** Grown-up relatives one by one, without the one who writes. Who is told of twice counts once. */
const relatives = (text: string): { count: number; without: string } => {
  let [rest, count] = [text, 0];
  const take = (source: string, most: number, perMatch = 1) => {
    const said = new Set(all(rest, source).map(([one]) => one.trim()));
    // "Ông bà ngoại … ông bà không đi xa được": the same people, told of once more.
    const found = new Set([...said].filter((one) => ![...said].some((other) => other.startsWith(`${one} `))));
    rest = rest.replace(whole(source, 'gu'), ' ');
    count += Math.min(most, found.size * perMatch);
    return found.size > 0;
  };
  if (take(grandparents, 4, 2)) rest = rest.replace(whole(someoneOld, 'gu'), ' ');
  else take(someoneOld, 4);
  if (take(parents, 2, 2)) rest = rest.replace(whole(someoneParent, 'gu'), ' ');
  else take(someoneParent, 2);
  take(single, 6);
  return { count, without: rest };
};

/** Parents who are nobody's own are among those who write: "grandparents, parents and three kids". */
const hasWriter = (text: string, children: number): boolean =>
  couple.test(text) ||
  (whole('parents').test(text) && !myParents.test(text)) ||
  (children > 0 &&
    whole(
      '(?<!(?:dua|dan|cho|voi|cung|moi|ru) )(?:bo me|ba me|cha me)(?! (?:em|minh|toi|tui|chong|vo|con)(?![\\p{L}]))',
    ).test(text));

/** "tổng 8", "8 of us in all", "3 thế hệ 7 người". */
const inTotal = whole(
  `(?:tong(?: cong)?|tat ca(?: la)?|total(?: of)?|all together|altogether|the he) (?:la |co )?${n}(?= (?:nguoi|people|of us|dua|khach|mang)|[ ,.;]*$)`,
);

/** "Vậy là 3 người", "so it's only 2 of us", "we'll be six": all of them, where there are some already. */
const inAll = whole(
  `(?:la|thanh|thanh ra|gio la|gio|con|---|con lai|--- lai|chi con|du|tong cong|tong) (?:tong cong |tong |co |chi |con )?${n} (?:nguoi|dua|mang|ban|dua minh|anh em|chi em)(?! (?:lon|nua|moi|ban|be|nho|tre|con|gia))|(?:so|it's|its|makes? it|that makes|that's|that is|we're|we are|we'll be|we will be|now|only|just|then) (?:only |just |now |going to be |a total of )*${n} (?:of us|people|persons|adults|travell?ers|in total|in all|altogether|pax)(?! more)|(?<=, )${n} (?:nguoi|dua)(?= (?:nhe|nha|thoi|a)| *[.!]*$)|(?:the|all) ${n} of us`,
);

/** A family by its number: without a word of elders or children, two grown-ups and the rest children, up to five. */
const familyIn = ({ without, count }: ReturnType<typeof relatives>) => {
  const family = numberOf(familyOf.exec(without)?.[1]);
  if (family === undefined || family < 2) return undefined;
  const isSmall = family <= 5 && count === 0;
  return { count: family, children: isSmall ? Math.max(0, family - 2) : 0 };
};

/** "I have a layover": one person, where nobody else is spoken of. */
const forSoMany = /(?<![\p{L}])(?:for|cho) (\d{1,2})(?= ?(?:[,.;)]| then| and |$)| *$)/u;

const speaksForOneself = (text: string): boolean =>
  /(?<![\p{L}'])(?:i|i'm|i've|i'd|i'll)(?![\p{L}'])/u.test(text) &&
  !/(?<![\p{L}'])(?:we|us|our|we're|we've|we'd|family|friends?|together)(?![\p{L}'])/u.test(text);

const adultsIn = (text: string, children: number | undefined, hasPlan: boolean): number | undefined => {
  if (hasPlan && alone.test(text)) return 1;
  const adults = counted(text, adultNouns);
  if (adults !== undefined) return adults;
  const kin = relatives(text);
  const sum = numberOf(inTotal.exec(text)?.[1]);
  if (sum !== undefined && sum > 0) return Math.max(1, sum - (children ?? 0));
  const family = familyIn(kin);
  if (family !== undefined) return Math.max(1, family.count - (children ?? family.children));
  const people = peopleIn(kin.without);
  if (kin.count > 0 && (people ?? 0) <= kin.count) {
    if (couple.test(text)) return kin.count + 2;
    return kin.count + (hasWriter(text, children ?? 0) ? 0 : 1);
  }
  const friends = numberOf(withFriends.exec(text)?.[1]);
  if (friends !== undefined && (people ?? 0) <= friends + 1) return friends + 1;
  const count = Math.max(people ?? 0, numberOf(groupOf.exec(kin.without)?.[1]) ?? 0);
  if (count > 0) return Math.max(1, count - (children ?? 0));
  if (couple.test(text)) return 2;
  const many = Number(forSoMany.exec(text)?.[1] ?? 0);
  if (many > 0) return Math.max(1, many - (children ?? 0));
  // "I meant the 4th" says of a plan that there is already nothing about who goes.
  return alone.test(text) || (!hasPlan && speaksForOneself(text)) ? 1 : undefined;
};

const adultsNamed = (text: string): number | undefined => counted(text, adultNouns);

/** One more who is no relative: "chị bạn", "a colleague". */
const someoneElse = whole(
  '(?:chi|anh|em|co|chu|bac|di|cau|ban|vo|chong|dong nghiep)(?: (?:ban|gai|trai|ho|hang xom|than|hoc))?|(?:my|a|an|our|one|another) (?:friend|colleague|wife|husband|partner|boyfriend|girlfriend|mate|neighbou?r)',
);

/** Two at once: "vợ chồng anh trai". */
const pair = whole(
  'vo chong (?:anh|chi|em|co|chu|bac|cau|di|ban|dua|ong|ba)(?: \\p{L}+)?|(?:a|another) couple',
);
/** A child that comes along, where no other word says that it is one. */
const someChild = whole(
  '(?:another|one more) (?:little one|kid|child)|niece|nephew|godchild|chau(?: gai| trai)?(?= \\d)',
);

/** @param all so many they are then, where their children count among them */
const totalOf = (text: string, all: number): Party => {
  const isOfAdults = whole(`${n} adults`).test(text);
  const joining = joins.test(text) ? joiningIn(text).joining : undefined;
  // "My mother and the baby join us, that makes five": who is a child stays one.
  const more = joining && joining.children > 0 ? { joining: { adults: 0, children: joining.children } } : {};
  if (!isOfAdults) return { total: all, ...more };
  const children = joining ? undefined : childrenIn(text);
  return { adults: all, ...more, ...(children === undefined ? {} : { children }) };
};

const joiningIn = (text: string): Party => {
  const two = all(text, pair.source).length;
  const adults =
    (two > 0 ? 2 : 0) ||
    relatives(text).count ||
    sumOf(all(text, `${n}[ -]?(?:more )?(?:${peopleNouns}|${adultNouns})`)) ||
    0;
  const children = childrenIn(text) ?? (someChild.test(text) ? 1 : 0);
  if (adults + children === 0 && someoneElse.test(text)) return { joining: { adults: 1, children: 0 } };
  return adults + children > 0 ? { joining: { adults, children } } : {};
};

const withoutStill = (lower: string, folded: string): string =>
  [...lower.matchAll(/còn/gu)].reduce(
    (text, { index }) => `${text.slice(0, index)}---${text.slice(index + 3)}`,
    folded,
  );

/** Beside a plan "my son and I" are those who are known; who counts all of them anew says so. */
const countsAnew = words(
  "we're|we are|we'll be|we will be|it's|its|it is|there(?:'s| are|'re)|actually|just|only|for|party|group|doi thanh|thanh|gom|tong|di co|chi con|chi co|la|thay vi|\\d nguoi|con lai",
);

/** Who travels, as far as it is said. @param hasPlan whether there is a party already that others may join */
export const partyIn = ({ lower, folded: typed }: Text, hasPlan = false): Party => {
  // "còn" (still) is no "con" (child); folding keeps the number of letters.
  const still = lower.length === typed.length ? withoutStill(lower, typed) : typed;
  const spelled = hasPlan && !countsAnew.test(still) ? still : partySpelled(kinTogether(lower, still));
  const folded = spelled
    // "2 đứa 6t 10t" are two children, "2 đứa" two people.
    .replace(/(?<![\p{L}])dua(?=:? \(?(?:1[0-7]|\d) ?(?:t|tuoi)(?![\p{L}]))/gu, 'be')
    .replace(/(?<=(?<!\d)\d{1,2} ?(?:t|tuoi))(?= \d{1,2} ?(?:t|tuoi)(?![\p{L}]))/gu, ',');
  // Ages in brackets or after a word count nobody: "grandparents (74, 76)", "kids aged 2, 6 and 11".
  const text = folded
    .replace(noParty, ' ')
    .replace(sexOfFriends, ' ')
    .replace(sameElders, ' ')
    .replace(/(?<![\p{L}])(?:bon|lu|dam|may|tui) (?:tre|nho|nhoc|nhok)(?: ty| ti)?(?![\p{L}])/gu, 'cac con')
    .replace(/(?<![\p{L}\p{N}])(?:2|hai|two) (?:couples|cap(?: vo chong| doi)?)(?![\p{L}])/gu, '4 nguoi')
    .replace(/(?<![\p{L}\p{N}])(?:3|ba|three) (?:couples|cap(?: vo chong| doi)?)(?![\p{L}])/gu, '6 nguoi')
    .replace(/\((?!\d{1,2} (?:be|tre|chau|nho|em be|kids?|child))\d[^)]*\)/g, ' ')
    .replace(/(?<=ag(?:ed|es) (?:of )?)\d{1,2}(?:(?:,| and|, and|-| to) ?\d{1,2})*/g, ' ');
  const [, together, byNumber, bare, ofUs] = (hasPlan && inAll.exec(text)) || [];
  // "With my girlfriend, two people" tells of all of them anyway.
  const all = numberOf(together ?? byNumber ?? ofUs ?? (joins.test(text) ? bare : undefined));
  if (all !== undefined && all > 0) return totalOf(text, all);
  if (hasPlan && joins.test(text) && !inTotal.test(text)) return joiningIn(text);
  // A girl who travels alone is no child.
  const isOneself = alone.test(text) && !new RegExp(age, 'u').test(text);
  const counted = isOneself ? undefined : childrenIn(text);
  const listed = listedChildren(folded);
  // "Kids 2, 6 and 9" are three, of whatever number the word alone would be.
  const isListed =
    listed !== undefined && ((counted ?? 1) <= 1 || (someChildren.test(text) && listed > (counted ?? 0)));
  const children = isListed ? listed : counted;
  const family = familyIn(relatives(text));
  const said = adultsIn(text.replace(new RegExp(age, 'gu'), ' '), children, hasPlan);
  // "No pork for one of us", "find me a hotel": beside a plan one person is nobody new.
  const told =
    hasPlan && said === 1 && !alone.test(text) && adultsNamed(text) === undefined ? undefined : said;
  // "My mother has bad knees" says of one of those who travel, not how many do.
  const isOfOne = hasPlan && relatives(text).count > 0 && !couple.test(text) && peopleIn(text) === undefined;
  const adults = isOfOne ? undefined : told;
  const ofFamily = children === undefined ? family?.children || undefined : undefined;
  return {
    ...(adults === undefined ? {} : { adults }),
    ...((children ?? ofFamily) === undefined ? {} : { children: children ?? ofFamily }),
  };
};
