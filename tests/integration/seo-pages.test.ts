import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../db/schema';
import { staticPages } from '../../server/features/pages/seo/static-pages';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);

interface Row {
  path: string;
  title: string;
  seo_id: number | null;
  issues: string[];
}

const pages = async (query: object = {}) => {
  const search = new URLSearchParams({ per_page: '100', ...query });
  const answer = await call('get', `/seosearch/pages?${search}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as { data: Row[]; total: number };
};
const only = async (path: string) => (await pages({ path })).data[0];
const writeSeo = (body: object) => call('post', '/seosearch').send(body);

describe('the list of all pages', () => {
  it('has the site’s own pages in both languages, with what says their words', async () => {
    const { data, total } = await pages({ kind: 'page' });
    // And the planner's chat, which has one address for both.
    expect(total).toBe((staticPages.length + 1) * 2);
    expect(data.slice(0, 2).map(({ path }) => path)).toEqual(['/vi', '/en']);
    expect(await only('/en/safety')).toMatchObject({
      kind: 'page',
      settings_group: 'safety',
      entity_type: 16,
      entity_id: 1,
      record_id: null,
      seo_id: null,
      robots_index: 1,
    });
    await call('post', '/setting/safety').send({
      lang_id: 'en',
      value: { title: 'Safe everywhere', description: 'What helps.' },
    });
    expect(await only('/en/safety/?utm=x')).toMatchObject({
      title: 'Safe everywhere',
      own_title: 'Safe everywhere',
      issues: ['description_short'],
    });
    expect(await only('/vi/shopping')).toMatchObject({ robots_index: 0, issues: [] });
    expect((await pages({ lang_id: 'vi', state: 'noindex' })).data.map(({ path }) => path)).toContain(
      '/vi/shopping',
    );
  });

  it('has live records alone, each language under its own address', async () => {
    const city = await create('city', { title: 'Cà Mau', description: 'At the end of the land.' });
    const hidden = await create('city', { status: 0 });
    expect(await only('/vi/city/ca-mau')).toBeUndefined();
    await update('city', city.id, { lang_id: 'vi', title: 'Đất Mũi' });
    expect(await only('/vi/city/dat-mui')).toMatchObject({
      kind: 'city',
      record_id: city.id,
      entity_type: 1,
      entity_id: city.id,
      title: 'Đất Mũi',
    });
    const { data } = await pages({ kind: 'city', per_page: '100' });
    expect(data.some(({ path }) => path === `/en/city/${hidden.slug}`)).toBe(false);
    expect((await pages({ keyword: 'dat mui' })).data.map(({ path }) => path)).toEqual([
      '/vi/city/dat-mui',
      '/maps/dat-mui',
    ]);
  });

  it('says what an editor’s record says: that of the path before that of what the page shows', async () => {
    const city = await create('city', { title: 'Vĩnh Long' });
    const path = '/en/city/vinh-long';
    expect((await only(path))?.seo_id).toBeNull();
    const ofRecord = await writeSeo({
      lang_id: 'en',
      entity_type: 1,
      entity_id: city.id,
      title: 'x'.repeat(61),
      robots_index: 1,
    });
    expect(await only(path)).toMatchObject({
      seo_id: ofRecord.body.data.id,
      own_title: 'Vĩnh Long',
      issues: expect.arrayContaining(['title_long']),
    });
    const ofPath = await writeSeo({ lang_id: 'en', url: path, title: 'By its path', robots_index: 0 });
    expect(await only(path)).toMatchObject({ title: 'By its path', robots_index: 0, issues: [] });
    expect((await pages({ seo_id: ofPath.body.data.id })).data.map((row) => row.path)).toEqual([path]);
    expect((await pages({ state: 'own' })).data.map((row) => row.path)).toContain(path);
    expect((await pages({ state: 'issues' })).data.every(({ issues }) => issues.length > 0)).toBe(true);
    const one = await call('get', `/seosearch/${ofPath.body.data.id}`);
    expect(one.body.data).toMatchObject({ url: path, title: 'By its path' });
    expect((await call('get', '/seosearch/999999')).status).toBe(404);
  });

  it('is for those who may read SEO records', async () => {
    const { token } = await signedInAs(app, 'sales');
    const answer = await supertest(app.server)
      .get('/seosearch/pages')
      .set('authorization', `Bearer ${token}`);
    expect(answer.status).toBe(403);
    expect((await call('get', '/seosearch/pages?state=wrong')).status).toBe(422);
  });
});

describe('a redirect that is tried', () => {
  it('is told and not counted', async () => {
    await call('post', '/redirects').send({ from_path: '/vi/cu', to_path: '/vi/about' });
    const tried = await call('get', '/redirects/resolve?path=/vi/cu&test=1');
    expect(tried.body.data).toEqual({ location: '/vi/about' });
    const [row] = await app.db
      .select({ hits: redirects.hits })
      .from(redirects)
      .where(sql`from_path = '/vi/cu'`);
    expect(row?.hits).toBe(0);
  });
});
