import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, settings } from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { mediaLibrary } from '../factories/media-library';

const { app, call, request, uploaded } = await mediaLibrary();
const write = (group: string, body: object) => call('post', `/setting/${group}`).send(body);
const editors = (group: string, language = 'en') =>
  call('get', `/setting/${group}?admin=1&lang_id=${language}`);
const visitors = (path: string) => request().get(path);
const getinfo = (page: string, body: object) => request().post(`/setting/${page}/website/getinfo`).send(body);

const everyPart = {
  title: 'Travel safely',
  description: 'What helps.',
  in_short: 'Look.\nThen walk.',
  content: '<p>Slowly.</p>',
};

describe('a group of settings', () => {
  it('is written per language and read back as it was written', async () => {
    const empty = (await editors('safety')).body.data;
    expect(empty).toMatchObject({ group: 'safety', lang_id: 'en', version: 0, updated_at: null });
    expect(empty.value).toMatchObject({ title: '', content: '', banner: null });

    const { image: path } = await uploaded();
    const answer = await write('safety', {
      lang_id: 'en',
      version: 0,
      value: {
        ...everyPart,
        content: '<p onclick="x()">Slowly.</p><script>alert(1)</script>',
        banner: path,
        banner_alt: 'A calm bay',
      },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({ version: 1, value: { ...everyPart, banner: path } });

    const { version, value } = (await editors('safety')).body.data;
    expect(value).not.toHaveProperty('banner_blur');
    const again = await write('safety', { lang_id: 'en', version, value });
    expect(again.body.data).toMatchObject({ version: 2, value });

    const shown = (await visitors('/setting/safety?lang_id=en')).body.data;
    expect(shown).not.toHaveProperty('version');
    expect(shown.value).toMatchObject({ ...value, banner_blur: expect.stringMatching(/^data:image/) });
    expect((await visitors('/setting/safety?lang_id=vn')).body.data.value.title).toBe('');

    const one = await write('safety', { lang_id: 'en', value: { description: 'Other words.' } });
    expect(one.body.data.value).toEqual({ ...value, description: 'Other words.' });
  });

  it('refuses what it does not know, what is missing and what is not in the library', async () => {
    const refused = async (group: string, value: object, field: string) => {
      const answer = await write(group, { lang_id: 'en', value });
      expect(answer.status, answer.text).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    };
    await refused('essential', { title: 'x', colour: 'red' }, 'value.colour');
    await refused('essential', { title: 'x', in_short: 'a\nb\nc\nd\ne\nf' }, 'value.in_short');
    await refused('essential', { description: 'A page without a name' }, 'value.title');
    await refused('essential', { title: 'x', banner: `/media/${'0'.repeat(32)}.jpg` }, 'value.banner');
    await refused('home', { hero: { title: 'x', image: '/media/none.jpg' } }, 'value.hero.image');
    const section = { code: 'map', title: '', is_visible: true, sort: 1 };
    await refused('home', { hero: { title: 'x' }, sections: [section, section] }, 'value.sections');
    await refused('visaguide', { title: 'x', official_site: 'javascript:alert(1)' }, 'value.official_site');
    expect((await write('nothing', { lang_id: 'en', value: {} })).status).toBe(404);
    expect((await write('about', { value: everyPart })).body.errors).toHaveProperty('lang_id');
    expect(await app.db.$count(settings, eq(settings.group, 'essential'))).toBe(0);
  });

  it('is never overwritten unseen: a stale version gets the stored one', async () => {
    await write('about', { lang_id: 'vi', value: { title: 'Về chúng tôi' } });
    const both = await Promise.all(
      ['Một', 'Hai'].map((title) => write('about', { lang_id: 'vi', version: 1, value: { title } })),
    );
    const [won, lost] = both.sort((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body.data).toEqual(won?.body.data);
    const first = await Promise.all(
      ['Một', 'Hai'].map((title) => write('visaguide', { lang_id: 'vi', version: 0, value: { title } })),
    );
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has a history per language that can be brought back', async () => {
    await app.db.insert(settings).values({
      group: 'plan-your-trip',
      lang_id: 'en',
      value: { title: 'As it came', content: '' },
    });
    await write('plan-your-trip', { lang_id: 'en', value: { title: 'Changed' } });
    await write('plan-your-trip', { lang_id: 'vi', value: { title: 'Lên kế hoạch' } });
    const past = (await call('get', '/setting/plan-your-trip/revisions?lang_id=en')).body.data;
    expect(past.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(past[1].snapshot.value.title).toBe('As it came');
    const back = await call('post', '/setting/plan-your-trip/revisions/1/restore?lang_id=en');
    expect(back.body.data).toMatchObject({ version: 3, value: { title: 'As it came' } });
    expect((await call('post', '/setting/plan-your-trip/revisions/9/restore?lang_id=en')).status).toBe(404);
    const entries = await app.db
      .select({ action: auditEntries.action, lang_id: auditEntries.lang_id })
      .from(auditEntries)
      .where(eq(auditEntries.title, 'plan-your-trip'));
    expect(entries).toEqual([
      { action: 'update', lang_id: 'en' },
      { action: 'create', lang_id: 'vi' },
      { action: 'update', lang_id: 'en' },
    ]);
  });

  it('brings back words whose picture is gone', async () => {
    const { id, image: path } = await uploaded();
    await write('logo', { lang_id: 'en', value: { image: path, image_alt: 'Old mark' } });
    await write('logo', { lang_id: 'en', value: { image: null, image_alt: '' } });
    expect((await call('delete', `/media/records/${id}`)).status).toBe(200);
    const back = await call('post', '/setting/logo/revisions/1/restore?lang_id=en');
    expect(back.body.data.value).toEqual({ image: null, image_alt: 'Old mark' });
  });

  it('is for those who hold the right', async () => {
    const { token } = await signedInAs(app, 'translator');
    const as = (method: 'get' | 'post', path: string) =>
      request()[method](path).set('authorization', `Bearer ${token}`);
    expect((await as('post', '/setting/about').send({ lang_id: 'en', value: everyPart })).status).toBe(403);
    expect((await as('post', '/setting/about/revisions/1/restore')).status).toBe(403);
    expect((await as('get', '/setting/about?admin=1')).status).toBe(200);
    expect((await visitors('/setting/about?admin=1')).status).toBe(401);
  });
});

describe('the home page', () => {
  it('keeps its shape for visitors, in the order of its sections, and gives editors the group', async () => {
    const section = (code: string, sort: number) => ({ code, title: '', is_visible: sort !== 2, sort });
    const value = {
      hero: { title: 'Where to go', subtitle: '', image: null, image_alt: '', video: null },
      highlights: [{ title: '3,260 km', text: 'of coast' }],
      sections: [section('stories', 3), section('map', 1), section('when_to_go', 2)],
    };
    const { image: path } = await uploaded();
    await write('home', { lang_id: 'en', value });
    await write('logo', { lang_id: 'en', value: { image: path } });
    const shown = (await visitors('/setting/home?lang_id=en')).body.data;
    expect(Object.keys(shown).sort()).toEqual(['hero', 'highlights', 'logo', 'sections', 'social']);
    expect(shown.sections.map(({ code }: { code: string }) => code)).toEqual([
      'map',
      'when_to_go',
      'stories',
    ]);
    expect(shown).toMatchObject({ logo: path, social: [], hero: { title: 'Where to go' } });
    expect((await editors('home')).body.data).toMatchObject({ group: 'home', version: 1, value });
    expect((await visitors('/setting/home?lang_id=vi')).body.data.hero.title).toBe('');
  });
});

describe('the organisation', () => {
  it('is read by all and changed field by field', async () => {
    const update = (params: object) =>
      call('post', '/setting/admin/profile/update').send({ lang_id: 'vi', params });
    expect((await update({ name: 'Visit Vietnam', phone: '024 0000 0000' })).status).toBe(200);
    const changed = await update({ email: 'hello@visit.example' });
    expect(changed.body.data).toEqual({
      name: 'Visit Vietnam',
      phone: '024 0000 0000',
      email: 'hello@visit.example',
    });
    const shown = await request().post('/setting/profile/information').send({ lang_id: 'vi' });
    expect(shown.body.data).toEqual(changed.body.data);
    expect((await update({ owner: 'me' })).body.errors).toHaveProperty(['params.owner']);
  });
});

describe('a guide page', () => {
  it('comes whole in one call', async () => {
    await write('getting-around', {
      lang_id: 'en',
      value: { title: 'Getting around', description: 'Trains and boats.', content: '<p>By train.</p>' },
    });
    const item = { module: '_GETTINGAROUND_SHORTBLOG', lang_id: 'en', title: 'By train' };
    const { image: path } = await uploaded();
    expect((await call('post', '/gallery/store').send({ ...item, image: path })).status).toBe(201);
    const hidden = { ...item, image: path, title: 'Not yet', status: 0 };
    expect((await call('post', '/gallery/store').send(hidden)).status).toBe(201);
    const question = { lang_id: 'en', entity_type: 6, answer: '<p>Yes.</p>', is_active: 1 };
    await call('post', '/faq').send({ ...question, question: 'Is there a night train?' });
    await call('post', '/faq').send({ ...question, question: 'Hidden?', is_active: 0 });
    await call('post', '/faq').send({ ...question, question: 'Another page?', entity_type: 5 });

    const { body } = await getinfo('getting-around', { lang_id: 'en' });
    expect(body.data.page).toMatchObject({
      title: 'Getting around',
      description: 'Trains and boats.',
      content: '<p>By train.</p>',
      banner: null,
      seo: {
        title: 'Getting around',
        canonical: '/en/getting-to-and-around',
        entity_type: 17,
        is_fallback: true,
      },
    });
    const { _GETTINGAROUND_SHORTBLOG: blocks, _GETTINGAROUND_GALLERY: pictures } = body.data.modules;
    expect(blocks.map(({ title }: { title: string }) => title)).toEqual(['By train']);
    expect(pictures).toEqual([]);
    expect(body.data.faqs.map(({ question: asked }: { question: string }) => asked)).toEqual([
      'Is there a night train?',
    ]);

    const one = await getinfo('getting-around', { lang_id: 'en', modules: ['_GETTINGAROUND_GALLERY'] });
    expect(Object.keys(one.body.data.modules)).toEqual(['_GETTINGAROUND_GALLERY']);
    const other = await getinfo('getting-around', { lang_id: 'en', modules: ['_SAFETY_GALLERY'] });
    expect(other.status).toBe(422);
    expect(Object.keys(other.body.errors)).toEqual(['modules.0']);
  });

  it.each(['about', 'essential', 'safety', 'getting-around'])('%s answers without a body', async (page) => {
    const answer = await request().post(`/setting/${page}/website/getinfo`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data.page.seo.title).not.toBe('');
  });

  it('says what an editor set for search engines under its module', async () => {
    const body = { entity_type: 16, entity_id: 1, lang_id: 'en', title: 'Safe in Vietnam', robots_index: 0 };
    expect((await call('post', '/seosearch').send(body)).status).toBe(201);
    const { seo } = (await getinfo('safety', { lang_id: 'en' })).body.data.page;
    expect(seo).toMatchObject({ title: 'Safe in Vietnam', robots_index: 0, is_fallback: false });
  });
});
