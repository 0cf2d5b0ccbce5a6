import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { itemFactory } from '../factories/items';
import { statementCounter } from '../factories/statements';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const items = await itemFactory(app);

const statementsOf = statementCounter();

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

const listed = async (translation: string, language: string, path = '/region?') =>
  (
    await call('get', `${path}admin=1&per_page=100&lang_id=${language}&translation=${translation}`)
  ).body.data.map(({ id }: { id: number }) => id) as number[];

describe('a text whose source changes', () => {
  it('is stale in the other language until that is changed, and never for its own change', async () => {
    const id = await both();
    expect((await detail(id)).stale_texts).toEqual({});
    const changed = await update('region', id, { lang_id: 'vi', description: 'Núi và sông' });
    expect(changed.body.data).toMatchObject({
      stale_texts: { en: { description: 'Núi' } },
      translation_issues: { en: ['stale'], vi: [] },
    });
    await update('region', id, { lang_id: 'vi', description: 'Núi, sông, biển' });
    expect((await detail(id)).stale_texts).toEqual({ en: { description: 'Núi' } });
    const done = await update('region', id, { lang_id: 'en', description: 'Mountains, rivers, sea' });
    expect(done.body.data).toMatchObject({ stale_texts: {}, translation_issues: { en: [], vi: [] } });
  });

  it('is right again when it is confirmed, which leaves an entry and a version', async () => {
    const id = await both();
    const { body } = await update('region', id, { lang_id: 'en', title: 'North' });
    expect(body.data.stale_texts).toEqual({ vi: { title: 'The north' } });
    const { version } = body.data;
    const late = await update('region', id, { lang_id: 'vi', version: version - 1, confirmed: ['title'] });
    expect(late.status).toBe(409);
    const answer = await update('region', id, { lang_id: 'vi', version, confirmed: ['title'] });
    expect(answer.body.data).toMatchObject({ stale_texts: {}, title: 'Bắc Bộ', version: version + 1 });
    const [entry] = await app.db
      .select()
      .from(auditEntries)
      .where(sql`entity = 'region' and record_id = ${id}`)
      .orderBy(sql`id desc`)
      .limit(1);
    expect(entry?.after).toMatchObject({ confirmed: ['title'] });
  });

  it('comes back with a past state of both languages as they belonged together', async () => {
    const id = await both();
    const { version } = await detail(id);
    await update('region', id, { lang_id: 'vi', title: 'Miền Bắc' });
    const answer = await call('post', `/region/${id}/revisions/${version}/restore?lang_id=vi`);
    expect(answer.body.data).toMatchObject({ title: 'Bắc Bộ', stale_texts: {} });
  });

  it('is known of records without a page as well, and forgotten with them', async () => {
    const { id } = await items.create('gallery', { title: 'Beach', description: 'Sand' });
    await items.update('gallery', id, { lang_id: 'vi', title: 'Bãi biển', description: 'Cát' });
    const changed = await items.update('gallery', id, { lang_id: 'en', title: 'Long beach' });
    expect(changed.body.data).toMatchObject({
      stale_texts: { vi: { title: 'Beach' } },
      translation_issues: { en: [], vi: ['stale'] },
    });
    await items.call('post', '/gallery/delete', { ids: [id] });
    const { rows } = await app.db.execute(
      sql`select 1 from stale_text where entity = 'gallery' and record_id = ${id}`,
    );
    expect(rows).toEqual([]);
  });

  it('is known of settings, where words alone count', async () => {
    const write = (body: object) => call('post', '/setting/safety').send(body);
    await write({ lang_id: 'vi', value: { title: 'An toàn', content: '<p>Gọi 113</p>' } });
    await write({ lang_id: 'en', value: { title: 'Safety', content: '<p>Call 113</p>' } });
    const changed = await write({ lang_id: 'vi', value: { content: '<p>Gọi 113 hoặc 115</p>' } });
    expect(changed.body.data.stale_texts).toEqual({ en: { content: '<p>Gọi 113</p>' } });
    const { body } = await call('get', '/translations/coverage');
    const settings = body.data.find(({ entity }: { entity: string }) => entity === 'setting');
    expect(settings.languages.en).toMatchObject({ stale: 1, complete: 0 });
    const confirmed = await write({ lang_id: 'en', value: {}, confirmed: ['content'] });
    expect(confirmed.body.data.stale_texts).toEqual({});
    await write({ lang_id: 'vi', value: { banner: null } });
    expect((await call('get', '/setting/safety?admin=1&lang_id=en')).body.data.stale_texts).toEqual({});
    expect((await call('get', '/setting/safety?lang_id=en')).body.data).not.toHaveProperty('stale_texts');
  });

  it('is known of the days of a tour', async () => {
    const daysCalled = (title: string) => [{ day: 1, title }];
    const tour = await create('tour', { lang_id: 'vi', days: daysCalled('Ngày đầu') });
    await update('tour', tour.id, { lang_id: 'en', title: 'A tour', days: daysCalled('First day') });
    const changed = await update('tour', tour.id, { lang_id: 'vi', days: daysCalled('Lên đường') });
    expect(changed.status, changed.text).toBe(200);
    const { body } = await call('get', `/tour/${tour.id}?lang_id=en`);
    expect(body.data.stale_texts).toEqual({ en: { days: 'Ngày đầu' } });
  });
});

describe('lists of what wants work', () => {
  it('finds missing, unpublished and stale records of a language, for editors only', async () => {
    const missing = (await create('region', { lang_id: 'vi' })).id;
    const hidden = await both({ en: { is_published: false } });
    const stale = await both();
    await update('region', stale, { lang_id: 'vi', title: 'Đông Bắc' });
    expect(await listed('missing', 'en')).toContain(missing);
    expect(await listed('missing', 'en')).not.toContain(stale);
    expect(await listed('missing', 'vi')).not.toContain(missing);
    expect(await listed('unpublished', 'en')).toEqual([hidden]);
    expect(await listed('stale', 'en')).toEqual([stale]);
    expect(await listed('stale', 'vi')).not.toContain(stale);
    const visitor = await call('get', '/region?lang_id=en&translation=missing');
    expect(visitor.status).toBe(422);
    const unknown = await call('get', '/region?admin=1&translation=wrong');
    expect(unknown.status).toBe(422);
  });

  it('counts the same as it lists, with records in the bin left out', async () => {
    const gone = await both();
    await update('region', gone, { lang_id: 'vi', title: 'Đi rồi' });
    await call('delete', `/region/${gone}`);
    const { body } = await call('get', '/translations/coverage');
    const region = body.data.find(({ entity }: { entity: string }) => entity === 'region');
    for (const language of ['en', 'vi']) {
      const counts = region.languages[language];
      for (const issue of ['missing', 'unpublished', 'stale']) {
        expect(counts[issue], `${language} ${issue}`).toBe((await listed(issue, language)).length);
      }
      const all = (await call('get', `/region?admin=1&per_page=100&lang_id=${language}`)).body.data as {
        translation_issues: Record<string, string[]>;
      }[];
      expect(counts.complete).toBe(
        all.filter((row) => row.translation_issues[language]?.length === 0).length,
      );
      expect(region.total).toBe(all.length);
    }
  });

  it('lists records of any kind with what tells their screens apart, and counts settings and interface texts', async () => {
    const { id } = await items.create('gallery', { title: 'Pier', description: '' });
    const answer = await call('get', '/translations/records?entity=gallery&translation=missing&lang_id=vi');
    expect(answer.body.data).toContainEqual({
      id,
      title: 'Pier',
      place: { module: '_SAFETY_SHORTBLOG', entity_id: null },
      translation_issues: { en: [], vi: ['missing'] },
    });
    const { body } = await call('get', '/translations/coverage');
    const of = (name: string) => body.data.find(({ entity }: { entity: string }) => entity === name);
    expect(of('setting').languages.en.missing).toBe(of('setting').total - 1);
    expect(of('ui_text').languages).toMatchObject({ en: { missing: 0 }, vi: { missing: 0 } });
  });

  it('shows an admin only the kinds that the role may read', async () => {
    const sales = as(app, (await signedInAs(app, 'sales')).token);
    const { body } = await sales('get', '/translations/coverage');
    expect((await sales('get', '/translations/records?entity=blog&translation=missing')).status).toBe(403);
    expect(body.data.map(({ entity }: { entity: string }) => entity).sort()).toEqual([
      'resource',
      'room',
      'tour',
    ]);
    expect((await sales('get', '/translations/export?entity=blog')).status).toBe(403);
  });

  it('asks a constant number of questions', async () => {
    const count = async (address: string) => {
      const { answer, statements } = await statementsOf(() => call('get', address));
      expect(answer.status).toBe(200);
      return statements;
    };
    const addresses = [
      '/region?admin=1&per_page=100&lang_id=en&translation=stale',
      '/region?admin=1&per_page=100&lang_id=en&translation=missing',
      '/translations/coverage',
      '/translations/export?scope=all',
    ];
    await count('/check-login');
    const before = [];
    for (const address of addresses) before.push(await count(address));
    for (let made = 0; made < 5; made += 1) {
      const id = await both();
      await update('region', id, { lang_id: 'vi', title: `Vùng ${made}` });
      await create('region', { lang_id: 'vi' });
    }
    for (const [index, address] of addresses.entries()) expect(await count(address)).toBe(before[index]);
  });
});

describe('a language that is not published', () => {
  it('is hidden from visitors, from the languages of the page and from the sitemap, and comes back', async () => {
    const story = await create('blog', { lang_id: 'vi', title: 'Chợ nổi' });
    const english = await update('blog', story.id, {
      lang_id: 'en',
      title: 'Floating market',
      is_published: false,
    });
    const { slug } = english.body.data;
    const read = (path: string) => call('get', path);
    expect((await read(`/blogs/detail/${slug}?lang_id=en`)).status).toBe(404);
    const other = await read(`/blogs/detail/${story.slug}?lang_id=vi`);
    expect(other.body.data.alternates).toEqual({ vi: story.slug });
    await update('blog', story.id, { lang_id: 'en', is_published: true });
    expect((await read(`/blogs/detail/${slug}?lang_id=en`)).status).toBe(200);
    const again = await read(`/blogs/detail/${story.slug}?lang_id=vi`);
    expect(again.body.data.alternates).toEqual({ vi: story.slug, en: slug });
  });
});
