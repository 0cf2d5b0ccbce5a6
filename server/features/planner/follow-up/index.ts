import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { isOf, type Taste } from '../days/suits';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import type { Understanding } from '../understand';
import type { Act } from '../understand/acts';
import { namedIn } from '../understand/names';
import { refuses } from '../understand/refusals';
import { words } from '../understand/text';
import type { Topic } from '../understand/topics';
import type { Trait } from '../understand/traits';
import type { Change } from './change';
import { changeEnds } from './changed-ends';
import { addCity, addDays, dayInCity, dropDays, moveDays, removeCity, removeDay, setStay } from './cities';
import { stayFor, toldStay } from './city-days';
import { type Draft, draftOf } from './draft';
import { type CityExchange, exchangeCity } from './exchange-city';
import { finish } from './finish';
import type { OrderStep } from './ordered';
import { placeAnywhere } from './place';
import { fitDays, missedWith } from './room';
import { cutStops, easeDay, fewerBases, reverse, shift } from './shape';
import { dropDearest, emptyDay, exchangeDays, removeStops, removeTopics, swapDay, swapStop } from './stops';
import { withTakenOut } from './taken-out';
import { priceOf, truly } from './truly';
import { tuneDay } from './tune-day';
import { changeWhole } from './whole';
import { keepTotal } from './whole-length';
import { addWish } from './wishes';

export type { Change } from './change';

export interface FollowUp {
  plan: Plan;
  said: Understanding;
  cities: readonly PlannerCity[];
  pool: Pool;
  taste: Taste;
  /** A city that another one is to take the place of. */
  exchange: CityExchange | null;
  /** What was wanted of single stops, which `said` tells nothing of. */
  order?: OrderStep | null;
  /** How many days the journey is to keep, whatever comes in or goes. */
  total?: number;
  title: (days: number, cities: readonly PlannerCity[]) => string;
}

type Step = (draft: Draft) => { draft: Draft; changes: Change[] };

const ofLength = (draft: Draft, days: number): ReturnType<Step> =>
  days > draft.days.length
    ? addDays(draft, days - draft.days.length, undefined)
    : dropDays(draft, draft.days.length - days);

/** Days that were added to one city are told with it. */
const addedTo = ({ draft, changes }: ReturnType<Step>, city: PlannerCity | undefined): ReturnType<Step> => ({
  draft,
  changes: city && changes.some(({ said }) => said === 'longer') ? [toldStay(draft, city)] : changes,
});

const stepOf = (act: Act, city: PlannerCity | undefined, trait: Trait | null): Step => {
  switch (act.do) {
    case 'swap_day':
      return (draft) => swapDay(draft, act.day, trait);
    case 'swap_stop':
      return (draft) => swapStop(draft, act.day, act.stop, trait);
    case 'exchange_days':
      return (draft) => exchangeDays(draft, act.day, act.with);
    case 'day_in_city':
      return (draft) => (city ? dayInCity(draft, act.day, city) : { draft, changes: [] });
    case 'ease_day':
      return (draft) => easeDay(draft, act.day);
    case 'reverse':
      return reverse;
    case 'shift':
      return (draft) => shift(draft, act.days);
    case 'fewer_bases':
      return (draft) => fewerBases(draft, act.count);
    case 'cut_stops':
      return (draft) => cutStops(draft, act.count, act.day);
    case 'drop_dearest':
      return dropDearest;
    case 'remove_day':
      return (draft) => removeDay(draft, act.day);
    case 'empty_day':
      return (draft) => emptyDay(draft, act.day);
    case 'remove_stop':
      return (draft) => removeStops(draft, (_candidate, day, stop) => day === act.day && stop === act.stop);
    case 'remove_last':
      return (draft) =>
        removeStops(
          draft,
          (_candidate, day, stop) => day === act.day && stop === draft.days[act.day - 1]?.visits.length,
        );
    case 'add_days':
      return (draft) =>
        city && !draft.days.some((day) => day.city.id === city.id)
          ? addCity(draft, city, act.count)
          : addedTo(addDays(draft, act.count, city), city);
    case 'set_stay':
      // Without a city it is the length of the whole journey.
      return (draft) => (city ? setStay(draft, city, act.count) : ofLength(draft, Math.max(1, act.count)));
    case 'tune_day':
      return (draft) => tuneDay(draft, act.day, act.trait);
    case 'move_days':
      return (draft) => (city ? moveDays(draft, act.count, city) : { draft, changes: [] });
    case 'fewer_days':
      return (draft) => dropDays(draft, act.count);
  }
};

/** The first city that is named from where an act is said. */
const cityAt = (act: Act, { said, cities }: FollowUp): PlannerCity | undefined => {
  if (!('at' in act) || act.at === undefined) return undefined;
  const from = act.at;
  const next = said.places.mentioned.filter(({ at }) => at >= from).sort((a, b) => a.at - b.at)[0];
  return cities.find(({ id }) => id === next?.id);
};

/** "One more day at the sea" is spent in the city of the plan that has what is wished. */
const cityFor = (act: Act, { plan, said, cities, pool }: FollowUp): PlannerCity | undefined => {
  const { wanted } = said.wants;
  if (act.do !== 'add_days' || wanted.length === 0) return undefined;
  const own = new Set(plan.days.map(({ city_id }) => city_id));
  const count = (city: PlannerCity) =>
    [...pool.all.values()].filter(
      (one) => one.city_id === city.id && wanted.some((topic) => isOf(one, topic)),
    ).length;
  const [most] = cities
    .filter(({ id }) => own.has(id))
    .map((city) => ({ city, count: count(city) }))
    .sort((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.city : undefined;
};

const usualStay = 2;

/** Takes out what is of kinds that are refused. @param isSaid whether it has been told already that there is none */
const withoutKinds = (draft: Draft, refused: readonly string[], isSaid: boolean): ReturnType<Step> => {
  const left = removeStops(draft, refuses({ avoided: [], phrases: [], refused, limits: [] }, new Set()));
  return isSaid && left.changes.some(({ said }) => said === 'none_to_remove') ? { draft, changes: [] } : left;
};

/** Where a town is to lie that breaks a long way there. */
const onTheWay = words(
  'on the way(?: there| up| out)?|en route|break (?:up )?(?:the |our )?(?:journey|drive|trip|ride)|(?:first|outward) (?:day|leg|night)|tren duong(?: di)?|doc duong|duong di|ngay dau|dem dau|chang di|luc di',
);
/** A stay that is told in nights, and not in days. */
const inNights =
  /^(?!.*(?:\d|one|two|three|four|five|mot|hai|ba|bon|nam) (?:days?|ngay)(?!\p{L})).*(?<!\p{L})(?:nights?|dem)(?!\p{L})/u;
const lengthensIt = words(
  '(?:tang|keo|nang) (?:len|dai|thanh)|(?:la|thanh|tong) \\d+ ngay|make it|makes it|extend(?: it)? to|so \\d+ days|in total|altogether',
);

/** A city that is in no plan is left out of it already. */
const leaveCity = (draft: Draft, city: PlannerCity): ReturnType<Step> =>
  draft.days.some((day) => day.city.id === city.id)
    ? removeCity(draft, city)
    : { draft, changes: [{ said: 'city_left', city: city.id }] };

const citySteps = (asked: FollowUp, named: readonly PlannerCity[]): Step[] => {
  const { said } = asked;
  const acted = said.acts.map((act) => cityAt(act, asked)?.id);
  // "one more day in Huế" names the city for its days.
  const isAct = said.acts.length > 0;
  const meant = isAct
    ? named.filter(({ id }) => said.verbs.get(id) === 'remove' && !acted.includes(id))
    : named;
  return meant.map((city): Step => {
    const verb = said.verbs.get(city.id) ?? said.verb;
    const isLeft = said.places.left.includes(city.id) && verb !== 'add';
    if (verb === 'remove' || isLeft) return (draft) => leaveCity(draft, city);
    const own = said.places.named.find(({ id }) => id === city.id)?.days;
    const isThere = asked.plan.days.some(({ city_id }) => city_id === city.id);
    if (isThere && own !== undefined)
      return (draft) => {
        const unit = said.places.lengths.areNights ? 'night' : 'day';
        return stayFor(draft, city, { count: own, unit });
      };
    const { days: whole } = said.wants;
    // "A night at Ba Bể, which makes it four days": what the whole gains is spent there.
    const gained = whole === undefined ? 0 : whole - asked.plan.days.length;
    // A night on the way is one day of it.
    const stay = whole !== undefined && whole > 1 && inNights.test(said.words) ? whole - 1 : whole;
    const count = own ?? (gained > 0 && lengthensIt.test(said.words) ? gained : stay);
    const where = onTheWay.test(said.words) ? { at: 'on_way' as const } : undefined;
    return (draft) => addCity(draft, city, count ?? usualStay, where);
  });
};

const recordSteps = ({ plan, said, pool, cities }: FollowUp): Step[] => {
  const cityNames = new Set(cities.flatMap(({ names }) => names));
  const inPlan = plan.days.flatMap(({ stops }) => stops.map(({ kind, id }) => `${kind} ${id}`));
  if (said.verb === 'remove' || said.verb === 'swap') {
    const own = inPlan.flatMap((key) => pool.all.get(key) ?? []);
    const [named] = namedIn(own, said.words, cityNames);
    if (!named) return [];
    if (said.verb === 'remove') return [(draft) => removeStops(draft, (candidate) => candidate === named)];
    const day = plan.days.findIndex(({ stops }) =>
      stops.some(({ kind, id }) => kind === named.kind && id === named.id),
    );
    const stop =
      plan.days[day]?.stops.findIndex(({ kind, id }) => kind === named.kind && id === named.id) ?? 0;
    return [(draft) => swapStop(draft, day + 1, stop + 1)];
  }
  const [named] = namedIn(pool.all.values(), said.words, cityNames);
  return named ? [(draft) => placeAnywhere(draft, named)] : [];
};

/** "A day at the beach" is one of those that there are; "just one day" is the whole. */
const isWholeDay = words('only|just|make it|cut it|shorten|reduce|chi|con|rut|bot');

/** Whether two plans have the same days. */
const isSame = (a: Plan, b: Plan): boolean =>
  JSON.stringify(a.days) === JSON.stringify(b.days) &&
  JSON.stringify(a.request) === JSON.stringify(b.request);

/** Where nothing cheaper, dearer or of an interest is known a day keeps what it had, rather than nothing. */
const keptWhereBare = (was: Plan, now: Plan): Plan => ({
  ...now,
  days: now.days.map((day, index) => {
    const before = was.days[index];
    return before && before.city_id === day.city_id && day.stops.length < before.stops.length ? before : day;
  }),
});

const hasTopic = (day: Plan['days'][number] | undefined, topic: Topic, { all }: Pool): boolean =>
  (day?.stops ?? []).some((stop) => {
    const candidate = all.get(recordKey(stop));
    return candidate !== undefined && isOf(candidate, topic);
  });

/** "Next week" moves a plan that has a date by seven days, whatever day that would be; one without gets that date. */
const shiftedOnce = (asked: FollowUp): FollowUp => {
  const { said, plan } = asked;
  // "Tuần sau" is no length of a week either.
  const { start_date: date, month, days, ...wants } = said.wants;
  if (date === undefined || !said.acts.some((act) => act.do === 'shift')) return asked;
  return plan.request.start_date === null
    ? {
        ...asked,
        said: {
          ...said,
          acts: said.acts.filter((act) => act.do !== 'shift'),
          wants: { ...wants, start_date: date, ...(month === undefined ? {} : { month }) },
        },
      }
    : { ...asked, said: { ...said, wants } };
};

/** Changes a plan as a message asks, and no more than that. */
export const followUp = async (
  from: FollowUp,
): Promise<{ plan: Plan; changes: Change[]; isChanged: boolean }> => {
  const asked = shiftedOnce(from);
  const { plan, said, cities, pool, taste, exchange } = asked;
  const named = said.places.named.flatMap(({ id }) => cities.find((city) => city.id === id) ?? []);
  // "Phong Nha for two nights" is a stay, whatever has its name.
  const isNew = (id: number) => !plan.days.some(({ city_id }) => city_id === id);
  const isStay = said.places.named.some(
    ({ id, days: own }) =>
      own !== undefined || (said.verb === 'add' && said.wants.days !== undefined && isNew(id)),
  );
  const records = said.acts.length > 0 || exchange || isStay ? [] : recordSteps(asked);
  // A record may be named by the name of its city: then the city is not meant, unless something else is done to it.
  const isOther = named.some(({ id }) => (said.verbs.get(id) ?? said.verb) !== said.verb);
  const places = (records.length > 0 && !isOther) || exchange ? [] : citySteps(asked, named);
  // "Make it a week, with Nha Trang instead of Đà Nẵng": an exchange says nothing of the length.
  const isDone =
    records.length > 0 ||
    places.length > 0 ||
    said.acts.some(({ do: name }) => name !== 'fewer_bases' && name !== 'cut_stops');
  const { avoided, refused, days } = said.wants;
  // "One more day at the sea" is about that day, not about the others.
  const addsDays = said.acts.some((act) => act.do === 'add_days');
  // A thing of its own is added by itself; an interest tunes all days.
  const wishes = said.verb === 'remove' ? [] : said.wants.wanted.filter(({ label }) => label !== undefined);
  const told = new Set(wishes.map(({ interest }) => interest));
  const interests = addsDays ? [] : said.wants.interests.filter((interest) => !told.has(interest));
  const { order } = asked;
  const steps: Step[] = [
    ...(order ? [(draft: Draft) => order(draft, taste)] : []),
    ...(said.wants.ends ? [(draft: Draft) => changeEnds(draft, said.wants.ends ?? {})] : []),
    ...said.acts.map((act) =>
      stepOf(
        act,
        cityAt(act, asked) ?? (act.do === 'set_stay' ? undefined : (named[0] ?? cityFor(act, asked))),
        said.trait,
      ),
    ),
    ...(exchange ? [(draft: Draft) => exchangeCity(draft, exchange)] : []),
    ...records,
    ...places,
    ...(records.length === 0 && said.acts.length === 0
      ? wishes.map(
          (topic): Step =>
            (draft) =>
              addWish(draft, topic, pool, taste),
        )
      : []),
    ...(avoided.length > 0 && records.length === 0 ? [(draft: Draft) => removeTopics(draft, avoided)] : []),
    ...(refused.length > 0 && records.length === 0
      ? [(draft: Draft) => withoutKinds(draft, refused, avoided.length > 0)]
      : []),
    ...(days !== undefined &&
    !isDone &&
    said.places.uncovered.length === 0 &&
    days !== plan.days.length &&
    (days > 1 || isWholeDay.test(said.words))
      ? [(draft: Draft) => ofLength(draft, days)]
      : []),
    (draft) =>
      changeWhole(draft, addsDays || wishes.length > 0 ? { ...said.wants, interests } : said.wants, taste),
  ];
  const whole = draftOf(plan, pool, cities);
  const { total } = asked;
  if (total !== undefined) steps.push((now) => keepTotal(whole, now, total));
  let draft = whole;
  const changes: Change[] = [];
  for (const step of steps) {
    const next = step(draft);
    draft = next.draft;
    changes.push(...next.changes);
  }
  // What a later arrival or another order of towns leaves no time for goes to another day before it is given up.
  draft = fitDays(draft, missedWith(taste), taste.sightsADay);
  const route = [...new Set(draft.days.map(({ city }) => city))];
  const sameFrame =
    draft.days.length === plan.days.length &&
    route.every(({ id }) => plan.days.some(({ city_id }) => city_id === id));
  const title = sameFrame ? plan.title : asked.title(draft.days.length, route);
  const has = (...names: Array<Change['said']>) => changes.some(({ said: name }) => names.includes(name));
  const finished = await finish(draft, pool, taste, title);
  // Where nothing else was asked for: what a diet or an order takes out stays out.
  const isTaste = changes.every(
    ({ said: name }) => name === 'cheaper' || name === 'dearer' || name === 'interests',
  );
  const kept = isTaste ? keptWhereBare(plan, finished) : finished;
  const dearer = priceOf(kept, pool) - priceOf(plan, pool);
  const isNone =
    kept.days.length === plan.days.length &&
    ((has('cheaper') && dearer >= 0) || (has('dearer') && dearer <= 0));
  const changed = isNone ? { ...kept, days: plan.days } : kept;
  const swapped = said.acts.flatMap((act) => (act.do === 'swap_day' ? [changed.days[act.day - 1]] : []));
  for (const { label, ...topic } of said.wants.wanted)
    if (label && swapped.length > 0 && !swapped.some((day) => hasTopic(day, { ...topic, label }, pool)))
      changes.push({ said: 'none_of', wish: label });
  return {
    plan: changed,
    changes: withTakenOut(truly(changes, plan, changed, pool), plan, changed),
    isChanged: !isSame(plan, changed),
  };
};
