import { addDays } from '../../../calendar/lunar/day-number';
import { openOn } from '../../../kernel/visitor-info/open-on';
import type { Candidate } from '../candidates/candidate';
import { isPronoun, onlyOfKind, recordNamed } from '../follow-up/named-stop';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import { token } from '../stream/events';
import { stopAskedIn } from '../understand/stop-asked';
import { stopWords } from '../words/stop-words';
import { lastTold } from './order-in';
import { type Context, type Conversation, poolFor } from './situation';

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The date that is asked about: the day of the plan with that weekday, else the next one; without one the stop's own. */
const dateAsked = (
  { request, days }: Plan,
  { weekday, day, today }: { weekday: number | null; day: number; today: string },
): string | null => {
  const start = request.start_date;
  if (weekday === null) return start && day > 0 ? addDays(start, day - 1) : null;
  const from = start ?? today;
  const first = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  return start && first >= addDays(start, days.length) ? null : first;
};

const clockSpans = (times: ReadonlyArray<{ opens: string; closes: string }> | null): string =>
  (times ?? []).map(({ opens, closes }) => `${opens}–${closes}`).join(', ');

/** On which day a stop is, why it isn't there, whether it is open then; `null` for another question. */
export const stopAsked = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
): Promise<string | null> => {
  const asked = stopAskedIn(conversation.messages.at(-1)?.content ?? '');
  if (!asked) return null;
  const { cities, today } = conversation;
  const told = lastTold(conversation);
  const pool = await poolFor(context, plan, cities, [], told ? [told] : []);
  const own = plan.days.flatMap(({ stops }) => stops.flatMap((stop) => pool.all.get(recordKey(stop)) ?? []));
  const names = new Set(cities.flatMap((city) => city.names));
  const record: Candidate | null | undefined = isPronoun(asked.what)
    ? told && pool.all.get(recordKey(told))
    : (recordNamed(asked.what, own, names) ??
      onlyOfKind(asked.what, own) ??
      recordNamed(asked.what, pool.all.values(), names));
  if (!record) return null;
  const say = stopWords(context.language);
  const stop = token(record);
  const key = recordKey(record);
  const day = plan.days.findIndex(({ stops }) => stops.some((one) => recordKey(one) === key)) + 1;
  const starts = plan.days[day - 1]?.stops.find((one) => recordKey(one) === key)?.starts_at;
  if (asked.asks !== 'open') return starts ? say.onDay(stop, day, starts) : say.notInPlan(stop);
  const date = dateAsked(plan, { weekday: asked.weekday, day, today });
  if (date === null && asked.weekday !== null) return say.noSuchWeekday(asked.weekday);
  const state = date !== null && record.doors ? openOn(record.doors, date) : null;
  // Without a date the usual answer about a place tells all of its hours.
  if (date === null) return null;
  if (!state || state.state === 'unknown') return say.hoursUnknown(stop);
  return state.state === 'open' ? say.open(stop, date, clockSpans(state.times)) : say.closed(stop, date);
};
