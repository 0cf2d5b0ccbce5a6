import { appendFile, chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { startEmbedded } from '../../db/embedded/index';
import { migrate } from '../../db/migrate';
import { openDoor } from './door';
import { processesOf, signal } from './signals';

const newServer = async (dataDir: string) => {
  const start = () => startEmbedded({ dataDir, log: () => {}, durable: false });
  let server = await start();
  const door = await openDoor(() => Number(new URL(server.url).port));
  const addressed = new URL(server.url);
  addressed.port = String(door.port);
  let running = true;
  const stop = async () => {
    if (!running) return;
    running = false;
    await server.stop();
    await door.shut();
  };
  return {
    ...door,
    url: addressed.href,
    direct: () => server.url,
    stop,
    /** Ends it in this moment, as a machine that is switched off. */
    kill: async () => {
      signal([await processesOf(dataDir).postgres()], 'SIGKILL');
      await server.ended();
      await stop();
    },
    start: async () => {
      server = await start();
      await door.open();
      running = true;
    },
  };
};

type Server = Awaited<ReturnType<typeof newServer>>;

/** Copies the folder of a server that has ended, as whoever it belongs to. */
const copyCluster = async (from: string, to: string) => {
  await cp(from, to, { recursive: true });
  const { uid, gid } = await stat(path.join(from, 'postgres'));
  for (const name of await readdir(path.join(to, 'postgres'), { recursive: true }))
    await chown(path.join(to, 'postgres', name), uid, gid);
  await chown(path.join(to, 'postgres'), uid, gid);
  await chmod(path.join(to, 'postgres'), 0o700);
  return { uid, gid };
};

/** A primary with all migrations, and a replica for each name that streams from it; all stand behind doors of their own. */
export const replicatedDatabase = async <Name extends string>(...names: readonly Name[]) => {
  const folders = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-replicated-'));
  const home = path.join(folders, 'primary');
  const servers = [await newServer(home)] as [Server, ...Server[]];
  const [primary] = servers;
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.stop();
    await rm(folders, { recursive: true, force: true });
  });
  await migrate(primary.url);
  await primary.stop();
  const { hostname, port, username, password } = new URL(primary.url);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  for (const name of names) {
    const owner = await copyCluster(home, path.join(folders, name));
    const cluster = path.join(folders, name, 'postgres');
    const signalFile = path.join(cluster, 'standby.signal');
    await writeFile(signalFile, '');
    await chown(signalFile, owner.uid, owner.gid);
    await appendFile(
      path.join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = '${conninfo}'\nwal_retrieve_retry_interval = 200ms\n`,
    );
  }
  await primary.start();
  for (const name of names) servers.push(await newServer(path.join(folders, name)));
  const replicas = Object.fromEntries(names.map((name, index) => [name, servers[index + 1]]));
  return { primary, ...(replicas as Record<Name, Server>) };
};
