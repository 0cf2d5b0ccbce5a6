import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../server/distance';
import { recordOf } from '../../server/features/planner/records/record';
import { usualTime } from '../../server/features/planner/records/usual-time';
import { travelBetween } from '../../server/features/planner/travel/between';
import { clockOf, minutesOf, weekdayOf } from '../../server/features/planner/travel/clock';
import { retimeDay } from '../../server/features/planner/travel/day';
import { spansOn, spansToPlan, startInside } from '../../server/features/planner/travel/opening';
import { shortestOrder, wayKm } from '../../server/features/planner/travel/order';
import { dayLimits } from '../../server/features/planner/travel/pace';
import { transferBetween } from '../../server/features/planner/travel/transfer';
import { dayIn, haNoi, known, places, soundPlan, visit } from '../factories/plans';

const at = (lat: number, lon: number) => ({ lat, lon });
const somewhere = fc.record({
  lat: fc.double({ min: 8.6, max: 23.3, noNaN: true }),
  lon: fc.double({ min: 102.2, max: 109.4, noNaN: true }),
});
const inTown = fc.record({
  lat: fc.double({ min: 21, max: 21.08, noNaN: true }),
  lon: fc.double({ min: 105.8, max: 105.88, noNaN: true }),
});

describe('journeys between cities', () => {
  const haNoiCity = at(21.034, 105.85);
  const saiGonCity = at(10.776, 106.701);

  test.each([
    ['Hà Nội – Ninh Bình', haNoiCity, at(20.252, 105.918), ['bus'], 1.5, 3.5],
    ['Hà Nội – Sa Pa', haNoiCity, at(22.336, 103.844), ['bus', 'train'], 5, 8],
    ['Hà Nội – Hạ Long', haNoiCity, at(20.951, 107.08), ['bus'], 2.5, 4.5],
    ['Huế – Đà Nẵng', at(16.47, 107.577), at(16.054, 108.22), ['bus'], 2, 3.5],
    ['Đà Nẵng – Hội An', at(16.054, 108.22), at(15.878, 108.328), ['car'], 0.6, 1.3],
    ['TP. HCM – Cần Thơ', saiGonCity, at(10.034, 105.788), ['bus'], 3, 4.5],
    ['Hà Nội – TP. HCM', haNoiCity, saiGonCity, ['flight'], 4, 7],
    ['TP. HCM – Côn Đảo', saiGonCity, at(8.685, 106.607), ['flight'], 3, 5],
    ['Hà Tiên – Phú Quốc', at(10.383, 104.487), at(10.217, 103.96), ['boat'], 1.5, 3.5],
    ['Hà Nội – Cát Bà', haNoiCity, at(20.727, 107.048), ['boat'], 3, 6],
  ] as const)('%s takes what it takes', (_name, from, to, modes, least, most) => {
    const { mode, minutes } = transferBetween(from, to);
    expect(modes).toContain(mode);
    expect(minutes / 60).toBeGreaterThanOrEqual(least);
    expect(minutes / 60).toBeLessThanOrEqual(most);
  });

  test('are never faster than a plane, and fit into a plan, whatever the mode', () => {
    const modes = fc.constantFrom('walk', 'motorbike', 'car', 'bus', 'train', 'boat', 'flight', undefined);
    fc.assert(
      fc.property(somewhere, somewhere, modes, (from, to, mode) => {
        const way = transferBetween(from, to, mode);
        if (mode) expect(way.mode).toBe(mode);
        expect(Number.isInteger(way.minutes)).toBe(true);
        expect(way.minutes).toBeGreaterThanOrEqual(Math.min(2880, (distanceKm(from, to) / 800) * 60));
        expect(way.minutes).toBeLessThanOrEqual(2880);
        expect(way.km).toBeLessThanOrEqual(3000);
      }),
    );
  });
});

describe('ways between stops', () => {
  test('are walked up to 1.5 km and no farther, unless somebody wants to', () => {
    fc.assert(
      fc.property(inTown, inTown, (from, to) => {
        const way = travelBetween(from, to);
        // What is told is rounded to a hundred metres.
        if (way.km !== 1.5) expect(way.mode).toBe(way.km < 1.5 ? 'walk' : 'car');
        expect(travelBetween(from, to, 'motorbike').mode).toBe('motorbike');
      }),
    );
    expect(travelBetween(places.temple.point, places.temple.point)).toEqual({
      mode: 'walk',
      minutes: 0,
      km: 0,
    });
    expect(travelBetween(null, places.temple.point).minutes).toBeGreaterThan(5);
  });
});

describe('a short way', () => {
  const town = fc.array(fc.option(inTown), { maxLength: 12 });

  test('visits every place once, begins with the first and is never longer than the one given', () => {
    fc.assert(
      fc.property(town, (stops) => {
        const order = shortestOrder(stops);
        expect([...order].sort((a, b) => a - b)).toEqual([...stops.keys()]);
        if (stops.length > 0) expect(order[0]).toBe(0);
        const sorted = order.map((index) => stops[index] ?? null);
        expect(wayKm(sorted)).toBeLessThanOrEqual(wayKm(stops) + 1e-9);
      }),
    );
  });

  test('does not cross itself', () => {
    const square = [at(21, 105.8), at(21.02, 105.82), at(21.02, 105.8), at(21, 105.82)];
    expect(shortestOrder(square)).not.toEqual([0, 1, 2, 3]);
  });
});

describe('opening hours', () => {
  const week = {
    opening_hours: { mon: [{ opens: '16:00', closes: '01:00' }], tue: [{ opens: '08:00', closes: '12:00' }] },
    visitor_info: {},
  };

  test('go on after midnight, and are none on a day without any', () => {
    expect(weekdayOf('2027-03-01')).toBe('mon');
    expect(spansOn(week, '2027-03-01')).toEqual([{ opens: 960, closes: 1500 }]);
    expect(spansOn(week, '2027-03-02')).toEqual([
      { opens: 0, closes: 60 },
      { opens: 480, closes: 720 },
    ]);
    expect(spansOn(week, '2027-03-04')).toEqual([]);
    expect(spansOn(week, null)).toBeNull();
    // A museum that closes at noon on Saturdays has usual hours all the same.
    const usual = [{ opens: '07:30', closes: '16:30' }];
    const museum = { mon: usual, tue: usual, wed: usual, sat: [{ opens: '08:00', closes: '11:00' }] };
    expect(spansOn({ ...week, opening_hours: museum }, null)).toBeNull();
    expect(spansToPlan({ ...week, opening_hours: museum }, null)).toEqual([{ opens: 450, closes: 990 }]);
    expect(spansToPlan(week, null)).toBeNull();
    expect(spansOn(null, '2027-03-04')).toBeNull();
  });

  test('let somebody in while the visit fits', () => {
    const spans = spansOn(week, '2027-03-02');
    expect(startInside(spans, minutesOf('07:00'), 60)).toBe(480);
    expect(startInside(spans, minutesOf('11:00'), 60)).toBe(660);
    expect(startInside(spans, minutesOf('11:15'), 60)).toBeNull();
  });
});

describe('the time of day that a title tells', () => {
  test.each([
    ['Cái Răng floating market at dawn · Chợ nổi Cái Răng lúc bình minh', '05:30'],
    ['Phở for breakfast in the Old Quarter', '07:00'],
    ['Hội An night market · Chợ đêm Hội An', '17:00'],
    ['Weekend evening at the Dragon Bridge', '20:15'],
    ['Hang Tối và sông Chày', null],
    ['The knight of Morningside', null],
  ])('%s', (title, from) => {
    const usual = usualTime(title);
    expect(usual && clockOf(usual.opens)).toBe(from);
  });
});

describe('the times of a day', () => {
  const { request } = soundPlan();
  const limits = dayLimits(request);
  const chosen = fc.shuffledSubarray([
    places.temple,
    places.museum,
    places.lake,
    places.noodles,
    places.puppets,
    places.tower,
    places.gallery,
    places.village,
  ]);
  const timed = (stops: ReturnType<typeof visit>[]) =>
    retimeDay(dayIn(haNoi, ...stops), (stop) => recordOf(known, stop), { date: '2027-03-03', limits });

  test('follow each other with the way in between, and keep the order', () => {
    fc.assert(
      fc.property(chosen, (records) => {
        const { stops } = timed(records.map((record) => visit(record, '00:00')));
        expect(stops.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
        stops.forEach((stop, index) => {
          const before = stops[index - 1];
          if (!before || stop.starts_at === '23:59') return;
          const free = minutesOf(before.starts_at) + before.minutes + (stop.travel?.minutes ?? 0);
          expect(minutesOf(stop.starts_at)).toBeGreaterThanOrEqual(free);
        });
      }),
    );
  });

  test('are the same when they are worked out again', () => {
    fc.assert(
      fc.property(chosen, (records) => {
        const once = timed(records.map((record) => visit(record, '12:00')));
        expect(timed(once.stops)).toEqual(once);
      }),
    );
  });

  test('leave an hour for lunch, and let a meal be it', () => {
    const busy = timed(
      [places.temple, places.gallery, places.tower, places.lake].map((one) => visit(one, '00:00')),
    );
    const gaps = busy.stops.slice(1).map((stop, index) => {
      const before = busy.stops[index];
      return minutesOf(stop.starts_at) - minutesOf(before?.starts_at ?? '') - (before?.minutes ?? 0);
    });
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(60);
    const fed = timed(
      [places.temple, places.gallery, places.noodles, places.lake].map((one) => visit(one, '00:00')),
    );
    expect(fed.stops.map(({ starts_at }) => starts_at).at(-1)! < busy.stops.at(-1)!.starts_at).toBe(true);
  });

  test('wait until doors open, and until the evening for what belongs there', () => {
    const day = timed([visit(places.museum, '00:00'), visit(places.puppets, '00:00')]);
    expect(day.stops.map(({ starts_at }) => starts_at)).toEqual(['08:30', '17:00']);
  });
});
