import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../server/calendar/lunar/day-number';
import { distanceKm } from '../../server/distance';
import { type FlightFilters, filterJourneys } from '../../server/features/travel/flights/filter';
import { findPlace } from '../../server/features/travel/flights/places';
import type { Journey } from '../../server/features/travel/flights/shapes';
import { instantOf, localTime } from '../../server/features/travel/flights/timetable/clock';
import { journeysOn } from '../../server/features/travel/flights/timetable/journeys';
import { priceBand, seasonFactor } from '../../server/features/travel/flights/timetable/prices';
import { airports } from '../../server/geography/air/airports';
import { blockMinutes } from '../../server/geography/air/block-time';
import { airlines, destinationsFrom, servicesBetween } from '../../server/geography/air/routes-table';

const adult = { adults: 1, children: 0, cabin: 'economy' } as const;
const codes = [...airports.keys()];
const anyDay = fc.integer({ min: 0, max: 330 }).map((days) => addDays('2026-11-22', days));
const pairs = codes.flatMap((from) => destinationsFrom(from).map((to) => [from, to] as const));
const onDay = (from: string, to: string, date: string, party = {}) =>
  journeysOn(from, to, date, { ...adult, ...party }, 'en');

describe('the airports', () => {
  it('are at places on earth, in time zones that there are', () => {
    for (const { code, lat, lon, zone, country } of airports.values()) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      expect(() => localTime(0, zone), zone).not.toThrow();
      if (country !== 'VN') continue;
      expect(lat > 8 && lat < 23.5 && lon > 102 && lon < 110, code).toBe(true);
    }
  });

  it('are all reached, each both ways', () => {
    for (const code of codes) expect(destinationsFrom(code), code).not.toEqual([]);
    for (const [from, to] of pairs) expect(servicesBetween(to, from), `${to}${from}`).not.toEqual([]);
  });

  it.each([
    ['HAN', ['HAN']],
    ['han', ['HAN']],
    ['Hà Nội', ['HAN']],
    ['hanoi', ['HAN']],
    ['  HA   NOI ', ['HAN']],
    ['Nội Bài', ['HAN']],
    ['Hà Nội (HAN)', ['HAN']],
    ['Sài Gòn', ['SGN']],
    ['Ho Chi Minh', ['SGN']],
    ['TP. Hồ Chí Minh', ['SGN']],
    ['Hue', ['HUI']],
    ['Hội An', ['DAD']],
    ['da nang', ['DAD']],
    ['Tokyo', ['NRT', 'HND']],
    ['Băng Cốc', null],
    ['bang', ['BKK', 'DMK']],
    ['da', null],
    ['Atlantis', null],
    ['()', null],
  ])('are found as people write them: %s', (text, found) => {
    expect(findPlace(text)?.airports.map(({ code }) => code) ?? null).toEqual(found);
  });
});

describe('the clocks', () => {
  it('go there and back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...airports.values()),
        anyDay,
        fc.integer({ min: 4, max: 23 }),
        ({ zone }, date, hour) => {
          const local = `${date} ${String(hour).padStart(2, '0')}:35`;
          expect(localTime(instantOf(local, zone), zone)).toBe(local);
        },
      ),
    );
  });

  it('know summer time', () => {
    expect(instantOf('2027-07-01 12:00', 'Europe/Paris')).toBe(Date.UTC(2027, 6, 1, 10));
    expect(instantOf('2027-01-01 12:00', 'Europe/Paris')).toBe(Date.UTC(2027, 0, 1, 11));
  });
});

describe('the time from gate to gate', () => {
  const between = (from: string, to: string) => {
    const [a, b] = [airports.get(from), airports.get(to)];
    if (!a || !b) throw new Error(`${from} ${to}`);
    return { km: distanceKm(a, b), minutes: blockMinutes(a, b) };
  };

  it.each([
    ['HAN', 'SGN', 1160, 125],
    ['SGN', 'DAD', 605, 85],
    ['HAN', 'NRT', 3670, 300],
    ['HAN', 'CDG', 9220, 715],
  ])('%s to %s is what it is known to be', (from, to, km, minutes) => {
    expect(Math.abs(between(from, to).km - km)).toBeLessThan(km * 0.03);
    expect(Math.abs(between(from, to).minutes - minutes)).toBeLessThan(minutes * 0.12);
  });
});

describe('the timetable', () => {
  it('has nobody on a route that they do not fly, and no plane that is too fast or too slow', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), anyDay, ([from, to], date) => {
        const flown = servicesBetween(from, to).map(({ airline }) => airline.code);
        for (const { segments, departs_at, stops } of onDay(from, to, date)) {
          expect(departs_at.slice(0, 10)).toBe(date);
          for (const segment of segments) {
            const plane = segment.operated_by ?? segment.airline;
            if (stops === 0) expect(flown).toContain(plane.code);
            expect(airlines.has(plane.code)).toBe(true);
            expect(segment.flight_number).toBeNull();
            const [a, b] = [airports.get(segment.from.code), airports.get(segment.to.code)];
            if (!a || !b) throw new Error('a segment between no airports');
            const speed = distanceKm(a, b) / (segment.duration_minutes / 60);
            expect(speed).toBeGreaterThan(130);
            expect(speed).toBeLessThan(900);
            const flownMinutes =
              (instantOf(segment.arrives_at, b.zone) - instantOf(segment.departs_at, a.zone)) / 60_000;
            expect(flownMinutes).toBe(segment.duration_minutes);
          }
        }
      }),
    );
  });

  it('has the flights of each service on as many days of a week as it says, the same ones every time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairs), anyDay, ([from, to], monday) => {
        const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
        const week = days.map((date) => onDay(from, to, date).filter(({ stops }) => stops === 0));
        const expected = servicesBetween(from, to).reduce((sum, one) => sum + one.perDay * one.daysAWeek, 0);
        expect(week.flat()).toHaveLength(expected);
        expect(onDay(from, to, monday)).toEqual(onDay(from, to, monday));
        expect(new Set(week.flat().map(({ id }) => id)).size).toBeGreaterThan(expected * 0.8);
      }),
    );
  });

  it('changes planes in one place, with time to change, on one airline', () => {
    const journeys = onDay('DIN', 'PQC', '2027-03-10');
    expect(journeys.length).toBeGreaterThan(0);
    for (const { segments, stops, duration_minutes } of journeys) {
      const [first, next] = segments;
      if (!first || !next) throw new Error('no change');
      expect(stops).toBe(1);
      expect(first.to.code).toBe(next.from.code);
      expect(first.airline).toEqual(next.airline);
      const wait = duration_minutes - first.duration_minutes - next.duration_minutes;
      expect(wait).toBeGreaterThanOrEqual(60);
    }
  });

  it('takes nobody a long way round, or from abroad to abroad', () => {
    expect(onDay('HAN', 'HPH', '2027-03-10')).toEqual([]);
    expect(onDay('BKK', 'SIN', '2027-03-10')).toEqual([]);
  });

  it('sells no cabin that an airline does not have', () => {
    const business = onDay('HAN', 'SGN', '2027-03-10', { cabin: 'business' });
    expect(new Set(business.map(({ segments }) => segments[0]?.airline.code))).toEqual(
      new Set(['VN', 'QH', '9G']),
    );
    expect(onDay('HAN', 'SGN', '2027-03-10', { cabin: 'premium' })).toEqual([]);
    expect(onDay('SGN', 'SYD', '2027-03-10', { cabin: 'premium' }).length).toBeGreaterThan(0);
  });
});

describe('what a journey costs', () => {
  const band = (given = {}, date = '2027-03-10') => priceBand([1160], date, true, { ...adult, ...given });

  it('is a band that grows with distance, cabin, season and people', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 150, max: 13_000 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 8 }),
        anyDay,
        (km, adults, children, date) => {
          const { low, high } = priceBand([km], date, km < 1500, { ...adult, adults, children });
          expect(low).toBeGreaterThan(0);
          expect(high).toBeGreaterThan(low);
          expect(low % 50_000).toBe(0);
          expect(priceBand([km + 500], date, km < 1500, { ...adult, adults, children }).low).toBeGreaterThan(
            low,
          );
        },
      ),
    );
    expect(band({ cabin: 'business' }).low).toBeGreaterThan(band({ cabin: 'premium' }).low);
    expect(band({ children: 1 }).low).toBeLessThan(band({ adults: 2 }).low);
    expect(band({}, '2027-02-04').low).toBeGreaterThan(band().low);
  });

  it('knows when everybody travels', () => {
    expect(seasonFactor('2027-02-06')).toBe(1.5);
    expect(seasonFactor('2028-01-26')).toBe(1.5);
    expect(seasonFactor('2027-03-10')).toBe(1);
    expect(seasonFactor('2026-12-24')).toBe(1.3);
  });
});

describe('what is shown of the journeys', () => {
  const all: FlightFilters = { airlines: [], max_stops: null, times: [], airport: null, sort: 'departure' };
  const journeys = onDay('HAN', 'SGN', '2027-03-10');
  const shown = (given: Partial<FlightFilters>) => filterJourneys(journeys, { ...all, ...given });

  it.each([
    ['departure', ({ departs_at }: Journey) => departs_at],
    ['arrival', ({ arrives_at }: Journey) => arrives_at],
    ['duration', ({ duration_minutes }: Journey) => duration_minutes],
    ['price', ({ price }: Journey) => price.low],
  ] as const)('is in the order of %s', (sort, by) => {
    const values = shown({ sort }).map<string | number>(by);
    expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : Number(a > b))));
    expect(values).toHaveLength(journeys.length);
  });

  it('is what was asked for', () => {
    const morning = shown({ airlines: ['VJ'], times: ['morning'] });
    expect(morning.length).toBeGreaterThan(0);
    for (const { segments, departs_at } of morning) {
      expect(segments[0]?.airline.code).toBe('VJ');
      expect(departs_at.slice(11) >= '06:00' && departs_at.slice(11) < '12:00').toBe(true);
    }
    expect(shown({ airlines: ['SQ'] })).toEqual([]);
    expect(shown({ max_stops: 0 })).toHaveLength(journeys.length);
    expect(shown({ airport: 'DAD' })).toEqual([]);
  });
});
