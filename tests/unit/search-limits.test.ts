import { expect, test } from 'vitest';
import { limitsIn } from '../../server/features/search/understand/limits';
import { understand } from '../../server/features/search/understand/understand';
import { wordsIn } from '../../server/features/search/understand/written';

/** A Saturday, ten in the morning in Vietnam. */
const now = new Date('2026-11-28T03:00:00Z');
const limits = (keyword: string) => limitsIn(wordsIn(keyword), now).map(({ limit }) => limit);

test.each([
  ['hotels under 500k', 500_000, 'VND'],
  ['rooms below 500,000', 500_000, 'VND'],
  ['khách sạn dưới 1 triệu', 1_000_000, 'VND'],
  ['ks duoi 300', 300_000, 'VND'],
  ['dinner under $10 usd', 10, 'USD'],
])('%s', (keyword, amount, currency) => {
  expect(limits(keyword)).toEqual([{ what: 'price', amount, currency }]);
});

test.each([
  ['museum open on monday', '2026-11-30', null],
  ['bảo tàng mở cửa chủ nhật', '2026-11-29', null],
  ['tối nay chơi gì', '2026-11-28', '20:00'],
  ['cafe open now', '2026-11-28', '10:00'],
  ['things to do this weekend', '2026-11-28', null],
])('%s', (keyword, date, time) => {
  expect(limits(keyword)).toEqual([{ what: 'open', date, time }]);
});

test.each(['chợ phiên chủ nhật Bắc Hà', 'Sunday market', 'district 1', 'top 10 beaches', 'tàu SE1'])(
  '%s limits nothing',
  (keyword) => {
    expect(limits(keyword)).toEqual([]);
  },
);

test('the words of a limit are not looked for', () => {
  const { terms, content } = understand(wordsIn('hotels under 500k'), 'en', []);
  expect(content.map(({ folded }) => folded)).toEqual(['hotels']);
  expect(terms.map(({ limit }) => limit?.what)).toEqual([undefined, 'price']);
});
