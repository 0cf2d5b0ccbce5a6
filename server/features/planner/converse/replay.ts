import type { Plan } from '../plan-shapes';
import type { ChatEvent } from '../stream/events';
import { understand } from '../understand';
import { readText, words } from '../understand/text';
import type { Conversation } from './situation';

/** "Lấy lại bản đầu tiên" means the plan that there was before all changes. */
const ofFirst = words('first|original|initial|dau(?: tien)?|ban dau|luc dau');

/** A longer conversation is not gone through again: the button above the days undoes as well. */
const mostMessages = 8;

/** What tells whether two plans are the same, whoever has parsed them meanwhile. */
const looks = ({ days }: Plan): string =>
  JSON.stringify(
    days.map(({ city_id, stops }) => [
      city_id,
      stops.map(({ kind, id, starts_at, minutes }) => [kind, id, starts_at, minutes]),
    ]),
  );

type Answer = (conversation: Conversation) => AsyncGenerator<ChatEvent, void, void>;

const planOf = async (events: ReturnType<Answer>): Promise<Plan | null> => {
  let plan: Plan | null = null;
  for await (const event of events) if (event.type === 'plan') plan = event.plan;
  return plan;
};

/**
 * The plan before the last change, which no message holds: the same messages give the same plans again. `null` where
 * they don't, because the plan was changed by hand, or where the conversation is long; `unchanged` where it is still
 * the first one.
 */
export const planBefore = async (
  conversation: Conversation,
  answer: Answer,
): Promise<Plan | 'unchanged' | null> => {
  const { messages, plan, cities, today } = conversation;
  const said = messages.filter(({ role }) => role === 'user').slice(0, -1);
  if (!plan || said.length > mostMessages) return null;
  const plans: Plan[] = [];
  for (const message of said) {
    const now = plans.at(-1) ?? null;
    const { talk } = understand(message.content, { cities, today, planDays: now?.days.length ?? 0 });
    if (talk.asksForUndo && now) {
      plans.pop();
      continue;
    }
    const next = await planOf(
      answer({ ...conversation, messages: messages.slice(0, messages.indexOf(message) + 1), plan: now }),
    );
    if (next) plans.push(next);
  }
  const last = plans.at(-1);
  if (!last || looks(last) !== looks(plan)) return null;
  const [first, second] = plans;
  if (first && second && ofFirst.test(readText(messages.at(-1)?.content ?? '').folded)) return first;
  return plans.at(-2) ?? 'unchanged';
};
