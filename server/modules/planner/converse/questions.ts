import { and, gte, inArray, lte } from 'drizzle-orm';
import { eventOccurrences, events } from '../../../../db/schema';
import { anonymous } from '../../../access';
import { listRows } from '../../../content/list';
import { event } from '../../../entities/event';
import { readFacts } from '../../../items/read-facts';
import { addDays } from '../../event/lunar/day-number';
import type { PlannerCity } from '../candidates/cities';
import type { Plan } from '../plan-shapes';
import { token } from '../stream/events';
import { transferBetween } from '../travel/transfer';
import type { Understanding } from '../understand';
import type { Question } from '../understand/questions';
import { listOf, monthText } from '../words/lists';
import { phrasesIn } from '../words/phrases';
import type { Context, Conversation } from './situation';

const cityToken = ({ id }: Pick<PlannerCity, 'id'>) => token({ kind: 'city', id });

/** The cities that a question is about: those it names, those of its region, those of the plan. */
const citiesMeant = (
  said: Understanding,
  plan: Plan | null,
  cities: readonly PlannerCity[],
): PlannerCity[] => {
  const { named, region } = said.places;
  const ids =
    named.length > 0 ? named.map(({ id }) => id) : (region ?? plan?.days.map(({ city_id }) => city_id) ?? []);
  return [...new Set(ids)].flatMap((id) => cities.find((city) => city.id === id) ?? []).slice(0, 5);
};

const bestOf = (language: Context['language'], city: PlannerCity): string => {
  const months = city.bestMonths.map((month) => monthText(language, month));
  return `- ${phrasesIn(language).bestMonths(cityToken(city), listOf(language, months))}`;
};

const weather = ({ language }: Context, said: Understanding, { plan, cities }: Conversation): string => {
  const say = phrasesIn(language);
  const month = said.wants.month ?? plan?.request.month;
  const meant = citiesMeant(said, plan, cities);
  if (!month) {
    const best = meant.filter(({ bestMonths }) => bestMonths.length > 0);
    return best.length > 0 ? best.map((city) => bestOf(language, city)).join('\n') : say.whenUnknown;
  }
  const highlights = cities.filter(({ isHighlight }) => isHighlight);
  const lines = (meant.length > 0 ? meant : highlights.slice(0, 5)).flatMap((city) => {
    const normal = city.normals.find((one) => one.month === month);
    if (!normal) return [];
    const [high, low, rain] = [
      Math.round(normal.max_c),
      Math.round(normal.min_c),
      Math.round(normal.rain_mm / 10) * 10,
    ];
    const name = monthText(language, month);
    const best = listOf(
      language,
      city.bestMonths.map((one) => monthText(language, one)),
    );
    const isBad = !city.bestMonths.includes(month) && normal.rain_mm > 200 && best !== '';
    return [
      `- ${say.weather(cityToken(city), name, high, low, rain)}${isBad ? ` ${say.wet(cityToken(city), name, best)}` : ''}`,
    ];
  });
  return lines.length > 0 ? lines.join('\n') : say.whenUnknown;
};

const mostEvents = 6;

/** Events between two dates, in these cities if any are meant. Two queries. */
export const readEvents = async (
  context: Context,
  { from, to, cityIds }: { from: string; to: string; cityIds: readonly number[] },
) => {
  const running = context.db
    .select({ id: eventOccurrences.event_id })
    .from(eventOccurrences)
    .where(and(lte(eventOccurrences.start_date, to), gte(eventOccurrences.end_date, from)));
  return listRows(
    event,
    { ...context, actor: anonymous, includeHidden: false },
    {
      per_page: mostEvents,
      where: [
        inArray(events.id, running),
        cityIds.length > 0 ? inArray(events.city_id, [...cityIds]) : undefined,
      ],
    },
  );
};

const happening = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string> => {
  const { plan, cities, today } = conversation;
  const say = phrasesIn(context.language);
  const start = said.wants.start_date ?? plan?.request.start_date;
  const month = said.wants.month ?? plan?.request.month;
  const year = Number(today.slice(0, 4)) + (month && month < Number(today.slice(5, 7)) ? 1 : 0);
  const from = start ?? (month ? `${year}-${String(month).padStart(2, '0')}-01` : today);
  const to = addDays(from, start ? Math.max(7, plan?.days.length ?? 7) : 30);
  const cityIds = citiesMeant(said, plan, cities).map(({ id }) => id);
  const found = await readEvents(context, { from, to, cityIds });
  if (found.length === 0) return say.noEvents;
  return say.eventsIn(
    listOf(
      context.language,
      found.map(({ id }) => token({ kind: 'event', id })),
    ),
  );
};

const journey = ({ language }: Context, said: Understanding, { cities }: Conversation): string => {
  const say = phrasesIn(language);
  const [from, to] = said.places.named.flatMap(({ id }) => cities.find((city) => city.id === id) ?? []);
  return from && to ? say.journey(cityToken(from), cityToken(to), transferBetween(from, to)) : say.routeHow;
};

/** Where the facts about a question are kept. */
const factPrefixes: Partial<Record<Question, string>> = {
  visa: 'visa',
  money: 'money',
  health: 'health',
  emergency: 'emergency',
  transport: 'transport',
  power: 'power',
};

const mostFacts = 8;

/** Facts of a topic that may still be trusted, as lines. */
export const factLines = async (context: Context, prefix: string): Promise<string[]> => {
  const facts = await readFacts(context, [prefix]);
  return facts
    .filter(({ is_expired }) => !is_expired)
    .slice(0, mostFacts)
    .map(({ label, value }) => `- ${label}: ${value}`);
};

const facts = async (context: Context, prefix: string): Promise<string> => {
  const say = phrasesIn(context.language);
  const lines = await factLines(context, prefix);
  return lines.length > 0 ? `${say.factsIntro}\n${lines.join('\n')}` : say.noFacts;
};

/** An answer to each question of a message, by paragraphs. */
export const answers = async (
  context: Context,
  said: Understanding,
  conversation: Conversation,
): Promise<string[]> =>
  Promise.all(
    said.talk.questions.slice(0, 3).map((question) => {
      if (question === 'weather') return weather(context, said, conversation);
      if (question === 'events') return happening(context, said, conversation);
      if (question === 'route') return journey(context, said, conversation);
      return facts(context, factPrefixes[question] ?? question);
    }),
  );
