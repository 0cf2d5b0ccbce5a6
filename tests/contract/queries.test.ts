import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../server/kinds';
import { contentFactory, contentPaths } from '../factories/content';
import { operationsOf } from '../factories/openapi';
import { statementCounter } from '../factories/statements';
import { testApp } from '../factories/test-app';

const app = await testApp();
const factory = await contentFactory(app);
const { call } = factory;

const statementsOf = statementCounter();

const names = entities.map(({ name }) => name);
const many = 30;

/** Kinds of which `fill` makes records that belong with others. */
const filled = new Set<string>();

const create: typeof factory.create = (name, given) => {
  filled.add(name);
  return factory.create(name, given);
};

/** Records that belong together, so that lists inside of details grow as well. */
const fill = async (
  parents: {
    region_id?: number;
    category_id?: number;
    city_id?: number;
    travel_style_id?: number;
    experience_type_id?: number;
    thing_category_id?: number;
    theme_id?: number;
  },
  count: number,
) => {
  for (let made = 0; made < count; made += 1) {
    const { region_id, category_id, city_id } = parents;
    if (!region_id) parents.region_id = (await create('region')).id;
    else await create('region');
    if (!category_id) parents.category_id = (await create('blog_category')).id;
    else await create('blog_category');
    const city = await create('city', { region_id: parents.region_id, is_highlight: true });
    parents.city_id = city_id ?? parents.city_id ?? city.id;
    await create('blog', {
      category_id: parents.category_id,
      city_id: parents.city_id,
      tags: ['coffee', 'walks'],
    });
    await create('event', { city_id: parents.city_id });
    await create('collection', { rule: [{ kind: 'event' }, { kind: 'blog' }] });
    await create('alert', { is_nationwide: false, city_ids: [parents.city_id], provinces: ['Huế'] });
    const type = await create('experience_type', { parent_id: parents.experience_type_id ?? null });
    parents.experience_type_id ??= type.id;
    await create('experience', { experience_type_id: parents.experience_type_id, city_id: parents.city_id });
    const kind = await create('thing_to_do_category');
    parents.thing_category_id ??= kind.id;
    await create('thing_to_do', { city_id: parents.city_id, category_id: parents.thing_category_id });
    const theme = await create('theme');
    parents.theme_id ??= theme.id;
    const place = await create('resource', {
      resource_type: 3191,
      city_id: parents.city_id,
      theme_ids: [parents.theme_id],
      lat: 16.46,
      lon: 107.57,
    });
    await call('post', `/resources/${made ? 1 : place.id}/rooms`).send({
      lang_id: 'en',
      title: 'Room',
      price: 1_000_000,
      capacity: 2,
      quantity: 3,
    });
    const style = await create('travel_style');
    parents.travel_style_id ??= style.id;
    await create('tour', {
      departure_point_id: parents.city_id,
      travel_style_id: parents.travel_style_id,
      city_ids: [parents.city_id],
    });
    for (const name of names) if (!filled.has(name)) await factory.create(name);
  }
};

/** Reads of the whole API; `{id}` and its like are the first record of its kind, which has the id 1. */
const reads = operationsOf(app)
  .filter(({ method, path }) => method === 'GET' && !/logout|^\/media\/\{|version|health/.test(path))
  .map(({ path, parameters }) => {
    const adminView = parameters.some(({ name }) => name === 'admin') ? '&admin=1' : '';
    const query = '?lang_id=en&per_page=100&keyword=title&entity_type=1&entity_id=1';
    return { path, address: `${path.replace(/\{[^}]+\}/g, '1')}${query}`, adminView };
  })
  .flatMap(({ path, address, adminView }) =>
    adminView
      ? [
          { path, address },
          { path: `${path} (admin)`, address: address + adminView },
        ]
      : [{ path, address }],
  );

const count = async (address: string) => {
  // Who comes with a preview is sent nothing that lies ready: what is counted is how answers are made.
  const { answer, statements } = await statementsOf(() => call('get', address).set('x-preview', 'none'));
  return { status: answer.status, statements, length: answer.text.length };
};

/** A statement that the server sends for itself once in a while may fall into a count, and doesn't into the next. */
const least = async (address: string) => {
  const [one, other] = [await count(address), await count(address)];
  return one.statements < other.statements ? one : other;
};

describe('the number of statements does not grow with the number of records', () => {
  const before = new Map<string, Awaited<ReturnType<typeof count>>>();
  const parents = {};

  beforeAll(async () => {
    // Two of each, so that each has another one to go with it.
    await fill(parents, 2);
    await count('/check-login');
    for (const { address } of reads) before.set(address, await least(address));
    await fill(parents, many - 2);
  }, 300_000);

  it.each(reads)('$path', async ({ address }) => {
    const first = before.get(address);
    const counted = await count(address);
    const now = counted.statements === first?.statements ? counted : await least(address);
    expect(now.status).toBe(first?.status);
    expect(now.statements, address).toBe(first?.statements);
  });

  it.each(names)('the list of %s really was longer', async (name) => {
    const address = reads.find(({ path }) => path === contentPaths[name].list)?.address ?? '';
    expect((await count(address)).length).toBeGreaterThan(10 * (before.get(address)?.length ?? 0));
    expect((await call('get', address)).body.data.length).toBeGreaterThanOrEqual(many);
  });
});
