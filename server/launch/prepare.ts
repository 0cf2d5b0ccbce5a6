import { DatabaseIsNewerError, migrate } from '../../db/migrate';
import { seed } from '../../seeds/index';
import { EnvError, loadEnv } from '../env';
import { ensureAdmin } from '../modules/admin/ensure-admin';
import { since } from './say';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Brings a database to where the product can run on it: migrations, first content, first administrator. */
async function prepare(): Promise<void> {
  const env = loadEnv();
  if (!env.DATABASE_URL) throw new EnvError('DATABASE_URL must be set.');
  let start = Date.now();
  const applied = await migrate(env.DATABASE_URL);
  if (applied > 0) print(`Applied ${applied} migration(s) (${since(start)}).`);

  start = Date.now();
  let seeded = false;
  await seed({
    databaseUrl: env.DATABASE_URL,
    mediaDir: env.MEDIA_DIR,
    log(line) {
      seeded = true;
      print(line);
    },
  });
  if (seeded) print(`Content is in place (${since(start)}).`);

  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) {
    await ensureAdmin({
      databaseUrl: env.DATABASE_URL,
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
    });
  }
}

await prepare().then(
  // Pools that a library keeps open must not hold up the start.
  () => process.exit(0),
  (error: Error) => {
    console.error(error instanceof EnvError || error instanceof DatabaseIsNewerError ? error.message : error);
    process.exit(1);
  },
);
