import type { Candidate } from '../candidates/candidate';
import { recordKey } from '../records/record';
import { clean } from '../understand/order';
import { kindOfTitles, stopPlaceIn } from '../understand/stop-orders';
import type { Change } from './change';
import { type Draft, touched } from './draft';
import { anotherStop, insteadIn, isSome } from './instead';
import { isPronoun, recordNamed } from './named-stop';
import { sightCalled } from './not-in-plan';
import {
  inPlan,
  inTurn,
  namesOf,
  type OrderStep,
  type Result,
  recordMeant,
  refOf,
  type StepsFor,
  stopMeant,
  stopNamed,
} from './ordered-known';
import { dayOfStop, placeAnywhere, placeStop, putOn, without } from './place';
import { leastMissed, missedWith } from './room';
import { someMore } from './some-more';
import { addStop, exchangeDays, removeStops } from './stops';
import { someOfKind, stopAt, stopsOfKind } from './stops-meant';

/** Two stops of different days change places. */
const exchangeStops = (
  draft: Draft,
  [a, dayOfA]: readonly [Candidate, number],
  [b, dayOfB]: readonly [Candidate, number],
): Result => {
  const first = putOn(without(without(draft, a), b), a, dayOfB);
  const second = first && putOn(first.draft, b, dayOfA);
  if (!first || !second) {
    const [stuck, day] = first ? [b, dayOfA] : [a, dayOfB];
    return { draft, changes: [{ said: 'not_that_day', stop: refOf(stuck), day, why: 'no_time', days: [] }] };
  }
  const gone = [...first.gone, ...second.gone];
  return {
    draft: { ...second.draft, out: [...second.draft.out, ...gone] },
    changes: [
      { said: 'stop_moved', stop: refOf(a), day: dayOfB },
      { said: 'stop_moved', stop: refOf(b), day: dayOfA },
      ...(gone.length > 0 ? [{ said: 'stops_removed' as const, stops: gone.map(refOf) }] : []),
    ],
  };
};

/** One record in the place of another. @param isMutual whether both may stay, and change places */
const recordFor =
  (old: Candidate, by: Candidate, isMutual: boolean): OrderStep =>
  (draft) => {
    const [from, to] = [dayOfStop(draft, old), dayOfStop(draft, by)];
    if (to === from) return { draft, changes: [{ said: 'on_that_day', stop: refOf(by), day: to }] };
    if (to > 0 && !isMutual) {
      const left = removeStops(draft, (candidate) => recordKey(candidate) === recordKey(old));
      return { ...left, changes: [...left.changes, { said: 'on_that_day', stop: refOf(by), day: to }] };
    }
    if (to > 0) return exchangeStops(draft, [old, from], [by, to]);
    const put = putOn(without(draft, old), by, from);
    if (!put) {
      const told = placeStop(draft, by, from);
      return { draft, changes: told.changes.filter(({ said }) => said === 'not_that_day') };
    }
    return {
      draft: { ...put.draft, out: [...put.draft.out, old, ...put.gone] },
      changes: [
        { said: 'stop_replaced', stop: refOf(by), was: refOf(old), day: from },
        ...(put.gone.length > 0 ? [{ said: 'stops_removed' as const, stops: put.gone.map(refOf) }] : []),
      ],
    };
  };

/** "Day 3" that shall be something else, as a whole. */
const dayAlone = /^(?:day|ngay)(?: thu)? (\d+)$/u;

/** So long a visit is a day by itself, minutes. */
const wholeDay = 240;

/** A day that is for one sight; what it was for before goes. */
const dayOf = (draft: Draft, sight: Candidate, number: number): Result => {
  const day = draft.days[number - 1];
  if (!day) return { draft, changes: [{ said: 'no_such_day', day: number }] };
  const gone = day.visits.map(({ candidate }) => candidate).filter((one) => one !== sight);
  const bare = {
    ...draft,
    days: draft.days.map((one) => (one === day ? touched(one, { visits: [] }) : one)),
  };
  const put = placeStop(bare, sight, number);
  if (put.changes.some(({ said }) => said === 'not_that_day')) return { draft, changes: put.changes };
  const isFilled = sight.minutes < wholeDay;
  // What everybody comes for goes to another day rather than out.
  const known = gone.filter(({ fame = 0, isMeal }) => fame >= 1 && !isMeal);
  const kept = known.reduce(
    (done, one): Result => {
      const others = done.draft.days.flatMap(({ city }, index) =>
        index !== number - 1 && city.id === day.city.id ? [index + 1] : [],
      );
      const added = others
        .map((other) => addStop(done.draft, one, other))
        .find(({ changes }) => changes.some(({ said }) => said === 'stop_added'));
      if (!added) return done;
      const moved = added.changes.map(
        (change): Change => (change.said === 'stop_added' ? { ...change, said: 'stop_moved' } : change),
      );
      return { draft: added.draft, changes: [...done.changes, ...moved] };
    },
    { draft: put.draft, changes: put.changes } as Result,
  );
  return {
    draft: {
      ...kept.draft,
      out: [...kept.draft.out, ...gone.filter((one) => dayOfStop(kept.draft, one) === 0)],
      days: kept.draft.days.map((one, index) => (index === number - 1 ? touched(one, { isFilled }) : one)),
    },
    changes: kept.changes,
  };
};

/** Something else where a stop would be that has gone already. */
const insteadOfGone = (
  old: Candidate,
  by: string,
  { pool }: Parameters<StepsFor<'replace'>['replace']>[1],
): OrderStep | null => {
  const wish = insteadIn(by, old);
  if (!wish) return null;
  return (draft, taste) => {
    const back = placeAnywhere({ ...draft, out: draft.out.filter((one) => one !== old) }, old);
    const none: Result = { draft, changes: [{ said: 'none_instead', was: refOf(old), isGone: true }] };
    if (dayOfStop(back.draft, old) === 0) return none;
    const put = anotherStop(back.draft, old, wish, { pool, taste });
    return put.changes.some(({ said }) => said === 'stop_replaced') ? put : none;
  };
};

/** What is done with single stops. */
export const stopSteps: StepsFor<'place' | 'add' | 'drop' | 'move' | 'replace'> = {
  place: (order, known) => {
    const several = stopsOfKind(order.what, inPlan(known));
    if (several.length > 0)
      return (draft, taste) =>
        inTurn(
          several.map(
            (one): OrderStep =>
              (now) =>
                placeStop(now, one, order.day),
          ),
          draft,
          taste,
        );
    const some = someMore(order.what, known.pool, order.day);
    if (some) return some;
    const what = clean(order.what);
    const meant = recordMeant(what, known);
    if (meant) return (draft) => placeStop(draft, meant, order.day);
    const moved = dayAlone.exec(what)?.[1];
    return moved ? (draft) => exchangeDays(draft, Number(moved), order.day) : null;
  },
  add: (order, known) => {
    const what = clean(order.what);
    const meant = isPronoun(what)
      ? stopNamed(what, known)
      : recordNamed(what, known.pool.all.values(), namesOf(known.cities));
    const some = isSome.test(order.what) || !meant ? someMore(order.what, known.pool) : null;
    return some ?? (meant && ((draft) => placeAnywhere(draft, meant)));
  },
  drop: (order, known) => {
    const some = someOfKind(order.what, inPlan(known));
    if (!some && order.isSome) return null;
    if (some)
      return (draft, taste) => {
        const count = order.left === undefined ? some.count : some.of.length - order.left;
        if (count <= 0) return { draft, changes: [{ said: 'none_to_remove' }] };
        const gone = new Set(leastMissed(draft, { ...some, count }, missedWith(taste)).map(recordKey));
        return removeStops(draft, (candidate) => gone.has(recordKey(candidate)));
      };
    const parts = clean(order.what)
      .split(/ (?:and|va|&) /u)
      .map((what) => {
        const several = stopsOfKind(what, inPlan(known), { isByTags: true });
        const stop = several[0] ?? stopAt(what, known.plan, known.pool) ?? stopNamed(what, known);
        const names = { candidates: known.pool.all.values(), cityNames: namesOf(known.cities) };
        return {
          stop,
          several,
          kind: kindOfTitles(what),
          absent: stop || isPronoun(what) ? null : sightCalled(what, names),
        };
      });
    // "No museums" of a plan without one.
    if (parts.every(({ stop, kind }) => !stop && kind))
      return (draft) => ({ draft, changes: [{ said: 'none_to_remove' }] });
    if (parts.some(({ stop, absent }) => !stop && !absent)) return null;
    const keys = new Set(
      parts.flatMap(({ stop, several }) => [...several, ...(stop ? [stop] : [])].map(recordKey)),
    );
    const told = parts.flatMap(({ absent }): Change[] =>
      absent ? [{ said: 'not_in_plan', name: absent }] : [],
    );
    return (draft) => {
      if (keys.size === 0) return { draft, changes: told };
      const left = removeStops(draft, (candidate) => keys.has(recordKey(candidate)));
      return { ...left, changes: [...left.changes, ...told] };
    };
  },
  move: (order, known) => {
    const meant = recordMeant(order.what, known);
    if (!meant) return null;
    return (draft) => {
      const from = dayOfStop(draft, meant);
      if (from === 0) return { draft, changes: [{ said: 'not_there', stop: refOf(meant) }] };
      const to = from + order.days;
      if (draft.days[to - 1]) return placeStop(draft, meant, to);
      return { draft, changes: [{ said: 'no_day_there', stop: refOf(meant), day: from }] };
    };
  },
  replace: (order, known) => {
    const number = dayAlone.exec(order.what)?.[1];
    const sight = number ? recordMeant(order.by, known) : null;
    if (number && sight) return (draft) => dayOf(draft, sight, Number(number));
    const old = stopMeant(order.what, known);
    const place = old ? null : stopPlaceIn(order.what, known.plan.days.length);
    if (place) return (draft) => ({ draft, changes: [{ said: 'no_such_stop', day: place.day }] });
    if (!old) return null;
    const isIn = known.plan.days.some(({ stops }) =>
      stops.some((stop) => recordKey(stop) === recordKey(old)),
    );
    // "Not the market." "Something else instead": where it was before it went.
    if (!isIn && isPronoun(order.what)) return insteadOfGone(old, order.by, known);
    if (!isIn) return null;
    const goes =
      (step: OrderStep): OrderStep =>
      (draft, taste) => {
        const done = step(draft, taste);
        if (!order.isGone || dayOfStop(done.draft, old) === 0) return done;
        const left = removeStops(done.draft, (candidate) => recordKey(candidate) === recordKey(old));
        const told = done.changes.map((change) =>
          change.said === 'none_instead' ? { ...change, isGone: true } : change,
        );
        return { ...left, changes: [...left.changes, ...told] };
      };
    const some = isSome.test(order.by) ? insteadIn(order.by, old) : null;
    if (some) return goes((draft, taste) => anotherStop(draft, old, some, { pool: known.pool, taste }));
    const by = recordMeant(order.by, known);
    if (by && by !== old) return goes(recordFor(old, by, order.isMutual === true));
    const wish = insteadIn(order.by, old);
    return wish && goes((draft, taste) => anotherStop(draft, old, wish, { pool: known.pool, taste }));
  },
};
