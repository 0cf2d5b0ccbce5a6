import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../seeds/index';
import { readContent } from '../../seeds/load/content';
import { pictureOrders } from '../../seeds/load/pictures/orders';
import { testDatabase } from '../setup/database';

const { url } = await testDatabase();
const sql = postgres(url, { max: 1, onnotice: () => {} });
const content = await readContent();
const orders = pictureOrders(content);

let folder: string;
let mediaDir: string;
let lines: string[];

const tables = [
  'language',
  'setting',
  'region',
  'region_translation',
  'city',
  'city_translation',
  'climate_normal',
  'gallery_item',
  'gallery_item_translation',
  'faq',
  'faq_translation',
  'blog_category',
  'blog',
  'blog_translation',
  'blog_related',
  'seo_record',
  'tagging',
  'media',
  'media_translation',
];

const counts = async () => {
  const rows = tables.map(async (table) => {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from ${sql(table)}`;
    return [table, row?.n] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
};

const run = (directory: string) =>
  seed({ databaseUrl: url, mediaDir: directory, log: (line) => lines.push(line) });

// Drawing takes its time on a machine that is busy with other tests.
beforeAll(async () => {
  lines = [];
  folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-seeds-'));
  mediaDir = path.join(folder, 'media');

  const blocked = path.join(folder, 'a-file');
  await writeFile(blocked, '');
  await expect(run(blocked)).rejects.toThrow();
  expect(Object.values(await counts()).filter((n) => n !== 0)).toEqual([]);

  lines = [];
  await Promise.all([run(mediaDir), run(mediaDir)]);
}, 300_000);

afterAll(async () => {
  await sql.end();
  await rm(folder, { recursive: true, force: true });
});

test('of two that start at once, one does the work', () => {
  expect(lines.filter((line) => line.startsWith('Drawing'))).toHaveLength(1);
});

test('everything that the content folder holds is there, in both languages', async () => {
  const { regions, cities, blogs, categories, settings } = content;
  const galleries = cities.flatMap(({ gallery }) => gallery);
  const faqs = cities.flatMap((city) => city.faqs);
  expect(await counts()).toMatchObject({
    language: 2,
    setting: settings.size * 2,
    region: regions.length,
    region_translation: regions.length * 2,
    city: cities.length,
    city_translation: cities.length * 2,
    climate_normal: cities.length * 12,
    gallery_item: galleries.length,
    gallery_item_translation: galleries.length * 2,
    faq: faqs.length,
    faq_translation: faqs.flatMap((faq) => [faq.en, faq.vi].filter(Boolean)).length,
    blog_category: categories.length,
    blog: blogs.length,
    blog_translation: blogs.length * 2,
    blog_related: blogs.flatMap(({ related }) => related).length,
    seo_record: (regions.length + cities.length + blogs.length) * 2,
    tagging: blogs.flatMap(({ texts }) => [...texts.en.tags, ...texts.vi.tags]).length,
    media: orders.length,
    media_translation: orders.length * 2,
  });
});

test('pictures are files of the media library, with their focal points', async () => {
  const rows = await sql<{ file: string; focal_x: number; focal_y: number }[]>`select * from media`;
  const files = (await readdir(mediaDir)).sort();
  expect(rows.map(({ file }) => file).sort()).toEqual(files);
  expect(rows.some(({ focal_x, focal_y }) => focal_x !== 0.5 || focal_y !== 0.5)).toBe(true);
  const [home] = await sql`select value -> 'hero' ->> 'image' as image from setting where "group" = 'home'`;
  expect(files).toContain(String(home?.image).replace('/media/', ''));
});

test('a former name finds a city without its marks', async () => {
  const found = await sql`
    select t.title from city c join city_translation t on t.record_id = c.id and t.lang_id = 'vi'
    where c.folded_names like fold_pattern('QUANG NAM') order by c.sort`;
  expect(found.map(({ title }) => title)).toEqual(['Đà Nẵng', 'Hội An']);
});

test('the time of a story is Vietnam time, and it is out', async () => {
  const [row] = await sql`
    select to_char(b.published_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD HH24:MI:SS') as at, c.id as category
    from blog b join blog_category c on c.id = b.category_id where b.id = 4`;
  const story = content.blogs.find(({ id }) => id === 4);
  expect(row).toEqual({ at: story?.published_at, category: 7 });
});

test('the next record gets the next free id', async () => {
  const [row] = await sql`insert into region default values returning id`;
  expect(row?.id).toBe(Math.max(...content.regions.map(({ id }) => id)) + 1);
  await sql`delete from region where id = ${row?.id ?? 0}`;
});

test('a second time changes nothing, not even what an editor has changed or removed', async () => {
  await sql`update city_translation set title = 'Thủ đô' where record_id = 5 and lang_id = 'vi'`;
  await sql`delete from blog where id = 14`;
  const before = await counts();
  lines = [];
  await run(mediaDir);
  expect(lines).toEqual([]);
  expect(await counts()).toEqual(before);
  const [city] = await sql`select title from city_translation where record_id = 5 and lang_id = 'vi'`;
  expect(city?.title).toBe('Thủ đô');
});
