import type { Candidate } from '../candidates/candidate';
import { recordKey } from '../records/record';
import { clean } from '../understand/order';
import { kindOfTitles, stopPlaceIn } from '../understand/stop-orders';
import type { Change } from './change';
import type { Draft } from './draft';
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
import { exchangeDays, removeStops } from './stops';
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
    const meant = recordMeant(order.what, known);
    if (meant) return (draft) => placeStop(draft, meant, order.day);
    const moved = /^(?:day|ngay)(?: thu)? (\d+)$/u.exec(order.what)?.[1];
    return moved ? (draft) => exchangeDays(draft, Number(moved), order.day) : null;
  },
  add: (order, known) => {
    const meant = isPronoun(order.what)
      ? stopNamed(order.what, known)
      : recordNamed(order.what, known.pool.all.values(), namesOf(known.cities));
    return meant && ((draft) => placeAnywhere(draft, meant));
  },
  drop: (order, known) => {
    const some = someOfKind(order.what, inPlan(known));
    if (some)
      return (draft, taste) => {
        const gone = new Set(leastMissed(draft, some, missedWith(taste)).map(recordKey));
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
    const old = stopMeant(order.what, known);
    const place = old ? null : stopPlaceIn(order.what, known.plan.days.length);
    if (place) return (draft) => ({ draft, changes: [{ said: 'no_such_stop', day: place.day }] });
    if (
      !old ||
      !known.plan.days.some(({ stops }) => stops.some((stop) => recordKey(stop) === recordKey(old)))
    )
      return null;
    const some = isSome.test(order.by) ? insteadIn(order.by, old) : null;
    if (some) return (draft, taste) => anotherStop(draft, old, some, { pool: known.pool, taste });
    const by = recordMeant(order.by, known);
    if (by && by !== old) return recordFor(old, by, order.isMutual === true);
    const wish = insteadIn(order.by, old);
    if (wish) return (draft, taste) => anotherStop(draft, old, wish, { pool: known.pool, taste });
    return null;
  },
};
