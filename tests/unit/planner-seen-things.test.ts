import { expect, test } from 'vitest';
import { seenThings } from '../../server/features/planner/understand/seen-things';
import { readText } from '../../server/features/planner/understand/text';

const seenIn = (message: string): string[] => {
  const text = readText(message);
  return seenThings(text).map(({ at, end }) => text.folded.slice(at, end).trim());
};

test.each<[string, string[]]>([
  ['Đà Lạt 3 ngày, thác Datanla tụi em đi rồi', ['thac datanla']],
  ['Hà Nội 3 ngày, chùa Trấn Quốc với bảo tàng Phụ nữ coi rồi', ['chua tran quoc', 'bao tang phu nu']],
  ['Da Lat 3 ngay, thac Prenn di roi', ['thac prenn']],
  ['Sapa, seen Silver Waterfall and Cat Cat village', ['silver waterfall', 'cat cat village']],
  ['Hanoi 2 days, did the Ethnology Museum last time', ['the ethnology museum']],
  ['Đà Lạt 3 ngày, thác nước đi nhiều rồi', []],
  ['Huế 2 ngày, chùa chiền đi nhiều rồi', []],
  ['Hanoi 3 days, seen enough temples', []],
  ["Hanoi, we've never been to Ba Vi national park", []],
])('%s', (message, expected) => {
  expect(seenIn(message)).toEqual(expected);
});
