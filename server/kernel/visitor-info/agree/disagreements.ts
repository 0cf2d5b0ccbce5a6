import type { OpeningHours } from '../../../../db/schema/visitor';
import type { Language } from '../../../language';
import { weekdays } from '../opening-hours';
import { isBeside } from './beside';
import { claimVerdict, type Verdict } from './claim-verdicts';
import type { Knowing } from './knowing';
import { aboutOf, type Statement, type Weekday } from './statement';
import { statementsIn } from './statements';

export interface Disagreement {
  language: Language;
  kind: Statement['kind'];
  /** `contradicts`: the data say something else; `lacks`: they say nothing of it. */
  why: 'contradicts' | 'lacks';
  /** The sentence. */
  said: string;
  /** The values that it names, which are the same in all languages. */
  about: (string | number)[];
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** People are sent a quarter of an hour before doors open, and texts round. */
const about = 20;

type Span = { from: number; to: number };

const spanOf = (opens: string, closes: string): Span => {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return { from, to: to <= from ? to + 1440 : to };
};

const clockPattern = /(?<!\d)\d{2}:\d{2}(?!\d)/g;

/** Every single time that stands anywhere in the data, also within a note. */
const allTimes = (value: unknown): number[] => {
  if (typeof value === 'string') return (value.match(clockPattern) ?? []).map(minutesOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTimes) : [];
};

const weekSpans = (week: OpeningHours | null): Span[] =>
  weekdays.flatMap((day) => (week?.[day] ?? []).map(({ opens, closes }) => spanOf(opens, closes)));

const openSpans = ({ opening_hours, visitor_info: { hours, occurs, dates, diet } }: Knowing): Span[] => [
  ...weekSpans(opening_hours),
  ...(hours?.seasonal ?? []).flatMap(({ weekly }) => weekSpans(weekly)),
  ...[occurs, dates].flatMap((one) => (one?.starts ? [spanOf(one.starts, one.ends ?? '23:59')] : [])),
  ...(diet?.dish_starts && diet.dish_ends ? [spanOf(diet.dish_starts, diet.dish_ends)] : []),
];

const isIn = (at: number, { from, to }: Span): boolean =>
  [at, at + 1440].some((minute) => from - about <= minute && minute <= to + about);

type LunarDay = { month: number; day: number };

const timeAgrees = (knowing: Knowing, { at, opens, isLast }: Statement & { kind: 'time' }): Verdict => {
  if (knowing.visitor_info.hours?.always_open) return null;
  const last = knowing.visitor_info.hours?.last_admission;
  if (isLast && last)
    return at.some((minute) => Math.abs(minute - minutesOf(last)) <= 10) ? null : 'contradicts';
  const spans = openSpans(knowing);
  const times = allTimes([knowing.opening_hours, knowing.visitor_info]);
  // Where nobody knows the hours, or a note tells of them, advice for the time of day contradicts nothing.
  if (spans.length === 0) return opens && !knowing.visitor_info.hours?.note ? 'lacks' : null;
  const isKnown = at.some(
    (minute) =>
      spans.some((span) => isIn(minute, span)) || times.some((time) => Math.abs(time - minute) <= about),
  );
  return isKnown ? null : 'contradicts';
};

/** Half an hour, within which texts round hours. */
const rounding = 30;

/** Both ends of a span have to be known, as those of one or of several spans; a note may tell of them. */
const hoursAgree = (knowing: Knowing, { from, to }: Statement & { kind: 'hours' }): Verdict => {
  const { opening_hours, visitor_info } = knowing;
  const isNear = (minutes: number[], known: number[]) =>
    minutes.length === 0 ||
    minutes.some((one) =>
      known.some((other) => [0, 1440].includes(Math.abs(one - other)) || Math.abs(one - other) <= rounding),
    );
  const known = [
    ...allTimes([opening_hours, visitor_info]),
    ...openSpans(knowing).flatMap(({ from: start, to: end }) => [start, end, end - 1440]),
  ];
  if (known.length === 0 && !visitor_info.hours?.always_open)
    return visitor_info.hours?.note || visitor_info.hours?.bound_to ? null : 'lacks';
  return isNear(from, known) && isNear(to, known) ? null : 'contradicts';
};

const isOpenOn = (
  { opening_hours, visitor_info: { closures, occurs } }: Knowing,
  day: Weekday,
): boolean | null => {
  if (closures?.weekdays?.includes(day)) return false;
  if (occurs?.weekly) return occurs.weekly.includes(day);
  if (occurs?.monthly) return occurs.monthly.weekday === day;
  return opening_hours ? (opening_hours[day] ?? []).length > 0 : null;
};

const showsOn = ({ visitor_info: { hours } }: Knowing, day: Weekday): boolean =>
  (hours?.shows ?? []).some(({ days }) => !days || days.includes(day));

const weekdayAgrees = (knowing: Knowing, { day, means }: Statement & { kind: 'weekday' }): Verdict => {
  const isOpen = isOpenOn(knowing, day);
  if (means === 'closed') return isOpen === null ? 'lacks' : isOpen ? 'contradicts' : null;
  if (isOpen === false && !showsOn(knowing, day)) return 'contradicts';
  return means === 'only' && isOpen === null && !showsOn(knowing, day) ? 'lacks' : null;
};

const monthAgrees = (
  { visitor_info: { season } }: Knowing,
  { month, means }: Statement & { kind: 'month' },
): Verdict => {
  if (means === 'not') return null;
  if (!season) return 'lacks';
  if (season.months && !season.months.includes(month)) return 'contradicts';
  return means === 'best' && season.best_months && !season.best_months.includes(month) ? 'contradicts' : null;
};

const sumsIn = (value: unknown): number[] => {
  if (typeof value === 'number') return value >= 1000 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sumsIn) : [];
};

const moneyAgrees = (
  { price_from, visitor_info: { price } }: Knowing,
  { vnd, isEntry }: Statement & { kind: 'money' },
): Verdict => {
  const sums = [...sumsIn(price), ...(price_from ? [price_from] : [])];
  // Where one gets in free, things are sold all the same.
  if (price?.is_free && !isEntry) return null;
  if (sums.length === 0) return 'lacks';
  const { meal_from, meal_to } = price ?? {};
  const inMeal = meal_from !== undefined && vnd >= meal_from * 0.9 && vnd <= (meal_to ?? meal_from) * 1.1;
  return inMeal || sums.some((sum) => Math.abs(sum - vnd) <= sum * 0.1) ? null : 'contradicts';
};

const durationAgrees = (knowing: Knowing, { minutes }: Statement & { kind: 'duration' }): Verdict => {
  const { duration_minutes, visitor_info } = knowing;
  if (duration_minutes === null) return 'lacks';
  const shortest = visitor_info.duration?.short_minutes ?? duration_minutes * 0.5;
  const fits = minutes >= shortest * 0.75 && minutes <= duration_minutes * 1.5;
  return fits ? null : 'contradicts';
};

const stepsAgree = ({ accessibility }: Knowing, { steps }: Statement & { kind: 'steps' }): Verdict => {
  if (accessibility?.steps === undefined) return 'lacks';
  return steps <= accessibility.steps * 1.1 ? null : 'contradicts';
};

const bookingAgrees = ({ visitor_info: { booking } }: Knowing): Verdict =>
  booking ? (booking.need === 'none' ? 'contradicts' : null) : 'lacks';

const freeWords = /\b(?:free|nothing|no charge)\b|miễn|không mất|không bán vé|tự do/i;
const someVisitors =
  /\b(?:child|children|under|pupils?|students?|seniors?)\b|trẻ|học sinh|sinh viên|dưới|cao tuổi/i;

/** Something may be free for all where something else is paid for: a note of the price then tells which. */
const isSomethingFree = (note: string): boolean =>
  note.split(/[;.]/).some((part) => freeWords.test(part) && !someVisitors.test(part));

const freeAgrees = ({ price_from, visitor_info: { price } }: Knowing): Verdict => {
  if (price?.is_free || (price?.note && isSomethingFree(price.note.en))) return null;
  if (price?.adult || price_from) return 'contradicts';
  return price ? null : 'lacks';
};

/** "Open every day" is wrong by a single day on which it is known to be closed. */
const dailyAgrees = (knowing: Knowing): Verdict =>
  weekdays.some((day) => isOpenOn(knowing, day) === false && !showsOn(knowing, day)) ? 'contradicts' : null;

/** Whether a span of the lunar year holds the eve of the new year or one of its first three days. */
const coversTet = ({ from, to }: { from: LunarDay; to: LunarDay }): boolean => {
  const [start, end] = [from.month * 100 + from.day, to.month * 100 + to.day];
  return [1229, 1230, 101, 102, 103].some((day) =>
    start <= end ? start <= day && day <= end : day >= start || day <= end,
  );
};

const tetAgrees = ({ visitor_info: { closures } }: Knowing): Verdict =>
  (closures?.lunar ?? []).some(coversTet) ? 'contradicts' : null;

const steplessAgrees = ({ accessibility }: Knowing): Verdict => (accessibility?.steps ? 'contradicts' : null);

const wheelsAgree = ({ accessibility }: Knowing): Verdict =>
  accessibility?.wheelchair && accessibility.wheelchair !== 'yes' ? 'contradicts' : null;

/** A note of the price may tell of children in words. */
const childrenAgree = (
  { visitor_info: { price } }: Knowing,
  { below }: Statement & { kind: 'child_free' },
): Verdict => {
  if (!price || price.is_free) return null;
  if (price.child !== undefined)
    return price.child > 0 || (price.child_below ?? below) !== below ? 'contradicts' : null;
  return price.adult && !price.note ? 'lacks' : null;
};

const verdictOn = (knowing: Knowing, statement: Statement): Verdict => {
  switch (statement.kind) {
    case 'time':
      return timeAgrees(knowing, statement);
    case 'weekday':
      return weekdayAgrees(knowing, statement);
    case 'month':
      return monthAgrees(knowing, statement);
    case 'money':
      return moneyAgrees(knowing, statement);
    case 'booking':
      return bookingAgrees(knowing);
    case 'free':
      return freeAgrees(knowing);
    case 'duration':
      return durationAgrees(knowing, statement);
    case 'steps':
      return stepsAgree(knowing, statement);
    case 'daily':
      return dailyAgrees(knowing);
    case 'tet':
      return tetAgrees(knowing);
    case 'stepless':
      return steplessAgrees(knowing);
    case 'wheelchair':
      return wheelsAgree(knowing);
    case 'child_free':
      return childrenAgree(knowing, statement);
    case 'hours':
      return hoursAgree(knowing, statement);
    default:
      return claimVerdict(knowing, statement);
  }
};

/** Who sleeps somewhere reads of cocks, breakfasts and boats; none of it is when a house is open. */
const ofDays: ReadonlySet<Statement['kind']> = new Set([
  'time',
  'weekday',
  'duration',
  'steps',
  'daily',
  'tet',
  'stepless',
  'hours',
  'around',
  'setting',
  'walk',
  'paid',
]);

/** Where a record's texts say what its data contradict or lack, each sentence once for each kind of statement. */
export const disagreementsOf = (
  knowing: Knowing,
  texts: Partial<Record<Language, string>>,
): Disagreement[] => {
  const found = new Map<string, Disagreement>();
  for (const [language, text] of Object.entries(texts) as [Language, string][])
    for (const statement of statementsIn(text, language)) {
      const { kind, said } = statement;
      if (knowing.visitor_info.stay && ofDays.has(kind)) continue;
      if (isBeside(statement, language, knowing.resource_type)) continue;
      const why = verdictOn(knowing, statement);
      if (!why) continue;
      const key = `${kind} ${said}`;
      const known = found.get(key);
      if (known) known.about.push(...aboutOf(statement));
      else found.set(key, { language, kind, why, said, about: aboutOf(statement) });
    }
  return [...found.values()];
};
