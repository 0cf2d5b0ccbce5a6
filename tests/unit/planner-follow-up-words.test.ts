import { expect, test } from 'vitest';
import { actsIn } from '../../server/features/planner/understand/acts';
import { datesIn } from '../../server/features/planner/understand/dates';
import { withDayNumbers } from '../../server/features/planner/understand/day-of-plan';
import { dietsIn } from '../../server/features/planner/understand/diets';
import { moneyIn } from '../../server/features/planner/understand/money';
import { morningsIn } from '../../server/features/planner/understand/mornings';
import { partyIn } from '../../server/features/planner/understand/party';
import { talkIn } from '../../server/features/planner/understand/questions';
import { refuses } from '../../server/features/planner/understand/refusals';
import { readText } from '../../server/features/planner/understand/text';
import { traitIn } from '../../server/features/planner/understand/traits';
import { transportIn } from '../../server/features/planner/understand/transport';
import { wishesIn } from '../../server/features/planner/understand/wishes';

test.each([
  ['ngày 3 để trống giúp mình', { do: 'empty_day', day: 3 }],
  ['leave day 2 free please', { do: 'empty_day', day: 2 }],
  ['thôi xếp lại ngày 3 đi', { do: 'swap_day', day: 3 }],
  ['day 4 is too full', { do: 'ease_day', day: 4 }],
  ['đổi ngày 2 nhẹ hơn', { do: 'ease_day', day: 2 }],
  ['ditch the most expensive thing', { do: 'drop_dearest' }],
  ['đảo ngược lại lộ trình', { do: 'reverse' }],
  ['start two days later', { do: 'shift', days: 2 }],
  ['lùi lại 1 tuần', { do: 'shift', days: 7 }],
  ['too many hotel changes, only two bases please', { do: 'fewer_bases', count: 2 }],
])('%s', (message, act) => {
  expect(actsIn(readText(message), 5)).toEqual([act]);
});

test('a day that is not there yet is added, and not emptied', () => {
  expect(actsIn(readText('thêm ngày thứ 4 nghỉ ngơi thôi'), 3)).toEqual([{ do: 'add_days', count: 1 }]);
});

test('a couple, their children and grandparents are all counted', () => {
  const party = partyIn(readText('Nhà mình 2 vợ chồng, 2 bé (4 tuổi và 9 tuổi), ông bà nội 70 tuổi'));
  expect(party).toEqual({ adults: 4, children: 2 });
  expect(partyIn(readText('thêm chị bạn đi cùng'), true)).toEqual({ joining: { adults: 1, children: 0 } });
});

test.each([
  ['thêm đứa em nữa là 3 người', { total: 3 }],
  ["my sister is joining us, so we're 3 people", { total: 3 }],
  ["two friends dropped out so it's only 2 of us", { total: 2 }],
  ['Một đứa bận rồi, còn 4 đứa thôi ạ', { total: 4 }],
  ['rủ thêm được con bạn rồi, 2 đứa nhé', { total: 2 }],
  ["we'll be 4 adults and a 5-year-old", { adults: 4, children: 1 }],
  ['just me and the kids now, my husband has to work', { adults: 1 }],
  ['chỉ còn mình mình đi thôi', { adults: 1 }],
  ["my dad is coming too, he's 71", { joining: { adults: 1, children: 0 } }],
  ["my dad (71) can't do stairs, he's coming too", { joining: { adults: 1, children: 0 } }],
  ["there'll be another little one with us, my niece, she's 4", { joining: { adults: 0, children: 1 } }],
  ['nhà mình dắt theo cháu 8 tháng tuổi nữa', { joining: { adults: 0, children: 1 } }],
  ['thêm vợ chồng anh trai nữa', { joining: { adults: 2, children: 0 } }],
])('%s: who comes along is reckoned with those of before', (message, party) => {
  expect(partyIn(readText(message), true)).toMatchObject(party);
});

test('a motorbike for two is no second of May, and two old people are no two million', () => {
  const around = { today: '2026-11-24', month: undefined, hasPlan: false };
  expect(datesIn(readText('đi bằng xe máy 2 người'), around)).toBeUndefined();
  expect(moneyIn(readText('cho 2 cụ 68 tuổi')).spending).toBeUndefined();
  expect(moneyIn(readText('ngân sách 2 củ')).spending?.amount).toBe(2_000_000);
  expect(moneyIn(readText('kinh phí 900k/em')).spending).toEqual({
    amount: 900_000,
    currency: 'VND',
    per: 'person',
  });
  expect(moneyIn(readText('budget MYR 6000 total')).spending?.currency).toBe('MYR');
});

test('an allergy reaches to the end of its list', () => {
  expect(dietsIn(readText('bé dị ứng đậu phộng và hải sản'))).toEqual(
    expect.arrayContaining(['no_nuts', 'no_seafood']),
  );
});

test('two ways to go by are both kept', () => {
  expect(transportIn(readText('a week by train and bus')).avoided).not.toContain('bus');
  expect(transportIn(readText('đổi tàu sang xe khách')).only).toBe('bus');
});

test.each([
  ['we like late mornings', '10:00'],
  ['sáng xuất phát trễ hơn, 9h30', '09:30'],
  ['an early flight', undefined],
])('when days begin: %s', (message, time) => {
  expect(morningsIn(readText(message))).toBe(time);
});

test.each(['undo', 'add it back please', 'go back to the previous one', 'hoàn tác'])(
  'undone: %s',
  (message) => {
    expect(talkIn(readText(message)).asksForUndo).toBe(true);
  },
);

test('days of the week and dates of a plan are its days', () => {
  expect(withDayNumbers('make saturday lazier', '2026-11-27', 3)).toBe('make day 2 lazier');
  expect(withDayNumbers('ngay 1/1 de trong', '2026-12-30', 4)).toBe('day 3 de trong');
  expect(withDayNumbers('a monday', '2026-11-27', 3)).toBe('a monday');
});

test('who is told of puppets is not told of all shows, and who eats nothing hot still eats', () => {
  const names = (message: string) => wishesIn(readText(message)).avoided.map(({ name }) => name);
  expect(names('drop the puppets')).toEqual(['puppets']);
  expect(names('không ăn được cay')).not.toContain('food');
  expect(names('too many temples')).toContain('temple');
});

test('what is refused is left out by what it involves', () => {
  const wants = { avoided: [], phrases: [], refused: ['boat'], limits: [] };
  const river = {
    names: ['listen to ca hue'],
    signals: new Set<string>(),
    visitor_info: { involves: { state: 'checked' as const, what: ['boat' as const] } },
  };
  expect(refuses(wants, new Set())(river)).toBe(true);
  expect(refuses({ ...wants, refused: [] }, new Set())(river)).toBe(false);
});

test('what costs something is no cool place, and to go back is no bar', () => {
  expect(traitIn(readText('bớt mấy chỗ mất tiền'))).toBe('cheaper');
  expect(talkIn(readText('quay lại bản lúc nãy')).asksForUndo).toBe(true);
  expect(wishesIn(readText('quay lại bản lúc nãy')).wanted).toEqual([]);
});

test.each([
  ['swap the last stop please', { do: 'swap_stop', day: 3, stop: 99 }],
  ['thay điểm cuối cùng của ngày 2', { do: 'swap_stop', day: 2, stop: 99 }],
  ['bỏ chỗ cuối đi', { do: 'remove_last', day: 3 }],
])('%s is about the last stop', (message, act) => {
  expect(actsIn(readText(message), 3)).toEqual([act]);
});

test.each([
  ['ngày 1 giữ nguyên, chỉ đổi ngày 2', [{ do: 'swap_day', day: 2 }]],
  ['keep day 1 as it is, change day 2', [{ do: 'swap_day', day: 2 }]],
  ['ngày cuối ngủ tới 9h, bỏ check-in', []],
  ['ngày 2 bỏ bảo tàng', []],
  ['ngày 2 bỏ đi', [{ do: 'remove_day', day: 2 }]],
  ['drop the last day please', [{ do: 'remove_day', day: 3 }]],
])('%s: only the day that is meant', (message, acts) => {
  expect(actsIn(readText(message), 3)).toEqual(acts);
});

test('a day of the month is a day of the plan where it is too high for its number', () => {
  expect(withDayNumbers('ngay 12 de trong', '2026-12-05', 10)).toBe('day 8 de trong');
  expect(withDayNumbers('ngay 5 de trong', '2026-12-05', 10)).toBe('ngay 5 de trong');
});

test('who eats "chay" eats no meat, and who runs does', () => {
  expect(dietsIn(readText('4 người, 1 người chay'))).toEqual(['vegetarian']);
  expect(dietsIn(readText('4 người, 1 người chạy bộ'))).toEqual([]);
});
