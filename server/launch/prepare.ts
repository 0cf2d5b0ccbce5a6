import { DatabaseIsNewerError, migrate } from '../../db/migrate';
import { ensureStatistics } from '../../db/statistics';
import { seed } from '../../seeds/index';
import { directUrl } from '../database-addresses';
import { EnvError, loadEnv } from '../env';
import { ensureVisitorInfoIssues } from '../features/back-office/visitor-info/ensure-issues';
import { ensureSearchDocuments } from '../features/search/ensure-documents';
import { ensureAdmin } from '../platform/admins/ensure-admin';
import { checkMediaStore, createMediaStore } from '../platform/media/store';
import { administrator } from './administrator';
import { StartFailure } from './failure';
import { since } from './say';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Brings a database to where the product can run on it: migrations, first content, first administrator. */
async function prepare(): Promise<void> {
  const env = loadEnv();
  const databaseUrl = directUrl(env);
  if (!databaseUrl) throw new EnvError('DATABASE_URL must be set.');
  const { problem } = await checkMediaStore(env);
  if (problem) throw new StartFailure(problem);
  let start = Date.now();
  const applied = await migrate(databaseUrl);
  if (applied > 0) print(`Applied ${applied} migration(s) (${since(start)}).`);

  start = Date.now();
  let seeded = false;
  await seed({
    databaseUrl,
    store: createMediaStore(env),
    log(line) {
      seeded = true;
      print(line);
    },
  });
  if (seeded) print(`Content is in place (${since(start)}).`);

  start = Date.now();
  if (await ensureSearchDocuments(databaseUrl)) print(`Search knows the content (${since(start)}).`);
  await ensureVisitorInfoIssues(databaseUrl);

  // After all that is written in bulk.
  await ensureStatistics(databaseUrl);

  const admin = await administrator(env, env.DEMO);
  await ensureAdmin({ databaseUrl, email: admin?.email, password: admin?.password });
  if (admin?.storedIn)
    print(`Sign in to the back office as ${admin.email} with the password in ${admin.storedIn}.`);
}

function isForPeople(error: Error): boolean {
  return [EnvError, StartFailure, DatabaseIsNewerError].some((kind) => error instanceof kind);
}

await prepare().then(
  // Pools that a library keeps open must not hold up the start.
  () => process.exit(0),
  (error: Error) => {
    console.error(isForPeople(error) ? error.message : error);
    process.exit(1);
  },
);
