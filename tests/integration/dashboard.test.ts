import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  factRecords,
  media,
  mediaTranslations,
  outbox,
  rolePermissions,
  roles,
  searchLogs,
} from '../../db/schema';
import type { EntityName } from '../../server/content-kinds';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const dashboard = async (read = call) => (await read('get', '/dashboard')).body.data;

const picture = (name: string) => ({
  file: `${name.padStart(32, '0')}.jpg`,
  mime: 'image/jpeg',
  bytes: 1,
  width: 10,
  height: 10,
  blur: 'data:,',
});

it('says what waits, and no more of it once it is mended', async () => {
  expect(await dashboard()).toEqual({
    work: [],
    entities: expect.any(Array),
    missing: [],
    latest: [],
    most_rated: [],
  });

  const [described] = await app.db
    .insert(media)
    .values([picture('a'), picture('b'), picture('c')])
    .returning();
  await app.db.insert(mediaTranslations).values([
    { media_id: described?.id ?? 0, lang_id: 'vi', alt: 'Con thuyền' },
    { media_id: described?.id ?? 0, lang_id: 'en', alt: '' },
  ]);
  await app.db.insert(factRecords).values([
    { key: 'visa.fee', checked_on: '2020-01-01', expires_on: '2020-06-01' },
    { key: 'visa.days', checked_on: '2020-01-01', expires_on: '2999-06-01' },
    { key: 'visa.old', checked_on: '2020-01-01', expires_on: '2020-06-01', status: 0 },
  ]);
  const letter = { template: 'x', lang_id: 'vi', recipient: 'a@b.example', variables: {} };
  await app.db.insert(outbox).values([{ ...letter, failed_at: new Date() }, letter]);
  const search = { query: 'sao biển', lang_id: 'vi', results_count: 0 };
  await app.db
    .insert(searchLogs)
    .values([
      search,
      search,
      { ...search, results_count: 3 },
      { ...search, query: 'old', created_at: sql`now() - interval '40 days'` },
    ]);

  expect((await dashboard()).work).toEqual([
    { name: 'failed_jobs', count: 1 },
    { name: 'expired_facts', count: 1 },
    { name: 'pictures_without_alt_vi', count: 2 },
    { name: 'pictures_without_alt_en', count: 3 },
    { name: 'empty_searches', count: 1 },
  ]);
  const moderator = as(app, (await signedInAs(app, 'moderator')).token);
  expect((await dashboard(moderator)).work).toEqual([{ name: 'empty_searches', count: 1 }]);

  const { body } = await call('get', '/search/empty');
  expect(body).toMatchObject({ total: 1, data: [{ query: 'sao biển', lang_id: 'vi', count: 2 }] });
  expect(body.data[0].proposal.kind).toBe('write');
  const done = { query: 'sao biển', lang_id: 'vi' };
  expect((await moderator('post', '/search/empty/done').send(done)).status).toBe(403);
  expect((await call('post', '/search/empty/done').send(done)).status).toBe(200);
  expect((await call('get', '/search/empty')).body.total).toBe(0);
  expect((await dashboard()).work.map(({ name }: { name: string }) => name)).not.toContain('empty_searches');
});

it('names records that lack a language to who may write them, until they have it', async () => {
  const { id } = await create('region', { title: 'The far north' });
  expect((await dashboard()).missing).toEqual([
    { entity: 'region', id, title: 'The far north', lang_id: 'vi' },
  ]);
  const moderator = as(app, (await signedInAs(app, 'moderator')).token);
  expect((await dashboard(moderator)).missing).toEqual([]);
  const [role] = await app.db.select().from(roles).where(eq(roles.code, 'moderator'));
  await app.db.insert(rolePermissions).values({ role_id: role?.id ?? 0, permission: 'region.update' });
  expect((await dashboard(moderator)).missing).toHaveLength(1);
  await update('region', id, { lang_id: 'vi', title: 'Cực Bắc' });
  expect((await dashboard()).missing).toEqual([]);
});

it('names the same records as the list behind it, also when one goes to the bin or a language is drafted', async () => {
  const [drafted, binned, lacking] = [
    await create('theme', { title: 'Drafted' }),
    await create('theme', { title: 'In the bin' }),
    await create('theme', { title: 'Lacking', status: 0 }),
  ];
  await update('theme', drafted.id, { lang_id: 'vi', title: 'Nháp', is_published: false });
  await call('delete', `/themes/${binned.id}`);
  const { missing } = await dashboard();
  const named = missing.flatMap(({ entity, id }: { entity: string; id: number }) =>
    entity === 'theme' ? [id] : [],
  );
  const list = await call('get', '/themes?admin=1&lang_id=vi&translation=missing');
  expect(list.body.data.map(({ id }: { id: number }) => id)).toEqual(named);
  expect(named).toEqual([lacking.id]);
});

it('names what customers rated most often, only of what the role may read', async () => {
  const rated = async (entity: EntityName, title: string, rating_count: number, rating_sum: number) => {
    const { id } = await create(entity, { title });
    await app.db.execute(sql`update ${sql.identifier(entity)}
      set rating_count = ${rating_count}, rating_sum = ${rating_sum} where id = ${id}`);
    return id;
  };
  await rated('blog', 'Never rated', 0, 0);
  const blog = await rated('blog', 'A story of salt', 2, 9);
  const tour = await rated('tour', 'Down the river', 5, 20);
  const shown = {
    tour: { entity: 'tour', id: tour, title: 'Down the river', rating_score: 4, rating_count: 5 },
    blog: { entity: 'blog', id: blog, title: 'A story of salt', rating_score: 4.5, rating_count: 2 },
  };
  expect((await dashboard()).most_rated).toEqual([shown.tour, shown.blog]);
  const sales = as(app, (await signedInAs(app, 'sales')).token);
  expect((await dashboard(sales)).most_rated).toEqual([shown.tour]);
});
