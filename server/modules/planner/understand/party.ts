import { numberOf, numberPattern } from './numbers';
import { type Text, words } from './text';

export interface Party {
  adults?: number;
  children?: number;
}

const n = `(${numberPattern})`;
const counted = (text: string, source: string): number | undefined =>
  numberOf(new RegExp(`(?<![\\p{L}\\p{N}])${n}[ -]?(?:${source})(?![\\p{L}\\p{N}])`, 'u').exec(text)?.[1]);

const childWords =
  'kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|sons?|daughters?|boys?|girls?|tre em|tre nho|tre con|em be|be nho|be gai|be trai|con nho|chau nho|be|chau|tre|nhoc|con';
const someChildren = words('kids|children|toddlers|babies|cac be|cac con|cac chau|lu tre|may dua nho');
const oneChild = words(
  '(?:with|and|have|has|our|my|a|the) (?:\\w+[ -]){0,5}(?:kid|child|toddler|baby|infant|son|daughter|little one|newborn)|stroller|pram|co (?:em )?be|em be|be nho|con nho|tre nho|tre em|tre con|con trai|con gai|chau nho|(?:\\d+ )?year[ -]old',
);
const withoutChildren = words(
  'no (?:kids|children)|without (?:the )?(?:kids|children)|khong co tre em|khong tre em',
);

const adultWords =
  'adults?|grown-?ups?|people|persons?|pax|friends|travell?ers|of us|guys|nguoi lon|nguoi|ban than|dua ban|ban tre|khach';
const groupOf = new RegExp(
  `(?<![\\p{L}])(?:group|party|team|nhom|doan) (?:of |gom |co )?${n}(?![\\p{L}\\p{N}])`,
  'u',
);
const familyOf = new RegExp(
  `(?<![\\p{L}])(?:family of |gia dinh (?:toi |minh |co |gom )?(?:co |gom )?)${n}(?:[ -]?(?:nguoi|people|members|thanh vien))?(?![\\p{L}\\p{N}])`,
  'u',
);
const pair = words(
  'couples?|honeymoon(?:ers)?|(?:my|me and my) (?:wife|husband|girlfriend|boyfriend|partner|fiancee?|spouse)|two of us|vo chong|trang mat|ban gai|ban trai|nguoi yeu|hai dua|cap doi|crush',
);
const alone = words('alone|solo|by myself|on my own|just me|only me|mot minh|1 minh');
const withParents = words(
  '(?:with|and|take|taking|bringing) (?:my |our )?(?:parents|mum and dad|mom and dad)|bo me|ba me|cha me',
);

/** "couple of days" is a length. */
const noParty = words('(?:a )?couple of (?:days|weeks|nights)');

/** Who travels, as far as it is said. */
export const partyIn = ({ folded }: Text): Party => {
  const text = folded.replace(noParty, ' ');
  const party: Party = {};
  const family = numberOf(familyOf.exec(text)?.[1]);
  const children = counted(text, childWords);
  const adults = counted(text, 'adults?|grown-?ups?|nguoi lon') ?? numberOf(groupOf.exec(text)?.[1]);
  if (withoutChildren.test(text)) party.children = 0;
  else if (
    children !== undefined &&
    !/(?:year|tuoi)/.test(text.split(String(children))[1]?.slice(0, 12) ?? '')
  )
    party.children = children;
  else if (someChildren.test(text)) party.children = 2;
  else if (oneChild.test(text)) party.children = 1;
  if (adults !== undefined) party.adults = adults;
  else if (family !== undefined && family > 1) {
    party.children ??= Math.max(0, family - 2);
    party.adults = Math.max(1, family - party.children);
  } else if (pair.test(text)) party.adults = 2;
  else if (alone.test(text)) party.adults = 1;
  else if (withParents.test(text)) party.adults = 3;
  else {
    const people = counted(text, adultWords);
    if (people !== undefined && people > 0) party.adults = Math.max(1, people - (party.children ?? 0));
  }
  return party;
};
