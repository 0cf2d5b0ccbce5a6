import { describe, expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';
import { endsTogether, planFromOf } from '../../server/features/planner/understand/journey-ends';

/** A Sunday. */
const today = '2026-11-29';
const read = (message: string) => understand(message, { cities: [], today, planDays: 0 }).wants;

describe('both ends of a journey', () => {
  test.each<[string, string, number]>([
    ['from Christmas Eve until the 27th', '2026-12-24', 4],
    ['Boxing Day to 3 January', '2026-12-26', 9],
    ["29 Dec through New Year's Day", '2026-12-29', 4],
    ['we come on the 3rd and fly home the 12th at noon', '2026-12-03', 10],
    ['from the 3rd at 5pm to the 9th', '2026-12-03', 7],
    ['18th till 22nd dec', '2026-12-18', 5],
    ['14 to the 21st of June', '2027-06-14', 8],
    ['land Thu 10 Dec 22:40, fly out Sun 13 Dec 19:15', '2026-12-10', 4],
    ['in on 2 April, out again on 19 April', '2027-04-02', 18],
    ['Fri–Mon end of January', '2027-01-29', 4],
    ['Thu night to Sun night', '2026-12-03', 4],
    ['arrive 28 Dec, leave 4 Jan', '2026-12-28', 8],
    ['tomorrow until the 4th', '2026-11-30', 5],
    ['đi từ 28 Tết đến mùng 2', '2027-02-04', 4],
    ['27/12 âm đến mùng 6', '2027-02-03', 9],
    ['từ 26 tháng Chạp tới mùng 3 Tết', '2027-02-02', 7],
    ['từ mùng 6 tới rằm', '2027-02-11', 10],
    ['ngày 10 bay vào, ngày 14 về', '2026-12-10', 5],
    ['chiều mùng 4 mới tới, sáng mùng 7 xuống đèo', '2027-02-09', 4],
    ['tới hôm 20/7, hôm 25/7 bay về', '2027-07-20', 6],
    ['từ mai đến hết mùng 3/12', '2026-11-30', 4],
    ['trưa 27 tới, tối 30 về', '2026-12-27', 4],
    ['3 to 6 April: landing at 16:40 on the 3rd, flying out on the 6th', '2027-04-03', 4],
    ["New Year's Eve! We get in on 30 December and go home on 2 January", '2026-12-30', 4],
    ['Good Friday through to Easter Monday, no school on the Tuesday', '2027-03-26', 4],
    ['landing Monday 8 March, leaving Friday', '2027-03-08', 5],
    ['this coming Sat and Sun', '2026-12-05', 2],
    ['đáp 19h40 ngày 5/4, 8/4 9h sáng bay về', '2027-04-05', 4],
    ['Saturday week, home on the Tuesday night', '2026-12-12', 4],
    ['touching down 2 Jan, wheels up again on 6 Jan', '2027-01-02', 5],
    ['từ 20 đến hết tháng 6', '2027-06-20', 11],
    ['đi mồng 6 tháng 3 dương, hết ngày 8/3 thì về', '2027-03-06', 3],
    ['chủ nhật xem chợ phiên, thứ sáu đi chủ nhật về', '2026-12-04', 3],
    ['thứ 6 tuần sau nghỉ phép đi luôn, chủ nhật về, thứ 2 đi làm lại', '2026-12-04', 3],
    ['23h50 thứ bảy 12/12 mới đáp, 6h sáng thứ ba 15/12 đã bay về', '2026-12-12', 4],
  ])('%s', (message, start_date, days) => {
    expect(read(message)).toMatchObject({ start_date, days });
  });
});

describe('how long', () => {
  test.each<[string, number]>([
    ['no more than two sights in a day, 4 days in April', 4],
    ["I'll be 18 weeks gone, five days", 5],
    ['two nights, and half a day in the forest', 3],
    ['just give me three bloody days in May', 3],
    ['two spare days after a visit', 2],
    ['after two weeks in Thailand, 3 days', 3],
    ['the Eve of Tết itself and then two more days', 3],
    ['the last two days at my brother’s, 6 days in total', 6],
    ['độ chục hôm, từ bắc vào nam', 10],
    ['starting ten days from today: 3 days', 3],
  ])('%s', (message, days) => {
    expect(read(message).days).toBe(days);
  });
});

describe('the first day alone', () => {
  test.each<[string, string]>([
    ['3 days the day after tomorrow', '2026-12-01'],
    ['ngày kia đi 2 ngày', '2026-12-01'],
    ['leaving on the 2nd for 10 days', '2026-12-02'],
    ['trưa 27 mình có mặt', '2026-12-27'],
    ['6 days, starting Sat 14', '2026-12-14'],
    ['2 nights from Friday the 9th', '2027-04-09'],
    ['the three days right before Tết', '2027-02-03'],
    ['3 ngày ngay trước Tết', '2027-02-03'],
    ['six days, fly home on 29/12', '2026-12-24'],
    ['30 Tết đi chơi', '2027-02-05'],
    ['starting ten days from today: 3 days', '2026-12-09'],
    ["in ten days' time, 4 days", '2026-12-09'],
    ['a week on Wednesday for 3 days', '2026-12-09'],
    ['a fortnight from today, five days', '2026-12-13'],
    ['tomorrow week, 3 days', '2026-12-07'],
    ['4 ngày, 10 ngày nữa đi', '2026-12-09'],
    ['tuần sau nữa đi 3 ngày', '2026-12-07'],
    ['chủ nhật tuần sau nữa, 2 ngày', '2026-12-13'],
    ['bắt đầu thứ 5 tuần sau, 5 ngày', '2026-12-03'],
    ['5 days for 2, 12 May', '2027-05-12'],
    ['the mid autumn lantern festival, arriving the day before it, 3 days all in', '2027-09-14'],
    ['the very last evening of the old lunar year, three days', '2027-02-05'],
    ['Easter weekend', '2027-03-26'],
    ['from the second Saturday in March, four days', '2027-03-13'],
  ])('%s', (message, start_date) => {
    expect(read(message).start_date).toBe(start_date);
  });

  test('a day of a plan whose month is known', () => {
    const planFrom = planFromOf({ start_date: null, month: 4 }, today);
    const said = (message: string) =>
      understand(message, { cities: [], today, planDays: 5, planFrom }).wants.start_date;
    expect(said('begin on the 12th')).toBe('2027-04-12');
    expect(said('khởi hành hôm 12')).toBe('2027-04-12');
    expect(said('ngày 3 nhẹ hơn')).toBeUndefined();
  });
});

test('no day of a number that counts something else', () => {
  for (const message of ['the 2nd hotel was better', 'ngày 2 người', 'our 3rd visit', 'tôi 27 tuổi'])
    expect(read(message).start_date, message).toBeUndefined();
});

test('who leaves before he has come is asked, and says the other end alone', () => {
  const before = read('we arrive on 20 March and fly home on 14 March');
  expect(before).toMatchObject({ reversed: { start: '2027-03-20', end: '2027-03-14' } });
  expect(before.start_date).toBeUndefined();
  const now = read('oops, home on the 24th');
  expect(endsTogether(before, now, { ...before, ...now })).toMatchObject({
    start_date: '2027-03-20',
    days: 5,
  });
});

test('dates count where they and a number of days differ, and it is told', () => {
  expect(read('3 ngày, đi từ 10/4 đến 15/4')).toMatchObject({ days: 6, unlikeDates: 3 });
  expect(read('5 days, 10 to 14 April').unlikeDates).toBeUndefined();
  expect(read('4 nights, 10 to 14 April').unlikeDates).toBeUndefined();
});

test.each(['no sorry, the 27th', 'oops, the 27th', 'wait, actually the 27th'])(
  'a slip of the first day of a plan that has a date: %s',
  (message) => {
    const plan = { planDays: 5, planStart: '2027-03-25', planFrom: '2027-03-01' };
    const said = (text: string) => understand(text, { cities: [], today, ...plan }).wants.start_date;
    expect(said(message)).toBe('2027-03-27');
    expect(said('the 27th lighter please')).toBeUndefined();
  },
);
