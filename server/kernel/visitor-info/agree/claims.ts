import type { Language } from '../../../language';
import { numberOf, numberPattern } from './numbers';
import { finder } from './patterns';
import type { Statement } from './statement';

/** What a sentence claims of a whole record: its kitchen, its roof, its lift, whom it lets in and what it asks of them. */

type Words = Record<Language, RegExp>;

const denied: Words = {
  en: finder("not|no|never|nothing|nobody|cannot|can't|isn't|aren't|few|hardly|without"),
  vi: finder('không|chẳng|chưa|đừng|ít|khó|trừ'),
};

const whole = {
  en: '(?:all|everything|every dish|entirely|wholly|fully|purely|strictly|only)',
  vi: '(?:toàn|thuần|hoàn toàn|tất cả|mọi món|cả quán|chỉ)',
};
const plants: Words = {
  en: finder(
    `${whole.en}[^,;]{0,40} (?:vegan|vegetarian|meatless|plant-based)|(?:a|is) (?:vegan|vegetarian) (?:restaurant|kitchen|house|café|eatery)`,
  ),
  vi: finder(
    `${whole.vi} (?:là )?(?:món |đồ )?chay|(?:quán|nhà hàng|tiệm|cơm) chay trường|(?:^|[,;] |là )(?:một )?quán chay`,
  ),
};
const isVegan: Words = { en: finder('vegan|plant-based'), vi: finder('thuần chay') };
const halal: Words = {
  en: finder(
    `halal[- ](?:certified|kitchen|restaurant|food|dishes|meat)|(?:is|are) halal|certified halal|${whole.en}[^,;]{0,40} halal`,
  ),
  vi: finder('(?:quán|bếp|món|đồ ăn|món ăn|chứng nhận|chuẩn|nhà hàng|thịt) (?:đạt |chuẩn |có )?halal'),
};

const indoors: Words = {
  en: finder(
    '(?:the whole (?:visit|place|house|museum|thing)|everything|all of it|all halls?|entirely|wholly) (?:is |are |lies? )?(?:indoors|under (?:a|one) roof)',
  ),
  vi: finder('(?:toàn bộ|tất cả|hoàn toàn|cả khu|mọi thứ) (?:đều |là |nằm )*(?:ở )?(?:trong nhà|dưới mái)'),
};
const outdoors: Words = {
  en: finder(
    '(?:the whole (?:visit|place|thing)|everything|all of it|entirely|wholly) (?:is |are |lies? )?(?:out of doors|outdoors|in the open|under the open sky)',
  ),
  vi: finder('(?:toàn bộ|tất cả|hoàn toàn|cả khu|mọi thứ) (?:đều |là |nằm )*(?:ở )?(?:ngoài trời|lộ thiên)'),
};

const lift: Words = { en: finder('(?:lifts?|elevators?)(?= |[.,;!)]|$)'), vi: finder('thang máy') };
const noLift: Words = {
  en: finder('(?:no|without(?: a)?|not have a|lacks? a) (?:lift|elevator)'),
  vi: finder('(?:không|chưa|chẳng) (?:có |lắp )?thang máy'),
};
const hasLift: Words = {
  en: finder(
    '(?:has|have|with|there is|there are|takes?|by) (?:a |an |the |its )?(?:[a-z]+ )?(?:lifts?|elevators?)',
  ),
  vi: finder('(?:có|bằng|đi) thang máy'),
};

const wheels: Words = {
  en: finder(
    "(?:wheelchairs?(?: users)? (?:cannot|can't|can not|do not|don't|will not|won't)|no wheelchairs|(?:no|without) (?:wheelchair )?access (?:for|to) wheelchairs|not (?:wheelchair[- ]accessible|accessible (?:to|for|by) wheelchairs?|for wheelchairs)|impossible (?:for|with|in) (?:a )?wheelchairs?)",
  ),
  vi: finder('xe lăn (?:thì )?(?:không|khó|chịu|đành)|không (?:hợp|dành|đi được)[^,.;]{0,15} xe lăn'),
};
/** Beyond something wheels go no further, and up to it they do. */
const partly: Words = {
  en: finder('beyond|upper|upstairs|further|everywhere|all of|past|inner|but|except|some'),
  vi: finder('mọi|hết|tầng|trên|trừ|nhưng|một số|chỗ|đoạn|phía'),
};

const grown = '(?:children|kids|guests|visitors|anyone|anybody|nobody|persons|those|people|riders|jumpers)';
const youngest: Record<Language, RegExp> = {
  en: finder(
    `(?:nobody|no one|no children|no ${grown}|not (?:open|admitted|allowed)[^,;]{0,12}) (?:under|below|younger than) (\\d{1,2})(?: years)?|minimum age (?:is |of |: ?)?(\\d{1,2})|(?:${grown} )?(?:must|have to) be (?:at least )?(\\d{1,2})(?: years)?(?: old)?|(?:from|over) the age of (\\d{1,2}) only`,
  ),
  vi: finder(
    '(?:không|chưa|cấm) (?:nhận|cho|bán|phục vụ)?[^,.;\\d]{0,20}dưới (\\d{1,2}) tuổi|(?:chỉ nhận|chỉ dành cho|phải)[^,.;\\d]{0,25}từ (?:đủ )?(\\d{1,2}) tuổi|tuổi tối thiểu (?:là |: ?)?(\\d{1,2})',
  ),
};

const freely: Words = {
  en: finder(
    "(?:no need|not necessary|needn't|need not|not have to|don't have to|never have to) (?:to )?(?:book|reserve)|(?:booking|reservations?|reserving) (?:is|are) (?:not needed|not necessary|unnecessary|needless)",
  ),
  vi: finder(
    '(?:không cần|khỏi cần|khỏi|không phải|chẳng cần) (?:đặt|giữ)(?: vé| chỗ| bàn| phòng)*(?: trước)?',
  ),
};
/** For some days, people or seats only. */
const sometimes: Words = {
  en: finder('weekdays?|off-season|out of season|quiet|ordinary|small|alone|except'),
  vi: finder('ngày thường|ngoài mùa|trái mùa|vắng|ít người|trừ|một mình|mùa thấp'),
};

const fee: Words = {
  en: finder(
    '(?:there is|there’s|asks?|charges?|pays?|costs?) (?:a |an )?(?:small |modest )?(?:entrance|entry|admission) (?:fee|ticket|charge)|(?:must|have to|need to) (?:buy|pay for) (?:a |an )?(?:entrance |admission )?tickets?',
  ),
  vi: finder(
    '(?:phải|cần) (?:mua|trả tiền) vé|có (?:bán|thu) vé (?:vào|tham quan)|có thu phí (?:vào|tham quan)',
  ),
};

const walks: Record<Language, RegExp> = {
  en: finder(
    `(?:walk|hike|trek|trail|on foot)[^,;.]{0,40}?(${numberPattern('en')}) ?(?:km|kilometres|kilometers)`,
  ),
  vi: finder(
    `(?:đi bộ|cuốc bộ|leo bộ|cung đường)(?: (?:tất cả|cả thảy|tổng cộng|hết|chừng|khoảng|độ|dài|ròng rã|là|mất))+ (${numberPattern('vi')}) ?(?:km|cây số|ki-lô-mét)`,
  ),
};

const ageIn = (sentence: string, language: Language): Statement[] =>
  [...sentence.matchAll(youngest[language])].flatMap((match): Statement[] => {
    const age = Number(match.slice(1).find(Boolean) ?? 0);
    return age > 0 ? [{ kind: 'age', minimum: age, said: sentence }] : [];
  });

/** All claims of a sentence. */
export const claimsIn = (sentence: string, language: Language): Statement[] => {
  const says = (words: Words) => sentence.search(words[language]) >= 0;
  const isDenied = says(denied);
  const said = sentence;
  const found: (Statement | false)[] = [
    says(plants) && !isDenied && { kind: 'diet', diet: says(isVegan) ? 'vegan' : 'vegetarian', said },
    says(halal) && !isDenied && { kind: 'diet', diet: 'halal', said },
    says(indoors) && !isDenied && { kind: 'setting', is: 'indoors', said },
    says(outdoors) && !isDenied && { kind: 'setting', is: 'outdoors', said },
    says(noLift) && { kind: 'lift', has: false, said },
    says(lift) && says(hasLift) && !isDenied && { kind: 'lift', has: true, said },
    says(wheels) && !says(partly) && { kind: 'wheelchair_no', said },
    says(freely) && !says(sometimes) && { kind: 'no_booking', said },
    says(fee) && { kind: 'paid', said },
  ];
  const walked = [...sentence.matchAll(walks[language])].map(
    ([, km = '']): Statement => ({ kind: 'walk', metres: numberOf(km, language) * 1000, said }),
  );
  return [...found.filter((claim) => claim !== false), ...ageIn(sentence, language), ...walked];
};
