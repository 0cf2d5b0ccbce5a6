import { abroad as elsewhere } from './abroad';
import { appointmentsIn } from './appointments';
import { isComingLate, type Times, timesIn } from './arrival';
import { arrivalPartsIn } from './arrival-parts';
import { later } from './clock-times';
import { dailyHoursIn } from './daily-hours';
import { type JourneyEvents, journeyEventsIn } from './journey-events';
import { morningsIn } from './mornings';
import { spareTimeIn } from './spare-time';
import { withHoursInDigits } from './spoken-clock';
import { type Text, words } from './text';

const abroad = words(
  'international(?:ly)?|abroad|intl|quoc te|nuoc ngoai|singapore|bangkok|kuala lumpur|seoul|tokyo|sydney|melbourne|london|paris|frankfurt|doha|dubai|hong kong|taipei|taiwan|korea|japan|australia|europe|usa|(?:flight|fly|flying) home',
);
/** "Bay đi Narita", "flying on to Bangkok". */
const toAbroad = new RegExp(
  `(?<!\\p{L})(?:fly|flying|flight|plane|bay|chuyen|home|back|onward|on)(?: \\p{L}+){0,4}? (?:to|for|di|ve|sang|qua|den|toi) (?:${elsewhere.source})|(?<!\\p{L})bay (?:ve|sang|qua|di|lai)(?: lai)? (?:my|uc|nhat|han|phap|duc)(?!\\p{L})`,
  'u',
);
/** "Bay tiếp ra Vinh", "my flight on to Hue": who changes planes for a town of the country. */
const toTown =
  /(?<!\p{L})(?:bay (?:tiep |di )?(?:ra|vao|vo|ve|di|den|toi|len|xuong)|(?:flight|plane|fly|flying)(?: (?:on|onward))? to) (?:ha noi|hanoi|hn|sai gon|saigon|sg|tp ?hcm|hcm|ho chi minh|vinh|hue|da nang|danang|hai phong|haiphong|can tho|phu quoc|nha trang|cam ranh|da lat|dalat|quy nhon|pleiku|buon ma thuot|ban me|dien bien|thanh hoa|dong hoi|tuy hoa|con dao|rach gia|ca mau|van don)(?!\p{L})/u;
const domestic = words('domestic(?:ally)?|noi dia|trong nuoc');
const ship = words(
  'cruise ship|all aboard|back on board|on board by|shore (?:excursion|leave|day)|dock(?:s|ing)?|tau (?:bien|du lich 5 sao)|cap cang',
);
const rail = words(
  '(?:night |sleeper |overnight )?trains?|(?:night |sleeper )?(?:bus|coach)(?:es)?|sleeper|tau (?:dem|hoa|lua)|chuyen tau|len tau|ra ga|xe (?:khach|giuong nam|dem)|ga',
);
const plane = words(
  'flights?|fly(?:ing)?|plane|airport|layover|transit|chuyen bay|(?<!thu )bay|may bay|san bay|qua canh|noi chuyen',
);
const toAirport = words(
  '(?:leav(?:e|ing)|pick(?:ed)?[- ]?up|taxi|transfer|go|head(?:ing)?) (?:for |to )the airport|(?:phai |can |la )?(?:ra|di|len xe ra) san bay',
);

const leavingBy = (folded: string, { leaves, layover }: Times): Times['leaving'] => {
  if (leaves === undefined && layover === undefined) return undefined;
  if (layover === undefined && ship.test(folded)) return 'ship';
  if (layover === undefined && toAirport.test(folded)) return 'airport';
  const isInside = domestic.test(folded) || toTown.test(folded);
  if (toAbroad.test(folded) || (abroad.test(folded) && !isInside)) return 'abroad';
  if (plane.test(folded)) return isInside || layover === undefined ? 'flight' : 'abroad';
  return rail.test(folded) ? 'rail' : undefined;
};

/** "I work until Friday 6pm", "thứ 6 5h tan làm mới đi": they can leave home no sooner. */
const work = words(
  'work|working|office|shift|school|class|tan (?:lam|so|ca|hoc)|di lam|het gio lam|xong viec|lam xong|hoc xong',
);
const time =
  /(?<![\p{N}])(?<said>(?:at|luc) )?(\d{1,2})(?:[:h.](\d{2}))? ?(am|pm|h|gio|g)?(?![\p{L}\p{N}])/gu;
const worksFirst = words(
  '(?:work|working|at work|in the office|shift|school|class)(?: \\p{L}+){0,3} (?:until|till?|to) (?:\\p{L}+day|fri|thu)|(?:finish|off|done|leave|out of) (?:\\p{L}+ )?work(?: \\p{L}+){0,2} (?:fri|thu|sat)\\p{L}*|(?:get|got|am|are) out of (?:the |my )?(?:office|work)|after work|tan (?:lam|so|ca|hoc)|het gio lam|lam xong|hoc xong|xong viec',
);

const setsOffIn = (folded: string): string | undefined => {
  if (!worksFirst.test(folded)) return undefined;
  const clause = folded.split(/[,;.!?](?!\d)| and | va /u).find((clause) => work.test(clause));
  const hours = [...(clause ?? '').matchAll(time)].flatMap(([, said, hour, minute, mark]) => {
    const at = Number(hour) + (mark !== 'am' && Number(hour) < 12 ? 12 : 0);
    // "Thứ 6" is a day.
    return mark || minute || said ? [`${String(at % 24).padStart(2, '0')}:${minute ?? '00'}`] : [];
  });
  return hours[0] ?? '18:00';
};

/** Both ends on two days of the week are no stretch of one day. */
const weekday =
  /(?<![\p{L}\p{N}])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|thu (?:hai|ba|tu|nam|sau|bay|[2-7])|chu nhat)(?![\p{L}\p{N}])/gu;

const isOfTwoDays = (folded: string): boolean => new Set(folded.match(weekday) ?? []).size > 1;

const outward =
  /(?<![\p{L}])(?:leav(?:e|es|ing)|set(?:ting)? (?:off|out)|depart(?:s|ing)?|xuat phat|khoi hanh)(?! (?:for )?(?:back|out)| for home)(?: (?!back|out|sun)\p{L}+){0,3} (?:fri(?:day)?|sat(?:urday)?|thu (?:sau|bay|6|7))(?![\p{L}\d])[^.;!?]{0,60}(?:sun(?:day)?|mon(?:day)?|chu nhat|cn|thu (?:hai|2))/u;

/** What is told with its place and day is surer than what any verb reaches for; one hour is not both. */
const withEvents = (times: Times, events: JourneyEvents): Times => {
  const { arrives, leaves, ...rest } = times;
  const came = events.arrives ?? (arrives === events.leaves ? undefined : arrives);
  const gone = events.leaves ?? (leaves === events.arrives ? undefined : leaves);
  return { ...rest, ...(came ? { arrives: came } : {}), ...(gone ? { leaves: gone } : {}) };
};

const toHouse = words(
  '(?:hotel|room|resort|homestay|villa|hostel|in bed|off the|khach san|ks|nha nghi|phong|(?:cho|noi) (?:o|ngu|nghi|tro))|every (?:evening|night|day)|each (?:evening|night|day)|(?:both|all) nights|toi nao|moi toi|ngay nao|moi ngay',
);

const atAirport = words(
  '(?:kill|spend|fill|waste|wait|stuck|between flights|layover|stop-?over|transit)[^.;!?]{0,40} (?:airport|tan son nhat|noi bai|terminal)|(?:hours?|hrs?)[^.;!?]{0,20} (?:at|in) (?:the )?(?:airport|tan son nhat|noi bai|terminal)|(?:qua canh|noi chuyen|transit)[^.;!?]{0,30}(?:san bay|tan son nhat|noi bai)',
);
/** "Off the sleeper train around 9.30": they come by it. */
const offVehicle =
  /(?<!\p{L})(?:straight |just |right )?off (?:the |an? |our )?(?:(?:sleeper|night|overnight|early|morning|evening|long-haul|red-eye) )*(?:train|bus|coach|plane|flight|boat|ferry|sleeper)(?!\p{L})/gu;
const comesBy = 'arriving';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const lastDay = words('last (?:day|morning|afternoon|one)|final (?:day|morning)|(?:ngay|sang|hom|bua) cuoi');

/** All that a message says of hours: when people come and go, the hours that they have, and those that are taken. */
export const hoursIn = (typed: Text, days: number | undefined): Times => {
  const text = {
    ...typed,
    folded: withHoursInDigits(
      typed.folded.replace(offVehicle, (said) => comesBy.padEnd(said.length).slice(0, said.length)),
    ),
  };
  const { folded } = text;
  const exact = withEvents(timesIn(text), journeyEventsIn(folded));
  // A part of the day is told where no hour is, and not of the hours of a single day.
  const said: Times =
    exact.layover === undefined && (days === undefined || days > 1)
      ? { ...arrivalPartsIn(typed), ...exact }
      : exact;
  const isLong = days === undefined || days > 1;
  // "Leave Friday 6 pm, back Sunday": that is when they leave home.
  const leavesHome = isOfTwoDays(folded) && outward.test(folded) && exact.leaves !== undefined;
  const setsOff = setsOffIn(folded) ?? (leavesHome ? exact.leaves : undefined);
  if (leavesHome) {
    delete said.leaves;
    delete said.arrives;
  }
  if (setsOff && said.leaves === setsOff) delete said.leaves;
  const leaving = leavingBy(folded, said);
  const common: Times = {
    ...(leaving ? { leaving } : {}),
    ...(setsOff ? { setsOff } : {}),
  };
  const heard = appointmentsIn(folded, days);
  // The boat of a day is no way home, and who is back for a supper has said when they are back.
  if (heard.some(({ boat, time }) => boat && time === said.leaves)) delete said.leaves;
  const appointments = heard.filter(({ time }) => time !== said.leaves && time !== said.arrives);
  const fixed: Times = appointments.length > 0 ? { appointments } : {};
  if (said.layover !== undefined) return { ...said, ...common };
  const given = setsOff || isOfTwoDays(folded) ? undefined : spareTimeIn(folded, { ...said, days });
  // Who says when they come and when they go has no need of usual hours.
  const isBetween = said.arrives !== undefined && said.leaves !== undefined && said.arrives < said.leaves;
  const spare = given?.isUsual && isBetween ? undefined : given;
  const { begins, ends, busy } = dailyHoursIn(folded, isLong);
  // Back in the hotel by eight every evening is no departure at eight.
  if (
    ends &&
    said.leaves &&
    (said.leaves === ends || later(said.leaves, 720) === ends) &&
    toHouse.test(folded)
  )
    delete said.leaves;
  const isOneDay = days === undefined && isBetween;
  // Hours at an airport, or of a ship in port, lie between coming and going.
  if (spare && !spare.isUsual && (atAirport.test(folded) || ship.test(folded)) && spare.from < spare.until)
    return {
      ...said,
      ...fixed,
      arrives: spare.from,
      leaves: spare.until,
      leaving: ship.test(folded) ? 'ship' : 'flight',
      ...(ship.test(folded)
        ? { spare: 'named' as const }
        : { layover: Math.floor((minutesOf(spare.until) - minutesOf(spare.from)) / 60) }),
    };
  if (spare && busy.length === 0) {
    // What was taken for an arrival at noon is the afternoon that they have.
    const { arrives: _noon, ...rest } = said;
    const base = said.arrives === spare.from ? said : said.leaves === spare.until ? rest : rest;
    const isLeaving = said.leaves !== undefined && said.leaves <= spare.until && said.leaves > spare.from;
    return {
      ...base,
      ...common,
      ...fixed,
      ...(said.arrives === spare.from ? {} : { begins: spare.from }),
      ...(isLeaving ? {} : { ends: spare.until }),
      spare: spare.isUsual ? 'usual' : 'named',
    };
  }
  const morning = morningsIn(text);
  const daily = begins ?? morning;
  // "We won't be there before noon" is said of the first day, and "done by ten on the last morning" of that.
  const starts = daily === said.arrives && isComingLate(folded) ? undefined : daily;
  const stops = ends === said.leaves && lastDay.test(folded) ? undefined : ends;
  return {
    ...said,
    ...common,
    ...fixed,
    ...(isOneDay && !isOfTwoDays(folded) ? { spare: 'named' as const } : {}),
    ...(starts ? { begins: starts } : {}),
    ...(stops ? { ends: stops } : {}),
    ...(busy.length > 0 ? { busy } : {}),
  };
};
