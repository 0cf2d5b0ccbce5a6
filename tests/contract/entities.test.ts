import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { entities } from '../../server/kinds';
import { type ContentName, contentFactory, contentPaths } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update, input } = await contentFactory(app);
const visitor = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');

const names = entities
  .map((entity) => entity.name)
  .filter((name): name is ContentName => name in contentPaths);

it('tests every registered entity', () => {
  expect(names).toHaveLength(entities.length);
});

describe.each(names)('%s', (name) => {
  const paths = contentPaths[name];

  it('hides what is not live from visitors, in lists and details, and shows it to editors', async () => {
    const tomorrow = '2999-01-01 00:00:00';
    const hidden = await create(name, { status: 0 });
    const later = await create(name, { published_at: tomorrow });
    const over = await create(name, { hidden_at: '2000-01-01 00:00:00' });
    const binned = await create(name);
    expect((await call('delete', `${paths.base}/${binned.id}`)).status).toBe(200);
    const live = await create(name);

    const { body } = await visitor(`${paths.list}?per_page=100&lang_id=en`);
    const shown = body.data.map((row: { id: number }) => row.id);
    expect(shown).toContain(live.id);
    for (const record of [hidden, later, over, binned]) {
      expect(shown).not.toContain(record.id);
      expect((await visitor(paths.detail(record.slug))).status).toBe(404);
    }
    expect((await visitor(`${paths.list}?admin=1`)).status).toBe(401);
    const all = await call('get', `${paths.list}?admin=1&per_page=10000&lang_id=en`);
    const editors = all.body.data.map((row: { id: number }) => row.id);
    expect(editors).toEqual(expect.arrayContaining([hidden.id, later.id, over.id, live.id]));
    expect(editors).not.toContain(binned.id);
  });

  it('refuses to disappear before it appears, whichever of the two times is written', async () => {
    const [early, late] = ['2026-12-01 08:00:00', '2026-12-24 08:00:00'];
    const refused = await call('post', paths.base).send({
      ...(await input(name)),
      published_at: late,
      hidden_at: early,
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.hidden_at).toBeDefined();
    const record = await create(name, { published_at: late });
    expect((await update(name, record.id, { lang_id: 'en', hidden_at: early })).status).toBe(422);
    expect(
      (await update(name, record.id, { lang_id: 'en', hidden_at: early, published_at: null })).status,
    ).toBe(200);
  });

  it('keeps one record for both languages, each with its own texts and slug', async () => {
    const record = await create(name, { title: 'Morning by the lake' });
    expect((await visitor(`${paths.list}?lang_id=vi&per_page=100`)).body.data).not.toContainEqual(
      expect.objectContaining({ id: record.id }),
    );
    const answer = await update(name, record.id, { lang_id: 'vn', title: 'Buổi sớm bên hồ Đông' });
    expect(answer.body.data).toMatchObject({
      id: record.id,
      slug: 'buoi-som-ben-ho-dong',
      translations: { en: true, vi: true },
    });
    const vietnamese = await visitor(`${paths.detail('buoi-som-ben-ho-dong')}?lang_id=vi`);
    const shown = vietnamese.body[paths.record ?? 'data'];
    expect(shown).toMatchObject({ id: record.id, title: 'Buổi sớm bên hồ Đông' });
    expect(shown.alternates).toEqual({ en: record.slug, vi: 'buoi-som-ben-ho-dong' });
  });

  it('finds by keyword without accents, in decomposed letters, and takes wildcards literally', async () => {
    const record = await create(name, { lang_id: 'vi', title: `Chợ Đầm Sen ${name.replaceAll('_', ' ')}` });
    for (const keyword of ['cho dam sen', 'CHỢ ĐẦM', 'Chợ Đầm Sen'.normalize('NFD')]) {
      const { body } = await visitor(`${paths.list}?lang_id=vi&keyword=${encodeURIComponent(keyword)}`);
      expect(body.data.map((row: { id: number }) => row.id)).toContain(record.id);
    }
    for (const keyword of ['%', '_', 'ch_', '\\', "'", '％']) {
      const { status, body } = await visitor(
        `${paths.list}?lang_id=vi&keyword=${encodeURIComponent(keyword)}`,
      );
      expect(status).toBe(200);
      expect(body.data).toEqual([]);
    }
  });

  it('refuses a taken slug, unknown fields, control characters, wrong types and languages, over-long text', async () => {
    const first = await create(name);
    const body = await input(name);
    const refused = async (given: object, field: string) => {
      const answer = await call('post', paths.base).send({ ...body, ...given });
      expect(answer.status, JSON.stringify(given)).toBe(422);
      expect(Object.keys(answer.body.errors)).toContain(field);
    };
    await refused({ slug: first.slug }, 'slug');
    await refused({ id: 7 }, 'id');
    await refused({ rating_sum: 7 }, 'rating_sum');
    await refused({ title: 'bell \u0007' }, 'title');
    await refused({ title: 'x'.repeat(201) }, 'title');
    await refused({ title: 5 }, 'title');
    await refused({ lang_id: 'fr' }, 'lang_id');
    await refused({ image: '/media/not-there.jpg' }, 'image');
    await refused({ published_at: '2026-13-45 00:00:00' }, 'published_at');
  });

  it('answers 301 for a slug the record had before, until another record takes it', async () => {
    const record = await create(name, { slug: `old-name-of-${name.replaceAll('_', '-')}` });
    await update(name, record.id, { lang_id: 'en', slug: `new-name-of-${name.replaceAll('_', '-')}` });
    const moved = await visitor(paths.detail(record.slug));
    expect(moved.status).toBe(301);
    expect(moved.headers.location).toBe(paths.detail(`new-name-of-${name.replaceAll('_', '-')}`));
    const taker = await create(name, { slug: record.slug });
    expect((await visitor(paths.detail(record.slug))).body[paths.record ?? 'data'].id).toBe(taker.id);
  });

  it('loses nothing when two editors save at once', async () => {
    const record = await create(name);
    const writes = Array.from({ length: 8 }, (_, index) =>
      update(name, record.id, { lang_id: 'en', description: `by editor ${index}`, version: record.version }),
    );
    const answers = await Promise.all(writes);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const conflicts = answers.filter(({ status }) => status === 409);
    expect(conflicts).toHaveLength(7);
    const won = answers.find(({ status }) => status === 200)?.body.data;
    for (const { body } of conflicts) {
      expect(body.code).toBe('version_conflict');
      expect(body.data).toMatchObject({ version: won.version, description: won.description });
    }
  });

  it('flips the status once per call, also under twenty at once', async () => {
    const record = await create(name, { status: 1 });
    const flips = Array.from({ length: 20 }, () => call('put', `${paths.base}/status/${record.id}`));
    const answers = await Promise.all(flips);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { rows } = await app.db.execute<{ status: number; version: number }>(
      sql`select status, version from ${sql.identifier(name)} where id = ${record.id}`,
    );
    expect(rows[0]).toEqual({ status: 1, version: record.version + 20 });
  });

  it('flips nothing for who says in vain what he wants', async () => {
    const record = await create(name, { status: 1 });
    const path = `${paths.base}/status/${record.id}`;
    const inBody = await call('put', path).send({ status: 1 });
    expect([inBody.status, Object.keys(inBody.body.errors ?? {})]).toEqual([422, ['status']]);
    expect((await call('put', `${path}?status=`)).status).toBe(422);
    expect((await call('put', `${path}?status=1`)).body.data).toEqual({ id: record.id, status: 1 });
  });

  it('puts records in the given order, or changes nothing', async () => {
    const records = [await create(name), await create(name), await create(name)];
    const order = [records[2], records[0], records[1]].map((record) => record?.id ?? 0);
    expect((await call('post', `${paths.base}/sort`).send({ ids: order })).status).toBe(200);
    const listed = async () => {
      const { body } = await call('get', `${paths.list}?admin=1&per_page=10000&lang_id=en`);
      return body.data.map((row: { id: number }) => row.id).filter((id: number) => order.includes(id));
    };
    expect(await listed()).toEqual(order);
    const [first = 0, second = 0] = order;
    expect(
      (await call('post', `${paths.base}/sort`).send({ ids: [second, first, 2_000_000_000] })).status,
    ).toBe(422);
    expect((await call('post', `${paths.base}/sort`).send({ ids: [first, first] })).status).toBe(422);
    expect(await listed()).toEqual(order);
    const shuffles = Array.from({ length: 20 }, (_, index) =>
      call('post', `${paths.base}/sort`).send({ ids: index % 2 ? order : [...order].reverse() }),
    );
    expect((await Promise.all(shuffles)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([order, [...order].reverse()]).toContainEqual(await listed());
  });

  it('pages without overlap, and says the right total past the end', async () => {
    for (let made = 0; made < 5; made += 1) await create(name);
    const first = await visitor(`${paths.list}?per_page=2&page=1&lang_id=en`);
    const second = await visitor(`${paths.list}?per_page=2&page=2&lang_id=en`);
    const ids = [...first.body.data, ...second.body.data].map((row: { id: number }) => row.id);
    expect(new Set(ids).size).toBe(4);
    const past = await visitor(`${paths.list}?per_page=2&page=5000&lang_id=en`);
    expect(past.body).toMatchObject({ data: [], total: first.body.total, page: 5000 });
    expect((await visitor(`${paths.list}?per_page=10000`)).status).toBe(422);
  });

  it('keeps every state, shows it and brings one back', async () => {
    const record = await create(name, { description: 'first words' });
    await update(name, record.id, {
      lang_id: 'en',
      description: 'second words',
      content: '<p>ok</p><script>alert(1)</script>',
    });
    const { body } = await call('get', `${paths.base}/${record.id}/revisions`);
    expect(body.data.map((entry: { version: number }) => entry.version)).toEqual([
      record.version + 1,
      record.version,
    ]);
    const restored = await call(
      'post',
      `${paths.base}/${record.id}/revisions/${record.version}/restore?lang_id=en`,
    );
    expect(restored.body.data).toMatchObject({ description: 'first words', content: '' });
    expect(JSON.stringify(body.data[0].snapshot)).not.toContain('<script');
  });

  it('brings a record back from the bin, hidden', async () => {
    const record = await create(name);
    await call('delete', `${paths.base}/${record.id}`);
    expect((await update(name, record.id, { lang_id: 'en', title: 'Ghost' })).status).toBe(404);
    const answer = await call('post', `${paths.base}/${record.id}/restore`);
    expect(answer.body.data).toMatchObject({ id: record.id, status: 0 });
    expect((await call('post', `${paths.base}/${record.id}/restore`)).status).toBe(404);
  });
});
