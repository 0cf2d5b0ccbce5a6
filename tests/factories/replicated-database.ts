import { appendFile, chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { startEmbedded } from '../../db/embedded/index';
import { migrate } from '../../db/migrate';
import { openDoor } from './door';

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
    start: async () => {
      server = await start();
      await door.open();
      running = true;
    },
  };
};

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

/** A primary with all migrations, and a replica that streams from it; both stand behind doors of their own. */
export const replicatedDatabase = async () => {
  const folders = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-replicated-'));
  const [home, away] = [path.join(folders, 'primary'), path.join(folders, 'replica')];
  const primary = await newServer(home);
  afterAll(async () => {
    await replica?.stop();
    await primary.stop();
    await rm(folders, { recursive: true, force: true });
  });
  await migrate(primary.url);
  await primary.stop();
  const owner = await copyCluster(home, away);
  await primary.start();

  const { hostname, port, username, password } = new URL(primary.url);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  const signal = path.join(away, 'postgres', 'standby.signal');
  await writeFile(signal, '');
  await chown(signal, owner.uid, owner.gid);
  await appendFile(
    path.join(away, 'postgres', 'postgresql.auto.conf'),
    `primary_conninfo = '${conninfo}'\nwal_retrieve_retry_interval = 200ms\n`,
  );
  const replica = await newServer(away);
  return { primary, replica };
};
