import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, blogs, faqs, regions, revisions, searchDocuments, taggings } from '../../db/schema';
import { binnedKinds } from '../../server/features/back-office/bin/kinds';
import { purgeBin } from '../../server/features/back-office/bin/purge';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { type ContentName, contentFactory, contentPaths } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);
const moderator = as(app, (await signedInAs(app, 'moderator')).token);

const remove = async (name: ContentName, given: object = {}) => {
  const record = await create(name, given as Record<string, unknown>);
  expect((await call('delete', `${contentPaths[name].base}/${record.id}`)).status).toBe(200);
  return { entity: name, id: record.id };
};
const bin = async (query = '') => (await call('get', `/bin?per_page=100${query}`)).body;
const restore = (records: object[]) => call('post', '/bin/restore').send({ records });
const purge = (records: object[]) => call('post', '/bin/delete').send({ records });

describe('the bin', () => {
  it('holds every kind, with who deleted it and how long it stays', async () => {
    const names = Object.keys(contentPaths) as ContentName[];
    for (const name of names) await remove(name, { title: `Gone ${name}` });
    const { data, total } = await bin();
    expect(total).toBe(names.length);
    expect(data.map(({ entity }: { entity: string }) => entity)).toEqual([...names].reverse());
    expect(data[0]).toMatchObject({
      title: `Gone ${names.at(-1)}`,
      days_left: 30,
      admin: { full_name: 'Lê Thu Hà' },
    });
    expect((await bin('&keyword=gone BLOG_cat')).data).toMatchObject([{ entity: 'blog_category' }]);
    expect((await bin('&entity=city')).total).toBe(1);

    expect((await moderator('get', '/bin')).body).toMatchObject({ data: [], total: 0 });
    const { entity, id } = data[0];
    const asked = { records: [{ entity, id }] };
    expect((await moderator('post', '/bin/restore').send(asked)).status).toBe(403);
    expect((await moderator('post', '/bin/delete').send(asked)).status).toBe(403);
  });

  it('gives back all that are asked for, or none', async () => {
    const first = await remove('region');
    const second = await remove('city');
    expect((await restore([first, { entity: 'region', id: 999_999 }])).status).toBe(404);
    expect((await bin('&entity=region')).data).toContainEqual(expect.objectContaining(first));
    const answer = await restore([first, second, first]);
    expect(answer.body.data).toEqual({ count: 2 });
    const [stored] = await app.db.select().from(regions).where(eq(regions.id, first.id));
    expect(stored).toMatchObject({ deleted_at: null, status: 0 });
    expect((await restore([first])).status).toBe(404);
  });

  it('gives back a place in the order', async () => {
    const order = async () => {
      const { body } = await call('get', '/region?admin=1&per_page=10000&lang_id=en');
      return body.data.map(({ id }: { id: number }) => id);
    };
    const { id } = await create('region');
    await create('region');
    const before = await order();
    await call('delete', `/region/${id}`);
    await restore([{ entity: 'region', id }]);
    expect(await order()).toEqual(before);
  });

  it('lets go for good, with all traces but the audit; not of what is still needed', async () => {
    const blog = await remove('blog', { tags: ['Last words'] });
    expect((await purge([blog])).status).toBe(200);
    const traces = [searchDocuments, taggings, revisions].map((table) =>
      app.db.$count(table, and(eq(table.entity, 'blog'), eq(table.record_id, blog.id))),
    );
    expect(await Promise.all(traces)).toEqual([0, 0, 0]);
    const audit = await app.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'blog'), eq(auditEntries.record_id, blog.id)))
      .orderBy(auditEntries.id);
    expect(audit.map(({ action }) => action)).toEqual(['create', 'delete', 'purge']);
    expect((await purge([blog])).status).toBe(404);
    expect((await purge([{ entity: 'region', id: (await create('region')).id }])).status).toBe(404);

    const category = await create('blog_category');
    const needing = await create('blog', { category_id: category.id });
    await call('delete', `/blogs/${needing.id}`);
    await call('delete', `/blog-categories/${category.id}`);
    const asked = [{ entity: 'blog_category', id: category.id }];
    expect((await purge(asked)).status).toBe(409);
    expect((await purge([...asked, { entity: 'blog', id: needing.id }])).status).toBe(200);
  });

  it('is emptied of what is older than 30 days, except what something needs', async () => {
    const category = await create('blog_category');
    const kept = await create('blog', { category_id: category.id });
    const [old] = await app.db
      .insert(faqs)
      .values({ entity_type: 4, deleted_at: sql`now() - interval '31 days'` })
      .returning();
    const fresh = await remove('region');
    await app.db.execute(
      sql`update blog_category set deleted_at = now() - interval '31 days' where id = ${category.id}`,
    );
    expect(await purgeBin(app)).toBe(1);
    expect(await app.db.$count(faqs, eq(faqs.id, old?.id ?? 0))).toBe(0);
    expect(await app.db.$count(blogs, eq(blogs.id, kept.id))).toBe(1);
    expect((await bin('&entity=region')).data).toContainEqual(expect.objectContaining(fresh));
  });

  it('knows every table that has one', () => {
    expect(binnedKinds.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...Object.keys(contentPaths), 'faq', 'plan_your_trip', 'room']),
    );
  });
});
