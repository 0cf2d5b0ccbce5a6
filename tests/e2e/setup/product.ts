import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../db/embedded/free-port';
import type { EndToEndEnvironment } from './environment';

export interface RunningProduct extends EndToEndEnvironment {
  stop(): Promise<void>;
}

/** Starts the real product, as `npm start` does, on free ports and with its data in `dataDir`. */
export async function startProduct(dataDir: string, patience = 180_000): Promise<RunningProduct> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const adminEmail = 'admin@visitvietnam.example';
  const adminPassword = 'only-for-the-tests';
  const launcher = spawn(process.execPath, ['--import', 'tsx', 'server/launch/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      API_PORT: String(apiPort),
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'warn',
      // No test depends on what is outside of this machine.
      WEATHER_BASE_URL: 'off',
      RATES_BASE_URL: 'off',
      ...Object.fromEntries(
        ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MEDIA_DIR'].map((name) => [name, '']),
      ),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = new Promise<'ended'>((resolve) => launcher.once('close', () => resolve('ended')));
  const ready = new Promise<'ready'>((resolve) => {
    createInterface({ input: launcher.stderr }).on('line', (line) => lines.push(line));
    createInterface({ input: launcher.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.includes('Visit Vietnam is ready')) resolve('ready');
    });
  });
  const stop = async () => {
    launcher.kill('SIGTERM');
    await ended;
  };
  const outcome = await Promise.race([ready, ended, sleep(patience, 'late' as const, { ref: false })]);
  if (outcome !== 'ready') {
    await stop();
    throw new Error(`The product did not start.\n${lines.slice(-30).join('\n')}`);
  }
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    adminEmail,
    adminPassword,
    dataDir,
    stop,
  };
}
