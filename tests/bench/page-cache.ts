import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { Child } from '../../server/launch/child';
import { webOptions } from '../../server/launch/configuration';
import type { Bench, Benchmark, Row } from './benchmark';
import { startBeside } from './beside';
import { meanOf, type Target, underLoad } from './load';

/** The list of stories: twelve cards. */
const address = '/en/blogs';

const encodings = [
  { encoding: 'identity', file: 'page.html' },
  { encoding: 'br', file: 'page.html.br' },
] as const;

interface Sent {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** An answer as it comes over the wire. */
const sent = (url: string, encoding: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      if (answer.statusCode === 200) resolve({ body: Buffer.concat(parts), headers: answer.headers });
      else reject(new Error(`${url} answered ${answer.statusCode}.`));
    }).on('error', reject);
  });

/** An answer from the memory of the web process says how old it is. */
async function requireCached(url: string, isKept: boolean): Promise<void> {
  await sent(url, 'br');
  const { headers } = await sent(url, 'br');
  if ((headers.age !== undefined) !== isKept) {
    throw new Error(
      `${url} is ${isKept ? 'rendered anew each time' : 'cached'}, which is not what is measured.`,
    );
  }
}

async function run(bench: Bench): Promise<Row[]> {
  const { apiUrl } = await bench.product();
  const folder = path.join(bench.folder, 'static');
  await mkdir(folder);
  const started: Child[] = [];
  const start = async (script: string, env: Record<string, string>) => {
    // All are run as the launcher runs the site.
    const { child, url } = await startBeside(script, env, webOptions);
    started.push(child);
    return url;
  };
  try {
    const cached = `${await start('web/main.ts', { API_URL: apiUrl, PAGE_CACHE_MB: '64' })}${address}`;
    const never = `${await start('web/main.ts', { API_URL: apiUrl, PAGE_CACHE_MB: '0' })}${address}`;
    await requireCached(cached, true);
    await requireCached(never, false);
    const sizes: Row[] = [];
    for (const { encoding, file } of encodings) {
      const { body } = await sent(cached, encoding);
      await writeFile(path.join(folder, file), body);
      sizes.push({ encoding, 'bytes of the page': body.length });
    }
    const file = `${await start('tests/bench/static-file.ts', { STATIC_FOLDER: folder })}/page.html`;

    const rows: Row[] = [];
    for (const { encoding } of encodings) {
      const named = (name: string) => `${name}, ${encoding}`;
      const targets: Target[] = [
        { name: named('cached'), url: cached, encoding },
        { name: named('never cached'), url: never, encoding },
        { name: named('static file'), url: file, encoding },
      ];
      const measured = await underLoad(targets, 2);
      const ratioOf = (name: string): Row => ({
        what: `${named(name)} / static file`,
        ratio: Number((meanOf(measured, named(name)) / meanOf(measured, named('static file'))).toFixed(3)),
      });
      rows.push(...measured, ratioOf('cached'), ratioOf('never cached'));
    }
    return [...sizes, ...rows];
  } finally {
    await Promise.all(started.map((child) => child.stop()));
  }
}

export const cached: Benchmark = {
  title: `${address} cached, and rendered for each visitor, beside a static file of the same size (10 connections)`,
  minutes: 6,
  run,
};
