import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../db/embedded/free-port';
import { pushPair } from '../../factories/push-pair';
import type { EndToEndEnvironment } from './environment';

export interface RunningProduct extends EndToEndEnvironment {
  /** Throws, after the end, when the product had ended in between by a fault of its own. */
  stop(): Promise<void>;
}

/** Everything that the product said, for whoever looks into a failure. */
const logFile = 'test-results/product.log';

/** So often it is started again when it ends by itself, as whatever runs it in earnest would do. */
const mostRestarts = 5;

/**
 * Starts the real product, as `npm start` does, on free ports and with its data in `dataDir`. Should it end by itself,
 * it is started again, so that one fault is told as one and not as that of every test after it.
 */
export async function startProduct(dataDir: string, patience = 180_000): Promise<RunningProduct> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const adminEmail = 'admin@visitvietnam.example';
  const adminPassword = 'only-for-the-tests';
  const push = pushPair();
  const env: NodeJS.ProcessEnv = {
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
    PUSH_PUBLIC_KEY: push.publicKey,
    PUSH_PRIVATE_KEY: push.privateKey,
    PUSH_SUBJECT: 'mailto:team@visitvietnam.example',
    PUSH_HOSTS: 'push.visitvietnam.example',
    WEATHER_BASE_URL: 'off',
    RATES_BASE_URL: 'off',
    ...Object.fromEntries(['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MEDIA_DIR'].map((name) => [name, ''])),
  };
  mkdirSync('test-results', { recursive: true });
  const log = createWriteStream(logFile);
  const faults: string[] = [];
  let restarts = 0;
  let isWanted = true;
  let running = launcher(env, log);

  async function keepRunning(): Promise<void> {
    const { ended, isReady, lastLines } = running;
    const how = await ended;
    if (!isWanted || !(await isReady)) return;
    restarts += 1;
    const database = await readFile(path.join(dataDir, 'postgres.log'), 'utf8').catch(() => '');
    const said = [
      `The product ended by itself (${how}):`,
      lastLines(),
      'The database said at the end:',
      ...database.trimEnd().split('\n').slice(-10),
    ].join('\n');
    // What the machine ends for want of memory has no fault that a test could name; it is told all the same.
    if (/SIGKILL/.test(said)) console.warn(said);
    else faults.push(said);
    if (restarts > mostRestarts) return;
    running = launcher(env, log);
    await keepRunning();
  }
  void keepRunning();

  const stop = async () => {
    isWanted = false;
    running.kill();
    await running.ended;
    log.end();
    if (faults.length > 0) throw new Error(faults.join('\n\n'));
  };
  if (!(await Promise.race([running.isReady, sleep(patience, false, { ref: false })]))) {
    await stop();
    throw new Error(`The product did not start.\n${running.lastLines()}`);
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

/** One run of the launcher, all of whose lines go to `log`. */
function launcher(env: NodeJS.ProcessEnv, log: NodeJS.WritableStream) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/launch/start.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(String(code ?? signal)));
  });
  const isReady = new Promise<boolean>((resolve) => {
    void ended.then(() => resolve(false));
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${new Date().toISOString()} ${line}\n`);
        lines.push(line);
        if (lines.length > 40) lines.shift();
        if (line.includes('Visit Vietnam is ready')) resolve(true);
      });
    }
  });
  return { ended, isReady, lastLines: () => lines.join('\n'), kill: () => child.kill('SIGTERM') };
}
