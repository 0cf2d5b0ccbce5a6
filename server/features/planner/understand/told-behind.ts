import type { Role } from './role-table';

/**
 * What sentences behind a place say of it without its name: "… it has to finish there", "from their house we could go
 * away", "I'd rather not". All folded; `#` stands for other places, and what is said behind one of them is of that one.
 */

const end = '(?= *(?:[.,;:!?)–—-]|$))';
const within = (source: string) => new RegExp(`^[^#]{0,110}?(?<![\\p{L}\\p{N}])(?:${source})`, 'u');

const movement = '(?:di|ra|vao|vo|len|xuong|sang|qua|ve|ghe|tham)';

const table: ReadonlyArray<readonly [Role, RegExp]> = [
  [
    'avoid',
    within(
      `(?:(?:so |and |but )?(?:let's|i'd rather|we'd rather|i would rather|we would rather|rather|please|but|better|thanks but|just) not(?: (?:there )?(?:again|there|this time))*|(?:that(?:'s| is)|which is|(?:is|are))(?: exactly| precisely| just)? (?:why|the reason) (?:i|we)(?:'m| am|'re| are)? ?(?:won'?t|will not|don'?t(?: want to)?|not|refuse to|would never|never)(?: go| going| visit| there)*|(?:so |and |because )?(?:i|we)(?:'d| would)? (?:refuse to|(?:so|and) don'?t want to|never want to) (?:go|visit)(?: there| it)?|(?:i|we) (?:don'?t|do not) want to go there|(?:nen|ma) (?:(?:em|minh|tui|toi|nha em|nha minh|tui em) )?(?:khong|ko|cha|chang|hong) (?:them|muon|dinh) (?:di|ghe|toi)(?: dau| nua)*|not there(?: again)?|never again|not again|no thanks|(?:skip|avoid|miss|pass on) it|leave it out|(?:chua|cach|xin chua|ngan|on|chan|hai|so)(?: lam| tan co| toi gia)? (?:luon|roi)|xin chua)${end}|(?:thoi )?de (?:dip|lan|hom|khi|chuyen|nam) (?:khac|sau)`,
    ),
  ],
  [
    'end',
    within(
      `(?:finish|end|stop|wrap up)(?:es|s|ed|ing)?(?: up)? there${end}|(?:and )?that(?:'s| is| will be) (?:the|our) (?:end|finish|last stop)|is where (?:it|we|the trip|our trip) (?:ends?|stops?|finish(?:es)?)|(?:where|as|because|since|cos) (?:(?:the|our|my) )?(?:(?:plane|flight|train)(?: home| back| out)? (?:goes|leaves|is|departs)|(?:we|i) (?:fly|leave)(?: home| back| out)? (?:from|out of) (?:there|it)|fly(?:ing)? (?:home|back|out) from there)|(?:fly|flying) (?:home|back|out) from there|(?:on|for|promised \\p{L}+|them|him|her|spend|keep) (?:the|our|my) (?:last|final) (?:\\d+ |\\p{L}+ )?(?:days?|nights?|evening)(?! (?:in|at|for|of) )|(?:ket thuc|chot|het chuyen) (?:o do|tai do|o day)|bay ve(?: \\p{L}+){0,2} tu (?:do|day)`,
    ),
  ],
  [
    'seen',
    within(
      `(?:is|was|were|has been) (?:[^#.;!?]{0,25} )?(?:(?:last|this past) (?:year|month|spring|summer|autumn|fall|winter|week|time|trip|christmas|holiday)|(?:two|three|four|\\d|a few|some|many) (?:years?|months?|weeks?) ago|the (?:year|month|time|summer|trip) before)(?:${end}| and #)`,
    ),
  ],
];

/** "The year before" is said of a second place as "was last year" of the first. */
const before = new RegExp(`^ ?(?:in )?the (?:year|month|summer|trip|time) before(?: that| last)?${end}`, 'u');
const out =
  /(?<![\p{L}\p{N}])(?:get|take|whisk|send|drag) (?:\p{L}+ )?(?:out of|away from) (?:it|here|there|town)(?![\p{L}])/u;

/** What a place is by what is said further on. @param behind from the place on, with `#` for other places */
export const toldBehind = (behind: string): Role | null => {
  if (before.test(behind)) return 'seen';
  if (out.test(behind.split('#')[0] ?? '')) return 'origin';
  return table.find(([, said]) => said.test(behind))?.[0] ?? null;
};

/** Why people are somewhere beside their journey. */
const there =
  /(?<!\p{L})(?:in-?laws|parents|family|relatives|grand\p{L}+|wedding|conference|meeting|work|working|job|congress|seminar|exam|tham (?:noi|ngoai|ba con|ong ba|bo me|ba me|gia dinh|nha|que)|cong tac|dam cuoi|an cuoi|dam gio|cong viec|hop|hoi nghi|hoi thao|viec|tap huan|thi)(?!\p{L})/u;
const fromThere =
  /^[^#]{0,90}?(?<!\p{L})(?:from (?:there|here|their (?:house|home|place|flat)|that base)|after (?:that|it|which)|(?:tu|tai) (?:do|day|ben do)|xong(?: viec| xuoi)?(?: \p{L}+){0,3}) (?:[^#.;!?]{0,40})#/u;
const stays =
  /(?<!\p{L})(?:\d+|one|two|three|four|five|mot|hai|ba|bon|nam) (?:days?|nights?|ngay|dem|hom)(?!\p{L})/u;

/** Whether people are there for a reason of their own, and go on to where they want a plan for. @param clause from its sentence's beginning on */
export const isBegunFrom = (before: string, behind: string): boolean => {
  const own = behind.split('#')[0] ?? '';
  const [near = ''] = own.split(/(?<=[.;!?])/u);
  if (stays.test(near) || !fromThere.test(behind)) return false;
  return (
    there.test(`${before} ${near}`) ||
    (new RegExp(`(?:tu do|tu day) (?:${movement}|muon|dinh)`).test(own) && /(?:xong|roi)/.test(near))
  );
};
