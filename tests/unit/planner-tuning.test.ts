import { expect, test } from 'vitest';
import { townOfKind, withTownsNamed } from '../../server/features/planner/converse/kinds-of-towns';
import { understand } from '../../server/features/planner/understand';
import { bareLengthIn } from '../../server/features/planner/understand/bare-length';
import { asksForChange } from '../../server/features/planner/understand/clauses';
import { emptiedIn } from '../../server/features/planner/understand/empty-day';
import { besidePlan } from '../../server/features/planner/understand/journey-ends';
import { partyIn } from '../../server/features/planner/understand/party';
import { asksWhichDays, planAskedIn } from '../../server/features/planner/understand/plan-asked';
import { readText } from '../../server/features/planner/understand/text';
import { tuningIn } from '../../server/features/planner/understand/tuning';
import { plannerCity } from '../factories/planner-city';

const full = { pace: 'full' };
const easy = { pace: 'easy' };
const low = { budget: 'low' };

test.each([
  ['Bit thin that. Can you stuff more in?', full],
  ['looks a bit sparse, could you cram a few more things in?', full],
  ['lịch thưa quá, nhét thêm đi', full],
  ['can you thin it out?', easy],
  ['way too much running about', easy],
  ['nhiều chỗ quá', easy],
  ['xếp lại cho khỏe hơn đi bạn', easy],
  ['Can you do it for less?', low],
  ['bring the cost down please', low],
  ['xót tiền quá, cắt bớt chi phí giùm', low],
  ['put more beach in', {}],
  ['chạy qua Hội An', {}],
  ['không dày quá', {}],
])('%s', (message, tuned) => {
  expect(tuningIn(readText(message).folded)).toEqual(tuned);
});

test('who wants a plan thinner or cheaper asks for a change, and who asks whether it is too dear does not', () => {
  expect(asksForChange('any chance of spending less?')).toBe(true);
  expect(asksForChange('is it too expensive?')).toBe(false);
});

test.each([
  ["Leave day 4 completely blank would you, we'll be dying after the party", 4],
  ['wipe day 3, we just want the pool', 3],
  ['can day 2 be a blank day?', 2],
  ['nothing at all on day 2 please', 2],
  ['ngày cuối khỏi xếp gì hết', 5],
  ['ngày 2 để trống nha', 2],
  ['keep day 2 free of museums', undefined],
  ['day 2 is empty', undefined],
  ['ngày 2 muốn chỗ trong nhà', undefined],
])('%s', (message, day) => {
  expect(emptiedIn(readText(message).folded, 5)).toBe(day);
});

const beside = (message: string, start: string | null, days = 4) =>
  understand(message, {
    cities: [],
    ...besidePlan({ days: Array(days).fill(0), request: { start_date: start, month: 4 } }, '2026-11-29'),
  });

test.each([
  ['could we begin on a Friday?', null, '2027-04-02'],
  ['thứ bảy thứ hai của tháng', null, '2027-04-10'],
  ['start next Friday', null, '2026-12-04'],
  ['actually can we leave on the 9th instead, i mean start the 9th', '2027-04-02', '2027-04-09'],
  ['sorry, can we set off on the 9th instead?', '2027-04-02', '2027-04-09'],
])('%s', (message, start, begins) => {
  expect(beside(message, start).wants.start_date).toBe(begins);
});

test.each([
  ['I can stay until the 7th', [{ do: 'add_days', count: 2 }]],
  ['ở tới 7 luôn', [{ do: 'add_days', count: 2 }]],
  [
    'one more day off, so we can come a day earlier',
    [
      { do: 'shift', days: -1 },
      { do: 'add_days', count: 1 },
    ],
  ],
])('%s', (message, acts) => {
  expect(beside(message, '2027-04-02').acts).toEqual(acts);
});

test('who lands late says nothing of the other mornings', () => {
  const { times } = beside("our plane's not in till 9.30 that night", '2027-04-02').wants;
  expect(times).toEqual({ arrives: '21:30' });
});

const hanoi = plannerCity(1, 'HAN', ['ha noi'], 21.03, 105.85);
const sapa = plannerCity(2, 'SPA', ['sa pa'], 22.34, 103.84);
const danang = plannerCity(3, 'DAN', ['da nang'], 16.05, 108.2);
const hoian = plannerCity(4, 'HOI', ['hoi an'], 15.88, 108.33);

test('a town of the plan goes by what it is, where only one is that', () => {
  const named = withTownsNamed('the mountains first and the city at the end', [hanoi, sapa]);
  expect(named).toBe(` ${sapa.title} first and ${hanoi.title} at the end `);
  expect(townOfKind('the beach', [danang, hanoi])).toBe(danang);
  expect(townOfKind('the beach', [danang, hoian])).toBeNull();
});

test.each([
  ['can it be done in two?', 2],
  ['cắt bớt còn 3 thôi', 3],
  ['hm, one fewer than that', 3],
  ['nhân đôi số ngày lên', 8],
  ['cắt còn 2 điểm', undefined],
  ['bớt còn 2 người', undefined],
])('%s', (message, days) => {
  expect(bareLengthIn(readText(message).folded, 4)).toBe(days);
});

test('days that are left of a plan are no people', () => {
  expect(beside('cắt bớt còn 3 thôi', null).wants.total).toBeUndefined();
  expect(beside('stretch it by two days', null).acts).toEqual([expect.objectContaining({ count: 2 })]);
});

test.each([
  ['two friends are joining me', { joining: { adults: 2, children: 0 } }],
  ["gran's coming as well, she's in a wheelchair", { joining: { adults: 1, children: 0 } }],
  ['mums decided to come', { joining: { adults: 1, children: 0 } }],
  ["my sister would join us. She's seven months pregnant", { joining: { adults: 1, children: 0 } }],
  ["Granny can't mind them so the kids are coming, they're 5 and 9", { joining: { adults: 0, children: 2 } }],
  ['tổng thành 4 lớn 3 trẻ con', { adults: 4, children: 3 }],
  ['one of us has dropped out', { joining: { adults: -1, children: 0 } }],
])('%s', (message, party) => {
  expect(partyIn(readText(message), true)).toEqual(party);
});

test('on which days one is in a town is asked of the plan, and when one has to be up on a day', () => {
  expect(asksWhichDays(readText('which days are we in Hoi An?').folded)).toBe(true);
  expect(asksWhichDays(readText('ở Hội An là những ngày nào?').folded)).toBe(true);
  expect(asksWhichDays(readText('which day is the busiest?').folded)).toBe(false);
  expect(planAskedIn('when do we have to be up on day 2?', 3)).toMatchObject({ asks: 'begins', day: 2 });
});
