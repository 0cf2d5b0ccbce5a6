import { climateNormals } from '../../db/schema';
import type { App } from '../../server/app-type';
import type { Plan } from '../../server/features/planner/plan-shapes';
import { contentFactory } from './content';

/** Records that a plan can name, made through the API as an editor would, and a plan that names them. */
export const planWorld = async (app: App) => {
  const { create, call } = await contentFactory(app);
  const region = await create('region');
  const cityAt = async (title: string, lat: number, lon: number) => {
    const made = await create('city', { title, lat, lon, region_id: region.id, province: title });
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    await app.db
      .insert(climateNormals)
      .values(months.map((month) => ({ city_id: made.id, month, min_c: 20, max_c: 28, rain_mm: 30 })));
    return made;
  };
  const haNoi = await cityAt('Hà Nội', 21.034, 105.85);
  const hue = await cityAt('Huế', 16.47, 107.577);
  const daily = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [
      day,
      [{ opens: '08:00', closes: '17:00' }],
    ]),
  );
  const temple = await create('resource', {
    title: 'Temple; of <Literature>, & more',
    description: 'Stone turtles, “names” of doctors.',
    address: '58 Quốc Tử Giám',
    city_id: haNoi.id,
    lat: 21.0293,
    lon: 105.8355,
    opening_hours: daily,
  });
  const lake = await create('resource', { title: 'A lake', city_id: haNoi.id, lat: 21.0287, lon: 105.8524 });
  const citadel = await create('resource', {
    title: 'A citadel',
    city_id: hue.id,
    lat: 16.4698,
    lon: 107.5786,
  });

  const stop = (id: number, starts_at: string, minutes = 90) => ({
    kind: 'resource' as const,
    id,
    starts_at,
    minutes,
    travel: null,
    note: '',
  });

  const plan = (given: Partial<Plan> = {}): Plan => ({
    title: 'Spring in the north',
    request: {
      city_ids: [haNoi.id, hue.id],
      start_date: '2027-03-02',
      month: null,
      days: 2,
      adults: 2,
      children: 0,
      pace: 'normal',
      interests: [],
      budget: 'middle',
      needs: [],
    },
    days: [
      {
        city_id: haNoi.id,
        transfer: null,
        note: '',
        stops: [stop(temple.id, '08:30'), stop(lake.id, '10:30')],
      },
      { city_id: hue.id, transfer: null, note: '', stops: [stop(citadel.id, '15:00')] },
    ],
    ...given,
  });

  return { call, create, plan, stop, haNoi, hue, temple, lake, citadel };
};
