import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  admins,
  auditEntries,
  blogCategories,
  blogCategoryTranslations,
  regions,
  settings,
} from '../../db/schema';
import { addPicture, customerPictures } from '../../server/platform/media';
import { signedInAs } from '../factories/admin';
import { jpeg, mediaLibrary } from '../factories/media-library';

const { app, store, request, call, uploaded } = await mediaLibrary();

/** Three pictures that something shows, each in another way, with what the library should say about it. */
const usedPictures = async () => {
  const [shown, inText, inSetting, avatar] = [
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
  ];
  const [region] = await app.db.insert(regions).values({ image_id: shown.id }).returning();
  const [category] = await app.db.insert(blogCategories).values({ image_id: shown.id }).returning();
  const content = `<p><img src="/media/${inText.file}?w=640" alt=""></p>`;
  await app.db.insert(blogCategoryTranslations).values([
    { record_id: category!.id, lang_id: 'en', slug: 'food', title: 'Food', content },
    { record_id: category!.id, lang_id: 'vi', slug: 'am-thuc', title: 'Ẩm thực', content },
  ]);
  await app.db.insert(settings).values({ group: 'home', lang_id: 'en', value: { banner: inSetting.image } });
  const { admin } = await signedInAs(app, 'editor');
  await app.db.update(admins).set({ avatar_id: avatar.id }).where(eq(admins.id, admin.id));
  const food = { entity: 'blog_category', id: category!.id, title: 'Food' };
  return [
    { ...shown, used: [food, { entity: 'region', id: region!.id, title: '' }] },
    { ...inText, used: [food] },
    { ...inSetting, used: [{ entity: 'setting', id: null, title: 'home' }] },
    { ...avatar, used: [{ entity: 'admin', id: admin.id, title: admin.full_name }] },
  ];
};

describe('the library', () => {
  it('refuses a write on an older version and gives the stored record', async () => {
    const { id } = await uploaded();
    await call('put', `/media/records/${id}`).send({ alt_vi: 'Chợ nổi', version: 1 });
    const answer = await call('put', `/media/records/${id}`).send({ alt_vi: 'Chợ', version: 1 });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'version_conflict',
      data: { id, version: 2, alt: { en: '', vi: 'Chợ nổi' } },
    });
  });

  it('finds by name and alt text without accents, and by folder', async () => {
    const { id } = await uploaded(undefined, { alt_vi: 'Đèo Hải Vân 100%', folder: 'passes' });
    await uploaded(undefined, { alt_vi: 'Đèo Ngang 1000', folder: 'other' });
    for (const query of ['keyword=deo hai van', 'keyword=100%25', 'folder=passes']) {
      const { body } = await call('get', `/media?${query}`);
      expect(body.data.map((row: { id: number }) => row.id)).toEqual([id]);
      expect(body).toMatchObject({ total: 1, page: 1, last_page: 1 });
      expect(body.folders).toEqual(expect.arrayContaining(['other', 'passes']));
    }
    expect((await call('get', '/media?page=9999')).body.data).toEqual([]);
  });

  it('shows where a picture is used and keeps it while it is', async () => {
    const pictures = await usedPictures();
    const list = await call('get', '/media?per_page=100');
    for (const { id, file, used } of pictures) {
      expect((await call('get', `/media/records/${id}`)).body.data.used).toEqual(used);
      const row = list.body.data.find((candidate: { id: number }) => candidate.id === id);
      expect(row.used_count).toBe(used.length);
      const answer = await call('delete', `/media/records/${id}`);
      expect([answer.status, answer.body.code, answer.body.data]).toEqual([409, 'in_use', used]);
      expect((await request().get(`/media/${file}`)).status).toBe(200);
    }
    const vietnamese = await call('get', `/media/records/${pictures[1].id}?lang_id=vi`);
    expect(vietnamese.body.data.used[0].title).toBe('Ẩm thực');
  });

  it('puts what nothing uses into the bin, and removes it from there with every file of it', async () => {
    const { id, file } = await uploaded();
    await request().get(`/media/${file}?w=320&format=webp`);
    const { image } = (await call('put', `/media/records/${id}`).send({ focal_x: 0.1 })).body.data;
    await request().get(`${image}?w=320&format=webp`);
    const answer = await call('delete', `/media/records/${id}`);
    expect([answer.status, answer.body.message]).toEqual([200, 'Deleted.']);
    expect((await call('get', `/media/records/${id}`)).status).toBe(404);
    expect((await call('put', `/media/records/${id}`).send({ folder: 'x' })).status).toBe(404);
    expect((await call('delete', `/media/records/${id}`)).status).toBe(404);
    const records = [{ entity: 'media', id }];
    expect((await call('get', '/bin?entity=media')).body.data).toMatchObject([
      { ...records[0], title: 'picture.jpg', days_left: 30 },
    ]);
    expect((await call('post', '/bin/delete').send({ records })).status).toBe(200);
    const hash = file.slice(0, 32);
    const left = [await store.list(hash), await store.list(`variants/${hash.slice(0, 2)}/${hash}`)];
    expect(left).toEqual([[], []]);
    for (const address of [`/media/${file}`, image, `/media/${file}?w=320&format=webp`]) {
      expect((await request().get(address)).status).toBe(404);
    }
    const [entry] = await app.db.select().from(auditEntries).where(eq(auditEntries.action, 'delete'));
    expect(entry).toMatchObject({
      entity: 'media',
      record_id: id,
      after: null,
      before: { original_name: 'picture.jpg' },
    });
  });

  it('gives a picture back from the bin as it was, also when it is uploaded again', async () => {
    const bytes = await jpeg();
    const { id, file } = await uploaded(bytes, { alt_en: 'A pier', folder: 'sea' });
    const used = () =>
      call('post', '/region').send({ lang_id: 'en', title: 'Coast', image: `/media/${file}` });
    await call('delete', `/media/records/${id}`);
    expect(Object.keys((await used()).body.errors)).toEqual(['image']);
    const back = await call('post', `/media/records/${id}/restore`);
    expect(back.body.data, back.text).toMatchObject({ id, file, folder: 'sea', alt: { en: 'A pier' } });
    expect((await call('post', `/media/records/${id}/restore`)).status).toBe(404);
    expect((await request().get(`/media/${file}`)).status).toBe(200);

    await call('delete', `/media/records/${id}`);
    expect((await uploaded(bytes)).id).toBe(id);
    const made = await used();
    expect(made.status, made.text).toBe(201);
    expect((await call('delete', `/media/records/${id}`)).body.code).toBe('in_use');
  });

  it('keeps what visitors sent apart, until an editor uploads it as well', async () => {
    const bytes = await jpeg();
    const stores = { db: app.db, store };
    const sent = await addPicture(stores, { bytes, originalName: 'me.jpg', folder: customerPictures });
    const own = await uploaded();
    const ids = async (query: string) =>
      (await call('get', `/media?per_page=100${query}`)).body.data.map((row: { id: number }) => row.id);
    expect(await ids('')).toContain(own.id);
    expect(await ids('')).not.toContain(sent.id);
    expect(await ids('&from=visitors')).toEqual([sent.id]);
    expect((await call('get', '/media')).body.folders).not.toContain(customerPictures);
    expect((await uploaded(bytes)).id).toBe(sent.id);
    expect(await ids('')).toContain(sent.id);
    expect(await ids('&from=visitors')).toEqual([]);
  });

  it('is closed to others', async () => {
    const { id } = await uploaded();
    for (const answer of [
      await request().get('/media'),
      await request().get(`/media/records/${id}`),
      await request().put(`/media/records/${id}`).send({ folder: 'x' }),
      await request().delete(`/media/records/${id}`),
    ]) {
      expect(answer.status).toBe(401);
      expect(answer.headers['cache-control']).toContain('no-store');
    }
  });
});
