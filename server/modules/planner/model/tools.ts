import { tool } from 'ai';
import { z } from 'zod';
import { anonymous } from '../../../access';
import { readHits } from '../../search/hits';
import { search } from '../../search/search';
import { readPlannerCities } from '../candidates/cities';
import { builtIn } from '../converse/built-in';
import { newPlan } from '../converse/new-plan';
import { factLines, readEvents } from '../converse/questions';
import { type Context, type Conversation, poolFor } from '../converse/situation';
import { visitTo } from '../days/compose';
import { timed } from '../days/timed-day';
import { draftFrame, draftOf, settle } from '../follow-up/draft';
import { type Plan, planLimits, planRequest, stopKinds } from '../plan-shapes';
import { recordKey } from '../records/record';
import { suggest } from '../suggest';
import { transferBetween } from '../travel/transfer';
import { understand } from '../understand';
import type { Known } from './known';

/** What the tools of one answer share. */
export interface Desk {
  context: Context;
  conversation: Conversation;
  known: Known;
  /** The plan as the tools have left it. */
  plan: Plan | null;
  /** Tells that the plan is another one. */
  onPlan: (plan: Plan) => void;
}

/** A model that calls tools forever is stopped. */
const mostCalls = 24;

const cityIn = (desk: Desk, id: number) => desk.conversation.cities.find((city) => city.id === id);
const notKnown = { error: 'There is no such record.' };

const kinds = ['resource', 'thing_to_do', 'experience', 'event', 'city', 'tour'] as const;
const cityId = z.int().min(1).describe('id of a city, from the list of cities or search');

const setPlan = (desk: Desk, plan: Plan) => {
  desk.plan = plan;
  desk.onPlan(plan);
  return {
    days: plan.days.map((day, index) => ({
      day: index + 1,
      city: `[[city:${day.city_id}]]`,
      stops: day.stops.map(({ kind, id, starts_at }) => `${starts_at} [[${kind}:${id}]]`),
    })),
  };
};

/** Notes the records of a plan as known, so that they can be named. */
const learn = async (desk: Desk, plan: Plan): Promise<void> => {
  const found = plan.days.flatMap(({ stops }) => stops.map(({ kind, id }) => ({ type: kind, id })));
  const hits = await readHits(desk.context.db, desk.context.language, found);
  for (const { type, id, title } of hits) desk.known.add(type as (typeof kinds)[number], id, title);
};

/** Tools that ask our own database; nothing else can be asked, and nothing can be written. */
export const toolsFor = (desk: Desk) => {
  let calls = 0;
  /** Counts calls, and turns a failure into words that tell nothing of the inside. */
  const limited =
    <Input, Output>(work: (input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output | { error: string }> => {
      calls += 1;
      if (calls > mostCalls) return { error: 'Too many calls: answer now with what you have.' };
      return work(input).catch(() => ({ error: 'That did not work.' }));
    };
  const { context, conversation, known } = desk;

  return {
    search: tool({
      description: 'Finds places, events, cities and tours by words.',
      inputSchema: z.object({ words: z.string().min(1).max(200) }),
      execute: limited(async ({ words }: { words: string }) => {
        const reader = { ...context, actor: anonymous, includeHidden: false };
        const { hits } = await search(reader, { keyword: words, types: [...kinds], page: 1, per_page: 8 });
        return hits.map(({ type, id, title, description }) => ({
          token: known.add(type as (typeof kinds)[number], id, title),
          title,
          description: description.slice(0, 160),
        }));
      }),
    }),
    place: tool({
      description: 'What suits in a city: records with tokens, by kind.',
      inputSchema: z.object({ city_id: cityId, kind: z.enum([...stopKinds, 'restaurant']).optional() }),
      execute: limited(
        async ({
          city_id,
          kind,
        }: {
          city_id: number;
          kind?: (typeof stopKinds)[number] | 'restaurant' | undefined;
        }) => {
          const found = await suggest(context, {
            city_id,
            kind,
            interests: [],
            near: null,
            exclude: [],
            date: null,
            limit: 10,
          });
          return found.map(({ kind: of, id, title, minutes }) => ({
            token: known.add(of, id, title),
            title,
            minutes,
          }));
        },
      ),
    }),
    route: tool({
      description: 'The way between two cities, door to door.',
      inputSchema: z.object({ from_city_id: cityId, to_city_id: cityId }),
      execute: limited(async ({ from_city_id, to_city_id }: { from_city_id: number; to_city_id: number }) => {
        const [from, to] = [cityIn(desk, from_city_id), cityIn(desk, to_city_id)];
        return from && to ? transferBetween(from, to) : notKnown;
      }),
    }),
    weather: tool({
      description: 'A usual month in a city.',
      inputSchema: z.object({ city_id: cityId, month: z.int().min(1).max(12) }),
      execute: limited(async ({ city_id, month }: { city_id: number; month: number }) => {
        const city = cityIn(desk, city_id);
        return city
          ? { ...city.normals.find((normal) => normal.month === month), best_months: city.bestMonths }
          : notKnown;
      }),
    }),
    events: tool({
      description: 'Events between two dates, yyyy-MM-dd, in a city or anywhere.',
      inputSchema: z.object({ from: z.iso.date(), to: z.iso.date(), city_id: cityId.optional() }),
      execute: limited(
        async ({ from, to, city_id }: { from: string; to: string; city_id?: number | undefined }) => {
          const found = await readEvents(context, { from, to, cityIds: city_id ? [city_id] : [] });
          return found.map(({ id, title, start_date, end_date }) => ({
            token: known.add('event', id, title),
            start_date,
            end_date,
          }));
        },
      ),
    }),
    visa_facts: tool({
      description: 'Checked facts about visas and entry.',
      inputSchema: z.object({}),
      execute: limited(async (_: object) => factLines(context, 'visa')),
    }),
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
        await learn(desk, plan);
        return setPlan(desk, plan);
      }),
    }),
    change_plan: tool({
      description:
        'Changes the plan by a short instruction such as "swap day 2", "cheaper", "add one day", "remove the museums", "with a child".',
      inputSchema: z.object({ instruction: z.string().min(1).max(200) }),
      execute: limited(async ({ instruction }: { instruction: string }) => {
        if (!desk.plan) return { error: 'There is no plan yet.' };
        const asked = {
          ...conversation,
          plan: desk.plan,
          messages: [{ role: 'user' as const, content: instruction }],
        };
        for await (const event of builtIn(context, asked)) if (event.type === 'plan') desk.plan = event.plan;
        await learn(desk, desk.plan);
        return setPlan(desk, desk.plan);
      }),
    }),
    set_day: tool({
      description: 'Gives a day of the plan these stops, in this order; times are worked out.',
      inputSchema: z.object({
        day: z.int().min(1).max(planLimits.days),
        stops: z.array(z.object({ kind: z.enum(stopKinds), id: z.int().min(1) })).max(planLimits.stopsPerDay),
      }),
      execute: limited(
        async ({
          day,
          stops,
        }: {
          day: number;
          stops: Array<{ kind: (typeof stopKinds)[number]; id: number }>;
        }) => {
          const { plan } = desk;
          const old = plan?.days[day - 1];
          if (!plan || !old) return { error: 'There is no such day.' };
          const asked = {
            ...plan,
            days: plan.days.map((one) =>
              one === old
                ? {
                    ...old,
                    stops: [
                      ...old.stops,
                      ...stops.map((stop) => ({
                        ...stop,
                        starts_at: '09:00',
                        minutes: 60,
                        travel: null,
                        note: '',
                      })),
                    ],
                  }
                : one,
            ),
          };
          const pool = await poolFor(context, asked, conversation.cities, []);
          const found = stops.map((stop) => pool.all.get(recordKey(stop)));
          if (found.some((candidate) => !candidate)) return notKnown;
          const frame = draftFrame(draftOf(plan, pool, conversation.cities), day - 1);
          const visits = settle(
            found.flatMap((candidate) => (candidate ? [visitTo(candidate, candidate.usual)] : [])),
            frame,
          );
          const next = { ...plan, days: plan.days.map((one) => (one === old ? timed(visits, frame) : one)) };
          await learn(desk, next);
          return setPlan(desk, next);
        },
      ),
    }),
  };
};

/** What the model can know before it asks: the cities, and the plan. */
export const prepareDesk = async (desk: Desk): Promise<void> => {
  const cities =
    desk.conversation.cities.length > 0 ? desk.conversation.cities : await readPlannerCities(desk.context);
  for (const { id, title } of cities) desk.known.add('city', id, title);
  if (desk.plan) await learn(desk, desk.plan);
};
