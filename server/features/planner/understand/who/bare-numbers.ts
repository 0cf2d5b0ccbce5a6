import { hasSign, type Mention } from './mention';
import { numberAt, type Tokens } from './tokens';

const bareAfterEn =
  /(?:^|[ ,.;!(])(?:we (?:are|'re|r|will be|'ll be|'d be)(?: all| only| just| about| now)?|there (?:are|'re|'ll be|will be)(?: only| just)?|us|for|somos|total(?: of)?|altogether|makes(?: us| it)?|so(?: it 's| we 're| that 's)?|that 's|(?:group|party|family|team|class|crew|gang|bunch|household|choir|band|orchestra|ensemble|troupe|delegation|club|society|squad|coachload|busload|congregation) of(?: about| around)?|it 's(?: now| just| only)?|it is|now|(?:groom|bride|girl|boy|be) (?:plus|and|\+)) $/;
const bareBehindEn =
  /^(?:$|[,.;!)?]|and$|of$|now|altogether|total|in$|not|instead|lol|from|coming|going|travel|travelling|after|until|incl|including|strong|but|please|pls|then|all|friends|with|plus|again)/;
const bareAfterVi =
  /(?:tổng(?: cộng)?(?: là)?|tong(?: cong)?(?: la)?|vậy là|vay la|thành|thanh|còn|con|chỉ có|là|la|cả thảy|tất cả|ph[aả]i \d+ (?:người|nguoi) ,|số người|so nguoi|nhà(?: em| mình| tôi| tui| e)?|đi) $/;
const bareBehindVi = /^(?:$|[,.;!)?]|nha|nhé|nhe|nghen|thôi|thoi|ạ|lận|lan|luôn|hết|chứ|chu|không|rồi|roi)/;

/** What says by itself that people are counted. */
const ofPeople =
  /(?:we (?:are|'re|r|will be|'ll be)(?: \p{L}+)?|us| of(?: about)?|vậy là|vay la|số người|so nguoi|nhà(?: \p{L}+)?|(?:người|nguoi) ,) $/u;
const otherCounts =
  /(?:^| )(?:days?|nights?|budget|million|later|đêm|dem|ngày|ngay|triệu|trieu|tr|củ|giá|gia|sao|tiếng|km|meals?|hạ|giảm|giam|chặng|chang|price|money|stops?)(?: |$)/;

/** "We are six", "nhà em 4", "tổng 9", "vậy là 4": a number that counts people without a word for them. */
export const bareNumberAt = (tokens: Tokens, at: number): Mention | undefined => {
  const { said, language } = tokens;
  const number = numberAt(tokens, at);
  if (!number || number.value < 1 || number.value > 500 || /^an?$/.test(said[at] ?? '')) return undefined;
  const before = `${said.slice(Math.max(0, at - 5), at).join(' ')} `;
  const behind = said[number.to] ?? '';
  if (hasSign(behind)) return undefined;
  // "It's 9 days, not 8", "còn 30 triệu": what else is counted there.
  if (!ofPeople.test(before) && otherCounts.test(said.slice(Math.max(0, at - 8), at).join(' ')))
    return undefined;
  const isEnglish = language === 'en';
  if (!(isEnglish ? bareAfterEn : bareAfterVi).test(before)) return undefined;
  const isGroup = isEnglish && / of (?:about |around )?$/.test(before);
  // "We're 22" says how old they are.
  if (
    isEnglish &&
    number.value > 17 &&
    number.value < 100 &&
    /(?:'re|are|'s|is|not|be) $/.test(before) &&
    !/^(?:of|in|altogether|total|people|strong)$/.test(behind)
  )
    return undefined;
  if (!isGroup && !(isEnglish ? bareBehindEn : bareBehindVi).test(behind)) return undefined;
  return {
    word: { sort: 'people' },
    said: isGroup ? 'group' : 'all',
    count: number.value,
    ages: [],
    from: at,
    to: number.to,
    isTaken: false,
    isBare: false,
  };
};
