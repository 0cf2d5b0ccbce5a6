import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCities } from '../../server/features/planner/days/choose-cities';
import { chooseRoute } from '../../server/features/planner/days/route-choice';
import { plannerCity } from '../factories/planner-city';

const cities = [
  plannerCity(1, 'HAN', ['ha noi'], 21.03, 105.85),
  plannerCity(2, 'HLG', ['ha long'], 20.95, 107.08),
  plannerCity(3, 'NBH', ['ninh binh'], 20.25, 105.97),
  plannerCity(4, 'SPA', ['sa pa'], 22.34, 103.84),
  plannerCity(5, 'MCC', ['mu cang chai'], 21.85, 104.09),
  plannerCity(6, 'DVN', ['dong van'], 23.28, 105.36),
  plannerCity(7, 'HUE', ['hue'], 16.47, 107.58),
  plannerCity(8, 'DHA', ['dong ha'], 16.82, 107.1),
  plannerCity(9, 'HOI', ['hoi an'], 15.88, 108.33),
  plannerCity(10, 'NTR', ['nha trang'], 12.24, 109.19),
  plannerCity(11, 'MNE', ['mui ne'], 10.95, 108.26),
  plannerCity(12, 'SGN', ['sai gon'], 10.77, 106.7),
  plannerCity(13, 'CTO', ['can tho'], 10.03, 105.78),
  plannerCity(14, 'PQC', ['phu quoc'], 10.22, 103.97),
];
const of = (code: string) => cities.find((city) => city.code === code);
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);
const wanted = (days: number, more = {}) => ({ interests: [], month: null, days, ...more });

describe('which towns a journey has', () => {
  test('in by one end and out by the other: both are there, and what everybody loves between them', () => {
    const ends = { first: of('HAN'), last: of('SGN'), isWhole: true };
    const route = codes(chooseCities(cities, wanted(10), ends, 5));
    expect(route[0]).toBe('HAN');
    expect(route.at(-1)).toBe('SGN');
    expect(route).toEqual(expect.arrayContaining(['HLG', 'HOI']));
    expect(route.indexOf('HLG')).toBeLessThan(route.indexOf('HOI'));
  });

  test('without planes the long way is broken where people break it', () => {
    const ends = { first: of('SGN'), last: of('HAN'), isWhole: true };
    const route = codes(chooseCities(cities, wanted(21, { modes_avoided: ['flight', 'car'] }), ends, 8));
    expect(route.length).toBeGreaterThanOrEqual(6);
    const north = ['SGN', 'MNE', 'NTR', 'HOI', 'HUE', 'DHA', 'NBH', 'HAN'];
    const placed = route.filter((code) => north.includes(code)).map((code) => north.indexOf(code));
    expect(placed).toEqual(placed.toSorted((a, b) => a - b));
  });

  test('two wishes have a town each rather than one of them two', () => {
    const words = 'rice terraces and then snorkelling';
    const route = codes(chooseCities(cities, wanted(10), { words, isWhole: true }));
    expect(route.some((code) => ['MCC', 'SPA'].includes(code))).toBe(true);
    expect(route.some((code) => ['PQC', 'NTR'].includes(code))).toBe(true);
  });

  test('a weekend from home is not spent half a country away, nor at home', () => {
    const origin = { lat: 10.77, lon: 106.7 };
    const route = codes(chooseCities(cities, wanted(2), { words: 'beach', origin }));
    expect(route).toHaveLength(1);
    expect(['MNE', 'NTR']).toContain(route[0]);
  });

  test('who gets carsick is not sent over the passes', () => {
    const words = 'mountains and villages but my wife gets carsick';
    const north = cities.filter(({ lat }) => lat > 19);
    const route = codes(chooseCities(north, wanted(7), { words }));
    expect(route).not.toContain('DVN');
    expect(route).not.toContain('MCC');
  });
});

describe('choosing a route', () => {
  test('keeps its ends and what must be there, says no town twice, and is the same every time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 21 }),
        fc.integer({ min: 2, max: 7 }),
        fc.uniqueArray(fc.constantFrom(...cities), { minLength: 3, maxLength: 3 }),
        (days, most, [first, must, last]) => {
          if (!first || !must || !last) return;
          const terms = {
            days,
            most,
            first,
            last,
            must: [must],
            worth: (route: readonly { place: number }[]) =>
              route.reduce((sum, { place }) => sum + (place % 5), 0),
            leg: (a: { lat: number }, b: { lat: number }) => ({
              mode: 'bus' as const,
              minutes: Math.abs(a.lat - b.lat) * 60,
            }),
            excess: () => 0,
          };
          const route = chooseRoute(cities, terms);
          expect(route[0]).toBe(first);
          expect(route.at(-1)).toBe(last);
          expect(route).toContain(must);
          expect(new Set(route).size).toBe(route.length);
          expect(route.length).toBeLessThanOrEqual(Math.max(most, 3));
          expect(chooseRoute(cities, terms)).toEqual(route);
        },
      ),
      { numRuns: 60 },
    );
  });
});
