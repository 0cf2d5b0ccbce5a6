import { abroad } from './abroad';
import { withoutFromNow } from './from-now';
import { numberOf, numberPattern } from './numbers';
import type { Text } from './text';

const n = `(${numberPattern})`;
const boundary = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const pattern = (source: string) => new RegExp(`${boundary}${source}${end}`, 'u');

/** What stands between a number and "days" and makes them no length: "3 more days", "four or five star days". */
const noQuality =
  '(?:more|extra|other|fewer|less|last|first|next|or|and|to|the|of|per|each|every|star|hours?|years?|school|different|in|out|from|at|by|for|km|am|pm|o|nguoi|nam|gio|tieng|cai|con|dua|them|nua|moi|va|den|toi|hay|thang|tuan|dem|diem|cho|noi|lan)(?!\\p{L})';

/** Ways to say how long, the surest first. `days` makes days of the number that was found. */
const lengths: ReadonlyArray<{ pattern: RegExp; days: (count: number, other?: number) => number }> = [
  // "Đi đúng hôm rằm rồi ở lại thêm 2 ngày".
  {
    pattern: pattern(`(?:o|nghi|choi|nan na) (?:lai )?them ${n} (?:ngay|hom|bua)`),
    days: (count) => count + 1,
  },
  { pattern: pattern(`${n} and a half weeks`), days: (count) => count * 7 + 3 },
  { pattern: pattern(`${n} tuan ruoi`), days: (count) => count * 7 + 3 },
  { pattern: pattern(`${n} ngay ?(?:${numberPattern}) dem`), days: (count) => count },
  // "3n2d" are three days (ngày), and "6N7D" seven.
  { pattern: pattern('(\\d{1,2}) ?n ?(\\d{1,2}) ?d'), days: (count, other = 0) => Math.max(count, other) },
  { pattern: pattern('(\\d{1,2})[.,]5 (?:days|ngay)'), days: (count) => count + 1 },
  { pattern: pattern(`${n} (?:and a half days|ngay ruoi)`), days: (count) => count + 1 },
  {
    pattern: pattern(`${n} (?:free |spare )?(?:evenings|mornings|afternoons|buoi (?:toi|sang|chieu))`),
    days: (count) => count,
  },
  {
    pattern: pattern(
      `${n}(?:[ -](?:(?!${noQuality})\\p{L}{3,} )?|(?<=\\d))(?:days?|dyas?|dais|ngay|hom(?! (?:nay|qua|sau|truoc|do|ay|kia)(?!\\p{L}))|hari|bua(?! (?:an|trua|toi|sang|com|chieu)))(?! tet| nua| from now| later| (?:ahead|earlier|sooner) )`,
    ),
    days: (count) => count,
  },
  // "On the day itself, and stay on for two more".
  {
    pattern: pattern(
      `(?:and|then|plus|stay(?:ing)?(?: on)?)(?: (?:then|for|stay|on|have|another)){0,3} ${n} more(?: (?:days?|nights?))?`,
    ),
    days: (count) => count + 1,
  },
  { pattern: pattern(`make (?:it|that) ${n}(?= *[.,!?]| *$)`), days: (count) => count },
  // "48hrs in Hà Nội".
  {
    pattern: pattern('(24|48|72|96)[ -]?(?:h|hrs?|hours?|gio|tieng)(?! (?:before|notice|ahead|truoc))'),
    days: (hours) => hours / 24,
  },
  {
    pattern: pattern(
      `${n}[ -]?(?:(?:free|spare|entire|quiet|easy|lazy|slow|full|whole|relaxed|relaxing|nice|good|busy|long|short) )?(?:weeks?|wks?|tuan)(?! nua| from now| later)`,
    ),
    days: (count) => count * 7,
  },
  { pattern: pattern(`${n}[ -]?(?:nights?|dem)`), days: (count) => count + 1 },
  { pattern: pattern(`${n}[ -]?(?:months?)(?![ -]?(?:olds?|bab(?:y|ies)))`), days: (count) => count * 30 },
  { pattern: pattern(`(\\d{1,2}) ?d ?\\d{1,2} ?n`), days: (count) => count },
];

const fixed: ReadonlyArray<{ pattern: RegExp; days: number }> = [
  { pattern: pattern('chuc (?:ngay|hom|bua)'), days: 10 },
  { pattern: pattern('(?:long|extended|bank holiday) week-?end|cuoi tuan dai'), days: 3 },
  { pattern: pattern('(?:week-?end|cuoi tuan)'), days: 2 },
  { pattern: pattern('(?:only|any|on|free)(?: (?:on|the|at|free))* week-?ends|week-?ends only'), days: 2 },
  { pattern: pattern('fortnight'), days: 14 },
  {
    // "Củ Chi in the morning, a temple in the afternoon", "sáng Mỹ Sơn, chiều Hội An".
    pattern: pattern(
      'in the morning,? (?:and |then )?(?!.{0,20}(?:leav|fly|home|back))[^.;!?\\d]{3,40} in the afternoon|buoi sang,? [^.;!?\\d]{3,40} buoi chieu|(?<=^ ?)sang (?!mai|nay|som|thu|chu)[^.;!?\\d]{3,30},? chieu (?!ve|bay|toi|muon|thu|chu|mai|nay)\\p{L}+',
    ),
    days: 1,
  },
  {
    pattern: pattern(
      '(?:only|just)(?: [\\p{L}]+){0,4} on (?:a |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day',
    ),
    days: 1,
  },
  {
    // "Next plane 21:30 the same day".
    pattern: pattern(
      '(?:plane|flight|train|bus|coach|boat|ferry|onward|leav(?:e|ing)|depart\\p{L}*|fl(?:y|ies|ying)|out|off|back)[^.;!?]{0,40} (?:the |that )?(?:same|very) (?:day|night|evening)|(?:cung|ngay trong) (?:ngay|hom)(?: do| ay)?(?= (?:bay|ve|len|roi|di|phai)|[,.;]|$)|(?:bay|ve|roi|len (?:xe|tau|may bay))[^.;!?]{0,30} (?:cung ngay|ngay trong ngay|(?:toi|chieu|dem) (?:cung ngay|hom do luon))',
    ),
    days: 1,
  },
  { pattern: pattern('nua thang'), days: 15 },
  { pattern: pattern('(?:(?:the|this|next|whole|all) week|ca tuan|tuan nay|tuan sau)'), days: 7 },
  // "Sáng từ Sài Gòn lên, tối phải có mặt ở nhà".
  {
    pattern: pattern(
      'sang(?: (?!mai|mot)\\p{L}+){1,9}[, ]+(?:chieu|toi) (?:\\p{L}+ ){0,4}(?:ve(?: toi| den| lai)? nha|co mat o nha|o nha|ve lai|ve)|(?:leave|leaving|go|going|out|there) (?:early )?in the morning[^.;!?\\d]{0,40} (?:back|home)(?: home)? (?:by|in|at|for) (?:the |to)?(?:evening|night|dinner|supper|bed ?time)',
    ),
    days: 1,
  },
  {
    pattern: pattern(
      '(?:day trip|in a day|for the day|trong ngay|half a day|nua ngay|hom nay|today|ca ngay)',
    ),
    days: 1,
  },
];

/**
 * An age, as in "3 days with a 5 year old", the weeks of a pregnancy, the number of a day, as in "day 2", its name, as in "thứ 7 tuần sau", and
 * "a night train" are no length.
 */
const noLength = new RegExp(
  `${boundary}(?:(?<=(?:km|kilomet(?:er|re)s?|miles?|\\d|\\d ?(?:k|tr|usd|\\$)|(?<!(?:each|every|moi) )(?:stops?|things?|sights?|places?|visits?|(?<=(?:\\d|mot|hai|ba|bon|nam|may|nhieu|vai) )(?:diem|cho|noi))|hours?|hrs?|tieng|gio) )(?:a|per|mot|1) (?:day|ngay)${end}|(?:bau|mang thai|co thai|thai)(?: duoc| khoang)? \\d{1,2} (?:tuan|thang)|(?:\\d{1,2}|\\p{L}+)[ -]?(?:weeks?|months?) (?:pregnant|along|gone|(?:and )?expecting)|(?:a|one|1|mot) (?:days?|ngay) (?:before|after|ahead of|prior to|truoc|sau)(?! tet)|(?<!\\p{L})(?:truoc|sau)(?: do| le)? (?:mot|1) (?:ngay|hom)|half (?:a|the) (?:day|week)|(?<!(?:each|every|moi) )(?:sights?|stops?|things?|places?|visits?|temples?|museums?|(?<=(?:\\d|mot|hai|ba|bon|nam|may|nhieu|vai) )(?:diem|cho)) (?:in |for |trong )?(?:a|any|one|each|per|mot|1) (?:single )?(?:day|ngay)|(?:a |an |one |the |any )?night[ -](?:trains?|bus(?:es)?|coach(?:es)?|boats?|ferr(?:y|ies)|flights?|markets?|food|life)${end}|(?<!(?:\\d|mot|hai|ba|bon|nam|sau|bay|one|two|three|four|five|six|seven) )(?:day|ngay) (?:thu )?\\d{1,2}(?! ?(?:ngay|dem|days?|d${end}))|(?<!(?:mua|trung) )(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|chu nhat|cn|t[2-7])(?: tuan (?:sau|toi|nay))?${end}|(?<!(?<!thang )\\d )ngay \\d{1,2}(?: thang|/|-)|(?<!(?:them|lai|dai)(?: \\p{L}+){0,2} )(?:\\d{1,2}|mot|hai|ba|bon|vai|may) (?:ngay|tuan|thang) nua${end})`,
  'gu',
);

/** "Lai Châu 2 ngày rồi Điện Biên 2 ngày nữa": so many more days, and not so many from now on. */
const more =
  /(?<=(?<![\p{L}\d])(?:\d|mot|hai|ba|bon|nam|sau|bay) (?:ngay|dem|hom)(?!\p{L})[^.;!?]{3,80}(?<![\p{L}\d])(?:\d|mot|hai|ba|bon|nam|sau|bay) (?:ngay|dem|hom)) nua(?!\p{L})/gu;

/** "After two weeks in Thailand": days before the journey, in another country. */
const elsewhere = new RegExp(
  `(?<!\\p{L})(?:after|following|sau|xong)(?: (?:our|my|the|khi))? (?:${numberPattern})[ -]?(?:days?|weeks?|months?|nights?|ngay|tuan|thang) (?:in|of|around|o|tai) (?:\\p{L}+ )?(?=${abroad.source})`,
  'gu',
);

/** A text, as long as it was, without what makes days of a journey look like days from now on. */
export const withMoreDays = (folded: string): string =>
  withoutFromNow(folded)
    .replace(more, '    ')
    .replace(elsewhere, (said) => '#'.repeat(said.length));

/** A text with `#` where numbers of days and weeks are no length of anything. */
export const withoutOtherDays = (folded: string): string =>
  withMoreDays(folded).replace(noLength, (said) => '#'.repeat(said.length));

/** "One night on a boat" is a part of the journey. */
const ofPart = /^ (?:on|in|at|aboard|by|around|near|tren|o|tai|giua|ben|quanh)(?!\p{L})/u;

/**
 * How many days, nights or weeks were counted in so many words; undefined where none were.
 * @param isOfWhole whether those of a part of the journey don't count
 */
export const numberedDaysIn = ({ folded }: Pick<Text, 'folded'>, isOfWhole = false): number | undefined => {
  const text = withMoreDays(folded).replace(noLength, ' ');
  for (const { pattern: said, days } of lengths) {
    const found = said.exec(text);
    if (!found || (isOfWhole && ofPart.test(text.slice(found.index + found[0].length)))) continue;
    const count = numberOf(found[1]);
    if (count !== undefined) return days(count, numberOf(found[2]));
  }
  return undefined;
};

/** "The baby comes too, 9 months": how old somebody is. */
const ofAge =
  /(?<!\p{L})(?:bab(?:y|ies)|infants?|newborn|toddler|son|daughter|boy|girl|little one|twins|be|con|chau|em be|nhoc)[^.;!?\d]{0,25}(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[ -]?(?:months?|weeks?|thang|tuan)(?! (?:in|around|of|trip|o|tai|di))/gu;

/** "Coming off three weeks of night duty". */
const ofDuty = new RegExp(
  `(?<!\\p{L})(?:${numberPattern})[ -]?(?:days?|weeks?|months?|nights?) of (?:\\p{L}+ )?(?:shifts?|duty|work|exams?|stress|overtime|rain)(?!\\p{L})`,
  'gu',
);

/** How many days somebody wants, 0 when that was said; undefined when it is not said. */
export const daysIn = (text: Text): number | undefined => {
  const blank = (part: string) => ' '.repeat(part.length);
  const said = {
    ...text,
    folded: text.folded.replace(ofAge, blank).replace(ofDuty, blank),
  };
  return daysOf(said);
};

/** "Our only day in Hà Nội is Friday", "chỉ có đúng thứ hai ở Hà Nội". */
const onlyDay = pattern(
  '(?:chi|co)(?: \\p{L}+){0,5} (?:dung |moi |duy nhat )(?:hom|ngay) (?:do|ay|nay)(?! \\d)|(?:only|just) (?:there |in (?:town|hanoi) )?(?:for )?(?:that|this|the one) (?:one )?day|(?:that|this) day only|(?:only|single|sole|one and only) (?:free |spare |full |whole )?day(?! (?:trip|tour|bus|pass|ticket|train))|ngay (?:ranh |trong )?duy nhat|duy nhat (?:mot |1 )?ngay|(?:chi|con)(?: co| duoc| con| ranh)? (?:dung |moi |vao )+(?:hom |ngay )?(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|chu nhat|cn|\\d{1,2}/\\d{1,2})',
);

const daysOf = (said: Text): number | undefined =>
  numberedDaysIn(said) ??
  (onlyDay.test(said.folded) ? 1 : undefined) ??
  fixed.find(({ pattern: form }) => form.test(withMoreDays(said.folded).replace(noLength, ' ')))?.days;
