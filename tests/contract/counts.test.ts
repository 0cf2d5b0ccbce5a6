import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import type { EntityName } from '../../server/content-kinds';
import { entities } from '../../server/kinds';
import { contentFactory, contentPaths } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);

const get = async (path: string) =>
  (await supertest(app.server).get(`${path}${path.includes('?') ? '&' : '?'}lang_id=en`)).body;
const post = async (path: string, body: object) =>
  (
    await supertest(app.server)
      .post(path)
      .send({ lang_id: 'en', ...body })
  ).body;

const city = await create('city');

interface Counted {
  /** What is counted, and how a record of it belongs to the one that counts. */
  of: EntityName;
  belonging: (id: number) => Record<string, unknown>;
  /** The number of records in the list that the count speaks of. */
  listed: (id: number) => Promise<number>;
}

/** Each number of related records that rows of a kind carry, by kind and field. */
const counts: Record<string, Counted> = {
  'region.city_count': {
    of: 'city',
    belonging: (region_id) => ({ region_id }),
    listed: async (id) => (await get(`/city?region_id=${id}`)).total,
  },
  'blog_category.blog_count': {
    of: 'blog',
    belonging: (category_id) => ({ category_id }),
    listed: async (id) => (await get(`/blogs?category_id=${id}`)).total,
  },
  'thing_to_do_category.thing_to_do_count': {
    of: 'thing_to_do',
    belonging: (category_id) => ({ category_id, city_id: city.id }),
    listed: async (id) => (await get(`/things-to-do?category_id=${id}`)).total,
  },
  'experience_type.experience_count': {
    of: 'experience',
    belonging: (experience_type_id) => ({ experience_type_id }),
    listed: async (id) => (await get(`/experience?experience_type_id=${id}`)).total,
  },
  'travel_style.tour_count': {
    of: 'tour',
    belonging: (travel_style_id) => ({ travel_style_id, departure_point_id: city.id }),
    listed: async (id) => (await post('/tour/list-tour', { travel_style: id })).total_record,
  },
  'theme.resource_count': {
    of: 'resource',
    belonging: (id) => ({ theme_ids: [id], city_id: city.id }),
    // No list is by theme: these are all the places that there are.
    listed: async () => (await get(`/attraction?city_id=${city.id}`)).total_record,
  },
};

/** The states of which one alone can be read. */
const conceal: Record<string, (name: EntityName, id: number) => Promise<unknown>> = {
  live: async () => undefined,
  scheduled: (name, id) => update(name, id, { lang_id: 'en', published_at: '2999-01-01 00:00:00' }),
  expired: (name, id) => update(name, id, { lang_id: 'en', hidden_at: '2000-01-01 00:00:00' }),
  hidden: (name, id) => call('put', `${contentPaths[name].base}/status/${id}`),
};

const make = async ({ of, belonging }: Counted, owner: number) => {
  for (const change of Object.values(conceal)) {
    const { id } = await create(of, belonging(owner));
    await change(of, id);
  }
};

it('knows every number of related records', () => {
  const found = entities.flatMap(({ name, list }) =>
    Object.keys(list('en'))
      .filter((field) => field.endsWith('_count') && field !== 'rating_count')
      .map((field) => `${name}.${field}`),
  );
  expect(found.sort()).toEqual(Object.keys(counts).sort());
});

describe('a number of related records is that of the list which it speaks of', () => {
  it.each(Object.entries(counts))('%s', async (field, counted) => {
    const [name = '', column = ''] = field.split('.');
    const kind = name as EntityName;
    const owner = await create(kind);
    await make(counted, owner.id);
    const read = await get(contentPaths[kind].detail(owner.slug));
    expect([read.data[column], await counted.listed(owner.id)]).toEqual([1, 1]);
    const rows = (await get(`${contentPaths[kind].list}?per_page=100`)).data as Array<
      Record<string, unknown>
    >;
    expect(rows.find(({ id }) => id === owner.id)?.[column]).toBe(1);
  });

  it('of the tours that leave from a city', async () => {
    const from = await create('city');
    const style = await create('travel_style');
    const tours: Counted = {
      of: 'tour',
      belonging: (departure_point_id) => ({ departure_point_id, travel_style_id: style.id }),
      listed: async () => 1,
    };
    await make(tours, from.id);
    const { data } = await post('/tour/list-departure', {});
    expect(data.find(({ id }: { id: number }) => id === from.id)).toMatchObject({ tour_count: 1 });
    const { total_record } = await post('/tour/list-tour', { departure_point: from.id });
    expect(total_record).toBe(1);
  });

  it('of the places of each kind', async () => {
    const there = await create('city');
    const places: Counted = {
      of: 'resource',
      belonging: (city_id) => ({ city_id }),
      listed: async () => 1,
    };
    await make(places, there.id);
    const { list_property, total_record } = await get(`/attraction?city_id=${there.id}`);
    expect(total_record).toBe(1);
    expect(list_property.find(({ id }: { id: number }) => id === 3188)).toMatchObject({ count: 1 });
  });

  it('of the records with a tag', async () => {
    const tagged: Counted = {
      of: 'blog',
      belonging: () => ({ tags: ['Counted once'] }),
      listed: async () => 1,
    };
    await make(tagged, 0);
    const { data } = await get('/tags?keyword=counted');
    expect(data).toMatchObject([{ slug: 'counted-once', count: 1 }]);
  });
});
