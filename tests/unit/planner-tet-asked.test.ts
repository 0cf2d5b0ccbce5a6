import { expect, test } from 'vitest';
import { tetAsked } from '../../server/features/planner/converse/tet-asked';
import { wordsOf } from '../../server/features/planner/understand/text';

test.each([
  ['vi', 'Tết năm nay mùng 1 là ngày mấy dương lịch?', /6 tháng 2 năm 2027.*5 tháng 2/],
  ['vi', 'Tết rơi vào ngày nào?', /6 tháng 2 năm 2027/],
  ['vi', 'Tết Đinh Mùi có 30 không hay chỉ tới 29?', /29 tháng Chạp \(năm ấy không có ngày 30\)/],
  ['en', 'When is the first day of Tet in the solar calendar?', /6 February 2027.*5 February/],
] as const)('%s: %s', (language, message, told) => {
  expect(tetAsked(language, { words: wordsOf(message) }, '2026-11-28')).toMatch(told);
});

test.each([
  'When do shops open again after Tet?',
  'Tết mùng mấy hàng quán mở cửa lại?',
  'Đi Huế dịp Tết 4 ngày',
])('%s is another question', (message) =>
  expect(tetAsked('vi', { words: wordsOf(message) }, '2026-11-28')).toBeNull(),
);
