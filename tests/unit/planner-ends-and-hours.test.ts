import { describe, expect, test } from 'vitest';
import { leaveToBeHome } from '../../server/features/planner/days/leads';
import { understand } from '../../server/features/planner/understand';
import { plannerCity } from '../factories/planner-city';

const city = (id: number, title: string, names: string[], lat: number, lon: number) => ({
  ...plannerCity(id, `C${id}`, names, lat, lon),
  title,
});
const cities = [
  city(1, 'Hà Nội', ['ha noi', 'hanoi'], 21.03, 105.85),
  city(2, 'TP. Hồ Chí Minh', ['ho chi minh city', 'saigon', 'sai gon'], 10.78, 106.7),
  city(3, 'Huế', ['hue'], 16.46, 107.59),
  city(4, 'Hội An', ['hoi an'], 15.88, 108.33),
  city(5, 'Đà Nẵng', ['da nang', 'danang'], 16.07, 108.22),
  city(6, 'Cao Bằng', ['cao bang'], 22.67, 106.26),
];
// A Monday.
const heard = (message: string, planDays = 0) =>
  understand(message, { cities, today: '2026-11-30', planDays });

describe('clock and ends of a journey', () => {
  test.each([
    ['Cao Bằng 4 ngày từ Hà Nội, phải về Hà Nội trước 20h chủ nhật', '20:00'],
    ['Hue 3 days from saigon, we have to be back in Saigon by 8pm', '20:00'],
    ['Huế 2 ngày từ Hà Nội, phải có mặt ở Hà Nội trước 19h', '19:00'],
  ])('to be home at a time is no departure then: %s', (message, homeBy) => {
    const { times } = heard(message).wants;
    expect(times.homeBy).toBe(homeBy);
    expect(times.leaves).toBeUndefined();
  });

  test('the way home comes before it', () => {
    const [home, last] = [
      { lat: 21.03, lon: 105.85 },
      { lat: 22.67, lon: 106.26 },
    ];
    expect(leaveToBeHome({}, { last, home }, '20:00') < '16:00').toBe(true);
    expect(leaveToBeHome({}, { last, home }, '07:00')).toBe('06:00');
  });

  test('a train is boarded where there is no sea', () => {
    const { times } = heard('Huế 2 ngày, tới 8h30 thứ 7, chủ nhật 17h lên tàu').wants;
    expect(times).toMatchObject({ arrives: '08:30', leaves: '17:00' });
    expect(times.appointments).toBeUndefined();
  });

  test('the evening of a weekday with its date is when they set out', () => {
    const { wants } = heard('fri evening 11 dec to sun night 13 dec, Hue from saigon');
    expect(wants).toMatchObject({ days: 3, start_date: '2026-12-11', times: { arrives: '18:30' } });
  });

  test.each([
    ['Huế 3 ngày, chủ nhật 21h lên xe về', '2026-12-04'],
    ['Hue 2 days, back home by 8pm on sunday', '2026-12-05'],
    ['Hue 2 days from sunday', '2026-12-06'],
  ])('the day on which they are back is the last: %s', (message, start) => {
    expect(heard(message).wants.start_date).toBe(start);
  });

  test('another airport adds no days there', () => {
    const { places, wants } = heard('switch the order, Hoi An first, we now land in Danang at 14:30', 5);
    expect(places.named.map(({ id }) => id)).toEqual([4]);
    expect(wants.times.arrives).toBe('14:30');
  });

  test('until when somebody is somewhere is when they go on from there', () => {
    const { places, wants } = heard('we stay in Hoi An until 4 jan, where should we go then for 3 days?');
    expect(wants.start_date).toBe('2027-01-04');
    expect(places.origin?.name).toBe('Hội An');
    expect(heard('Hoi An until 4 jan, then Hue').places.named.map(({ id }) => id)).toEqual([4, 3]);
  });

  test('home a day sooner is a day less', () => {
    expect(heard('can we fly home a day earlier', 5).acts).toEqual([{ do: 'fewer_days', count: 1 }]);
  });

  test('the month is asked for and meant', () => {
    expect(heard('when is Hue driest? 3 days there then').wants.inBestMonth).toBe(true);
  });
});

describe('who travels', () => {
  test.each([
    ['Huế 3 ngày cho 5 ông bạn già', 5],
    ['mai em rảnh từ 14h, ở Hà Nội, gợi ý cho em với', 1],
    ['tôi định đi Huế 3 ngày', 1],
    ['em muốn đi Huế với người yêu 3 ngày', 2],
    ['Five guys, Hue 3 days', 5],
    ['tụi em muốn đi Huế', undefined],
    ['nhà em đi Huế 3 ngày', undefined],
  ])('%s', (message, adults) => {
    expect(heard(message).wants.adults).toBe(adults);
  });
});
