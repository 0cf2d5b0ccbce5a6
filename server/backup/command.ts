import { EmbeddedPostgresError, hasEmbedded, runningEmbedded, startEmbedded } from '../../db/embedded/index';
import { directUrl } from '../database-addresses';
import { type Env, EnvError, loadEnv } from '../env';
import { BackupFailure } from './failure';

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

interface Opened {
  url: string;
  close(): Promise<void>;
}

const started = async (dataDir: string): Promise<Opened> => {
  const server = await startEmbedded({ dataDir, log: print });
  return { url: server.url, close: () => server.stop() };
};

const nothingToClose = async () => {};

/** The database that is to be copied: one's own, or the embedded one, which the product may have running. */
export const openSource = async (env: Env): Promise<Opened> => {
  const own = directUrl(env);
  if (own) return { url: own, close: nothingToClose };
  const { DATA_DIR } = env;
  const url = await runningEmbedded(DATA_DIR);
  if (url) return { url, close: nothingToClose };
  if (!hasEmbedded(DATA_DIR))
    throw new BackupFailure(`There is no database in ${DATA_DIR}: set DATA_DIR or DATABASE_URL.`);
  return started(DATA_DIR);
};

/** The database that a backup is put into. An embedded one is made where there is none; it must not be running. */
export const openTarget = async (env: Env): Promise<Opened> => {
  const own = directUrl(env);
  return own ? { url: own, close: nothingToClose } : started(env.DATA_DIR);
};

/** What is of no use to a command that never answers a visitor does not have to be set for it. */
const commandEnv = () => loadEnv({ ...process.env, NODE_ENV: 'development' });

const isForPeople = (error: Error): boolean =>
  [BackupFailure, EnvError, EmbeddedPostgresError].some((kind) => error instanceof kind);

/** Runs a command to its end, and says in one sentence why it could not get there. */
export const runCommand = async (run: (env: Env) => Promise<void>): Promise<void> => {
  try {
    await run(commandEnv());
  } catch (error) {
    console.error(isForPeople(error as Error) ? (error as Error).message : error);
    process.exitCode = 1;
  }
};
