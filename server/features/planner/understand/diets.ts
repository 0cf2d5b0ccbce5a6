import type { diets } from '../plan-shapes';
import { hasAccents } from './accents';
import { type Text, words } from './text';

export type Diet = (typeof diets)[number];

const sayings: ReadonlyArray<readonly [Diet, RegExp]> = [
  ['vegan', words('vegans?|plant[ -]based|no animal products|thuan chay|chay thuan|khong (?:an )?trung sua')],
  [
    'vegetarian',
    words(
      "veg[ei]t[ae]r+i[ae]ns?|veggies?|meat[ -]free|no meat|without meat|(?:don'?t|doesn'?t|do not|never|not) eat (?:any )?meat|(?:an|do|mon|com|quan|nha hang) chay|chay truong|khong an (?:duoc )?(?:thit|man)(?! (?:heo|lon|bo|ga|trau|de))|kieng thit(?! (?:heo|lon|bo))",
    ),
  ],
  ['halal', words('halal|muslims?|moslems?|dao hoi|hoi giao|nguoi hoi')],
  [
    'no_pork',
    words(
      "no pork|pork[ -]free|without pork|(?:avoid|not eat|never eats?|don'?t eat|doesn'?t eat|(?:nobody|no ?one|none of (?:us|them)|neither(?: of us)?) eats?|can'?t eat|allergic to) (?:any )?pork|kosher|(?:khong|ko|kieng|ky|di ung)(?: \\p{L}+){0,2} (?:thit )?(?:heo|lon)",
    ),
  ],
  [
    'no_beef',
    words(
      "no beef|beef[ -]free|without beef|hindus?|(?:avoid|not eat|never eats?|don'?t eat|doesn'?t eat|(?:nobody|no ?one|none of (?:us|them)|neither(?: of us)?) eats?|can'?t eat|allergic to) (?:any )?beef|(?:khong an|ko an|kieng|ky|di ung)(?: duoc)? (?:thit )?bo",
    ),
  ],
  [
    'no_seafood',
    words(
      "(?:shell ?fish|sea ?food|prawns?|shrimps?|crabs?|crustaceans?|fish)[ -](?:allerg(?:y|ies|ic)|intoleran(?:t|ce))|(?:allerg(?:y|ies|ic)|react(?:s)? badly|intolerant) to (?:all |any )?(?:shell ?fish|sea ?food|prawns?|shrimps?|crabs?|crustaceans?|fish)|no (?:sea ?food|shell ?fish|fish)|(?:don'?t|doesn'?t|can'?t|cannot|not) eat (?:any )?(?:sea ?food|shell ?fish|fish)|hate(?:s)? (?:sea ?food|fish)|(?:di ung|allergy|allergic|allergies) [^.;!?]{0,30}(?:hai san|do bien|tom|cua)|allergic to [^.;!?]{0,30}(?:sea ?food|shell ?fish|prawns?|shrimps?)|(?:di ung|khong an|ko an|kieng|ngan)(?: duoc| voi| do)* (?:hai san|do bien|tom|cua|ghe|muc|ca)(?! phe)",
    ),
  ],
  [
    'no_nuts',
    words(
      'di ung [^.;!?]{0,30}(?:dau phong|lac(?= |,|$))|allergic to [^.;!?]{0,30}nuts|(?:epi-?pens?|anaphyla\\p{L}+|react\\p{L}*|because of)[^.;!?]{0,40}(?:pea|cashew |tree )?nuts?|(?:pea|cashew |tree )?nuts?[^.;!?]{0,30}(?:epi-?pens?|anaphyla\\p{L}+|(?:could|would|can|will) kill)|(?:pea)?nut[ -]?(?:allerg(?:y|ies|ic)|free)|allergic to (?:all )?(?:pea)?nuts|no (?:pea)?nuts|di ung(?: voi)? (?:dau phong|lac|cac loai hat|hat)',
    ),
  ],
  ['gluten_free', words('gluten|coeliacs?|celiacs?')],
];

/** "Một người chay": without a mark among marks it is no running ("chạy"). */
const meatless = /(?<![\p{L}])chay(?![\p{L}])/u;

/** What somebody doesn't eat. */
export const dietsIn = ({ folded, lower }: Text): Diet[] => {
  const isMeatless = hasAccents(lower) && meatless.test(lower);
  return sayings
    .filter(([diet, said]) => said.test(folded) || (diet === 'vegetarian' && isMeatless))
    .map(([diet]) => diet);
};
