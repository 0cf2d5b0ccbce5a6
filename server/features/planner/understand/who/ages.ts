import { numberAt, type Tokens, wordAt } from './tokens';

/** How old people are, as it stands beside them: "(4 và 9 tuổi)", "of 4", "who is 6", "14 tháng". */
export interface Ages {
  /** In years. */
  ages: number[];
  to: number;
}

const years = /^(?:tuổi|tuoi|tủi|t|yo|y|yr|yrs|year|years|olds?|tui)$/;
const months = /^(?:months?|mo|mos|mth|mths|tháng|thang|m)$/;
const weeks = /^(?:weeks?|tuần|tuan|days?)$/;
/** What follows numbers that count something else. */
const counts =
  /^(?:days?|nights?|nites?|weeks?|wks?|hours?|hrs?|people|persons?|pax|adults?|minutes?|km|cm|kg|usd|vnd|tr|trieu|triệu|k|củ|h|am|pm|rooms?|stops?|places?|towns?|cities|hotels?|ngày|ngay|đêm|dem|n|d|người|nguoi|ng|lớn|lon|giờ|gio|phòng|phong|vợ|vo|chồng|be|bé|con|cháu|chau|đứa|dua|tháng|thang|tang|nơi|star|sao|bridges|metres?|meters?|kids|children|boys|girls|of|th|st|nd|rd|million|cups?|bikes?|cars?|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|days|bữa|hôm|tối|sáng|buổi|lần|xe|ông|bà|cô|cụ|bạn|tiếng|mạng|mang|mống|mong|miệng|giáo|giao|gv|hdv|thầy|mũi|cặp|khách|thằng|nhóc|chị|anh|in|vc|grown|big|small|little|beds?|seats?|vé|ve|[%$€£:])$/;
const before =
  /^(?:of|aged?|ages|is|are|'s|'re|who|who's|turning|turns|about|now|nearly|almost|just|only|both|mới|moi|được|duoc|gần|gan|nay|năm nay|tầm|tam|khoảng|khoang|ngoài|ngoai|đều|deu|lên|len|tròn|tron|là|la|cỡ|hơn|mỗi|:|,|-|\(|=|đã|da|cũng|đang|over|around|year|also|hai|of|tuổi|tuoi|u|cô|rồi|gái|trai|age|học)$/;

/** One age, in years: "7", "14 tháng", "2 tuổi rưỡi", "18 months old", "7yo". */
const ageAt = (tokens: Tokens, at: number): { age: number; to: number; hasUnit: boolean } | undefined => {
  const { said } = tokens;
  if (/^(?:lớp|lop)$/.test(said[at] ?? '')) {
    const grade = numberAt(tokens, at + 1);
    return grade && grade.value <= 12 ? { age: grade.value + 5, to: grade.to, hasUnit: true } : undefined;
  }
  const number = numberAt(tokens, at);
  if (!number || number.value > 99 || /^an?$/.test(said[at] ?? '')) return undefined;
  let { to } = number;
  let age = number.value;
  const half = /^(?:rưỡi|ruoi|rưởi)$/.test(said[to] ?? '');
  if (half) to += 1;
  const unit = said[to] ?? '';
  if (
    months.test(unit) &&
    !(/^(?:tháng|thang|m)$/.test(unit) && /^(?:\d|này|nay|tới|sau)/.test(said[to + 1] ?? ''))
  ) {
    to += 1;
    age /= 12;
    if (/^(?:tuổi|tuoi|old)$/.test(said[to] ?? '')) to += 1;
    return { age, to, hasUnit: true };
  }
  if (weeks.test(unit) && said[to + 1] === 'old') return { age: 0.1, to: to + 2, hasUnit: true };
  if (years.test(unit)) {
    while (years.test(said[to] ?? '') || (said[to] === '.' && years.test(said[to + 1] ?? ''))) to += 1;
    if (/^(?:rưỡi|ruoi|rưởi|hơn)$/.test(said[to] ?? '')) to += 1;
    return { age: half ? age + 0.5 : age, to, hasUnit: true };
  }
  if (counts.test(unit) || unit === '/') return undefined;
  return { age: half ? age + 0.5 : age, to, hasUnit: half };
};

const joint = /^(?:,|and|&|\+|\/|or|to|n|và|va|với|voi|vs|-|–|lẫn|y)$/;

/** A row of ages that begins at a token: "3, 5, 8 and 11". @param needsUnit whether years have to be said */
export const agesAt = (tokens: Tokens, at: number, needsUnit = false): Ages | undefined => {
  const { said } = tokens;
  const first = ageAt(tokens, at);
  if (!first) return undefined;
  const ages = [first.age];
  let { to, hasUnit } = first;
  for (;;) {
    let next = to;
    while (joint.test(said[next] ?? '') && next < to + 2) next += 1;
    const more = ageAt(tokens, next);
    const isWord = !/^\d/.test(said[next] ?? '');
    // "Mệ 83, ba mạ": who comes next is no number.
    if (!more || (isWord && (next === to || (tokens.language !== 'en' && /^\d/.test(said[at] ?? ''))))) break;
    // "9 tuổi, 2 đêm": the next number has to be no other quantity.
    ages.push(more.age);
    ({ to } = more);
    hasUnit ||= more.hasUnit;
  }
  return needsUnit && !hasUnit ? undefined : { ages, to };
};

/** "Two sons, 22 and 25": as many ages as people need no years. */
const isRow = (tokens: Tokens, at: number, count = 0): boolean =>
  count > 1 && agesAt(tokens, at)?.ages.length === count;
const isCountOf = (tokens: Tokens, at: number): boolean => {
  const number = numberAt(tokens, at);
  return number !== undefined && /^(?:friend|peer)$/.test(wordAt(tokens, number.to)?.word.sort ?? '');
};

/** The ages behind who they are of, with the words between. */
export const agesBehind = (
  tokens: Tokens,
  at: number,
  { needsUnit = false, count }: { needsUnit?: boolean; count?: number } = {},
): Ages | undefined => {
  const { said } = tokens;
  for (let from = at; from <= at + 4; from += 1) {
    const isFar = said.slice(at, from).some((word) => word === ',');
    // "Phường tôi 12 bác" counts who comes next.
    const found = agesAt(tokens, from, needsUnit || (isFar && !isRow(tokens, from, count)));
    if (found && tokens.language !== 'en' && isCountOf(tokens, from)) return undefined;
    const isCount = /^[\p{L}]/u.test(said[from] ?? '') && !/^(?:lớp|lop)$/.test(said[from] ?? '');
    if (found && !(isCount && from === at && found.ages.length === 1 && tokens.language !== 'en')) {
      const closes = said[found.to] === ')' ? 1 : 0;
      return { ages: found.ages, to: found.to + closes };
    }
    if (!before.test(said[from] ?? '')) return undefined;
  }
  return undefined;
};
