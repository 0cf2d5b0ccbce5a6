import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { startEmbedded } from '../../db/embedded/index';
import { migrate } from '../../db/migrate';
import { openDoor } from './door';

/** A PostgreSQL of its own that a test may stop and start again. Its address stays the same. */
export const breakableDatabase = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-breakable-'));
  const start = () => startEmbedded({ dataDir, log: () => {}, durable: false });
  let server = await start();
  await migrate(server.url);

  // A restarted server has another port, so that the address is that of a door which leads to it.
  const door = await openDoor(() => Number(new URL(server.url).port));
  const url = new URL(server.url);
  url.port = String(door.port);

  const stop = async () => {
    await server.stop();
    await door.shut();
  };
  let running = true;
  afterAll(async () => {
    if (running) await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    url: url.href,
    hang: door.hang,
    goOn: door.goOn,
    stop: async () => {
      running = false;
      await stop();
    },
    start: async () => {
      server = await start();
      await door.open();
      running = true;
    },
  };
};
