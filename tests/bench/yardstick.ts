import { type SQL, sql } from 'drizzle-orm';
import { createDatabase } from '../../db/client';
import type { Child } from '../../server/launch/child';
import type { Bench, Benchmark, Row } from './benchmark';
import { startBeside } from './beside';
import { type Measured, measure } from './load';
import { untilQuiet } from './processor';
import { databasePidOf, databaseUrlOf } from './product';

const stories = 5000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** A part of the name of a question, if not all are wanted. */
const only = process.env.BENCH_ONLY ?? '';
const seconds = { warmUp: 2, measured: Number(process.env.BENCH_SECONDS ?? 8) };

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

/** A server that is asked: the one written by hand, ours, and ours as visitors meet it. */
interface Asked {
  child: Child;
  url: string;
}

/** What one server makes of a question, in the middle of all rounds. */
const middle = (found: readonly Measured[]) => ({
  requests: middleOf(found.map(({ requestsPerSecond }) => requestsPerSecond)),
  node: middleOf(found.map(({ processor }) => processor[0] ?? Number.NaN)),
  database: middleOf(found.map(({ processor }) => processor[1] ?? Number.NaN)),
});

type Middle = ReturnType<typeof middle>;

const inMicroseconds = ({ node, database }: Middle) => `${Math.round(node)}, ${Math.round(database)}`;
const share = (whole: number, part: number) => Number((whole / part).toFixed(2));
const work = ({ node, database }: Middle) => node + database;

const run = async (bench: Bench): Promise<Row[]> => {
  const { dataDir } = await bench.product();
  const databaseUrl = await databaseUrlOf(dataDir);
  const databasePid = await databasePidOf(dataDir);
  const category = await fill(databaseUrl);
  const words = encodeURIComponent('Hội An');
  const all = [
    ['a request that asks nothing', '/health/live', '/health/live'],
    ['list of a category', `/blogs?lang_id=en&category_id=${category}`, '/category/1'],
    [`list of all, ${stories}`, '/blogs?lang_id=en', '/all'],
    ['one story', '/blogs/detail/yardstick-en-20?lang_id=en', '/story/yardstick-en-20'],
    ['words in titles', `/blogs?lang_id=en&keyword=${words}`, `/words/${words}`],
  ] as const;
  const questions = all.filter(([what]) => what.includes(only));
  const started: Child[] = [];
  const start = async (script: string, env: Record<string, string> = {}): Promise<Asked> => {
    const one = await startBeside(script, { DATABASE_URL: databaseUrl, ...env });
    started.push(one.child);
    // Texts are taken apart for the search behind the start.
    await untilQuiet(one.child.pid ?? 0);
    return one;
  };
  try {
    const bare = await start('tests/bench/yardstick-bare.ts');
    const made = await start('build/api.js', { API_CACHE_MB: '0' });
    const cached = await start('build/api.js');
    const ask = ({ child, url }: Asked, path: string) =>
      measure({
        name: path,
        url: `${url}${path}`,
        encoding: 'identity',
        connections: 16,
        seconds,
        pids: [child.pid ?? 0, databasePid],
      });
    // Each has been asked some thousand times before anything counts: what is still being compiled takes twice as long.
    for (const [, path, barePath] of questions) {
      for (const [one, at] of [
        [bare, barePath],
        [made, path],
        [cached, path],
      ] as const)
        await ask(one, at);
    }
    const rows: Row[] = [];
    for (const [what, path, barePath] of questions) {
      const found = { bare: [] as Measured[], made: [] as Measured[], cached: [] as Measured[] };
      for (let round = 0; round < rounds; round += 1) {
        found.bare.push(await ask(bare, barePath));
        found.made.push(await ask(made, path));
        found.cached.push(await ask(cached, path));
      }
      const [byHand, anew, held] = [middle(found.bare), middle(found.made), middle(found.cached)];
      rows.push({
        what,
        'by hand/s': Math.round(byHand.requests),
        'made/s': Math.round(anew.requests),
        'cached/s': Math.round(held.requests),
        made: share(anew.requests, byHand.requests),
        cached: share(held.requests, byHand.requests),
        'µs by hand': inMicroseconds(byHand),
        'µs made': inMicroseconds(anew),
        'µs cached': inMicroseconds(held),
        'made, by µs': share(work(byHand), work(anew)),
        'cached, by µs': share(work(byHand), work(held)),
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
  minutes: 30,
  run,
};
