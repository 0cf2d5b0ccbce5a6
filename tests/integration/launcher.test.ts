import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../db/embedded/free-port';

let folder: string;
let ports: { PORT: string; API_PORT: string };

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'visit-vietnam-'));
  ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm start`'s command until it ends by itself. */
async function start(env: Record<string, string>): Promise<{ code: number | null; sentence: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/launch/start.ts'], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), ...ports, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let sentence = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    sentence += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, sentence: sentence.trim() };
}

describe('the launcher ends with one sentence and exit code 1', () => {
  it.each(['PORT', 'API_PORT'] as const)('when %s is taken', async (name) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(Number(ports[name]), '127.0.0.1', resolve));
    const result = await start({});
    await new Promise((resolve) => server.close(resolve));
    expect(result).toEqual({
      code: 1,
      sentence: `Port ${ports[name]} on 127.0.0.1 is taken: stop what uses it, or set ${name} to a free one.`,
    });
  });

  it('when the data folder can not be written', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(await start({ DATA_DIR: file })).toEqual({
      code: 1,
      sentence: `The folder ${file} can't be written (EEXIST): set DATA_DIR to one that can.`,
    });
  });

  it('when the database can not be reached', async () => {
    const port = await freePort();
    expect(await start({ DATABASE_URL: `postgres://vietnam:hidden@127.0.0.1:${port}/vietnam` })).toEqual({
      code: 1,
      sentence: `The database at 127.0.0.1:${port}/vietnam can't be reached (ECONNREFUSED): check DATABASE_URL and that it runs.`,
    });
  });

  it('when a variable is wrong', async () => {
    expect(await start({ PUBLIC_URL: 'example.com' })).toEqual({
      code: 1,
      sentence: 'PUBLIC_URL must be an address like https://example.com.',
    });
  });

  it('when production has no session secret', async () => {
    expect(await start({ NODE_ENV: 'production' })).toEqual({
      code: 1,
      sentence: 'SESSION_SECRET must be set in production, to at least 32 random characters.',
    });
  });
});
