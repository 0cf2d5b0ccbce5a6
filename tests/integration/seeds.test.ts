import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../seeds/index';
import { readContent } from '../../seeds/load/content';
import { pictureOrders } from '../../seeds/load/pictures/orders';
import { galleryOf } from '../../seeds/load/write/tours';
import { slugify } from '../../server/kernel/slugs';
import { createMediaStore } from '../../server/platform/media/store';
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
  'plan_your_trip_item',
  'plan_your_trip_item_translation',
  'social_link',
  'fact_record',
  'fact_record_translation',
  'blog_category',
  'blog',
  'blog_translation',
  'blog_related',
  'event',
  'event_translation',
  'experience_type',
  'experience_type_translation',
  'experience',
  'experience_translation',
  'thing_to_do_category',
  'thing_to_do_category_translation',
  'thing_to_do',
  'thing_to_do_translation',
  'travel_style_translation',
  'theme',
  'theme_translation',
  'resource',
  'resource_translation',
  'resource_theme',
  'room',
  'room_translation',
  'tour',
  'tour_translation',
  'tour_city',
  'tour_day',
  'tour_day_translation',
  'tour_stop',
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
  seed({
    databaseUrl: url,
    store: createMediaStore({ MEDIA_DIR: directory }),
    log: (line) => lines.push(line),
  });

// Sketching all pictures takes its time on a machine that is busy with other tests.
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
  expect(lines.filter((line) => line.startsWith('Sketching'))).toHaveLength(1);
});

test('everything that the content folder holds is there, in both languages', async () => {
  const { regions, cities, blogs, categories, settings } = content;
  const galleries = cities.flatMap(({ gallery }) => gallery);
  const faqs = cities.flatMap((city) => city.faqs);
  const blocks = content.lists.galleries.flatMap(({ items }) => items);
  const { tours, events, experiences, thingsToDo, places } = content;
  const texts = [regions, cities, blogs, events, experiences, thingsToDo, places, tours].flatMap((records) =>
    records.flatMap((record) => [record.texts.en, record.texts.vi]),
  );
  const stills = places.flatMap((place) => place.stills);
  const days = tours.flatMap((tour) => tour.days);
  const ofTours = tours.flatMap((tour) => galleryOf(tour, cities));
  const questions = content.lists.faqs.flatMap(({ items }) => items);
  expect(await counts()).toMatchObject({
    language: 2,
    setting: settings.size * 2,
    region: regions.length,
    region_translation: regions.length * 2,
    city: cities.length,
    city_translation: cities.length * 2,
    climate_normal: cities.length * 12,
    gallery_item: galleries.length + blocks.length + ofTours.length + stills.length,
    gallery_item_translation: (galleries.length + blocks.length + ofTours.length + stills.length) * 2,
    faq: faqs.length + questions.length,
    faq_translation: [...faqs, ...questions].flatMap(({ en, vi }) => [en, vi].filter(Boolean)).length,
    plan_your_trip_item: content.lists.planYourTrip.length,
    plan_your_trip_item_translation: content.lists.planYourTrip.length * 2,
    social_link: content.lists.socialLinks.length,
    fact_record: content.lists.facts.length,
    fact_record_translation: content.lists.facts.length * 2,
    blog_category: categories.length,
    blog: blogs.length,
    blog_translation: blogs.length * 2,
    event: content.events.length,
    event_translation: content.events.length * 2,
    theme: content.themes.length,
    theme_translation: content.themes.length * 2,
    resource: content.places.length,
    resource_translation: content.places.length * 2,
    resource_theme: content.places.flatMap((place) => place.themes).length,
    room: content.places.flatMap((place) => place.rooms).length,
    room_translation: content.places.flatMap((place) => place.rooms).length * 2,
    experience_type: content.experienceTypes.length,
    experience_type_translation: content.experienceTypes.length * 2,
    experience: content.experiences.length,
    experience_translation: content.experiences.length * 2,
    thing_to_do_category: content.thingCategories.length,
    thing_to_do_category_translation: content.thingCategories.length * 2,
    thing_to_do: content.thingsToDo.length,
    thing_to_do_translation: content.thingsToDo.length * 2,
    blog_related: blogs.flatMap(({ related }) => related).length,
    travel_style_translation: content.travelStyles.length * 2,
    tour: tours.length,
    tour_translation: tours.length * 2,
    tour_city: tours.flatMap((tour) => tour.cities).length,
    tour_day: days.length,
    tour_day_translation: days.length * 2,
    tour_stop: days.flatMap(({ stops }) => stops).length,
    seo_record: texts.filter(({ seo_title, seo_description }) => seo_title || seo_description).length,
    tagging: texts.flatMap(({ tags }) => [...new Set(tags.map(slugify))]).length,
    media: orders.length,
    media_translation: orders.length * 2,
  });
});

test('nothing real can be put into the cart: what is sold is marked as a sample', async () => {
  const sold = await sql<{ is_sample: boolean; count: number }[]>`
    select is_sample, count(*)::int from (
      select h.is_sample from room r join resource h on h.id = r.resource_id
      union all select t.is_sample from tour_departure d join tour t on t.id = d.tour_id) things
    group by is_sample`;
  expect(sold.map(({ is_sample }) => is_sample)).toEqual([true]);
  expect(sold[0]?.count).toBeGreaterThan(100);
});

test('every picture has a recipe in the media library, a placeholder and a focal point', async () => {
  const rows = await sql<
    { file: string; blur: string; focal_x: number; focal_y: number }[]
  >`select * from media`;
  const recipes = (await readdir(path.join(mediaDir, 'recipes'))).sort();
  expect(rows.map(({ file }) => `${file.slice(0, 32)}.json`).sort()).toEqual(recipes);
  expect(rows.filter(({ blur }) => !blur.startsWith('data:image/webp;base64,'))).toEqual([]);
  expect(rows.some(({ focal_x, focal_y }) => focal_x !== 0.5 || focal_y !== 0.5)).toBe(true);
  const [home] = await sql`select value -> 'hero' ->> 'image' as image from setting where "group" = 'home'`;
  expect(rows.map(({ file }) => `/media/${file}`)).toContain(home?.image);
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

test('events stand at their next dates and know those of the years to come', async () => {
  // Of what is announced each year only what has been announced is known; of what comes every so many years, the next.
  const rows = await sql<{ over: boolean; ahead: number; rare: boolean }[]>`
    select e.rule ? 'every' as rare, e.end_date < (now() at time zone 'Asia/Ho_Chi_Minh')::date as over,
      (select count(*)::int from event_occurrence o where o.event_id = e.id and o.start_date >= e.start_date) as ahead
    from event e where e.known_dates is null`;
  expect(rows.filter(({ over, ahead, rare }) => over || ahead < (rare ? 1 : 3))).toEqual([]);
});

test('tours leave every week of the coming half year, those of a season in its months of the coming year', async () => {
  const rows = await sql<{ id: number; departures: number; late: number; months: number[] }[]>`
    select t.id, count(d.id)::int as departures, count(*) filter (where d.date > current_date + 184)::int as late,
      array_agg(distinct extract(month from d.date)::int) as months
    from tour t join tour_departure d on d.tour_id = t.id and d.is_open and d.seats_left > 0
      and d.date > (now() at time zone 'Asia/Ho_Chi_Minh')::date - 1
    group by t.id`;
  expect(rows).toHaveLength(content.tours.length);
  const season = (id: number) => content.tours.find((tour) => tour.id === id)?.departure_months;
  const isWrong = ({ id, departures, late, months }: (typeof rows)[number]) => {
    const wanted = season(id);
    return departures < 26 || (wanted ? months.some((month) => !wanted.includes(month)) : late > 0);
  };
  expect(rows.filter(isWrong)).toEqual([]);
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
