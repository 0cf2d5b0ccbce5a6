import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import supertest from 'supertest';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { moveFiles } from '../../server/platform/media/move-files';
import { parseS3Address } from '../../server/platform/media/s3-address';
import { createS3Store } from '../../server/platform/media/s3-store';
import { checkMediaStore, createMediaStore, readWhole } from '../../server/platform/media/store';
import { createVariants } from '../../server/platform/media/variants';
import { createAdmin, signIn } from '../factories/admin';
import { jpeg } from '../factories/media-library';
import { s3Server } from '../factories/s3-server';
import { testApp } from '../factories/test-app';

const s3 = await s3Server();
afterEach(() => {
  s3.heals();
  s3.forbidden.clear();
});

const settings = (prefix?: string, bucket?: string) => ({
  MEDIA_DIR: '/nowhere',
  ...s3.settings(prefix, bucket),
});
const store = createMediaStore(settings());
const impatient = createS3Store(
  parseS3Address(settings().MEDIA_URL),
  { accessKeyId: settings().AWS_ACCESS_KEY_ID, secretAccessKey: 'any' },
  { requestTimeout: 200, socketTimeout: 200 },
);
const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-s3-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const large = Buffer.alloc(17 * 1024 * 1024, 'large');
/** In two parts. */
const middling = large.subarray(0, 9 * 1024 * 1024);

async function* inChunks(bytes: Buffer, breakAt = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < bytes.length; at += 300_000) {
    if (at > breakAt) throw new Error('the source broke off');
    yield bytes.subarray(at, at + 300_000);
  }
}

const filesOf = async (of = store) => {
  const names: string[] = [];
  for await (const { name } of of.files()) names.push(name);
  return names.sort();
};

describe('a store in a bucket', () => {
  it('keeps files as one on disk does', async () => {
    await store.put('a.jpg', Buffer.from('picture'));
    expect(String(await readWhole(store, 'a.jpg'))).toBe('picture');
    expect([...s3.objects.keys()]).toEqual(['site/a.jpg']);
    expect(await store.get('b.jpg')).toBeNull();
    expect([await store.has('a.jpg'), await store.has('b.jpg')]).toEqual([true, false]);
    await expect(store.get('../secret')).rejects.toThrow('Not a name');
    for (const name of ['v/ab/abc.1', 'v/ab/abc.2', 'v/ab/abc.3', 'v/ab/abd.1', 'v/ab/abc/deep']) {
      await store.put(name, Buffer.from('x'));
    }
    expect(await store.list('v/ab/abc')).toEqual(['v/ab/abc.1', 'v/ab/abc.2', 'v/ab/abc.3']);
    expect(await filesOf()).toHaveLength(6);
    for (const name of await filesOf()) await store.delete(name);
    await store.delete('a.jpg');
    expect(await filesOf()).toEqual([]);
  });

  it('takes what is large in parts, and nothing of what breaks off', async () => {
    await store.put('large.jpg', Readable.from(inChunks(large)));
    expect(s3.asked.filter((call) => call === 'PUT site/large.jpg?')).toHaveLength(3);
    expect((await readWhole(store, 'large.jpg'))?.equals(large)).toBe(true);
    expect((await store.stat('large.jpg'))?.size).toBe(large.length);
    for (const at of [1_000_000, 15_000_000]) {
      await expect(store.put('half.jpg', Readable.from(inChunks(large, at)))).rejects.toThrow('broke off');
    }
    expect(await store.has('half.jpg')).toBe(false);
    expect(s3.uploads.size).toBe(0);
    await store.delete('large.jpg');
  });

  it('asks again when an answer fails, and says that it is not there when it goes on failing', async () => {
    let left = 1;
    s3.breaks((_request, response) => {
      left -= 1;
      if (left < 0) return undefined;
      response.writeHead(503).end();
      return 'handled';
    });
    await store.put('again.jpg', Buffer.from('again'));
    expect(String(await readWhole(store, 'again.jpg'))).toBe('again');
    left = Number.POSITIVE_INFINITY;
    await expect(store.get('again.jpg')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.put('again.jpg', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
    s3.breaks((_request, response) => {
      response.writeHead(507).end();
      return 'handled';
    });
    await expect(store.put('again.jpg', Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
    await s3.heals();
    await store.delete('again.jpg');
  });

  it('does not take half of an answer for a picture, be it cut off or slow', async () => {
    await store.put('half.jpg', Buffer.alloc(100_000));
    s3.breaks((_request, response) => {
      response.writeHead(200, { 'content-length': 100_000 });
      response.write(Buffer.alloc(50_000), () => response.destroy());
      return 'handled';
    });
    await expect(readWhole(store, 'half.jpg')).rejects.toThrow();
    s3.breaks((_request, response) => {
      response.writeHead(200, { 'content-length': 100_000 });
      response.write(Buffer.alloc(50_000));
      return 'handled';
    });
    await expect(readWhole(impatient, 'half.jpg')).rejects.toThrow();
    s3.breaks(() => 'handled');
    await expect(impatient.has('half.jpg')).rejects.toMatchObject({ code: 'unavailable' });
    s3.heals();
    await store.delete('half.jpg');
  });
});

describe('the look at a store before the start', () => {
  it('finds nothing wrong, and leaves nothing', async () => {
    expect(await checkMediaStore(settings())).toEqual({ problem: null, passes: false });
    expect(await filesOf()).toEqual([]);
  });

  it('says in words what is wrong', async () => {
    const said = async (given: Parameters<typeof checkMediaStore>[0]) => {
      const { problem, passes } = await checkMediaStore(given);
      return `${passes ? 'passes' : 'stays'}: ${problem}`;
    };
    expect(await said(settings('site', 'nobodys'))).toMatch(/^stays: .*"nobodys" at http.* does not exist/);
    expect(await said({ ...settings(), AWS_ACCESS_KEY_ID: 'OTHER' })).toMatch(
      /^stays: .*does not know this key/,
    );
    s3.forbidden.add('PUT');
    expect(await said(settings())).toMatch(/^stays: .*can't be written with this key/);
    s3.forbidden.clear();
    s3.forbidden.add('DELETE');
    expect(await said(settings())).toMatch(/^stays: .*can't be deleted from with this key/);
    const gone = await s3Server();
    await gone.stop();
    expect(await said({ MEDIA_DIR: '/nowhere', ...gone.settings() })).toMatch(
      /^passes: .*can't be reached \(ECONNREFUSED\)/,
    );
  });
});

describe('a move', () => {
  const disk = createMediaStore({ MEDIA_DIR: path.join(folder, 'from') });
  const back = createMediaStore({ MEDIA_DIR: path.join(folder, 'back') });
  const to = createMediaStore(settings('moved'));

  it('goes on where it was interrupted, and mends what arrived by half', async () => {
    for (let n = 0; n < 20; n += 1) await disk.put(`v/${n}.jpg`, Buffer.from(`picture ${n}`));
    await disk.put('large.jpg', middling);
    let puts = 0;
    s3.breaks((request, response) => {
      if (request.method !== 'PUT') return undefined;
      puts += 1;
      if (puts < 12) return undefined;
      response.destroy();
      return 'handled';
    });
    await expect(moveFiles({ from: disk, to })).rejects.toThrow();
    s3.heals();
    const arrived = (await filesOf(to)).length;
    expect(arrived).toBeGreaterThan(0);
    const half = s3.objects.get(`moved/${(await filesOf(to))[0]}`);
    if (half) half.bytes = half.bytes.subarray(1);

    const { copied, skipped } = await moveFiles({ from: disk, to });
    expect({ copied, skipped }).toEqual({ copied: 21 - arrived + 1, skipped: arrived - 1 });
    expect(await moveFiles({ from: disk, to })).toMatchObject({ copied: 0, skipped: 21 });
    expect(await moveFiles({ from: to, to: back })).toMatchObject({ copied: 21 });
    expect((await readWhole(back, 'large.jpg'))?.equals(middling)).toBe(true);
  });
});

describe('the product with pictures in a bucket', async () => {
  const app = await testApp(s3.settings('app'));
  const own = createMediaStore(app.env);

  it('takes a picture, gives it in any size, and answers 503 while the bucket is away', async () => {
    const { email } = await createAdmin(app);
    const token = await signIn(app, email);
    const upload = async () =>
      supertest(app.server)
        .post('/media')
        .set('authorization', `Bearer ${token}`)
        .attach('file', await jpeg(), 'picture.jpg');
    const taken = await upload();
    expect(taken.status, taken.text).toBe(201);
    const { file } = taken.body.data;
    expect(s3.objects.has(`app/${file}`)).toBe(true);
    const sized = await supertest(app.server).get(`/media/${file}?w=320&format=webp`);
    expect(sized.headers['content-type']).toBe('image/webp');
    s3.breaks((_request, response) => {
      response.writeHead(503).end();
      return 'handled';
    });
    expect((await supertest(app.server).get(`/media/${file}`)).status).toBe(503);
    expect((await upload()).status).toBe(503);
  });

  it('has a size made by one of several processes', async () => {
    // A small one: who waits too long for the others makes its own.
    const master = await jpeg(330, 220);
    const name = { hash: '0'.repeat(32), focal: { x: 0.5, y: 0.5 }, extension: 'jpg' } as const;
    const file = `${'0'.repeat(32)}.jpg`;
    await own.put(file, master);
    s3.asked.length = 0;
    const processes = [1, 2, 3].map(() => createVariants(app.db, createMediaStore({ ...app.env })));
    const answers = await Promise.all(
      processes.map((variants) => variants(name, { width: 320, fit: 'cover', format: 'webp' })),
    );
    expect(answers.every((answer) => answer && answer.size > 0)).toBe(true);
    expect(s3.asked.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });
});
