import { numberOf } from './numbers';
import type { Text } from './text';

/** Sums of money in Vietnamese words: "hai triệu rưỡi", "triệu hai", "ba củ tám", "mười lăm triệu", "hai chục chai". */

const ones: Readonly<Record<string, number>> = {
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  tu: 4,
  nam: 5,
  lam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
};
const one = `(?:${Object.keys(ones).join('|')})`;
/** One to ninety-nine. */
const number = `(?:${one} )?(?:muoi|chuc)(?: ${one})?|${one}|\\d{1,3}`;
const million = '(?:trieu|tr|cu|chai)';
/** Tenths of a million, unless they count who or what comes next: "một triệu hai người". */
const tenths = `(?:ruoi|${one})(?! (?:nguoi|dua|ngay|dem|hom|bua|vo|ban|be|con|chau|gia|me|bo|anh|chi|em|ong|cai|lan|tuan|ve|phong|muoi|chuc|tram|trieu|tr|k|nghin|ngan)(?![\\p{L}]))`;
const sum = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?<count>${number}) ?${million}(?: ?(?<part>${tenths}))?|${million} (?<alone>${tenths}))(?![\\p{L}\\p{N}])`,
  'gu',
);
/** "Vài chục triệu" is no sum, and "tầm triệu rưỡi" is about one and a half. */
const vague = /(?<!\p{L})(?:vai|may|hang|tram|nhieu|ca) $/u;
const notNumbers = /^(?:tầm|tạm|bà|bạ|bã|bày|bẩy|nằm|nắm|tự|từ|làm|lắm)$/;

const countOf = (said: string): number => {
  if (/^\d+$/.test(said)) return Number(said);
  const words = said.split(' ');
  const ten = words.findIndex((word) => word === 'muoi' || word === 'chuc');
  if (ten < 0) return ones[said] ?? 0;
  return (ten > 0 ? (ones[words[0] ?? ''] ?? 1) : 1) * 10 + (ones[words[ten + 1] ?? ''] ?? 0);
};

const partOf = (said: string | undefined): number =>
  said === undefined ? 0 : said === 'ruoi' ? 0.5 : (ones[said] ?? 0) / 10;

/** "Bảy trăm ngàn", "hai trăm rưỡi nghìn". */
const hundreds = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<count>${one}) tram(?: (?<part>ruoi|(?:${one}) muoi))? ?(?:nghin|ngan|k)(?![\\p{L}\\p{N}])`,
  'u',
);
/** "One million dong", "two thousand dollars", "twenty euros". */
const english =
  'a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty';
const inEnglish = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<count>${english}) (?<times>hundred|thousand|grand|million) (?<unit>dong|vnd|dollars?|bucks|euros?|pounds|quid)|(?<tens>ten|fifteen|twenty|thirty|forty|fifty|sixty|eighty) (?<coin>dollars|bucks|euros|pounds|quid))(?![\\p{L}\\p{N}])`,
  'u',
);
const more: Readonly<Record<string, number>> = { forty: 40, fifty: 50, sixty: 60, eighty: 80 };
const times: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  million: 1_000_000,
};
const currencies: ReadonlyArray<readonly [RegExp, 'USD' | 'EUR' | 'GBP']> = [
  [/^(?:dollar|buck)/, 'USD'],
  [/^euro/, 'EUR'],
  [/^(?:pound|quid)/, 'GBP'],
];

const otherSum = (folded: string) => {
  const small = hundreds.exec(folded);
  if (small && !vague.test(folded.slice(0, small.index))) {
    const { count = '', part } = small.groups ?? {};
    const rest = part === undefined ? 0 : part === 'ruoi' ? 50 : countOf(part);
    const value = (countOf(count) * 100 + rest) * 1000;
    return { value, currency: 'VND' as const, from: small.index, to: small.index + small[0].length };
  }
  const said = inEnglish.exec(folded);
  if (!said) return null;
  const { count, times: by, unit, tens, coin = '' } = said.groups ?? {};
  const number = count ?? tens;
  const value = (more[number ?? ''] ?? numberOf(number) ?? 0) * (by === undefined ? 1 : (times[by] ?? 1));
  const currency = currencies.find(([of]) => of.test(unit ?? coin))?.[1] ?? ('VND' as const);
  return value > 0 ? { value, currency, from: said.index, to: said.index + said[0].length } : null;
};

/** The first sum in words, in đồng, and where it stands. @param folded as long as the text that was typed */
export const spokenSum = ({ lower }: Pick<Text, 'lower'>, folded: string) => {
  for (const { 0: whole, index, groups = {} } of folded.matchAll(sum)) {
    const { count, part, alone } = groups;
    // Digits alone are read as every other sum.
    if (count !== undefined && /^\d/.test(count) && part === undefined) continue;
    if (vague.test(folded.slice(0, index))) continue;
    const first = lower.length === folded.length ? (/^\S+/u.exec(lower.slice(index))?.[0] ?? '') : '';
    const isNone = count !== undefined && notNumbers.test(first);
    // "Tầm triệu rưỡi": the number begins behind it.
    const millions = isNone || count === undefined ? 1 : countOf(count);
    if (isNone && part === undefined) continue;
    const value = Math.round((millions + partOf(part ?? alone)) * 1_000_000);
    const from = isNone ? index + first.length + 1 : index;
    return { value, currency: 'VND' as const, from, to: index + whole.length };
  }
  return otherSum(folded);
};
