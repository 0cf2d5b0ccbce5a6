import { describe, expect, it } from 'vitest';
import { noTaste } from '../../server/features/planner/days/suits';
import { type Draft, draftOf, requestOf } from '../../server/features/planner/follow-up/draft';
import { changeWhole } from '../../server/features/planner/follow-up/whole';
import type { Plan } from '../../server/features/planner/plan-shapes';
import { understand } from '../../server/features/planner/understand';
import { dailyHoursIn } from '../../server/features/planner/understand/daily-hours';
import { hoursIn } from '../../server/features/planner/understand/hours';
import { ordersIn } from '../../server/features/planner/understand/orders';
import { withHoursInDigits } from '../../server/features/planner/understand/spoken-clock';
import { readText } from '../../server/features/planner/understand/text';

const orders = (message: string, start: string | null = null) =>
  ordersIn(message, 5, start).flatMap(({ order }) => (order.do === 'several' ? order.orders : [order]));
const from = (day: number, until: string) => ({
  do: 'day_hours',
  day,
  hours: [{ from: '00:00', until }],
});
const until = (day: number, time: string) => ({
  do: 'day_hours',
  day,
  hours: [{ from: time, until: '23:59' }],
});

describe('hours of one day of a plan', () => {
  it.each([
    ['start at ten on day 2', from(2, '10:00')],
    ['can we start later on day 2? not before 10', from(2, '10:00')],
    ['can day 3 begin later, like 10:30?', from(3, '10:30')],
    ['ngày 2 bắt đầu lúc 9h thôi', from(2, '09:00')],
    ['ngay 3 9h moi di', from(3, '09:00')],
    ['sáng ngày 2 cho ngủ nướng tới 10h', from(2, '10:00')],
    ['ngày 4 có hẹn ăn tối lúc 7h', { do: 'day_hours', day: 4, hours: [{ from: '18:45', until: '20:30' }] }],
    ['a late start on day 3 please', from(3, '10:00')],
    ['finish day 2 before 5pm, we have dinner plans', until(2, '17:00')],
    ['we need to be back by 6 pm on day 4', until(4, '18:00')],
    ['ngày 4 về khách sạn trước 8 giờ tối', until(4, '20:00')],
    ['ngày 3 về sớm chút', until(3, '18:00')],
    ['nap from 1 to 3 on day 2', { do: 'day_hours', day: 2, hours: [{ from: '13:00', until: '15:00' }] }],
    [
      'ngày 4 có hẹn ăn tối lúc 7h tối',
      { do: 'day_hours', day: 4, hours: [{ from: '18:45', until: '20:30' }] },
    ],
    ['ngày cuối bay lúc 13h', { do: 'leave', time: '13:00', by: 'flight' }],
    ['our flight home is at 1pm on the last day', { do: 'leave', time: '13:00', by: 'flight' }],
    ['hôm cuối tụi mình ra sân bay lúc 2h chiều', { do: 'leave', time: '14:00', by: 'airport' }],
    ['ngày 1 15h mới tới nơi', { do: 'arrive', time: '15:00' }],
    ['we only land at 4pm on day 1', { do: 'arrive', time: '16:00' }],
  ])('%s', (message, order) => {
    expect(orders(message)).toContainEqual(order);
  });

  it('are all of one order where several clauses say them', () => {
    const [first] = ordersIn('can we start later on day 2? not before 10', 5, null);
    expect(first?.rest).not.toMatch(/before 10/u);
  });

  it('are those of a date or of a day of the week', () => {
    expect(orders('thứ 3 bắt đầu lúc 9h', '2026-11-30')).toContainEqual(from(2, '09:00'));
  });

  it.each([
    'add two stops on day 2',
    'move the museum to day 3',
    'day 2 for 3 people',
    'đổi ngày 2 với ngày 3',
  ])('%s says nothing of hours', (message) => {
    expect(orders(message).map((order) => order.do)).not.toContain('day_hours');
  });

  it('go with their day when another one goes', () => {
    const day = { transfer: null, stops: [], note: '' };
    const plan = {
      title: 'x',
      request: {
        busy: [
          { day: null, from: '13:00', until: '15:00' },
          { day: 3, from: '00:00', until: '10:00' },
        ],
      },
      days: [1, 2, 3].map((city_id) => ({ city_id, ...day })),
    } as unknown as Plan;
    const cities = [1, 2, 3].map((id) => ({ id })) as unknown as Parameters<typeof draftOf>[2];
    const draft: Draft = draftOf(
      plan,
      { all: new Map() } as unknown as Parameters<typeof draftOf>[1],
      cities,
    );
    expect(draft.request.busy).toEqual([{ day: null, from: '13:00', until: '15:00' }]);
    expect(requestOf({ ...draft, days: draft.days.slice(1) }).busy).toEqual([
      { day: null, from: '13:00', until: '15:00' },
      { day: 2, from: '00:00', until: '10:00' },
    ]);
  });
});

it.each([
  ['be back by eight', 'be back by 8'],
  ['half past nine', '9:30'],
  ['chin gio sang', '9 gio sang'],
  ['from one to three people', 'from 1 to three people'],
  ['back in two days', 'back in two days'],
  ['before two friends join', 'before two friends join'],
])('%s has its hours in digits', (said, read) => {
  expect(withHoursInDigits(said)).toBe(read);
});

it('back in the hotel every evening is no departure', () => {
  const times = hoursIn(readText('tối về khách sạn trước 8 giờ'), 5);
  expect(times).toMatchObject({ ends: '20:00' });
  expect(times.leaves).toBeUndefined();
});

it('a morning that begins at nine does so every day', () => {
  expect(dailyHoursIn('sang 9h moi di nha', true).begins).toBe('09:00');
});

it('hours in words hold on every day as well', () => {
  const { ends } = dailyHoursIn(withHoursInDigits('be back at the hotel by eight every evening'), true);
  expect(ends).toBe('20:00');
});

it('a day that is new is filled, whatever else is wished in the same breath', () => {
  const city = { id: 1, lat: 10, lon: 106, normals: [] };
  const request = {
    days: 1,
    needs: [],
    interests: [],
    children: 0,
    pace: 'normal',
    start_date: null,
    month: null,
  };
  const draft = {
    request,
    days: [{ city, visits: [], kept: null, isFilled: true }],
    out: [],
    legs: new Map(),
  } as unknown as Draft;
  const filled = ['we prefer it quieter', 'slower please', 'we are three now', 'cheaper please'].map(
    (wish) => {
      const { wants } = understand(wish, { cities: [], today: '2026-11-24', planDays: 1 });
      return changeWhole(draft, wants, noTaste).draft.days[0]?.isFilled;
    },
  );
  expect(filled).toEqual([true, true, true, true]);
});
