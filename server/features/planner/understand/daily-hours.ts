import type { BusyHours } from '../plan-shapes';
import { clockGroups, looseClock, stretchOf, timeOf } from './clock-times';
import { numberOf } from './numbers';
import { words } from './text';

/** What holds on every day of a journey: from when and until when people are out, and which hours are taken. */
export interface DailyHours {
  begins?: string;
  ends?: string;
  busy: BusyHours[];
}

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const at = `(?:at |from |by |around |about |luc |tu |khoang |tam |la )?${looseClock}`;
const pattern = (source: string) => new RegExp(`${edge}${source}${end}`, 'u');

const begins: readonly RegExp[] = [
  pattern(
    `(?:sang|moi ngay|ngay nao|sang nao)(?: cung)? ${at} (?:thi )?(?:moi|hay|tro di)(?: (?:di|bat dau|xuat phat|day|thoi))?`,
  ),
  pattern(
    `(?:not|never|nothing|neither|nor|no(?: \\p{L}+)?|don'?t|dont|can'?t|cant|won'?t|wont|isn'?t)(?: \\p{L}+){0,5} (?:before|earlier than|until|till|prior to) ${at}`,
  ),
  pattern(
    `(?:start|begin|get going|set off|set out|leave the hotel|ready|go out|up and out)\\p{L}*(?: \\p{L}+){0,4} ${at}(?: \\p{L}+){0,1} (?:at )?(?:the )?earliest`,
  ),
  pattern(`(?:earliest|soonest)(?: \\p{L}+){0,4} ${at}`),
  pattern(`${at} (?:at )?(?:the )?earliest`),
  pattern(`(?:som nhat|khong som hon|khong truoc)(?: \\p{L}+){0,2} ${at}`),
  pattern(`(?:khong|ko|chua|dung)(?: \\p{L}+){0,5} truoc ${at}`),
  pattern(`truoc ${at}(?: \\p{L}+){0,2} (?:khong|ko|chua)`),
];
/** When work, or what else they came for, is over each day. */
const freeFrom: readonly RegExp[] = [
  pattern(`(?:only|just)? ?(?:free|available|off)(?: only)? (?:from|after|at|since) ${at}`),
  pattern(`(?:only|just) (?:from|after) ${at}`),
  pattern(
    `(?:conferences?|meetings?|work(?:ing)?|course|class(?:es)?|seminar|workshop|training|busy|congress|trade fair|business|office)[^.;!?\\d]{0,30} (?:till?|until|to|ends?(?: at)?|finish(?:es)?(?: at)?|done(?: at| by)?|over(?: at| by)?) ${at}`,
  ),
  pattern(`after (?:work|the conference|my meetings?|class)[^.;\\d]{0,12} ${at}`),
  pattern(`(?:ranh|xong|tan|het|nghi)(?: \\p{L}+){0,3} (?:sau|tu|luc) ${at}`),
  pattern(
    `(?:sau|tu) ${at}(?: \\p{L}+){0,2} (?:moi|thi|la|em|minh|toi)?(?: \\p{L}+)? ?(?:ranh|xong|di duoc|di choi|duoc di|tu do)`,
  ),
  pattern(
    `(?:hop|hoi thao|hoi nghi|lam viec|lam|hoc|ban|cong tac|tap huan|khoa hoc)[^.;!?\\d]{0,25} (?:den|toi|het|toi tan|xong luc|tan luc) ${at}`,
  ),
  pattern(`${at} (?:moi|thi moi) (?:ranh|xong|tan|di duoc|het)`),
];
const ends: readonly RegExp[] = [
  pattern(
    `(?:off the (?:road|bikes?)|parked(?: up)?|stopped (?:riding|driving)|at (?:our|the|my) (?:bed|guest ?house|homestay|hotel|next stop)|arriv\\p{L}*(?: every day| each day)?)[^.;!?\\d]{0,30} (?:by|before|no later than|latest) ${at}`,
  ),
  pattern(
    `${at}(?: \\p{L}+){0,2} (?:la |thi )?(?:phai|can|muon) (?:\\p{L}+ ){0,3}(?:cho|noi) (?:ngu|nghi|o|tro)`,
  ),
  pattern(`(?:toi|den|ve)(?: duoc)? (?:cho|noi) (?:ngu|nghi|o|tro)[^.;!?\\d]{0,16} ${at}`),
  pattern(
    `(?:back|home|return\\p{L}*|in bed|indoors|in the (?:hotel|room)|asleep)[^.;!?\\d]{0,30} (?:by|before|no later than|latest) ${at}`,
  ),
  pattern(
    `(?:nothing|not|no|never|none|finish\\p{L}*|end\\p{L}*|done|over)(?: \\p{L}+){0,4} (?:after|later than|past|by) ${at}`,
  ),
  pattern(
    `(?:ve|co mat|quay ve|quay lai|tro ve)[^.;!?\\d]{0,20} (?:khach san|nha nghi|phong|homestay|resort|cho o)[^.;!?\\d]{0,12} ${at}`,
  ),
  pattern(
    `${at}(?: \\p{L}+){0,3} (?:ve|co mat|quay ve|quay lai|tro ve|o)(?: \\p{L}+){0,3} (?:khach san|nha nghi|phong|homestay|resort)`,
  ),
  pattern(
    `(?:khong|ko|dung|toi da|muon nhat|tre nhat|cham nhat)(?: \\p{L}+){0,5} (?:sau|qua|tre hon|muon hon|den|la|luc) ${at}`,
  ),
  pattern(`(?:ket thuc|xong|nghi)(?: \\p{L}+){0,3} (?:truoc|luc) ${at}`),
];
/** That a return is of every evening, and none from the journey. */
const ofHotel =
  /(?<![\p{L}])(?:hotel|room|in bed|asleep|hostel|homestay|resort|villa|each|every|daily|nights?|evenings?|khach san|nha nghi|phong|(?:cho|noi) (?:ngu|nghi|o|tro)|off the|parked|moi|hang|toi nao|ngay nao|nothing|never|khong|ko|dung|toi da|muon nhat|tre nhat)(?![\p{L}])/u;

/** Who rides by daylight alone is in by then, all year round. */
const dusk = '17:30';
const beforeDark = words(
  "(?:no|not|never|don'?t|won'?t|without|avoid|hate)(?: \\p{L}+){0,3} (?:rid(?:e|ing)|driv(?:e|ing)|on the road) (?:in the dark|after dark|at night|by night|after sunset)|(?:before|by) (?:dark|sunset|nightfall) (?:every|each) (?:day|evening)|(?:khong|ko|ngai|so|tranh|dung)(?: \\p{L}+){0,2} (?:chay|di|lai)(?: xe| xe may)?(?: ban)? (?:dem|toi)(?! nhau| choi)|(?:truoc khi )troi toi",
);

const isDaily = words(
  'each|every|daily|all days|days|evenings?|nights?|mornings?|moi|hang ngay|ngay nao|toi nao|chieu nao|sang nao|cac|nhung|\\d+ ngay',
);

const onlyPart: ReadonlyArray<{ said: RegExp; begins?: string; ends?: string }> = [
  {
    said: words(
      '(?:only|just) (?:the |in the |in )?mornings?(?! (?:market|tour|flight))|mornings only|free mornings|mornings free|chi (?:\\p{L}+ ){0,3}(?:buoi |vao )?(?:buoi )?sang(?! mai| nay| som)|(?:moi|hang) (?:buoi )?sang(?! (?:mai|nay))(?: \\p{L}+){0,2} (?:ranh|di choi)|sang nao cung ranh',
    ),
    ends: '12:30',
  },
  {
    said: words(
      '(?:only|just) (?:the |in the )?afternoons|afternoons only|free afternoons|afternoons free|chieu nao cung ranh|chi (?:\\p{L}+ ){0,2}cac buoi chieu',
    ),
    begins: '13:30',
    ends: '18:30',
  },
  {
    said: words(
      '(?:only|just) (?:the |in the |my |our )?evenings|evenings only|free evenings|evenings (?:are )?free|\\d evenings|(?:\\d |cac )buoi toi|toi nao cung (?:ranh|trong)|chi (?:\\p{L}+ ){0,3}(?:buoi |cac buoi )toi',
    ),
    begins: '18:00',
  },
];

const first = (folded: string, patterns: readonly RegExp[]): RegExpExecArray | undefined =>
  patterns.map((one) => one.exec(folded)).find((match) => match !== null) ?? undefined;

const timeIn = (match: RegExpExecArray | undefined, lean: 'day' | 'evening'): string | undefined =>
  match && timeOf(match.slice(1, 1 + clockGroups), lean);

const sep = ' ?(?:-|–|to|until|till?|and|den|toi|va) ?';
const spanned = `(?:from |between |at |tu |luc |khoang |around )?${looseClock}${sep}${looseClock}`;
const rests: readonly RegExp[] = [
  pattern(
    `(?:naps?|sleeps?|rests?|siesta|quiet time|down ?time|prayers?|ngu(?: trua)?|nghi(?: trua| ngoi)?)[^.;!?\\d]{0,25} ${spanned}`,
  ),
  pattern(`${spanned}[^.;!?,\\d]{0,20} (?:naps?|sleeps?|rest|siesta|ngu|nghi)`),
];
const restUnsaid = words(
  'naps? (?:every|each|after lunch|in the afternoon|at (?:noon|midday))|(?:afternoon|midday|daily|after-lunch) naps?|siesta|trua nao(?: \\p{L}+){0,3} (?:cung |phai )?ngu|ngu trua (?:moi ngay|hang ngay)|(?:ve|o) (?:khach san|phong) ngu trua',
);
const usualRest = { from: '13:00', until: '15:00' };
/** "Trưa phải nghỉ 1 tiếng", "an hour's rest at noon": so long, from when people have eaten. */
const restOfHours = new RegExp(
  `${edge}(?:(?:buoi |moi )?trua(?: nao)?(?: \\p{L}+){0,4} (?:nghi|ngu)(?: ngoi| lai| trua)?(?: it nhat| khoang| tam| chung)?|(?:nghi|ngu) trua(?: it nhat| khoang| tam| chung)?) (\\d|mot|hai) ?(?:tieng|gio|h)${end}`,
  'u',
);
const restStart = 12;

const house = '(?:hotel|resort|villa|homestay|khach san|nha nghi|cho o|retreat|lodge)';
const mealAtHouse = {
  lunch: words(
    `lunch(?:es)?(?: \\p{L}+){0,4} (?:at|in) (?:the |our |my )?(?:\\p{L}+ )?${house}|(?:eat|have) (?:at|in) (?:the |our )?${house} (?:for|at) (?:lunch|noon)|full board|trua(?: nao)?(?: \\p{L}+){0,4} (?:o|tai|ve) ${house}|an trua(?: \\p{L}+){0,3} (?:o|tai) ${house}`,
  ),
  supper: words(
    `(?:dinners?|suppers?)(?: \\p{L}+){0,4} (?:at|in) (?:the |our |my )?(?:\\p{L}+ )?${house}|half board|full board|(?:an )?toi(?: nao)? (?:cung )?(?:an )(?:o|tai) ${house}`,
  ),
};
const lunch = { from: '11:45', until: '13:30' };
const supper = { from: '18:00', until: '19:45' };

/** What was said of the hours of every day. @param isLong whether days are counted, so that a return is of each */
export const dailyHoursIn = (folded: string, isLong: boolean): DailyHours => {
  const part = onlyPart.find(({ said }) => said.test(folded));
  const free = isLong || isDaily.test(folded) ? first(folded, freeFrom) : undefined;
  // After work, "six" is in the evening.
  const after = timeIn(free, 'day');
  const from =
    timeIn(first(folded, begins), 'day') ?? (after && after < '09:00' ? timeIn(free, 'evening') : after);
  const over = first(folded, ends);
  const isNightly = over !== undefined && isLong && ofHotel.test(over[0]);
  const until = isNightly ? timeIn(over, 'evening') : isLong && beforeDark.test(folded) ? dusk : undefined;
  const rest = first(folded, rests);
  const slept =
    rest && stretchOf(rest.slice(1, 1 + clockGroups), rest.slice(1 + clockGroups, 1 + 2 * clockGroups));
  const every = (span: { from: string; until: string }): BusyHours => ({ day: null, ...span });
  const hours = numberOf(restOfHours.exec(folded)?.[1]);
  const noon = hours ? { from: `${restStart}:00`, until: `${restStart + Math.min(hours, 3)}:00` } : undefined;
  const rested = slept ?? noon;
  const busy = [
    ...(rested ? [every(rested)] : restUnsaid.test(folded) ? [every(usualRest)] : []),
    ...(mealAtHouse.lunch.test(folded) ? [every(lunch)] : []),
    ...(mealAtHouse.supper.test(folded) ? [every(supper)] : []),
  ];
  const [starts, stops] = [from ?? part?.begins, until ?? part?.ends];
  return {
    ...(starts && starts >= '05:00' ? { begins: starts } : {}),
    // Nobody's days end before they have begun.
    ...(stops && stops > (starts ?? '10:00') ? { ends: stops } : {}),
    busy,
  };
};
