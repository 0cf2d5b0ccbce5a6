import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { alerts } from '../../db/schema';
import { formatDateTime } from '../../server/time';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update, input } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const inMinutes = (minutes: number) => formatDateTime(new Date(Date.now() + minutes * 60_000));
const titles = async (query = '') =>
  (await get(`/alerts?lang_id=en&per_page=100&${query}`)).body.data.map(
    ({ title }: { title: string }) => title,
  );
const { id: hue } = await create('city', { title: 'Huế', province: 'Huế' });
const { id: hanoi, slug: hanoiSlug } = await create('city', { title: 'Hà Nội', province: 'Hà Nội' });

beforeEach(() => app.db.delete(alerts));

describe('an alert', () => {
  it('is there in its span and at no other time', async () => {
    await create('alert', { title: 'now', published_at: inMinutes(-5), hidden_at: inMinutes(5) });
    await create('alert', { title: 'until further notice', published_at: inMinutes(-9) });
    const early = await create('alert', { title: 'tomorrow', published_at: inMinutes(1440) });
    const late = await create('alert', {
      title: 'yesterday',
      published_at: inMinutes(-2000),
      hidden_at: inMinutes(-1440),
    });
    expect(await titles()).toEqual(['now', 'until further notice']);
    expect(await titles('state=coming')).toEqual([]);
    for (const { id } of [early, late]) expect((await get(`/alerts/${id}?lang_id=en`)).status).toBe(404);
    // What ends before then says nothing of then.
    expect(await titles(`at=${encodeURIComponent(inMinutes(60))}`)).toEqual(['until further notice']);
    const { body } = await call('get', '/alerts?admin=1&lang_id=en&state=over');
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['yesterday']);
  });

  it('goes at the second at which it ends, from answers that lie ready too', async () => {
    await create('alert', { title: 'short', hidden_at: formatDateTime(new Date(Date.now() + 2500)) });
    expect(await titles()).toEqual(['short']);
    expect(await titles()).toEqual(['short']);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(await titles()).toEqual([]);
  });

  it('concerns the whole country, provinces or destinations', async () => {
    const somewhere = { is_nationwide: false };
    await create('alert', { title: 'all' });
    await create('alert', { title: 'province', ...somewhere, provinces: ['Huế', 'Huế'] });
    await create('alert', { title: 'town', ...somewhere, city_ids: [hanoi] });
    expect(new Set(await titles(`city_id=${hue}`))).toEqual(new Set(['all', 'province']));
    expect(new Set(await titles(`city_id=${hanoi}`))).toEqual(new Set(['all', 'town']));
    const { body } = await get('/alerts?lang_id=en');
    const rows = Object.fromEntries(body.data.map((row: { title: string }) => [row.title, row]));
    expect(rows.all).toMatchObject({ is_nationwide: true, concerned_city_ids: [], cities: [] });
    expect(rows.province).toMatchObject({ provinces: ['Huế'], concerned_city_ids: [hue] });
    expect(rows.town).toMatchObject({
      concerned_city_ids: [hanoi],
      cities: [{ id: hanoi, title: 'Hà Nội', slug: hanoiSlug }],
    });
  });

  it('has to concern something that there is', async () => {
    const refused = async (given: object) => {
      const answer = await call('post', '/alerts').send({ ...(await input('alert')), ...given });
      expect(answer.status).toBe(422);
      return Object.keys(answer.body.errors);
    };
    expect(await refused({ is_nationwide: false })).toEqual(['is_nationwide']);
    expect(await refused({ city_ids: [999_999] })).toEqual(['city_ids']);
    expect(await refused({ provinces: ['Atlantis'] })).toEqual(['provinces.0']);
    expect(await refused({ published_at: inMinutes(5), hidden_at: inMinutes(1) })).toEqual(['hidden_at']);
    const { id } = await create('alert', { is_nationwide: false, provinces: ['Huế'] });
    expect((await update('alert', id, { lang_id: 'en', provinces: [] })).status).toBe(422);
  });

  it('comes after graver ones', async () => {
    await create('alert', { title: 'works', severity: 'notice' });
    await create('alert', { title: 'typhoon', severity: 'danger' });
    await create('alert', { title: 'rain', severity: 'warning' });
    expect(await titles()).toEqual(['typhoon', 'rain', 'works']);
    expect(await titles('severity=notice')).toEqual(['works']);
    expect(await titles('kind=flood')).toEqual([]);
  });

  it('is shown in the languages that it is written in', async () => {
    await create('alert', {
      title: 'Storm',
      description: 'Stay inside.',
      source: 'Weather service',
      source_url: 'https://nchmf.gov.vn/',
      translations: { vi: { title: 'Bão số 9', description: 'Hãy ở trong nhà.', source: 'Đài khí tượng' } },
    });
    const [row] = (await get('/alerts?lang_id=vi')).body.data;
    expect(row).toMatchObject({
      title: 'Bão số 9',
      description: 'Hãy ở trong nhà.',
      source: 'Đài khí tượng',
      source_url: 'https://nchmf.gov.vn/',
    });
  });

  it('is posted by whoever may publish', async () => {
    const { token } = await signedInAs(app, 'translator');
    const answer = await supertest(app.server)
      .post('/alerts')
      .set({ authorization: `Bearer ${token}` })
      .send(await input('alert'));
    expect(answer.status).toBe(403);
    expect(
      (
        await supertest(app.server)
          .post('/alerts')
          .send(await input('alert'))
      ).status,
    ).toBe(401);
  });
});
