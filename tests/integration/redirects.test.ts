import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { entities } from '../../server/kinds';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const write = (from_path: string, to_path: string, more: object = {}) =>
  call('post', '/redirects').send({ from_path, to_path, ...more });
const made = async (from: string, to: string) => {
  const answer = await write(from, to);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
};
const resolve = (path: string) => supertest(app.server).get('/redirects/resolve').query({ path });
const leadsTo = async (path: string) => (await resolve(path)).body.data?.location;
const rowOf = async (id: number) =>
  (await call('get', '/redirects?per_page=100')).body.data.find((row: { id: number }) => row.id === id);

describe('a redirect', () => {
  it('leads from a path, however it is written, and counts', async () => {
    const row = await made('/vi/cẩm-nang-hà-nội/', '/vi/city/hà-nội?tab=map#top');
    expect(row).toMatchObject({ from_path: '/vi/cẩm-nang-hà-nội', hits: 0, version: 1 });
    const location = '/vi/city/h%C3%A0-n%E1%BB%99i?tab=map#top';
    expect(await leadsTo('/vi/cẩm-nang-hà-nội'.normalize('NFD'))).toBe(location);
    expect(await leadsTo('/vi/c%E1%BA%A9m-nang-h%C3%A0-n%E1%BB%99i/?utm_source=x')).toBe(location);
    await expect.poll(async () => (await rowOf(row.id)).hits).toBe(2);
    expect((await rowOf(row.id)).version).toBe(1);
    expect((await resolve('/vi/nowhere')).status).toBe(404);
    // Signs that the database can't hold, written out by whoever asks for the page.
    for (const path of ['/en/x%00', '/%00', '/en/%1b[31m']) expect((await resolve(path)).status).toBe(404);
    expect((await resolve('')).status).toBe(422);
    expect((await supertest(app.server).get('/redirects/resolve')).status).toBe(422);
  });

  it('stays on the site', async () => {
    const bad = [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'en/blogs',
      '',
      '/a b',
      '/%2f/evil',
      '/%zz',
      '/en/../admin',
      '/en/..',
      '/../../etc',
      '/en/%2e%2e/admin',
      '/en/.%2E/admin',
      '/en/./blogs',
      '/en/%252e%252e/admin',
    ];
    for (const path of [...bad, '/a\u0000']) {
      expect((await write('/en/old', path)).body.errors, path).toHaveProperty('to_path');
      expect((await write(path, '/en/new')).body.errors, path).toHaveProperty('from_path');
    }
    expect((await write('/en/dots...', '/en/v1.2?from=../x#..')).status).toBe(201);
    expect((await write('/en/same', '/en/same/?x=1')).body.errors).toHaveProperty('to_path');
  });

  it('never leads round, and chains become single steps', async () => {
    await made('/en/b', '/en/c');
    expect((await made('/en/a', '/en/b')).to_path).toBe('/en/c');
    expect((await write('/en/c', '/en/a')).body.errors).toHaveProperty('to_path');
    expect((await write('/en/c', '/en/b?x=1')).body.errors).toHaveProperty('to_path');
    await made('/en/c', '/en/d');
    expect([await leadsTo('/en/a'), await leadsTo('/en/b'), await leadsTo('/en/c')]).toEqual([
      '/en/d',
      '/en/d',
      '/en/d',
    ]);
    const opposite = await Promise.all([write('/en/x', '/en/y'), write('/en/y', '/en/x')]);
    expect(opposite.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is changed with its version, found, deleted, and all of it is in the audit', async () => {
    const row = await made('/en/pho', '/en/blogs/pho');
    expect((await write('/en/pho', '/en/other')).body.errors).toHaveProperty('from_path');
    const changed = await write('/en/pho', '/en/blogs/noodles', { id: row.id, version: 1 });
    expect(changed.body.data).toMatchObject({ to_path: '/en/blogs/noodles', version: 2 });
    const late = await write('/en/pho', '/en/late', { id: row.id, version: 1 });
    expect([late.status, late.body.data.to_path]).toEqual([409, '/en/blogs/noodles']);
    expect((await write('/en/q', '/en/z', { id: 2_000_000 })).status).toBe(404);
    expect((await call('get', '/redirects?keyword=NOODLES')).body).toMatchObject({
      total: 1,
      data: [{ id: row.id }],
    });
    expect((await call('delete', `/redirects/${row.id}`)).status).toBe(200);
    expect((await resolve('/en/pho')).status).toBe(404);
    const { data } = (await call('get', `/audit?entity=redirect&record_id=${row.id}`)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'create']);
  });

  it('is for those who hold the right', async () => {
    const { token } = await signedInAs(app, 'moderator');
    const as = (method: 'get' | 'post', path: string) =>
      supertest(app.server)[method](path).set('authorization', `Bearer ${token}`);
    expect((await as('get', '/redirects')).status).toBe(200);
    expect((await as('post', '/redirects').send({ from_path: '/a', to_path: '/b' })).status).toBe(403);
  });
});

describe('a path that is not quite the page’s', () => {
  /** Records that have a page of their own, each with a slug in both languages. */
  const withPages = entities.filter(({ page }) => page?.('x')?.endsWith('/x'));

  it.each(withPages.map((entity) => [entity.name, entity] as const))(
    'leads to the %s that it means, in the language that it is asked for',
    async (name, entity) => {
      const { id } = await create(name, {
        title: `Two names ${name}`,
        slug: `english-${name.replaceAll('_', '-')}`,
      });
      const vi = `viet-${name.replaceAll('_', '-')}`;
      await update(name, id, { lang_id: 'vi', title: 'Hai tên', slug: vi });
      const kind = entity.pageKind?.values[0];
      const page = (slug: string) => entity.page?.(slug, kind) ?? '';
      const en = `english-${name.replaceAll('_', '-')}`;
      expect(await leadsTo(`/en${page(vi)}`)).toBe(`/en${page(en)}`);
      expect(await leadsTo(`/vi${page(en)}`)).toBe(`/vi${page(vi)}`);
      expect(await leadsTo(`/EN${page(vi).toUpperCase()}/`)).toBe(`/en${page(en)}`);
      expect(await leadsTo(page(vi))).toBe(`/vi${page(vi)}`);
      expect(await leadsTo(page(en))).toBe(`/en${page(en)}`);
      // Its own address leads nowhere else.
      expect(await leadsTo(`/en${page(en)}`)).toBeUndefined();
      expect(await leadsTo(`/en${page('nothing-of-that-name')}`)).toBeUndefined();

      await update(name, id, { lang_id: 'vi', title: 'Hai tên', slug: `${vi}-moi` });
      expect(await leadsTo(`/en${page(vi)}`)).toBe(`/en${page(en)}`);
      await update(name, id, { lang_id: 'vi', status: 0 });
      expect(await leadsTo(`/vi${page(en)}`)).toBeUndefined();
    },
  );

  it('never passes over what editors say', async () => {
    await create('city', { title: 'Elsewhere', slug: 'elsewhere' });
    await made('/city/elsewhere', '/en/placetogo');
    expect(await leadsTo('/city/elsewhere')).toBe('/en/placetogo');
  });
});
