import type { Language } from '../../../language';
import { finder } from './patterns';
import type { Statement } from './statement';

/** What a sentence promises to everybody: that it is open on every day or over Tết, and that wheels and children get in. */

const daily: Record<Language, RegExp> = {
  en: finder(
    '(?:open|opens|opening|opened) (?:to (?:all|everyone|visitors|the public) )?(?:daily|every day|each day|all week|on all days)|(?:daily opening|(?:seven|7) days (?:a|per) week|every day of the week)',
  ),
  vi: finder(
    'ngày nào (?:[^,.;]{0,20} )?cũng (?:mở|họp|bán|đón)|(?:mở|họp|đón khách) (?:cửa )?(?:suốt |đón khách |phục vụ )?(?:hằng ngày|hàng ngày|mỗi ngày|tất cả các ngày|cả tuần|suốt tuần|quanh tuần|các ngày trong tuần)|(?:bảy|7) ngày (?:một |mỗi |trong |trên )?tuần',
  ),
};
/** A sentence that names the day which is left out says the truth of it elsewhere. */
const excepted: Record<Language, RegExp> = {
  en: finder(
    'except|but (?:not|closed)|apart from|not|other than|closed|until|used to|(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
  ),
  vi: finder('trừ|ngoại trừ|không|chưa|nghỉ|đóng cửa|trước đây|từng|thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật'),
};

const tet: Record<Language, RegExp> = {
  en: finder(
    '(?:stays? |is |are |remains? |keeps? )?open (?:all )?(?:over|during|through|throughout|at|on|for|even at|also at) (?:the )?(?:whole (?:of )?)?(?:tet|tết|lunar new year)(?: holidays?)?',
  ),
  vi: finder(
    'mở (?:cửa )?(?:xuyên|suốt|cả|vào|trong|qua|dịp)(?: cả| dịp| trong| những| các| mấy| ngày| kỳ nghỉ)* tết|không nghỉ tết|tết (?:vẫn|cũng) mở',
  ),
};

const stepless: Record<Language, RegExp> = {
  en: finder('(?:no|without(?: any)?|free of) (?:steps|stairs)|step-free'),
  vi: finder('không (?:có |phải leo |phải bước )?(?:một )?(?:bậc|cầu thang)(?: thang| cấp| thềm| nào)*'),
};
/** "No steps beyond the door", "no stairs to the roof" tell of the rest, and "no steps missing" of none. */
const someSteps: Record<Language, RegExp> = {
  en: finder('beyond|after|besides|apart from|other than|but|except|past|further|lift|missing|more|once'),
  vi: finder('ngoài|trừ|sau|thêm|nữa|thang máy|nhưng|mà'),
};

const wheels: Record<Language, RegExp> = {
  en: finder(
    '(?:fully|completely|entirely|wholly|everywhere) (?:wheelchair[- ])?accessible|wheelchairs? (?:users )?(?:can |may |do )?(?:go|goes|get|gets|reach|reaches|enter|roll|rolls|pass) everywhere|accessible (?:throughout|everywhere)(?: (?:to|by|for) wheelchairs?)?|wheelchair[- ]accessible throughout',
  ),
  vi: finder(
    'xe lăn (?:có thể )?(?:vào|đi|đến|tới|lăn|ra vào)(?: được)? (?:mọi nơi|khắp nơi|mọi chỗ|khắp|hết mọi|tất cả)|hoàn toàn (?:tiếp cận|thuận tiện|phù hợp|dễ dàng)[^,.]{0,20} xe lăn|mọi nơi (?:đều )?(?:vào|đi) được (?:bằng )?xe lăn',
  ),
};
const denied: Record<Language, RegExp> = {
  en: finder("not|never|cannot|can't|isn't|aren't|nothing|nowhere"),
  vi: finder('không|chưa|chẳng|khó'),
};

const children: Record<Language, RegExp> = {
  en: finder(
    '(?:under|below|younger than|up to)(?: the age of|[- ])?-?(\\d{1,2})s?(?: years?(?: old| of age)?)?,? (?:(?:can |may )?(?:enter|go in|get in|come in|visit|ride|travel) |go |are |is |in )?(?:for )?free|free (?:(?:entry|admission|entrance) )?(?:for|to) (?:children |kids |those |visitors |anyone |all )?(?:under|below|up to) (?:the age of )?(\\d{1,2})',
  ),
  vi: finder(
    'dưới (\\d{1,2}) tuổi,? (?:thì |đều |sẽ )?(?:được )?(?:miễn(?: phí| vé)?|vào (?:cửa )?(?:tự do|miễn phí)|không (?:mất|phải mua|phải trả|thu|tính|cần)(?: tiền)?(?: vé)?)|miễn (?:phí|vé)(?: vào cửa)? cho (?:trẻ|trẻ em|người|bé) dưới (\\d{1,2})',
  ),
};

const first = (found: RegExpExecArray | null): number | null => {
  const age = found?.slice(1).find(Boolean);
  return age ? Number(age) : null;
};

/** A pattern of a sentence, from its start. */
const matchOf = (pattern: RegExp, sentence: string) => new RegExp(pattern.source, 'iu').exec(sentence);

/** The age below which a sentence lets children in without paying; null when it says nothing of it. */
export const freeBelow = (sentence: string, language: Language): number | null =>
  first(matchOf(children[language], sentence));

/** All that a sentence promises. */
export const promisesIn = (sentence: string, language: Language): Statement[] => {
  const says = (pattern: Record<Language, RegExp>) => sentence.search(pattern[language]) >= 0;
  const age = freeBelow(sentence, language);
  // What stands before a promise may take it back.
  const isDenied = (pattern: Record<Language, RegExp>) =>
    sentence.slice(0, Math.max(0, sentence.search(pattern[language]))).search(denied[language]) >= 0;
  const found: (Statement | false)[] = [
    says(daily) && !says(excepted) && { kind: 'daily', said: sentence },
    says(tet) && !isDenied(tet) && { kind: 'tet', said: sentence },
    says(stepless) && !says(someSteps) && { kind: 'stepless', said: sentence },
    says(wheels) && !isDenied(wheels) && { kind: 'wheelchair', said: sentence },
    age !== null && { kind: 'child_free', below: age, said: sentence },
  ];
  return found.filter((statement) => statement !== false);
};
