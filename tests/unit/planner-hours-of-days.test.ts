import { describe, expect, it } from 'vitest';
import { busyWith } from '../../server/features/planner/days/appointed';
import { busyOn, retimeDay } from '../../server/features/planner/travel/day';
import { daysIn } from '../../server/features/planner/understand/days';
import { hoursIn } from '../../server/features/planner/understand/hours';
import { readText } from '../../server/features/planner/understand/text';

const heard = (message: string) => {
  const text = readText(message);
  return hoursIn(text, daysIn(text));
};

describe('hours of one day are no whole days', () => {
  it.each([
    ['only got a morning in Hoi An', '07:30', '12:00'],
    ['half a day in Hue, what is worth it', '08:00', '13:00'],
    ['one evening in saigon, where should we go', '17:30', '22:30'],
    ['we are free 2pm to 6pm in Hanoi', '14:00', '18:00'],
    ['rảnh từ 4 giờ chiều đến 10 giờ tối mai ở Hà Nội', '16:00', '22:00'],
    ['chiều nay rảnh ở đà nẵng, có gì hay ko', '13:00', '18:00'],
    ['sang mai co 4 tieng o hoi an', '07:30', '11:30'],
    ['mình có 5 tiếng ở Huế từ 9h', '09:00', '14:00'],
  ])('%s', (message, begins, ends) => {
    const { spare, ...hours } = heard(message);
    expect(spare).toBeDefined();
    expect(hours).toMatchObject({ begins, ends });
  });

  it('hours before a flight are reckoned back from it', () => {
    expect(heard('mình có 9 tiếng ở Đà Nẵng trước chuyến bay lúc 20h')).toMatchObject({
      begins: '11:00',
      leaves: '20:00',
      leaving: 'flight',
    });
  });

  it.each([
    '3 days in Hanoi with an evening cruise',
    'one night in Hue',
    'it takes 6 hours by bus, 4 days in Sapa',
    'bay tới tối thứ 6, chơi 2 ngày',
    'the overnight train, 5 days',
    'we land tomorrow morning, 3 days in Hue',
  ])('%s has whole days', (message) => {
    expect(heard(message).spare).toBeUndefined();
  });
});

describe('what holds on every day', () => {
  it.each([
    ['3 days Hanoi, we start at 9 at the earliest', { begins: '09:00' }],
    ['3 days Hue, back at the hotel by 8', { ends: '20:00' }],
    ['4 ngày Huế, 8h tối phải về khách sạn', { ends: '20:00' }],
    ['hội thảo ở Đà Nẵng tới 4h chiều mỗi ngày, 3 ngày', { begins: '16:00' }],
    ['công tác Sài Gòn 3 ngày, tối nào cũng rảnh sau 6h', { begins: '18:00' }],
    ['Hue 3 days, the baby naps 1-3pm', { busy: [{ day: null, from: '13:00', until: '15:00' }] }],
    ['Hội An 2 ngày, bé ngủ từ 12h đến 2h30', { busy: [{ day: null, from: '12:00', until: '14:30' }] }],
    ['Hue 3 days, lunch at our hotel every day', { busy: [{ day: null, from: '11:45', until: '13:30' }] }],
  ])('%s', (message, expected) => {
    expect(heard(message)).toMatchObject(expected);
  });
});

describe('appointments', () => {
  const said = (message: string) =>
    busyWith(heard(message).appointments ?? [], { start_date: '2026-11-30', days: 3 });

  it.each([
    ['3 days Hanoi, must be at the pier at 7:30 on day 2', { day: 2, from: '07:15', until: '17:30' }],
    ['3 days Hanoi, dentist at 2pm on Tuesday', { day: 2, from: '13:45', until: '16:00' }],
    ['Hà Nội 3 ngày, ngày cuối 10h có lịch hẹn ở đại sứ quán', { day: 3, from: '09:45', until: '12:30' }],
  ])('%s', (message, expected) => {
    expect(said(message)).toEqual([expected]);
  });

  it('one that is on none of the days takes no hours', () => {
    expect(said('3 days Hanoi, dentist at 2pm on Friday')).toEqual([]);
  });
});

describe('hours that are taken', () => {
  const stop = (id: number, minutes: number) => ({
    kind: 'resource' as const,
    id,
    minutes,
    note: '',
    starts_at: '00:00',
    travel: null,
  });

  it('have no visit in them, and none that begins before and ends in them', () => {
    const busy = busyOn({ busy: [{ day: 1, from: '10:00', until: '11:00' }] }, 0);
    const facts = { point: null, doors: null, isMeal: false, usual: null };
    const day = retimeDay(
      { city_id: 1, transfer: null, stops: [stop(1, 60), stop(2, 60)], note: '' },
      () => facts,
      { date: null, limits: { starts: 8 * 60 + 30 }, busy },
    );
    expect(day.stops.map(({ starts_at }) => starts_at)).toEqual(['08:30', '11:15']);
    expect(busyOn({ busy: [{ day: 2, from: '10:00', until: '11:00' }] }, 0)).toEqual([]);
  });
});
