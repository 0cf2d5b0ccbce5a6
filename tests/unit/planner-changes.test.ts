import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import { isWithinReach } from '../../server/features/planner/days/access';
import { noTaste } from '../../server/features/planner/days/suits';
import type { Change } from '../../server/features/planner/follow-up/change';
import type { Draft } from '../../server/features/planner/follow-up/draft';
import { leastMissed, missedWith } from '../../server/features/planner/follow-up/room';
import { someOfKind } from '../../server/features/planner/follow-up/stops-meant';
import { withTakenOut } from '../../server/features/planner/follow-up/taken-out';
import type { Plan } from '../../server/features/planner/plan-shapes';
import { understand } from '../../server/features/planner/understand';

let ids = 0;
const stop = (names: string[], more: object = {}): Candidate => {
  ids += 1;
  return {
    kind: 'resource',
    id: ids,
    names,
    signals: new Set<string>(),
    isMeal: false,
    minutes: 90,
    accessibility: null,
    ...more,
  } as unknown as Candidate;
};

const planOf = (...days: Candidate[][]): Plan =>
  ({ days: days.map((stops) => ({ city_id: 1, stops })) }) as unknown as Plan;

const ref = ({ kind, id }: Candidate) => ({ kind, id });

test('what was taken out is told as the two plans show it', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => stop([name])) as [
    Candidate,
    Candidate,
    Candidate,
    Candidate,
  ];
  const was = planOf([a, b], [c]);
  const taken = (stops: Candidate[]): Change => ({ said: 'stops_removed', stops: stops.map(ref) });
  // One came back, and one went without a word.
  expect(withTakenOut([taken([a])], was, planOf([a], [c]))).toEqual([taken([b])]);
  expect(withTakenOut([{ said: 'none_to_remove' }], was, planOf([a], [c]))).toEqual([taken([b])]);
  expect(withTakenOut([{ said: 'none_to_remove' }], was, was)).toEqual([{ said: 'none_to_remove' }]);
  // What goes with another stop in its place, or with its day, is told by that.
  const replaced: Change = { said: 'stop_replaced', stop: ref(d), was: ref(b), day: 1 };
  expect(withTakenOut([replaced], was, planOf([a, d], [c]))).toEqual([replaced]);
  const emptied: Change = { said: 'day_emptied', day: 2 };
  expect(withTakenOut([emptied], was, planOf([a, b], []))).toEqual([emptied]);
});

test.each([
  ['one of the beach places', 1],
  ['2 beaches', 2],
  ['a beach', 1],
  ['mot bai bien', 1],
  ['vai bai bien', 3],
  ['the beaches', null],
  ['beaches', null],
])('%s counts %s', (phrase, count) => {
  const beaches = [1, 2, 3].map((one) =>
    stop([`beach ${one}`, `bai bien ${one}`], { signals: new Set(['beach']) }),
  );
  expect(someOfKind(phrase, beaches)?.count ?? null).toBe(count);
});

test('what is missed least goes first, what was named last, and no day is emptied for it', () => {
  const [known, plain, named, lone] = [
    stop(['known'], { fame: 0.9 }),
    stop(['plain']),
    stop(['named']),
    stop(['lone'], { fame: 0.1 }),
  ] as [Candidate, Candidate, Candidate, Candidate];
  const days = [[known, plain, named, stop(['other'])], [lone]].map((all) => ({
    visits: all.map((candidate) => ({ candidate })),
  }));
  const missed = missedWith({ ...noTaste, dear: new Set([`${named.kind} ${named.id}`]) });
  const of = [known, plain, named, lone];
  expect(leastMissed({ days } as unknown as Draft, { of, count: 3 }, missed)).toEqual([plain, known, lone]);
});

test('old knees go round a lake, sit in a train and see what a house has downstairs', () => {
  const party = { needs: ['few_steps' as const], children: 0 };
  const lake = {
    accessibility: { surface: 'paved' },
    visitor_info: { effort: { level: 'easy', slope: 'flat', walk_m: 5000 }, hours: { always_open: true } },
  };
  const train = {
    accessibility: { wheelchair: 'no' },
    visitor_info: { effort: { level: 'easy', slope: 'flat', walk_m: 400 } },
  };
  const house = { accessibility: { surface: 'stairs', wheelchair: 'partly' } };
  const tower = { accessibility: { surface: 'stairs', wheelchair: 'no' } };
  expect([lake, train, house, tower].map((more) => isWithinReach(stop(['one'], more), party))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test.each([
  ['put in more Cham towers', undefined],
  ['thêm tháp Chăm', undefined],
  ['them thap cham nua', undefined],
  ['đi chậm lại', 'easy'],
  ['cham lai chut', 'easy'],
])('%s: pace %s', (message, pace) => {
  const said = understand(message, { cities: [], today: '2026-11-29', planDays: 3 });
  expect(said.wants.pace).toBe(pace);
});
