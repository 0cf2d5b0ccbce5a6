import path from 'node:path';
import postgres from 'postgres';
import { projectRoot } from '../../server/launch/project-root';
import { startBeside } from '../bench/beside';
import { type Door, openDoor } from '../bench/faults/door';
import { databaseUrlOf, type MeasuredProduct, startProduct } from '../bench/product';
import { mailServer } from '../factories/mail-server';
import { s3Server } from '../factories/s3-server';
import { processesOf } from '../factories/signals';
import { makeResort, type Resort } from './visitors';

const secret = 'only-for-the-drills-and-nothing-else-at-all';
const customers = 3_000;

/** Everything that a drill may break: all of it on this machine, and started for it. */
export interface Stage {
  product: MeasuredProduct;
  processes: ReturnType<typeof processesOf>;
  /** For the books: not by any way that is broken. */
  sql: postgres.Sql;
  mail: Awaited<ReturnType<typeof mailServer>>;
  mailDoor: Door;
  store: Awaited<ReturnType<typeof s3Server>>;
  resort: Resort;
  /** An API and a site of their own on the same database, by a door that can be shut. Started when they are first asked for. */
  beside(): Promise<{ apiUrl: string; siteUrl: string; door: Door; clock: string }>;
}

/**
 * Starts the product on `folder` as `npm start` does, with a mail server and an object store of its own.
 * @param prepare puts something into the data folder before that; without it the product ships its content
 */
export const withStage = async <T>(
  folder: string,
  play: (stage: Stage) => Promise<T>,
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<T> => {
  const ends: Array<() => Promise<void>> = [];
  const atEnd = (end: () => Promise<void>) => void ends.unshift(end);
  try {
    const mail = await mailServer(atEnd);
    const mailDoor = await openDoor(mail.url);
    atEnd(async () => mailDoor.close());
    const store = await s3Server({}, atEnd);
    const shared = {
      SESSION_SECRET: secret,
      INTERNAL_TOKEN: 'only-for-the-drills',
      SMTP_URL: mailDoor.url,
      WEATHER_BASE_URL: 'off',
      RATES_BASE_URL: 'off',
      ...store.settings(),
    };
    const dataDir = path.join(folder, 'data');
    await prepare(dataDir);
    const product = await startProduct(dataDir, projectRoot, 600_000, { LOG_LEVEL: 'warn', ...shared });
    atEnd(product.stop);
    const databaseUrl = await databaseUrlOf(dataDir);
    const sql = postgres(databaseUrl, { max: 2, onnotice: () => {}, idle_timeout: 1, connect_timeout: 5 });
    atEnd(() => sql.end({ timeout: 1 }));
    const resort = await makeResort(sql, { apiUrl: product.apiUrl, secret }, customers);

    let besides: ReturnType<Stage['beside']> | undefined;
    const startBesides = async () => {
      const door = await openDoor(databaseUrl);
      atEnd(async () => door.close());
      const clock = path.join(folder, 'clock');
      const jumping = ['--import', path.join(projectRoot, 'tests/drill/jumping-clock.mjs')];
      const given = { ...shared, DATA_DIR: dataDir, DRILL_CLOCK: clock, TRUST_PROXY: 'loopback' };
      const api = await startBeside('server/main.ts', { ...given, DATABASE_URL: door.url }, jumping);
      atEnd(() => api.child.stop());
      const site = await startBeside('web/main.ts', { ...given, API_URL: api.url }, jumping);
      atEnd(() => site.child.stop());
      return { apiUrl: api.url, siteUrl: site.url, door, clock };
    };
    return await play({
      product,
      processes: processesOf(dataDir),
      sql,
      mail,
      mailDoor,
      store,
      resort,
      beside: () => {
        besides ??= startBesides();
        return besides;
      },
    });
  } finally {
    for (const end of ends) await end().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  }
};
