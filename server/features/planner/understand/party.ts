import { type Text, words } from './text';
import { isAbsent } from './who/absent';
import { type Party, partyBesidePlan } from './who/beside-plan';
import { countOf } from './who/count';
import { mentionsIn } from './who/mentions';
import { tokensOf } from './who/tokens';

const alone = words(
  '(?:just|only) me and (?:the|my|our) (?:kids?|children|son|daughter|baby)|(?:chi |con |moi |co )+(?:minh |co )?(?:minh|em|toi|tui) (?:minh )?(?:di|thoi|en)|(?<!leave (?:\\p{L}+ ){0,3})alone|solo|(?<=^ ?)(?:(?!the|any|every|no|our|as)\\p{L}+ )?(?:student|backpacker|birder|photographer|pensioner|retiree|nomad|cyclist|teacher|nurse|diver|surfer)(?: here)?(?= *[,.;:])|on my (?:tod|lonesome|own some)|(?<=^ ?|[.,;!] ?)minh (?:to|tui|toi|em|anh|chi)(?= (?:di|thoi|ra|vao|vo|len|muon|xuong|phuot))|by myself|on my own|(?:just|only) (?:for )?(?:me|myself)(?! ?(?:and |with |plus |&|\\+|n ))|single travell?er|lone travell?er|(?:female |male )?(?:backpacker|digital nomad)|(?<=(?:di|choi|o) )minh en|mot minh|1 minh|1 mik|mot minh ten|doc hanh|(?<!tay )doc than|(?:just |only )?(?:one|1) (?:person|traveller|traveler|adult|pax)(?= *(?:[,.;!)]|$))|(?:(?:chi|co|di|di co) |(?<=[.,;!] |^ ))(?:1|mot) nguoi(?= *(?:[,.;!)]|$))|don doc|(?:fe)?male,? \\d\\d',
);
const withoutChildren = words(
  'no (?:kids|children)|without (?:the |our |any )?(?:kids|children)|kid[ -]free|child[ -]free|khong co tre em|khong tre em|khong con nho|adults only|chua (?:co )?con',
);

/** "Mai em rảnh từ 14h": one person, where nobody else is spoken of. */
const oneself =
  /(?<!(?:vo|chong|con|ban|nha|bo|me|ba|ma|anh|chi|ong|tui|bon|chung|hai|tao|gia dinh|cac|may|nguoi|\d|dua|cua|cap|nhom|tren) )(?<![\p{L}])(?:em|e|tui|toi|to)(?= (?:(?:dang|se|sap|moi|cung|chi|da|muon|dinh|dang dinh|con|van|phai) )*(?:muon|dinh|ranh|di(?! (?:voi|cung|chung))|bay|dang o|den|len|xuong|ghe|thich|tron|duoc nghi|cong tac|ngai|chay xe|ra|vao)(?! \p{L}+ (?:voi|cung) )(?![\p{L}]))/u;
const others =
  /(?<![\p{L}])(?:tui em|bon em|chung|tui minh|bon minh|nha (?:em|minh|tui|toi)|gia dinh|vo|chong|ck|vk|nguoi yeu|ban be|ban gai|ban trai|nhom|ca nha|cung (?!dc|duoc|muon|thich|la)|voi (?=\p{L})(?!a |nha |nhe |nghen )|va (?:chong|vo|con|be|ban)|con|be|dua|cap doi|nguoi|ny|gau|me|bo|ba|ma|ong|anh|chi|minh)(?![\p{L}])/u;
const isOnesOwn = (folded: string): boolean => oneself.test(folded) && !others.test(folded);

/** "I have a layover": one person, where nobody else is spoken of. */
const speaksForOneself = (text: string): boolean =>
  /(?<![\p{L}'])(?:i|im|ive|am coming|am travelling|i'm|i've|i'd|i'll)(?![\p{L}'])/u.test(text) &&
  !/(?<![\p{L}'])(?:we|us|our|we're|we've|we'd|family|friends?|together)(?![\p{L}'])/u.test(text);

/** "Mums decided to come" is one mother; how far on somebody is with child is nobody's age. */
const slips: ReadonlyArray<readonly [RegExp, string]> = [
  // "Không máy bay nha" are no seven families.
  [/(?<!\p{L})(?:may|máy) bay(?!\p{L})/gu, 'plane'],
  [
    /(?<![\p{L}'])(mum|mom|dad|gran|nan|granny|grandma|grandpa|sister|brother|wife|husband|aunt)s(?= (?:(?:just|now|also) )?(?:decided|coming|joining|wants|asked|tagging|got|changed|being|been|had)(?!\p{L}))/gu,
    "$1's",
  ],
  [
    /(?<!\p{L})(?:\d{1,2}|\p{L}+)[ -](?:months?|weeks?) (?:\p{L}+ )?(?:pregnant|along|gone|expecting)(?!\p{L})/gu,
    'pregnant',
  ],
];

const plainly = ({ raw, lower, folded }: Text): Text => {
  const read = (text: string) => slips.reduce((one, [slip, meant]) => one.replace(slip, meant), text);
  return { raw, lower: read(lower), folded: read(folded) };
};

/** Who travels, as far as it is said. @param hasPlan whether there is a party already that others may join */
export const partyIn = (said: Text, hasPlan = false): Party => {
  const text = plainly(said);
  const tokens = tokensOf(text);
  const all = mentionsIn(tokens);
  const named = all.filter((mention) => !isAbsent(tokens, mention));
  const count = countOf(named, text.folded);
  const isAlone = alone.test(text.folded) && count.total === undefined;
  const young = withoutChildren.test(text.folded) ? 0 : count.children;
  const children = isAlone && isOneself(text.folded, young ?? 0) ? undefined : young;
  const pair = /^ (\d) ?\+ ?(\d) $/.exec(text.folded);
  if (pair) return { adults: Number(pair[1]), children: Number(pair[2]) };
  if (hasPlan) return partyBesidePlan({ text, tokens, named, all, count, isAlone, children });
  const adults = isAlone
    ? 1
    : (count.adults ?? (speaksForOneself(text.folded) || isOnesOwn(text.folded) ? 1 : undefined));
  return {
    ...(adults === undefined ? {} : { adults }),
    ...(children === undefined ? {} : { children }),
  };
};

/** A girl who travels alone is no child: "em gái đi một mình, 22 tuổi". */
const isOneself = (folded: string, children: number): boolean =>
  children === 1 &&
  /(?<![\p{L}])(?:con|em|chau|co)(?: gai| trai)? (?:\p{L}+ ){0,2}(?:mot|1) minh(?![\p{L}])|(?:gai|trai) (?:di )?mot minh|(?:mot|1) minh (?:la )?con gai/u.test(
    folded,
  );
