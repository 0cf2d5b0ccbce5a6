import { numberOf } from './numbers';
import { all, n, whole } from './party-words';
import { words } from './text';

/** "5 tuổi", "8t", "aged 6", "a 5 year old": how old somebody is, which counts nobody. */
export const age =
  '(?:\\d{1,2} ?(?:tuoi|t(?![\\p{L}])|y\\.?o\\.?(?![\\p{L}])|years? olds?|years?[ -]olds?|year[ -]old)|\\d{1,2} thang tuoi)';

const childNouns =
  'dua (?:nho|tre|con|be|chau)|dua(?= \\(?\\d{1,2} ?(?:t|tuoi))|kids?|child(?:ren)?|toddlers?|teens?|teenagers?|bab(?:y|ies)|infants?|boys?|girls?|tre em|tre nho|tre con|em be|be nho|be gai|be trai|con nho|con gai|con trai|chau nho|chau be|chau|be|tre|nhoc|nho(?= |,|$)|con';
const childrenOfMine = 'sons?|daughters?|grandkids|grandchild(?:ren)?';
export const someChildren = words(
  '(?<!(?:of us|the|us|with) )(?:girls|boys)(?= \\(?(?:\\d|aged))|teens|teenagers|sons|daughters|kids|children|toddlers|babies|grandkids|cac be|cac con|cac chau|lu tre|bon tre|tui nho|may dua nho|may dua con',
);
const oneChild = whole(
  `(?:with|and|have|has|our|my|a|the|for|la) (?:[\\w-]+ ){0,3}(?:kid|child|toddler|baby|infant|son|daughter|little one|newborn|teen|teenager)|baby|toddler|stroller|pram|(?:a |one |our |my )?\\d{1,2}[ -](?:year|month)s?[ -]olds?|(?:co |voi |va |cung |nha |dua |dan )?(?:em be|be nho|con nho|tre nho|tre em|tre con|con trai|con gai|chau nho|chau be|chau ngoai|chau noi)|(?:be|con|chau|nhoc) (?:${age}|khong|chua|nha|hay|con)|(?:co|voi|va|cung|dan|dua) (?:1 |mot )?(?:be|con|chau|nhoc)`,
);
const withoutChildren = words(
  'no (?:kids|children)|without (?:the |our |any )?(?:kids|children)|khong co tre em|khong tre em|khong con nho|adults only',
);

export const sumOf = (matches: readonly RegExpMatchArray[]): number | undefined => {
  const numbers = matches.flatMap((match) => numberOf(match[1]) ?? []);
  return numbers.length > 0 ? numbers.reduce((sum, value) => sum + value, 0) : undefined;
};

const ages = (text: string): number => all(text, age).length;

/** "bé 4 và 8 tuổi", "kids (6, 9)": as many children as ages, of those who are not grown up. */
const agesOfChildren =
  /(?<![\p{L}])(?:be|con|chau|tre|nhoc|kids?|children|boys?|girls?|daughters?|sons?|teens?)(?: (?:gai|trai|nho|aged|of|who are|are))? ?\(?((?:\d{1,2}(?: ?(?:tuoi|t|years? old|years?))?(?:, ?| va | and | & |\/)){1,5}\d{1,2})(?! ?(?:days?|nights?|ngay|dem|weeks?|tuan|people|nguoi|vo|chong|cap|adults?|grown|ong|ba |[\d/:]))/u;

export const listedChildren = (text: string): number | undefined => {
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
    // "Bé lớn 9 tuổi bé nhỏ 4 tuổi": the age stands behind its child.
    `(?:be|con|chau|nhoc)(?: \\p{L}+)? \\(?${youngAge}`,
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

export const childrenIn = (text: string): number | undefined => {
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
