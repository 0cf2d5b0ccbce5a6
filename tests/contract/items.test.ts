import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { items } from '../../server/kinds';
import { type ItemName, itemCalls, itemFactory, type MadeItem } from '../factories/items';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, visit, create, update } = await itemFactory(app);

const idsOf = ({ body }: { body: { data: Array<{ id: number }> } }) => body.data.map(({ id }) => id);

it('tests every registered kind', () => {
  expect(items.map(({ name }) => name).sort()).toEqual(Object.keys(itemCalls).sort());
});

describe.each(items.map(({ name, bin }) => ({ name, bin })))('$name', ({ name, bin }) => {
  const calls = itemCalls[name];
  const editors = (query: Record<string, string | number> = {}) => {
    const { call: where, body } = calls.editors({ per_page: 10_000, ...query });
    return call(...where, body);
  };
  const visitors = (language = 'en') => visit(calls.visitors(language));
  const remove = (ids: readonly number[]) => {
    const { call: where, body } = calls.remove(ids);
    return call(...where, body);
  };
  const sort = (ids: readonly number[]) => call('post', `${calls.base}/sort`, { ids });

  // A hotel has a handful of rooms: they change one by one.
  it.skipIf(name === 'room')('changes many at once, all or none, and back again', async () => {
    const made = [await create(name), await create(name, { [calls.live]: 0 }), await create(name)];
    const ids = made.map(({ id }) => id);
    const bulk = (action: string, some: readonly number[]) =>
      call('post', `${calls.base}/bulk`, { action, ids: some });
    const changed = async (action: string, some: readonly number[]) =>
      (await bulk(action, some)).body.data.changed;
    const seen = async () => idsOf(await visitors()).filter((id) => ids.includes(id));
    const shown = [ids[0], ids[2]] as number[];
    expect((await bulk('hide', [...ids, 999_999])).status).toBe(404);
    expect((await seen()).sort((a, b) => a - b)).toEqual(shown);
    expect(await changed('hide', ids)).toEqual(shown);
    expect(await seen()).toEqual([]);
    expect(await changed('publish', shown)).toEqual(shown);
    expect(await changed('delete', ids)).toEqual(ids);
    const back = await bulk('restore', ids);
    expect(back.status).toBe(bin ? 200 : 422);
    expect(idsOf(await editors()).filter((id) => ids.includes(id))).toHaveLength(bin ? 3 : 0);
  });

  it('hides what is not live from visitors and shows it to editors', async () => {
    const hidden = await create(name, { [calls.live]: 0 });
    const gone = await create(name);
    expect((await remove([gone.id])).status).toBe(200);
    const live = await create(name);
    const shown = idsOf(await visitors());
    expect(shown).toContain(live.id);
    expect(shown).not.toContain(hidden.id);
    expect(shown).not.toContain(gone.id);
    const all = idsOf(await editors());
    expect(all).toEqual(expect.arrayContaining([hidden.id, live.id]));
    expect(all).not.toContain(gone.id);
    expect((await visit(calls.editors({}))).status).toBe(401);
    expect((await call('get', `${calls.base}/${gone.id}`)).status).toBe(404);
  });

  it.runIf(calls.text)('keeps one record for both languages, each with its own texts', async () => {
    const field = calls.text ?? '';
    const record = await create(name, { [field]: 'Morning by the lake' });
    expect(record.translations).toEqual({ en: true, vi: false });
    const empty = await call('get', `${calls.base}/${record.id}?lang_id=vi`);
    expect(empty.body.data).toMatchObject({ id: record.id, lang_id: 'vi', [field]: '', [calls.words]: '' });
    expect(idsOf(await visitors('vi'))).not.toContain(record.id);

    const words = { [field]: 'Buổi sớm bên hồ', [calls.words]: '<p>Sương tan.</p>', ...calls.also };
    const answer = await update(name, record.id, { lang_id: 'vn', ...words });
    expect(answer.body.data).toMatchObject({
      id: record.id,
      lang_id: 'vi',
      ...words,
      translations: { en: true, vi: true },
    });
    const row = (await visitors('vi')).body.data.find(({ id }: MadeItem) => id === record.id);
    expect(row).toMatchObject({ lang_id: 'vi', ...words });
    expect(row).not.toHaveProperty('translations');
    expect((await call('get', `${calls.base}/${record.id}?lang_id=en`)).body.data[field]).toBe(
      'Morning by the lake',
    );
  });

  it('finds by keyword without accents, in decomposed letters, and takes wildcards literally', async () => {
    const field = calls.text ?? calls.words;
    const record = await create(name, { lang_id: 'vi', [field]: 'Chợ Đầm Sen' });
    for (const keyword of ['cho dam sen', 'CHỢ ĐẦM', 'Chợ Đầm Sen'.normalize('NFD')]) {
      expect(idsOf(await editors({ keyword, lang_id: 'vi' }))).toContain(record.id);
    }
    for (const keyword of ['%', 'ch_', '\\', "'", '％']) {
      const answer = await editors({ keyword, lang_id: 'vi' });
      expect(answer.status).toBe(200);
      expect(answer.body.data).toEqual([]);
    }
  });

  it('refuses unknown fields, control characters, wrong types and languages, over-long text, what is missing', async () => {
    const field = calls.text ?? calls.words;
    const refused = async (given: Record<string, unknown>, wrong: string) => {
      const answer = await call('post', calls.create, { ...calls.input, ...given });
      expect(answer.status, JSON.stringify(given)).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([wrong]);
    };
    await refused({ id: 7 }, 'id');
    await refused({ sort: 7 }, 'sort');
    await refused({ [field]: 'bell \u0007' }, field);
    await refused({ [field]: 'x'.repeat(301) }, field);
    await refused({ [field]: 5 }, field);
    await refused({ lang_id: 'fr' }, 'lang_id');
    await refused({ [calls.live]: 2 }, calls.live);
    await refused({ [calls.required]: undefined }, calls.required);
    expect((await update(name, 2_000_000_000, { lang_id: 'en' })).status).toBe(404);
  });

  it('loses nothing when two editors save at once', async () => {
    const record = await create(name);
    const writes = Array.from({ length: 8 }, (_, index) =>
      update(name, record.id, {
        lang_id: 'en',
        [calls.words]: `by editor ${index}`,
        version: record.version,
      }),
    );
    const answers = await Promise.all(writes);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const conflicts = answers.filter(({ status }) => status === 409);
    expect(conflicts).toHaveLength(7);
    for (const { body } of conflicts) {
      expect(body.code).toBe('version_conflict');
      expect(body.data).toMatchObject({
        version: record.version + 1,
        [calls.words]: won[0]?.body.data[calls.words],
      });
    }
  });

  it('flips the status once per call, also under twenty at once', async () => {
    const record = await create(name);
    const flips = Array.from({ length: 20 }, () => call(...calls.status(record.id)));
    expect((await Promise.all(flips)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { body } = await call(...calls.status(record.id));
    expect(body.data).toEqual({ id: record.id, status: 0 });
    const now = await call('get', `${calls.base}/${record.id}`);
    expect(now.body.data).toMatchObject({ [calls.live]: 0, version: record.version + 21 });
    const [method, path] = calls.status(record.id);
    expect((await call(method, path).send({ status: 0 })).status).toBe(422);
    expect((await call(method, `${path}?status=`)).status).toBe(422);
  });

  it('puts records in the given order, or changes nothing', async () => {
    const records = [await create(name), await create(name), await create(name)];
    const order = [records[2], records[0], records[1]].map((record) => record?.id ?? 0);
    const listed = async () => idsOf(await editors()).filter((id) => order.includes(id));
    expect((await sort(order)).status).toBe(200);
    expect(await listed()).toEqual(order);
    const [first = 0, second = 0] = order;
    expect((await sort([second, first, 2_000_000_000])).status).toBe(422);
    expect((await sort([first, first])).status).toBe(422);
    expect(await listed()).toEqual(order);
    const shuffles = Array.from({ length: 20 }, (_, index) => sort(index % 2 ? order : [...order].reverse()));
    expect((await Promise.all(shuffles)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([order, [...order].reverse()]).toContainEqual(await listed());
  });

  it('deletes all or none, once, also under twenty at once', async () => {
    const several = !calls.remove([1]).call[1].endsWith('/1');
    const records = [await create(name), await create(name)].map(({ id }) => id);
    if (several) {
      const answer = await remove([...records, 2_000_000_000]);
      expect(answer.status).toBe(422);
      expect(answer.body.errors.ids).toEqual(['There are no records 2000000000.']);
      expect((await remove([...records, ...records])).status).toBe(422);
      expect(idsOf(await editors())).toEqual(expect.arrayContaining(records));
    }
    const orders = Array.from({ length: 20 }, (_, index) =>
      remove(index % 2 ? records : [...records].reverse()),
    );
    const answers = await Promise.all(orders);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(several ? 1 : 2);
    expect(answers.filter(({ status }) => status === (several ? 422 : 404))).toHaveLength(several ? 19 : 18);
    const left = idsOf(await editors());
    for (const id of records) expect(left).not.toContain(id);
    const { rows } = await app.db.execute<{ n: number }>(
      sql`select count(*)::int as n from audit_entry where entity = ${name} and action = 'delete'
        and record_id in (${records[0]}, ${records[1]}) and before is not null and after is null`,
    );
    expect(rows[0]?.n).toBe(2);
  });

  it('pages without overlap, and says the right total past the end', async () => {
    for (let made = 0; made < 4; made += 1) await create(name);
    const [first, second] = [
      await editors({ per_page: 2, page: 1 }),
      await editors({ per_page: 2, page: 2 }),
    ];
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(4);
    const past = await editors({ per_page: 2, page: 5000 });
    expect(past.body).toMatchObject({ data: [], total: first.body.total, page: 5000, per_page: 2 });
    expect(first.body.last_page).toBe(Math.ceil(first.body.total / 2));
    expect((await editors({ per_page: 101 })).status).toBe(422);
  });

  it('keeps every state, shows it, and brings its words back', async () => {
    const record = await create(name, { [calls.words]: 'first words' });
    await update(name, record.id, { lang_id: 'en', [calls.words]: 'second words' });
    const { body } = await call('get', `${calls.base}/${record.id}/revisions`);
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual([
      record.version + 1,
      record.version,
    ]);
    const address = `${calls.base}/${record.id}/revisions/${record.version}/restore?lang_id=en`;
    const restored = await call('post', address);
    expect(restored.body.data).toMatchObject({
      [calls.words]: 'first words',
      version: record.version + 2,
    });
    const { rows } = await app.db.execute<{ action: string; title: string; request_id: string }>(
      sql`select action, title, request_id from audit_entry where entity = ${name} and record_id = ${record.id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'update']);
    for (const row of rows) {
      expect(row.title).not.toBe('');
      expect(row.request_id).toBeTruthy();
    }
  });

  it.runIf(bin)('brings a record back from the bin, hidden, as long as its days there last', async () => {
    const [record, late] = [await create(name), await create(name)];
    await remove([record.id]);
    await remove([late.id]);
    expect((await update(name, record.id, { lang_id: 'en' })).status).toBe(404);
    expect((await call(...calls.status(record.id))).status).toBe(404);
    const answer = await call('post', `${calls.base}/${record.id}/restore`);
    expect(answer.body.data).toMatchObject({ id: record.id, [calls.live]: 0 });
    expect((await call('post', `${calls.base}/${record.id}/restore`)).status).toBe(404);
    await app.db.execute(
      sql`update ${sql.identifier(calls.table)} set deleted_at = now() - interval '31 days' where id = ${late.id}`,
    );
    expect((await call('post', `${calls.base}/${late.id}/restore`)).status).toBe(404);
  });
});

it('holds a role to its rights: a translator changes words and publishes, deletes and adds nothing', async () => {
  const translator = await itemFactory(app, 'translator');
  for (const name of Object.keys(itemCalls) as ItemName[]) {
    const calls = itemCalls[name];
    const { id } = await create(name);
    const may = name === 'social_link' ? 403 : 200;
    expect((await translator.update(name, id, { lang_id: 'en', [calls.words]: 'new' })).status).toBe(may);
    expect((await translator.call('post', calls.create, calls.input)).status).toBe(403);
    expect((await translator.call(...calls.status(id))).status).toBe(403);
    expect((await translator.call('post', `${calls.base}/sort`, { ids: [id] })).status).toBe(403);
    const { call: where, body } = calls.remove([id]);
    expect((await translator.call(...where, body)).status).toBe(403);
  }
});
