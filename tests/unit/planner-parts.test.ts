import { expect, test } from 'vitest';
import { partsOf } from '../../server/features/planner/understand/parts';

test.each([
  ['drop the museum and add a cooking class', ['drop the museum', 'add a cooking class']],
  ['swap day 2 and 3, and start at 10 on day 4', ['swap day 2 and 3', 'start at 10 on day 4']],
  ['bỏ chợ Đông Ba, thêm lớp nấu ăn', ['bỏ chợ Đông Ba', 'thêm lớp nấu ăn']],
  ['bo bao tang voi ca them 1 bua bun cha ngay 2', ['bo bao tang', 'them 1 bua bun cha ngay 2']],
  ['đổi ngày 2 với ngày 3 rồi ngày cuối bay lúc 13h', ['đổi ngày 2 với ngày 3', 'ngày cuối bay lúc 13h']],
  ['ngày 2 nhẹ thôi, ngày 3 thêm Mỹ Sơn', ['ngày 2 nhẹ thôi', 'ngày 3 thêm Mỹ Sơn']],
  ['vegetarian please and one more day', ['vegetarian please', 'one more day']],
  ['skip museums and finish by 7pm each day', ['skip museums', 'finish by 7pm each day']],
  ['thêm 1 đêm Hội An, sáng 9h mới đi nha', ['thêm 1 đêm Hội An', 'sáng 9h mới đi nha']],
])('%s is done part by part', (message, parts) => {
  expect(partsOf(message)).toEqual(parts);
});

test.each([
  'swap Hue and Hoi An',
  'take a day from Hanoi and add it to Hue',
  'drop Ba Na Hills, too touristy',
  'bớt một đêm Sa Pa, chuyển qua Hà Nội',
  'skip Hue and give its days to Hoi An',
  'take out the market and the museum',
  'my mum is joining us and she is vegetarian',
  'đổi ngày 2 với ngày 3',
  'thêm bố mẹ đi cùng và bé 4 tuổi',
  'can we skip the market and add a museum?',
])('%s is one change', (message) => {
  expect(partsOf(message)).toHaveLength(1);
});
