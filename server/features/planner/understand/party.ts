import { kinTogether } from './kin-together';
import { numberOf, numberPattern } from './numbers';
import { type Text, words } from './text';

export interface Party {
  adults?: number;
  children?: number;
  /** People who come along beside those of before ("my mother joins us"). */
  joining?: { adults: number; children: number };
}

const n = `(${numberPattern})`;
const whole = (source: string, flags = 'u') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);
const all = (text: string, source: string) => [...text.matchAll(whole(source, 'gu'))];
const counted = (text: string, source: string): number | undefined =>
  numberOf(whole(`${n}[ -]?(?:${source})`).exec(text)?.[1]);

/** "5 tuổi", "8t", "aged 6", "a 5 year old": how old somebody is, which counts nobody. */
const age =
  '(?:\\d{1,2} ?(?:tuoi|t(?![\\p{L}])|y\\.?o\\.?(?![\\p{L}])|years? olds?|years?[ -]olds?|year[ -]old)|\\d{1,2} thang tuoi)';

const childNouns =
  'dua (?:nho|tre|con|be|chau)|dua(?= \\(?\\d{1,2} ?(?:t|tuoi))|kids?|child(?:ren)?|toddlers?|teens?|teenagers?|bab(?:y|ies)|infants?|boys?|girls?|tre em|tre nho|tre con|em be|be nho|be gai|be trai|con nho|con gai|con trai|chau nho|chau be|chau|be|tre|nhoc|nho(?= |,|$)|con';
const childrenOfMine = 'sons?|daughters?|grandkids|grandchild(?:ren)?';
const someChildren = words(
  '(?<!(?:of us|the|us|with) )(?:girls|boys)(?= \\(?(?:\\d|aged))|teens|teenagers|sons|daughters|kids|children|toddlers|babies|grandkids|cac be|cac con|cac chau|lu tre|bon tre|tui nho|may dua nho|may dua con',
);
const oneChild = whole(
  `(?:with|and|have|has|our|my|a|the|for|la) (?:[\\w-]+ ){0,3}(?:kid|child|toddler|baby|infant|son|daughter|little one|newborn|teen|teenager)|baby|toddler|stroller|pram|(?:a |one |our |my )?\\d{1,2}[ -](?:year|month)s?[ -]olds?|(?:co |voi |va |cung |nha |dua |dan )?(?:em be|be nho|con nho|tre nho|tre em|tre con|con trai|con gai|chau nho|chau be|chau ngoai|chau noi)|(?:be|con|chau|nhoc) (?:${age}|khong|chua|nha|hay|con)|(?:co|voi|va|cung|dan|dua) (?:1 |mot )?(?:be|con|chau|nhoc)`,
);
const withoutChildren = words(
  'no (?:kids|children)|without (?:the |our |any )?(?:kids|children)|khong co tre em|khong tre em|khong con nho|adults only',
);

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
  'alone|solo|by myself|on my own|just me|only me|single traveller|(?:solo |female |male )?(?:backpacker|digital nomad)|mot minh|1 minh|di phuot mot minh',
);
const withFriends = whole(
  `(?:with|and|cung|voi) ${n} (?:of my )?(?:good |best |close |old )?(?:friends|mates|colleagues|ban)`,
);

/** "couple of days" is a length; "a couple of friends" are two. */
const noParty = words('(?:a )?couple of (?:days|weeks|nights|places|museums|beaches|hours)|2 lan|hai lan');
export const joins = words(
  'joins?(?: us| me)?|joining(?: us| me)?|(?:is|are|will be) (?:also )?coming(?: too| along| with us)?|comes? (?:too|along)|come with us|(?:also )?bring(?:ing)?|add(?:s)? (?:one|another|my|a|two)|co them|them(?= \\p{L}+ (?:ngoai|noi|em|minh|toi)| (?:\\d|mot|hai|ba) (?:nguoi|be|ban|dua|chau))|di cung|di chung|ru them|dan theo|cho them|them (?=(?:chi|anh|em|co|chu|bac|di|cau|ban|vo|chong|me|bo|ong|ba)(?: |$))',
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

const sumOf = (matches: readonly RegExpMatchArray[]): number | undefined => {
  const numbers = matches.flatMap((match) => numberOf(match[1]) ?? []);
  return numbers.length > 0 ? numbers.reduce((sum, value) => sum + value, 0) : undefined;
};

const ages = (text: string): number => all(text, age).length;

/** "bé 4 và 8 tuổi", "kids (6, 9)": as many children as ages, of those who are not grown up. */
const agesOfChildren =
  /(?<![\p{L}])(?:be|con|chau|tre|nhoc|kids?|children|boys?|girls?|daughters?|sons?|teens?)(?: (?:gai|trai|nho|aged|of|who are|are))? ?\(?((?:\d{1,2}(?: ?(?:tuoi|t|years? old|years?))?(?:, ?| va | and | & |\/)){1,5}\d{1,2})(?! ?(?:days?|nights?|ngay|dem|weeks?|tuan|people|nguoi|vo|chong|cap|adults?|grown|ong|ba |[\d/:]))/u;

const listedChildren = (text: string): number | undefined => {
  const ages =
    agesOfChildren
      .exec(text)?.[1]
      ?.match(/\d{1,2}/g)
      ?.filter((one) => Number(one) < 18) ?? [];
  return ages.length > 1 ? ages.length : undefined;
};

const youngAge =
  '(?:\\d{1,2}[ -]?months?(?:[ -]olds?)?|(?:1[0-7]|\\d)(?: ?(?:tuoi|t|y\\.?o\\.?)(?![\\p{L}])|[ -]?years?[ -]olds?)|\\d{1,2} thang(?: tuoi)?(?! [\\d/]))';
const young =
  '(?:kids?|child|toddler|baby|infant|newborn|son|daughter|boy|girl|be(?: gai| trai)?|con(?: gai| trai)?|chau(?: gai| trai)?|em be|nhoc)';

/** "A 9 month old baby and a 5 year old": children who are told one by one, each once. */
const oneByOne = (text: string): number => {
  let [rest, count] = [text, 0];
  for (const source of [
    `${youngAge} ${young}`,
    `${young}(?: \\p{L}+)? \\(?${youngAge}`,
    `(?:a|an|our|my|the|one) ${youngAge}`,
    `(?:a|an|our|my|one|1|mot|em) (?:new |little |small )?(?:toddler|baby|infant|newborn|son|daughter|be|em be)`,
  ]) {
    count += all(rest, source).length;
    rest = rest.replace(whole(source, 'gu'), ' ');
  }
  return count;
};

const childrenIn = (text: string): number | undefined => {
  if (withoutChildren.test(text)) return 0;
  const said = sumOf(
    all(
      text,
      `${n}[ -]?(?:(?:small|little|young|grown) )?(?:${childNouns}|${childrenOfMine})(?! (?:duong|nguoi|pho|cho|song|bien|thuyen|tau|xe|deo))`,
    ),
  );
  if (said !== undefined) return said > 1 ? said : Math.max(said, oneByOne(text));
  if (someChildren.test(text)) return Math.max(2, Math.min(6, ages(text)));
  return oneChild.test(text) ? Math.max(1, oneByOne(text)) : undefined;
};

/** "4 đứa bạn thân con gái", "hội con gái": what friends are, not whose children. */
const sexOfFriends =
  /(?<=(?<![\p{L}])(?:ban(?: than| be| hoc| cu)?|hoi|nhom|toan|deu|deu la|dong nghiep|sinh vien|hoc sinh) )con (?:gai|trai)(?![\p{L}])/gu;
/** "Ba mẹ em … đưa ông bà đi": parents are called so too. */
const sameElders =
  /(?<=(?<![\p{L}])(?:bo me|ba me|cha me|ba ma)(?![\p{L}]).*)(?<!(?:va|voi|cung|them|,) )(?<![\p{L}])ong ba(?! (?:noi|ngoai))(?![\p{L}])/gu;

const someoneOld =
  'grand(?:ma|pa|mother|father|dad|mum|mom)|grandad|granny|ba ngoai|ba noi|ong ngoai|ong noi';
const someoneParent =
  '(?:my|our|his|her) (?:elderly |old )?(?:mother|father|mum|mom|dad)|me (?:em|minh|toi|tui)|(?:bo|ba|cha) (?:em|minh|toi|tui)(?! con)|me gia|ba gia';

/** Grown-up relatives one by one, without the one who writes. Who is told of twice counts once. */
const relatives = (text: string): { count: number; without: string } => {
  let [rest, count] = [text, 0];
  const take = (source: string, most: number, perMatch = 1) => {
    const found = new Set(all(rest, source).map(([said]) => said.trim()));
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

/** One more who is no relative: "chị bạn", "a colleague". */
const someoneElse = whole(
  '(?:chi|anh|em|co|chu|bac|di|cau|ban|vo|chong|dong nghiep)(?: (?:ban|gai|trai|ho|hang xom|than|hoc))?|(?:my|a|an|our|one|another) (?:friend|colleague|wife|husband|partner|boyfriend|girlfriend|mate|neighbou?r)',
);

const joiningIn = (text: string): Party => {
  const adults =
    relatives(text).count || sumOf(all(text, `${n}[ -]?(?:more )?(?:${peopleNouns}|${adultNouns})`)) || 0;
  const children = childrenIn(text) ?? 0;
  if (adults + children === 0 && someoneElse.test(text)) return { joining: { adults: 1, children: 0 } };
  return adults + children > 0 ? { joining: { adults, children } } : {};
};

const withoutStill = (lower: string, folded: string): string =>
  [...lower.matchAll(/còn/gu)].reduce(
    (text, { index }) => `${text.slice(0, index)}---${text.slice(index + 3)}`,
    folded,
  );

/** Who travels, as far as it is said. @param hasPlan whether there is a party already that others may join */
export const partyIn = ({ lower, folded: typed }: Text, hasPlan = false): Party => {
  // "còn" (still) is no "con" (child); folding keeps the number of letters.
  const still = lower.length === typed.length ? withoutStill(lower, typed) : typed;
  const folded = kinTogether(lower, still)
    // "2 đứa 6t 10t" are two children, "2 đứa" two people.
    .replace(/(?<![\p{L}])dua(?=:? \(?(?:1[0-7]|\d) ?(?:t|tuoi)(?![\p{L}]))/gu, 'be')
    .replace(/(?<=(?<!\d)\d{1,2} ?(?:t|tuoi))(?= \d{1,2} ?(?:t|tuoi)(?![\p{L}]))/gu, ',');
  // Ages in brackets or after a word count nobody: "grandparents (74, 76)", "kids aged 2, 6 and 11".
  const text = folded
    .replace(noParty, ' ')
    .replace(sexOfFriends, ' ')
    .replace(sameElders, ' ')
    .replace(/(?<![\p{L}])(?:bon|lu|dam|may) tre(?![\p{L}])/gu, 'cac con')
    .replace(/(?<![\p{L}\p{N}])(?:2|hai|two) (?:couples|cap(?: vo chong| doi)?)(?![\p{L}])/gu, '4 nguoi')
    .replace(/(?<![\p{L}\p{N}])(?:3|ba|three) (?:couples|cap(?: vo chong| doi)?)(?![\p{L}])/gu, '6 nguoi')
    .replace(/\(\d[^)]*\)/g, ' ')
    .replace(/(?<=ag(?:ed|es) (?:of )?)\d{1,2}(?:(?:,| and|, and|-| to) ?\d{1,2})*/g, ' ');
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
  const told = adultsIn(text.replace(new RegExp(age, 'gu'), ' '), children, hasPlan);
  // "My mother has bad knees" says of one of those who travel, not how many do.
  const isOfOne = hasPlan && relatives(text).count > 0 && !couple.test(text) && peopleIn(text) === undefined;
  const adults = isOfOne ? undefined : told;
  const ofFamily = children === undefined ? family?.children || undefined : undefined;
  return {
    ...(adults === undefined ? {} : { adults }),
    ...((children ?? ofFamily) === undefined ? {} : { children: children ?? ofFamily }),
  };
};
