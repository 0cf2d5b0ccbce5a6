import { describe, expect, it } from 'vitest';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { type ContentName, contentFactory, contentPaths } from '../factories/content';
import { signedInWith } from '../factories/role';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);
const read = (name: ContentName, id: number) =>
  call('get', `${contentPaths[name].base}/${id}?admin=1&lang_id=en`);
const translator = as(app, (await signedInAs(app, 'translator')).token);

const city = await create('city');
const day = [{ opens: '08:00', closes: '17:00' }];
const museum = await create('resource', {
  title: 'A museum',
  city_id: city.id,
  opening_hours: { tue: day },
  phone: '0901 234 567',
});
const write = (name: ContentName, id: number, body: object, by = translator) =>
  by(contentPaths[name].update, `${contentPaths[name].base}/${id}`).send(body);

describe('a translator', () => {
  it.each(Object.keys(contentPaths) as ContentName[])(
    'writes words of a live %s, and nothing else',
    async (name) => {
      const record = await create(name, { status: 1 });
      const words = { lang_id: 'en', title: 'Said better', description: 'Short', image_alt: 'A boat' };
      const written = await write(name, record.id, words);
      expect(written.status, written.text).toBe(200);
      expect(written.body.data).toMatchObject({ title: 'Said better', slug: record.slug });
      const added = await write(name, record.id, { lang_id: 'vi', title: 'Nói hay hơn' });
      expect(added.status, added.text).toBe(200);
      for (const fact of [
        { slug: 'elsewhere' },
        { status: 0 },
        { published_at: '2030-01-01 08:00:00' },
        { is_published: false },
      ]) {
        const refused = await write(name, record.id, { lang_id: 'en', title: 'Not this', ...fact });
        expect(refused.status, JSON.stringify(fact)).toBe(403);
      }
      const { body } = await read(name, record.id);
      expect(body[contentPaths[name].record ?? 'data']).toMatchObject({
        title: 'Said better',
        slug: record.slug,
      });
    },
  );

  it.each([{ opening_hours: null }, { phone: '0999 999 999' }, { lat: 21.03, lon: 105.85 }])(
    'leaves %j of a place to others',
    async (fact) => {
      const refused = await write('resource', museum.id, { lang_id: 'en', ...fact });
      const { opening_hours, phone } = (await read('resource', museum.id)).body.data;
      expect([opening_hours, phone]).toEqual([expect.objectContaining({ tue: day }), '0901 234 567']);
      expect(refused.status).toBe(403);
      expect(refused.body.message).toContain('Change');
    },
  );

  it('writes no slug of its own choice with a language that is new', async () => {
    const place = await create('resource', { city_id: city.id });
    const body = { lang_id: 'vi', title: 'Bảo tàng' };
    expect((await write('resource', place.id, { ...body, slug: 'chon-lay' })).status).toBe(403);
    expect((await write('resource', place.id, body)).body.data.slug).toBe('bao-tang');
  });

  it('writes what search engines are told, not what they may do', async () => {
    const of = { entity_type: 4, entity_id: museum.id, lang_id: 'en' };
    const seo = (more: object) => translator('post', '/seosearch').send({ ...of, ...more });
    expect((await seo({ title: 'A museum of Huế', robots_index: 1, image: '' })).status).toBe(201);
    expect((await seo({ title: 'Gone', robots_index: 0 })).status).toBe(403);
    expect((await seo({ title: 'A museum in Huế' })).body.data.title).toBe('A museum in Huế');
  });

  it('makes no redirect, no import, no record and no other language the first', async () => {
    const calls = [
      translator('post', '/redirects').send({ from_path: '/en/a', to_path: '/en/b', status_code: 301 }),
      translator('post', '/import/resource').send({
        csv: `id,title\n${museum.id},X`,
        dry_run: false,
        lang_id: 'en',
      }),
      translator('post', contentPaths.region.base).send({ lang_id: 'en', title: 'Mine' }),
      translator('put', '/languages/en').send({ is_default: true }),
      translator('post', `${contentPaths.resource.base}/${museum.id}/revisions/1/restore`).send({}),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status, answer.text).toBe(403);
    expect((await read('resource', museum.id)).body.data.title).toBe('A museum');
  });
});

it('the right to change holds that to translate, also where a role was given the one alone', async () => {
  const editor = as(app, await signedInWith(app, ['region.read', 'region.update']));
  const { id } = await create('region');
  expect((await write('region', id, { lang_id: 'en', title: 'By an editor' }, editor)).status).toBe(200);
});
