import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { staticPages } from '../../server/features/pages/seo/static-pages';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const seoOf = (url: string) => supertest(app.server).post('/seosearch/search-by-url').send({ url });
const write = (body: object) => call('post', '/seosearch').send(body);
const list = async (query: string) => (await call('get', `/seosearch?${query}`)).body;

describe('pages of the site’s own', () => {
  it('have words in both languages, of a length that search engines show', async () => {
    const titles = new Map<string, string>();
    for (const language of ['en', 'vi']) {
      for (const { path, texts, robotsIndex } of staticPages) {
        const { body } = await seoOf(`/${language}${path}/?utm_source=x`);
        expect(body.data, path).toMatchObject({
          url: `/${language}${path}`,
          lang_id: language,
          robots_index: robotsIndex,
          is_fallback: true,
          alternates: { en: `/en${path}`, vi: `/vi${path}` },
        });
        const { title, description } = body.data;
        expect(title.length, path).toBeLessThanOrEqual(70);
        expect(description.length, path).toBeLessThanOrEqual(160);
        expect(description.length, path).toBeGreaterThan(robotsIndex ? 50 : 10);
        const same = titles.get(title);
        expect(same === undefined || same === texts, `${title}: ${path} and ${same}`).toBe(true);
        titles.set(title, texts);
      }
    }
  });

  it('keep what is somebody’s own out of search engines', async () => {
    for (const path of [
      '/shopping',
      '/payment',
      '/payment-success/a/b',
      '/profile',
      '/listticket',
      '/signin',
      '/signin-password',
      '/forgot-password/confirm',
      '/search-result/ph%E1%BB%9F',
    ]) {
      expect((await seoOf(`/en${path}`)).body.data.robots_index, path).toBe(0);
    }
    expect((await seoOf('/en/search-result')).body.data.robots_index).toBe(1);
    expect((await seoOf('/en/sightseeing/hanoi/5')).body.data.canonical).toBe('/en/sightseeing');
    for (const path of [
      '/en/sightseeing/a/b/c',
      '/en/blogs/a/b',
      '/en/search-results',
      '/en/about/us',
      '/vn',
    ])
      expect((await seoOf(path)).status, path).toBe(404);
  });

  it('are called what editors call them, until an SEO record says otherwise', async () => {
    const group = (name: string, lang_id: string, value: object) =>
      call('post', `/setting/${name}`).send({ lang_id, value });
    await group('about', 'vi', { title: 'Chúng tôi là ai', description: 'Ban biên tập.' });
    await group('home', 'en', { hero: { title: 'Where to go', subtitle: 'And when.' } });
    expect((await seoOf('/vi/about')).body.data).toMatchObject({
      title: 'Chúng tôi là ai',
      description: 'Ban biên tập.',
      entity_type: 13,
      entity_id: 1,
    });
    expect((await seoOf('/en/about')).body.data.title).toBe('About Visit Vietnam');
    expect((await seoOf('/en')).body.data).toMatchObject({ title: 'Where to go', entity_type: 9 });
    await write({ entity_type: 13, entity_id: 1, lang_id: 'vi', title: 'Ban biên tập', keywords: 'liên hệ' });
    const about = (await seoOf('/vi/about')).body.data;
    expect(about).toMatchObject({
      title: 'Ban biên tập',
      description: 'Ban biên tập.',
      keywords: 'liên hệ',
      is_fallback: false,
    });
  });

  it('include one for each topic that something live carries', async () => {
    const blog = await create('blog', { tags: ['Cà phê'] });
    expect((await seoOf('/en/tags/c%C3%A0%20ph%C3%AA')).body.data).toMatchObject({
      canonical: '/en/tags/ca-phe',
      alternates: { en: '/en/tags/ca-phe' },
      title: 'Topic: Cà phê',
    });
    await call('put', `/blogs/status/${blog.id}`);
    expect((await seoOf('/en/tags/ca-phe')).status).toBe(404);
  });
});

describe('pages of records', () => {
  it('name the other language only where the record is published in it, and are none under an old slug', async () => {
    const city = await create('city', { title: 'Huế' });
    await update('city', city.id, { lang_id: 'vi', title: 'Cố đô Huế', is_published: false });
    expect((await seoOf('/en/city/hue')).body.data.alternates).toEqual({ en: '/en/city/hue' });
    await update('city', city.id, { lang_id: 'vi', is_published: true });
    const both = { en: '/en/city/hue', vi: '/vi/city/co-do-hue' };
    expect((await seoOf('/vi/city/co-do-hue')).body.data.alternates).toEqual(both);
    await update('city', city.id, { lang_id: 'en', slug: 'hue-city' });
    expect((await seoOf('/en/city/hue')).status).toBe(404);
  });
});

describe('pages with one address for both languages', () => {
  it('take records, and say what they are called without one; only a record lets search engines list them', async () => {
    const city = await create('city', { title: 'Đồng Hới' });
    const place = await create('resource', { city_id: city.id, title: 'Nhật Lệ' });
    const there = (url: string, lang_id = 'en') =>
      supertest(app.server).post('/seosearch/search-by-url').send({ url, lang_id });
    const map = '/maps/dong-hoi';
    const own: Record<string, string> = {
      '/chat-plant-your-trip': 'Talk about your trip',
      [map]: 'Đồng Hới on the map',
      [`${map}/resources/${place.id}`]: 'Nhật Lệ on the map of Đồng Hới',
      [`${map}/${place.id}`]: 'Check in: Nhật Lệ',
      [`${map}/${place.id}/review`]: 'Review: Nhật Lệ',
    };
    for (const [url, title] of Object.entries(own)) {
      const plain = await there(`${url}/?tag=x`);
      expect(plain.body.data, url).toMatchObject({
        title,
        canonical: url,
        robots_index: 0,
        is_fallback: true,
      });
      const row = { lang_id: 'en', url };
      const made = await write({ ...row, title: `An editor's ${title}` });
      expect([made.status, made.body.data.robots_index], made.text).toEqual([201, 0]);
      expect((await there(url)).body.data).toMatchObject({
        title: `An editor's ${title}`,
        robots_index: 0,
        is_fallback: false,
      });
      await write({ ...row, robots_index: 1 });
      expect((await there(url)).body.data.robots_index, url).toBe(1);
      const listed = await call('get', `/seosearch/pages?lang_id=en&path=${url}`);
      expect(listed.body.data).toMatchObject([
        { path: url, lang_id: 'en', own_title: title, seo_id: made.body.data.id, robots_index: 1 },
      ]);
    }
    expect((await there('/chat-plant-your-trip', 'vi')).body.data.title).toBe('Trò chuyện về chuyến đi');
    const other = await write({ lang_id: 'vi', url: '/chat-plant-your-trip', title: 'Hỏi đường' });
    expect(other.status).toBe(201);
    for (const url of ['/maps', '/maps/nowhere', `/maps/nowhere/${place.id}`, `${map}/999999`, `${map}/1/2`])
      expect((await there(url)).status, url).toBe(404);
    expect((await write({ lang_id: 'en', url: '/elsewhere', title: 'x' })).status).toBe(422);
    await call('put', `/resources/status/${place.id}`);
    expect((await there(`${map}/${place.id}`)).status).toBe(404);
  });
});

describe('the list of SEO records', () => {
  it('finds by words and paths in any spelling, by language, page by page', async () => {
    await write({ url: '/en/hotels', lang_id: 'en', title: 'Where to stay' });
    await write({ url: '/vi/hotels/?page=2', lang_id: 'vi', title: 'Nghỉ lại Đà Nẵng' });
    expect((await list('keyword=da nang')).data).toMatchObject([{ url: '/vi/hotels', lang_id: 'vi' }]);
    expect((await list('keyword=/hotels')).total).toBe(2);
    expect((await list('keyword=/hotels&lang_id=en')).data).toMatchObject([{ title: 'Where to stay' }]);
    const page = await list('keyword=/hotels&per_page=1&page=2');
    expect(page).toMatchObject({ total: 2, page: 2, per_page: 1, last_page: 2 });
    expect(page.data).toHaveLength(1);
    expect((await list('page=99')).data).toEqual([]);
  });

  it('answers a stale version with the stored record, and a path of the other language with 422', async () => {
    const first = (await write({ url: '/en/events', lang_id: 'en', title: 'A' })).body.data;
    await write({ url: '/en/events', lang_id: 'en', title: 'B', version: first.version });
    const late = await write({ url: '/en/events', lang_id: 'en', title: 'C', version: first.version });
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({ id: first.id, title: 'B', version: 2, image: null });
    expect((await write({ url: '/en/events', lang_id: 'vi', title: 'D' })).body.errors).toHaveProperty('url');
    expect((await write({ lang_id: 'vi', title: 'D' })).body.errors).toHaveProperty('url');
  });

  it('lets a record go, and the page’s own data is back', async () => {
    const { id } = (await write({ url: '/en/currency', lang_id: 'en', title: 'Money' })).body.data;
    expect((await seoOf('/en/currency')).body.data.title).toBe('Money');
    expect((await call('delete', `/seosearch/${id}`)).status).toBe(200);
    expect((await seoOf('/en/currency')).body.data).toMatchObject({ is_fallback: true });
    expect((await call('delete', `/seosearch/${id}`)).status).toBe(404);
    const { data } = (await call('get', `/audit?entity=seo&record_id=${id}`)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'create']);
  });
});
