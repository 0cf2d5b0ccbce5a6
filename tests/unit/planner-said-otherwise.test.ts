import { expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { cities, readPlaces } from '../factories/planner-places';

/** A Monday. */
const today = '2026-11-30';
const wantsOf = (message: string) => understand(message, { cities, today, planDays: 0 }).wants;

test.each([
  ['On crutches after an operation, steps are my enemy. Hue 2 days', { needs: ['few_steps'] }],
  ['em bị gãy chân bó bột, Huế 3 ngày', { needs: ['few_steps'] }],
  ['Nothing that comes from an animal, no eggs, no honey. Hue 3 days', { diets: ['vegan'] }],
  ['em không ăn gì từ động vật, Huế 2 ngày', { diets: ['vegan'] }],
  ['A single sight per day, then a hammock. Hoi An, 4 days', { pace: 'easy', sightsADay: 1 }],
  ['my mum tires quickly, 3 days Hue', { pace: 'easy' }],
  ['mỗi ngày hai ba chỗ là hết pin rồi. Huế 3 ngày', { pace: 'easy', sightsADay: 3 }],
  ['Ông xã bị hen. Huế 2 ngày', { limits: ['asthma'] }],
  ['mắt em kém lắm gần như hông thấy gì, Huế 2 ngày', { limits: ['low_vision'] }],
  ['đi mình ên, Huế 2 ngày', { adults: 1 }],
  ['bốn mệ bạn già, Huế hai ngày', { adults: 4 }],
  ['bốn mẹ con đi Huế, con lớn hết rồi', { adults: 4 }],
  ['two kids, a girl of 3 and a boy of 7, Hue 2 days', { children: 2 }],
  ['arriving Hue Friday 21 May, staying till Monday', { start_date: '2027-05-21', days: 4 }],
  [
    'the last day of the old lunar year in Hue, until the third day of Tet',
    { start_date: '2027-02-05', days: 4 },
  ],
  ['ngày hai mươi tháng tư đi Huế ba ngày', { start_date: '2027-04-20', days: 3 }],
  ['Hue, Hoi An and Da Nang, two days for each', { days: 6 }],
  ['muốn bay vào Huế 4 hôm đổi gió', { days: 4 }],
  ['Hội An buổi sáng, Huế buổi chiều, từ Đà Nẵng', { days: 1 }],
])('%s', (message, expected) => {
  expect(wantsOf(message)).toMatchObject(expected);
});

test.each([
  ["Everybody recommends Phu Quoc and that's exactly why I won't go. Some other island", [], ['Phú Quốc']],
  ['Ai cũng rủ Phú Quốc nên em không thèm đi, đảo khác 4 ngày', [], ['Phú Quốc']],
  ["We've been to Hoi An before and want to go back, 3 days", ['Hội An'], []],
  ['Ba em từng đóng quân ở Huế, muốn đưa ba về thăm lại, 3 ngày', ['Huế'], []],
  ['We leave by train on 2 April for Hue, four days there', ['Huế'], []],
  ['Đà Nẵng - Huế 2 ngày, tui ở Đà Nẵng', ['Huế'], []],
])('towns of: %s', (message, named, left) => {
  expect(readPlaces(message)).toMatchObject({ named, left });
});
