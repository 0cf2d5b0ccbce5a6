import type { Candidate } from '../candidates/candidate';
import type { Plan, PlanDay } from '../plan-shapes';
import { recordKey } from '../records/record';
import { token } from '../stream/events';
import { clockOf, minutesOf } from '../travel/clock';
import { dayLimits } from '../travel/pace';
import { understand } from '../understand';
import { type OfPlan, type PlanAsked, planAskedIn } from '../understand/plan-asked';
import { readText, words } from '../understand/text';
import { adviceWords } from '../words/advice';
import { durationText, listOf } from '../words/lists';
import { planWords } from '../words/plan-words';
import { airportsAt } from './airport-asked';
import { daysInTown } from './days-in-town';
import { free, openThen, wayBack } from './plan-doors';
import {
  busyOf,
  candidatesOf,
  cityToken,
  dayWith,
  endOf,
  kmText,
  numbersOf,
  spaced,
  type Told,
  visitsOf,
  waysOf,
} from './plan-figures';
import { answerAboutPlan } from './plan-questions';
import { type Context, type Conversation, poolFor } from './situation';
import { titledInPlan } from './stops-titled';

/** Answers about the plan that somebody has, worked out from the plan alone; it stays as it is. */

const dayText = ({ language, plan }: Told, number: number): string => {
  const say = planWords(language);
  const day = plan.days[number - 1];
  const [first, last] = [day?.stops[0], day?.stops.at(-1)];
  if (!day || !first || !last) return say.empty(number);
  const ways = waysOf(day) + (day.transfer?.minutes ?? 0);
  return say.day(
    number,
    day.stops.length,
    durationText(language, visitsOf(day)),
    ways >= 5 ? durationText(language, ways) : '',
    first.starts_at,
    clockOf(endOf(last)),
  );
};

const lightShare = 0.6;

const fullness = (told: Told, asked: PlanAsked): string => {
  const { language, plan } = told;
  const say = planWords(language);
  const { busyMinutes } = dayLimits(plan.request);
  if (asked.day === null && asked.which === null) {
    const fullest = dayWith(plan.days, busyOf, 'most');
    const lines = plan.days.map((_, index) => `- ${dayText(told, index + 1)}`).join('\n');
    const busiest = plan.days[fullest - 1];
    const most = busiest ? durationText(language, busyOf(busiest)) : '';
    return [lines, plan.days.length > 1 ? say.fullest(fullest, most) : ''].filter(Boolean).join('\n');
  }
  const [number = 1] = numbersOf(asked, plan, busyOf);
  const day = plan.days[number - 1];
  if (!day || day.stops.length === 0) return say.empty(number);
  const busy = busyOf(day);
  const level = busy > busyMinutes ? 'full' : busy < busyMinutes * lightShare ? 'light' : 'fine';
  const hours = durationText(language, busy);
  const named =
    asked.which === 'most'
      ? say.fullest(number, hours)
      : asked.which === 'least'
        ? say.lightest(number, hours)
        : '';
  const isMost =
    asked.which === null && plan.days.length > 1 && dayWith(plan.days, busyOf, 'most') === number;
  return spaced([
    named,
    dayText(told, number),
    say.fullness[level],
    isMost ? say.most(number) : '',
    level === 'light' ? '' : say.easier(number),
  ]);
};

const wayText = ({ language, plan }: Told, number: number, isOnly: boolean): string[] => {
  const say = planWords(language);
  const [before, day] = [plan.days[number - 2], plan.days[number - 1]];
  if (!day) return [];
  const { transfer } = day;
  const from = before ? cityToken(before.city_id) : (plan.request.origin?.name ?? null);
  const km = Math.round(day.stops.reduce((sum, { travel }) => sum + (travel?.km ?? 0), 0));
  const between = waysOf(day);
  return [
    ...(transfer && from
      ? [
          say.transfer(
            number,
            from,
            cityToken(day.city_id),
            transfer.mode,
            durationText(language, transfer.minutes),
            Math.round(transfer.km),
          ),
        ]
      : isOnly
        ? [say.noWay(number)]
        : []),
    ...(isOnly && between >= 5 ? [say.between(number, durationText(language, between), km)] : []),
  ];
};

const ways = (told: Told, asked: PlanAsked): string => {
  const { language, plan } = told;
  const say = planWords(language);
  const roadOf = (day: PlanDay) => day.transfer?.minutes ?? waysOf(day) / 100;
  const numbers = numbersOf(asked, plan, roadOf);
  const [only] = numbers;
  if (numbers.length === 1 && only !== undefined) return spaced(wayText(told, only, true));
  const lines = numbers.flatMap((number) => wayText(told, number, false).map((line) => `- ${line}`));
  const journeys = plan.days.flatMap(({ transfer }) => transfer ?? []);
  if (lines.length === 0)
    return numbers.flatMap((number) => wayText(told, number, true).slice(-1)).join('\n');
  const minutes = journeys.reduce((sum, one) => sum + one.minutes, 0);
  const km = Math.round(journeys.reduce((sum, one) => sum + one.km, 0));
  return [...lines, say.total(durationText(language, minutes), km)].join('\n');
};

/** Metres on foot that are known of a day: at its stops, and from one to the next. */
const walkOf = (told: Told, day: PlanDay): number =>
  candidatesOf(told, day).reduce((sum, { visitor_info }) => sum + (visitor_info?.effort?.walk_m ?? 0), 0) +
  day.stops.reduce((sum, { travel }) => sum + (travel?.mode === 'walk' ? travel.km * 1000 : 0), 0);

const walks = (told: Told, asked: PlanAsked): string => {
  const { language, plan } = told;
  const say = planWords(language);
  const numbers = numbersOf(asked, plan, (day) => walkOf(told, day));
  const lines = numbers.map((number) => {
    const day = plan.days[number - 1];
    const metres = day ? walkOf(told, day) : 0;
    const [longest] = day
      ? candidatesOf(told, day).toSorted(
          (a, b) => (b.visitor_info?.effort?.walk_m ?? 0) - (a.visitor_info?.effort?.walk_m ?? 0),
        )
      : [];
    const isAny = (longest?.visitor_info?.effort?.walk_m ?? 0) > 0;
    return metres < 100
      ? say.walkUnknown(number)
      : say.walk(number, kmText(language, metres), longest && isAny ? token(longest) : '');
  });
  const named = asked.which === 'most' && numbers[0] !== undefined ? [say.longestWalk(numbers[0])] : [];
  return [...named, ...lines, say.walkPart].join(numbers.length > 1 ? '\n' : ' ');
};

const costs = (told: Told, asked: PlanAsked): string => {
  const { language, plan } = told;
  const say = planWords(language);
  const people = plan.request.adults + plan.request.children;
  const pricesOf = (day: PlanDay) => candidatesOf(told, day).map(({ price }) => price);
  const sumOf = (day: PlanDay) => pricesOf(day).reduce((sum, price) => sum + price, 0);
  return numbersOf(asked, plan, sumOf)
    .map((number) => {
      const day = plan.days[number - 1];
      const priced = day ? pricesOf(day).filter((price) => price > 0).length : 0;
      if (!day || priced === 0) return say.costUnknown(number);
      const sum = adviceWords(language).vnd(Math.round((sumOf(day) * people) / 1000) * 1000);
      return say.cost(number, sum, people, priced, day.stops.length - priced);
    })
    .join('\n');
};

const mostInstead = 4;

const isDry = ({ visitor_info, signals, isMeal }: Candidate): boolean =>
  visitor_info?.shelter?.rain === 'unaffected' ||
  (visitor_info?.shelter?.rain === undefined && (isMeal || signals.has('rainy-day')));

const rain = (told: Told, number: number): string => {
  const { language, plan, pool } = told;
  const say = planWords(language);
  const day = plan.days[number - 1];
  if (!day) return say.empty(number);
  const own = candidatesOf(told, day);
  const [dry, wet] = [own.filter(isDry), own.filter((one) => !isDry(one))];
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.map(recordKey)));
  const instead = [...pool.all.values()]
    .filter((one) => one.city_id === day.city_id && !one.isMeal && isDry(one) && !planned.has(recordKey(one)))
    .toSorted((a, b) => (b.fame ?? 0) - (a.fame ?? 0) || a.id - b.id)
    .slice(0, mostInstead);
  const tokens = (list: readonly Candidate[]) => listOf(language, list.map(token));
  return spaced([
    dry.length > 0 ? say.inside(number, tokens(dry)) : '',
    wet.length > 0 ? say.outside(tokens(wet)) : '',
    wet.length > 0 && instead.length > 0 ? say.ifWet(tokens(instead)) : '',
    wet.length > 0 && instead.length > 0 ? say.swap(number) : '',
  ]);
};

const edges = ({ language, plan }: Told, asked: PlanAsked, edge: 'begins' | 'ends'): string => {
  const say = planWords(language);
  const timeOf = (day: PlanDay) => {
    const [first, last] = [day.stops[0], day.stops.at(-1)];
    if (!first || !last) return edge === 'begins' ? Number.NEGATIVE_INFINITY : 0;
    return edge === 'begins' ? -minutesOf(first.starts_at) : endOf(last);
  };
  return numbersOf(asked, plan, timeOf)
    .map((number) => {
      const stop = edge === 'begins' ? plan.days[number - 1]?.stops[0] : plan.days[number - 1]?.stops.at(-1);
      if (!stop) return say.empty(number);
      return edge === 'begins'
        ? say.begins(number, stop.starts_at, token(stop))
        : say.ends(number, clockOf(endOf(stop)), token(stop));
    })
    .join('\n');
};

const dayName = (language: Context['language'], number: number): string =>
  language === 'vi' ? `Ngày ${number}` : `Day ${number}`;

const sleep = ({ language, plan }: Told, { day }: PlanAsked): string => {
  const say = planWords(language);
  const numbers = day === null ? plan.days.map((_, index) => index + 1) : [day];
  const lines = numbers.flatMap((number) => {
    const city = plan.days[number - 1]?.city_id;
    return city === undefined ? [] : [say.sleep(dayName(language, number), cityToken(city))];
  });
  return [...lines, say.beds].join(numbers.length > 1 ? '\n' : ' ');
};

const meals = (told: Told, asked: PlanAsked): string => {
  const { language, plan } = told;
  const say = planWords(language);
  return numbersOf({ ...asked, which: null }, plan, busyOf)
    .map((number) => {
      const day = plan.days[number - 1];
      const own = day?.stops.filter((stop) => told.pool.all.get(recordKey(stop))?.isMeal) ?? [];
      const named = own.map((stop) => `${token(stop)} (${stop.starts_at})`);
      return named.length > 0 ? say.meals(number, listOf(language, named)) : say.noMeals(number);
    })
    .join('\n');
};

const count = ({ language, plan }: Told, { day }: PlanAsked): string => {
  const days = day === null ? plan.days : plan.days.slice(day - 1, day);
  const cities = [...new Set(days.map(({ city_id }) => city_id))].map(cityToken);
  const stops = days.reduce((sum, one) => sum + one.stops.length, 0);
  return planWords(language).count(days.length, stops, listOf(language, cities));
};

const answersBy: Record<
  Exclude<OfPlan, 'back' | 'open' | 'fly'>,
  (told: Told, asked: PlanAsked) => string | null
> = {
  fullness,
  way: ways,
  walk: walks,
  cost: costs,
  rain: (told, { day }) => (day === null ? null : rain(told, day)),
  ends: (told, asked) => edges(told, asked, 'ends'),
  begins: (told, asked) => edges(told, asked, 'begins'),
  free: (told, { day }) => (day === null ? null : free(told, day)),
  sleep,
  meals: (told, asked) => (asked.day === null ? null : meals(told, asked)),
  count,
};

/** What may be asked of one stop as well as of a day. */
const ofOneStop: ReadonlySet<OfPlan> = new Set(['begins', 'ends', 'cost', 'open', 'count']);
const asksDoors = words(
  'open(?:s|ing)?|clos(?:e|es|ing)|tickets?|entrance|fees?|mo(?: cua)?|dong cua|ve(?: vao)?(?: cong| cua)?(?= (?:cac|nhung|vao|o|\\p{L}+ (?:bao|tong|gia))| bao nhieu)|gia ve',
);

/** The answer to a question about the plan that stands; `null` for any other. */
export const planAsked = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
): Promise<string | null> => {
  const message = conversation.messages.at(-1)?.content ?? '';
  const inTown = daysInTown(context, conversation, plan);
  if (inTown !== null) return inTown;
  const asked = planAskedIn(message, plan.days.length);
  if (!asked) return null;
  // "When does the phở place of day 1 open?" is about that stop.
  if (ofOneStop.has(asked.asks) && asksDoors.test(readText(message).folded)) {
    const stops = await titledInPlan(context, message, conversation);
    if (stops.length > 0) return null;
  }
  if (asked.asks === 'cost' && asked.day === null && asked.which === null) {
    const said = understand(message, {
      cities: conversation.cities,
      today: conversation.today,
      planDays: plan.days.length,
    });
    return answerAboutPlan('cost', context, said, conversation);
  }
  const pool = await poolFor(context, plan, conversation.cities, []);
  const told = { language: context.language, plan, pool };
  if (asked.asks === 'fly') {
    const last = conversation.cities.find(({ id }) => id === plan.days.at(-1)?.city_id);
    const airports = last && airportsAt(context.language, last);
    return last && airports ? planWords(context.language).fly(cityToken(last.id), airports) : null;
  }
  if (asked.asks === 'back') return wayBack(told, conversation.cities);
  if (asked.asks === 'open') return openThen(told, asked, message);
  const text = answersBy[asked.asks](told, asked);
  return text === '' ? null : text;
};
