import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { it } from 'vitest';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';
const app = await testApp();
const { create } = await contentFactory(app);
it('perf', async () => {
  const city = await create('city', { city_code: 'PERF' });
  for (let i = 0; i < 20; i += 1) await create('city');
  const theme = await create('theme');
  await app.db.execute(sql`insert into resource (status, resource_type, city_id, lat, lon, sort, hotel_type)
    select 1, 3188 + n % 4, 1 + n % 20, 8.5 + (n % 1000) * 0.014, 102.5 + (n / 1000) * 0.06, n, case when n % 4 = 3 then (array['hotel','resort','villa'])[1 + n % 3] end from generate_series(1, 100000) n`);
  await app.db.execute(sql`insert into resource_translation (record_id, lang_id, slug, title, description)
    select id, 'en', 'place-' || id, 'Place of the old harbour ' || id, 'Words about a place that is number ' || id from resource`);
  await app.db.execute(sql`insert into resource_theme select id, ${theme.id}, 0 from resource where id % 3 = 0`);
  await app.db.execute(sql`insert into room (resource_id, price, capacity, quantity) select id, 1000000 + id, 2, 5 from resource where resource_type = 3191`);
  await app.db.execute(sql`insert into room_translation (record_id, lang_id, title) select id, 'en', 'Room' from room`);
  await app.db.execute(sql`vacuum analyze`);
  const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
  for (const path of [
    '/attraction', '/attraction?resource_type=3190', '/attraction?city_id=5', '/attraction?keyword=harbour', '/attraction?keyword=99999',
    '/attraction?page=500', '/hotel', '/hotel?hotel_types[]=resort', '/hotel?hotel_types[]=resort&hotel_types[]=villa', '/restaurant?city_code=PERF',
    '/attraction/place-50000', '/resource/5000', '/themes', `/map/${city.slug}`, `/city/${city.slug}`, '/resources?per_page=100',
  ]) {
    const times: number[] = [];
    let status = 0; let nearby = 0;
    for (let i = 0; i < 7; i += 1) { const t = performance.now(); const a = await get(path); status = a.status; nearby = a.body.data?.nearby?.length ?? a.body.oneResources?.nearby?.length ?? -1; times.push(performance.now() - t); }
    times.sort((a, b) => a - b);
    console.info(path, status, nearby, times.map((t) => t.toFixed(0)).join(' '));
  }
}, 300_000);
