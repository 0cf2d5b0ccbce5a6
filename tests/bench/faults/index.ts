import { createServer } from 'node:net';
import path from 'node:path';
import postgres from 'postgres';
import { projectRoot } from '../../../server/launch/project-root';
import { processesOf, signal } from '../../factories/signals';
import type { Bench, Benchmark, Row } from '../benchmark';
import { startBeside } from '../beside';
import { databaseUrlOf, type MeasuredProduct, startProduct } from '../product';
import { openDoor } from './door';
import { olderSchema } from './older-schema';
import { type Probed, underFault } from './probe';
import { dstNights } from './time-zones';

/** What is killed, or hangs, under a product that the launcher keeps together. */
const withinTheProduct = async (product: MeasuredProduct): Promise<Row[]> => {
  const { postgres: server, wholePostgres, api, site } = processesOf(product.dataDir);
  const rows: Row[] = [
    await underFault('PostgreSQL killed', product, {
      begin: async () => signal([await server()], 'SIGKILL'),
    }),
    await underFault('API killed', product, { begin: async () => signal([await api()], 'SIGKILL') }),
    await underFault('site killed', product, { begin: async () => signal([await site()], 'SIGKILL') }),
  ];
  const hung = await wholePostgres();
  try {
    rows.push(
      await underFault('PostgreSQL hangs for 12 s', product, {
        begin: () => signal(hung, 'SIGSTOP'),
        mend: () => signal(hung, 'SIGCONT'),
        lasts: 12_000,
      }),
    );
  } finally {
    signal(hung, 'SIGCONT');
  }
  return rows;
};

/** What happens on the way between an API and its database. */
const onTheWay = async (probed: Probed, databaseUrl: string, door: Awaited<ReturnType<typeof openDoor>>) => {
  const sql = postgres(databaseUrl, { max: 1 });
  let letGo = () => {};
  const holding = () =>
    new Promise<void>((held) => {
      void sql.begin(async (tx) => {
        await tx`lock table region in access exclusive mode`;
        held();
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
    });
  const mend = () => door.mend();
  try {
    return [
      await underFault('database 2 s late, for 12 s', probed, {
        begin: () => door.delay(2_000),
        mend,
        lasts: 12_000,
      }),
      await underFault('line to the database cut for 12 s', probed, {
        begin: () => door.cut(),
        mend,
        lasts: 12_000,
      }),
      await underFault('every connection waits (a locked table), for 8 s', probed, {
        begin: async () => {
          await holding();
          for (let count = 0; count < 20; count += 1)
            void fetch(`${probed.apiUrl}/region?lang_id=vi`).then(
              (answer) => answer.body?.cancel(),
              () => {},
            );
        },
        mend: () => letGo(),
        lasts: 8_000,
      }),
    ];
  } finally {
    letGo();
    await sql.end({ timeout: 1 });
  }
};

/** A mail server that takes connections and never says a word. */
const silentMailServer = async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { url: `smtp://127.0.0.1:${address.port}`, close: () => server.close() };
};

/** Somebody registers, whose letter can't be handed over. */
const register = (apiUrl: string) =>
  fetch(`${apiUrl}/customers/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'letter@visit.example',
      full_name: 'Phạm Thu Trang',
      phone: '0912 345 678',
      password: 'rừng thông sương sớm',
    }),
  });

const run = async (bench: Bench): Promise<Row[]> => {
  const mail = await silentMailServer();
  const product = await startProduct(path.join(bench.folder, 'broken'), projectRoot, 600_000, {
    SMTP_URL: mail.url,
  });
  const running: { stop(): Promise<void> }[] = [product];
  try {
    const rows = await withinTheProduct(product);
    rows.push(
      await underFault('mail server that says nothing, for 15 s', product, {
        begin: () => register(product.apiUrl),
        lasts: 15_000,
      }),
    );
    const databaseUrl = await databaseUrlOf(product.dataDir);
    const door = await openDoor(databaseUrl);
    running.push({ stop: async () => door.close() });
    const api = await startBeside('server/main.ts', { DATABASE_URL: door.url, DATA_DIR: product.dataDir });
    running.push(api.child);
    const site = await startBeside('web/main.ts', { API_URL: api.url });
    running.push(site.child);
    rows.push(...(await onTheWay({ apiUrl: api.url, siteUrl: site.url }, databaseUrl, door)));
    return [...rows, await dstNights(), ...(await olderSchema(databaseUrl))];
  } finally {
    for (const part of running.reverse()) await part.stop();
    mail.close();
  }
};

export const faults: Benchmark = {
  title: 'Things that break: what is answered meanwhile, and how long until all is well again',
  minutes: 15,
  run,
};
