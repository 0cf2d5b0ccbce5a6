import { occurrencesBetween } from '../../../calendar/occurrences';
import { openOn } from '../../../kernel/visitor-info/open-on';
import type { Candidate } from '../candidates/candidate';

/** Whether an event takes place on a date; other records are there every day. Without a date nobody can know. */
export const runsOn = (
  { schedule, doors }: Pick<Candidate, 'schedule' | 'doors'>,
  date: string | null,
): boolean => {
  if (!schedule) return true;
  if (date === null) return false;
  if (doors && openOn(doors, date).state === 'closed') return false;
  const { rule, is_lunar, start_date, end_date } = schedule;
  if (rule) return occurrencesBetween(rule, is_lunar, { from: date, to: date }).length > 0;
  return start_date <= date && date <= end_date;
};

/** What is there on so few days of the week is met by luck alone, where nobody knows which days these are. */
const fewDays = 3;

/** Whether something is there on some days of the week only, such as a Sunday market, and no date tells which these are. */
export const isOnUnknownDay = (
  { doors, schedule }: Pick<Candidate, 'doors' | 'schedule'>,
  date: string | null,
): boolean => {
  if (date !== null || schedule !== null || !doors?.opening_hours) return false;
  return Object.values(doors.opening_hours).filter((spans) => spans.length > 0).length <= fewDays;
};

/** Short events are why somebody is there that day; a season of two months is not. */
export const isRare = ({ schedule }: Pick<Candidate, 'schedule'>): boolean =>
  schedule !== null && (schedule.rule?.days ?? 1) <= 10;
