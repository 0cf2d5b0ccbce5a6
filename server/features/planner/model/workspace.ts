import { readHits } from '../../search/hits';
import type { Context, Conversation } from '../converse/situation';
import type { Plan } from '../plan-shapes';
import type { NamedKind } from '../stream/events';
import type { Known } from './known';

/** What the tools of one answer share. */
export interface Workspace {
  context: Context;
  conversation: Conversation;
  known: Known;
  /** The plan as the tools have left it. */
  plan: Plan | null;
  /** Tells that the plan is another one. */
  onPlan: (plan: Plan) => void;
}

export const notKnown = { error: 'There is no such record.' };

/** A model that calls tools forever is stopped. */
const mostCalls = 24;

/** Counts the calls of one answer, and turns a failure into words that tell nothing of the inside. */
export const createLimit = () => {
  let calls = 0;
  return <Input, Output>(work: (input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output | { error: string }> => {
      calls += 1;
      if (calls > mostCalls) return { error: 'Too many calls: answer now with what you have.' };
      return work(input).catch(() => ({ error: 'That did not work.' }));
    };
};

export type Limited = ReturnType<typeof createLimit>;

/** Notes the records of a plan as known, so that they can be named. */
const learn = async ({ context, known }: Workspace, plan: Plan): Promise<void> => {
  const found = plan.days.flatMap(({ stops }) => stops.map(({ kind, id }) => ({ type: kind, id })));
  const hits = await readHits(context.db, context.language, found);
  for (const { type, id, title } of hits) known.add(type as NamedKind, id, title);
};

/** Takes a plan as the one that is being talked about, tells of it, and says it in tokens. */
export const setPlan = async (workspace: Workspace, plan: Plan) => {
  await learn(workspace, plan);
  workspace.plan = plan;
  workspace.onPlan(plan);
  return {
    days: plan.days.map((day, index) => ({
      day: index + 1,
      city: `[[city:${day.city_id}]]`,
      stops: day.stops.map(({ kind, id, starts_at }) => `${starts_at} [[${kind}:${id}]]`),
    })),
  };
};

/** What the model can know before it asks: the cities, and the plan. */
export const prepareWorkspace = async (workspace: Workspace): Promise<void> => {
  for (const { id, title } of workspace.conversation.cities) workspace.known.add('city', id, title);
  if (workspace.plan) await learn(workspace, workspace.plan);
};
