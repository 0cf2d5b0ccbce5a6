import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { searchable } from '../../server/features/search/hits';
import { createPreviewTokens } from '../../server/kernel/preview';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory, contentPaths } from '../factories/content';
import { testApp } from '../factories/test-app';

const secret = 'a secret of at least thirty-two characters';
const app = await testApp({ SESSION_SECRET: secret });
const { call, create, update } = await contentFactory(app);

const visit = (path: string, token?: string) => {
  const request = supertest(app.server).get(path);
  return token ? request.set('x-preview', token) : request;
};
const link = async (entity: string, id: number, lang_id = 'en') =>
  call('post', '/preview-links').send({ entity, id, lang_id });
const tokenOf = async (entity: string, id: number) =>
  new URL((await link(entity, id)).body.data.path, 'http://x').searchParams.get('preview') ?? '';

describe.each(searchable.map(({ name }) => name))('the preview link of a hidden %s', (name) => {
  const paths = contentPaths[name];

  it('shows this record and no other, kept nowhere, as visitors will see it', async () => {
    const hidden = await create(name, { status: 0 });
    const other = await create(name, { status: 0 });
    const answer = await link(name, hidden.id);
    expect(answer.body.data.path).toContain(`/${hidden.slug}?preview=`);
    const token = await tokenOf(name, hidden.id);

    const shown = await visit(`${paths.detail(hidden.slug)}?lang_id=en`, token);
    expect(shown.status).toBe(200);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    const record = shown.body[paths.record ?? 'data'];
    expect(record).toMatchObject({ id: hidden.id, alternates: { en: hidden.slug } });
    expect(record).not.toHaveProperty('translations');
    expect(record).not.toHaveProperty('stale_texts');

    expect((await visit(`${paths.detail(other.slug)}?lang_id=en`, token)).status).toBe(404);
    expect((await visit(`${paths.detail(hidden.slug)}?lang_id=en`)).status).toBe(404);
    expect((await visit(`${paths.list}?lang_id=en&per_page=100`, token)).body.data).not.toContainEqual(
      expect.objectContaining({ id: hidden.id }),
    );
  });
});

describe('a preview link', () => {
  it('ends with its time, with another key, and with the record', async () => {
    const { id, slug } = await create('blog', { status: 0 });
    const path = `/blogs/detail/${slug}?lang_id=en`;
    const draft = { entity: 'blog', id, language: 'en' as const };
    const make = (key: string, seconds: number) =>
      createPreviewTokens(key).make({ ...draft, expires_at: new Date(Date.now() + seconds * 1000) });
    expect((await visit(path, make(secret, 60))).status).toBe(200);
    expect((await visit(path, make(secret, -60))).status).toBe(404);
    expect((await visit(path, make(`${secret}!`, 60))).status).toBe(404);
    const good = make(secret, 60);
    for (const bad of [
      '',
      'x',
      good.replace('.en.', '.vi.'),
      `${good.slice(0, -1)}A`,
      good.replace(/\d+/, '9'),
    ])
      expect((await visit(path, bad)).status).toBe(bad === good ? 200 : 404);
    await call('delete', `/blogs/${id}`);
    expect((await visit(path, good)).status).toBe(404);
  });

  it('is given to who may read the entity, for a record with a page in that language', async () => {
    const { id } = await create('blog', { status: 0 });
    expect((await link('blog', id, 'vi')).status).toBe(422);
    await update('blog', id, { lang_id: 'vi', title: 'Nháp' });
    expect((await link('blog', id, 'vi')).body.data.path).toMatch(/^\/vi\/blogs\/nhap\?preview=/);
    expect((await link('blog', 999_999)).status).toBe(404);
    expect((await link('faq', id)).status).toBe(422);
    expect((await supertest(app.server).post('/preview-links')).status).toBe(401);
    const sales = as(app, (await signedInAs(app, 'sales')).token);
    expect((await sales('post', '/preview-links').send({ entity: 'blog', id, lang_id: 'en' })).status).toBe(
      403,
    );
  });
});
