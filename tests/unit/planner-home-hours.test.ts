import { expect, test } from 'vitest';
import { readPlaces } from '../factories/planner-places';

test.each([
  ['Đà Nẵng 3 ngày, bay từ Hà Nội sáng thứ năm lúc 9h', { setsOff: '09:00' }],
  ['Phu Quoc 4 days, flight from Hanoi leaves Thursday at 9am', { setsOff: '09:00' }],
  ['Our plane leaves Saigon at 7am, Da Nang 3 days', { setsOff: '07:00' }],
  ['tàu chạy 22h từ Hà Nội, Huế 3 ngày', {}],
  ['Đà Nẵng 3 ngày, bay về Hà Nội lúc 9h', { leaves: '09:00', leaving: 'flight' }],
  ['Hue day trip from Da Nang, home before 18:00', { homeBy: '18:00' }],
  ['Huế trong ngày từ Đà Nẵng, trước 19h về nhà', { homeBy: '19:00' }],
  ['Đi Huế 1 ngày, 6h tối phải về tới Đà Nẵng', { homeBy: '18:00' }],
  ['return by 5pm, one day in Hanoi', { ends: '17:00' }],
])('at home hours have their ends: %s', (message, expected) => {
  expect(readPlaces(message).times).toEqual(expected);
});
