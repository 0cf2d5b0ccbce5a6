import { addDays } from '../../../calendar/lunar/day-number';
import { openOn } from '../../../kernel/visitor-info/open-on';
import { isOf } from '../days/suits';
import { topicIn } from '../follow-up/named-stop';
import { recordKey } from '../records/record';
import { token, cityToken as tokenOf } from '../stream/events';
import { clockOf, minutesOf } from '../travel/clock';
import { transferBetween } from '../travel/transfer';
import type { PlanAsked } from '../understand/plan-asked';
import { durationText, listOf } from '../words/lists';
import { planWords } from '../words/plan-words';
import { endOf, type Told } from './plan-figures';
import type { Conversation } from './situation';

const mostTold = 8;

/** Which stops are open on the days that they are planned on: those of a day, or of the kind that is asked about. */
export const openThen = (
  { language, plan, pool }: Told,
  { day }: PlanAsked,
  message: string,
): string | null => {
  const say = planWords(language);
  const start = plan.request.start_date;
  if (start === null) return null;
  const topic = topicIn(message);
  const stops = plan.days.flatMap(({ stops: own }, index) =>
    own.flatMap((stop) => {
      const record = pool.all.get(recordKey(stop));
      const isMeant = record && (day === null ? topic && isOf(record, topic) : index === day - 1);
      return record && isMeant ? [{ record, number: index + 1 }] : [];
    }),
  );
  if (stops.length === 0) return null;
  const unknown: string[] = [];
  const lines = stops.slice(0, mostTold).flatMap(({ record, number }) => {
    const state = record.doors ? openOn(record.doors, addDays(start, number - 1)) : null;
    if (!state || state.state === 'unknown') {
      unknown.push(token(record));
      return [];
    }
    if (state.state !== 'open') return [`- ${say.closed(token(record), number)}`];
    const hours = (state.times ?? []).map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
    return [`- ${say.open(token(record), hours)}`];
  });
  return [...lines, ...(unknown.length > 0 ? [say.doorsUnknown(listOf(language, unknown))] : [])].join('\n');
};

/** Nobody is told of a time so late, minutes after midnight. */
const latest = 26 * 60;

/** How far it is from the last town back to where the journey begins, and when one is there. */
export const wayBack = ({ language, plan }: Told, cities: Conversation['cities']): string | null => {
  const say = planWords(language);
  const day = plan.days.at(-1);
  const last = cities.find(({ id }) => id === day?.city_id);
  const { origin } = plan.request;
  const first = cities.find(({ id }) => id === plan.days[0]?.city_id);
  if (!last || !first) return null;
  const stop = day?.stops.at(-1);
  const end = stop ? endOf(stop) : null;
  const ends = stop && end !== null ? say.ends(plan.days.length, clockOf(end), token(stop)) : '';
  if (!origin && first.id === last.id) return [say.atStart(tokenOf(last)), ends].join(' ').trim();
  const to = origin ?? first;
  const way = transferBetween(last, to);
  const name = origin ? origin.name : tokenOf(first);
  const back = say.back(
    tokenOf(last),
    name,
    way.mode,
    durationText(language, way.minutes),
    Math.round(way.km),
  );
  const isThatDay = end !== null && end + way.minutes < latest;
  const there = isThatDay ? say.backAt(name, clockOf((end + way.minutes) % (24 * 60))) : say.backLater;
  return [ends, back, ...(end === null ? [] : [there])].join(' ').trim();
};

/** A pause shorter than this is none, minutes. */
const leastFree = 30;

/** The hours of a day that are free between its stops. */
export const free = ({ language, plan }: Told, number: number): string => {
  const say = planWords(language);
  const day = plan.days[number - 1];
  if (!day || day.stops.length === 0) return say.empty(number);
  const gaps = day.stops.slice(1).flatMap((stop, index) => {
    const before = day.stops[index];
    const from = before ? endOf(before) : 0;
    const until = minutesOf(stop.starts_at) - (stop.travel?.minutes ?? 0);
    return until - from >= leastFree ? [{ from, until }] : [];
  });
  if (gaps.length === 0) return say.noFree(number);
  const sum = gaps.reduce((all, { from, until }) => all + until - from, 0);
  const spans = gaps.map(({ from, until }) => `${clockOf(from)}–${clockOf(until)}`);
  return say.free(number, durationText(language, sum), listOf(language, spans));
};
