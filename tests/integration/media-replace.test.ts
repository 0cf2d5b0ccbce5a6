import { expect, it } from 'vitest';
import { blogCategories, blogCategoryTranslations, regions } from '../../db/schema';
import { jpeg, mediaLibrary } from '../factories/media-library';

const { app, store, request, call, uploaded } = await mediaLibrary();
const replace = (id: number, bytes: Buffer, fields: Record<string, string> = {}) =>
  call('post', `/media/records/${id}/file`).field(fields).attach('file', bytes, 'new.jpg');

it('a new file takes the place of a picture wherever it is shown', async () => {
  const old = await uploaded(undefined, { alt_vi: 'Con thuyền' });
  const [region] = await app.db.insert(regions).values({ image_id: old.id }).returning();
  const [category] = await app.db.insert(blogCategories).values({}).returning();
  await app.db.insert(blogCategoryTranslations).values({
    record_id: category?.id ?? 0,
    lang_id: 'en',
    slug: 'boats',
    title: 'Boats',
    content: `<img src="/media/${old.file}?w=640" alt="">`,
  });
  const variant = `/media/${old.file}?w=640&format=webp`;
  expect((await request().get(variant)).status).toBe(200);

  const answer = await replace(old.id, await jpeg(800, 800), { version: String(old.version) });
  expect(answer.status, answer.text).toBe(200);
  const { data } = answer.body;
  expect(data).toMatchObject({ id: old.id, width: 800, original_name: 'new.jpg', alt: { vi: 'Con thuyền' } });
  expect(data.file).not.toBe(old.file);
  expect(data.used).toEqual([
    { entity: 'blog_category', id: category?.id, title: 'Boats' },
    { entity: 'region', id: region?.id, title: '' },
  ]);

  const moved = await request().get(variant);
  expect(moved.status).toBe(302);
  expect(moved.headers.location).toBe(`/media/${data.file}?w=640&format=webp`);
  expect(moved.headers['cache-control']).not.toContain('immutable');
  expect((await request().get(moved.headers.location as string)).status).toBe(200);
  expect(await store.get(old.file)).toBeNull();
  expect((await call('delete', `/media/records/${old.id}`)).status).toBe(409);
  expect((await replace(old.id, await jpeg(), { version: String(old.version) })).status).toBe(409);
});

it('two replacements later the first address still leads on; the same file changes nothing', async () => {
  const first = await jpeg();
  const picture = await uploaded(first);
  const second = await jpeg(640, 640);
  const replaced = (await replace(picture.id, second)).body.data;
  expect((await replace(picture.id, second)).body.data).toMatchObject({ version: replaced.version });
  const third = (await replace(picture.id, await jpeg(700, 700))).body.data;
  for (const { file } of [picture, replaced])
    expect((await request().get(`/media/${file}`)).headers.location).toBe(`/media/${third.file}`);
  const back = (await replace(picture.id, first)).body.data;
  expect((await request().get(`/media/${back.file}`)).status).toBe(200);
});

it('refuses what is no picture, what another record has, and whoever may not', async () => {
  const [picture, bytes] = [await uploaded(), await jpeg()];
  await uploaded(bytes);
  expect((await replace(picture.id, bytes)).body.errors).toHaveProperty('file');
  expect((await replace(picture.id, Buffer.from('<svg/>'))).status).toBe(422);
  expect((await replace(999_999, await jpeg())).status).toBe(404);
  expect((await request().post(`/media/records/${picture.id}/file`)).status).toBe(401);
});

it('pictures without a description, and those that nothing shows, are found', async () => {
  const bare = await uploaded(undefined, { folder: 'filters' });
  const shown = await uploaded(undefined, { folder: 'filters', alt_vi: 'Có mô tả' });
  await app.db.insert(regions).values({ image_id: shown.id });
  const found = async (query: string) =>
    (await call('get', `/media?folder=filters&${query}`)).body.data.map(({ id }: { id: number }) => id);
  expect(await found('without_alt=vi')).toEqual([bare.id]);
  expect(await found('without_alt=en')).toEqual([shown.id, bare.id]);
  expect(await found('unused=1')).toEqual([bare.id]);
  expect(await found('unused=0')).toHaveLength(2);
});
