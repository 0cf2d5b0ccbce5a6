import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { setTags } from '../../server/kernel/tags';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path);
const tagsOf = async (query = '') =>
  (await get(`/tags?lang_id=en${query}`)).body.data.map(
    ({ name, count }: { name: string; count: number }) => `${name} ${count}`,
  );

describe('tags under the hands of editors', () => {
  const names = async (query = '') =>
    (await call('get', `/tags?admin=1&lang_id=en&per_page=100${query}`)).body.data.map(
      ({ name, count }: { name: string; count: number }) => `${name} ${count}`,
    );
  const idOf = async (name: string): Promise<number> =>
    (await call('get', `/tags?admin=1&lang_id=en&keyword=${name}`)).body.data[0].id;

  it('are renamed and merged, and their pages lead on; records keep what they had', async () => {
    const first = await create('blog', { tags: ['Phở', 'Noodle'] });
    const hidden = await create('blog', { tags: ['Noodles'], status: 0 });
    expect((await get('/tags?admin=1')).status).toBe(401);
    expect(await names('&keyword=nood')).toEqual(['Noodle 1', 'Noodles 1']);

    const [one, many, pho] = [await idOf('Noodle'), await idOf('Noodles'), await idOf('Phở')];
    expect(
      (await call('post', '/tags/rename').send({ id: one, name: 'noodles' })).body.errors,
    ).toHaveProperty('name');
    expect((await call('post', '/tags/merge').send({ ids: [one, pho], into: many })).status).toBe(200);
    expect(await names()).toEqual(['Noodles 2']);
    expect((await call('get', `/blogs/${first.id}?admin=1&lang_id=en`)).body.data.tags).toEqual(['Noodles']);
    expect((await call('post', '/tags/rename').send({ id: many, name: 'Noodle soups' })).body.data.slug).toBe(
      'noodle-soups',
    );
    for (const old of ['noodle', 'Phở', 'noodles']) {
      const moved = await get(`/tags/${encodeURIComponent(old)}?lang_id=en`);
      expect(moved.status).toBe(301);
      expect(moved.headers.location).toBe('/tags/noodle-soups');
    }
    const { body } = await call('get', '/audit?entity=tag');
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['update', 'merge']);

    expect((await call('post', '/tags/delete').send({ ids: [many, 999_999] })).status).toBe(422);
    expect((await call('post', '/tags/delete').send({ ids: [many] })).status).toBe(200);
    expect(await names()).toEqual([]);
    expect((await get('/tags/noodle?lang_id=en')).status).toBe(404);
    expect((await call('get', `/blogs/${hidden.id}?admin=1&lang_id=en`)).body.data.tags).toEqual([]);
    for (const { id } of [first, hidden]) await call('delete', `/blogs/${id}`);
  });

  it('are one language each, and not everybody’s to change', async () => {
    const { id } = await create('blog', { tags: ['Tea'] });
    await update('blog', id, { lang_id: 'vi', title: 'Trà', tags: ['Trà'] });
    const tea = await idOf('Tea');
    const tra = (await call('get', '/tags?admin=1&lang_id=vi&keyword=tra')).body.data[0].id;
    expect((await call('post', '/tags/merge').send({ ids: [tra], into: tea })).status).toBe(422);
    expect((await call('post', '/tags/merge').send({ ids: [tea], into: tea })).status).toBe(422);
    const translator = as(app, (await signedInAs(app, 'translator')).token);
    expect((await translator('post', '/tags/rename').send({ id: tea, name: 'X' })).status).toBe(403);
    expect((await translator('post', '/tags/delete').send({ ids: [tea] })).status).toBe(403);
    await call('post', '/tags/delete').send({ ids: [tea, tra] });
    await call('delete', `/blogs/${id}`);
  });
});

describe('tags', () => {
  it('are counted where live records carry them, in their language, the most used first', async () => {
    await create('blog', { tags: ['Night trains', 'Coffee'] });
    const second = await create('blog', { tags: ['Coffee'] });
    await create('blog', { tags: ['Coffee', 'Secret'], status: 0 });
    await create('blog', { tags: ['Later'], published_at: '2999-01-01 00:00:00' });
    await update('blog', second.id, { lang_id: 'vi', title: 'Cà phê sáng', tags: ['Cà phê'] });
    expect(await tagsOf()).toEqual(['Coffee 2', 'Night trains 1']);
    expect(await tagsOf('&keyword=TRAIN')).toEqual(['Night trains 1']);
    expect((await get('/tags?lang_id=vi&keyword=ca phe')).body.data).toMatchObject([
      { name: 'Cà phê', slug: 'ca-phe', count: 1 },
    ]);
    expect((await get('/tags?lang_id=en&per_page=1&page=2')).body).toMatchObject({
      data: [{ name: 'Night trains' }],
      total: 2,
      last_page: 2,
    });
    await call('delete', `/blogs/${second.id}`);
    expect(await tagsOf()).toEqual(['Coffee 1', 'Night trains 1']);
    expect((await get('/tags?lang_id=vi')).body).toMatchObject({ data: [], total: 0 });
  });

  it('are set on events and places as on stories, and find them', async () => {
    const event = await create('event', { tags: ['Lanterns', 'River'] });
    const place = await create('resource', { tags: ['Lanterns'] });
    expect((await get(`/event/${event.id}?lang_id=en`)).body.event.tags).toEqual(['Lanterns', 'River']);
    expect((await get(`/resource/${place.id}?lang_id=en`)).body.oneResources.tags).toEqual(['Lanterns']);
    expect((await get('/tags/lanterns?lang_id=en')).body).toMatchObject({
      total: 2,
      kinds: [
        { type: 'event', count: 1 },
        { type: 'resource', count: 1 },
      ],
      rows: { events: [{ id: event.id }], resources: [{ id: place.id }] },
    });
    expect((await get('/tags/lanterns?lang_id=en&type=event')).body).toMatchObject({
      total: 1,
      last_page: 1,
      tag: { count: 2 },
      data: [{ type: 'event', id: event.id }],
      rows: { resources: [] },
    });
    expect((await get('/tags/lanterns?lang_id=en&type=city')).body).toMatchObject({ total: 0, data: [] });
    await update('resource', place.id, { lang_id: 'en', tags: [] });
    await update('event', event.id, { lang_id: 'en', tags: ['River'] });
    expect((await get('/tags/lanterns?lang_id=en')).status).toBe(404);
    const revision = { lang_id: 'en', tags: Array.from({ length: 21 }, (_, index) => `T${index}`) };
    expect((await update('event', event.id, revision)).status).toBe(422);
  });

  it('lead to the records of all kinds that carry them', async () => {
    const blog = await create('blog', { title: 'By the river', tags: ['Bún bò Huế'] });
    const city = await create('city', { title: 'Huế', description: 'On the Perfume River.' });
    const away = await create('city', { status: 0 });
    for (const { id } of [city, away])
      await app.db.transaction((tx) => setTags(tx, { name: 'city' }, id, 'en', ['Bún bò Huế']));
    for (const keyword of ['bun-bo-hue', 'Bún bò Huế', 'Bún bò Huế'.normalize('NFD')]) {
      const { body } = await get(`/tags/${encodeURIComponent(keyword)}?lang_id=en`);
      expect(body.tag).toMatchObject({ name: 'Bún bò Huế', slug: 'bun-bo-hue', count: 2 });
      expect(body).toMatchObject({ total: 2, page: 1, last_page: 1 });
      expect(body.data).toHaveLength(2);
      expect(body.rows).toMatchObject({
        blogs: [{ id: blog.id, reading_minutes: expect.any(Number) }],
        cities: [{ id: city.id, city_code: expect.any(String) }],
        events: [],
      });
      expect(body.data).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ type: 'blog', id: blog.id, path: '/blogs/by-the-river' }),
          {
            type: 'city',
            id: city.id,
            slug: 'hue',
            path: '/city/hue',
            title: 'Huế',
            description: 'On the Perfume River.',
            image: null,
            image_alt: '',
            image_blur: null,
          },
        ]),
      );
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => get(`/tags/bun-bo-hue?lang_id=en&per_page=1&page=${page}`)),
    );
    const types = pages.map(({ body }) => body.data.map(({ type }: { type: string }) => type));
    expect(types.flat().sort()).toEqual(['blog', 'city']);
    expect(types[2]).toEqual([]);
  });

  it('name the tag of the other language that stands where they do, once there is enough on both', async () => {
    const slugs = async (language: string, slug: string) =>
      (await get(`/tags/${slug}?lang_id=${language}`)).body.tag.alternates;
    const write = async (en: string[], vi: string[]) => {
      const { id } = await create('blog', { tags: en });
      await update('blog', id, { lang_id: 'vi', title: `Bài ${id}`, tags: vi });
    };
    for (let count = 1; count <= 4; count += 1) await write(['Lotus', 'Ponds'], ['Hoa sen', 'Ao hồ']);
    expect(await slugs('en', 'lotus')).toEqual({ en: 'lotus' });
    // One of five is called otherwise; the order decides between the two that go together.
    await write(['Lotus', 'Ponds'], ['Hoa sen', 'Đầm']);
    await write(['Tea'], ['Ao hồ']);
    const lotus = { en: 'lotus', vi: 'hoa-sen' };
    expect(await slugs('en', 'lotus')).toEqual(lotus);
    expect(await slugs('vi', 'hoa-sen')).toEqual(lotus);
    expect(await slugs('en', 'ponds')).toEqual({ en: 'ponds', vi: 'ao-ho' });
    // What it is called in the other language leads to it here too.
    const elsewhere = await get('/tags/lotus?lang_id=vi');
    expect([elsewhere.status, elsewhere.body.slug]).toEqual([301, 'hoa-sen']);
    expect((await get('/tags/hoa-sen?lang_id=en')).body.slug).toBe('lotus');
    expect((await get('/tags/tea?lang_id=vi')).status).toBe(404);

    const seo = (url: string) =>
      supertest(app.server)
        .post('/seosearch/search-by-url')
        .send({ url, lang_id: url.slice(1, 3) });
    expect((await seo('/vi/tags/hoa-sen')).body.data).toMatchObject({
      robots_index: 1,
      alternates: { en: '/en/tags/lotus', vi: '/vi/tags/hoa-sen' },
    });
    expect((await seo('/vi/tags/dam')).body.data).toMatchObject({
      robots_index: 0,
      alternates: { vi: '/vi/tags/dam' },
    });
  });

  it('that no live record carries are not there', async () => {
    await create('blog', { tags: ['Unannounced'], status: 0 });
    for (const keyword of ['unannounced', 'never-heard', '%25', '12'])
      expect((await get(`/tags/${keyword}?lang_id=en`)).status, keyword).toBe(404);
    expect((await get('/tags/bun-bo-hue?lang_id=vi')).status).toBe(404);
    expect((await get('/tags/%00?lang_id=en')).status).toBe(422);
  });
});
