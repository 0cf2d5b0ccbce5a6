import { near } from './day-words';
import { numberOf, numberPattern } from './numbers';

/**
 * How far the start of a journey is moved: so many days or weeks, and whether that is later or earlier. A verb that moves
 * things says it, or what stands behind the number; what is longer or over sooner is no move.
 */

const so = (name: string) => `(?<${name}>${numberPattern})`;
const unit = '(?:whole |full )?(?<unit>days?|weeks?|ngay|tuan|bua|hom)';
const moving =
  'push|move|shift|bring|pull|slide|put|set|take|postpone|delay|reschedule|nudge|start|begin|leave|depart|arrive|go|come|do|have|make|moves?|get there';
/** What is moved, or is said politely. */
const object =
  '(?:(?:it|that|this|us|all|everything|(?:the|our|my) (?:whole |entire )?(?:trip|journey|thing|lot|plan|holiday|start|dates?|days|visit|tour)|the dates|back|forwards?|on|out|off|up|by|there|only|just|exactly|to) )*';
const later =
  '(?<later>later|after (?:that|then|this)|late|on from (?:that|then)|afterwards|(?<=(?:push|move|shift|put|postpone|delay|reschedule|slide|nudge|set)[^.;!?]{0,60} )(?:back|on))';
const sooner = '(?<sooner>earlier|sooner|before (?:that|then|this)|forwards?|early)';

/** Who ends sooner or goes home earlier has a shorter journey. */
const ends =
  '(?<!(?:end|ends|ending|finish|finishes|stop|wrap up|home|back home|return|leave for home|checkout|check out)(?: \\p{L}+){0,3} )';
const vietnameseEnds = '(?<!(?:ve|ket thuc|ve nha|ve lai)(?: \\p{L}+){0,2} )';

const patterns = [
  // "Move it back by two weeks", "bring the whole trip forward by three days".
  near(
    `(?<!(?:stay|add|cut) )(?:push|move|shift|bring|pull|slide|put|set|postpone|delay|reschedule|nudge)(?:es|s)? ${object}?(?<way>back|forwards?|out|on|up|off)? ?(?:by |for )?${so('count')} ${unit}(?! (?:in|at|of|for|to|into|sang|qua|vao|o|cho) )(?: (?:${later}|${sooner}|(?<back>back|forwards?)))?`,
  ),
  // "Make it a week later", "can we do it all a week later", "everything moves two days later", "three days later than that".
  near(
    `${ends}(?:(?:${moving}) ${object})?${so('count')} ${unit} (?:${later}|${sooner})(?: than [\\p{L}' ]{2,40})?`,
  ),
  near(
    `(?:lui|hoan|doi|doi lich|dich|chuyen|day(?! \\d)|tre|keo(?! (?:them|dai|ra|cho dai)))(?: (?:lai|lich|tre|muon|them|dung|chuyen|di|ra|xuong|sau|het|tat ca|ca|nguyen|toan bo|ngay|qua|sang|giup|gium|ve|no|trinh|khoi hanh|chuyen di)){0,7} (?<soonerVi>len |som (?:hon )?)?${so('count')} ${unit}(?! (?:thu|sang|qua|vao|o|cho) )(?: (?<afterVi>sau|som hon|som|truoc))?`,
  ),
  near(
    `(?:di |khoi hanh |xuat phat |bat dau )?${vietnameseEnds}(?<wayVi>som|tre|muon|(?<=di )sau)(?: hon| lai| them){0,2} ${so('count')} ${unit}`,
  ),
  near(
    `(?:di |khoi hanh |xuat phat |bat dau |ra |vao |len )?${vietnameseEnds}(?<!(?:them|o|keo dai|la|con|du|tron) )${so('count')} ${unit} (?<wayVi>som|tre|muon|sau)(?: hon| do)`,
  ),
];

/** "Next week" and "the following weekend" are a week on. */
const toNext = near(
  '(?:move|push|shift|change|postpone|reschedule)(?: \\p{L}+){0,4} to (?:the )?(?:next|following|weekend after)(?: week| week-?end)?|(?:doi|chuyen|lui|hoan|dich)(?: \\p{L}+){0,5}? (?:sang|qua|den|toi|lai|vao) (?:cuoi )?tuan (?:sau(?: do| nua)?|toi|ke(?: tiep| toi)?|tiep(?: theo)?)',
);

const daysOf = (count: number, said: string): number => (/week|tuan/u.test(said) ? 7 * count : count);

/** So many days later, or earlier where it is below zero. @param folded small letters without accents */
export const dateShiftIn = (folded: string): number | undefined => {
  for (const pattern of patterns) {
    const groups = pattern.exec(folded)?.groups;
    const count = numberOf(groups?.count);
    if (!groups || count === undefined) continue;
    const { unit: of = '', sooner: early, way, back, later: late, soonerVi, afterVi, wayVi } = groups;
    // "Bring it back", but "bring it forward": which way it goes is said, or it is no move.
    const isForward = /^(?:forwards?|up)$/u.test(back ?? way ?? '');
    const isSooner =
      early !== undefined ||
      (late === undefined && isForward) ||
      soonerVi !== undefined ||
      /^(?:som|truoc)/u.test(afterVi ?? wayVi ?? '');
    return daysOf(count, of) * (isSooner ? -1 : 1);
  }
  return toNext.test(folded) ? 7 : undefined;
};
