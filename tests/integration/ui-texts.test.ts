import { readFile } from 'node:fs/promises';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { languages, uiTexts } from '../../db/schema';
import { namespaces } from '../../server/platform/ui-texts/bundled';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { addLanguages } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
await addLanguages(app);
const { token } = await signedInAs(app);
const call = as(app, token);
const get = (path: string) => supertest(app.server).get(path);
const file = async (language: string, namespace: string) =>
  JSON.parse(await readFile(`web/app/locales/${language}/${namespace}.json`, 'utf8'));
const write = (code: string, namespace: string, texts: Record<string, string | null>) =>
  call('put', `/languages/${code}/translations`).send({ namespace, texts });

interface Row {
  key: string;
  namespace: string;
  is_missing: boolean;
}
const keysOf = (body: { data: Row[] }) => body.data.map(({ key }) => key);

describe('GET /locales', () => {
  it.each(['en', 'vi'])('gives what ships in %s, with an ETag', async (language) => {
    for (const namespace of namespaces) {
      const answer = await get(`/locales/${language}/${namespace}`);
      expect(answer.body).toEqual(await file(language, namespace));
      expect(answer.headers['cache-control']).toContain('max-age');
      const { etag = '' } = answer.headers;
      expect((await get(`/locales/${language}/${namespace}`).set('if-none-match', etag)).status).toBe(304);
    }
    expect((await get('/locales/vn/common')).body).toEqual(await file('vi', 'common'));
  });

  it('knows no other language, namespace or inactive language', async () => {
    for (const path of ['fr/common', 'en/secret', 'en/..%2Fpackage', 'xx-yy-zz/common', '__proto__/common'])
      expect((await get(`/locales/${path}`)).status, path).toBe(404);
    await call('post', '/languages').send({ code: 'fr', name: 'French', native_name: 'français' });
    await write('fr', 'common', { close: 'Fermer' });
    expect((await get('/locales/fr/common')).status).toBe(404);
    await call('put', '/languages/fr').send({ is_active: true });
    expect((await get('/locales/fr/common')).body).toEqual({ close: 'Fermer' });
  });
});

describe('GET /locales/{lng}', () => {
  it('gives what editors wrote and nothing else', async () => {
    expect((await get('/locales/vi')).body).toEqual({ data: {} });
    await write('vi', 'common', { close: 'Đóng lại', 'pagination.page': 'Trang số {{page}}' });
    await write('vi', 'site', { 'home.crumb': 'Đầu trang' });
    const answer = await get('/locales/vn');
    expect(answer.body.data).toEqual({
      common: { close: 'Đóng lại', 'pagination.page': 'Trang số {{page}}' },
      site: { 'home.crumb': 'Đầu trang' },
    });
    expect(answer.headers['cache-tag']).toContain('ui_text');
    await write('vi', 'common', { close: null, 'pagination.page': null });
    await write('vi', 'site', { 'home.crumb': null });
    expect((await get('/locales/vi')).body).toEqual({ data: {} });
    expect((await get('/locales/xx-yy-zz')).status).toBe(404);
  });
});

describe('translations', () => {
  it('are listed with source, state and what ships', async () => {
    const { body } = await call('get', '/languages/vi/translations?namespace=common&keyword=TRANG TRUOC');
    expect(body).toMatchObject({ total: 1, page: 1, per_page: 10, last_page: 1 });
    expect(body.data).toEqual([
      {
        namespace: 'common',
        key: 'pagination.previous',
        source: 'Previous page',
        value: 'Trang trước',
        bundled: 'Trang trước',
        variables: [],
        is_missing: false,
        is_overridden: false,
      },
    ]);
    const all = (await call('get', '/languages/vi/translations?per_page=10000')).body;
    expect(new Set(all.data.map(({ namespace }: Row) => namespace))).toEqual(new Set(namespaces));
    expect(all.data.filter(({ is_missing }: Row) => is_missing)).toEqual([]);
    expect((await call('get', '/languages/tlh/translations')).status).toBe(404);
  });

  it('come with what is missing first, and with how far each namespace is', async () => {
    await call('post', '/languages').send({ code: 'de', name: 'German', native_name: 'Deutsch' });
    const [first, second] = keysOf((await call('get', '/languages/de/translations?namespace=saved')).body);
    await write('de', 'saved', { [String(first)]: 'Merken' });
    const { body } = await call('get', '/languages/de/translations?namespace=saved&per_page=10000');
    expect(keysOf(body)[0]).toBe(second);
    expect(keysOf(body).at(-1)).toBe(first);
    const state = body.namespaces.find(({ namespace }: Row) => namespace === 'saved');
    expect(state).toEqual({ namespace: 'saved', total: body.total, missing: body.total - 1, edited: 1 });
    const edited = (await call('get', '/languages/de/translations?edited=1&per_page=10000')).body;
    expect(keysOf(edited)).toEqual([first]);
  });

  it('stand beside those of another language, and are found by the words of both', async () => {
    const english = await call('get', '/languages/en/translations?namespace=common&keyword=trang truoc');
    expect(english.body.data).toMatchObject([{ source: 'Trang trước', value: 'Previous page' }]);
    const path = '/languages/vi/translations?namespace=common&keyword=pagination.previous';
    expect((await call('get', `${path}&source=vi`)).body.data).toMatchObject([{ source: 'Trang trước' }]);
  });

  it('show what an added language lacks, in as many plural forms as it has', async () => {
    await call('post', '/languages').send({ code: 'pl', name: 'Polish', native_name: 'polski' });
    const path = '/languages/pl/translations?namespace=admin&missing=1&per_page=10000';
    const before = (await call('get', path)).body;
    const forms = keysOf(before).filter((key) => key.startsWith('palette.found_'));
    expect(forms.map((key) => key.split('_').at(-1)).sort()).toEqual(['few', 'many', 'one', 'other']);
    expect(before.data.find(({ key }: Row) => key === 'palette.found_few')).toMatchObject({
      source: '{{count}} results',
      value: null,
      variables: ['count'],
    });
    const written = await write('pl', 'admin', {
      'palette.found_few': '{{count}} wyniki',
      'palette.found_one': 'Jeden wynik',
    });
    expect(written.status, written.text).toBe(200);
    expect((await call('get', path)).body.total).toBe(before.total - 2);
  });

  it('of editors come before those that ship, and null brings these back', async () => {
    const written = await write('vi', 'common', {
      close: 'Đóng lại'.normalize('NFD'),
      'pagination.page': 'Trang số {{ page }}',
    });
    expect(written.body.data).toMatchObject([
      { key: 'close', value: 'Đóng lại', bundled: 'Đóng', is_overridden: true },
      { key: 'pagination.page', value: 'Trang số {{ page }}', is_overridden: true },
    ]);
    const shown = (await get('/locales/vi/common')).body;
    expect(shown).toMatchObject({ close: 'Đóng lại', pagination: { page: 'Trang số {{ page }}' } });
    await write('vi', 'common', { close: null, 'pagination.page': 'Trang {{page}}' });
    expect((await get('/locales/vi/common')).body).toEqual(await file('vi', 'common'));
    expect((await app.db.select().from(uiTexts)).filter(({ lang_id }) => lang_id === 'vi')).toEqual([]);
    const { body } = await call('get', '/audit').query({ entity: 'language', action: 'translate' });
    expect(body.data[0]).toMatchObject({ lang_id: 'vi', title: 'Vietnamese: common' });
    expect(body.data[0].changes).toContainEqual({
      field: 'texts.close',
      before: 'Đóng lại',
      after: 'Đóng',
    });
  });

  it.each([
    [{ nonsense: 'x' }, 'nonsense', 'There is no such text.'],
    [{ pagination: 'x' }, 'pagination', 'There is no such text.'],
    [{ constructor: 'x' }, 'constructor', 'There is no such text.'],
    [{ 'pagination.page': 'Trang' }, 'pagination.page', 'Please keep {{page}}.'],
    [{ 'pagination.page': '{{page}} {{total}}' }, 'pagination.page', 'There is no value for {{total}}.'],
    [
      { 'pagination.page': '{{page' },
      'pagination.page',
      'A brace is left open, or does not surround a name.',
    ],
    [{ close: '$t(admin:x)' }, 'close', 'A brace is left open, or does not surround a name.'],
    [{ close: ' ' }, 'close', 'This is required.'],
  ])('refuses %j and writes nothing', async (texts, key, said) => {
    const answer = await write('vi', 'common', { loading: 'Chờ chút', ...texts });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [`texts.${key}`]: [said] });
    expect((await get('/locales/vi/common')).body).toEqual(await file('vi', 'common'));
  });

  it('come in as a file, all or nothing, after a look at what would change', async () => {
    const send = (texts: unknown, dry_run = false) =>
      call('post', '/languages/vi/translations/import').send({ texts, dry_run });
    const texts = {
      common: { close: 'Khép', 'pagination.next': 'Trang sau nữa', pagination: { previous: '' } },
      site: { home: { crumb: 'Đầu trang' } },
    };
    const tried = await send(texts, true);
    expect(tried.status, tried.text).toBe(200);
    expect(tried.body.data).toMatchObject({ dry_run: true, unchanged: 0 });
    expect(tried.body.data.changes).toContainEqual({
      namespace: 'common',
      key: 'close',
      before: 'Đóng',
      after: 'Khép',
    });
    expect(tried.body.data.changes).toHaveLength(3);
    expect((await get('/locales/vi')).body).toEqual({ data: {} });

    const refused = await send({
      ...texts,
      common: { ...texts.common, nonsense: 'x', 'pagination.page': 'Trang', loading: 5 },
      nowhere: { a: 'b' },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      'texts.common.nonsense': ['There is no such text.'],
      'texts.common.pagination.page': ['Please keep {{page}}.'],
      'texts.common.loading': ['A text is expected here.'],
      'texts.nowhere': ['There is no such group of texts.'],
    });
    expect((await get('/locales/vi')).body).toEqual({ data: {} });

    expect((await send(texts)).body.data.changes).toHaveLength(3);
    expect((await get('/locales/vi')).body.data).toEqual({
      common: { close: 'Khép', 'pagination.next': 'Trang sau nữa' },
      site: { 'home.crumb': 'Đầu trang' },
    });
    expect((await send(texts, true)).body.data).toMatchObject({ changes: [], unchanged: 3 });
    // What ships, sent back whole, takes the editors' texts away again.
    const files = await Promise.all(namespaces.map(async (name) => [name, await file('vi', name)]));
    const whole = Object.fromEntries(files);
    expect((await send(whole)).body.data.changes).toHaveLength(3);
    expect((await get('/locales/vi')).body).toEqual({ data: {} });
    for (const odd of [[], 'x', { common: [1] }, { common: 'x' }, {}])
      expect((await send(odd)).status).toBe(422);
  });

  it('need their rights', async () => {
    const translator = as(app, (await signedInAs(app, 'translator')).token);
    expect((await translator('get', '/languages/vi/translations')).status).toBe(200);
    const texts = { loading: 'Đang tải' };
    const path = '/languages/vi/translations';
    expect((await translator('put', path).send({ namespace: 'common', texts })).status).toBe(200);
    const moderator = as(app, (await signedInAs(app, 'moderator')).token);
    expect((await moderator('get', path)).status).toBe(403);
    expect((await moderator('put', path).send({ namespace: 'common', texts })).status).toBe(403);
  });

  it('written twenty times at once are each kept whole, and a language that goes leaves none behind', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        write('vi', 'common', { close: `Đóng ${n}`, loading: `Tải ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { close, loading } = (await get('/locales/vi/common')).body;
    expect(close.replace('Đóng', 'Tải')).toBe(loading);
    for (let round = 0; round < 5; round += 1) {
      await call('post', '/languages').send({ code: 'th', name: 'Thai', native_name: 'ไทย' });
      const [gone, written] = await Promise.all([
        call('delete', '/languages/th'),
        write('th', 'common', { close: 'ปิด' }),
      ]);
      // Written before, it goes with the language; after it there is nothing to write to.
      expect([200, 404]).toContain(written.status);
      expect(gone.status).toBe(200);
      expect((await app.db.select().from(uiTexts)).map(({ lang_id }) => lang_id)).not.toContain('th');
    }
    expect((await app.db.select().from(languages)).map(({ code }) => code)).not.toContain('th');
  });
});
