import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { isDayTime, isOpenAt } from '../../server/kernel/facets/open-at';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);
const checked = { state: 'checked', source: 'https://example.org', checked_on: '2026-11-01' };
const ids: Record<string, number> = {};

beforeAll(async () => {
  const evenings = [{ opens: '18:00', closes: '02:00' }];
  ids.show = (
    await create('thing_to_do', {
      title: 'Evening show',
      duration_minutes: 90,
      price_from: 200_000,
      opening_hours: { fri: evenings, sat: evenings },
      visitor_info: {
        ages: { ...checked, suits_from: 6, minimum: 6 },
        shelter: { ...checked, setting: 'indoors' },
        season: { ...checked, best_months: [11, 12] },
      },
    })
  ).id;
  ids.walk = (
    await create('thing_to_do', {
      title: 'Morning walk',
      duration_minutes: 45,
      price_from: 0,
      accessibility: { wheelchair: 'partly', quiet_hours: [{ opens: '08:00', closes: '10:00' }] },
      visitor_info: {
        ages: { ...checked, suits_from: 4 },
        season: { ...checked, months: [10, 11, 12, 1], best_months: [12] },
      },
    })
  ).id;
  ids.unknown = (await create('thing_to_do', { title: 'Nobody looked' })).id;
});

const ask = async (query: string) =>
  (await supertest(app.server).get(`/things-to-do?lang_id=en&${query}`)).body;
const found = async (query: string) => {
  const names = Object.entries(ids);
  return (await ask(query)).data.map(({ id }: { id: number }) => names.find(([, one]) => one === id)?.[0]);
};

describe('facets', () => {
  it('leave what is known to fit, and never what nobody has looked into', async () => {
    expect(await found('in_month=best-11')).toEqual(['show']);
    // Without a season it is there all year.
    expect(await found('in_month=7')).toEqual(['show', 'unknown']);
    expect(await found('suits_age=4')).toEqual(['walk']);
    expect(await found('suits_age=6')).toEqual(['show', 'walk']);
    expect(await found('price_max=0')).toEqual(['walk']);
    expect(await found('access=partly')).toEqual(['walk']);
    expect(await found('access=yes')).toEqual([]);
    expect(await found('shelter=rain')).toEqual(['show']);
    expect(await found('minutes_max=60')).toEqual(['walk']);
    // Quiet from eight to ten is quiet before nine and before noon, and says nothing of the afternoon.
    expect(await found('quiet=early')).toEqual(['walk']);
    expect(await found('quiet=morning')).toEqual(['walk']);
    expect(await found('quiet=afternoon')).toEqual([]);
    // Saturday's show goes on after midnight.
    expect(await found('open_at=2026-11-29T01:30')).toEqual(['show']);
    expect(await found('open_at=2026-11-29T18:30')).toEqual([]);
    expect((await ask('in_month=13')).code).toBe('invalid');
    expect((await ask('quiet=night')).code).toBe('invalid');
    expect((await ask('open_at=2026-02-30T10:00')).code).toBe('invalid');
  });

  it('count their choices under the others, and what there were without each', async () => {
    expect((await ask('suits_age=6')).facets).toBeUndefined();
    const { facets, total } = await ask('facets=1&shelter=indoors&minutes_max=60');
    expect(total).toBe(0);
    const of = (name: string) => facets.find((one: { name: string }) => one.name === name);
    expect(of('shelter')).toEqual({ name: 'shelter', without: 1, unknown: 1, options: [] });
    expect(of('minutes_max').without).toBe(1);
    expect(of('minutes_max').options).toContainEqual({ value: '120', count: 1 });
    expect(of('access')).toEqual({ name: 'access', without: 0, unknown: 0, options: [] });
    const all = (await ask('facets=1')).facets.map((one: { name: string; unknown: number }) => [
      one.name,
      one.unknown,
    ]);
    expect(Object.fromEntries(all)).toEqual({
      in_month: 1,
      diet: 3,
      suits_age: 1,
      price_max: 1,
      access: 2,
      shelter: 2,
      open_at: 2,
      minutes_max: 1,
      quiet: 2,
    });
  });
});

it('narrow down restaurants by month, age and rain, and hotels likewise', async () => {
  const place = (title: string, resource_type: number, suits_from: number) =>
    create('resource', {
      title,
      resource_type,
      visitor_info: {
        ages: { ...checked, suits_from },
        season: { ...checked, best_months: [suits_from] },
        shelter: { ...checked, setting: 'indoors' },
      },
    });
  const [bowl] = [await place('Bowl', 3189, 2), await place('Bar', 3189, 10)];
  const [inn] = [await place('Inn', 3191, 2), await place('Tower', 3191, 10)];
  const idsOf = async (path: string) => {
    const { body } = await supertest(app.server).get(
      `/${path}?lang_id=en&in_month=best-2&suits_age=4&shelter=rain`,
    );
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect([await idsOf('restaurant'), await idsOf('hotel')]).toEqual([[bowl.id], [inn.id]]);
});

it('a place is open when it is known to be', () => {
  const always = {
    opening_hours: null,
    visitor_info: { hours: { state: 'checked', always_open: true } },
  } as const;
  expect(isOpenAt(always, '2026-11-24T03:00')).toBe(true);
  expect(isOpenAt({ opening_hours: null, visitor_info: {} }, '2026-11-24T12:00')).toBe(false);
  const day = { opening_hours: { tue: [{ opens: '08:00', closes: '24:00' }] }, visitor_info: {} };
  expect(isOpenAt(day, '2026-11-24T23:59')).toBe(true);
  expect(isOpenAt(day, '2026-11-25T00:00')).toBe(false);
  expect(isDayTime('2026-02-30T10:00')).toBe(false);
  expect(isDayTime('2026-11-24T24:00')).toBe(false);
});
