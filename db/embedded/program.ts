import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import type { Account } from './account';
import { EmbeddedPostgresError } from './failure';

interface ProgramOptions {
  account: Account;
  /** Handed to the program as descriptors 3, 4, …, in this order. */
  handles: FileHandle[];
}

/** Starts one of PostgreSQL's programs with its account, what it was handed, and next to nothing of our environment. */
export function startProgram(
  file: string,
  args: string[],
  options: ProgramOptions & { output: FileHandle | 'pipe' },
): ChildProcess {
  const output = options.output === 'pipe' ? 'pipe' : options.output.fd;
  const stdio: StdioOptions = ['ignore', output, output, ...options.handles.map((handle) => handle.fd)];
  return spawn(file, args, {
    ...options.account,
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal reaches the launcher only, which stops the server last.
    detached: true,
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, LC_MESSAGES: 'C', TZ: 'UTC' },
    stdio,
  });
}

/** Runs one of PostgreSQL's programs and waits for its end. */
export async function runToEnd(file: string, args: string[], options: ProgramOptions): Promise<void> {
  const child = startProgram(file, args, { ...options, output: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (status, signal) => resolve(status ?? signal ?? 'unknown'));
  });
  if (code !== 0) {
    throw new EmbeddedPostgresError(
      `PostgreSQL could not make its database (${code}): ${output.trim().split('\n').slice(-5).join(' ')}`,
    );
  }
}
