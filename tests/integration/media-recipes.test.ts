import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { media } from '../../db/schema';
import { readWhole, withRecipes } from '../../server/platform/media';
import { addRecipe } from '../../server/platform/media/add-recipe';
import { mediaLibrary } from '../factories/media-library';

const { app, store, request, call } = await mediaLibrary();

let seed = 0;

/** The record of a picture that nobody has seen yet. */
const planned = () => {
  seed += 1;
  return app.db.transaction((tx) =>
    addRecipe(
      { db: tx, store },
      {
        recipe: { drawing: { scene: 'bay-of-karsts', seed }, width: 640 },
        height: 400,
        blur: 'data:image/webp;base64,AA==',
        focal: { x: 0.3, y: 0.5 },
        originalName: 'bay.jpg',
        folder: 'tests',
        alt: { en: 'A bay', vi: 'Vịnh' },
      },
    ),
  );
};

it('a picture is drawn for who asks for it first, and kept', async () => {
  const { file, id } = await planned();
  expect(await store.list(file)).toEqual([]);
  const [small, whole] = await Promise.all([
    request().get(`/media/${file}?w=320&h=213&format=webp`),
    request().get(`/media/${file}`),
  ]);
  expect([small.status, whole.status]).toEqual([200, 200]);
  expect(await sharp(small.body).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
  expect(await sharp(whole.body).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 400 });
  expect(await store.list(file)).toEqual([file]);
  await vi.waitFor(async () => {
    const [row] = await app.db.select().from(media).where(eq(media.id, id));
    expect(row?.bytes).toBe(whole.body.length);
  });
});

it('many who ask at once have it drawn once', async () => {
  const { file } = await planned();
  const draw = vi.fn(async () => Buffer.from('drawn'));
  const drawing = withRecipes(store, { draw, drawn: () => {} });
  const pictures = await Promise.all(Array.from({ length: 20 }, () => readWhole(drawing, file)));
  expect(pictures.map(String)).toEqual(Array(20).fill('drawn'));
  expect(draw).toHaveBeenCalledTimes(1);
});

it('a drawing that fails is tried again by the next', async () => {
  const { file } = await planned();
  const draw = vi.fn(async () => Buffer.from('drawn')).mockRejectedValueOnce(new Error('no memory'));
  const drawing = withRecipes(store, { draw, drawn: () => {} });
  await expect(drawing.get(file)).rejects.toThrow('no memory');
  expect(String(await readWhole(drawing, file))).toBe('drawn');
});

it('what was removed from the library is not drawn again', async () => {
  const { file, id } = await planned();
  expect((await call('delete', `/media/records/${id}`)).status).toBe(200);
  const records = [{ entity: 'media', id }];
  expect((await call('post', '/bin/delete').send({ records })).status).toBe(200);
  expect((await request().get(`/media/${file}`)).status).toBe(404);
});

it('the same recipe is one record', async () => {
  const first = await planned();
  seed -= 1;
  expect((await planned()).id).toBe(first.id);
});
