import { dayWord, n, near, orderOf } from './day-words';

/** Days that somebody wants left to themselves: "keep day 3 free", "nothing on the last day", "ngày 2 khỏi xếp gì". */

const day = `(?:the )?(?:${dayWord}|hom(?: thu)?) ${n}`;
const wholly =
  '(?:(?:completely|totally|entirely|fully|absolutely|wholly|all|just|quite|as|hoan toan|han|het|tron) )*';
/** A lazy day at the beach is a day at the beach; one at the pool is a day of nothing. */
const notThere =
  '(?! of(?!\\p{L})| (?:at|on|by|in|near|to) (?!(?:the |our |a )?(?:pool|hotel|resort|villa|homestay|room)))';
/** What a day is that has nothing in it, where somebody makes it so. */
const blank =
  '(?:free|empty|open|off|blank|clear|unplanned|unscheduled|bare|(?:a |an )?(?:rest|free|blank|empty|pool|lazy) day|to rest|for rest(?:ing)?|to ourselves|with nothing (?:in|on) it)' +
  notThere;
/** What may be said of it and is no complaint: "day 2 is empty" is one. */
const isBlank =
  '(?:free|off|open|at the pool|(?:a |an )?(?:rest|free|blank|pool) day|for rest(?:ing)?)(?! of(?!\\p{L}))';
const nothing =
  '(?:nothing|no (?:plans?|sight-?seeing|visits?|stops|activities|outings|programme|trips))(?: (?:at all|whatsoever|planned|scheduled|booked|else))*';
const blankVi =
  '(?:trong|de trong(?: nha)?|nghi(?: ngoi| duong| xa hoi)?|ranh|tu do|free|o khach san|o resort|nam ho boi|ho boi|(?:khong|ko|khoi|dung|chua)(?: can| phai| muon)?(?: co)? (?:xep|di|lam|len|tham quan|lich)(?: lich)?(?: gi| dau| nua)+)';
/** "Trống Nhà hát", "nghỉ lễ", "ranh giới": words that only begin alike. */
const notName = '(?! (?:of|le|mat|chan|trai|nha|qua|the|thi|vang|tren|pho|rung|hang|khu|do|lam))';

const patterns = [
  near(
    `(?:make|keep|leave|have|take|turn|let|want|like|need|get) ${day}(?: be| to be| into)? ${wholly}${blank}`,
  ),
  near(`(?:wipe|clear|blank|empty|free)(?: out| up)? ${day}(?: out| completely| entirely)*`),
  near(`${day} (?:is |as )?${wholly}${isBlank}`),
  near(`${day} (?:be|to be|should be|shall be|must be) ${wholly}${blank}`),
  near(`${nothing} (?:on|for|in) ${day}`),
  near(`${day}(?: with)?,? ${nothing}(?= *[.,;!]| *$| please)`),
  near(`(?:rest|free|pool|blank|empty|lazy) day (?:on|for|in) ${day}`),
  near(`(?:do|see|plan) ${nothing} (?:on|for|in) ${day}`),
  near(`(?:de |cho |giu |chua |danh )${day} ${wholly}${blankVi}${notName}`),
  near(
    `${day} (?:cho |de |thi |minh |tui minh |bon minh |tui |toi |em |chi |muon |xin |giu ){0,3}${wholly}${blankVi}${notName}`,
  ),
];

/** The day that is to have nothing in it. @param folded small letters without accents @param days of the plan */
export const emptiedIn = (folded: string, days: number): number | undefined => {
  for (const pattern of patterns) {
    const said = pattern
      .exec(folded)
      ?.slice(1)
      .find((group) => group !== undefined);
    const number = orderOf(said, days);
    if (number !== undefined && number <= days) return number;
  }
  return undefined;
};
