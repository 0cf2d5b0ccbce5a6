import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { entities, items } from '../../server/kinds';
import { allPermissions } from '../../server/permissions';
import { as } from '../factories/as';
import { contentFactory, contentPaths } from '../factories/content';
import { itemCalls, itemFactory } from '../factories/items';
import { signedInWith } from '../factories/role';
import { testApp } from '../factories/test-app';

/** Whoever may add, change and delete but not publish: by no call does it change what visitors see. */

const app = await testApp();
const { call: publisher, create, update, input: prepared } = await contentFactory(app);
const ofItems = await itemFactory(app);
const writer = as(
  app,
  await signedInWith(
    app,
    allPermissions.filter((right) => !right.endsWith('.publish')),
  ),
);

const far = '2999-01-01 00:00:00';
const past = '2000-01-01 00:00:00';

interface Refused {
  status: number;
  text: string;
  body: { permission?: string; message?: string };
}

/** Refused, and told which right it takes, in the language that the caller reads. */
const names = (right: string, answer: Refused) => {
  expect(answer.status, answer.text).toBe(403);
  expect(answer.body).toMatchObject({ code: 'forbidden', permission: right });
  expect(answer.body.message).toMatch(/^You need the right “Publish [a-zSENFC -]+” for this\./);
};

const importFile = (entity: string, id: number, version: number, fields: object, publish_new: boolean) => ({
  dry_run: false,
  publish_new,
  file: {
    format: 'visit-vietnam-translations',
    lang_id: 'vi',
    entries: [{ entity, id, version, fields }],
  },
});

describe.each(entities.map(({ name }) => ({ name })))('$name', ({ name }) => {
  const { base, detail, update: method } = contentPaths[name];
  const right = `${name}.publish`;
  const change = (id: number, body: object) =>
    writer(method, `${base}/${id}`).send({ lang_id: 'en', ...body });
  const seen = async (slug: string, language = 'en') =>
    (await supertest(app.server).get(`${detail(slug)}?lang_id=${language}`)).status === 200;
  const input = async (given: object = {}) => {
    const { status: _live, ...fields } = await prepared(name);
    return { ...fields, ...given };
  };
  const table = (row: Record<string, string | number>) =>
    writer('post', `/import/${name}`).send({
      lang_id: 'en',
      dry_run: false,
      csv: `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}`,
    });

  it('stays as visitors know it while its words change', async () => {
    const { id, slug } = await create(name);
    for (const body of [
      { status: 0 },
      { is_published: false },
      { published_at: far },
      { hidden_at: past },
      { lang_id: 'vi', title: 'Tựa đề', is_published: true },
    ])
      names(right, await change(id, body));
    expect([403, 422]).toContain((await change(id, { is_active: 0 })).status);
    names(right, await writer('put', `${base}/status/${id}`));
    names(right, await writer('post', `${base}/sort`).send({ ids: [id] }));
    names(right, await writer('post', `${base}/bulk`).send({ action: 'hide', ids: [id] }));
    const imported = await table({ id, status: 0 });
    expect(imported.status, imported.text).toBe(422);
    expect(imported.body.data.problems[0].message).toMatch(/^You need the right “Publish /);

    const words = await change(id, { description: 'New words', status: 1, is_published: true });
    expect(words.status, words.text).toBe(200);
    expect(await seen(slug)).toBe(true);
  });

  it('takes a new language as one that is not published yet', async () => {
    const { id, slug } = await create(name);
    const added = await change(id, { lang_id: 'vi', title: `Bản dịch ${slug}` });
    expect(added.status, added.text).toBe(200);
    const { body } = await publisher('get', `${base}/${id}?admin=1&lang_id=vi`);
    const { slug: translated } = body.data ?? body.event;
    expect(await seen(translated, 'vi')).toBe(false);
    names(right, await change(id, { lang_id: 'vi', is_published: true }));
    expect((await update(name, id, { lang_id: 'vi', is_published: true })).status).toBe(200);
    expect(await seen(translated, 'vi')).toBe(true);

    const other = await create(name);
    const fields = { title: { source: 'x', translation: `Từ tệp ${other.slug}` } };
    const shown = importFile(name, other.id, other.version, fields, true);
    const refused = await writer('post', '/translations/import').send(shown);
    expect(refused.text).toContain('You need the right “Publish ');
    const kept = await writer('post', '/translations/import').send({ ...shown, publish_new: false });
    expect(kept.body.data, kept.text).toMatchObject({ written: true, counts: { new: 1 } });
  });

  it('is a hidden draft when it is made, and comes out of the bin as one', async () => {
    names(right, await writer('post', base).send(await input({ status: 1 })));
    const made = await writer('post', base).send(await input());
    expect(made.status, made.text).toBe(201);
    const { id, slug, status } = made.body.data ?? made.body.event;
    expect(status).toBe(0);
    names(right, await change(id, { status: 1 }));
    expect([403, 422]).toContain((await change(id, { is_active: 1 })).status);
    names(right, await writer('put', `${base}/status/${id}`));
    names(right, await writer('post', `${base}/bulk`).send({ action: 'publish', ids: [id] }));
    expect((await table({ id, status: 1 })).status).toBe(422);
    // What is written down for the day on which somebody publishes it shows nothing by itself.
    expect((await change(id, { published_at: past })).status).toBe(200);
    expect(await seen(slug)).toBe(false);

    const live = await create(name);
    expect((await writer('delete', `${base}/${live.id}`)).status).toBe(200);
    expect((await writer('post', `${base}/${live.id}/restore`)).status).toBe(200);
    expect(await seen(live.slug)).toBe(false);
    expect((await update(name, live.id, { lang_id: 'en', status: 1 })).status).toBe(200);
    expect(await seen(live.slug)).toBe(true);
  });

  it('gets words of a past state back, but not what was shown then', async () => {
    const { id, slug, version } = await create(name, { description: 'first' });
    await update(name, id, { lang_id: 'en', description: 'second', is_published: false });
    const restored = await writer('post', `${base}/${id}/revisions/${version}/restore?lang_id=en`);
    expect(restored.status, restored.text).toBe(200);
    expect(restored.body.data.description).toBe('first');
    expect(await seen(slug)).toBe(false);
  });
});

const published = items.filter((item) => item.right('publish') !== item.right('update'));

describe.each(published.map((item) => ({ item, name: item.name })))('$name', ({ item, name }) => {
  const calls = itemCalls[name];
  const right = item.right('publish');
  const change = (id: number, body: object) => {
    const [method, path] = calls.update(id);
    return writer(method, path).send({ lang_id: 'en', ...body });
  };
  const seen = async (id: number, language = 'en') => {
    const { body } = await ofItems.visit(calls.visitors(language));
    return body.data.some((row: { id: number }) => row.id === id);
  };
  const text = calls.text ?? calls.words;

  it('stays as visitors know it while its words change', async () => {
    const { id } = await ofItems.create(name);
    names(right, await change(id, { [calls.live]: 0 }));
    const [method, path] = calls.status(id);
    names(right, await writer(method, path));
    names(right, await writer('post', `${calls.base}/sort`).send({ ids: [id] }));
    if (name !== 'room')
      names(right, await writer('post', `${calls.base}/bulk`).send({ action: 'hide', ids: [id] }));
    expect((await change(id, { [calls.words]: 'New words', [calls.live]: 1 })).status).toBe(200);
    expect(await seen(id)).toBe(true);
  });

  it('is shown in a new language by whoever publishes', async () => {
    const { id } = await ofItems.create(name);
    const shownBefore = await seen(id, 'vi');
    const words = { lang_id: 'vi', [text]: 'Tiếng Việt', [calls.words]: 'Lời', ...calls.also };
    const added = await change(id, words);
    // A picture is one in any language: words under it bring nothing to light.
    if (shownBefore) expect(added.status, added.text).toBe(200);
    else names(right, added);
    expect(await seen(id, 'vi')).toBe(shownBefore);
    expect((await ofItems.update(name, id, words)).status).toBe(200);
    expect(await seen(id, 'vi')).toBe(true);
  });

  it('is a hidden draft when it is made', async () => {
    const { [calls.live]: _live, ...input } = calls.input;
    names(right, await writer('post', calls.create).send({ ...calls.input, [calls.live]: 1 }));
    const made = await writer('post', calls.create).send(input);
    expect(made.status, made.text).toBe(201);
    const { id } = made.body.data;
    expect(made.body.data[calls.live]).toBe(0);
    names(right, await change(id, { [calls.live]: 1 }));
    expect(await seen(id)).toBe(false);
    expect((await ofItems.update(name, id, { lang_id: 'en', [calls.live]: 1 })).status).toBe(200);
    expect(await seen(id)).toBe(true);
  });
});

it('names the right in Vietnamese, too', async () => {
  const { id } = await create('blog');
  const answer = await writer('put', `/blogs/status/${id}`).set('accept-language', 'vi');
  expect(answer.body).toMatchObject({
    permission: 'blog.publish',
    message:
      'Bạn cần quyền “Xuất bản blog” để làm việc này. Quản trị viên có thể cấp quyền cho vai trò của bạn.',
  });
});

it('holds an event to it by its own status call', async () => {
  const { id, slug } = await create('event');
  const body = { event_id: id, slug, is_active: 0 };
  names('event.publish', await writer('post', '/event/update-status').send(body));
  expect((await publisher('post', '/event/update-status').send(body)).status).toBe(200);
});
