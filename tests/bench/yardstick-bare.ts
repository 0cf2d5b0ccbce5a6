// A process of its own: the questions of the yardstick answered by Fastify and the SQL that one would write by hand for them.
import Fastify from 'fastify';
import postgres from 'postgres';

const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10, connection: { search_path: 'yardstick' } });
const app = Fastify();

const row = sql`s.id, s.lang_id, s.slug, s.title, s.description, s.image, s.status, s.published_at, s.rating, c.name as category_name`;
const live = sql`s.status = 'published' and s.lang_id = 'en'`;

/** Ten rows, newest first, and how many there are. */
const list = async (narrowed: postgres.Fragment) => {
  const [data, [counted]] = await Promise.all([
    sql`select ${row} from story s join category c on c.id = s.category_id where ${live} ${narrowed} order by s.published_at desc limit 10`,
    sql`select count(*)::int as total from story s where ${live} ${narrowed}`,
  ]);
  return { data, total: counted?.total };
};

app.get('/health/live', async () => ({ status: 'ok' }));
app.get('/all', () => list(sql``));
app.get<{ Params: { id: string } }>('/category/:id', ({ params }) =>
  list(sql`and s.category_id = ${Number(params.id)}`),
);
app.get<{ Params: { word: string } }>('/words/:word', ({ params }) =>
  list(sql`and s.title ilike ${`%${params.word}%`}`),
);
app.get<{ Params: { slug: string } }>('/story/:slug', async ({ params }) => {
  const [data] = await sql`
    select s.*, c.name as category_name from story s join category c on c.id = s.category_id
    where s.slug = ${params.slug} and s.status = 'published'`;
  return { data };
});

process.once('SIGTERM', () => {
  Promise.all([app.close(), sql.end()]).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT) });
