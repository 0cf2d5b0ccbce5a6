import { expect, test } from 'vitest';
import { asItIs, onDayOnly } from '../../server/features/planner/converse/scoped';
import type { Plan } from '../../server/features/planner/plan-shapes';
import { understand } from '../../server/features/planner/understand';
import { dayScopeIn } from '../../server/features/planner/understand/day-scope';
import { keptIn } from '../../server/features/planner/understand/kept-stops';
import { partsOf } from '../../server/features/planner/understand/parts';
import { readText } from '../../server/features/planner/understand/text';
import { withdrawnIn } from '../../server/features/planner/understand/withdrawn';

test.each<[string, number | undefined]>([
  ['on day 2 no walking', 2],
  ['ngày 3 ăn chay thôi', 3],
  ['a nice dinner on the last night', 4],
  ['splurge on one night', 4],
  ['tối cuối cho mình chỗ nào xịn', 4],
  ['on the last day something easy', 5],
  ['nghe nói 11/6 có bão, đừng ra biển', 2],
  ['no museums', undefined],
  ['day 2 and day 3 without walking', undefined],
  ['from day 3 on no walking', undefined],
  ['keep day 2, change everything else', undefined],
])('the one day that a wish is about: %s', (message, day) => {
  expect(dayScopeIn(readText(message), '2027-06-10', 5)).toBe(day);
});

test.each<[string, ReturnType<typeof withdrawnIn>]>([
  ['we are no longer vegetarian', ['vegetarian']],
  ['forget the halal thing', ['halal']],
  ["she isn't vegan after all", ['vegan']],
  ['thôi ăn mặn lại rồi, khỏi chay nữa', ['vegetarian']],
  ['khoi an chay nua', ['vegetarian']],
  ['meat is fine again', 'all'],
  ['không ăn chay được', []],
  ['no pork please', []],
  ["we don't eat meat", []],
  ['một người ăn chay', []],
])('what is eaten again: %s', (message, diets) => {
  expect(withdrawnIn(readText(message))).toEqual(diets);
});

test.each<[string, string | null, RegExp?]>([
  ['keep the temple of literature whatever you do, but lighten the rest', 'temple of literature', /lighten/],
  ['marble mountains stays no matter what, everything else can be easier', 'marble mountains', /easier/],
  ['giữ Đại Nội, mấy chỗ khác bớt lại', 'dai noi', /bot lai/],
  ['Đại Nội thì nhất định phải giữ, còn lại cho nhẹ nhàng', 'dai noi', /nhe nhang/],
  ['keep day 2 slow', null],
  ['drop the museum, keep the market', null],
])('what stays while the rest changes: %s', (message, what, rest) => {
  const kept = keptIn(message);
  expect(kept?.what ?? null).toBe(what);
  if (rest) expect(kept?.rest).toMatch(rest);
});

test('an end some days earlier is a part of its own', () => {
  expect(partsOf('cut Sapa completely and end the trip 2 days earlier')).toHaveLength(2);
});

const stop = (id: number) => ({
  kind: 'resource' as const,
  id,
  starts_at: '09:00',
  minutes: 60,
  note: '',
  travel: null,
});
const planOf = (budget: 'middle' | 'high', ...ids: number[][]): Plan => ({
  title: 'Huế',
  request: {
    city_ids: [1],
    start_date: null,
    month: null,
    days: ids.length,
    adults: 2,
    children: 0,
    pace: 'normal',
    interests: [],
    budget,
    needs: [],
  },
  days: ids.map((own) => ({ city_id: 1, transfer: null, note: '', stops: own.map(stop) })),
});

test('a change for one day leaves the others and what is wished of all days', () => {
  const was = planOf('middle', [1, 2], [3, 4], [5]);
  const plan = planOf('high', [9, 2], [3, 8], [7]);
  const changes = [
    { said: 'dearer' as const },
    { said: 'stops_removed' as const, stops: [1, 4, 5].map((id) => ({ kind: 'resource' as const, id })) },
  ];
  const done = onDayOnly(was, 2, { plan, changes, isChanged: true });
  expect(done.plan).toEqual({ ...was, days: [was.days[0], plan.days[1], was.days[2]] });
  expect(done.changes).toEqual([
    { said: 'stops_removed', stops: [{ kind: 'resource', id: 4 }] },
    { said: 'only_day', day: 2 },
  ]);
});

test('lengths are told as they are in the end', () => {
  const now = planOf('middle', [1], [2], [3]);
  expect(
    asItIs(
      [
        { said: 'longer', days: 7 },
        { said: 'stay', city: 1, days: 2, total: 5 },
        { said: 'city_added', city: 2, days: 2 },
        { said: 'shorter', days: 5 },
      ],
      now,
    ),
  ).toEqual([
    { said: 'stay', city: 1, days: 3, total: 3 },
    { said: 'shorter', days: 3 },
  ]);
});

test.each<[string, object]>([
  ['bỏ ngày 2', { acts: [{ do: 'remove_day', day: 2 }] }],
  ['ngày 2 qua Nam Định ăn phở bò rồi về', { verb: null }],
  ['ngay 2 qua nam dinh an pho bo roi ve', { verb: null }],
  ['đừng bắt đi xe máy', { wants: { transport: { avoided: ['motorbike'], only: null } } }],
  ['khỏi đi xe máy', { wants: { transport: { avoided: ['motorbike'], only: null } } }],
])('beef takes nothing out, and a motorbike that is refused is not ridden: %s', (message, said) => {
  expect(understand(message, { cities: [], today: '2026-11-21', planDays: 3 })).toMatchObject(said);
});
