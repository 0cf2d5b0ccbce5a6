import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import type { PlannerCity } from '../../server/features/planner/candidates/cities';
import { isWithinReach } from '../../server/features/planner/days/access';
import { noTaste } from '../../server/features/planner/days/suits';
import type { Change } from '../../server/features/planner/follow-up/change';
import type { Draft } from '../../server/features/planner/follow-up/draft';
import { leastMissed, missedWith } from '../../server/features/planner/follow-up/room';
import { someOfKind } from '../../server/features/planner/follow-up/stops-meant';
import { withTakenOut } from '../../server/features/planner/follow-up/taken-out';
import { keepTotal, leastStay } from '../../server/features/planner/follow-up/whole-length';
import type { Plan } from '../../server/features/planner/plan-shapes';
import { understand } from '../../server/features/planner/understand';
import { ordersIn } from '../../server/features/planner/understand/orders';
import { ordersAndQuestions } from '../../server/features/planner/understand/orders-and-questions';
import { partsOf } from '../../server/features/planner/understand/parts';
import { readText } from '../../server/features/planner/understand/text';
import { totalIn } from '../../server/features/planner/understand/town-orders';

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

test('old knees go round a lake, and neither up stairs nor where nothing but that no wheelchair gets there is known', () => {
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
    false,
    false,
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

test.each([
  ['add Mai Chau at the end', { do: 'add_town', what: 'mai chau', place: { at: 'end' } }],
  ['put 2 nights in Phong Nha', { do: 'add_town', what: 'phong nha', length: { count: 2, unit: 'night' } }],
  [
    'can i stop in Phong Nha? if so put 2 nights there',
    { do: 'add_town', what: 'phong nha', length: { count: 2, unit: 'night' } },
  ],
  [
    'thêm Huế 2 ngày vào đầu chuyến',
    { do: 'add_town', what: 'hue', length: { count: 2, unit: 'day' }, place: { at: 'start' } },
  ],
  [
    'add Ninh Binh between Hanoi and Hue',
    { do: 'add_town', what: 'ninh binh', place: { at: 'between', by: 'hanoi', and: 'hue' } },
  ],
  ['cut saigon and hanoi to the bare minimum pls', { do: 'least_stay', what: ['saigon', 'hanoi'] }],
  ['rút Sài Gòn xuống ít nhất có thể', { do: 'least_stay', what: ['sai gon'] }],
  ['be back in hanoi by 4pm on the last day', { do: 'home_by', what: 'hanoi', time: '16:00' }],
  ['phải về tới Hà Nội trước 5h chiều ngày cuối', { do: 'home_by', what: 'ha noi', time: '17:00' }],
  ['one day in Hanoi', { do: 'set_stay', what: 'hanoi', count: 1, unit: 'day' }],
])('%s', (message, order) => {
  expect(ordersIn(message, 4, null).map((one) => one.order)).toContainEqual(order);
});

test.each([
  ['cho them 1 ngay o Hoi An nhung tong van 7 ngay thoi', 7],
  ['Bỏ Phan Thiết, vẫn 5 ngày', 5],
  ['add Huế but keep it at 6 days', 6],
  ['giữ 3 ngày ở Huế', null],
  ['keep 2 days in Hue', null],
])('%s keeps the whole at %s days', (message, days) => {
  const { folded } = readText(message);
  expect(totalIn(folded)?.days ?? null).toBe(days);
});

test('a length of the whole is none of a town', () => {
  const orders = ordersIn('cho them 1 ngay o Hoi An nhung tong van 7 ngay thoi', 7, null);
  expect(orders.map(({ order }) => order)).not.toContainEqual(expect.objectContaining({ count: 7 }));
});

test('what is said of a town stays with it, and who asks to stop there is no mere asker', () => {
  expect(partsOf('make it 7 days and add Huế, one night only')).toEqual([
    'make it 7 days',
    'add Huế, one night only',
  ]);
  expect(ordersAndQuestions('can i stop in Phong Nha? if so put 2 nights there').asked).toEqual([]);
});

const town = (id: number, records: number): PlannerCity =>
  ({ id, code: `T${id}`, lat: 10 + id, lon: 106, records }) as unknown as PlannerCity;
const draftOf = (...cities: PlannerCity[]): Draft =>
  ({
    request: {},
    out: [],
    legs: new Map(),
    days: cities.map((city) => ({ city, visits: [], kept: null, isFilled: false })),
  }) as unknown as Draft;
const daysOf = ({ days }: Draft) => days.map(({ city }) => city.id);

test('days that a town loses go to the others, and a length that was told is kept by those nobody spoke of', () => {
  const [a, b, c] = [town(1, 25), town(2, 25), town(3, 4)] as [PlannerCity, PlannerCity, PlannerCity];
  const was = draftOf(a, a, a, b, c);
  expect(daysOf(leastStay(was, [a]).draft)).toEqual([1, 2, 2, 2, 3]);
  const grown = draftOf(a, a, a, b, b, c);
  const kept = keepTotal(was, grown, 5);
  expect(daysOf(kept.draft)).toEqual([1, 1, 2, 2, 3]);
  expect(kept.changes).toEqual([{ said: 'stay', city: 1, days: 2, total: 5 }]);
});
