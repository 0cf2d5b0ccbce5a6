import { agesAt } from './ages';
import { hasSign, type Mention } from './mention';
import { type Tokens, wordAt } from './tokens';

/** Behind who comes along as well. */
export const coming =
  /^(?:\p{L}+ )?(?:comes? (?:along|too|with)|joins?|(?:is|are|'s) (?:also )?(?:coming|joining)|tags? along|as well|too|đi cùng|đi chung|đi theo|xin theo|đòi theo|tham gia|di cung|di chung|di theo)(?: |$)/u;
const less = /(?:^| )(?:bớt|bot|trừ|tru|minus|lost|lose|giảm) /;
const ofThem =
  /^(?:of (?:them|us|my|our) )?(?:can 't|cannot|aren|isn|won|have dropped|has dropped|dropped|bailed|cancelled|fewer|less|không đi|khong di|ko di|k di|rút|nghỉ|bận)/;
const more = /(?:^| )(?:more|another|extra|thêm|them|nữa|nua)(?: |$)/;
/** Whether so many are more than before, or fewer. */
export const changeOf = ({ said }: Tokens, { word, from, to, count }: Mention): Mention['change'] => {
  if (count === undefined && word.sort !== 'couple') return undefined;
  if (
    less.test(`${said.slice(Math.max(0, from - 1), from + 1).join(' ')} `) ||
    ofThem.test(said.slice(to, to + 3).join(' '))
  )
    return 'less';
  return more.test(said.slice(Math.max(0, from - 1), to + 1).join(' ')) ? 'more' : undefined;
};

const denied =
  /(?:^| )(?:not|no longer|instead of|rather than|chứ không phải|chu khong phai|không phải|khong phai|hong phai|hổng phải|thay vì|phòng|phong|per|each|mỗi|moi|trên|every) $/;
const partly =
  /^(?:(?:is|are|has|have|want|wants|can|can 't|don|doesn|eat|eats|hate|hates|need|needs|like|likes|prefer|gets?|ăn chay|an chay|say xe|say sóng|bị|bi|dị ứng|di ung|không ăn|khong an|bầu|già yếu) )(?!coming|going|travel|from|flying|in |all|planning|friends|want)/;

/** Numbers of people that count not those who travel: "not 3", "room for 3", "mỗi đứa", "two of us are vegetarian". */
export const isNoCount = ({ said }: Tokens, { word, from, to, count }: Mention): boolean => {
  if (!/^(?:people|peer|self|couple)$/.test(word.sort)) return false;
  const before = `${said.slice(Math.max(0, from - 3), from).join(' ')} `;
  if (hasSign(said[from - 1]) || denied.test(before)) return true;
  return word.sort === 'people' && (count ?? 0) < 4 && partly.test(`${said.slice(to, to + 4).join(' ')} `);
};

/** "Our son …, he's 20": how old one is who was named just before. */
export const ageOfPronoun = (tokens: Tokens, { word, count = 1, ages, to }: Mention): number[] => {
  if (!/^(?:child|kin|friend)$/.test(word.sort) || word.isPlural || count > 1 || ages.length > 0) return [];
  for (let at = to; at < to + 12; at += 1) {
    if (wordAt(tokens, at)?.word.sort === word.sort) return [];
    const [one = '', is = ''] = tokens.said.slice(at, at + 2);
    if (/^(?:he|she)$/.test(one) && /^(?:'s|is)$/.test(is)) return agesAt(tokens, at + 2)?.ages ?? [];
  }
  return [];
};
