import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaStore, type MediaStore, readWhole } from '../../server/platform/media/store';

let folder: string;
let store: MediaStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-store-'));
  await writeFile(path.join(folder, 'secret'), 'outside');
  store = createMediaStore({ MEDIA_DIR: path.join(folder, 'media') });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the store on disk', () => {
  it('gives back what was put, and nothing for what was not', async () => {
    await store.put('a.jpg', Buffer.from('picture'));
    expect(String(await readWhole(store, 'a.jpg'))).toBe('picture');
    expect(await store.get('b.jpg')).toBeNull();
    expect(await store.get('a.jpg/b')).toBeNull();
  });

  it('does not take a folder for a file', async () => {
    await store.put('folder/a.jpg', Buffer.from('x'));
    expect(await store.get('folder')).toBeNull();
  });

  it.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    '..',
    '.',
    '',
    'a//b',
    'a\\..\\b',
    '.hidden',
    'a\0b',
  ])('refuses the name %j', async (name) => {
    await expect(async () => store.get(name)).rejects.toThrow('Not a name');
    await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('Not a name');
    await expect(store.delete(name)).rejects.toThrow('Not a name');
  });

  it('lists by the beginning of a name, in one folder', async () => {
    for (const name of ['v/ab/abc.1', 'v/ab/abc.2', 'v/ab/abd.1', 'v/ac/abc.1']) {
      await store.put(name, Buffer.from('x'));
    }
    expect((await store.list('v/ab/abc')).sort()).toEqual(['v/ab/abc.1', 'v/ab/abc.2']);
    expect(await store.list('nothing/here')).toEqual([]);
  });

  it('deletes, also twice', async () => {
    await store.put('gone.jpg', Buffer.from('x'));
    await store.delete('gone.jpg');
    await store.delete('gone.jpg');
    expect(await store.get('gone.jpg')).toBeNull();
  });

  it('leaves whole files only, however many write at once', async () => {
    const bytes = Buffer.alloc(300_000, 'v');
    await Promise.all(Array.from({ length: 20 }, () => store.put('busy/same.jpg', bytes)));
    expect((await readWhole(store, 'busy/same.jpg'))?.equals(bytes)).toBe(true);
    expect(await readdir(path.join(folder, 'media', 'busy'))).toEqual(['same.jpg']);
  });
});
