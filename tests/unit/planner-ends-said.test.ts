import { expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { endsTogether } from '../../server/features/planner/understand/journey-ends';

/** A Monday. */
const today = '2026-11-30';
const read = (message: string) => understand(message, { cities: [], today, planDays: 0 }).wants;

test.each<[string, string, number]>([
  ['9. to 15. March 2027', '2027-03-09', 7],
  ['12.-16. April', '2027-04-12', 5],
  ['from the 3. to the 6. of May', '2027-05-03', 4],
  ['từ 9. đến 12. tháng 3', '2027-03-09', 4],
  ['first two weeks of July', '2027-07-01', 14],
  ['hai tuần cuối tháng 8', '2027-08-18', 14],
  ['ten days in March, from the 10th', '2027-03-10', 10],
  [
    'at the cross on the morning of the 25th, coming into Saigon on the 22nd of April, home on the 2nd of May',
    '2027-04-22',
    11,
  ],
  ["4 days that end in Da Nang for New Year's Eve", '2026-12-28', 4],
  ['10 days around the Khmer New Year', '2027-04-11', 10],
  ['23 Dec we reach Hanoi by 10 pm, 27 Dec night flight back', '2026-12-23', 5],
  ['cuối tuần này đi biển 2n1d, tối cn 8h phải có mặt ở ktx', '2026-12-05', 2],
  ['this weekend, two days, Sunday I have to be back', '2026-12-05', 2],
  ['nghỉ 3 ngày 12/12', '2026-12-12', 3],
  ['snow on Christmas, 23 Dec reach Hanoi by 10 pm, 27 Dec night flight back', '2026-12-23', 5],
  ['two days from Sunday. We want to see the caves next week', '2026-12-06', 2],
  ['my birthday is 12 May, 4 days from 10 May', '2027-05-10', 4],
  ['đám cưới bạn em 20/2, em ra ngày 18/2, 4 ngày', '2027-02-18', 4],
  ['the race is on 14 March, we get there the 12th, 4 days', '2027-03-12', 4],
  ['4 ngày trong khoảng 5/6 đến 20/6', '2027-06-05', 4],
  ['only weekends in May', '2027-05-01', 2],
  ['cuối tuần này, chiều CN về', '2026-12-05', 2],
  ['next week, Sunday to Tuesday', '2026-12-13', 3],
  ['3 ngày, chủ nhật về đến nhà trước 5h chiều', '2026-12-04', 3],
  ['2 ngày mồng 1 tết dương', '2027-01-01', 2],
  ['3 ngày mùng 2 tết tây', '2027-01-02', 3],
  ['3 ngày mồng 1 tết', '2027-02-06', 3],
  ['về VN từ 25/1 đến 15/2. Qua mùng 4 muốn ra biển chơi tới ngày 15/2', '2027-02-09', 7],
])('%s', (message, start_date, days) => {
  expect(read(message)).toMatchObject({ start_date, days });
});

test.each<[string, object]>([
  ['2 ngày, tối cn 8h phải có mặt ở ktx', { leaves: '20:00' }],
  ['3 ngày, chủ nhật chiều 5h phải có mặt ở nhà', { leaves: '17:00' }],
  ['3 ngày, chiều 12/3 lúc 4h hạ cánh', { arrives: '16:00' }],
  ['chơi tới ngày 15/2 bay về Mỹ chuyến 7 giờ tối', { leaves: '19:00', leaving: 'abroad' }],
  ['2 ngày, 23h55 bay từ Tân Sơn Nhất đi Narita', { leaves: '23:55', leaving: 'abroad' }],
  [
    'quá cảnh 9 tiếng, xuống Tân Sơn Nhất 11h trưa, 8h tối bay tiếp ra Vinh',
    { arrives: '11:00', leaves: '20:00', leaving: 'flight' },
  ],
  ['landing 8am, 5pm fly on to Phu Quoc', { arrives: '08:00', leaves: '17:00', leaving: 'flight' }],
])('%s', (message, times) => {
  expect(read(message).times).toMatchObject(times);
});

test('nine in the evening is no arrival at nine', () => {
  const { times } = read('phải về tới nhà trước 9 giờ tối, sáng thứ hai tụi nhỏ còn đi học');
  expect(times).toMatchObject({ leaves: '21:00' });
  expect(times.arrives).toBeUndefined();
});

test('a day of the month is one of the month that was named before', () => {
  const [before, now] = [read('ten days in March'), read('from the 10th')];
  expect(endsTogether(before, now, { ...before, ...now }, 'from the 10th')).toMatchObject({
    start_date: '2027-03-10',
    month: 3,
  });
});
