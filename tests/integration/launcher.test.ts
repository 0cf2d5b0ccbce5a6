import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbedded } from '../../db/embedded';
import { freePort } from '../../db/embedded/free-port';
import { migrate } from '../../db/migrate';
import { childNamed, childrenOf } from '../factories/processes';
import { startTraceCollector, throughAll } from '../factories/trace-collector';

let folder: string;
let ports: { PORT: string; API_PORT: string };

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'visit-vietnam-'));
  ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Begins `npm start`'s command. */
const begin = (env: Record<string, string>, output: 'ignore' | 'pipe') =>
  spawn(process.execPath, ['--import', 'tsx', 'server/launch/start.ts'], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), ...ports, ...env },
    stdio: ['ignore', output, 'pipe'],
  });

/** Runs it until it ends by itself. */
async function start(env: Record<string, string>): Promise<{ code: number | null; sentence: string }> {
  const child = begin(env, 'ignore');
  let sentence = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
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

/** Waits until the launcher has printed a text. */
const printed = (launcher: ChildProcess, text: string) =>
  new Promise<void>((resolve, reject) => {
    let all = '';
    const read = (part: string) => {
      all += part;
      if (all.includes(text)) end(resolve);
    };
    const fail = () => end(() => reject(new Error(`The launcher ended.\n${all}`)));
    const end = (settle: () => void) => {
      launcher.stdout?.off('data', read);
      launcher.off('close', fail);
      settle();
    };
    launcher.stdout?.setEncoding('utf8').on('data', read);
    launcher.once('close', fail);
  });

const statusOf = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

const untilItAnswers = async (url: string, isWanted: (status: number) => boolean) => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (isWanted(await statusOf(url))) return;
    await sleep(50);
  }
  throw new Error(`${url} did not come to answer so.`);
};

/** A database that counts as filled, so that the start draws no pictures. */
const prepareData = async () => {
  const database = await startEmbedded({ dataDir: path.join(folder, 'data'), log: () => {}, durable: false });
  await migrate(database.url);
  const sql = postgres(database.url, { max: 1 });
  await sql`insert into language (code, name, native_name, is_default)
    values ('en', 'English', 'English', true), ('vi', 'Vietnamese', 'Tiếng Việt', false)`;
  await sql.end();
  await database.stop();
};

const nobody = 'Nobody answered.';

/** Longer than any answer takes: whoever waits for so long is answered by nobody. */
const patience = 20_000;

/** The answer's text, on a connection of its own; rejects when it isn't answered with 200. */
const textOf = (url: string) =>
  new Promise<string>((resolve, reject) => {
    const asking = get(url, { agent: false, timeout: patience }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve(text) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
      answer.once('error', reject);
    });
    asking.once('timeout', () => asking.destroy(new Error(nobody)));
    asking.once('error', reject);
  });

/** Asks again and again until it is ended, which gives the failures. */
const underLoad = (urls: readonly string[], clients: number) => {
  const failures: unknown[] = [];
  let isOver = false;
  const client = async (url: string) => {
    while (!isOver) await textOf(url).catch((error: unknown) => failures.push(error));
  };
  const all = urls.flatMap((url) => Array.from({ length: clients }, () => client(url)));
  return {
    async end() {
      isOver = true;
      await Promise.all(all);
      return failures;
    },
  };
};

const databaseUrl = () => {
  const port = readFileSync(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(path.join(folder, 'data/postgres.password'), 'utf8').trim();
  return `postgres://vietnam:${password}@127.0.0.1:${port}/vietnam`;
};

const addStory = async () => {
  const sql = postgres(databaseUrl(), { max: 1 });
  await sql.begin(async (tx) => {
    const [category] = await tx`insert into blog_category (status) values (1) returning id`;
    await tx`insert into blog_category_translation (record_id, lang_id, slug, title)
      values (${category?.id}, 'en', 'kind', 'Kind')`;
    const [story] = await tx`insert into blog (status, published_at, category_id)
      values (1, now() - interval '1 hour', ${category?.id}) returning id`;
    await tx`insert into blog_translation (record_id, lang_id, slug, title)
      values (${story?.id}, 'en', 'today', 'A story of today')`;
  });
  await sql.end();
};

// The numbers of processes are read from /proc.
describe.runIf(process.platform === 'linux')('a part that is killed', () => {
  it('is started again at the same place', { timeout: 300_000 }, async () => {
    await prepareData();
    const launcher = begin({}, 'pipe');
    const ended = once(launcher, 'close');
    launcher.stderr?.resume();
    const [site, ready] = [
      `http://127.0.0.1:${ports.PORT}/health/live`,
      `http://127.0.0.1:${ports.API_PORT}/health/ready`,
    ];
    const numbers = {
      database: () =>
        Number.parseInt(readFileSync(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8'), 10),
      api: () => childNamed(launcher.pid ?? 0, 'build/api.js'),
      web: () => childNamed(launcher.pid ?? 0, 'build/web.js'),
    };
    try {
      await printed(launcher, 'Stop with Ctrl-C.');
      // Translating the sources takes three times as long as the start itself, and all that while nothing is answered.
      const commands = childrenOf(launcher.pid ?? 0).map(({ command }) => command);
      expect(commands.filter((command) => command.includes('tsx'))).toEqual([]);
      for (const [name, url] of [
        ['database', ready],
        ['api', ready],
        ['web', site],
      ] as const) {
        const killed = numbers[name]();
        process.kill(killed, 'SIGKILL');
        await untilItAnswers(url, (status) => status !== 200);
        await untilItAnswers(url, (status) => status === 200);
        expect(numbers[name](), name).not.toBe(killed);
      }
    } finally {
      launcher.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  });

  it('is one of several behind its port, and what it was not answering goes on', {
    timeout: 300_000,
  }, async () => {
    await prepareData();
    const collector = await startTraceCollector();
    const processes = { API_PROCESSES: '2', WEB_PROCESSES: '2', DRAIN_SECONDS: '1' };
    const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' };
    const launcher = begin({ ...processes, ...tracing }, 'pipe');
    const ended = once(launcher, 'close');
    launcher.stderr?.resume();
    const page = `http://127.0.0.1:${ports.PORT}/en/blogs`;
    // What neither waits for the other nor for a processor that others have: the subject are connections.
    const asked = [ports.PORT, ports.API_PORT].map((port) => `http://127.0.0.1:${port}/health/live`);
    const leaderOf = (name: string) => childNamed(launcher.pid ?? 0, `build/workers.js ${name}`);
    const workersOf = (name: string) => childrenOf(leaderOf(name)).map(({ pid }) => pid);
    const names = ['api', 'web'];
    const clients = 3;
    try {
      // The launcher is content when one answers; the first that is asked to end needs another that takes over.
      const all = names.map((name) => printed(launcher, `All 2 ${name} workers listen.`));
      await Promise.all([printed(launcher, 'Stop with Ctrl-C.'), ...all]);
      expect(names.flatMap(workersOf)).toHaveLength(4);
      for (const [signal, mostFailures] of [
        ['SIGTERM', 0],
        ...Array.from({ length: 3 }, () => ['SIGKILL', asked.length * clients] as const),
      ] as const) {
        const chosen = names.map((name) => workersOf(name)[0] ?? 0);
        const load = underLoad(asked, clients);
        const back = Promise.all(names.map((name) => printed(launcher, `The ${name} worker is back`)));
        for (const worker of chosen) process.kill(worker, signal);
        await back;
        const failures = await load.end();
        expect(failures.length, `${signal} ${failures.slice(0, 3).join()}`).toBeLessThanOrEqual(mostFailures);
        // What was under way to the one that was killed is cut off, or taken by the other.
        expect(String(failures)).not.toContain(nobody);
        const running = names.flatMap(workersOf);
        expect(running).toHaveLength(4);
        expect(running.filter((pid) => chosen.includes(pid))).toEqual([]);
      }
      await addStory();
      // Asked for at once, so that who is busy leaves some to the other.
      await vi.waitFor(async () => {
        const pages = await Promise.all(Array.from({ length: 24 }, () => textOf(page)));
        expect(pages.filter((text) => !text.includes('A story of today'))).toEqual([]);
      }, 20_000);
      await textOf(`http://127.0.0.1:${ports.PORT}/en/search-result?keyword=a-secret`);
      await vi.waitFor(() => {
        const spans = throughAll(collector.spans)
          .flat()
          .map(({ name }) => name);
        expect(spans).toContain('GET /search');
      }, 10_000);
      expect(JSON.stringify(collector.spans)).not.toContain('a-secret');
    } finally {
      collector.close();
      launcher.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  });
});
