import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { readWhole } from '../../server/platform/media';
import { drawPreview } from '../../server/platform/media/preview/draw';
import { createPreviewNames } from '../../server/platform/media/preview/name';
import { createPreviews } from '../../server/platform/media/preview/previews';
import { contentFactory } from '../factories/content';
import { jpeg, mediaLibrary, sideAt } from '../factories/media-library';

const { app, store, request, call, uploaded } = await mediaLibrary();
const { create } = await contentFactory(app);
const names = createPreviewNames(app.env.SESSION_SECRET);

const previewOf = async (url: string): Promise<string> => {
  const { body } = await request().post('/seosearch/search-by-url').send({ url });
  return body.data.preview_image;
};
const reading = (path: string) => names.read(path.replace('/media/previews/', ''));

describe('the link preview of a page', () => {
  it('shows its title in its language over its picture', async () => {
    const picture = await uploaded(await jpeg(1600, 1000));
    const texts = { title: 'Hanoi', slug: 'hanoi-preview' };
    const city = await create('city', { ...texts, lang_id: 'en', image: `/media/${picture.file}` });
    await call('put', `/city/${city.id}`).send({ lang_id: 'vi', title: 'Hà Nội', slug: 'ha-noi-preview' });

    const path = await previewOf('/en/city/hanoi-preview');
    expect(reading(path)?.preview).toEqual({ language: 'en', title: 'Hanoi', picture: picture.file });
    const vietnamese = reading(await previewOf('/vi/city/ha-noi-preview'))?.preview;
    expect(vietnamese).toEqual({ language: 'vi', title: 'Hà Nội', picture: picture.file });

    const answer = await request().get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(await sideAt(answer.body, 60, 60)).toBe('red');
    expect(await sideAt(answer.body, 1100, 60)).toBe('blue');
  });

  it('says what an editor set', async () => {
    const body = { lang_id: 'en', url: '/en/placetogo', title: `${'Places '.repeat(28)}` };
    expect((await call('post', '/seosearch').send(body)).status).toBe(201);
    const title = reading(await previewOf('/en/placetogo'))?.preview.title ?? '';
    expect(title).toMatch(/^(Places )+Places…$/);
    expect(title.length).toBeLessThanOrEqual(110);
  });

  it('has the mark of the site where there is no picture', async () => {
    const path = await previewOf('/vi/blogs');
    expect(reading(path)?.preview.picture).toBeNull();
    expect((await request().get(path)).status).toBe(200);
  });

  it('has the picture of the home page where a page has none', async () => {
    const picture = await uploaded();
    const hero = { title: 'Vietnam', image: `/media/${picture.file}` };
    const value = { hero, highlights: [], sections: [] };
    const written = await call('post', '/setting/home').send({ lang_id: 'en', value });
    expect(written.status, written.text).toBeLessThan(300);
    expect(reading(await previewOf('/en/blogs'))?.preview.picture).toBe(picture.file);
  });

  it('comes for the longest titles', async () => {
    const path = names.pathOf('vi', 'Ườ '.repeat(36), '/media/0f343b0931126a20f133d67c2b018a3b-f30x50.jpg');
    const answer = await request().get(path);
    expect(answer.status, 'without the picture, which is missing').toBe(200);
    expect(await sharp(answer.body).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('is not made for a name that we did not sign', async () => {
    const [payload, signature] = names.pathOf('en', 'Hanoi', null).split('.');
    const other = names.pathOf('en', 'Buy now', null).split('.')[0];
    for (const path of [`${other}.${signature}.jpg`, `${payload}.jpg`, '/media/previews/x.jpg'])
      expect((await request().get(path)).status, path).toBe(404);
  });

  it('is not sent again to who has it', async () => {
    const path = names.pathOf('en', 'Kept', null);
    const { headers } = await request().get(path);
    const again = await request()
      .get(path)
      .set('if-none-match', headers.etag ?? '');
    expect([again.status, again.body]).toEqual([304, {}]);
  });
});

it('twenty who ask at once have it drawn once, and it is kept', async () => {
  const draw = vi.fn(drawPreview);
  const previews = createPreviews(store, draw);
  const { preview, storedName } = reading(names.pathOf('en', 'At once', null)) ?? expect.unreachable();
  const answers = await Promise.all(Array.from({ length: 20 }, () => previews(preview, storedName)));
  expect(draw).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map(({ size }) => size)).size).toBe(1);
  expect((await readWhole(store, storedName))?.length).toBe(answers[0]?.size);
  const again = await previews(preview, storedName);
  if ('stream' in again) again.stream.destroy();
  expect(draw).toHaveBeenCalledTimes(1);
});

it('light letters can be read on a white picture, however many lines they take', async () => {
  const white = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([r = 0, g = 0, b = 0]: number[]) =>
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const paper = luminance([0xfa, 0xf6, 0xee]);
  // Where the highest letters of one, two and three lines begin; nothing is written near the right edge.
  for (const [title, top] of [
    ['Hà Nội', 404],
    ['Ngôi chợ nổi Cái Răng buổi sớm ở Cần Thơ', 324],
    ['A morning at the Cái Răng floating market: boats, noodles and coffee on the river', 244],
  ] as const) {
    const picture = sharp(await drawPreview(title, white, { x: 0.5, y: 0.5 }));
    const edge = { left: 1190, top, width: 1, height: 630 - top };
    const { data, info } = await picture.extract(edge).raw().toBuffer({ resolveWithObject: true });
    const brightest = luminance([...data.subarray(0, info.channels)]);
    expect((paper + 0.05) / (brightest + 0.05), title).toBeGreaterThanOrEqual(4.5);
  }
});
