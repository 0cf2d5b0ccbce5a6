import type { PlannerCity } from '../candidates/cities';
import { journeyCost } from '../days/route';
import { planLimits } from '../plan-shapes';
import type { Change } from './change';
import { type Draft, type DraftDay, touched } from './draft';

interface Result {
  draft: Draft;
  changes: Change[];
}

export const emptyDay = (city: PlannerCity): DraftDay => ({ city, visits: [], kept: null, isFilled: true });

/** Runs of days in one city. */
export const blocksOf = (days: readonly DraftDay[]): DraftDay[][] => {
  const blocks: DraftDay[][] = [];
  for (const day of days) {
    const last = blocks.at(-1);
    if (last?.[0]?.city.id === day.city.id) last.push(day);
    else blocks.push([day]);
  }
  return blocks;
};

const cityOf = (block: readonly DraftDay[]): PlannerCity | undefined => block[0]?.city;

const wayOf = (blocks: readonly DraftDay[][], { origin, modes_avoided }: Draft['request']): number =>
  journeyCost(
    blocks.flatMap((block) => cityOf(block) ?? []),
    { home: origin },
    { modes_avoided },
  );

/** On the way there a town may make the journey so much longer. */
const mostDetour = 1.15;

/** The first day of a city that is come to from elsewhere now loses the morning: it is put together anew. */
export const rejoined = (blocks: readonly DraftDay[][], before: readonly DraftDay[]): DraftDay[] => {
  const wasAfter = new Map(before.map((day, index) => [day, before[index - 1]?.city.id]));
  return blocks.flat().map((day, index, all) => {
    const cameFrom = all[index - 1]?.city.id;
    return wasAfter.has(day) && wasAfter.get(day) !== cameFrom && cameFrom !== day.city.id
      ? touched(day)
      : day;
  });
};

/** Where a city is to come, by the cities it is told by. */
export interface AtCity {
  at: 'start' | 'end' | 'before' | 'after' | 'between' | 'on_way';
  by?: PlannerCity;
  and?: PlannerCity;
}

/** Between which stays a city may come; all of them where nothing was said, or what was said is nowhere. */
const openTo = (blocks: readonly DraftDay[][], where: AtCity | undefined): number[] => {
  const indexOf = (city: PlannerCity | undefined) =>
    blocks.findIndex((block) => cityOf(block)?.id === city?.id);
  const at = where?.by ? indexOf(where.by) : -1;
  switch (where?.at) {
    case 'start':
      return [0];
    case 'end':
      return [blocks.length];
    case 'before':
      return at < 0 ? [] : [at];
    case 'after':
      return at < 0 ? [] : [at + 1];
    case 'between':
      return at < 0 || indexOf(where.and) < 0 ? [] : [Math.min(at, indexOf(where.and)) + 1];
    case 'on_way':
    case undefined:
      return [];
  }
};

/** Adds a city where it was said, or makes the way longer by least, with as many days as it is worth. */
export const addCity = (draft: Draft, city: PlannerCity, days: number, where?: AtCity): Result => {
  if (draft.days.some((day) => day.city.id === city.id))
    return { draft, changes: [{ said: 'city_there', city: city.id }] };
  const room = planLimits.days - draft.days.length;
  const blocks = blocksOf(draft.days);
  if (room <= 0 || blocks.length >= planLimits.cities) return { draft, changes: [{ said: 'longest' }] };
  const count = Math.min(days, room);
  const added = Array.from({ length: count }, () => emptyDay(city));
  const ways = Array.from({ length: blocks.length + 1 }, (_, index) => [
    ...blocks.slice(0, index),
    added,
    ...blocks.slice(index),
  ]);
  const told = openTo(blocks, where);
  // A journey begins where it began.
  const { request } = draft;
  const costs = new Map(ways.map((way) => [way, wayOf(way, request)] as const));
  const costOf = (way: DraftDay[][]) => costs.get(way) ?? 0;
  const usual = blocks.length > 1 && !request.origin ? ways.slice(1) : ways;
  const open = told.length > 0 ? ways.filter((_, index) => told.includes(index)) : usual;
  const short = open.reduceRight((one, way) => (costOf(way) < costOf(one) ? way : one));
  const [before = short] = ways;
  const isOnWay = where?.at === 'on_way' && request.origin !== undefined;
  const best = isOnWay && costOf(before) <= mostDetour * costOf(short) ? before : short;
  return {
    draft: { ...draft, days: rejoined(best, draft.days) },
    changes: [{ said: 'city_added', city: city.id, days: count }],
  };
};

/** Gives days that are free, or the last of the longest stay, to another city. */
export const moveDays = (draft: Draft, count: number, city: PlannerCity): Result => {
  const isThere = draft.days.some((day) => day.city.id === city.id);
  const movable = draft.days
    .map((day, index) => ({ day, index }))
    .filter(({ day }) => day.city.id !== city.id)
    .sort((a, b) => a.day.visits.length - b.day.visits.length || b.index - a.index);
  const gone = new Set(movable.slice(0, Math.min(count, draft.days.length - 1)).map(({ day }) => day));
  if (gone.size === 0) return { draft, changes: [{ said: 'only_city', city: city.id }] };
  const left = draft.days.filter((day) => !gone.has(day));
  const shorter = { ...draft, days: rejoined(blocksOf(left), draft.days) };
  return isThere ? addDays(shorter, gone.size, city) : addCity(shorter, city, gone.size);
};

/** One day of the journey in another city; the others stay where they are. */
export const dayInCity = (draft: Draft, number: number, city: PlannerCity): Result => {
  const day = draft.days[number - 1];
  if (!day) return { draft, changes: [{ said: 'no_such_day', day: number }] };
  const isThere = draft.days.some((one) => one.city.id === city.id);
  if (day.city.id === city.id) return { draft, changes: [{ said: 'city_there', city: city.id }] };
  const days = draft.days.map((one) => (one === day ? emptyDay(city) : one));
  const told: Change = isThere
    ? {
        said: 'stay',
        city: city.id,
        days: days.filter((one) => one.city.id === city.id).length,
        total: days.length,
      }
    : { said: 'city_added', city: city.id, days: 1 };
  return { draft: { ...draft, days: rejoined(blocksOf(days), draft.days) }, changes: [told] };
};

export const removeCity = (draft: Draft, city: PlannerCity): Result => {
  const days = draft.days.filter((day) => day.city.id !== city.id);
  if (days.length === draft.days.length) return { draft, changes: [{ said: 'none_to_remove' }] };
  if (days.length === 0) return { draft, changes: [{ said: 'only_city', city: city.id }] };
  return {
    draft: { ...draft, days: rejoined(blocksOf(days), draft.days) },
    changes: [{ said: 'city_removed', city: city.id }],
  };
};

/** Another day: in the city that was named, else where the days are fewest for what there is. */
export const addDays = (draft: Draft, count: number, city: PlannerCity | undefined): Result => {
  let days = [...draft.days];
  const most = Math.min(count, planLimits.days - days.length);
  if (most <= 0) return { draft, changes: [{ said: 'longest' }] };
  for (let index = 0; index < most; index += 1) {
    const blocks = blocksOf(days);
    const named = blocks.findIndex((block) => cityOf(block)?.id === city?.id);
    // A stay of two days is lengthened before one of five.
    const shortest = blocks.reduce(
      (best, block, at) => (block.length < (blocks[best]?.length ?? 99) ? at : best),
      0,
    );
    const at = named >= 0 ? named : shortest;
    const grown = blocks[at]?.[0];
    if (grown)
      days = blocks.flatMap((block, place) => (place === at ? [...block, emptyDay(grown.city)] : block));
  }
  return { draft: { ...draft, days }, changes: [{ said: 'longer', days: days.length }] };
};

/** So many days in a city of the plan; the last ones go, or others come behind them. */
export const setStay = (draft: Draft, city: PlannerCity, count: number): Result => {
  const own = draft.days.filter((day) => day.city.id === city.id);
  if (own.length === 0) return addCity(draft, city, count);
  if (own.length < count) return addDays(draft, count - own.length, city);
  const gone = new Set(own.slice(Math.max(1, count)));
  if (gone.size === 0) return { draft, changes: [] };
  const days = draft.days.filter((day) => !gone.has(day));
  return {
    draft: { ...draft, days: rejoined(blocksOf(days), draft.days) },
    changes: [{ said: 'shorter', days: days.length }],
  };
};

/** One day less, from the longest stay; its last one. */
export const dropDays = (draft: Draft, count: number): Result => {
  let days = [...draft.days];
  const least = Math.max(1, days.length - count);
  if (least === days.length) return { draft, changes: [{ said: 'shortest' }] };
  while (days.length > least) {
    const blocks = blocksOf(days);
    const longest = blocks.reduce(
      (best, block, at) => (block.length >= (blocks[best]?.length ?? 0) ? at : best),
      0,
    );
    days = rejoined(
      blocks
        .map((block, at) => (at === longest ? block.slice(0, -1) : block))
        .filter((block) => block.length > 0),
      days,
    );
  }
  return { draft: { ...draft, days }, changes: [{ said: 'shorter', days: days.length }] };
};

export const removeDay = (draft: Draft, day: number): Result => {
  if (!draft.days[day - 1]) return { draft, changes: [{ said: 'no_such_day', day }] };
  if (draft.days.length === 1) return { draft, changes: [{ said: 'shortest' }] };
  const days = draft.days.filter((_, index) => index !== day - 1);
  return {
    draft: { ...draft, days: rejoined(blocksOf(days), draft.days) },
    changes: [{ said: 'day_removed', day }],
  };
};
