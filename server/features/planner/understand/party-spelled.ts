import { numberOf, numberPattern } from './numbers';

/** Ways to tell a party that say it otherwise than by numbers of adults and children, put into those words. */

const n = `(?:${numberPattern})`;
const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const pattern = (source: string) => new RegExp(`${edge}(?:${source})${end}`, 'gu');

const party = (adults: number, children: number): string =>
  children > 0 ? `${adults} nguoi lon va ${children} be` : `${adults} nguoi lon`;

const grownEn =
  'wife|husband|girlfriend|boyfriend|gf|bf|partner|fiancee?|spouse|mum|mom|mother|dad|father|mother-in-law|father-in-law|mother in law|father in law|mil|fil|grandma|grandpa|grandmother|grandfather|granny|grandad|nan|aunt|auntie|uncle|sister|brother|cousin|friend|best friend|bestie|mate|buddy|colleague|co-?worker|boss|flatmate|roommate|housemate|neighbou?r|sister-in-law|brother-in-law';
const pairEn = 'parents|grandparents|in-laws|inlaws|folks|mum and dad|mom and dad|dad and mum|dad and mom';
const youngEn =
  'son|daughter|boy|girl|kid|child|children|baby|toddler|infant|newborn|teenager|teen|nephew|niece|grandson|granddaughter|grandkid|grandchild|grandchildren|little one|stepson|stepdaughter';
const ageEn =
  "(?: ?\\(?(?:of |aged |who is |who's |is )?\\d{1,2}(?:(?:,| and| &|, and) ?\\d{1,2}){0,4}(?: months?)?(?: ?(?:years? old|yo|y\\.o\\.|yrs?))?\\)?)?";
const ofWhom =
  '(?:my |our |his |her |their |a |an |the |old |elderly |little |young |teenage |lovely |best |good |close |older |younger |big |small |\\d{1,2}[ -](?:year|yr|month)s?[ -]old )*';
const itemEn = `(?:${ofWhom}(?:${n} )?${ofWhom}(?:${pairEn}|(?:${grownEn}|${youngEn})(?:e?s)?)${ageEn})`;
const selfEn = '(?:me|i|myself)';
const joint = '(?: ?, ?(?:and |plus )?| and | & | ?\\+ ?| plus | with )';
/** "Me, my wife and our daughter of 4", "two mates and I", "my two sisters and me": whoever writes is one of them. */
const withMe = pattern(
  `${selfEn}(?:${joint}${itemEn})+|${itemEn}(?:${joint}${itemEn})*${joint}${selfEn}(?:${joint}${itemEn})*(?! (?:want|would|need|have|had|will|am|were|was|think|hope|plan|love|like|don't|do|can|could)${end}(?! to ))`,
);
const items = new RegExp(
  `${edge}(?:(?<some>${n}) )?${ofWhom}(?:(?<more>${n}) )?${ofWhom}(?:(?<pair>${pairEn})|(?<grown>(?:${grownEn})s?)|(?<young>(?:${youngEn})(?:s|es)?))${end}(?: ?\\(?(?:of |aged |who is |is )?(?<age>\\d{1,2})(?! (?:months?|days?|nights?|weeks?)))?`,
  'gu',
);

const countItems = (said: string): { adults: number; children: number } => {
  let [adults, children] = [0, 0];
  for (const { groups = {} } of said.matchAll(items)) {
    const { some, more, pair, grown = '', young = '', age } = groups;
    const isMany = /s$/u.test(grown || young) && !/^(?:boss)$/u.test(grown) && !/children/u.test(young);
    const count = numberOf(more) ?? numberOf(some) ?? (isMany || /children/u.test(young) ? 2 : 1);
    if (pair) adults += 2;
    else if (grown || Number(age) >= 18) adults += count;
    else children += count;
  }
  return { adults, children };
};

const childVi = '(?:be|chau|nhoc|con(?: gai| trai| nho)?|em be|tre)';
const withVi = '(?:va|voi|\\+|&|cung|cung voi|dan|dat|dua|kem|,)';
/** "Ông bà + 2 cháu", "cô với 2 cháu", "bố và con gái": those who are named travel, and nobody beside them. */
const eldersVi = pattern(
  `(?<pair>ong ba|bo me|ba me|cha me|ba ma)(?: noi| ngoai)? ?${withVi} ?(?<a>${n})? ?(?:dua )?${childVi}|(?<one>(?:ong|co|di|chu|bac|cau|mo|thim|bo|me|cha|tia)(?: noi| ngoai)?) ?${withVi} ?(?<b>${n})? ?(?:dua )?${childVi}(?! (?:minh|toi|tui)${end})`,
);
const writerVi = /(?<![\p{L}])(?:minh|toi|tui|em(?! be))(?![\p{L}])/u;
/** "Mình với 2 đứa bạn". */
const friendsVi = pattern(
  `(?:minh|em|toi|tui|t|e|to|mk|tao) (?:${withVi}|di cung|di voi|ru) ?(?<n>${n}) (?:dua |nguoi |thang |co |con |ong |ba )?(?:ban|be ban|dong nghiep|chien huu)(?: than| hoc| nua| gai| trai)?`,
);
const siblingsVi = pattern(`(?<n>${n}) (?:anh chi em|chi em|anh em)(?: gai| trai| ruot| ho| nha| minh)*`);
/** "4 đứa con gái": what they are, and not whose children. */
const girlsVi = pattern(
  `(?<n>${n}) (?:dua|co|thang|ban) con (?:gai|trai)(?! (?:cua|minh|em|toi|tui|nho|be|\\(|\\d|lop|hoc|tuoi)${end})`,
);
const otherElders = /(?<![\p{L}])(?:(?:ong|ba) (?:noi|ngoai|ba)|vo chong|bo me|ba me|cha me)(?![\p{L}])/u;
const isFamily = /(?<![\p{L}])(?:vo chong|bo me|ba me|nha minh|nha em|gia dinh|2 vc|vc|chong|vo)(?![\p{L}])/u;

const twins = pattern(
  '(?:\\p{L}+ )?twins|twin (?:boys|girls|daughters|sons|babies)|(?:cap |hai be |2 be |be )?(?:song sinh|sinh doi)',
);
/** "I'm going with my two best friends". */
const mine = pattern(`with my (?<n>${n}) ${ofWhom}(?:${grownEn})s`);
const alone = pattern('(?:single|solo|lone) (?:mum|mom|dad|mother|father|parent)|(?:me|bo) don than');
const both = pattern(
  '(?:dad|father)(?:,| and| &) (?:mum|mom|mother)|(?:mum|mom|mother)(?:,| and| &) (?:dad|father)',
);
/** "Dad and two teenage boys", "a father with his daughter". */
const oneOf = new RegExp(
  `${edge}(?<!(?:my|our|his|her|your|me and|and|,) )(?:a |the )?(?:dad|mum|mom|father|mother|grandma|grandpa|grandmother|grandfather|granny|aunt|auntie|uncle) (?:and|with|plus|\\+|&) (?=(?:[\\p{L}\\p{N}-]+ ){0,4}(?:${youngEn})s?${end})`,
  'gu',
);
/** "The two of us plus a baby", "4 người và 2 bé": children beside those who were counted. */
const beside = new RegExp(
  `${edge}(?<n>${n}) (?:of us|people|persons|friends|grown-?ups|nguoi) (?:plus|and|with|\\+|&|va|voi|cung|kem|them) (?=(?:a|an|our|my|${n}|em) (?:[\\p{L}-]+ )?(?:baby|toddler|infant|kids?|child|children|be|chau|nhoc|tre|newborn|teenagers?|sons?|daughters?)${end})`,
  'gu',
);
const weAre = new RegExp(
  `${edge}(?:we are|we're|there are|there're|there'll be|we will be|we'll be) (?:a (?:group|party) of )?(?<n>${n})(?: of us)?(?=[ ]*(?:[,.;!]|$| and (?!a half)| from | coming | going | travel))`,
  'gu',
);

const count = (groups: Record<string, string | undefined> | undefined, name = 'n'): number =>
  numberOf(groups?.[name]) ?? 1;

/** Everybody who is told of by what they are to each other, as numbers of adults and children. @param folded without accents */
export const partySpelled = (folded: string): string => {
  const plain = folded
    .replace(pattern('(?:my |our |the )?(?:in-laws|inlaws|folks)'), 'my parents')
    .replace(mine, (...match) => `with ${party(count(match.at(-1)) + 1, 0)}`)
    .replace(/\((\p{L}+)\)/gu, '$1')
    .replace(twins, '2 kids')
    .replace(/(?<![\p{L}])teen(?:age|aged)? (?=(?:boy|girl|son|daughter|kid|child)s?)/gu, '')
    .replace(siblingsVi, (...match) => `${count(match.at(-1))} nguoi`)
    .replace(friendsVi, (...match) => party(count(match.at(-1)) + 1, 0))
    .replace(alone, '1 nguoi lon')
    .replace(both, '2 nguoi lon');
  const grouped = isFamily.test(plain)
    ? plain
    : plain.replace(girlsVi, (...match) => `${count(match.at(-1))} nguoi`);
  const written = grouped
    .replace(weAre, (...match) => `${count(match.at(-1))} nguoi `)
    .replace(beside, (...match) => `${count(match.at(-1))} nguoi lon va `)
    .replace(oneOf, '1 nguoi lon va ')
    .replace(withMe, (said) => {
      const { adults, children } = countItems(said);
      return party(adults + 1, children);
    });
  const others = written.replace(eldersVi, ' ');
  if (writerVi.test(others) || otherElders.test(others)) return written;
  return written.replace(eldersVi, (...match) => {
    const groups = match.at(-1) as Record<string, string | undefined>;
    return party(groups.pair ? 2 : 1, count(groups, groups.pair ? 'a' : 'b'));
  });
};
