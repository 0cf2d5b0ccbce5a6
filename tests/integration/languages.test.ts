import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { auditEntries, languages, uiTexts } from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { addLanguages } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
await addLanguages(app);
const { token } = await signedInAs(app);
const call = as(app, token);
const codesOf = (body: { data: { code: string }[] }) => body.data.map(({ code }) => code);
const add = (code: string) =>
  call('post', '/languages').send({ code, name: `Language ${code}`, native_name: code });
const defaults = async () =>
  (await app.db.select().from(languages).where(eq(languages.is_default, true))).map(({ code }) => code);

describe('languages', () => {
  it('are added inactive, shown to readers when active, and noted in the audit', async () => {
    const made = await call('post', '/languages').send({
      code: 'zh-hant-tw',
      name: 'Chinese (Taiwan)',
      native_name: '繁體中文',
    });
    expect(made.status, made.text).toBe(201);
    expect(made.body.data).toEqual({
      code: 'zh-Hant-TW',
      name: 'Chinese (Taiwan)',
      native_name: '繁體中文',
      is_active: false,
      is_default: false,
      is_content: false,
      sort: 1,
      version: 1,
    });
    const shown = await supertest(app.server).get('/languages');
    expect(codesOf(shown.body)).toEqual(['en', 'vi']);
    expect(shown.headers.etag).toBeTruthy();
    expect(codesOf((await call('get', '/languages?admin=1')).body)).toContain('zh-Hant-TW');
    expect((await supertest(app.server).get('/languages?admin=1')).status).toBe(401);
    const rightless = await signedInAs(app, 'sales');
    expect((await as(app, rightless.token)('get', '/languages?admin=1')).status).toBe(403);

    const changed = await call('put', '/languages/ZH-Hant-tw').send({
      is_active: true,
      sort: -1,
      version: 1,
    });
    expect(changed.body.data).toMatchObject({ is_active: true, version: 2 });
    expect(codesOf((await supertest(app.server).get('/languages')).body)).toEqual(['zh-Hant-TW', 'en', 'vi']);
    const stale = await call('put', '/languages/zh-Hant-TW').send({ name: 'Old', version: 1 });
    expect(stale.body).toMatchObject({ code: 'version_conflict', data: { version: 2 } });
    const { body } = await call('get', '/audit').query({ entity: 'language' });
    expect(body.data[0]).toMatchObject({
      action: 'update',
      lang_id: 'zh-Hant-TW',
      changes: expect.arrayContaining([{ field: 'is_active', before: 'false', after: 'true' }]),
    });
    expect((await call('delete', '/languages/zh-Hant-TW')).status).toBe(200);
  });

  it.each([
    [{ code: 'e' }, 'code'],
    [{ code: 'english' }, 'code'],
    [{ code: 'EN' }, 'code'],
    [{ code: 'vn' }, 'code'],
    [{ native_name: '' }, 'native_name'],
    [{ is_active: true }, 'is_active'],
  ])('refuses %j', async (given, field) => {
    const answer = await call('post', '/languages').send({
      code: 'fr',
      name: 'French',
      native_name: 'français',
      ...given,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('English and Vietnamese stay active and there; others go with the texts that are in them', async () => {
    for (const code of ['en', 'vi', 'vn']) {
      expect((await call('put', `/languages/${code}`).send({ is_active: false })).status).toBe(409);
      expect((await call('delete', `/languages/${code}`)).status).toBe(409);
    }
    await add('ko');
    await app.db.insert(uiTexts).values({ lang_id: 'ko', namespace: 'common', key: 'close', value: '닫기' });
    expect((await call('delete', '/languages/ko')).status).toBe(200);
    expect(await app.db.$count(uiTexts, eq(uiTexts.lang_id, 'ko'))).toBe(0);
    const [entry] = await app.db
      .select()
      .from(auditEntries)
      .where(sql`entity = 'language' and lang_id = 'ko' and action = 'delete'`);
    expect(entry?.before).toMatchObject({
      code: 'ko',
      texts: [{ namespace: 'common', key: 'close', value: '닫기' }],
    });
    expect((await call('delete', '/languages/ko')).status).toBe(404);
    expect((await call('put', '/languages/ko').send({ name: 'Korean' })).status).toBe(404);
  });

  it('have exactly one default, a language of the content', async () => {
    await add('de');
    const refused = await call('put', '/languages/de').send({ is_active: true, is_default: true });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['is_default']);
    expect((await call('put', '/languages/en').send({ is_default: false })).status).toBe(409);
    expect(await defaults()).toEqual(['en']);
    const moved = await call('put', '/languages/vi').send({ is_default: true });
    expect(moved.body.data).toMatchObject({ is_default: true, is_active: true });
    expect(await defaults()).toEqual(['vi']);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call('put', `/languages/${n % 2 ? 'en' : 'vi'}`).send({ is_default: true }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await defaults()).toHaveLength(1);
  });

  it('twenty times at once one code is added once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('ja')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 201))
      expect(body.errors).toEqual({ code: ['This code is already taken.'] });
    const noted = await app.db.$count(
      auditEntries,
      sql`${auditEntries.entity} = 'language' and ${auditEntries.lang_id} = 'ja'`,
    );
    expect(noted).toBe(1);
  });
});

describe('GET /audit', () => {
  it('filters by day and by time, both ends included', async () => {
    await app.db
      .insert(auditEntries)
      .values(
        [
          '2026-03-01T16:59:59.500Z',
          '2026-03-01T17:00:00Z',
          '2026-03-02T16:59:59.900Z',
          '2026-03-02T17:00:00Z',
        ].map((time, n) => ({ action: 'update', entity: 'faq', title: `${n}`, created_at: new Date(time) })),
      );
    const titles = async (query: object) => {
      const { body } = await call('get', '/audit').query({ entity: 'faq', ...query });
      return body.data.map(({ title }: { title: string }) => title).sort();
    };
    expect(await titles({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['1', '2']);
    expect(await titles({ from: '2026-03-02' })).toEqual(['1', '2', '3']);
    expect(await titles({ to: '2026-03-01 23:59:59' })).toEqual(['0']);
    for (const to of ['2026-02-30', 'yesterday', '0000-01-01', '2026-03-02T00:00:00'])
      expect((await call('get', '/audit').query({ to })).body.errors.to).toHaveLength(1);
  });
});
