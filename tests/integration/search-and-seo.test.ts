import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { ensureSearchDocuments } from '../../server/features/search/ensure-documents';
import { contentFactory } from '../factories/content';
import { itemFactory } from '../factories/items';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const search = async (keyword: string, more = '') =>
  (await get(`/search?keyword=${encodeURIComponent(keyword)}${more}`)).body;

describe('search', () => {
  it('ranks titles before other names before text, forgives a typing error and counts kinds', async () => {
    const inText = await create('blog', {
      title: 'A weekend away',
      description: 'Two days in Hội An by bicycle',
    });
    const inName = await create('city', { title: 'Mỹ Sơn', former_names: ['Hội An'] });
    const inTitle = await create('blog', { title: 'Lanterns of Hội An' });
    const exact = await create('city', { title: 'Hội An' });
    const hidden = await create('city', { title: 'Hội An by night', status: 0 });
    const { data, facets, total } = await search('hoi an');
    const found = data.map(({ type, id }: { type: string; id: number }) => `${type} ${id}`);
    expect(found).toEqual([
      `city ${exact.id}`,
      `blog ${inTitle.id}`,
      `city ${inName.id}`,
      `blog ${inText.id}`,
    ]);
    expect(found).not.toContain(`city ${hidden.id}`);
    expect(facets.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { type: 'city', count: 2 },
      { type: 'blog', count: 2 },
    ]);
    expect(total).toBe(4);
    const misspelt = await search('hoii an');
    expect(misspelt).toMatchObject({ did_you_mean: 'Hội An', data: [{ id: exact.id }, {}, {}, {}] });
    expect((await search('hoi na')).data[0].id).toBe(exact.id);
    const onlyBlogs = await search('hoi an', '&types[]=blog');
    expect(onlyBlogs.data.map(({ type }: { type: string }) => type)).toEqual(['blog', 'blog']);
    expect(onlyBlogs.total).toBe(2);
    expect((await search('hoi an', '&page=9')).data).toEqual([]);
  });

  it('knows names written as one word, puts accents before none, and reads what an article says', async () => {
    const plain = await create('blog', { title: 'Hue and cry' });
    const accented = await create('blog', {
      title: 'Huế by boat',
      content: '<p>Lunch is <b>bún</b> hến.</p>',
    });
    const ids = async (keyword: string) => (await search(keyword)).data.map(({ id }: { id: number }) => id);
    expect(await ids('huế')).toEqual([accented.id, plain.id]);
    expect(await ids('bun hen')).toEqual([accented.id]);
    const joined = await create('city', { title: 'Nha Trang' });
    expect(await ids('nhatrang')).toEqual([joined.id]);
    expect(await ids('nha tr')).toEqual([joined.id]);
  });

  it('follows every write: text, hiding, bin and back', async () => {
    const record = await create('blog', { title: 'Zebra finch market' });
    const isFound = async (keyword: string) => (await search(keyword)).data.length > 0;
    expect(await isFound('zebra')).toBe(true);
    await update('blog', record.id, { lang_id: 'en', title: 'Peacock market' });
    expect([await isFound('zebra'), await isFound('peacock')]).toEqual([false, true]);
    await call('put', `/blogs/status/${record.id}`);
    expect(await isFound('peacock')).toBe(false);
    await call('put', `/blogs/status/${record.id}`);
    await update('blog', record.id, { lang_id: 'en', published_at: '2999-01-01 00:00:00' });
    expect(await isFound('peacock')).toBe(false);
    await update('blog', record.id, { lang_id: 'en', published_at: '' });
    await call('delete', `/blogs/${record.id}`);
    expect(await isFound('peacock')).toBe(false);
    await call('post', `/blogs/${record.id}/restore`);
    await call('put', `/blogs/status/${record.id}`);
    expect(await isFound('peacock')).toBe(true);
  });

  it('makes the documents of content that was there before, once', async () => {
    const before = (await search('peacock')).data;
    await app.db.execute(sql`delete from search_document`);
    expect((await search('peacock')).data).toEqual([]);
    expect(await ensureSearchDocuments(app.env.DATABASE_URL ?? '')).toBe(true);
    expect((await search('peacock')).data).toEqual(before);
    expect(await ensureSearchDocuments(app.env.DATABASE_URL ?? '')).toBe(false);
  });

  it('leads to the page of the kind that a place is of, and to no other', async () => {
    const paths = {
      3188: '/attractions/',
      3189: '/restaurant/detail/',
      3190: '/attractions/',
      3191: '/hotels/',
    };
    for (const [type, base] of Object.entries(paths)) {
      const place = await create('resource', { title: `Kumquat ${type}`, resource_type: Number(type) });
      const { data } = await search(`kumquat ${type}`);
      expect(data[0]).toMatchObject({ id: place.id, path: `${base}${place.slug}` });
      for (const candidate of new Set(Object.values(paths))) {
        const answer = await supertest(app.server)
          .post('/seosearch/search-by-url')
          .send({ url: `/en${candidate}${place.slug}` });
        expect(answer.status).toBe(candidate === base ? 200 : 404);
      }
      const { body } = await get('/sitemap');
      expect(body.data.map(({ path }: { path: string }) => path)).toContain(`/en${base}${place.slug}`);
    }
  });

  it('marks matches in safe HTML', async () => {
    await create('blog', { title: 'Chợ <b>Đông Ba</b> & sông' });
    const { data } = await search('dong ba');
    expect(data[0].highlight.title).toBe('Chợ &lt;b&gt;<mark>Đông Ba</mark>&lt;/b&gt; &amp; sông');
  });

  it('takes wildcards and quotes as they are, and asks for words', async () => {
    for (const keyword of ['%', "'; drop table city; --", '_____', '\\'])
      expect((await search(keyword)).total).toBe(0);
    expect((await get('/search?keyword=%20')).status).toBe(422);
    expect((await get('/search?keyword=x&types[]=admin')).status).toBe(422);
  });
});

describe('what answers a question by itself', () => {
  const question = {
    entity_type: 5,
    question: 'Is there a night bus to the moon gate?',
    answer: '<p>Yes: every evening at nine, from the <b>east</b> side.</p>',
  };

  it('stands aside where things to do in a town are looked for', async () => {
    const { create: createItem } = await itemFactory(app);
    await create('city', { title: 'Moonhaven', lat: 12, lon: 109 });
    await createItem('faq', {
      ...question,
      question: 'Is it good with children?',
      answer: '<p>Very: they are admired.</p>',
      lang_id: 'en',
    });
    expect((await search('with children')).answers).toHaveLength(1);
    // The town itself may be answered for, by what is made of its records.
    const { answers } = await search('things to do with children Moonhaven');
    expect(answers.map(({ type }: { type: string }) => type)).not.toContain('faq');
  });

  it('comes before the places, however it is asked, and follows what editors change', async () => {
    const { create: createItem, update: updateItem } = await itemFactory(app);
    const made = await createItem('faq', { ...question, lang_id: 'en' });
    const asked = await search('night bus moon gate?');
    expect(asked.answers).toEqual([
      expect.objectContaining({
        type: 'faq',
        id: made.id,
        title: question.question,
        text: 'Yes: every evening at nine, from the east side.',
        path: expect.stringMatching(/#faq-\d+$/),
      }),
    ]);
    expect((await search('is there a bus by night to the moon gate')).answers).toHaveLength(1);
    expect((await search('night bus moon gate', '&page=2')).answers).toEqual([]);
    expect((await search('moonlight sonata')).answers).toEqual([]);

    await updateItem('faq', made.id, { ...question, lang_id: 'en', answer: '<p>Not any more.</p>' });
    await expect
      .poll(async () => (await search('night bus moon gate')).answers[0]?.text)
      .toBe('Not any more.');
  });

  it('does not stand before a place whose name was typed', async () => {
    const town = await create('city', { title: 'Sông Trăng', former_names: ['Moonriver'] });
    const { create: createItem } = await itemFactory(app);
    await createItem('faq', { ...question, lang_id: 'en', question: 'What is there in Sông Trăng?' });
    for (const keyword of ['song trang', 'Sông Trăng', 'songtrang', 'moonriver', 'song trnag']) {
      const { answers, data } = await search(keyword);
      expect([keyword, answers, data[0]?.id]).toEqual([keyword, [], town.id]);
    }
    expect((await search('song trnag')).did_you_mean).toBe('Sông Trăng');
  });
});

describe('what search engines are told', () => {
  const seo = (url: string) => supertest(app.server).post('/seosearch/search-by-url').send({ url });

  it('is the record’s own data until an editor says otherwise', async () => {
    const city = await create('city', { title: 'Quy Nhơn', description: 'A quiet bay.' });
    const url = `/en/city/${city.slug}`;
    const own = await seo(`${url}?utm_source=x`);
    expect(own.body.data).toMatchObject({
      url,
      title: 'Quy Nhơn',
      description: 'A quiet bay.',
      robots_index: 1,
      is_fallback: true,
      entity_type: 1,
      entity_id: city.id,
      alternates: { en: url },
    });
    const written = await call('post', '/seosearch').send({
      entity_type: 1,
      entity_id: city.id,
      lang_id: 'en',
      title: 'Quy Nhơn – bays and towers',
      robots_index: 2,
    });
    expect(written.status).toBe(201);
    expect((await seo(url)).body.data).toMatchObject({
      title: 'Quy Nhơn – bays and towers',
      description: 'A quiet bay.',
      robots_index: 0,
      is_fallback: false,
    });
    const stale = { entity_type: 1, entity_id: city.id, lang_id: 'en', title: 'Late', version: 1 };
    expect((await call('post', '/seosearch').send({ ...stale, title: 'First' })).status).toBe(200);
    expect((await call('post', '/seosearch').send(stale)).status).toBe(409);
  });

  it('is nothing for pages that do not exist or are not live', async () => {
    const hidden = await create('city', { status: 0 });
    for (const url of [
      `/en/city/${hidden.slug}`,
      '/en/city/nowhere',
      '/fr',
      '/en/nothing',
      'https://evil.example/en',
    ]) {
      expect((await seo(url)).status, url).toBe(404);
    }
    expect((await seo('/vi')).body.data.alternates).toEqual({ en: '/en', vi: '/vi' });
    expect((await seo('/en/search-result/pho')).body.data.robots_index).toBe(0);
  });

  it('forgets the old path of a renamed record', async () => {
    const city = await create('city');
    await update('city', city.id, { lang_id: 'en', slug: 'renamed-place' });
    expect((await seo(`/en/city/${city.slug}`)).status).toBe(404);
    expect((await seo('/en/city/renamed-place')).status).toBe(200);
  });
});
