import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import type { SitemapEntry } from '../../server/features/pages/sitemap/read';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const read = async (query = '') => (await supertest(app.server).get(`/sitemap${query}`)).body;
const entryOf = async (path: string): Promise<SitemapEntry | undefined> =>
  (await read()).data.find((entry: SitemapEntry) => entry.path === path);

describe('the sitemap', () => {
  it('has the site’s own pages first, but none that search engines shall leave out', async () => {
    const { data, total, per_page } = await read();
    expect(per_page).toBe(10_000);
    expect(total).toBe(data.length);
    expect(data.slice(0, 2).map(({ path }: SitemapEntry) => path)).toEqual(['/en', '/vi']);
    const paths = data.map(({ path }: SitemapEntry) => path);
    expect(paths).toEqual(expect.arrayContaining(['/vi/about', '/en/visa-guide', '/en/contact']));
    for (const path of ['/en/shopping', '/en/signin', '/vi/tripdetail/result', '/en/profile'])
      expect(paths).not.toContain(path);
    expect(data[0]).toEqual({
      path: '/en',
      lang_id: 'en',
      lastmod: null,
      alternates: { en: '/en', vi: '/vi' },
    });
    await call('post', '/setting/about').send({ lang_id: 'en', value: { title: 'About us' } });
    expect((await entryOf('/en/about'))?.lastmod).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  });

  it('has a record under its own address, not under one that stands for it in every language', async () => {
    expect(await entryOf('/vi/experience-types/local-life')).toBeUndefined();
    expect(await entryOf('/vi/experience-types')).toBeDefined();
    const type = await create('experience_type', { title: 'Local life' });
    await update('experience_type', type.id, { lang_id: 'vi', title: 'Nhịp sống địa phương' });
    expect((await entryOf('/en/experience-types/local-life'))?.alternates).toEqual({
      en: '/en/experience-types/local-life',
      vi: '/vi/experience-types/nhip-song-dia-phuong',
    });
  });

  it('has the map of each city, and subjects that enough is written about', async () => {
    const city = await create('city', { title: 'Bắc Hà' });
    const { body } = await update('city', city.id, { lang_id: 'vi', title: 'Chợ Bắc Hà' });
    expect(await entryOf('/en/sightseeing')).toBeUndefined();
    expect(await entryOf('/en/sightseeing/bac-ha')).toMatchObject({
      lastmod: body.data.updated_at,
      alternates: { en: '/en/sightseeing/bac-ha', vi: '/vi/sightseeing/cho-bac-ha' },
    });
    for (let count = 1; count <= 5; count += 1) {
      expect(await entryOf('/en/tags/hill-markets')).toBeUndefined();
      const { id } = await create('blog', { tags: ['Hill markets', ...(count < 5 ? ['Early'] : [])] });
      await update('blog', id, { lang_id: 'vi', title: `Chợ phiên ${count}`, tags: ['Chợ phiên'] });
    }
    expect(await entryOf('/en/tags/early')).toBeUndefined();
    const alternates = { en: '/en/tags/hill-markets', vi: '/vi/tags/cho-phien' };
    expect((await entryOf('/en/tags/hill-markets'))?.alternates).toEqual(alternates);
    expect((await entryOf('/vi/tags/cho-phien'))?.alternates).toEqual(alternates);
  });

  it('leaves out a place that is made up, whatever editors say of its page', async () => {
    const city = await create('city');
    const house = await create('resource', {
      title: 'A house that does not exist',
      resource_type: 3191,
      city_id: city.id,
      is_sample: true,
    });
    await call('post', '/seosearch').send({
      lang_id: 'en',
      entity_type: 20,
      entity_id: house.id,
      title: 'Come and stay',
      robots_index: 1,
    });
    const path = `/en/hotels/${house.slug}`;
    expect(await entryOf(path)).toBeUndefined();
    const told = await call('post', '/seosearch/search-by-url').send({ url: path, lang_id: 'en' });
    expect(told.body.data, told.text).toMatchObject({ robots_index: 0, title: 'Come and stay' });
    const real = await update('resource', house.id, { lang_id: 'en', is_sample: false });
    expect(real.status, real.text).toBe(200);
    expect(await entryOf(path)).toBeDefined();
  });

  it('has every live record in each of its languages, and nothing else', async () => {
    const city = await create('city', { title: 'Cà Mau' });
    expect(await entryOf('/en/city/ca-mau')).toMatchObject({
      lang_id: 'en',
      lastmod: city.updated_at,
      alternates: { en: '/en/city/ca-mau' },
    });
    await update('city', city.id, { lang_id: 'vi', title: 'Đất Mũi Cà Mau' });
    const alternates = { en: '/en/city/ca-mau', vi: '/vi/city/dat-mui-ca-mau' };
    expect((await entryOf('/en/city/ca-mau'))?.alternates).toEqual(alternates);
    expect((await entryOf('/vi/city/dat-mui-ca-mau'))?.alternates).toEqual(alternates);

    const hidden = await create('city', { status: 0 });
    const later = await create('blog', { published_at: '2999-01-01 00:00:00' });
    const over = await create('blog', { hidden_at: '2001-01-01 00:00:00' });
    const binned = await create('blog');
    await call('delete', `/blogs/${binned.id}`);
    const unpublished = await create('blog', { is_published: false });
    expect(await entryOf(`/en/city/${hidden.slug}`)).toBeUndefined();
    for (const { slug } of [later, over, binned, unpublished])
      expect(await entryOf(`/en/blogs/${slug}`)).toBeUndefined();
  });

  it('leaves out what an editor keeps from search engines, by path before by record', async () => {
    const blog = await create('blog', { title: 'Quiet corner' });
    const path = '/en/blogs/quiet-corner';
    const seo = (body: object) => call('post', '/seosearch').send({ lang_id: 'en', ...body });
    await seo({ entity_type: 7, entity_id: blog.id, robots_index: 2 });
    expect(await entryOf(path)).toBeUndefined();
    await seo({ url: path, robots_index: 1 });
    expect(await entryOf(path)).toBeDefined();
    await seo({ url: '/en/currency', robots_index: 0 });
    await seo({ entity_type: 16, entity_id: 1, robots_index: 0 });
    expect(await entryOf('/en/currency')).toBeUndefined();
    expect(await entryOf('/en/safety')).toBeUndefined();
    expect((await entryOf('/vi/safety'))?.alternates).toEqual({ vi: '/vi/safety' });
  });

  it('comes in pages that do not overlap', async () => {
    const { data, total } = await read();
    const pages = await Promise.all([1, 2, 3].map((page) => read(`?per_page=31&page=${page}`)));
    expect(pages.flatMap((page) => page.data)).toEqual(data.slice(0, 93));
    expect(pages[0]).toMatchObject({ total, per_page: 31, last_page: Math.ceil(total / 31) });
    expect(await read('?page=99')).toMatchObject({ data: [], total });
    expect((await supertest(app.server).get('/sitemap?per_page=10001')).status).toBe(422);
  });
});
