import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createApp } from '../../server/app';
import type { App } from '../../server/app-type';
import { loadEnv } from '../../server/env';
import { testDatabase } from '../setup/database';

export const publicUrl = 'https://visit.example';

/** The real app on a database of its own. It answers requests but listens nowhere, so that no worker runs. */
export const testApp = async (settings: Record<string, string> = {}): Promise<App> => {
  const { url } = await testDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-app-'));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const app = await createApp(
    loadEnv({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      ...settings,
    }),
  );
  afterAll(() => app.close());
  await app.ready();
  return app;
};
