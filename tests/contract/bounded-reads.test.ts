import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import supertest from 'supertest';
import { afterAll, expect, it, vi } from 'vitest';
import { createDatabase } from '../../db/client';
import { contentFactory } from '../factories/content';
import { operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);

/** More than are counted exactly, so that a list which walks over all of them is told from one that stops. */
const records = 20_000;

/** Ten thousand are counted, each with its text; what a page consists of is little beside that. */
const bound = 2 * 10_001 + 2_000;

const city = await create('city');
const category = await create('blog_category');
const thingCategory = await create('thing_to_do_category');
const type = await create('experience_type');
const style = await create('travel_style');

/** Columns of each kind of which there may be many, and their values for `row`. */
const filled = {
  blog: [
    'category_id, city_id, published_at',
    `${category.id}, ${city.id}, now() - row * interval '1 minute'`,
  ],
  thing_to_do: ['city_id, category_id', `${city.id}, ${thingCategory.id}`],
  experience: ['experience_type_id, city_id', `${type.id}, ${city.id}`],
  resource: ['resource_type, city_id', `3188 + row % 4, ${city.id}`],
  tour: [
    'duration_days, duration_nights, departure_point_id, travel_style_id, price',
    `1 + row % 14, row % 14, ${city.id}, ${style.id}, 1000000`,
  ],
} as const;

const { db: filling, close } = createDatabase(app.env.DATABASE_URL ?? '', { timeLimits: false });
for (const [name, [columns, values]] of Object.entries(filled)) {
  await filling.execute(
    sql.raw(`with added as (insert into ${name} (status, sort, ${columns})
      select 1, row, ${values} from generate_series(1, ${records}) row returning id)
    insert into ${name}_translation (record_id, lang_id, slug, title) select id, 'en', 'row-' || id, 'Row ' || id from added`),
  );
}
await filling.execute(sql`analyze`);
await close();

const asked = vi.spyOn(Client.prototype, 'query');
afterAll(() => asked.mockRestore());

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Rows that a statement takes from tables and indexes, those among them that it then passes over. */
const readBy = (plan: Plan): number => {
  const {
    'Actual Rows': rows,
    'Actual Loops': loops,
    'Rows Removed by Filter': removed = 0,
    Plans = [],
  } = plan;
  const own = plan['Relation Name'] ? (rows + removed) * loops : 0;
  return Plans.reduce((sum, inner) => sum + readBy(inner), own);
};

/** What the driver was asked; drizzle gives the values apart from the text. */
const selectOf = ([given, apart]: readonly unknown[]) => {
  const { text, values } = (given ?? {}) as { text?: string; values?: unknown[] };
  return /^\s*(select|with)\b/i.test(text ?? '')
    ? [{ text, values: Array.isArray(apart) ? apart : values }]
    : [];
};

/** The most rows that one of the statements of a call reads. */
const mostRead = async (path: string): Promise<number> => {
  asked.mockClear();
  await supertest(app.server).get(`${path}?lang_id=en`);
  const statements = asked.mock.calls.flatMap((call) => selectOf(call as readonly unknown[]));
  const reads: number[] = [];
  for (const { text, values } of statements) {
    const { rows } = await app.db.$client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (analyze, timing off, format json) ${text}`,
      values,
    });
    reads.push(...rows.map((row) => readBy(row['QUERY PLAN'][0].Plan)));
  }
  return Math.max(0, ...reads);
};

const reads = operationsOf(app)
  .filter(({ access, method }) => access === 'public' && method === 'GET')
  .map(({ path }) => path);

/** Lists of all kinds, and every other call that names no record. */
const lists = reads.filter((path) => !path.includes('{'));

/** What stands for a record in the address of a call: the first that is found is asked for. */
const references = [
  ...new Set([
    city.slug,
    ...(await Promise.all(
      Object.keys(filled).map(async (name) => {
        const { rows } = await app.db.execute<{ id: number }>(sql.raw(`select max(id) as id from ${name}`));
        return String(rows[0]?.id);
      }),
    )),
    ...[category, thingCategory, type, style].map(({ id }) => String(id)),
    String(city.id),
    'en',
    'home',
  ]),
];

const ofOne = reads.filter((path) => path.split('{').length === 2);

/**
 * Calls that still walk over all records of a kind: to count those of each category or of a city, to find the best rated, to name
 * them all, or since all texts are read at one go for the ten thousand that are counted. Whoever mends one takes it out.
 */
const walkOverAll: ReadonlySet<string> = new Set([
  '/attraction',
  '/blog-categories',
  '/blog-categories/{id}',
  '/blogs',
  '/blogs/list',
  '/blogs/thingstodo/list/{city}',
  '/city/{id}',
  '/experience',
  '/experience-type',
  '/experience-type/detail/{slug}',
  '/experience-type/list-in-home',
  '/experience-type/{id}',
  '/hotel',
  '/restaurant',
  '/sitemap',
  '/things-to-do',
  '/thingtodo-categories',
  '/thingtodo-categories/{id}',
  '/tour',
  '/travel-styles',
  '/travel-styles/{id}',
]);

it.each(lists)('%s reads a bounded number of rows, however many there are', async (path) => {
  const most = await mostRead(path);
  if (walkOverAll.has(path)) expect(most).toBeGreaterThan(bound);
  else expect(most).toBeLessThanOrEqual(bound);
});

it.each(ofOne)('%s reads a bounded number of rows, however many there are', async (path) => {
  const most: number[] = [];
  for (const reference of references) most.push(await mostRead(path.replace(/\{[^}]+\}/, reference)));
  if (walkOverAll.has(path)) expect(Math.max(...most)).toBeGreaterThan(bound);
  else expect(Math.max(...most)).toBeLessThanOrEqual(bound);
});
