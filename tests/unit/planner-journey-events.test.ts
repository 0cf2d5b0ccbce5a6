import { describe, expect, test } from 'vitest';
import { understand } from '../../server/features/planner/understand';

/** A Sunday. */
const today = '2026-11-29';
const read = (message: string) => understand(message, { cities: [], today, planDays: 0 }).wants;

describe('when people come and leave, in whichever order', () => {
  test.each<[string, { arrives?: string; leaves?: string }]>([
    [
      'The sleeper bus drops us there about 5:30am on 18 January and we take the 22:00 bus back on the 20th',
      { arrives: '05:30', leaves: '22:00' },
    ],
    ['in SGN 2 Apr 16:50 out HAN 19 Apr 09:15', { arrives: '16:50', leaves: '09:15' }],
    ['arr 8.10am dep 9pm', { arrives: '08:10', leaves: '21:00' }],
    ['landing SGN 4.40pm Tue 6th, leaving HAN 11.50pm Sun 18th', { arrives: '16:40', leaves: '23:50' }],
    ['land at 8, fly home at 22:15', { arrives: '08:00', leaves: '22:15' }],
    ['we sail in at 8, sail out at 6', { arrives: '08:00', leaves: '18:00' }],
    ['arriving by train from Da Nang at 14:00', { arrives: '14:00' }],
    ['we get in on the night bus at like 4:30 in the morning', { arrives: '04:30' }],
    ['land SGN 0605', { arrives: '06:05' }],
    ['touchdown 14.25 at Noi Bai', { arrives: '14:25' }],
    ['need to be at the airport by noon', { leaves: '12:00' }],
    ['have to leave by 3', { leaves: '15:00' }],
    ['stuck there from 6 am until the evening train at 20:30', { arrives: '06:00', leaves: '20:30' }],
    ['from 10 till 8 in town before my onward flight', { arrives: '10:00', leaves: '20:00' }],
    [
      'tau SE toi ga luc 5h20 sang 6/4, 21h dem 8/4 len xe giuong nam ve lai',
      { arrives: '05:20', leaves: '21:00' },
    ],
    ['14h30 ngày 18/1 đáp Liên Khương, sáng 21/1 lại bay lúc 8h', { arrives: '14:30', leaves: '08:00' }],
    ['bay tới Đà Nẵng 14h ngày 2/9, về 5/9 chuyến 21h', { arrives: '14:00', leaves: '21:00' }],
    ['den Cam Ranh luc 13h20 ngay 6/6 ve 10/6 luc 7h sang', { arrives: '13:20', leaves: '07:00' }],
    ['đón ở sân bay Liên Khương 9h05, 4 ngày, trả sân bay 19h', { arrives: '09:05', leaves: '19:00' }],
    ['bay tới Đà Nẵng 6h sáng thứ năm', { arrives: '06:00' }],
    ['6h tối ngày cuối là phải ra sân bay rồi', { leaves: '18:00' }],
    ['trưa 27 mình có mặt ở Đà Nẵng', { arrives: '12:00' }],
    ['tối muộn thứ Sáu mới tới nơi', { arrives: '19:00' }],
  ])('%s', (message, times) => {
    const { arrives, leaves } = read(message).times;
    expect({ ...(arrives ? { arrives } : {}), ...(leaves ? { leaves } : {}) }).toEqual(times);
  });
});

test.each(['max 3 hrs in the bus', 'đi Quy Nhơn 2 đêm', 'tối 9h là phải về phòng', 'free 5–19 Feb'])(
  'no arrival and no departure: %s',
  (message) => {
    const { arrives, leaves } = read(message).times;
    expect([arrives, leaves]).toEqual([undefined, undefined]);
  },
);

test('hours on two days are none of a single day', () => {
  const { days, times } = read('we land at 9am on 3 April and fly home at 6pm on 5 April');
  expect(days).toBe(3);
  expect(times.spare).toBeUndefined();
});

test.each<[string, number]>([
  ['6N7D', 7],
  ['4n3đ', 4],
  ['2.5 days', 3],
  ['2 ngày rưỡi', 3],
  ['3 hôm', 3],
])('%s are %i days', (message, days) => {
  expect(read(message).days).toBe(days);
});

test('so much a day is no journey of one', () => {
  expect(read('90 km a day at most').days).toBeUndefined();
});
