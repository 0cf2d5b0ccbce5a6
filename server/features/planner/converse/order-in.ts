import { type OrderStep, stepFor } from '../follow-up/ordered';
import type { Plan, stopKinds } from '../plan-shapes';
import type { StopRef } from '../records/record';
import { tokens } from '../stream/events';
import { type Understanding, understand } from '../understand';
import { ordersIn } from '../understand/orders';
import { type Context, type Conversation, poolFor } from './situation';

const isStop = (kind: string): kind is (typeof stopKinds)[number] => kind !== 'city' && kind !== 'tour';

/** The record that the last answer told of first: what "it" and "that one" mean. */
export const lastTold = ({ messages }: Pick<Conversation, 'messages'>): StopRef | null => {
  const answer = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const [first] = [...answer.matchAll(tokens)].flatMap(([, kind = '', id]) =>
    isStop(kind) ? [{ kind, id: Number(id) }] : [],
  );
  return first ?? null;
};

/**
 * What a message wants done with single stops of the plan, and what else it says. `null` where it names none of them.
 */
export const orderIn = async (
  context: Context,
  conversation: Conversation,
  plan: Plan,
): Promise<{ step: OrderStep; said: Understanding } | null> => {
  const { messages, cities, today } = conversation;
  const planStart = plan.request.start_date;
  const planDays = plan.days.length;
  const orders = ordersIn(messages.at(-1)?.content ?? '', planDays, planStart);
  if (orders.length === 0) return null;
  const told = lastTold(conversation);
  const pool = await poolFor(context, plan, cities, [], told ? [told] : []);
  for (const { order, rest } of orders) {
    const step = stepFor(order, { plan, pool, cities, lastTold: told });
    if (step) return { step, said: understand(rest, { cities, today, planDays, planStart }) };
  }
  return null;
};
