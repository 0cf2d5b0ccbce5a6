import type { budgets, paces } from '../plan-shapes';

/**
 * What a message wants a whole plan to be more or less of: of things to do, or of what it costs. A complaint tells too
 * much or too little, an order tells which way to turn it.
 */

export interface Tuning {
  pace?: Extract<(typeof paces)[number], 'easy' | 'full'>;
  budget?: Extract<(typeof budgets)[number], 'low'>;
}

const start = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';

/** What stands for all that there is to do, without naming any of it. */
const things =
  '(?:things?|stuff|stops?|places?|sights?|bits?|activit(?:y|ies)|visits?|diem|cho(?: choi| tham quan)?|noi|hoat dong|mon)';
const whole =
  '(?:it|this|that|things|everything|(?:the|our|this|that) (?:plan|schedule|days?|itinerary|trip|programme|program|whole thing|lot)|lich(?: trinh)?|ke hoach|chuong trinh|plan|chuyen(?: di)?|may ngay|cac ngay)';
const quite =
  '(?:a (?:little|bit|touch|tad)|bit|rather|too|so|very|pretty|quite|way|way too|far too|really|kind of|kinda|sort of|somewhat|awfully|hoi|qua|kha|that)';
const some =
  '(?:some|a (?:bit|little|few)|few|much|lots?|loads|plenty|one or two|a couple(?: of)?|nhieu|vai|may|it)';
/** What Vietnamese ends an order with. */
const please =
  '(?:di|nha|nhe|nghen|nghe|giup|gium|ho|cho|voi|minh|em|anh|chi|toi|tui|ban|a|oi|luon|thoi|chut|xiu|ti|nua)';
const clauseEnd = `(?=(?: ${please})* ?(?:[.,;:!?]|$| (?:and|but|so|please|pls|va|de|cho|vi|thi|bon|tui|we|i|it|they|if)${end}))`;

type Way = 'full' | 'easy' | 'low';

/** @param sources what says so in each language, as it stands without accents */
const grammar = (sources: readonly string[]): RegExp[] =>
  sources.map((one) => new RegExp(`${start}(?:${one})`, 'u'));

const patterns: Record<Way, RegExp[]> = {
  full: grammar([
    // "Cram a few more things in", "can you stuff more in", "add some more".
    `(?:stuff|cram|fit|squeeze|pack|put|add|get|shoehorn|throw|work|slot|do|see|have)(?: ${some})? (?:more|extra)(?: ${things})?(?: (?:in(?:to (?:it|the days?|each day))?|on|a day|(?:in|to) (?:it|each day|a day|every day)|each day|every day|than (?:that|this)|to do))*${clauseEnd}`,
    `(?:pack|fill|bulk|beef|pad|stuff|jam) (?:${whole} )?(?:out|up|full)(?: more| a bit)?${clauseEnd}`,
    `${quite} (?:thin|sparse|bare|empty|slack|skimpy|thinly spread|light on ${things})${end}`,
    `(?:not (?:much|enough)|too (?:little|few)|hardly anything|hardly any) (?:${things} )?(?:to do|in (?:it|there|a day|each day)|happening|going on)${end}`,
    // "Loãng quá", "ít chỗ quá", "lịch thưa quá".
    `(?:it|thua|loang|trong|rong|mong|leo teo|lo tho)(?: ${things})? (?:qua|lam|the|thiet)${clauseEnd}`,
    `(?:nhet|nhoi|them|xep|chen|don|bo sung|tang|kiem)(?: them| day| kin)*(?: ${some})?(?: ${things})? (?:vao|vo|cho) (?:kin|day|dac|day dan|(?:moi|cac|tung) ngay|lich)${end}`,
    `(?:nhet|nhoi|chen|don)(?: them)+${clauseEnd}`,
    `(?:kin|day|dac|day dan|nhieu ${things}) (?:hon|them)(?: chut| xiu| ti)?${clauseEnd}`,
  ]),
  easy: grammar([
    `(?:thin|slim|pare|strip|whittle|tone|ease|slow|wind|dial|trim|lighten|calm|water)(?: ${whole})?(?: right| a (?:bit|little))? (?:out|down|back|off|up)(?: a (?:bit|little))?${clauseEnd}`,
    `(?:fewer|less) ${things}(?: (?:a|per|each|every) day| in (?:it|a day|each day))?${clauseEnd}`,
    `(?:too much|less|so much|all th(?:is|at)|not so much|without the) (?:running|rushing|racing|dashing|charging|haring|traipsing|tearing|toing|moving)(?: and \\p{L}+)?(?: (?:about|around|froing|round))?${end}`,
    `(?:too|so|way too|far too|awfully|a bit too) (?:hectic|ambitious|exhausting|crammed|crowded with ${things}|full on|full-on|breathless|jam-?packed)${end}`,
    // "Dày quá", "nhiều chỗ quá", "chạy sô quá", "bớt lại giùm", "giãn lịch ra".
    `(?:day|day dac|dac|kin|nhieu(?: ${things})?|gap|gap gap|met|cang|om dom|tham|voi|chay so|nhoi nhet|chen chuc)(?: ${things})? (?:qua|lam|the|thiet)${clauseEnd}`,
    `(?:gian|bot|giam|rut|luoc|tia|cat)(?: ${whole}| ${things})?(?: bot)?(?: (?:ra|lai|bot|xuong))+${clauseEnd}`,
    `(?:khoe|thoai mai|nhan|nhan nha|thanh thoi|thong tha|nhe|nhe nhang|thu thai) (?:hon|lai|bot|chut|xiu|ti)(?: chut| xiu| ti)?${clauseEnd}`,
  ]),
  low: grammar([
    `(?:do|make|get|have|manage|see|arrange|plan) ${whole}(?: all)? for (?:a (?:bit|little|lot) )?less(?: money)?${clauseEnd}`,
    `(?:spend(?:ing)?|pay(?:ing)?|cost(?:s|ing)?)(?: us| me)?(?: a (?:bit|little|lot)| much| quite so| any)? less${end}`,
    `(?:bring|get|cut|keep|take|knock|drive|lower|reduce|trim|slash|shave)(?: down)?(?: on)? (?:the |our |its )?(?:costs?|price|bill|budget|spend(?:ing)?|expenses?|total|damage)(?: (?:down|low|lower|a (?:bit|little)))*${clauseEnd}`,
    `(?:lower|smaller|tighter|reduced) (?:budget|cost|price|bill)${end}`,
    `(?:break(?:ing|s)?|bust(?:ing|s)?|blow(?:s|ing)?) (?:the|our|my) (?:bank|budget)${end}`,
    `(?:too|so|rather|a bit|bit|pretty|looks|quite|way too) (?:dear|pricey|steep|rich for (?:us|me|our blood)|costly|expensive)${end}`,
    `costs? (?:too|so|that) much|(?:an arm and a leg|a (?:small )?fortune)${end}`,
    `(?:more )?(?:economical|frugal|thrifty)(?:ly)?${end}`,
    // "Đỡ tốn", "cắt bớt chi phí", "tốn quá", "xót tiền".
    `(?:do|bot|it) (?:ton|hao)(?: kem| tien)?${end}`,
    `(?:cat|giam|ha|bot|rut|tiet giam)(?: bot)? (?:chi phi|tien|kinh phi|ngan sach|gia|chi tieu)${end}`,
    `(?:ton(?: kem| tien)?|mac|dat|chat|dat do|mac mo|xot tien|xot vi|dau vi) (?:qua|lam|the|thiet)${clauseEnd}`,
    `(?:mem|re|kinh te) (?:hon|bot|lai|chut|xiu|ti)${end}`,
  ]),
};

/** "Không dày quá" is none too many. */
const denied = /(?<!\p{L})(?:not|no|never|isn't|don't|dung|khong|ko|chua|cho co)(?: \p{L}+)? $/u;

const says = (folded: string, way: Way): boolean =>
  patterns[way].some((pattern) => {
    const match = pattern.exec(folded);
    return match !== null && !denied.test(folded.slice(0, match.index));
  });

/** What a message beside a plan wants the whole of it to be. @param folded small letters without accents */
export const tuningIn = (folded: string): Tuning => ({
  ...(says(folded, 'full')
    ? { pace: 'full' as const }
    : says(folded, 'easy')
      ? { pace: 'easy' as const }
      : {}),
  ...(says(folded, 'low') ? { budget: 'low' as const } : {}),
});
