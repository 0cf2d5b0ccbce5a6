// A process of its own: what calls cost when they are nothing but Fastify and the statements that the API sends for them.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool } from 'pg';
import type { Recording, Statement } from './recorded';

const recording = JSON.parse(readFileSync(process.env.RECORDING ?? '', 'utf8')) as Recording;
const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c timezone=Asia/Ho_Chi_Minh',
});
const app = Fastify();

app.get('/health/live', async () => ({ status: 'ok' }));

for (const [name, waves] of Object.entries(recording)) {
  const prepared = waves.map((wave, number) =>
    wave.map((statement, index) => ({ name: `${name}-${number}-${index}`, ...statement })),
  );
  // As arrays: columns without a name of their own would overwrite one another.
  const run = async (statement: Statement) => (await pool.query({ ...statement, rowMode: 'array' })).rows;
  const answer = async () => {
    const data = [];
    for (const wave of prepared) data.push(await Promise.all(wave.map(run)));
    return { data };
  };
  app.get(`/${name}`, answer);
}

process.once('SIGTERM', () => {
  Promise.all([app.close(), pool.end()]).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT) });
