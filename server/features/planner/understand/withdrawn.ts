import { type Diet, dietsIn } from './diets';
import { readText, type Text } from './text';

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const dietWords =
  '(?:vegans?|vegetarians?|veggies?|halal|kosher|gluten(?:[ -]free)?|pork|beef|meat|sea ?food|shell ?fish|nuts?|diet)';
/** "No longer vegetarian", "forget the halal thing", "khỏi chay nữa": what was wished is so no more. */
const withdrawn = [
  new RegExp(
    `${edge}(?:no longer|not|isn'?t|aren'?t|am not|stopped (?:being|eating)|forget(?: about)?|never ?mind|drop|scrap|skip|do ?n'?t (?:need|have)|no need (?:for|to be)|needn'?t)(?: [\\p{L}']+){0,4} ${dietWords}(?: [\\p{L}']+){0,2}? ?(?:any ?more|any longer|after all|thing|requirement|rule|now)?${end}`,
    'u',
  ),
  new RegExp(
    `${edge}(?:khoi|thoi|bo|het|ngung|khong (?:can|con|phai)|ko (?:can|con|phai)|dung)(?: (?:can|phai|an|do|mon|che do|nua|di))* (?:chay|kieng|halal|gluten)(?: (?:nua|roi|dau|truong|luon|di))*${end}`,
    'u',
  ),
];
const endsSo =
  /(?:any ?more|any longer|after all|no longer|stopped|forget|never ?mind|drop|scrap|skip|need)/u;
const eatsAgain =
  /(?<!\p{L})(?:(?:meat|pork|beef|sea ?food|everything) (?:is|are) (?:fine|ok|okay|allowed)(?: again| now| after all)?|(?:eat|eats|eating) (?:meat|pork|beef|everything|anything) (?:again|now|after all)|an man (?:lai|duoc|roi|binh thuong)|an (?:thit|man) (?:lai )?(?:duoc )?(?:roi|binh thuong)|an (?:gi|mon gi) cung duoc)(?!\p{L})/u;

/** Diets that are given up; `all` where somebody eats everything again. */
export const withdrawnIn = (text: Text): Diet[] | 'all' => {
  const { folded } = text;
  const found = withdrawn.map((pattern) => pattern.exec(folded)?.[0]).find((said) => said !== undefined);
  const isVietnamese = found !== undefined && /(?<!\p{L})(?:chay|kieng|halal|gluten)/u.test(found);
  if (found && (isVietnamese || endsSo.test(found))) {
    const named = dietsIn(readText(found.replace(/(?<!\p{L})chay(?!\p{L})/u, 'an chay')));
    return named.length > 0 ? named : 'all';
  }
  return eatsAgain.test(folded) ? 'all' : [];
};
