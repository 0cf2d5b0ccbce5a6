import { describe, expect, it } from 'vitest';
import { monthOfRegion } from '../../server/features/deciding/region-months';
import { type KnownPlace, usualCost, weigh } from '../../server/features/deciding/weigh';
import type { Wishes } from '../../server/features/deciding/wishes';
import { pictureOf } from '../../server/geography/seasons/month-picture';

const wishes: Wishes = {
  month: 1,
  days: 5,
  children: 0,
  warmth: undefined,
  sea: '0',
  budget: 'middle',
  pace: 'normal',
  interests: [],
  needs: [],
};

const year = (rain_mm: number, max_c = 29) =>
  Array.from({ length: 12 }, (_, index) => ({ month: index + 1, min_c: max_c - 6, max_c, rain_mm }));

const none = { count: 0, of: 0 };

const place = (given: Partial<KnownPlace> = {}): KnownPlace => ({
  lat: 10,
  lon: 104,
  bestMonths: [],
  normals: year(50),
  isHighlight: false,
  journey: null,
  isLanding: false,
  sights: 8,
  bySea: 0,
  roughMonths: [],
  interests: new Map(),
  children: none,
  dry: none,
  access: { wheelchair: none, stroller: none, few_steps: none },
  cost: { meal: null, meals: 0, ticket: null, tickets: 0 },
  seasonal: [],
  event: null,
  ...given,
});

const codes = ({ for: pro, against }: ReturnType<typeof weigh>) => ({
  pro: pro.map(({ code }) => code),
  against: against.map(({ code }) => code),
});

describe('a destination weighed for wishes', () => {
  it('says nothing and reckons nothing of what is not known', () => {
    const asked: Wishes = { ...wishes, budget: 'low', children: 2, needs: ['stroller'], warmth: 'warm' };
    const weighed = weigh(asked, place({ normals: [] }), 300_000);
    expect(codes(weighed)).toEqual({ pro: [], against: [] });
    expect(weighed).toMatchObject({ points: 0, picture: null });
  });

  it('has the figures of each reason, the weightiest first', () => {
    const asked: Wishes = { ...wishes, sea: '1', children: 1, interests: ['food', 'history'] };
    const weighed = weigh(
      asked,
      place({
        bestMonths: [1],
        bySea: 4,
        children: { count: 1, of: 6 },
        interests: new Map([['food', 3]]),
        journey: { from: 'ha-noi', minutes: 90 },
      }),
      null,
    );
    expect(codes(weighed)).toEqual({
      pro: ['recommended', 'sea', 'interest', 'near'],
      against: ['no_interest', 'children_few'],
    });
    expect(weighed.for[0]?.values).toEqual({ min: 23, max: 29, rain: 50 });
    expect(weighed.against[0]?.values).toEqual({ interest: 'history' });
  });

  it('says of a good month that has days of rain that it has them', () => {
    const inJanuary = (rain: number) =>
      codes(weigh(wishes, place({ bestMonths: [1], normals: year(rain) }), null));
    expect(inJanuary(130)).toMatchObject({ pro: ['recommended'], against: ['some_rain'] });
    expect(inJanuary(60).against).toEqual([]);
    expect(inJanuary(250).against).toEqual(['wet']);
  });

  it('puts a well-known town that has much before a near one that has less, for who wants nothing particular', () => {
    const known = place({ bestMonths: [1], isHighlight: true, isLanding: true, sights: 34 });
    const near = place({ bestMonths: [1], journey: { from: 'ha-noi', minutes: 65 } });
    const points = (asked: Wishes, one: KnownPlace) => weigh(asked, one, null).points;
    expect(points(wishes, known)).toBeGreaterThan(points(wishes, near) + 2);
    // A wish weighs more than a name.
    const withFood = { ...near, interests: new Map([['food', 5]] as const) };
    const fond: Wishes = { ...wishes, interests: ['food'] };
    expect(points(fond, { ...withFood, isHighlight: false })).toBeGreaterThan(
      points(fond, { ...known, interests: new Map() }),
    );
    expect(codes(weigh(wishes, known, null)).pro).toEqual(['recommended', 'highlight', 'landing', 'enough']);
  });

  it('puts a place without the sea behind every place that has it, however good else', () => {
    const asked: Wishes = { ...wishes, sea: '1' };
    const inland = weigh(asked, place({ bestMonths: [1], isHighlight: true, sights: 30 }), null);
    const coast = weigh(asked, place({ bySea: 1, sights: 2 }), null);
    expect(coast.points).toBeGreaterThan(inland.points);
  });

  it('minds a long way more the fewer days there are', () => {
    const far = place({ journey: { from: 'da-nang', minutes: 500 } });
    expect(weigh({ ...wishes, days: 3 }, far, null).points).toBeLessThan(
      weigh({ ...wishes, days: 12 }, far, null).points,
    );
  });

  it('compares costs with the middle of all that are known', () => {
    const of = (meal: number) => place({ cost: { meal, meals: 3, ticket: null, tickets: 0 } });
    const usual = usualCost([of(30_000), of(60_000), of(200_000), place()]);
    expect(usual).toBe(120_000);
    const low: Wishes = { ...wishes, budget: 'low' };
    expect(codes(weigh(low, of(30_000), usual)).pro).toContain('cheap');
    expect(codes(weigh(low, of(200_000), usual)).against).toContain('dear');
  });
});

describe('a month of a place', () => {
  const at = (rain: number, bestMonths: number[], coast = false) =>
    pictureOf(
      { ...(coast ? { lat: 15.9, lon: 108.3 } : { lat: 10, lon: 104 }), bestMonths, normals: year(rain) },
      10,
    );

  it('is good, mixed or poor, with why', () => {
    expect(at(50, [10])).toMatchObject({ quality: 'good', causes: ['recommended'] });
    expect(at(250, [10])).toMatchObject({ quality: 'mixed', causes: ['recommended', 'wet'] });
    expect(at(50, [])).toMatchObject({ quality: 'mixed', causes: ['besides'] });
    expect(at(400, [])).toMatchObject({ quality: 'poor', causes: ['pouring'] });
    expect(at(400, [], true)).toMatchObject({ quality: 'poor', causes: ['storms'] });
  });

  it('is good for a region only where most places are good and none is poor', () => {
    const of = (rain: number, bestMonths: number[]) => ({
      lat: 10,
      lon: 104,
      bestMonths,
      normals: year(rain),
    });
    expect(monthOfRegion([of(50, [3]), of(50, [3]), of(50, [])], 3)).toMatchObject({
      quality: 'good',
      counts: { good: 2, mixed: 1, poor: 0 },
      causes: ['recommended'],
    });
    expect(monthOfRegion([of(50, [3]), of(50, [3]), of(400, [])], 3)).toMatchObject({
      quality: 'mixed',
      causes: ['recommended', 'pouring'],
    });
    expect(monthOfRegion([{ ...of(50, []), normals: [] }], 3).quality).toBeNull();
  });
});
