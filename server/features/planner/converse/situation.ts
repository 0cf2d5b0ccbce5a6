import { distanceKm } from '../../../distance';
import type { ReadContext } from '../../../kernel/entity';
import { restaurant } from '../../../place-kinds';
import type { AnswerFinder } from '../../search/answers/answers';
import type { PassageFinder } from '../../search/passages/held';
import { type Pool, readPool } from '../candidates';
import { type Candidate, candidateOf } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import { isOf, type Taste } from '../days/suits';
import type { Plan } from '../plan-shapes';
import { readPlanRecords } from '../records/read';
import { recordKey, type StopRef } from '../records/record';
import type { Wants } from '../understand';
import { youngestIn } from '../understand/ages';
import { namedIn } from '../understand/names';
import type { Places } from '../understand/places';
import { refuses } from '../understand/refusals';
import { wordsOf } from '../understand/text';
import type { Topic } from '../understand/topics';

export type Context = Pick<ReadContext, 'db' | 'language'> & {
  /** Looks a question up in facts, questions and guides. */
  find?: AnswerFinder['find'];
  /** What all pages say, by language; read anew where nobody holds it. */
  known?: PassageFinder['known'];
};

export interface Message {
  role: 'user' | 'assistant';
  content: string;
}

/** What is being talked about. */
export interface Conversation {
  messages: readonly Message[];
  plan: Plan | null;
  cities: readonly PlannerCity[];
  /** `yyyy-MM-dd` in Vietnam. */
  today: string;
  /** All that was written, where the last message is one sentence of it. */
  whole?: string;
  /** What the last message asks has been answered already. */
  isAnswered?: boolean;
}

/** What there is to choose from for a plan: its cities, further ones, every record that it holds, and further ones. */
export const poolFor = async (
  context: Context,
  plan: Plan,
  cities: readonly PlannerCity[],
  more: readonly PlannerCity[],
  stops: readonly StopRef[] = [],
): Promise<Pool> => {
  const ids = new Set(plan.days.map(({ city_id }) => city_id));
  const chosen = cities.filter((city) => ids.has(city.id) || more.includes(city));
  const pool = await readPool(context, chosen, cities, plan.request);
  const named = [...plan.days.flatMap((day) => day.stops), ...stops];
  const missing = named.filter((stop) => !pool.all.has(recordKey(stop)));
  if (missing.length === 0) return pool;
  const records = await readPlanRecords(context, missing);
  const all = new Map(pool.all);
  for (const [key, record] of records) {
    const candidate = candidateOf(record, {
      ...record,
      signals: [],
      rating: null,
      ratings: 0,
      band: null,
      isFeatured: false,
      titles: [record.title],
    });
    if (candidate) all.set(key, candidate);
  }
  return { all, of: pool.of };
};

/** Names that are said the other way round too: "the Museum of Ethnology", "lồng đèn". */
const withTurned = (words: string): string => {
  const english = [
    ...words.matchAll(
      /(museum|temple|bridge|market|pagoda|tomb|cathedral|palace|theatre|cave|lake) of (?:the )?(\p{L}+(?: \p{L}+)?)/gu,
    ),
  ];
  const turned = english.map(([, kind, name]) => `${name} ${kind}`);
  return [
    words,
    ...turned,
    ...(words.includes('long den') ? [words.replaceAll('long den', 'den long')] : []),
  ].join(' ');
};

/** What lies so near a town that is left out belongs to it, whatever town it is filed under. */
const outskirtsKm = 18;

/** The record that is most of all about a sight: "Mỹ Sơn" is Mỹ Sơn Sanctuary before it is the road there. */
export const recordOf = (sight: string, { all }: Pool): Candidate | undefined => {
  const own = wordsOf(sight);
  const lengthIn = ({ names }: Candidate) =>
    Math.min(...names.filter((name) => ` ${name} `.includes(` ${own} `)).map((name) => name.length));
  return own === ''
    ? undefined
    : [...all.values()]
        .filter((candidate) => lengthIn(candidate) < Number.POSITIVE_INFINITY)
        .toSorted((a, b) => Number(a.isMeal) - Number(b.isMeal) || lengthIn(a) - lengthIn(b))[0];
};

/** The record that people come for most who want something of a kind. */
const bestOf = (topic: Topic, { all }: Pool): Candidate | undefined =>
  [...all.values()]
    .filter((candidate) => isOf(candidate, topic))
    .toSorted((a, b) => (b.fame ?? 0) - (a.fame ?? 0) || Number(b.isFeatured) - Number(a.isFeatured))[0];

/** What was wished, with the records of the pool that were named. */
export const tasteOf = (
  wants: Pick<
    Wants,
    'wanted' | 'avoided' | 'phrases' | 'refused' | 'limits' | 'musts' | 'sightsADay' | 'countsMeals'
  >,
  pool: Pool,
  words: string,
  cities: readonly PlannerCity[],
  places?: Pick<Places, 'left' | 'base' | 'named'> & Partial<Pick<Places, 'sightsLeft' | 'sights'>>,
): Taste => {
  const cityNames = new Set(cities.flatMap(({ names }) => names));
  const named = [
    ...namedIn(pool.all.values(), withTurned(words), cityNames).slice(0, 8),
    ...(places?.sights ?? []).flatMap((sight) => recordOf(sight, pool) ?? []),
  ];
  const musts = (wants.musts ?? []).flatMap((topic) => bestOf(topic, pool) ?? []);
  const youngest = youngestIn(words);
  const isSaidNo = refuses(
    { ...wants, phrases: [...wants.phrases, ...(places?.sightsLeft ?? [])] },
    cityNames,
  );
  const left = cities.filter(
    ({ id }) => places?.left.includes(id) && !places.named.some((one) => one.id === id),
  );
  const around = places?.base ? places.named.map(({ id }) => id).filter((id) => id !== places.base) : [];
  return {
    wanted: wants.wanted,
    ...(youngest === undefined ? {} : { youngest }),
    avoided: wants.avoided,
    isRefused: (candidate) =>
      isSaidNo(candidate) ||
      (wants.limits.includes('no_meals') && (candidate.isMeal || candidate.resource_type === restaurant)) ||
      left.some((city) => distanceKm(city, candidate.point) <= outskirtsKm),
    named: new Set([...named, ...musts].map(recordKey)),
    musts: new Set(musts.map(recordKey)),
    ...(wants.sightsADay === undefined ? {} : { sightsADay: wants.sightsADay }),
    ...(wants.limits.includes('carsick') ? { shortRides: true as const } : {}),
    ...(wants.countsMeals ? { countsMeals: true as const } : {}),
    leftCities: new Set(places?.left),
    outings: new Set(around),
  };
};
