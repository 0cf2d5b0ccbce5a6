import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, blogs, revisions } from '../../db/schema';
import { csvText } from '../../web/app/admin/list/csv-text';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { statementCounter } from '../factories/statements';
import { testApp } from '../factories/test-app';

const app = await testApp();
const counted = statementCounter();
const { call, create } = await contentFactory(app);
const send = (rows: string[][], dry_run = true, entity = 'blog', by = call) =>
  by('post', `/import/${entity}`).send({
    lang_id: 'en',
    dry_run,
    csv: rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n'),
  });
const title = async (id: number) =>
  (await call('get', `/blogs/${id}?admin=1&lang_id=en`)).body.data.title as string;

describe('an imported table', () => {
  it('says what it would change, then changes it, in every way as single writes do', async () => {
    const category = (await create('blog_category')).id;
    const first = await create('blog', { title: 'By id', category_id: category });
    const second = await create('blog', { title: 'By slug', category_id: category });
    const same = await create('blog', { title: 'Same', category_id: category });
    const table = [
      ['id', 'slug', 'title', 'category_id', 'tags', 'status'],
      [String(first.id), '', 'Changed by id', String(category), 'Tea|Night trains', '1'],
      ['', second.slug, 'Changed by slug', String(category), '', '0'],
      [String(same.id), same.slug, 'Same', String(category), '', '1'],
      ['', '', 'Brand new', String(category), '', '1'],
    ];
    const dry = await send(table);
    expect(dry.status, dry.text).toBe(200);
    expect(dry.body.data).toMatchObject({
      dry_run: true,
      created: 1,
      updated: 2,
      unchanged: 1,
      problems: [],
    });
    expect(
      dry.body.data.changes.map(({ row, action }: { row: number; action: string }) => [row, action]),
    ).toEqual([
      [2, 'update'],
      [3, 'update'],
      [5, 'create'],
    ]);
    expect(dry.body.data.changes[0].fields).toContainEqual({
      field: 'translations.en.title',
      before: 'By id',
      after: 'Changed by id',
    });
    expect(await title(first.id)).toBe('By id');
    expect(await app.db.$count(blogs)).toBe(3);

    const done = await send(table, false);
    expect(done.body.data).toMatchObject({ dry_run: false, created: 1, updated: 2 });
    expect([await title(first.id), await title(second.id)]).toEqual(['Changed by id', 'Changed by slug']);
    const { body } = await call('get', `/blogs/${first.id}?admin=1&lang_id=en`);
    expect(body.data.tags).toEqual(['Tea', 'Night trains']);
    const ofBlog = (table: typeof auditEntries | typeof revisions, id: number) =>
      app.db.$count(table, and(eq(table.entity, 'blog'), eq(table.record_id, id)));
    expect([await ofBlog(auditEntries, first.id), await ofBlog(revisions, first.id)]).toEqual([2, 2]);
    expect(await ofBlog(revisions, same.id)).toBe(1);
    expect((await send(table.slice(0, 4), false)).body.data).toMatchObject({ updated: 0, unchanged: 3 });
  });

  it('is written as a whole or not at all, with each fault by row and column', async () => {
    const record = await create('blog', { title: 'Untouched' });
    const other = await create('blog');
    const table = [
      ['id', 'version', 'title', 'slug', 'published_at', 'category_id'],
      [String(record.id), '', 'Touched', '', '', ''],
      [String(record.id), '', 'Twice', '', '', ''],
      ['999999', '', 'Nobody', '', '', ''],
      ['', '', '', 'no-title', '', '1'],
      [String(other.id), '', 'x'.repeat(201), 'Có dấu', '2026-02-30 08:00:00', 'many'],
    ];
    const answer = await send(table, false);
    expect(answer.status).toBe(422);
    const { problems } = answer.body.data;
    expect(
      problems.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`).sort(),
    ).toEqual(['3 id', '4 id', '5 title', '6 category_id', '6 published_at', '6 slug', '6 title'].sort());
    expect(problems.every(({ message }: { message: string }) => message.length > 5)).toBe(true);
    expect(await title(record.id)).toBe('Untouched');
    const vietnamese = await call('post', '/import/blog?lang_id=vi')
      .set('accept-language', 'vi')
      .send({ lang_id: 'vi', csv: 'id,title\n999999,Ai đó' });
    expect(vietnamese.body.data.problems[0].message).toBe('Không có bản ghi này.');
  });

  it('does not go over what somebody else has changed meanwhile', async () => {
    const record = await create('blog', { title: 'One' });
    await call('post', `/blogs/${record.id}`).send({ lang_id: 'en', title: 'Two' });
    const table = [
      ['id', 'version', 'title'],
      [String(record.id), String(record.version), 'Three'],
    ];
    const { body } = await send(table, false);
    expect(body.data.problems).toMatchObject([{ row: 2, column: 'version' }]);
    expect(await title(record.id)).toBe('Two');
  });

  it('is refused when it is no table, too long, or not for this role', async () => {
    const refused = async (csv: string) =>
      (await call('post', '/import/blog').send({ lang_id: 'en', csv })).body.errors?.csv?.[0];
    expect(await refused('title\n"open')).toContain('quotation');
    expect(await refused('title')).toContain('no rows');
    expect(await refused('title,rating_sum\na,5')).toContain('rating_sum');
    expect(await refused('title,title\na,b')).toContain('twice');
    expect(await refused(`title\n${'a\n'.repeat(1001)}`)).toContain('1000');
    expect((await call('post', '/import/fact').send({ lang_id: 'en', csv: 'a\nb' })).status).toBe(422);

    const moderator = as(app, (await signedInAs(app, 'moderator')).token);
    expect((await send([['title'], ['x']], true, 'blog', moderator)).status).toBe(403);
    const translator = as(app, (await signedInAs(app, 'translator')).token);
    expect((await send([['title'], ['Not theirs to make']], true, 'region', translator)).status).toBe(403);
    const { body } = await call('get', '/import/blog/columns');
    expect(body.data.slice(0, 5)).toEqual(['id', 'lang', 'version', 'slug', 'title']);
  });

  it('writes parts by their columns and leaves those that it has none for', async () => {
    const city = await create('city', { title: 'Sông Xanh' });
    const info = {
      hours: { state: 'estimated', last_admission: '16:00' },
      price: {
        state: 'checked',
        source: 'The office',
        checked_on: '2026-11-01',
        adult: 40_000,
        child: 20_000,
      },
    };
    const place = await create('resource', { title: 'A museum', city_id: city.id, visitor_info: info });
    const head = [
      'id',
      'city',
      'hours.weekly',
      'closures.weekdays',
      'price.adult',
      'price.child',
      'price.note.vi',
    ];
    const row = [String(place.id), 'song xanh', 'T3-CN 8:00-17:00', 'mon', '50000', '', 'Vé bán tại cổng'];
    const done = await send(
      [
        [...head, 'access.steps'],
        [...row, '12'],
      ],
      false,
      'resource',
    );
    expect(done.body.data, done.text).toMatchObject({ updated: 1, problems: [] });
    const { body } = await call('get', `/resources/${place.id}?admin=1&lang_id=en`);
    expect(body.data.visitor_info).toEqual({
      hours: info.hours,
      closures: { state: 'estimated', weekdays: ['mon'] },
      price: {
        ...{ state: 'checked', source: 'The office', checked_on: '2026-11-01', adult: 50_000 },
        note: { en: '', vi: 'Vé bán tại cổng' },
      },
    });
    expect(body.data.accessibility).toEqual({ steps: 12 });
    expect(body.data.opening_hours.mon).toBeUndefined();
    expect(body.data.opening_hours.sun).toEqual([{ opens: '08:00', closes: '17:00' }]);

    const unsourced = [
      ['id', 'price.state', 'price.source'],
      [String(place.id), 'checked', ''],
    ];
    const refused = await send(unsourced, true, 'resource');
    expect(refused.body.data.problems).toMatchObject([{ row: 2, column: 'price.source', part: null }]);
    const emptied = [head.slice(0, 3), [String(place.id), 'Sông Xanh', '']];
    expect((await send(emptied, false, 'resource')).body.data).toMatchObject({ updated: 1, problems: [] });
    const after = await call('get', `/resources/${place.id}?admin=1&lang_id=en`);
    expect(after.body.data).toMatchObject({ opening_hours: null, visitor_info: body.data.visitor_info });
  });

  it('makes one record of two new rows with one address and two languages', async () => {
    const category = (await create('blog_category')).id;
    const head = ['lang', 'slug', 'title', 'author', 'category_id'];
    const en = ['en', 'thu-hai-thu', 'Two tongues', 'Lan', String(category)];
    const vi = ['vi', 'thu-hai-thu', 'Hai thứ tiếng', '', ''];
    // What is the same in both languages may not be said in two ways.
    const torn = await send([head, en, ['vi', 'thu-hai-thu', 'Hai thứ tiếng', 'Minh', '']]);
    expect(torn.body.data.problems).toMatchObject([{ row: 3, column: 'author', read: 'Minh' }]);
    expect((await send([head, en, vi])).body.data).toMatchObject({ created: 1, updated: 0, problems: [] });
    const written = await send([head, en, vi], false);
    expect(written.status, written.text).toBe(200);
    const [first, second] = written.body.data.changes as { id: number }[];
    expect(second?.id).toBe(first?.id);
    const stored = async (language: string) =>
      (await call('get', `/blogs/${first?.id}?admin=1&lang_id=${language}`)).body.data;
    expect(await stored('en')).toMatchObject({ title: 'Two tongues', author: 'Lan' });
    expect(await stored('vi')).toMatchObject({ title: 'Hai thứ tiếng', author: 'Lan', slug: 'thu-hai-thu' });
    // The same table again changes nothing.
    const again = await send([head, en, ['vi', 'thu-hai-thu', 'Hai thứ tiếng', 'Lan', String(category)]]);
    expect(again.body.data).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  it('reads a table that is as it was in as few statements as one row of it', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await create('resource', { title });
    const { body } = await call('get', '/import/resource/table?lang_id=en');
    const [one = []] = body.data;
    const count = async (rows: string[][]) => {
      const csv = csvText([body.columns, ...rows]);
      const { answer, statements } = await counted(() => call('post', '/import/resource').send({ csv }));
      expect(answer.body.data).toMatchObject({ updated: 0, unchanged: rows.length, problems: [] });
      return statements;
    };
    expect(await count(body.data)).toBe(await count([one]));
  });

  it.each([
    ['title,slug\na,b,c', /Row 2/],
    ['title\n"a"b', /row 2/],
    ['title\nTi\uFFFDu', /CSV \(UTF-8\)/],
    ['title\na\0b', /CSV \(UTF-8\)/],
    [`${Array.from({ length: 5000 }, (_, at) => `c${at}`).join(',')}\n1`, /c9, …/],
  ])('what is no table is refused with what to do (%#)', async (csv, said) => {
    const answer = await call('post', '/import/blog?lang_id=en').send({ lang_id: 'en', csv });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.csv[0]).toMatch(said);
    expect(answer.body.errors.csv[0].length).toBeLessThan(200);
  });
});
