import { expect, test } from 'vitest';
import { actsIn } from '../../server/features/planner/understand/acts';
import { asksForHand } from '../../server/features/planner/understand/asks-for-hand';
import { changedEndsIn } from '../../server/features/planner/understand/changed-ends';
import { dateShiftIn } from '../../server/features/planner/understand/date-shift';
import { datesIn } from '../../server/features/planner/understand/dates';
import { partyIn } from '../../server/features/planner/understand/party';
import { routeOrderIn } from '../../server/features/planner/understand/route-order';
import { readText, wordsOf } from '../../server/features/planner/understand/text';

const folded = (message: string) => readText(message).folded;

test.each([
  ['push everything back by one week', 7],
  ['A week later instead?', 7],
  ['we can only get there three days later than that', 3],
  ["one day earlier than what you've got now", -1],
  ['bring the whole trip forward by three days', -3],
  ['lùi nguyên chuyến 2 ngày giùm', 2],
  ['cơ quan bắt trực, dời sang cuối tuần kế tiếp', 7],
  ['đi sớm hơn 1 tuần nha', -7],
  ['finish a day earlier', undefined],
  ['stay one day longer', undefined],
  ['move 2 days to Huế', undefined],
  ['về sớm 1 ngày', undefined],
])('%s: how far the start is moved', (message, days) => {
  expect(dateShiftIn(folded(message))).toBe(days);
});

test.each([
  ['we lose the last day, sorry', [{ do: 'fewer_days', count: 1 }]],
  ['kẹt việc mất ngày cuối rồi', [{ do: 'fewer_days', count: 1 }]],
  ['bớt đi một hôm', [{ do: 'fewer_days', count: 1 }]],
  ['hmm ok give me one back', [{ do: 'add_days', count: 1 }]],
  ['we lost our luggage', []],
])('%s: days that are lost or come back', (message, acts) => {
  expect(actsIn(readText(message), 5)).toEqual(acts);
});

test.each([
  ['my boss wants me back, I can only stay till the 13th', { early: 1 }],
  ['sếp gọi về sớm, em chỉ ở tới 13/4 được thôi', { early: 1 }],
  ['ngày 12 tụi mình phải về rồi', { early: 2 }],
  ['we leave on the 13th at noon', null],
])('%s: what falls away at the end', (message, ends) => {
  expect(changedEndsIn(folded(message), '2027-04-10', 5)).toEqual(ends);
});

test.each(['oops, I meant the 30th', 'à nhầm, ngày 30', 'make it the 30th then'])(
  '%s mends the day on which a plan of April begins',
  (message) => {
    const around = { today: '2026-11-29', month: undefined, hasPlan: true, planFrom: '2027-04-01' };
    expect(datesIn(readText(message), around)?.start).toBe('2027-04-30');
  },
);

test.each([
  ['begin with ### and then go to ####', [1, 2]],
  ['#### at the end and ### first', [2, 1]],
  ['so that #### is at the start, and ### at the end', [1, 2]],
  ['di ### truoc roi moi ra ####', [1, 2]],
  ['#### after ###', [2, 1]],
  ['how far is ### from ####', null],
])('%s: in which order towns are visited', (rest, order) => {
  const towns = [...rest.matchAll(/#+/g)].map(({ index }, at) => ({ id: at + 1, at: index }));
  expect(routeOrderIn(rest, towns)).toEqual(order);
});

test.each([
  ["two of them can't make it", -2],
  ['1 đứa bận không đi được', -1],
  ['Dave bottled it so knock one off the numbers', -1],
])('%s: so many fewer', (message, adults) => {
  expect(partyIn(readText(message), true)).toEqual({ joining: { adults, children: 0 } });
});

test('who asks for help with a journey is told apart from who asks for help', () => {
  expect(asksForHand(wordsOf('hey can u help me w a trip'))).toBe(true);
  expect(asksForHand(wordsOf('is there help at the airport'))).toBe(false);
});
