import { tool } from 'ai';
import { z } from 'zod';
import { builtIn } from '../converse/built-in';
import { newPlan } from '../converse/new-plan';
import { poolFor } from '../converse/situation';
import { visitTo } from '../days/place-in';
import { timed } from '../days/timed-day';
import { draftFrame, draftOf, settle } from '../follow-up/draft';
import { type Plan, planLimits, planRequest, stopKinds } from '../plan-shapes';
import { recordKey, type StopRef } from '../records/record';
import { understand } from '../understand';
import { type Limited, notKnown, setPlan, type Workspace } from './workspace';

const cityId = z.int().min(1).describe('id of a city');

/** Tools that make and change the plan; the planner's own builder does it. */
export const planTools = (workspace: Workspace, limited: Limited) => {
  const { context, conversation } = workspace;
  return {
    make_plan: tool({
      description: 'Makes a new plan. Leave out what the visitor did not say.',
      inputSchema: planRequest.partial().extend({ city_ids: z.array(cityId).max(planLimits.cities) }),
      execute: limited(async (wanted: Partial<Plan['request']>) => {
        const { city_ids = [], start_date, month, ...rest } = wanted;
        const blank = understand('', { cities: conversation.cities, today: conversation.today, planDays: 0 });
        const said = {
          ...blank,
          wants: {
            ...blank.wants,
            ...rest,
            needs: rest.needs ?? [],
            interests: rest.interests ?? [],
            ...(start_date ? { start_date } : {}),
            ...(month ? { month } : {}),
          },
          places: { ...blank.places, named: city_ids.map((id, at) => ({ id, at })), isOrdered: true },
        };
        const { plan } = await newPlan(context, said, conversation);
        return setPlan(workspace, plan);
      }),
    }),
    change_plan: tool({
      description:
        'Changes the plan by a short instruction such as "swap day 2", "cheaper", "add one day", "remove the museums", "with a child".',
      inputSchema: z.object({ instruction: z.string().min(1).max(200) }),
      execute: limited(async ({ instruction }: { instruction: string }) => {
        if (!workspace.plan) return { error: 'There is no plan yet.' };
        let changed = workspace.plan;
        const asked = {
          ...conversation,
          plan: workspace.plan,
          messages: [{ role: 'user' as const, content: instruction }],
        };
        for await (const event of builtIn(context, asked)) if (event.type === 'plan') changed = event.plan;
        return setPlan(workspace, changed);
      }),
    }),
    set_day: tool({
      description: 'Gives a day of the plan these stops, in this order; times are worked out.',
      inputSchema: z.object({
        day: z.int().min(1).max(planLimits.days),
        stops: z.array(z.object({ kind: z.enum(stopKinds), id: z.int().min(1) })).max(planLimits.stopsPerDay),
      }),
      execute: limited(async ({ day, stops }: { day: number; stops: StopRef[] }) => {
        const { plan } = workspace;
        const old = plan?.days[day - 1];
        if (!plan || !old) return { error: 'There is no such day.' };
        const pool = await poolFor(context, plan, conversation.cities, [], stops);
        const elsewhere = new Set(plan.days.flatMap((one) => (one === old ? [] : one.stops.map(recordKey))));
        const keys = [...new Set(stops.map(recordKey))].filter((key) => !elsewhere.has(key));
        const found = keys.map((key) => pool.all.get(key));
        if (found.some((candidate) => !candidate)) return notKnown;
        const frame = draftFrame(draftOf(plan, pool, conversation.cities), day - 1);
        const visits = settle(
          found.flatMap((candidate) => (candidate ? [visitTo(candidate, candidate.usual)] : [])),
          frame,
        );
        const next = { ...plan, days: plan.days.map((one) => (one === old ? timed(visits, frame) : one)) };
        return setPlan(workspace, next);
      }),
    }),
  };
};
