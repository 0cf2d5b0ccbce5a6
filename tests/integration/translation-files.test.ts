import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { revisions } from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);

/** A region in both languages that belong together. */
const both = async (texts: { en?: object; vi?: object } = {}) => {
  const made = await create('region', { lang_id: 'vi', title: 'Bắc Bộ', description: 'Núi', ...texts.vi });
  const answer = await update('region', made.id, {
    lang_id: 'en',
    title: 'The north',
    description: 'Mountains',
    ...texts.en,
  });
  expect(answer.status, answer.text).toBe(200);
  return made.id;
};

const detail = async (id: number, language = 'en') =>
  (await call('get', `/region/${id}?admin=1&lang_id=${language}`)).body.data;

describe('a file of translations', () => {
  const exported = async (query: string) => {
    const answer = await call('get', `/translations/export?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const send = (file: object, options: object = { dry_run: false }) =>
    call('post', '/translations/import').send({ file, ...options });
  const file = (entries: object[]) => ({ format: 'visit-vietnam-translations', lang_id: 'en', entries });
  const entry = (id: number, version: number, translation: Record<string, string>, entity = 'region') => ({
    entity,
    id,
    version,
    fields: Object.fromEntries(
      Object.entries(translation).map(([name, text]) => [name, { translation: text }]),
    ),
  });

  it('holds what wants work, with sources and what they were', async () => {
    const missing = await create('region', { lang_id: 'vi', title: 'Tây Nguyên', description: 'Cao nguyên' });
    const stale = await both();
    await update('region', stale, { lang_id: 'vi', title: 'Tây Bắc' });
    const { entries } = await exported('entity=region&lang_id=en');
    const of = (id: number) => entries.find((one: { id: number }) => one.id === id);
    expect(of(missing.id)).toMatchObject({
      entity: 'region',
      version: missing.version,
      issues: ['missing'],
      fields: { title: { source: 'Tây Nguyên', translation: '' } },
    });
    expect(of(stale)).toMatchObject({
      issues: ['stale'],
      fields: {
        title: { source: 'Tây Bắc', translation: 'The north', translated_from: 'Bắc Bộ' },
      },
    });
    expect(of(stale).fields.description).not.toHaveProperty('translated_from');
  });

  it('comes back as it went out; a dry run says what would happen and writes nothing', async () => {
    const words = { title: 'Đồng bằng', content: '<p>Sông</p>' };
    const { id, version } = await create('region', { lang_id: 'vi', ...words });
    const out = await exported('entity=region&lang_id=en&scope=missing');
    const mine = out.entries.find((one: { id: number }) => one.id === id);
    mine.fields.title.translation = 'The delta';
    mine.fields.content = { translation: '<p onclick="steal()">Rivers</p><script>steal()</script>' };
    const dry = await send({ ...out, entries: [mine] }, {});
    expect(dry.body.data).toMatchObject({
      written: false,
      counts: { new: 1, changed: 0, same: 0, refused: 0 },
      entries: [{ id, result: 'new', changes: [{ field: 'title', before: '', after: 'The delta' }, {}] }],
    });
    expect((await detail(id)).version).toBe(version);

    const done = await send({ ...out, entries: [mine] });
    expect(done.status, done.text).toBe(200);
    expect(await detail(id)).toMatchObject({
      title: 'The delta',
      slug: 'the-delta',
      content: '<p>Rivers</p>',
      version: version + 1,
      translation_issues: { en: ['unpublished'], vi: [] },
    });
    const kept = await app.db.$count(revisions, sql`entity = 'region' and record_id = ${id}`);
    expect(kept).toBe(2);
    const same = await send({ ...out, entries: [{ ...mine, version: version + 1 }] });
    // What was cleaned on the way in differs from the file, the rest is the same.
    expect(same.body.data.entries[0].changes.map(({ field }: { field: string }) => field)).toEqual([
      'content',
    ]);
  });

  it('takes the days of a tour and their stops along, to and fro', async () => {
    const days = [
      {
        day: 1,
        title: 'Ngày đầu',
        content: '<p>Đi thuyền</p>',
        meals: 'Trưa',
        stops: [{ title: 'Bến cảng' }],
      },
      { day: 2, title: 'Ngày hai' },
    ];
    const tour = await create('tour', { lang_id: 'vi', title: 'Một chuyến đi', days });
    const programme = async (language = 'en') =>
      (await call('get', `/tour/${tour.id}?lang_id=${language}`)).body.data.days;
    const [{ stops }] = await programme('vi');
    const stop = `day_1_stop_${stops[0].id}`;
    const mine = async (scope = 'open') =>
      (await exported(`entity=tour&lang_id=en&scope=${scope}`)).entries.find(
        ({ id }: { id: number }) => id === tour.id,
      );
    const out = await mine();
    expect(out.fields).toMatchObject({
      day_1_title: { source: 'Ngày đầu', translation: '' },
      day_1_content: { source: '<p>Đi thuyền</p>', translation: '' },
      [stop]: { source: 'Bến cảng', translation: '' },
      day_2_title: { source: 'Ngày hai', translation: '' },
    });
    expect(out.fields).not.toHaveProperty('day_2_meals');
    const words = {
      title: 'A journey',
      day_1_title: 'First day',
      day_1_content: '<p>By boat</p><script>steal()</script>',
      [stop]: 'Harbour',
    };
    const entries = (version: number, translation: Record<string, string>) =>
      file([entry(tour.id, version, translation, 'tour')]);
    const dry = await send(entries(out.version, words), {});
    expect(dry.body.data).toMatchObject({ written: false, counts: { new: 1, refused: 0 } });
    expect((await programme())[0]).toMatchObject({ title: '', stops: [{ title: '' }] });

    const done = await send(entries(out.version, words));
    expect(done.status, done.text).toBe(200);
    expect(await programme()).toMatchObject([
      { day: 1, title: 'First day', content: '<p>By boat</p>', meals: '', stops: [{ title: 'Harbour' }] },
      { day: 2, title: '' },
    ]);
    expect(await programme('vi')).toMatchObject([
      { title: 'Ngày đầu', content: '<p>Đi thuyền</p>', meals: 'Trưa', stops: [{ title: 'Bến cảng' }] },
      { title: 'Ngày hai' },
    ]);
    const late = await send(entries(out.version, { day_1_title: 'Day one' }));
    expect(late.status).toBe(409);

    const { version } = await mine('all');
    const refusals: Array<[Record<string, string>, string]> = [
      [{ day_9_title: 'No such day' }, 'day_9_title'],
      [{ day_2_content: 'A text without a title' }, 'day_2_title'],
      [{ [stop]: 'x'.repeat(201) }, stop],
    ];
    for (const [translation, field] of refusals) {
      const refused = await send(entries(version, { ...translation, title: 'Never written' }));
      expect(refused.status, field).toBe(422);
      expect(Object.keys(refused.body.data.entries[0].errors)).toEqual([field]);
    }
    expect((await call('get', `/tour/${tour.id}?lang_id=en`)).body.data.title).toBe('A journey');

    const changed = days.map((day) => ({ ...day, title: day.day === 2 ? 'Ngày cuối' : day.title }));
    await update('tour', tour.id, {
      lang_id: 'vi',
      days: changed.map((day) => ({
        ...day,
        stops: day.day === 1 ? [{ id: stops[0].id, title: 'Bến cảng' }] : [],
      })),
    });
    const again = await mine('stale');
    expect(again.fields.day_2_title).toMatchObject({ source: 'Ngày cuối', translation: '' });
    expect(again.fields.day_2_title.translated_from).toContain('Ngày hai');
    expect(again.fields.day_1_title).not.toHaveProperty('translated_from');
    const closed = await send(entries(again.version, { day_2_title: 'Last day' }));
    expect(closed.status, closed.text).toBe(200);
    expect((await mine('all')).issues).not.toContain('stale');
  });

  it('makes a stale text good again, and can show what is new at once', async () => {
    const stale = await both();
    await update('region', stale, { lang_id: 'vi', title: 'Cực Bắc' });
    const fresh = await create('region', { lang_id: 'vi', title: 'Cực Nam' });
    const { version } = await detail(stale);
    const answer = await send(
      file([
        entry(stale, version, { title: 'Far north' }),
        entry(fresh.id, fresh.version, { title: 'Far south' }),
      ]),
      { dry_run: false, publish_new: true },
    );
    expect(answer.body.data.counts).toEqual({ new: 1, changed: 1, same: 0, refused: 0 });
    expect((await detail(stale)).translation_issues.en).toEqual([]);
    expect((await detail(fresh.id)).translation_issues.en).toEqual([]);
  });

  it('is written whole or not at all, and says of each entry what is wrong', async () => {
    const [good, late, long] = [await both(), await both(), await both()];
    const versionOf = async (id: number) => (await detail(id)).version as number;
    const version = await versionOf(good);
    const lateVersion = await versionOf(late);
    await update('region', late, { lang_id: 'en', title: 'Meanwhile' });
    const bad = file([
      entry(good, version, { title: 'Would be right' }),
      entry(late, lateVersion, { title: 'Too late' }),
      entry(long, await versionOf(long), { title: 'x'.repeat(201) }),
      entry(good, version + 1, { slug: 'stolen' }),
      entry(999_999, 1, { title: 'Nobody' }),
    ]);
    const answer = await send(bad);
    expect(answer.status).toBe(409);
    const { written, entries, counts } = answer.body.data;
    expect(written).toBe(false);
    expect(counts).toMatchObject({ changed: 1, refused: 4 });
    const results = (id: number) =>
      entries.filter((one: { id: number }) => one.id === id).map(({ result }: { result: string }) => result);
    expect(results(late)).toEqual(['conflict']);
    expect(results(long)).toEqual(['invalid']);
    expect(results(good)).toEqual(['changed', 'invalid']);
    expect(results(999_999)).toEqual(['not_found']);
    expect((await detail(good)).title).toBe('The north');
    expect(await versionOf(good)).toBe(version);
    const invalid = await send(file([entry(good, version, { slug: 'stolen' })]));
    expect(invalid.status).toBe(422);
    expect(invalid.body.data.entries[0].errors).toHaveProperty('slug');
  });

  it('needs the right to update each kind, and refuses what no export looks like', async () => {
    const id = await both();
    const { version } = await detail(id);
    const sales = as(app, (await signedInAs(app, 'sales')).token);
    const answer = await sales('post', '/translations/import').send({
      dry_run: false,
      file: file([entry(id, version, { title: 'Not theirs' })]),
    });
    expect(answer.status).toBe(422);
    expect(answer.body.data.entries[0].result).toBe('forbidden');
    expect((await send({ ...file([]), entries: [] })).status).toBe(422);
    expect((await send({ ...file([entry(id, version, {})]), format: 'other' })).status).toBe(422);
    expect((await send(file([{ ...entry(id, version, {}), owner: 1 }]))).status).toBe(422);
    const huge = await send(file([entry(id, version, { content: 'x'.repeat(6 * 1024 * 1024) })]));
    expect(huge.status).toBe(413);
  });
});
