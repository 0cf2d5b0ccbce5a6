import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../db/embedded/index';

export interface DatabaseServer {
  /** Reaches a role that may create databases. */
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL for the tests: the one in `TEST_DATABASE_URL`, else a container, else the embedded server. */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return (await startContainer()) ?? startTemporary();
}

async function startContainer(): Promise<DatabaseServer | undefined> {
  if (!process.env.DOCKER_HOST && !existsSync('/var/run/docker.sock')) return undefined;
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  try {
    const container = await new PostgreSqlContainer('postgres:17')
      .withEnvironment({ POSTGRES_INITDB_ARGS: '--locale=C.UTF-8 --locale-provider=icu --icu-locale=vi-VN' })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
      .start();
    return { url: container.getConnectionUri(), stop: async () => void (await container.stop()) };
  } catch (error) {
    process.stdout.write(
      `No container for the tests (${(error as Error).message}): using the embedded PostgreSQL.\n`,
    );
    return undefined;
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
