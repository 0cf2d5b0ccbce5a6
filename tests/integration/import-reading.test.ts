import { describe, expect, it } from 'vitest';
import { csvText } from '../../web/app/admin/list/csv-text';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);
const send = (rows: string[][], dry_run = true, entity = 'blog', by = call) =>
  by('post', `/import/${entity}`).send({
    lang_id: 'en',
    dry_run,
    csv: rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n'),
  });

describe('an imported table', () => {
  it('says when a name is unknown or that of several', async () => {
    for (const slug of ['twin-one', 'twin-two']) await create('city', { title: 'Twin', slug });
    const place = await create('resource');
    const named = async (name: string) =>
      (
        await send(
          [
            ['id', 'city'],
            [String(place.id), name],
          ],
          true,
          'resource',
        )
      ).body.data;
    expect((await named('Nowhere')).problems).toMatchObject([{ row: 2, column: 'city', part: null }]);
    expect((await named('Twin')).problems[0].message).toContain('slug');
    expect(await named('twin-two')).toMatchObject({ updated: 1, problems: [] });
  });

  it('still reads what has parts as JSON, as older exports wrote it', async () => {
    const city = (await create('city')).id;
    const place = await create('resource', { title: 'A museum', city_id: city });
    const info = {
      price: { state: 'checked', source: 'The office', checked_on: '2026-11-01', adult: 40_000 },
    };
    const hours = { tue: [{ opens: '08:00', closes: '17:00' }] };
    const table = [
      ['id', 'visitor_info', 'opening_hours'],
      [String(place.id), JSON.stringify(info), JSON.stringify(hours)],
    ];
    const done = await send(table, false, 'resource');
    expect(done.body.data, done.text).toMatchObject({ updated: 1, problems: [] });
    const { body } = await call('get', `/resources/${place.id}?admin=1&lang_id=en`);
    expect(body.data).toMatchObject({ visitor_info: info, opening_hours: hours });
    const wrong = await send(
      [table[0] ?? [], [String(place.id), '{"price":{"state":"maybe"}}', '']],
      true,
      'resource',
    );
    expect(wrong.body.data.problems).toHaveLength(1);
  });

  it('asks for the language where neither the rows nor the request say it', async () => {
    const { id } = await create('blog', { title: 'A story' });
    const untold = (body: object) =>
      call('post', '/import/blog?lang_id=en').send({ csv: `id,title\n${id},Another`, ...body });
    const refused = await untold({});
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['lang_id']);
    expect((await untold({ lang_id: 'en' })).body.data).toMatchObject({ updated: 1, problems: [] });
    const unsaid = await call('post', '/import/blog').send({ csv: `id,lang,title\n${id},,A\n${id},fr,B` });
    expect(unsaid.body.data.problems).toMatchObject([
      { row: 2, column: 'lang', read: null },
      { row: 3, column: 'lang', read: 'fr' },
    ]);
  });

  it('holds both languages, row by row, and only what differs is written', async () => {
    const info = { price: { state: 'estimated', adult: 40_000 } };
    const place = await create('resource', { title: 'A museum', visitor_info: info });
    await call('put', `/resources/${place.id}`).send({ lang_id: 'vi', title: 'Một bảo tàng' });
    const { body } = await call('get', `/resources/${place.id}?admin=1&lang_id=en`);
    const { version } = body.data;
    const head = ['id', 'lang', 'version', 'title', 'price.adult', 'status'];
    const row = (lang: string, title: string, price: string) => [
      ...[String(place.id), lang, String(version), title, price, 'live'],
    ];
    const both = [head, row('en', 'The museum', '55.000 ₫'), row('vi', 'Bảo tàng', '40000')];
    const done = await call('post', '/import/resource').send({ csv: csvText(both), dry_run: false });
    expect(done.body.data, done.text).toMatchObject({
      updated: 2,
      problems: [],
      changes: [{ lang_id: 'en' }, { lang_id: 'vi' }],
    });
    for (const [lang_id, title] of [
      ['en', 'The museum'],
      ['vi', 'Bảo tàng'],
    ]) {
      const after = await call('get', `/resources/${place.id}?admin=1&lang_id=${lang_id}`);
      expect(after.body.data).toMatchObject({ title, visitor_info: { price: { adult: 55_000 } } });
    }
    // What both languages share can't be two things.
    const apart = [head, row('en', 'The museum', '60000'), row('vi', 'Bảo tàng', '70000')].map((cells) =>
      cells.filter((_cell, at) => at !== 2),
    );
    const refused = await call('post', '/import/resource?lang_id=en').send({ csv: csvText(apart) });
    expect(refused.body.data.problems).toMatchObject([{ row: 3, column: 'price.adult', read: '70000' }]);
    expect(refused.body.data.problems[0].message).toContain('60000');
  });

  it('reads days and amounts as people write them, and asks where they may be two', async () => {
    const place = await create('resource', { title: 'A museum' });
    const read = async (cells: Record<string, string>) => {
      const table = [
        ['id', ...Object.keys(cells)],
        [String(place.id), ...Object.values(cells)],
      ];
      const { body } = await call('post', '/import/resource?lang_id=en').send({
        lang_id: 'en',
        csv: csvText(table),
      });
      const { changes, problems } = body.data;
      return [...changes.flatMap(({ fields }: { fields: { after: string }[] }) => fields), ...problems];
    };
    const info = { 'price.adult': '55,000 ₫', 'price.checked_on': '24/11/2026' };
    expect(await read(info)).toEqual(
      expect.arrayContaining([
        { field: 'visitor_info.price.adult', before: null, after: '55000' },
        { field: 'visitor_info.price.checked_on', before: null, after: '2026-11-24' },
      ]),
    );
    const [when] = await read({ published_at: '24/11/2026 08:00' });
    expect(when.after).toContain('2026-11-24');
    const unclear = await read({ 'price.checked_on': '03/04/2026', duration_minutes: '1,5', lat: '21.028' });
    expect(Object.fromEntries(unclear.map(({ column, read: cell }) => [column, cell]))).toEqual({
      'price.checked_on': '03/04/2026',
      duration_minutes: '1,5',
    });
    const { message } = unclear.find(({ column }) => column === 'price.checked_on');
    expect(message).toContain('2026-04-03');
    expect(message).toContain('2026-03-04');
  });
});
