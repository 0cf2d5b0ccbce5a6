import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { customerSessions } from '../../db/schema';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');

describe('an article', () => {
  it('keeps what its picture shows in a language that is written later', async () => {
    const article = await create('blog', { title: 'Chợ nổi', lang_id: 'vi' });
    const english = async () => (await call('get', `/blogs/${article.id}?admin=1&lang_id=en`)).body.data;
    expect((await update('blog', article.id, { lang_id: 'en', image_alt: 'Boats' })).status).toBe(200);
    expect(await english()).toMatchObject({ image_alt: 'Boats', translations: { en: false } });
    const early = await update('blog', article.id, { lang_id: 'en', description: 'Floating' });
    expect(Object.keys(early.body.errors)).toEqual(['title']);
    await update('blog', article.id, { lang_id: 'en', title: 'Floating market' });
    expect(await english()).toMatchObject({ image_alt: 'Boats', translations: { en: true } });
    await update('blog', article.id, { lang_id: 'en', image_alt: '' });
    expect((await english()).image_alt).toBe('');
  });

  it('shows the places that its text links to, in that order, as far as visitors may see them', async () => {
    const city = await create('city', { city_code: 'STORY' });
    const [gate, hidden, walk] = [
      await create('resource', { city_id: city.id, title: 'Story gate' }),
      await create('resource', { city_id: city.id, title: 'Hidden gate', status: 0 }),
      await create('thing_to_do', { city_id: city.id, title: 'Story walk' }),
    ];
    const links = [
      `/en/thingstodo/${walk.slug}`,
      `/en/attractions/${hidden.slug}`,
      `/en/attractions/${gate.slug}#reviews`,
      `/en/attractions/${gate.slug}`,
      '/en/attractions/nowhere',
      `/en/city/${city.slug}`,
      `https://elsewhere.example/en/attractions/${gate.slug}`,
    ];
    const article = await create('blog', {
      content: links.map((to) => `<p><a href="${to}">Somewhere</a></p>`).join(''),
    });
    const { places } = (await get(`/blogs/detail/${article.slug}`)).body.data;
    expect(
      places.map(({ kind, record }: { kind: string; record: { id: number } }) => [kind, record.id]),
    ).toEqual([
      ['thing_to_do', walk.id],
      ['resource', gate.id],
    ]);
  });

  it('comes with contents list, tags, reading time, neighbours and related ones, chosen ones first', async () => {
    const category = await create('blog_category');
    const common = { category_id: category.id };
    const earlier = await create('blog', { ...common, published_at: '2026-01-01 08:00:00', tags: ['Phở'] });
    const later = await create('blog', { ...common, published_at: '2026-03-01 08:00:00' });
    const elsewhere = await create('blog', { published_at: '2025-01-01 08:00:00' });
    const article = await create('blog', {
      ...common,
      published_at: '2026-02-01 08:00:00',
      content: `<h2>Nước dùng</h2><p>${'chữ '.repeat(700)}</p><h3>Hành & ớt</h3><h2>Nước dùng</h2>`,
      tags: ['phở', 'Bữa sáng'],
      related_ids: [elsewhere.id],
    });
    const { body } = await get(`/blogs/detail/${article.slug}`);
    expect(body.data.table_of_contents).toEqual([
      { id: 'nuoc-dung', text: 'Nước dùng', level: 2 },
      { id: 'hanh-ot', text: 'Hành & ớt', level: 3 },
      { id: 'nuoc-dung-2', text: 'Nước dùng', level: 2 },
    ]);
    expect(body.data.content).toContain('<h2 id="nuoc-dung-2">');
    expect(body.data).toMatchObject({
      tags: ['Phở', 'Bữa sáng'],
      reading_minutes: 4,
      published_at: '2026-02-01 08:00:00',
    });
    expect(body.data.prev.id).toBe(earlier.id);
    expect(body.data.next.id).toBe(later.id);
    expect(body.data.related.map((row: { id: number }) => row.id)).toEqual([
      elsewhere.id,
      earlier.id,
      later.id,
    ]);
    const tagged = await get('/blogs?tag=PHO');
    expect(tagged.body.data.map((row: { id: number }) => row.id).sort()).toEqual(
      [earlier.id, article.id].sort(),
    );
  });

  it('cannot relate to itself, to nothing, or lie in a category that does not exist', async () => {
    const article = await create('blog');
    for (const [given, field] of [
      [{ related_ids: [article.id] }, 'related_ids'],
      [{ related_ids: [2_000_000_000] }, 'related_ids'],
      [{ category_id: 2_000_000_000 }, 'category_id'],
      [{ city_id: 2_000_000_000 }, 'city_id'],
    ] as const) {
      const answer = await update('blog', article.id, { lang_id: 'en', ...given });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
    expect((await call('get', `/blogs/${article.id}?admin=1&lang_id=en`)).body.data.version).toBe(
      article.version,
    );
  });

  it('keeps its category from being deleted', async () => {
    const category = await create('blog_category');
    const article = await create('blog', { category_id: category.id });
    const refused = await call('delete', `/blog-categories/${category.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'in_use', data: { blog_count: 1 } });
    await call('delete', `/blogs/${article.id}`);
    expect((await call('delete', `/blog-categories/${category.id}`)).status).toBe(200);
  });

  it('shows nothing of a hidden category', async () => {
    const category = await create('blog_category', { status: 0 });
    const article = await create('blog', { category_id: category.id });
    expect((await get(`/blogs/detail/${article.slug}`)).body.data.category).toBeNull();
    expect((await get('/blog-categories?per_page=100')).text).not.toContain(category.slug);
  });
});

describe('rating', () => {
  const rate = (id: number, token: string | null, score: unknown) => {
    const request = supertest(app.server).post(`/blogs/${id}/rate`).set('accept-language', 'en');
    return (token ? request.set('authorization', `Bearer ${token}`) : request).send({ score });
  };

  it('counts each customer once, also when fifty rate at the same time', async () => {
    const article = await create('blog');
    const travellers = await Promise.all(Array.from({ length: 50 }, () => signedInCustomer(app)));
    const answers = await Promise.all(
      travellers.map(({ token }, index) => rate(article.id, token, (index % 5) + 1)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const { body } = await get(`/blogs/detail/${article.slug}`);
    expect(body.data).toMatchObject({ rating_score: 3, rating_count: 50 });
    const again = await rate(article.id, travellers[0]?.token ?? '', 5);
    expect(again.status).toBe(409);
    expect(again.body.code).toBe('already_rated');
  });

  it('takes whole scores from 1 to 5, from who is signed in', async () => {
    const article = await create('blog');
    const { token, sessionId } = await signedInCustomer(app);
    for (const score of [0, 6, 2.5, '5', null])
      expect((await rate(article.id, token, score)).status).toBe(422);
    expect((await rate(article.id, null, 5)).status).toBe(401);
    expect((await rate(2_000_000_000, token, 5)).status).toBe(404);
    await app.db.delete(customerSessions).where(eq(customerSessions.id, sessionId));
    expect((await rate(article.id, token, 5)).status).toBe(401);
  });
});
