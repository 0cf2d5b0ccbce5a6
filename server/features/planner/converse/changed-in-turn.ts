import type { Change } from '../follow-up';
import { onlyOfKind, recordNamed } from '../follow-up/named-stop';
import { placeStop } from '../follow-up/place';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import { type Understanding, understand } from '../understand';
import { isAssent } from '../understand/assent';
import { isBareQuestion } from '../understand/bare-question';
import { asksOfPlan } from '../understand/clauses';
import { besidePlan } from '../understand/journey-ends';
import { keptIn } from '../understand/kept-stops';
import { ordersIn } from '../understand/orders';
import { ordersAndQuestions } from '../understand/orders-and-questions';
import { partsOf } from '../understand/parts';
import { saysAnything } from '../understand/says-anything';
import { readText } from '../understand/text';
import { adviceWords } from '../words/advice';
import { startsAnew } from './anew';
import { answers } from './answers';
import { type Changed, changeOnce, lessDriving, toldOf } from './change-answer';
import { townsOf } from './cities-meant';
import { lengthLast, lessBy, withoutReasons } from './length-last';
import { asksOnly } from './meant';
import { orderIn } from './order-in';
import { planAsked } from './plan-asked';
import { recordAsked } from './record-asked';
import { type Answer, lastOf } from './sending';
import { type Context, type Conversation, poolFor } from './situation';

/** Whether what a part says is something to be done. */
const isOrder = (said: Understanding): boolean =>
  saysAnything(said) || said.verb !== null || said.trait !== null;

/** "Ok keep it", "ok bus then": nothing that would have to be done. */
const assents =
  /^ ?(?:(?:ok(?:ay|e)?|yes|yep|yeah|sure|fine|right|great|good|perfect|alright|nice|cool|thanks|thank you|sounds good|duoc|vang|da|u|uh|the|vay|thoi)(?: (?:ok|okay|then|keep (?:it|that|them)|as it is|good|great|fine|(?:the )?(?:bus|train|car|coach|plane)|it is|di|nhe|roi|luon|vay|thi|cu the|giu nguyen))*)[ .!]*$/u;

/** What a message asks beside what it wants changed, of the plan as it is then. */
const answerBeside = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
  part: string,
): Promise<string[]> => {
  const { cities, today, messages } = conversation;
  const asked = {
    ...conversation,
    plan,
    whole: lastOf(conversation),
    messages: [...messages.slice(0, -1), { role: 'user' as const, content: part }],
  };
  const said = understand(part, { cities, ...besidePlan(plan, today) });
  // "Add the puppets. How much is it?" is about them, and about nothing else of the plan.
  const isOfOrder = isBareQuestion(readText(part).folded);
  const ofStop = isOfOrder ? await recordAsked(context, said, asked, townsOf(said, asked)) : null;
  if (ofStop !== null) return [ofStop];
  const ofPlan = await planAsked(context, asked, plan);
  if (ofPlan !== null) return [ofPlan];
  const told = await answers(context, said, asked);
  return told.length > 0 ? told : [adviceWords(context.language).unknownTo(part.trim())];
};

/** "Keep the temple, but lighten the rest": the rest is changed, and what was to be kept is put back. */
const keptWhile = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
): Promise<Answer | null> => {
  const kept = keptIn(lastOf(conversation));
  if (!kept) return null;
  const { cities, today } = conversation;
  const pool = await poolFor(context, plan, cities, []);
  const stops = plan.days.flatMap((day, index) =>
    day.stops.flatMap((stop) => {
      const candidate = pool.all.get(recordKey(stop));
      return candidate ? [{ candidate, day: index + 1 }] : [];
    }),
  );
  const cityNames = new Set(cities.flatMap(({ names }) => names));
  const own = stops.map(({ candidate }) => candidate);
  const named = recordNamed(kept.what, own, cityNames) ?? onlyOfKind(kept.what, own);
  const day = stops.find(({ candidate }) => candidate === named)?.day;
  const said = understand(kept.rest, { cities, ...besidePlan(plan, today) });
  if (!named || day === undefined || !isOrder(said)) return null;
  const asked = { ...conversation, messages: [{ role: 'user' as const, content: kept.rest }] };
  const first = await changeOnce(context, said, asked, plan, null);
  const isThere = first.plan.days.some(({ stops: now }) =>
    now.some((stop) => recordKey(stop) === recordKey(named)),
  );
  if (isThere) return toldOf(context, conversation, plan, [first]);
  const nothing = understand('', { cities, ...besidePlan(plan, today) });
  const again = await changeOnce(context, nothing, asked, first.plan, {
    step: (draft) => placeStop(draft, named, day),
    into: [],
  });
  return toldOf(context, conversation, plan, [first, again]);
};

/** "Add a farm in the morning, and our bus leaves at 3": what is added has to fit the hours that are told with it. */
const hoursFirst = <Part extends { text: string }>(
  parts: readonly Part[],
  { cities, today }: Conversation,
  plan: Plan,
): Part[] => {
  const tellsHours = ({ text }: Part) => {
    const { wants, acts, verb, places } = understand(text, { cities, ...besidePlan(plan, today) });
    const isOfHours = wants.times.leaves !== undefined || wants.times.arrives !== undefined;
    return isOfHours && acts.length === 0 && verb === null && places.mentioned.length === 0;
  };
  const first = parts.filter(tellsHours);
  return [...first, ...parts.filter((part) => !first.includes(part))];
};

/**
 * A plan that is changed by each part of a message in turn, where it has several; `null` where it is one. What is not
 * understood of them is said.
 */
export const changedInTurn = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
): Promise<Answer | null> => {
  const kept = await keptWhile(context, conversation, plan);
  if (kept) return kept;
  const { order, asked: asking } = ordersAndQuestions(lastOf(conversation));
  const spoken = withoutReasons(lengthLast(partsOf(order), conversation, plan), conversation, plan);
  const parts = hoursFirst(spoken, conversation, plan);
  if (parts.length + asking.length < 2 && order === lastOf(conversation)) return null;
  const { cities, today } = conversation;
  const done: Changed[] = [];
  const unheard: Change[] = [];
  let now = plan;
  let isReached = false;
  for (const [index, one] of parts.entries()) {
    const part = one.isLess ? lessBy(one, plan, now) : one.text;
    if (part === null) {
      isReached = true;
      continue;
    }
    const own = parts
      .slice(0, index + 1)
      .map(({ text }) => text)
      .map((content) => ({ role: 'user' as const, content }));
    const asked = { ...conversation, plan: now, messages: [...conversation.messages.slice(0, -1), ...own] };
    const ordered = await orderIn(context, asked, now);
    const said = ordered?.said ?? understand(part, { cities, ...besidePlan(now, today) });
    const isAsked = !ordered && (part.trim().endsWith('?') || asksOfPlan(part)) && asksOnly(said, now, part);
    if (isAsked) {
      asking.push(part);
      continue;
    }
    // "Make it 7 days" of what has become 7 days by then is done.
    const isLong = said.wants.days === now.days.length && said.acts.length === 0 && said.verb === null;
    if (isLong && index > 0 && said.places.mentioned.length === 0) {
      isReached = true;
      continue;
    }
    if (assents.test(readText(part).folded)) {
      isReached = true;
      continue;
    }
    if (!ordered && !isOrder(said) && !lessDriving.test(said.words)) {
      if (!isAssent(part)) unheard.push({ said: 'unheard', text: part });
      continue;
    }
    // Who asks as well is answered, and who wants another journey gets one.
    if (!ordered && (asksOnly(said, now, part) || startsAnew(said, now))) return null;
    const changed = await changeOnce(context, said, asked, now, ordered);
    // What was given up by the part before it is given up.
    const isGivenUp = said.wants.dropped !== undefined;
    if (!changed.isChanged && changed.changes.length === 0 && said.wants.days === now.days.length) {
      isReached = true;
      continue;
    }
    if (!changed.isChanged && changed.changes.length === 0 && changed.more.length === 0 && !isGivenUp) {
      // What was understood of travellers and manner, and holds already, is no riddle.
      if (!ordered && said.acts.length === 0 && said.verb === null) {
        isReached = true;
        continue;
      }
      unheard.push({ said: 'unheard', text: part });
      continue;
    }
    done.push(changed);
    now = changed.plan;
  }
  const [first, ...others] = done;
  const isCut = order !== lastOf(conversation);
  if (!first || done.length + unheard.length + asking.length + (isReached || isCut ? 1 : 0) < 2) return null;
  const answered: string[] = [];
  for (const part of asking) answered.push(...(await answerBeside(context, conversation, now, part)));
  const last = others.pop();
  const whole: readonly [Changed, ...Changed[]] = last
    ? [first, ...others, { ...last, changes: [...last.changes, ...unheard] }]
    : [{ ...first, changes: [...first.changes, ...unheard] }];
  return toldOf(context, conversation, plan, whole, answered);
};

/** The same where a message surely orders something and asks beside it, whichever word its question has; `null` elsewhere. */
export const changedAndAnswered = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
): Promise<Answer | null> => {
  const { order, asked } = ordersAndQuestions(lastOf(conversation));
  if (asked.length === 0 && order === lastOf(conversation)) return null;
  const { cities, today } = conversation;
  const { start_date: planStart } = plan.request;
  const planDays = plan.days.length;
  const { acts, verb, wants } = understand(order, { cities, ...besidePlan(plan, today) });
  const isOrdered =
    acts.length > 0 ||
    verb !== null ||
    wants.days !== undefined ||
    ordersIn(order, planDays, planStart).length > 0;
  return isOrdered ? changedInTurn(context, conversation, plan) : null;
};
