import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpeg, mediaLibrary, sideAt } from '../factories/media-library';

const { app, store, request, call, uploaded } = await mediaLibrary();

const variants = (file: string) => store.list(`variants/${file.slice(0, 2)}/${file.slice(0, 32)}`);

describe('a variant', () => {
  it.each([
    ['w=320&h=213&format=webp', 'webp', 320, 213],
    ['w=300&h=200&format=jpeg', 'jpeg', 300, 200],
    ['w=640&h=670&format=jpeg', 'jpeg', 640, 670],
    ['w=1200&h=630&format=jpeg', 'jpeg', 1200, 630],
    ['w=480&format=avif', 'heif', 480, 320],
    ['w=320&h=320&fit=contain&format=webp', 'webp', 320, 213],
    ['w=1920&format=webp', 'webp', 900, 600],
  ])('%s is %s of %d × %d', async (query, format, width, height) => {
    const { file } = await uploaded();
    const answer = await request().get(`/media/${file}?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers.vary).toBeUndefined();
    expect(await sharp(answer.body).metadata()).toMatchObject({ format, width, height });
    const again = await request().get(`/media/${file}?${query}`);
    expect(again.headers['content-type']).toBe(answer.headers['content-type']);
    expect(again.body.equals(answer.body)).toBe(true);
    expect(await variants(file)).toHaveLength(1);
  });

  it.each(['w=641', 'h=200', 'w=640&h=641', 'format=webp', 'fit=cover', 'w=300'])(
    '%s is not made',
    async (query) => {
      const { file } = await uploaded();
      const answer = await request().get(`/media/${file}?${query}`);
      expect(answer.status).toBe(422);
      expect(answer.body.message).toBe('Pictures are not made in this size.');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(await variants(file)).toEqual([]);
    },
  );

  it.each(['w=-1', 'w=1e9', 'w=640&w=320', 'w=640&format=svg', 'w=640&fit=fill'])(
    '%s is invalid',
    async (query) => {
      const answer = await request().get(`/media/0f343b0931126a20f133d67c2b018a3b.jpg?${query}`);
      expect(answer.status).toBe(422);
    },
  );

  it('without a format goes by what the browser takes, and says so', async () => {
    const { file } = await uploaded();
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/webp'],
      ['image/png,*/*;q=0.5', 'image/jpeg'],
    ] as const) {
      const answer = await request().get(`/media/${file}?w=320`).set('accept', accept);
      expect([answer.headers['content-type'], answer.headers.vary]).toEqual([type, 'accept']);
    }
  });

  it('asked for by thirty at once is made once', async () => {
    const { file } = await uploaded();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => request().get(`/media/${file}?w=640&h=360&format=avif`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const folder = path.join(app.env.MEDIA_DIR, 'variants', file.slice(0, 2));
    const kept = (await readdir(folder)).filter(
      (name) => name.startsWith('.') || name.startsWith(file.slice(0, 32)),
    );
    expect(kept).toEqual([`${file.slice(0, 32)}.640x360-cover.v1.avif`]);
  });

  it('that the reader has is answered with 304', async () => {
    const { file } = await uploaded();
    for (const address of [`/media/${file}`, `/media/${file}?w=320&format=webp`]) {
      const { etag = '' } = (await request().get(address)).headers;
      const answer = await request().get(address).set('if-none-match', etag);
      expect([answer.status, answer.headers.etag]).toEqual([304, etag]);
      expect((await request().get(address).set('if-none-match', '"other"')).status).toBe(200);
    }
  });

  it('answers HEAD with the headers alone', async () => {
    const { file, bytes } = await uploaded();
    const answer = await request().head(`/media/${file}`);
    expect([answer.status, answer.headers['content-length']]).toEqual([200, String(bytes)]);
  });
});

describe('another focal point', () => {
  it('gives another name, under which crops keep the point; the old name stays as it was', async () => {
    const { id, file, version } = await uploaded(await jpeg(1600, 400));
    const query = 'w=320&h=320&format=jpeg';
    const old = await request().get(`/media/${file}?${query}`);
    const answer = await call('put', `/media/records/${id}`).send({ focal_x: 0.904, version });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      file: `${file.slice(0, 32)}-f90x50.jpg`,
      focal_x: 0.9,
      focal_y: 0.5,
      version: version + 1,
    });
    const cropped = await request().get(`${answer.body.data.image}?${query}`);
    expect([await sideAt(old.body, 10, 160), await sideAt(cropped.body, 10, 160)]).toEqual(['red', 'blue']);
    expect((await request().get(`/media/${file}?${query}`)).body.equals(old.body)).toBe(true);
    expect((await request().get(`/media/${file.slice(0, 32)}-f10x10.jpg`)).status).toBe(404);
    const back = await call('put', `/media/records/${id}`).send({ focal_x: 0.5 });
    expect(back.body.data.file).toBe(file);
  });

  it('is kept when the same picture comes again', async () => {
    const bytes = await jpeg();
    const { id } = await uploaded(bytes);
    await call('put', `/media/records/${id}`).send({ focal_y: 0.2 });
    expect(await uploaded(bytes)).toMatchObject({ id, focal_y: 0.2 });
  });

  it.each([{ focal_x: 1.1 }, { focal_y: -0.1 }, { focal_x: '0.5' }, { file: 'x.jpg' }])(
    'of %j is invalid',
    async (body) => {
      const { id } = await uploaded();
      expect((await call('put', `/media/records/${id}`).send(body)).status).toBe(422);
    },
  );
});
