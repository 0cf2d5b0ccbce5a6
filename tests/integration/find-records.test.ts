import { describe, expect, it } from 'vitest';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory, contentPaths } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create } = await contentFactory(app);
const sales = as(app, (await signedInAs(app, 'sales')).token);

interface Found {
  entity: string;
  id: number;
  title: string;
  status: number;
  resource_type: number | null;
}

const find = async (keyword: string, by = call): Promise<Found[]> =>
  (await by('get', `/search/records?lang_id=vi&keyword=${encodeURIComponent(keyword)}`)).body.data;

describe('records for editors', () => {
  it('are found in every kind, hidden or shown, whatever the accents, in either language', async () => {
    const city = await create('city', { title: 'Đồng Hới Zyx', status: 0 });
    const place = await create('resource', { title: 'Zyx grotto', resource_type: 3190 });
    const faq = await call('post', '/faq').send({
      lang_id: 'vi',
      entity_type: 5,
      question: 'Đi Zyx có an toàn không?',
      answer: '<p>Có.</p>',
    });
    expect(faq.status).toBe(201);
    const found = await find('zYX');
    expect(found).toContainEqual(
      expect.objectContaining({ entity: 'city', id: city.id, title: 'Đồng Hới Zyx', status: 0 }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ entity: 'resource', id: place.id, resource_type: 3190 }),
    );
    expect(found).toContainEqual(expect.objectContaining({ entity: 'faq', id: faq.body.data.id }));
    expect((await find('dong hoi')).map(({ id }) => id)).toContain(city.id);
    expect(await find('%')).toEqual([]);
  });

  it('are up to four of a kind, those that begin so first, none from the bin', async () => {
    for (const title of ['A wvu', 'B wvu', 'C wvu', 'D wvu']) await create('region', { title });
    const first = await create('region', { title: 'Wvu at the start' });
    const found = await find('wvu');
    expect(found).toHaveLength(4);
    expect(found[0]?.id).toBe(first.id);
    await call('delete', `${contentPaths.region.base}/${first.id}`);
    expect((await find('wvu')).map(({ id }) => id)).not.toContain(first.id);
  });

  it('are led by the one that is called so, of whatever kind', async () => {
    await create('blog', { title: 'Qvx in the rain' });
    await create('region', { title: 'The hills and Qvx' });
    const city = await create('city', { title: 'Qvx' });
    const found = await find('qvx');
    expect(found.map(({ entity }) => entity)).toEqual(['city', 'blog', 'region']);
    expect(found[0]?.id).toBe(city.id);
  });

  it('are those that the role may read', async () => {
    await create('blog', { title: 'Tsr story' });
    const tour = await create('tour', { title: 'Tsr tour' });
    expect((await find('tsr', sales)).map(({ entity, id }) => [entity, id])).toEqual([['tour', tour.id]]);
  });

  it('are known in lists by their title in another language, which visitors are not told', async () => {
    const title = 'Only English Qpo';
    const { id } = await create('region', { lang_id: 'en', title, status: 1 });
    const listed = async (by: typeof call, query: string) => {
      const { body } = await by('get', `/region?per_page=100${query}`);
      return body.data.find((row: { id: number }) => row.id === id);
    };
    expect(await listed(call, '&admin=1&lang_id=vi')).toMatchObject({ title: '', titles: { en: title } });
    expect(await listed(call, '&lang_id=en')).not.toHaveProperty('titles');

    const asked = { lang_id: 'en', entity_type: 5, question: 'Qpo?', answer: '<p>Yes.</p>' };
    const faq = (await call('post', '/faq').send(asked)).body.data.id;
    const { body } = await call('get', '/faq?admin=1&per_page=10000&lang_id=vi');
    expect(body.data.find((row: { id: number }) => row.id === faq)).toMatchObject({
      question: '',
      titles: { en: 'Qpo?' },
    });
  });
});
