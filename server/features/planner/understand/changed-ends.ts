import { addDays } from '../../../calendar/lunar/day-number';
import { withDayNumbers } from './day-of-plan';
import { words } from './text';

/** Days of a plan that fall away because people come later or go sooner, while its other end stands. */
export interface ChangedEnds {
  /** So many days less at the beginning. */
  late?: number;
  /** So many days less at the end. */
  early?: number;
}

const day = '(?:the )?(?:evening of |night of |morning of )?(?:day|ngay)(?: thu)? (\\d{1,2})(?![\\d/:h])';
const few = '[^.;!?\\d]{0,28}?';
const comes = new RegExp(
  `(?<!\\p{L})(?:arriv\\p{L}*|land(?:s|ing)?|get(?:s|ting)? (?:in|there)|com(?:e|ing) in|fly(?:ing)? in|reach(?:ing)?|ha canh|dap|toi noi|den noi|bay (?:vao|ra|toi|den)|(?:moi|mai) (?:toi|den|bay|ra|vao|di duoc)|(?:toi|den))${few} (?:on |vao |hom )?${day}|${day}[^.;!?\\d]{0,16} (?:moi|mai moi) (?:toi|den|bay|ra|vao|ha canh|di duoc)`,
  'u',
);
const goes = new RegExp(
  `(?<!\\p{L})(?:(?:have|need|got) to (?:be (?:back|home)|leave|go|fly)|leav(?:e|ing)|fly(?:ing)? (?:home|back|out)|go(?:ing)? home|(?:stay|be there|remain|have|be away|only|just)(?: (?:until|till|up to|to))|phai ve|ve som|bay ve|ra ve|(?:o|choi|di|nghi|con)(?: (?:duoc|dc|lai))? (?:toi|den|het|tan)|chi (?:toi|den|het))${few} (?:on |by |vao |hom |het )?${day}|${day}[^.;!?\\d]{0,24} (?:phai ve|ve(?: som)?(?: roi)?(?= *(?:[.,!]|$| nha| roi| thoi))|(?:we|i) (?:have to|must|need to) (?:go|leave|fly|be (?:back|home))(?: (?:home|back))?)(?!\\p{L})`,
  'u',
);
const standsEnd = words(
  '(?:same|unchanged|fixed) (?:end|return|departure|flight home|last day)|(?:end|return|departure|last day|flight (?:home|back)|way home)(?: date| flight| day)?(?: is| stays| remains)? (?:the same|unchanged|fixed|as (?:it was|planned|before))|still (?:leav\\p{L}*|fly\\p{L}*|go\\p{L}*|end\\p{L}*|return\\p{L}*)|(?:ngay|chuyen|gio|ve) (?:ve|ket thuc)?(?: thi)? ?(?:giu nguyen|khong doi|van (?:the|vay|nhu cu|vao)|nhu cu)|van ve|giu nguyen ngay ve',
);
const isChange = words(
  'only|not (?:before|until)|now|delayed|late(?:r)?|instead|after all|moi|mai|tre|muon|doi lai|bi doi|doi gio|hoan',
);
const sooner = words(
  'now|already|early|earlier|sooner|instead|after all|only|just|cant|cannot|lost|called back|wants? (?:me|us) back|som|phai|doi lai|thay vi|co viec|ban viec|ket|chi|thoi|goi ve|mat',
);

const dayAlone =
  '(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:/\\d{1,2}| thang \\d{1,2}| [a-z]{3,9}(?= *[.,!?]| *$))?(?! ?(?:[/.:\\d-]|h |gio|days?|nights?|weeks?|ngay|dem|people|[ap]m))(?=[ .,!?]|$)';
/** A later day up to which they stay, or on which they go home. */
const staysOn = [
  `(?:stay(?:ing)?|be (?:there|away)|remain|extend(?:ed)?|o(?: lai)?|choi|keo(?: dai)?|di)(?: (?!ngay|hom|o )[\\p{L}']+){0,4}? (?:until|till|to|toi|den|het|tan)(?: het)?(?: (?:the|ngay|hom))? ${dayAlone}`,
  `(?:go(?:ing)? home|(?:come|be|fly(?:ing)?) (?:back|home)|return(?:ing)?|(?:bay |ra |moi |phai )?ve)(?: (?:only|not until|nha|lai|vao|on|roi))* (?:on the|the|ngay|hom) ${dayAlone}`,
].map((source) => new RegExp(`(?<!\\p{L})${source}`, 'u'));
const mostLonger = 14;

/** "I can stay until the 17th" of a plan that ends on the 15th: so many days more. */
export const longerUntil = (folded: string, start: string | null, days: number): number | undefined => {
  const said = Number(staysOn.flatMap((pattern) => pattern.exec(folded)?.groups?.day ?? [])[0]);
  if (start === null || !said || isExchangedStart.test(folded)) return undefined;
  const last = addDays(start, days - 1);
  const more = Array.from({ length: mostLonger }, (_, ahead) => ahead + 1).find(
    (ahead) => Number(addDays(last, ahead).slice(8)) === said,
  );
  return more;
};

/** "Leave on the 9th instead" is about the other end. */
const isExchangedStart = words(
  'start(?:ing|s)?|begin|set off|khoi hanh|xuat phat|bat dau|arriv\\p{L}*|leav\\p{L}* [^.;!?]{0,20} instead',
);

/**
 * "We only arrive on the 23rd now", "phải về ngày 26": the days before or after fall away. @param folded small letters
 * without accents; @param start when the plan begins, `yyyy-MM-dd`
 */
export const changedEndsIn = (folded: string, start: string | null, days: number): ChangedEnds | null => {
  const numbered = ordinalDates(withDayNumbers(folded, start, days), start, days);
  if (numbered === folded) return null;
  const came = comes.exec(numbered);
  const first = Number(came?.[1] ?? came?.[2]);
  if (first > 1 && first <= days && (standsEnd.test(folded) || isChange.test(folded)))
    return { late: first - 1 };
  const went = goes.exec(numbered);
  const last = Number(went?.[1] ?? went?.[2]);
  if (last > 1 && last < days && sooner.test(folded)) return { early: days - last };
  return null;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Dates as English has them: "the 23rd", "23 March", "March 23rd". */
const ordinalDates = (text: string, start: string | null, days: number): string => {
  if (start === null) return text;
  return Array.from({ length: days }, (_, index) => index).reduce((read, index) => {
    const [, month, day] = addDays(start, index).split('-').map(Number);
    const named = `${months[(month ?? 1) - 1]}\\p{L}*`;
    const said = `(?:the )?${day}(?:st|nd|rd|th)(?: (?:of )?${named})?|(?:the )?${day} (?:of )?${named}|${named} ${day}(?:st|nd|rd|th)?`;
    return read.replace(new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}\\d:])`, 'gu'), `day ${index + 1}`);
  }, text);
};
