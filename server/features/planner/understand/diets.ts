import type { diets } from '../plan-shapes';
import { hasAccents } from './accents';
import { type Text, words } from './text';

export type Diet = (typeof diets)[number];

/** What is eaten, by the diet that leaves it out. */
const foods: ReadonlyArray<readonly [Diet, string]> = [
  ['vegetarian', 'meat|flesh|thit(?! (?:heo|lon|bo|ga|trau|de|vit))|do man'],
  ['no_pork', 'pork|pig|bacon|ham|lard|(?:thit )?(?:heo|lon)'],
  ['no_beef', 'beef|cow|(?:thit )?bo(?! (?:sua|cap|qua|me|ngoai|noi))'],
  [
    'no_seafood',
    'sea ?food|shell ?fish|crustaceans?|prawns?|shrimps?|crabs?|squid|lobsters?|oysters?|clams?|fish(?! sauce)|hai san|do bien|tom|cua|ghe|muc|oc|so|ngheu|hau|ca(?! (?:phe|nha|chuyen|doan|hai|hai dua|ngay|nhom))',
  ],
  ['no_nuts', '(?:pea|cashew |tree |ground)?nuts?|dau phong|dau phung|lac|cac loai hat|hat dieu'],
  ['gluten_free', 'gluten|wheat|bot mi'],
];

/** How one says in English that something isn't eaten, before it. */
const leaves =
  "no|without|avoid(?:s|ing)?|off|except(?: for)?|(?:everything|anything) but|steer(?:s|ing)? clear of|stay(?:s|ing)? (?:away from|off)|keep(?:s|ing)? off|allerg(?:ic|y|ies) (?:to|against)|allergy:?|intolerant (?:to|of)|(?:can'?t|cannot|don'?t|doesn'?t|do not|does not|won'?t|never|not|nobody|no ?one|none of (?:us|them)|neither(?: of us)?)(?: (?:really|even|ever|can|will))?(?: (?:eats?|have|has|touch(?:es)?|do(?:es)?|take|stand|stomach|tolerate|like)) ?|hates?|react(?:s)?(?: badly)? to|swell(?:s)? up (?:from|at|with)|epi-?pens? (?:for|because of)|because of";
/** Other things to eat, which stand in a row with them. */
const others =
  'chicken|poultry|lamb|eggs?|dairy|milk|cheese|mushrooms?|onions?|garlic|alcohol|msg|sugar|soy|sesame|trung|sua|ga|vit|hanh|toi|mam|rau mui|ngo';
const any = [...foods.map(([, food]) => food), others].join('|');
/** What stands between it and what isn't eaten: other foods, and small words. */
const list = `(?:(?:any|all|the|of|to|and|or|nor|with|from|both|especially|mainly|kinds?|sorts?|raw|red|(?:${any})(?:,| and| or| nor| &)) )*`;
/** What is said of a food behind it. */
const leavesAfter =
  "(?:'s| is|s| are| was| were)?(?: (?:strictly|totally|completely|all))?(?: (?:off|out|a no|forbidden|haram|not for)(?!\\p{L})|[ -](?:free|allerg(?:y|ies|ic)|intoleran(?:t|ce))| (?:makes?|gives?|brings?|sends?) (?:me|him|her|us|my \\p{L}+)| [^.;!?]{0,24}(?:epi-?pen|anaphyla\\p{L}+|(?:could|would|can|will) kill|hives|rash))";
const leavesVi =
  '(?:khong|ko|k|chang|cha|dung|hong|hem)(?: \\p{L}+){0,2} (?:an|dung|xoi|do vo)(?: duoc)?|kieng(?: an)?|cu(?= )|ky|ngan|allergy|allergic|di ung';
const listVi = `(?: (?:voi|ca|cac|loai|mon|do|an|duoc|nang|cap|rat|va|hay|lan|(?:${any}),?))*`;
/** "Ăn tôm cua ốc là em nổi mề đay", "cứ đồ biển là phát ban". */
const harmsVi =
  '(?: (?!thi|nhung|ma)[\\p{L},]+){0,5} (?:la|thi|vo|vao)(?: \\p{L}+){0,4} (?:noi me day|me day|phat ban|ngua|sung|di ung|oi|non|kho tho|dau bung|cap cuu|noi man|chet)';

const leftOut = foods.map(
  ([diet, food]) =>
    [
      diet,
      words(
        `(?:${leaves}) ?${list}(?:${food})(?! (?:markets?|auctions?|farms?|ports?|villages?|harbou?rs?|spas?|sauce))|(?:${food})${leavesAfter}|(?:${leavesVi})${listVi} (?:${food})|(?:${food})${harmsVi}`,
      ),
    ] as const,
);

/** Ways of eating that have a name, and turns of speech of their own. */
const named: ReadonlyArray<readonly [Diet, RegExp]> = [
  [
    'vegan',
    words(
      'vegans?|plant[ -]based|nothing (?:that (?:comes|is|was|came)(?: made)? )?(?:made )?from (?:an |any )?animals?|eats? (?:only )?plants(?: only)?|no animal(?: products?)?(?! encounters?| shows?| rides?| riding)(?= *[,.;!?])|khong (?:an |dung )(?:\\p{L}+ ){0,3}dong vat|no (?:fish sauce|milk|honey|eggs?|dairy),? (?:no |or )?(?:eggs?|dairy|milk|honey)[^.;!?]{0,12}(?:no |or )?(?:honey|dairy|eggs?|milk)|no animal products|thuan chay|chay thuan|khong (?:an )?trung sua|no (?:meat|fish),? (?:no )?(?:eggs?|dairy)[^.;!?]{0,16}(?:no |or )?(?:dairy|eggs?)',
    ),
  ],
  [
    'vegetarian',
    words(
      'veg[ei]t[ae]r+i[ae]ns?|veggies?|pure veg|(?:strictly |only )?veg(?= (?:food|only|from|family|please|meals?|restaurants?))|meat[ -]free|meatless|(?:an|do|mon|com|quan|nha hang) chay|chay truong|jain',
    ),
  ],
  ['halal', words('halal|muslims?|moslems?|dao hoi|hoi giao|nguoi hoi')],
  ['no_pork', words('kosher')],
  ['no_beef', words('hindus?')],
  ['gluten_free', words('coeliacs?|celiacs?')],
];

/** "Một người chay": without a mark among marks it is no running ("chạy"). */
const meatless = /(?<![\p{L}])chay(?![\p{L}])/u;

const meatlessSaid =
  '(?:(?:is|are|eats?|being|strict|strictly) )*(?:veg[ei]t[ae]r+i[ae]ns?|vegans?|veggies?)|(?:la )?(?:an )?chay(?: truong)?';
/** "Trong đoàn có 5 bạn ăn chay", "three of the group are vegetarian": some of a party that is larger. */
const some = words(
  `(?:trong (?:doan|nhom|so|cong ty|lop|do)|doan (?:co )?\\d+ nguoi)[^.;!?]{0,24} (?:\\d+|mot|hai|ba|bon|vai|may)(?: \\p{L}+){0,2} (?:${meatlessSaid})|(?:\\d+|one|two|three|four|five|some|several|a few) (?:of (?:the (?:group|team|guests|students|others)|them|us \\d+)|(?:people|persons?|guests|students) (?:in|of) (?:the|our) (?:group|team))(?: \\p{L}+)? (?:${meatlessSaid})`,
);
/** "Chay ngày mùng 1", "rằm má ăn chay": of single days of the moon. */
const moonDay = '(?:ngay )?(?:(?:mung|mong) (?:1|mot)|(?:hom |dem )?ram)(?: am(?: lich)?)?';
const onMoonDays = words(
  `(?:an )?chay(?: (?:vao|ngay|hom|cac|moi|dip))* ${moonDay}|${moonDay}(?: \\p{L}+){0,3} an chay(?! truong)`,
);

const moonDays = new RegExp(`(?<!\\p{L})${moonDay}(?!\\p{L}| thang)`, 'gu');

/** A text without the days of the moon on which somebody eats no meat: they say nothing of when a journey is. */
export const withoutMoonDays = (text: Text): Text =>
  meatlessPart(text) === 'moon'
    ? { ...text, folded: text.folded.replace(moonDays, (said) => '#'.repeat(said.length)) }
    : text;

/** Of whom or when one eats without meat, where it is not of all on all days. */
export const meatlessPart = ({ folded }: Pick<Text, 'folded'>): 'some' | 'moon' | null =>
  /(?<!\p{L})chay truong(?!\p{L})/u.test(folded) && !some.test(folded)
    ? null
    : some.test(folded)
      ? 'some'
      : onMoonDays.test(folded)
        ? 'moon'
        : null;

/** What somebody doesn't eat; what some of a party or single days of the moon ask for is no diet of the journey. */
export const dietsIn = (text: Text): Diet[] => {
  const all = saidDiets(text);
  return meatlessPart(text) === null ? all : all.filter((diet) => diet !== 'vegetarian' && diet !== 'vegan');
};

const saidDiets = ({ folded, lower }: Text): Diet[] => {
  const isMeatless = hasAccents(lower) && meatless.test(lower);
  const said = [...named, ...leftOut].flatMap(([diet, pattern]) => (pattern.test(folded) ? [diet] : []));
  return [...new Set([...said, ...(isMeatless ? (['vegetarian'] as const) : [])])];
};
