import { meatlessPart } from './diets';
import { readText, type Text, words } from './text';

/**
 * What somebody needs and no record says anything of, so that a plan can't heed it: the kitchen, the mosque or the
 * driver has to be told. Each is named in the answer, so that nothing of it is lost without a word.
 */

/** What is left out of dishes beside what diets are made of. */
const ingredients: ReadonlyArray<{ said: string; label: { en: string; vi: string } }> = [
  { said: 'eggs?|trung', label: { en: 'egg', vi: 'trứng' } },
  { said: 'dairy|lactose|milk|cheese|sua(?! chua)', label: { en: 'dairy', vi: 'sữa' } },
  { said: 'onions?|hanh(?: tay| la)?', label: { en: 'onion', vi: 'hành' } },
  { said: 'garlic|toi(?= (?:song|phi|bam))', label: { en: 'garlic', vi: 'tỏi' } },
  { said: 'root vegetables?|potato(?:es)?|cu qua|cac loai cu', label: { en: 'root vegetables', vi: 'củ' } },
  { said: 'mushrooms?|nam (?:rom|huong)', label: { en: 'mushrooms', vi: 'nấm' } },
  { said: 'spicy|spices?|chill?i(?:es)?|hot food|cay|ot', label: { en: 'chilli', vi: 'ớt cay' } },
  { said: 'soy(?:a| sauce)?|dau nanh', label: { en: 'soy', vi: 'đậu nành' } },
  { said: 'sesame|me(?= (?:den|trang|rang))|vung', label: { en: 'sesame', vi: 'mè' } },
  { said: 'msg|mi chinh|bot ngot', label: { en: 'MSG', vi: 'bột ngọt' } },
  { said: 'fish sauce|nuoc mam|mam', label: { en: 'fish sauce', vi: 'nước mắm' } },
  { said: 'sugar|sweets|duong(?= (?:trang|phen))|do ngot', label: { en: 'sugar', vi: 'đường' } },
  {
    said: 'raw (?:food|fish|meat|vegetables)|do song|goi song',
    label: { en: 'anything raw', vi: 'đồ sống' },
  },
  { said: 'coriander|cilantro|rau mui|ngo ri', label: { en: 'coriander', vi: 'rau mùi' } },
];
const anyFood = `(?:${ingredients.map(({ said }) => said).join('|')}|meat|fish|pork|beef|nuts|gluten|seafood|thit|ca|hai san)`;
const leaves =
  "no|without|avoid(?:s|ing)?|allerg(?:ic|y) (?:to|against)|intolerant (?:to|of)|(?:can'?t|cant|cannot|don'?t|dont|doesn'?t|doesnt|do not|does not|won'?t|never|not)(?: (?:really|ever|even|to))?(?: (?:eat|eats|have|has|touch|take|stand|stomach|tolerate|like))|hates?|(?:khong|ko|k|hong|chang|dung)(?: \\p{L}+){0,2} (?:an|dung|bo|cho|uong)(?: duoc)?|kieng|ky|di ung|khong|ko";
const listed = `(?: ?(?:any|all|the|of|to|and|or|nor|no|with|also|mon|do|cac|duoc|voi|va|hay|[,/&+]|${anyFood}(?![\\p{L}])))*`;
const after = '(?:[ -]free| (?:allergy|intoleran(?:t|ce)))';
const saysNo = ingredients.map(({ said, label }) => ({
  label,
  said: words(
    `(?:${leaves})${listed} ?(?:${said})(?! (?:coffee|street|village|market|tart)s?)|(?:${said})${after}`,
  ),
}));

/** "Ăn nhạt", "low salt": how food is made. */
const ways: ReadonlyArray<{ said: RegExp; label: { en: string; vi: string } }> = [
  {
    said: words('(?:low|less|little|no)[ -](?:salt|sodium)|an (?:nhat|lat)|it muoi'),
    label: { en: 'little salt', vi: 'ăn nhạt' },
  },
  {
    said: words('diabet(?:es|ic)|low[ -]sugar|tieu duong|it (?:duong|com|tinh bot)'),
    label: { en: 'what suits diabetes', vi: 'ăn kiêng cho người tiểu đường' },
  },
];

/** What is left out of one's food, or how it must be made, of which no record tells. */
export const kitchenWishesIn = (
  text: Pick<Text, 'folded'>,
): Array<{ label: { en: string; vi: string }; isWay: boolean }> => [
  ...saysNo.filter(({ said }) => said.test(text.folded)).map(({ label }) => ({ label, isWay: false })),
  ...ways.filter(({ said }) => said.test(text.folded)).map(({ label }) => ({ label, isWay: true })),
];

const others = {
  /** Friday noon at a mosque. */
  prayer: words(
    "(?:friday|jumm?u?'?ah?|jumat) pray(?:er|ers|ing)|pray(?:er|ers|ing)? (?:on |every )?fridays?|jumm?u?'?ah?|pray(?:er|ing)? (?:times?|rooms?|places?|halls?)|musholl?a|surau|le (?:chieu )?thu sau|cau nguyen|thanh duong(?: \\p{L}+){0,3} (?:chieu |trua )?thu (?:sau|6)",
  ),
  /** A coach through the night. */
  nightBus: words(
    "(?:no|not|never|avoid|without|don'?t|dont|hate|can'?t)(?: \\p{L}+){0,4} (?:overnight|(?:night|sleeper) (?:bus(?:es)?|coach(?:es)?))|not overnight|(?:khong|ko|dung|khoi|tranh)(?: \\p{L}+){0,3} xe (?:khach )?(?:dem|giuong nam)",
  ),
  /** So far in a day and no farther. */
  kilometres: words(
    '(?:max(?:imum)?|at most|no more than|not more than|under|less than|up to|only|duoi|toi da|khong qua|chi)(?: \\p{L}+){0,3} \\d{2,3} ?(?:km|kms|kilomet(?:re|er)s?|cay|cay so)(?! (?:from|away|out|of|cach|tu))|\\d{2,3} ?(?:km|kms|kilomet(?:re|er)s?|cay|cay so) (?:max|at most|a day|per day|each day|moi ngay|mot ngay|1 ngay|tro lai|do lai)',
  ),
} as const;

export type ToldOther = keyof typeof others;

/** What else has to be asked of others. */
export const toldToOthers = (text: Pick<Text, 'folded'>): ToldOther[] =>
  (Object.keys(others) as ToldOther[]).filter((one) => others[one].test(text.folded));

/** Whether a clause says something that others have to be told of. */
export const isForOthers = (clause: string): boolean => {
  const text = readText(clause);
  return kitchenWishesIn(text).length > 0 || toldToOthers(text).length > 0 || meatlessPart(text) !== null;
};
