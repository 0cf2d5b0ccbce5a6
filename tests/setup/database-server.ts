import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../db/embedded/index';

export interface DatabaseServer {
  /** Reaches a role that may create databases. */
  url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL for the tests: the one in `TEST_DATABASE_URL`, a container where `TEST_DATABASE=container` asks for one, else
 * the embedded server. What is asked for and can't be had fails: another server would not be the one that was to be tested.
 */
export async function openDatabaseServer(env: NodeJS.ProcessEnv = process.env): Promise<DatabaseServer> {
  const { TEST_DATABASE_URL: given, TEST_DATABASE: kind = 'embedded' } = env;
  if (given) return { url: given, stop: async () => {} };
  if (kind === 'embedded') return startTemporary();
  if (kind === 'container') return startContainer();
  throw new Error(`TEST_DATABASE must be embedded or container, not ${kind}.`);
}

const image = 'postgres:17';
const port = 5432;
const account = { POSTGRES_USER: 'vietnam', POSTGRES_PASSWORD: 'vietnam', POSTGRES_DB: 'vietnam' };

async function startContainer(): Promise<DatabaseServer> {
  const { GenericContainer, Wait } = await import('testcontainers');
  try {
    const container = await new GenericContainer(image)
      .withEnvironment({
        ...account,
        POSTGRES_INITDB_ARGS: '--locale=C.UTF-8 --locale-provider=icu --icu-locale=vi-VN',
      })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
      .withExposedPorts(port)
      .withHealthCheck({
        test: ['CMD-SHELL', 'pg_isready --username=vietnam --dbname=vietnam --host=127.0.0.1'],
        interval: 250,
        timeout: 1000,
        retries: 240,
      })
      .withWaitStrategy(Wait.forAll([Wait.forHealthCheck(), Wait.forListeningPorts()]))
      .start();
    const address = `${container.getHost()}:${container.getMappedPort(port)}`;
    return {
      url: `postgres://vietnam:vietnam@${address}/vietnam`,
      stop: async () => void (await container.stop()),
    };
  } catch (error) {
    throw new Error(`The container that TEST_DATABASE asks for did not start: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function startTemporary(): Promise<DatabaseServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-tests-'));
  const server = await startEmbedded({ dataDir, log: () => {}, durable: false });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
