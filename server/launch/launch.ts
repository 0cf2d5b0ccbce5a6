import path from 'node:path';
import { EnvError, httpUrl } from '../env';
import { ensureBuilt } from './build';
import { answering, type Child, finished, startChild } from './child';
import { keepRunning } from './comeback';
import {
  apiEnvironment,
  type Configuration,
  type Mode,
  readConfiguration,
  webEnvironment,
  webOptions,
} from './configuration';
import { openDatabase, type RunningDatabase } from './database';
import { StartFailure } from './failure';
import { databasePart, processPart } from './parts';
import { say, since } from './say';
import { onStopSignal, Shutdown } from './shutdown';
import { Slot } from './slot';
import { welcome } from './welcome';

const viaTsx = ['--import', 'tsx'];
const supervised = [...viaTsx, '--import', './server/launch/leave-with-launcher.ts'];

/** How long a process may take to answer what is under way. */
const stopMilliseconds = 15_000;
const supervisedBuilt = ['--import', './build/leave-with-launcher.js'];

/** Starts the database, the API and the site, keeps them together, and ends this process when they have ended. */
export async function launch(mode: Mode): Promise<void> {
  const shutdown = new Shutdown();
  onStopSignal(
    () => {
      say('Stopping …');
      void shutdown.run().then(() => {
        say('Stopped.');
        process.exit(0);
      });
    },
    () => {
      say('Stopping at once.');
      shutdown.kill();
      process.exit(1);
    },
  );
  const start = (options: Parameters<typeof startChild>[0]) => {
    const child = startChild(options);
    shutdown.add(child);
    return child;
  };
  try {
    const failure = await run(mode, shutdown, start);
    throw new StartFailure(failure);
  } catch (error) {
    // What ends during a stop ends because of it.
    if (shutdown.begun) return;
    console.error(error instanceof StartFailure || error instanceof EnvError ? error.message : error);
    await shutdown.run();
    process.exit(1);
  }
}

/**
 * Starts everything; settles, with the reason, when a part has ended by itself: in development at once, so that it is seen,
 * else when starting it again does no good.
 */
async function run(
  mode: Mode,
  shutdown: Shutdown,
  start: (options: Parameters<typeof startChild>[0]) => Child,
): Promise<string> {
  const begin = Date.now();
  const configuration = await readConfiguration(mode, process.env);
  const { env } = configuration;

  const opening = openDatabase(env);
  shutdown.add(opening);
  const built = mode === 'production' ? ensureBuilt((build) => shutdown.add(build)) : Promise.resolve();
  const prepared = opening.then((database) =>
    shutdown.begun ? undefined : prepareDatabase(configuration, database, start),
  );
  await Promise.all([prepared, built]);
  const database = await opening;

  say('Starting the API and the site …');
  const slot = (name: string, args: string[], variables: Record<string, string | undefined>) => {
    const patience = stopMilliseconds + env.DRAIN_SECONDS * 1000;
    const made = new Slot(() => startChild({ name, args, env: variables }), patience);
    shutdown.add(made);
    return made;
  };
  const api = slot('api', apiArguments(mode, env.API_PROCESSES), apiEnvironment(env, database.url));
  const web = slot('web', [...webOptions, ...webArguments(mode, env.WEB_PROCESSES)], webEnvironment(env));
  const [apiUrl, siteUrl] = [httpUrl(env.HOST, env.API_PORT), httpUrl(env.HOST, env.PORT)];
  await Promise.all([
    answering(api.child, `${apiUrl}/health/ready`),
    answering(web.child, `${siteUrl}/health/live`),
  ]);
  welcome(configuration, since(begin));

  const parts = [
    processPart(api, `${apiUrl}/health/live`),
    processPart(web, `${siteUrl}/health/live`),
    databasePart(database, path.join(env.DATA_DIR, 'postgres.log')),
  ];
  return Promise.race(
    parts.map((part) =>
      mode === 'production' ? keepRunning(part, { isStopping: () => shutdown.begun }) : part.ended(),
    ),
  );
}

async function prepareDatabase(
  { env, admin }: Configuration,
  database: RunningDatabase,
  start: (options: Parameters<typeof startChild>[0]) => Child,
): Promise<void> {
  say('Preparing the database …');
  const child = start({
    name: 'data',
    args: [...supervised, 'server/launch/prepare.ts'],
    env: { ...apiEnvironment(env, database.url), ADMIN_EMAIL: admin?.email, ADMIN_PASSWORD: admin?.password },
  });
  await finished(child, 'The database could not be prepared');
}

/** One process as it is; several behind one port by a program that leads them. In development there is one of each. */
function built(name: 'api' | 'web', processes: number): string[] {
  return processes === 1 ? [...supervisedBuilt, `build/${name}.js`] : ['build/workers.js', name];
}

function apiArguments(mode: Mode, processes: number): string[] {
  return mode === 'production'
    ? built('api', processes)
    : ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'];
}

function webArguments(mode: Mode, processes: number): string[] {
  return mode === 'production' ? built('web', processes) : [...supervised, 'web/main.ts'];
}
