import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../db/embedded';
import { migrate } from '../../db/migrate';
import { createApp } from '../../server/app';
import { loadEnv } from '../../server/env';
import { drills, runDrill } from '../drill/drills';
import { withStage } from '../drill/stage';
import { contentFactory } from '../factories/content';

const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-drill-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As little as visitors need: a tour, and a place in a town. */
const prepare = async (dataDir: string) => {
  const database = await startEmbedded({ dataDir, log: () => {}, durable: false });
  await migrate(database.url);
  const app = await createApp(
    loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: database.url, DATA_DIR: dataDir }),
  );
  await app.ready();
  const { create } = await contentFactory(app);
  const city = await create('city', { title: 'Phố Cổ Xanh' });
  await create('resource', { city_id: city.id, title: 'The old gate', lat: 21.03, lon: 105.85 });
  await create('tour', { title: 'Down the Mekong' });
  await app.close();
  await database.stop();
};

/** The short form of `npm run drill`; what takes minutes there takes seconds here. */
const short = [
  'PostgreSQL killed',
  'API killed',
  'mail server away',
  'object store away',
  'line to the database cut',
];

// Processes are found by /proc.
describe.runIf(process.platform === 'linux')('things that break under visitors', () => {
  it('lose nothing that was acknowledged, do nothing twice, and are well again by themselves', async () => {
    const chosen = drills((milliseconds) => Math.min(milliseconds, 2_500), 2).filter(({ name }) =>
      short.includes(name),
    );
    expect(chosen.map(({ name }) => name)).toEqual(short);
    const wrong = await withStage(
      folder,
      async (stage) => {
        const all: string[] = [];
        for (const drill of chosen) {
          const once = drill.name === 'API killed' ? { ...drill, times: 1 } : drill;
          const outcome = await runDrill(stage, once, 1_200);
          expect(Number(outcome.row.told), drill.name).toBeGreaterThan(5);
          // How soon it is well is measured by the command, on a machine that does nothing else.
          all.push(...outcome.wrong.filter((line) => !line.includes('well only after')));
        }
        return all;
      },
      prepare,
    );
    expect(wrong).toEqual([]);
  }, 300_000);
});
