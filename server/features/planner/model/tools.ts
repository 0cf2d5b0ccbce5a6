import { tool } from 'ai';
import { z } from 'zod';
import { anonymous } from '../../../access';
import { search } from '../../search/search';
import { readEvents } from '../converse/events-told';
import { factLines } from '../converse/facts-told';
import { stopKinds } from '../plan-shapes';
import type { NamedKind } from '../stream/events';
import { suggest } from '../suggest';
import { transferBetween } from '../travel/transfer';
import { planTools } from './plan-tools';
import { createLimit, notKnown, type Workspace } from './workspace';

const kinds: readonly NamedKind[] = ['resource', 'thing_to_do', 'experience', 'event', 'city', 'tour'];
const cityId = z.int().min(1).describe('id of a city, from the list of cities or search');

/** Tools that ask our own database; nothing else can be asked, and nothing can be written. */
export const toolsFor = (workspace: Workspace) => {
  const limited = createLimit();
  const { context, conversation, known } = workspace;
  const cityIn = (id: number) => conversation.cities.find((city) => city.id === id);

  return {
    search: tool({
      description: 'Finds places, events, cities and tours by words.',
      inputSchema: z.object({ words: z.string().min(1).max(200) }),
      execute: limited(async ({ words }: { words: string }) => {
        const reader = { ...context, actor: anonymous, includeHidden: false };
        const { hits } = await search(reader, { keyword: words, types: [...kinds], page: 1, per_page: 8 });
        return hits.map(({ type, id, title, description }) => ({
          token: known.add(type as NamedKind, id, title),
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
        const [from, to] = [cityIn(from_city_id), cityIn(to_city_id)];
        return from && to ? transferBetween(from, to) : notKnown;
      }),
    }),
    weather: tool({
      description: 'A usual month in a city.',
      inputSchema: z.object({ city_id: cityId, month: z.int().min(1).max(12) }),
      execute: limited(async ({ city_id, month }: { city_id: number; month: number }) => {
        const city = cityIn(city_id);
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
    ...planTools(workspace, limited),
  };
};
