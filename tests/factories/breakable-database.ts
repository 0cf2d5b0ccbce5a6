import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { startEmbedded } from '../../db/embedded/index';
import { migrate } from '../../db/migrate';

/** A PostgreSQL of its own that a test may stop and start again. Its address stays the same. */
export const breakableDatabase = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-breakable-'));
  const start = () => startEmbedded({ dataDir, log: () => {}, durable: false });
  let server = await start();
  await migrate(server.url);

  // A restarted server has another port, so that the address is that of a door which leads to it.
  const ways = new Map<Socket, Socket>();
  let isHanging = false;
  const pass = (incoming: Socket) => {
    const outgoing = connect(Number(new URL(server.url).port), '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      ways.set(from, to);
      if (!isHanging) from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ways.delete(from);
        to.destroy();
      });
    }
  };
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const made = createServer(pass).listen(port, '127.0.0.1', () => resolve(made));
    });
  const shut = async () => {
    const closed = new Promise((resolve) => door.close(resolve));
    for (const socket of ways.keys()) socket.destroy();
    await closed;
  };
  let door = await listen(0);
  const { port } = door.address() as AddressInfo;
  const url = new URL(server.url);
  url.port = String(port);

  const stop = async () => {
    await server.stop();
    await shut();
  };
  let running = true;
  afterAll(async () => {
    if (running) await stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    url: url.href,
    /** Connections stay open and new ones are taken, and nothing is heard on any, as of a server that is stopped by a signal. */
    hang: () => {
      isHanging = true;
      for (const [from, to] of ways) from.unpipe(to);
    },
    goOn: () => {
      isHanging = false;
      for (const [from, to] of ways) from.pipe(to);
    },
    stop: async () => {
      running = false;
      await stop();
    },
    start: async () => {
      server = await start();
      door = await listen(port);
      running = true;
    },
  };
};
