import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { entities } from '../../server/kinds';
import { type ContentName, contentFactory, contentPaths } from '../factories/content';
import { type Operation, operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);

/** Stands in every text of what must not be seen, and nowhere else. */
const secret = 'zebrafish';

const secretTexts = {
  title: `A ${secret} title`,
  description: `A ${secret} swims`,
  content: `<p>${secret}</p>`,
};

/** The ways in which a record can be out of sight. */
const ways: Record<string, (name: ContentName, id: number) => Promise<unknown>> = {
  hidden: (name, id) => call('put', `${contentPaths[name].base}/status/${id}`),
  'to come': (name, id) => update(name, id, { lang_id: 'en', published_at: '2999-01-01 00:00:00' }),
  over: (name, id) => update(name, id, { lang_id: 'en', hidden_at: '2000-01-01 00:00:00' }),
  'not published in this language': (name, id) => update(name, id, { lang_id: 'en', is_published: false }),
  binned: (name, id) => call('delete', `${contentPaths[name].base}/${id}`),
};

/** Live records that the hidden ones belong to, so that they would show in lists inside of these. */
const region = await create('region');
const city = await create('city', { region_id: region.id, is_highlight: true, lat: 21, lon: 105.8 });
const category = await create('blog_category');
const type = await create('experience_type', { code: 'cuisine' });
const thingCategory = await create('thing_to_do_category');
const style = await create('travel_style');
const theme = await create('theme');
const near = { lat: 21.001, lon: 105.801 };

/** What else belongs to a kind's records; a kind that is not here stands alone. */
const familyOf: Partial<Record<ContentName, Record<string, unknown>>> = {
  city: { region_id: region.id, is_highlight: true, ...near },
  blog: { category_id: category.id, city_id: city.id, tags: ['walks'] },
  experience_type: { parent_id: type.id },
  experience: { experience_type_id: type.id, city_id: city.id, region_id: region.id, is_hot: true, ...near },
  thing_to_do: { city_id: city.id, category_id: thingCategory.id, list_tags: ['walks'], ...near },
  tour: { departure_point_id: city.id, travel_style_id: style.id, city_ids: [city.id] },
  event: { city_id: city.id, ...near },
  resource: { city_id: city.id, theme_ids: [theme.id], ...near },
};

const live = new Map<ContentName, { id: number; slug: string }>();
const concealed: Array<{ name: ContentName; id: number; slug: string }> = [];

for (const { name } of entities) {
  live.set(name, await create(name, familyOf[name]));
  for (const conceal of Object.values(ways)) {
    const texts = name === 'theme' ? { ...secretTexts, code: `z${concealed.length}` } : secretTexts;
    const record = await create(name, { ...familyOf[name], ...texts });
    await conceal(name, record.id);
    concealed.push({ name, id: record.id, slug: record.slug });
  }
}

// Live records of hidden parents: their references must not tell of these.
const hiddenOf = (name: ContentName) => concealed.find((record) => record.name === name)?.id;
await create('blog', { category_id: category.id, city_id: hiddenOf('city') });
await create('thing_to_do', { city_id: city.id, category_id: hiddenOf('thing_to_do_category') });
await create('experience', {
  experience_type_id: type.id,
  city_id: hiddenOf('city'),
  region_id: hiddenOf('region'),
});
await create('tour', { departure_point_id: hiddenOf('city'), travel_style_id: hiddenOf('travel_style') });
await create('resource', { city_id: hiddenOf('city'), theme_ids: [hiddenOf('theme')] });
await create('event', { city_id: hiddenOf('city') });

const changesSomething = /login|password|contact|cart|customers|user|rate/;
const reads = operationsOf(app).filter(
  ({ access, method, path }) =>
    access === 'public' && (method === 'GET' || (method === 'POST' && !changesSomething.test(path))),
);

const references = [
  ...new Set([
    ...[...live.values(), ...concealed].flatMap(({ id, slug }) => [String(id), slug]),
    String(city.id),
    city.slug,
    secret,
    'walks',
    'en',
    'home',
    '_CITY',
  ]),
];

const addresses = ({ path }: Operation): string[] =>
  path.includes('{') ? references.map((value) => path.replace(/\{[^}]+\}/g, value)) : [path];

const pages = concealed.flatMap(({ name, slug }) => {
  const page = entities.find((entity) => entity.name === name)?.page?.(slug);
  return page ? [`/en${page}`] : [];
});

const bodies = ({ path, body }: Operation): object[] => {
  if (path === '/seosearch/search-by-url') return pages.map((url) => ({ url }));
  const fields = Object.keys(body?.properties ?? {});
  const known = { lang_id: 'en', entity_id: city.id, city_id: city.id };
  const base = Object.fromEntries(Object.entries(known).filter(([field]) => fields.includes(field)));
  return fields.includes('keyword') ? [base, { ...base, keyword: 'swims' }] : [base];
};

const get = (address: string) => supertest(app.server).get(address).set('accept-language', 'en');
const post = (address: string, body: object) =>
  supertest(app.server).post(address).set('accept-language', 'en').send(body);

describe('what is out of sight shows nowhere', () => {
  it('tries enough', () => {
    expect(concealed).toHaveLength(entities.length * Object.keys(ways).length);
    expect(reads.length).toBeGreaterThan(60);
  });

  it.each(reads.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation })))(
    '$name',
    async ({ operation }) => {
      for (const address of addresses(operation)) {
        const answers =
          operation.method === 'GET'
            ? [
                await get(address),
                await get(`${address}?keyword=swims&per_page=100&entity_type=1&entity_id=${city.id}`),
              ]
            : await Promise.all(bodies(operation).map((body) => post(address, body)));
        for (const answer of answers) {
          expect(answer.status, address).toBeLessThan(500);
          // The address itself is told where a tag or record of that name is asked for.
          const told = answer.text.replaceAll(address, '');
          expect(told.toLowerCase(), address).not.toContain(secret);
        }
      }
    },
    60_000,
  );
});
