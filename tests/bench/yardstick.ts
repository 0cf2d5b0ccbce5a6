import { type SQL, sql } from 'drizzle-orm';
import { createDatabase } from '../../db/client';
import type { Child } from '../../server/launch/child';
import type { Bench, Benchmark, Row } from './benchmark';
import { startBeside } from './beside';
import { measure } from './load';
import { databaseUrlOf } from './product';

const stories = 5000;
const rounds = 5;

/** The same stories for both: in tables that one would make for just these questions, and in the product's own. */
const filling: readonly SQL[] = [
  sql`create extension if not exists pg_trgm`,
  sql`create schema yardstick`,
  sql`create table yardstick.category (id int primary key, name text)`,
  sql`create table yardstick.story (id int primary key, lang_id text, category_id int references yardstick.category,
    slug text unique, title text, description text, content text, image text, status text, published_at timestamptz, rating numeric)`,
  sql`insert into yardstick.category select id, 'Category ' || id from generate_series(1, 20) id`,
  // Every twentieth story is in the first category, every sixteenth is of Hội An.
  sql`insert into yardstick.story
    select number * 2 + (lang = 'vi')::int, lang, 1 + number % 20, 'yardstick-' || lang || '-' || number,
      'Street food in ' || (array['Hội An', 'Hà Nội', 'Huế', 'Đà Lạt', 'Sa Pa', 'Cần Thơ', 'Ninh Bình', 'Nha Trang', 'Phú Quốc',
        'Quy Nhơn', 'Côn Đảo', 'Hà Giang', 'Mũi Né', 'Đà Nẵng', 'Hạ Long', 'Phong Nha'])[1 + number % 16] || ' ' || number,
      rpad('', 200, 'a coast, mountains and old towns '), rpad('<h2>Morning</h2>', 2100, '<p>' || number || ' bowls of noodle soup</p>'),
      '/images/' || number % 60 || '.jpg', 'published', timestamptz '2025-12-31' - number * interval '1 hour', 4.5
    from generate_series(1, ${sql.raw(String(stories))}) number, unnest(array['en', 'vi']) lang`,
  sql`create index on yardstick.story (lang_id, category_id, published_at desc) where status = 'published'`,
  sql`create index on yardstick.story (lang_id, published_at desc) where status = 'published'`,
  sql`create index on yardstick.story using gin (title gin_trgm_ops)`,
  sql`insert into blog (category_id, author, published_at, status)
    select case when category_id = 1 then (select min(id) from blog_category) else (select max(id) from blog_category) end,
      'Yardstick', published_at, 1 from yardstick.story where lang_id = 'en' order by id`,
  sql`insert into blog_translation (record_id, lang_id, slug, title, description, content)
    select made.id, lang_id, slug, title, description, content
    from (select id, row_number() over (order by id) as number from blog where author = 'Yardstick') made
    join yardstick.story on story.id / 2 = made.number`,
];

const middleOf = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const fill = async (databaseUrl: string): Promise<number> => {
  const { db, close } = createDatabase(databaseUrl, { timeLimits: false });
  try {
    for (const statement of filling) await db.execute(statement);
    await db.execute(sql`vacuum analyze`);
    const { rows } = await db.execute<{ id: number }>(sql`select min(id) as id from blog_category`);
    return Number(rows[0]?.id);
  } finally {
    await close();
  }
};

const run = async (bench: Bench): Promise<Row[]> => {
  const databaseUrl = await databaseUrlOf((await bench.product()).dataDir);
  const category = await fill(databaseUrl);
  const words = encodeURIComponent('Hội An');
  const questions = [
    ['a request that asks nothing', '/health/live', '/health/live'],
    ['list of a category', `/blogs?lang_id=en&category_id=${category}`, '/category/1'],
    [`list of all, ${stories}`, '/blogs?lang_id=en', '/all'],
    ['one story', '/blogs/detail/yardstick-en-20?lang_id=en', '/story/yardstick-en-20'],
    ['words in titles', `/blogs?lang_id=en&keyword=${words}`, `/words/${words}`],
  ] as const;
  const started: Child[] = [];
  try {
    const ours = await startBeside('server/main.ts', { DATABASE_URL: databaseUrl });
    started.push(ours.child);
    const bare = await startBeside('tests/bench/yardstick-bare.ts', { DATABASE_URL: databaseUrl });
    started.push(bare.child);
    const rows: Row[] = [];
    for (const [what, path, barePath] of questions) {
      const found = { ours: [] as number[], bare: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        const target = { name: what, encoding: 'identity' } as const;
        found.bare.push((await measure({ ...target, url: `${bare.url}${barePath}` })).requestsPerSecond);
        found.ours.push((await measure({ ...target, url: `${ours.url}${path}` })).requestsPerSecond);
      }
      const [inHand, here] = [middleOf(found.bare), middleOf(found.ours)];
      rows.push({
        what,
        'requests/s': Math.round(here),
        'by hand': Math.round(inHand),
        ratio: Number((here / inHand).toFixed(2)),
      });
    }
    return rows;
  } finally {
    await Promise.all(started.map((child) => child.stop()));
  }
};

/** What the API makes of questions, as a share of what SQL written by hand for just these makes of them. */
export const yardstick: Benchmark = {
  title: `${stories} stories in two languages, beside Fastify and SQL written by hand for each question`,
  minutes: 20,
  run,
};
