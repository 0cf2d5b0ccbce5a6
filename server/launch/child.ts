import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from './failure';
import { projectRoot } from './project-root';
import { write } from './say';

/** Lines kept for a failure's message: of a child whose lines were shown a few, else as many as a build needs to explain. */
const shownLines = { shown: 12, hidden: 40 };

export interface ChildOptions {
  /** Stands in front of each line that it writes. */
  name: string;
  /** Node's arguments. */
  args: string[];
  /** Laid over the launcher's own environment; undefined takes a variable away. */
  env: Record<string, string | undefined>;
  /** Whether its lines are shown as they come; the last ones are remembered either way. */
  show?: boolean;
}

export interface Child {
  name: string;
  /** Not there where it could not be started. */
  pid: number | undefined;
  /** How it ended: an exit code, or the name of a signal. */
  exited: Promise<number | string>;
  lastLines(): string;
  kill(): void;
  /** Asks it to end, and ends it when it takes longer than `patience` milliseconds. */
  stop(patience?: number): Promise<void>;
}

/** Starts a Node process in a session of its own, so that Ctrl-C reaches only the launcher, which ends them in order. */
export function startChild({ name, args, env, show = true }: ChildOptions): Child {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > (show ? shownLines.shown : shownLines.hidden)) lines.shift();
      if (show) write(name, line);
    });
  }
  const exited = endOf(child);
  const kill = () => signalGroup(child, 'SIGKILL');
  return {
    name,
    pid: child.pid,
    exited,
    kill,
    lastLines: () => lines.join('\n'),
    async stop(patience = 12_000) {
      signalGroup(child, 'SIGTERM');
      if ((await Promise.race([exited, sleep(patience, undefined, { ref: false })])) === undefined) kill();
      await exited;
    },
  };
}

/** Waits for a child that does one thing and ends. */
export async function finished(child: Child, failure: string): Promise<void> {
  const code = await child.exited;
  if (code !== 0) throw new StartFailure(`${failure} (${code}). Its last lines:\n${child.lastLines()}`);
}

/** Waits until the child answers at `url`. */
export async function answering(child: Child, url: string, patience = 60_000): Promise<void> {
  let ended: number | string | undefined;
  void child.exited.then((code) => {
    ended = code;
  });
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
    if (ended !== undefined) throw new StartFailure(endedMessage(child, ended));
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new StartFailure(
    `The ${child.name} process did not answer at ${url}. Its last lines:\n${child.lastLines()}`,
  );
}

export function endedMessage(child: Child, code: number | string): string {
  return `The ${child.name} process ended (${code}). Its last lines:\n${child.lastLines()}`;
}

function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended in this moment.
  }
}
