import type { Language } from '../../../language';
import { numberOf, numberPattern } from './numbers';
import { finder } from './patterns';
import { freeBelow } from './promises';
import type { Statement } from './statement';

/** What a sentence says of money, of places to be booked beforehand and of free admission. */

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  k: 1e3,
  nghìn: 1e3,
  ngàn: 1e3,
  triệu: 1e6,
};
const sums: Record<Language, RegExp> = {
  en: finder(`(${numberPattern('en')})( thousand| million)? ?(?:đồng|dong|₫|VND)|(\\d{1,4})(k)`),
  vi: finder(`(${numberPattern('vi')})( nghìn| ngàn| triệu)? ?(?:đồng|₫|VND|đ)|(\\d{1,4})(k)`),
};

/** What gets one in; other sums may be paid by who is in. */
const entering: Record<Language, RegExp> = {
  en: finder('tickets?|entry|entrance|admission|fee|at the gate|visitors pay|to (?:get|go) in'),
  vi: finder('vé|vào cửa|phí tham quan|ở cổng|tại cổng'),
};

/** What is printed on money costs nothing. */
const notes: Record<Language, RegExp> = { en: finder('(?:bank)?notes?'), vi: finder('tờ|mệnh giá') };

export const moneyIn = (sentence: string, language: Language): Statement[] =>
  sentence.search(notes[language]) >= 0
    ? []
    : [...sentence.matchAll(sums[language])].flatMap(([, first, factor, short = '', k = '']): Statement[] => {
        const [number, scale] = [first ?? short, factor ?? k];
        const vnd = numberOf(number, language) * (scales[scale.trim().toLowerCase()] ?? 1);
        const isEntry = sentence.search(entering[language]) >= 0;
        return vnd >= 1000 ? [{ kind: 'money', vnd, isEntry, said: sentence }] : [];
      });

const ahead: Record<Language, RegExp> = {
  en: finder(
    'book (?:ahead|early|a |by |it |well |weeks|days|months|some|long|before|for|through)[^.]{0,40}|reserve (?:ahead|early|a |by |for |well )?|order (?:it )?(?:ahead|a day|the day)|(?:ring|telephone|phone|call) ahead|(?:must|has to|have to|needs? to) be (?:booked|reserved)|(?:booking|reservation)s? (?:is|are) (?:required|needed|necessary|compulsory|a must)|(?:booked|ordered|reserved) (?:ahead|beforehand|in advance|days|weeks|a )',
  ),
  vi: finder(
    'đặt (?:chỗ |bàn |phòng |cơm |món |vé |tour )*trước(?! cả)|giữ (?:chỗ|bàn|phòng) (?:trước|sớm)|(?:gọi|nên|phải|nhớ|cần) (?:giữ|đặt) (?:chỗ|bàn|phòng)',
  ),
};
/** Needless, or only for a crowd, a group or a show of its own. */
const needless: Record<Language, RegExp> = {
  en: finder("need not|needn't|no need|not (?:have to|necessary)|don't|without|cannot|can't|nobody|reserves"),
  vi: finder(
    'khỏi|không cần|không phải|chẳng cần|không đặt|đừng|không nhận|đoàn đặt trước|cần nhiều|tính riêng',
  ),
};

/** That one had better have a table, a bed or a guide before one comes. */
export const bookingIn = (sentence: string, language: Language): Statement[] =>
  sentence.search(ahead[language]) >= 0 && sentence.search(needless[language]) < 0
    ? [{ kind: 'booking', said: sentence }]
    : [];

const admission: Record<Language, RegExp> = {
  en: finder(
    '(?:admission|entry|entrance) is free|(?<![-‑])free (?:admission|entry|entrance)|no (?:entrance fee|ticket|tickets|fee)|(?:costs?|pay|asks?|charges?) nothing|free of charge|(?:nobody|no one) (?:has to pay|pays)|need not pay|without paying|no charge|free (?:for (?:all|everyone|everybody|anyone)|to (?:enter|visit|go in))',
  ),
  vi: finder(
    '(?:vào cửa|vào|tham quan|xem) (?:tự do|miễn phí)|(?:không|chẳng) (?:ai )?(?:bán|thu|mất|tốn|cần) (?:tiền )?vé|miễn vé|mở (?:cửa )?(?:miễn phí|tự do)|(?:vào|xem|tham quan)[^,.;]{0,12} (?:không mất tiền|không tốn tiền|chẳng mất tiền)|(?:không|chẳng) mất (?:đồng|xu) nào|không thu (?:phí|tiền)|miễn phí (?:hoàn toàn|vé|vào|tham quan|cho mọi)',
  ),
};

/** Some of the visitors, or some days only. */
const some: Record<Language, RegExp> = {
  en: finder(
    'children|kids|pupils|students|seniors|pensioners|babies|locals|nothing (?:here )?is free|not free',
  ),
  vi: finder('trẻ|trẻ em|học sinh|sinh viên|người cao tuổi|em bé|người già|không miễn phí'),
};

/** That nobody pays to get in. */
export const freeIn = (sentence: string, language: Language): Statement[] =>
  sentence.search(admission[language]) >= 0 &&
  sentence.search(some[language]) < 0 &&
  freeBelow(sentence, language) === null
    ? [{ kind: 'free', said: sentence }]
    : [];
