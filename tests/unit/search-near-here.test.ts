import { expect, test } from 'vitest';
import { soughtNearHere } from '../../server/features/search/near-here';

test.each([
  ['gan day co gi', ''],
  ['near me', ''],
  ['quán ăn gần đây', 'quán ăn'],
  ['quan cafe gan cho minh', 'quan cafe'],
  ['beaches nearby', 'beaches'],
  ['khách sạn gần biển', null],
  ['near Hoi An', null],
])('%s', (keyword, sought) => {
  expect(soughtNearHere(keyword)).toBe(sought);
});
