import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import { recordNamed } from '../../server/features/planner/follow-up/named-stop';
import { ordersIn } from '../../server/features/planner/understand/orders';

test.each([
  ['move the Imperial City to day 2', { do: 'place', what: 'imperial city', day: 2 }],
  ['can we do the Marble Mountains on the last day?', { do: 'place', what: 'marble mountains', day: 4 }],
  ['chuyển Đại Nội sang ngày 2 giúp mình', { do: 'place', what: 'dai noi', day: 2 }],
  ['de My Son vao ngay cuoi nhe', { do: 'place', what: 'my son', day: 4 }],
  ['put the cooking class one day earlier', { do: 'move', what: 'cooking class', days: -1 }],
  ['cho Mỹ Sơn lên sớm hơn một ngày', { do: 'move', what: 'my son', days: -1 }],
  ['instead of the museum, a boat trip', { do: 'replace', what: 'museum', by: 'boat trip' }],
  ['thay Đại Nội bằng lăng Tự Đức', { do: 'replace', what: 'dai noi', by: 'lang tu duc' }],
  ['a free morning on day 2 please', { do: 'free_part', day: 2, part: 'morning' }],
  ['tối ngày 3 để trống nhé', { do: 'free_part', day: 3, part: 'evening' }],
  ['quieter evenings please', { do: 'quiet_evenings' }],
  ['just Hoi An, drop the rest', { do: 'stay_only', what: 'hoi an' }],
  ['chỉ đi Hội An thôi, bỏ mấy chỗ còn lại', { do: 'stay_only', what: 'hoi an' }],
  ['skip the Marble Mountains', { do: 'drop', what: 'marble mountains' }],
  ['bỏ Ngũ Hành Sơn đi', { do: 'drop', what: 'ngu hanh son' }],
])('%s', (message, order) => {
  expect(ordersIn(message, 4, null).map((one) => one.order)).toContainEqual(order);
});

test('a way to a day is no morning, and whoever speaks is no evening', () => {
  const orders = (message: string) => ordersIn(message, 4, null).map(({ order }) => order.do);
  expect(orders('chuyển Đại Nội sang ngày 2, ngày đó đang trống')).not.toContain('free_part');
  expect(orders('tôi ngày 2 muốn nghỉ')).not.toContain('free_part');
});

const records = [
  { kind: 'resource', id: 1, names: ['imperial city of hue', 'dai noi hue'], fame: 1 },
  { kind: 'resource', id: 2, names: ['thien mu pagoda', 'chua thien mu'], fame: 0.8 },
  { kind: 'resource', id: 3, names: ['marble mountains', 'ngu hanh son'], fame: 0.7 },
  { kind: 'resource', id: 4, names: ['my son sanctuary', 'thanh dia my son'], fame: 0.9 },
] as unknown as Candidate[];

test.each([
  ['thien mu', 2],
  ['the imperal city', 1],
  ['my son', 4],
  ['marbel mountain', 3],
  ['the pagoda', undefined],
  ['hue', undefined],
])('%s names record %s', (phrase, id) => {
  expect(recordNamed(phrase, records, new Set(['hue']))?.id).toBe(id);
});
