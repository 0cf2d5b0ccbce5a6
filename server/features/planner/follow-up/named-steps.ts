import type { PlannerCity } from '../candidates/cities';
import { isOf } from '../days/suits';
import type { Act } from '../understand/acts';
import { namedIn } from '../understand/names';
import { words } from '../understand/text';
import type { Step } from './act-steps';
import type { FollowUp } from './asked';
import { addCity, removeCity } from './cities';
import { stayFor } from './city-days';
import type { Draft } from './draft';
import { placeAnywhere } from './place';
import { removeStops, swapStop } from './stops';

/** What is done with the towns and the records that a message names. */

/** The first city that is named from where an act is said. */
export const cityAt = (act: Act, { said, cities }: FollowUp): PlannerCity | undefined => {
  if (!('at' in act) || act.at === undefined) return undefined;
  const from = act.at;
  const next = said.places.mentioned.filter(({ at }) => at >= from).sort((a, b) => a.at - b.at)[0];
  return cities.find(({ id }) => id === next?.id);
};

/** "One more day at the sea" is spent in the city of the plan that has what is wished. */
export const cityFor = (act: Act, { plan, said, cities, pool }: FollowUp): PlannerCity | undefined => {
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

/** What is done with each town that is named and that no act is said of. */
export const citySteps = (asked: FollowUp, named: readonly PlannerCity[]): Step[] => {
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

/** What is done with a record that is named. */
export const recordSteps = ({ plan, said, pool, cities }: FollowUp): Step[] => {
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
