import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, blogs, revisions, staleTexts } from '../../db/schema';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);

const post = (path: string, body: object) => call('post', path).send(body);
const put = (path: string, body: object) => call('put', path).send(body);
const blogCount = () => app.db.$count(blogs);
const read = async (id: number, language: string) =>
  (await call('get', `/blogs/${id}?admin=1&lang_id=${language}`)).body.data;

const { id: category_id } = await create('blog_category');

const both = {
  category_id,
  lang_id: 'vi',
  title: 'Chợ nổi Cái Răng',
  tags: ['chợ'],
  translations: { en: { title: 'Cái Răng floating market', description: 'Boats', tags: ['market'] } },
};

describe('a write in both languages', () => {
  it('is one record, one version and one audit entry', async () => {
    const made = await post('/blogs', both);
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    expect(await read(id, 'en')).toMatchObject({ description: 'Boats', tags: ['market'], version: 1 });
    const changed = await post(`/blogs/${id}`, {
      lang_id: 'vi',
      version: 1,
      title: 'Chợ nổi',
      translations: { en: { title: 'Floating market' } },
    });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ title: 'Chợ nổi', version: 2 });
    expect(await read(id, 'en')).toMatchObject({ title: 'Floating market', tags: ['market'] });
    const ofRecord = and(eq(revisions.entity, 'blog'), eq(revisions.record_id, id));
    expect(await app.db.$count(revisions, ofRecord)).toBe(2);
    const audited = and(eq(auditEntries.entity, 'blog'), eq(auditEntries.record_id, id));
    expect(await app.db.$count(auditEntries, audited)).toBe(2);
    // Texts that changed together belong together.
    expect(
      await app.db.$count(staleTexts, and(eq(staleTexts.record_id, id), eq(staleTexts.field, 'title'))),
    ).toBe(0);
  });

  it('writes nothing when either language is refused, and says all that is wrong at once', async () => {
    const before = await blogCount();
    const untitled = await post('/blogs', {
      ...both,
      title: '',
      translations: { en: { description: 'Boats' } },
    });
    expect(untitled.status).toBe(422);
    expect(Object.keys(untitled.body.errors).sort()).toEqual(['title', 'translations.en.title']);
    await post('/blogs', { category_id, lang_id: 'en', title: 'Taken', slug: 'taken' });
    const { id } = await create('blog', { lang_id: 'vi', title: 'Còn nguyên' });
    const refused = await post(`/blogs/${id}`, {
      lang_id: 'vi',
      version: 1,
      title: 'Đã đổi',
      category_id: 999_999,
      translations: { en: { title: 'Mine', slug: 'taken' } },
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['category_id', 'translations.en.slug']);
    expect(await read(id, 'vi')).toMatchObject({ title: 'Còn nguyên', version: 1 });
    const late = await post(`/blogs/${id}`, {
      lang_id: 'vi',
      version: 1,
      translations: { en: { content: '<p>x</p>' } },
    });
    expect(Object.keys(late.body.errors)).toEqual(['translations.en.title']);
    const twice = await post(`/blogs/${id}`, {
      lang_id: 'vi',
      version: 1,
      translations: { vi: { title: 'x' } },
    });
    expect(Object.keys(twice.body.errors)).toEqual(['translations.vi']);
    expect(await blogCount()).toBe(before + 2);
  });

  it('is refused whole when somebody has saved in between', async () => {
    const { id } = await create('blog', { lang_id: 'vi', title: 'Một' });
    const change = { lang_id: 'vi', version: 1, translations: { en: { title: 'One' } } };
    expect((await post(`/blogs/${id}`, change)).status).toBe(200);
    expect((await post(`/blogs/${id}`, { ...change, translations: { en: { title: 'Two' } } })).status).toBe(
      409,
    );
    expect(await read(id, 'en')).toMatchObject({ title: 'One', version: 2 });
  });

  it('can be tried without writing', async () => {
    const before = await blogCount();
    const tried = await post('/blogs?dry_run=1', both);
    expect([tried.status, await blogCount()]).toEqual([202, before]);
    const { id } = await create('blog', { lang_id: 'vi', title: 'Một' });
    const change = { lang_id: 'vi', version: 1, title: 'Hai' };
    expect((await post(`/blogs/${id}?dry_run=1`, change)).status).toBe(202);
    expect(await read(id, 'vi')).toMatchObject({ title: 'Một', version: 1 });
    const wrong = await post(`/blogs/${id}?dry_run=1`, { ...change, category_id: 999_999 });
    expect(Object.keys(wrong.body.errors)).toEqual(['category_id']);
  });

  it('names new stops of a tour in both languages', async () => {
    const days = (title: string, stop: string) => [{ day: 1, title, stops: [{ title: stop }] }];
    const { id } = await create('tour', { lang_id: 'vi', title: 'Tour', days: days('Một', 'Bến') });
    const { version } = (await call('get', `/tour/${id}?admin=1&lang_id=vi`)).body.data;
    const changed = await put(`/tour/${id}`, {
      lang_id: 'vi',
      version,
      days: days('Một', 'Bến mới'),
      translations: { en: { title: 'Tour', days: days('One', 'New pier') } },
    });
    expect(changed.status).toBe(200);
    const english = (await call('get', `/tour/${id}?admin=1&lang_id=en`)).body.data;
    expect(english.days).toMatchObject([{ title: 'One', stops: [{ title: 'New pier' }] }]);
    expect(english.days[0].stops).toHaveLength(1);
  });

  it('holds for records without pages', async () => {
    const question = { lang_id: 'vi', entity_type: 5, question: 'Có an toàn không?', answer: '<p>Có.</p>' };
    const half = await post('/faq', { ...question, translations: { en: { question: 'Is it safe?' } } });
    expect(Object.keys(half.body.errors)).toEqual(['translations.en.answer']);
    const whole = await post('/faq', {
      ...question,
      translations: { en: { question: 'Is it safe?', answer: '<p>Yes.</p>' } },
    });
    expect(whole.status).toBe(201);
    const { id } = whole.body.data;
    const english = (await call('get', `/faq/${id}?lang_id=en`)).body.data;
    expect(english).toMatchObject({ question: 'Is it safe?', version: 1 });
  });
});
