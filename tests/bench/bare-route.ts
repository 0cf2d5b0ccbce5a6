// A process of its own: what `GET /blogs?lang_id=en` costs when it is nothing but Fastify and two statements.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import postgres from 'postgres';
import { formatDateTime } from '../../server/time';

const statement = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const rowsStatement = statement('blogs.sql');
const countStatement = statement('blogs-count.sql');
const perPage = 10;

interface BlogRow {
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
}

const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10 });
const prepared = { prepare: true };

const app = Fastify();

app.get<{ Querystring: { lang_id: string } }>('/blogs', async ({ query: { lang_id } }) => {
  const [rows, counted] = await Promise.all([
    sql.unsafe<BlogRow[]>(
      rowsStatement,
      [lang_id, lang_id, lang_id, 'blog', 220, lang_id, perPage],
      prepared,
    ),
    sql.unsafe<{ total: number }[]>(countStatement, [lang_id], prepared),
  ]);
  const total = counted[0]?.total ?? 0;
  return {
    data: rows.map((row) => ({
      ...row,
      created_at: formatDateTime(row.created_at),
      updated_at: formatDateTime(row.updated_at),
      published_at: row.published_at && formatDateTime(row.published_at),
    })),
    total,
    page: 1,
    per_page: perPage,
    last_page: Math.max(1, Math.ceil(total / perPage)),
  };
});

process.once('SIGTERM', () => {
  Promise.all([app.close(), sql.end({ timeout: 1 })]).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT) });
