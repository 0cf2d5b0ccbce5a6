import { addDays, dayNumber } from '../../../calendar/lunar/day-number';
import { nextDate } from './calendar-days';
import { type Dates, datesIn, rangeIn } from './dates';
import { monthNames } from './months';
import { type Text, words } from './text';
import { weekdayPattern } from './weekdays';

/** The first and the last day of a journey, as far as they are said. */
export interface JourneyEnds {
  start_date?: string;
  days?: number;
  /** The day on which they leave, where the first day is not said beside it. */
  until?: Until;
  /** Days of which the one of leaving lies before that of coming, `yyyy-MM-dd`. */
  reversed?: { start: string; end: string };
}

/** What one message says of the time: its ends, and a month alone. */
interface Said extends JourneyEnds {
  month?: number;
}

interface Until {
  /** `yyyy-MM-dd`, as it is without anything said before. */
  date: string;
  /** Whether only the day of the month was said. */
  isDayAlone: boolean;
}

/**
 * People arrive the day before a feast that is of one evening, unless they have that day alone; days before a feast end
 * on its eve.
 */
const arrivalFor = (dates: Dates | undefined, days: number | undefined): Dates | undefined => {
  if (dates?.before && days !== undefined) return { ...dates, start: addDays(dates.before, -days) };
  return dates?.isEvening && days !== 1 ? { ...dates, start: addDays(dates.start, -1) } : dates;
};

/** From which day on the days of the month of a plan are counted: of its own month, as far as that is not over. */
export const planFromOf = (
  request: { start_date: string | null; month: number | null } | undefined,
  today: string,
): string | null => {
  if (!request?.start_date && !request?.month) return null;
  const first = request.start_date
    ? `${request.start_date.slice(0, 8)}01`
    : nextDate(`${today.slice(0, 8)}01`, request.month ?? 1, 1);
  return first && first > today ? first : today;
};

/** What a message is read beside: the plan that stands, if there is one. */
export const besidePlan = (
  plan: { days: readonly unknown[]; request: { start_date: string | null; month: number | null } } | null,
  today: string,
): { today: string; planDays: number; planStart: string | null; planFrom: string | null } => ({
  today,
  planDays: plan?.days.length ?? 0,
  planStart: plan?.request.start_date ?? null,
  planFrom: planFromOf(plan?.request, today),
});

interface Around {
  today: string;
  month: number | undefined;
  hasPlan: boolean;
  /** The day from which days of the month of a plan are counted, `yyyy-MM-dd`. */
  planFrom: string | null;
  /** How many days were said. */
  counted: number | undefined;
}

/** "Back in Saigon by 8 pm on Sunday", "chủ nhật 21h lên xe về": the day of the week on which it ends. */
const endsOn = new RegExp(
  `(?<!\\p{L})(?:back|be home|home by|return(?:ing)?|board(?:ing)?|phai ve|ve (?:lai|toi|den)|phai co mat)(?!\\p{L})[^,;!?]{0,44}(?<![\\p{L}\\p{N}])(?:${weekdayPattern})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:${weekdayPattern})(?: (?!di|bay|len)\\p{L}+){0,2} (?:phai (?:ve|co mat)|ve (?:toi|den|lai) (?:nha|ktx|phong tro))(?!\\p{L})|(?<![\\p{L}\\p{N}])(?:${weekdayPattern}),? (?:luc |khoang |tam )?\\d{1,2}(?:[h:]\\d{0,2}| gio)? ?(?:sang |chieu |toi )?(?:phai |thi |la )?(?:len (?:xe|tau|may bay)|bay ve|ra (?:ga|ben|san bay))(?! (?:di|ra|vao|len|xuong)(?!\\p{L}))`,
  'u',
);
const anyWeekday = new RegExp(`(?<![\\p{L}\\p{N}])(?:${weekdayPattern})(?![\\p{L}\\p{N}])`, 'gu');

/** Whether the only day that is told is the last one. */
const tellsLastDay = ({ folded }: Text, { start, days }: Dates, today: string): boolean =>
  days === undefined &&
  start <= addDays(today, 14) &&
  [...folded.matchAll(anyWeekday)].length === 1 &&
  !/\d\/\d/u.test(folded) &&
  endsOn.test(folded);

/** "Already in Nha Trang till 30 Dec": from that day on they can go elsewhere. */
const staysUntil =
  /(?<=(?<!\p{L})(?:already|still|currently|stay(?:ing)?|we're|we are|i'm|i am)(?: (?:staying|based|already))? (?:in|at) (?:\p{L}+ ){1,3})(?:till|until|til)(?= (?:the )?\d)|(?<=(?<!\p{L})dang o (?:\p{L}+ ){1,3})(?:den het|toi het|den|toi)(?= (?:ngay )?\d)/gu;
const fromThenOn = (text: Text): Text => ({
  ...text,
  folded: text.folded.replace(staysUntil, (said) =>
    (/^(?:den|toi)/u.test(said) ? 'tu' : 'from').padEnd(said.length),
  ),
});

/** When a journey begins and ends; six days until the 29th begin on the 24th. */
export const journeyEndsIn = (typed: Text, { counted, ...around }: Around): JourneyEnds => {
  const text = around.hasPlan ? typed : fromThenOn(typed);
  const dates = arrivalFor(datesIn(text, around), counted);
  if (dates && counted && counted > 1 && !around.hasPlan && tellsLastDay(text, dates, around.today)) {
    const start = addDays(dates.start, 1 - counted);
    return { start_date: start > around.today ? start : addDays(start, 7) };
  }
  if (dates && counted && counted > feastDays && aroundFeast.test(text.folded) && !dates.days) {
    const start = addDays(dates.start, -Math.floor((counted - feastDays) / 2));
    return { start_date: start > around.today ? start : dates.start };
  }
  // "Four days between the 5th and the 20th": days from which they choose, and not how long they are away.
  const isWindow = (dates?.days ?? 0) > (counted ?? Infinity) && chosenWithin.test(text.folded);
  if (dates) return { start_date: dates.start, ...(dates.days && !isWindow ? { days: dates.days } : {}) };
  const { until, reversed } = (around.hasPlan ? undefined : rangeIn(text, around)) ?? {};
  if (reversed) return { reversed };
  if (until && counted) return { start_date: addDays(until.date, 1 - counted) };
  return until ? { until } : {};
};

const chosenWithin =
  /(?<!\p{L})(?:between|any ?time|some ?time|at some point|window|flexible|free|available|(?:trong )?khoang(?: thoi gian)?|luc nao|linh dong|linh hoat|ranh)(?!\p{L})[^.;!?]{0,24}\d/u;

/** "Ten days around the Khmer New Year": as many days before it as after it. */
const aroundFeast = words(
  '(?:around|xung quanh|quanh(?: dip)?) (?:the )?(?:khmer|cambodian|lunar|tet|christmas|new year|easter|chol)',
);
const feastDays = 3;

const longest = 90;
const namesMonth = new RegExp(`(?<!\\p{L})(?:${monthNames})(?!\\p{L})|thang \\d|\\d/\\d`, 'u');
const leaves = words('leav(?:e|es|ing)|home|back|out|depart\\p{L}*|fly(?:ing)? (?:home|out|back)|ve|roi');

/** The first day of that number from a date on. */
const sameDayFrom = (start: string, day: string): string | undefined =>
  Array.from({ length: 62 }, (_, ahead) => addDays(start, ahead)).find((date) => date.endsWith(`-${day}`));

/** Both ends where one was said before the other: "from 20 March" and then "home on the 24th". */
export const endsTogether = <Wants extends JourneyEnds>(
  before: Said,
  now: Said,
  all: Wants,
  said = '',
): Wants => {
  const { until: _until, reversed: _reversed, ...wants } = all;
  const { reversed } = before;
  if (reversed && now.start_date && !namesMonth.test(said)) {
    // "Other way round: in on the 6th, out on the 10th", "I meant we leave on the 21st": of the month that was said.
    const first = reversed.end < reversed.start ? reversed.end : reversed.start;
    const day = now.start_date.slice(8);
    if (now.days) {
      const start = sameDayFrom(`${first.slice(0, 8)}01`, day);
      if (start) return { ...wants, start_date: start, days: now.days } as unknown as Wants;
    }
    const end = leaves.test(said) ? sameDayFrom(reversed.start, day) : undefined;
    if (end && end > reversed.start)
      return {
        ...wants,
        start_date: reversed.start,
        days: dayNumber(end) - dayNumber(reversed.start) + 1,
      } as unknown as Wants;
  }
  // "Ten days in March", and then "from the 10th".
  const isInMonth =
    before.month !== undefined && !before.start_date && !namesMonth.test(said) && !now.days && !now.until;
  const started = now.start_date && Number(now.start_date.slice(8));
  if (
    started &&
    isInMonth &&
    new RegExp(`(?<!\\d)${started}(?:st|nd|rd|th)?(?![\\d\\p{L}:/])`, 'u').test(said)
  ) {
    const start_date = nextDate(now.start_date ?? '', before.month ?? 1, started);
    if (start_date) return { ...wants, start_date, month: before.month } as unknown as Wants;
  }
  const isAnew = now.start_date !== undefined && now.days !== undefined;
  if (isAnew) return wants as Wants;
  const start = now.start_date ?? before.reversed?.start ?? before.start_date;
  const until = now.until ?? before.until;
  const end =
    start && until
      ? until.isDayAlone
        ? sameDayFrom(start, until.date.slice(8))
        : until.date
      : now.start_date && before.reversed?.end;
  const days = start && end ? dayNumber(end) - dayNumber(start) + 1 : 0;
  if (start && days > 0 && days <= longest) return { ...wants, start_date: start, days } as unknown as Wants;
  return all;
};
