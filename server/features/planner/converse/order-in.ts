import type { PlannerCity } from '../candidates/cities';
import { inOrder, shorten } from '../follow-up/city-days';
import { changeLeg, dayOfLeg } from '../follow-up/legs';
import { stepFor } from '../follow-up/ordered';
import { inTurn, type OrderStep } from '../follow-up/ordered-known';
import type { Plan, stopKinds } from '../plan-shapes';
import type { StopRef } from '../records/record';
import { tokens } from '../stream/events';
import { type Understanding, understand } from '../understand';
import { asksOfPlan } from '../understand/clauses';
import { besidePlan } from '../understand/journey-ends';
import { comesTo, legWishIn } from '../understand/leg';
import { ordersIn } from '../understand/orders';
import { withoutPlaces } from '../understand/places';
import { routeOrderIn } from '../understand/route-order';
import { ofTurning } from '../understand/stay-orders';
import { readText } from '../understand/text';
import { townOfKind, withTownsNamed } from './kinds-of-towns';
import { type Context, type Conversation, poolFor } from './situation';

/** Of one message. */
const mostOrders = 4;

/** What a plan lists of its days is not what was spoken of. */
const dayLines = /^- .*$/gmu;

const isStop = (kind: string): kind is (typeof stopKinds)[number] => kind !== 'city' && kind !== 'tour';

/** So many answers back something is still "it". */
const mostRemembered = 3;

/** The record that the last answer to tell of one told of first: what "it" and "that one" mean. */
export const lastTold = ({ messages }: Pick<Conversation, 'messages'>): StopRef | null => {
  const answers = messages.filter(({ role }) => role === 'assistant').slice(-mostRemembered);
  const [first] = answers
    .toReversed()
    .flatMap(({ content }) =>
      [...content.replace(dayLines, '').matchAll(tokens)]
        .flatMap(([, kind = '', id]) => (isStop(kind) ? [{ kind, id: Number(id) }] : []))
        .slice(0, 1),
    );
  return first ?? null;
};

/** The leg that is meant without its name: what the last answer was about, or the only one there is; 0 for none. */
const onlyLeg = (ids: readonly number[], messages: Conversation['messages']): number => {
  const legs = ids.flatMap((id, index) => (index > 0 && ids[index - 1] !== id ? [index + 1] : []));
  const answer = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const [a, b, ...others] = [...(answer.split('\n')[0] ?? '').matchAll(tokens)];
  const isOfLeg = a?.[1] === 'city' && b?.[1] === 'city' && others.length === 0;
  const told = isOfLeg ? dayOfLeg(ids, { id: Number(a[2]) }, { id: Number(b[2]) }) : 0;
  return told > 0 ? told : legs.length === 1 ? (legs[0] ?? 0) : 0;
};

/** How a message wants to go from one city of the plan to the next; `null` where it says something else as well. */
const legIn = ({ messages, cities, today }: Conversation, plan: Plan): OrderStep | null => {
  const message = messages.at(-1)?.content ?? '';
  const text = readText(message);
  // Vũng Tàu is no train.
  const wish = legWishIn(withoutPlaces(text, cities));
  if (!wish) return null;
  const ids = plan.days.map(({ city_id }) => city_id);
  const said = understand(message, { cities, ...besidePlan(plan, today) });
  const { places, wants } = said;
  const named = [...new Set(places.mentioned.map(({ id }) => id))];
  if (
    named.some((id) => !ids.includes(id)) ||
    wants.days !== undefined ||
    Object.keys(wants.times).length > 0
  )
    return null;
  const [one, other] = named;
  if (named.length > 2) return null;
  if (one === undefined) {
    const only = onlyLeg(ids, messages);
    const isShort = text.folded.trim().split(' ').length <= 8;
    return only > 1 && isShort && !wish.isRefused ? (draft) => changeLeg(draft, only, wish) : null;
  }
  const day =
    other !== undefined
      ? dayOfLeg(ids, { id: one }, { id: other })
      : comesTo.test(text.folded)
        ? Math.max(
            0,
            ids.findIndex((id, index) => index > 0 && id === one),
          ) + 1
        : 0;
  return day > 1 ? (draft) => changeLeg(draft, day, wish) : null;
};

/** Asks whether it would be better, and wants nothing done yet. */
const weighs = /^ ?(?:is|are|should|would it|does|do|which|what|why|how)(?!\p{L})[^?]*\?/u;

/** In which order a message wants to visit towns of the plan; `null` where it says nothing of it. */
const routeIn = ({ messages, cities, today }: Conversation, plan: Plan): OrderStep | null => {
  const own = cities.filter(({ id }) => plan.days.some((day) => day.city_id === id));
  const message = withTownsNamed(messages.at(-1)?.content ?? '', own);
  const text = readText(message);
  if (weighs.test(text.folded) || asksOfPlan(message)) return null;
  const { places, wants, acts } = understand(message, { cities, ...besidePlan(plan, today) });
  const isOther = wants.days !== undefined || acts.some((act) => act.do !== 'reverse');
  if (isOther || places.mentioned.some(({ id }) => plan.days.every((day) => day.city_id !== id))) return null;
  const ids = routeOrderIn(withoutPlaces(text, cities).folded, places.mentioned);
  const route = ids?.flatMap((id) => cities.find((city) => city.id === id) ?? []);
  return route ? (draft) => inOrder(draft, route) : null;
};

/** "Turn it round, Saigon first, Hà Nội at the end": the whole journey the other way, whose new ends are named beside it. */
const turnedIn = ({ messages, cities, today }: Conversation, plan: Plan): OrderStep | null => {
  const message = messages.at(-1)?.content ?? '';
  if (asksOfPlan(message)) return null;
  const { places, wants, acts } = understand(message, { cities, ...besidePlan(plan, today) });
  const towns = [...new Set(plan.days.map(({ city_id }) => city_id))];
  const ends = [towns[0], towns.at(-1)];
  const isSaid = acts.length > 0 || readText(message).folded.search(ofTurning) >= 0;
  const isTurned = isSaid && acts.every((act) => act.do === 'reverse') && wants.days === undefined;
  if (!isTurned || places.mentioned.length === 0 || places.mentioned.some(({ id }) => !ends.includes(id)))
    return null;
  const route = towns.toReversed().flatMap((id) => cities.find((city) => city.id === id) ?? []);
  return (draft) => inOrder(draft, route);
};

/** What is done to a plan by its single things, and what else the message says. */
export interface Ordered {
  step: OrderStep;
  /** Towns that come in by it. */
  into: readonly PlannerCity[];
  said: Understanding;
}

/**
 * What a message wants done with single stops of the plan, and what else it says. `null` where it names none of them.
 */
export const orderIn = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
): Promise<Ordered | null> => {
  const { messages, cities, today } = conversation;
  const planStart = plan.request.start_date;
  const planDays = plan.days.length;
  const leg = legIn(conversation, plan) ?? turnedIn(conversation, plan) ?? routeIn(conversation, plan);
  if (leg) {
    const said = understand('', { cities, ...besidePlan(plan, today) });
    return { step: withNights(conversation, leg), into: [], said };
  }
  const message = messages.at(-1)?.content ?? '';
  if (asksOfPlan(message) || ordersIn(message, planDays, planStart).length === 0) return null;
  const told = lastTold(conversation);
  const pool = await poolFor(context, plan, cities, [], told ? [told] : []);
  const own = [...new Set(plan.days.map(({ city_id }) => city_id))].flatMap(
    (id) => cities.find((city) => city.id === id) ?? [],
  );
  const cityOf = (phrase: string) => {
    const [first, ...others] = understand(phrase, { cities, today, planDays }).places.mentioned;
    if (others.length > 0) return null;
    return cities.find(({ id }) => id === first?.id) ?? townOfKind(phrase, own);
  };
  const steps: OrderStep[] = [];
  const into: PlannerCity[] = [];
  let left = message;
  for (let count = 0; count < mostOrders; count += 1) {
    const found = ordersIn(left, planDays, planStart).flatMap(({ order, rest }) => {
      const step = stepFor(order, { plan, pool, cities, lastTold: told, cityOf });
      return step ? [{ step, rest, order }] : [];
    })[0];
    if (!found) break;
    steps.push(found.step);
    const town = found.order.do === 'add_town' ? cityOf(found.order.what) : null;
    if (town) into.push(town);
    left = found.rest;
  }
  if (steps.length === 0) return null;
  const step = withNights(conversation, (draft, taste) => inTurn(steps, draft, taste));
  return { step, into, said: understand(left, { cities, ...besidePlan(plan, today) }) };
};

const withNights = ({ messages, cities, today }: Conversation, step: OrderStep): OrderStep => {
  const areNights = messages.some(
    ({ role, content }) =>
      role === 'user' && understand(content, { cities, today, planDays: 0 }).places.lengths.areNights,
  );
  return (draft, taste) => {
    const done = step(draft, taste);
    return areNights ? nightsKept(draft, done) : done;
  };
};

/** Who counts nights has a day more where the journey ends: with the order of the towns it goes to the new last one. */
const nightsKept = (was: Parameters<OrderStep>[0], done: ReturnType<OrderStep>): ReturnType<OrderStep> => {
  const [before, after] = [was.days.at(-1)?.city, done.draft.days.at(-1)?.city];
  const isTurned = done.changes.some(({ said }) => said === 'order');
  const own = done.draft.days.filter(({ city }) => city.id === before?.id).length;
  if (!isTurned || !before || !after || before.id === after.id || own < 2) return done;
  return { ...done, draft: shorten(done.draft, before, { days: 1, into: after }).draft };
};
