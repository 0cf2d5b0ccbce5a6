import type { Pool } from '../candidates';
import { isOf } from '../days/suits';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import { refuses } from '../understand/refusals';
import { words } from '../understand/text';
import type { Topic } from '../understand/topics';
import { ofLength, type Step, stepOf } from './act-steps';
import type { FollowUp } from './asked';
import type { Change } from './change';
import { changeEnds } from './changed-ends';
import { leaveAt } from './day-hours';
import { type Draft, draftOf } from './draft';
import { exchangeCity } from './exchange-city';
import { finish } from './finish';
import { cityAt, cityFor, citySteps, recordSteps } from './named-steps';
import { fitDays, missedWith } from './room';
import { spendDay } from './spend-day';
import { removeStops, removeTopics } from './stops';
import { withTakenOut } from './taken-out';
import { priceOf, truly } from './truly';
import { changeWhole } from './whole';
import { keepTotal } from './whole-length';
import { addWish } from './wishes';

export type { Change } from './change';

/** Takes out what is of kinds that are refused. @param isSaid whether it has been told already that there is none */
const withoutKinds = (draft: Draft, refused: readonly string[], isSaid: boolean): ReturnType<Step> => {
  const left = removeStops(draft, refuses({ avoided: [], phrases: [], refused, limits: [] }, new Set()));
  return isSaid && left.changes.some(({ said }) => said === 'none_to_remove') ? { draft, changes: [] } : left;
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

const oneMore = words('more|another|extra|them|nua');
const restful = words('rest|relax(?:ing)?|chill|lazy|easy|nghi(?: ngoi| duong)?|thu gian|thong tha|nam');

/** What is wished of a day by itself is none of all days. */
const withoutTuning = ({ pace: _pace, ...wants }: FollowUp['said']['wants']): FollowUp['said']['wants'] => ({
  ...wants,
  interests: [],
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
  // What a day shall be for is put on that day, and tunes no other.
  const spent =
    asked.onDay !== undefined && said.verb !== 'remove' && said.acts.length === 0 && !asked.order
      ? said.wants.wanted.filter(({ name }) => name !== 'relaxation' && name !== 'food')
      : [];
  const isSpent = asked.onDay !== undefined && spent.length > 0 && said.wants.diets.length === 0;
  const told = new Set(wishes.map(({ interest }) => interest));
  const interests = addsDays ? [] : said.wants.interests.filter((interest) => !told.has(interest));
  const { order } = asked;
  // By what people leave tells how long before that they set out.
  const { leaves, leaving, ...times } = said.wants.times;
  const wants = leaving === undefined || leaves === undefined ? said.wants : { ...said.wants, times };
  const steps: Step[] = [
    ...(order ? [(draft: Draft) => order(draft, taste)] : []),
    ...(said.wants.ends ? [(draft: Draft) => changeEnds(draft, said.wants.ends ?? {})] : []),
    ...said.acts.map((act) =>
      stepOf(act, {
        city: cityAt(act, asked) ?? (act.do === 'set_stay' ? undefined : (named[0] ?? cityFor(act, asked))),
        trait: said.trait,
      }),
    ),
    ...(exchange ? [(draft: Draft) => exchangeCity(draft, exchange)] : []),
    ...records,
    ...places,
    ...(isSpent && records.length === 0
      ? [
          (draft: Draft) =>
            spendDay(
              draft,
              asked.onDay ?? 0,
              {
                topics: spent,
                isQuiet: said.wants.pace === 'easy' || restful.test(said.words),
                isMore: oneMore.test(said.words),
              },
              { pool, taste },
            ),
        ]
      : []),
    ...(records.length === 0 && said.acts.length === 0 && !isSpent
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
    ...(leaves !== undefined && leaving !== undefined
      ? [(draft: Draft) => leaveAt(draft, leaves, leaving, taste)]
      : []),
    (draft) =>
      changeWhole(
        draft,
        isSpent ? withoutTuning(wants) : addsDays || wishes.length > 0 ? { ...wants, interests } : wants,
        taste,
      ),
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
