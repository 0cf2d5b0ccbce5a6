import { say } from './say';

interface Running {
  stop(): Promise<void>;
  /** Ends it at once, without waiting. */
  kill(): void;
}

/** What was started and must be stopped again, the last first. */
export class Shutdown {
  readonly #running: Promise<Running | undefined>[] = [];
  readonly #started: Running[] = [];
  #stopping: Promise<void> | undefined;

  get begun(): boolean {
    return this.#stopping !== undefined;
  }

  /**
   * Takes responsibility for stopping something. It may still be starting: then stopping waits for the end of its start,
   * so that nothing stays behind when Ctrl-C comes early.
   */
  add<T extends Running>(starting: T | Promise<T>): void {
    const started = Promise.resolve(starting).then((running) => {
      this.#started.push(running);
      return running;
    });
    this.#running.push(started.catch(() => undefined));
  }

  /** Stops everything, one after the other. Later calls wait for the first. */
  run(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  /** Ends everything that runs, at once. */
  kill(): void {
    for (const running of this.#started) running.kill();
  }

  async #stopAll(): Promise<void> {
    for (let next = this.#running.pop(); next; next = this.#running.pop()) {
      const running = await next;
      await running?.stop().catch((error: Error) => say(`While stopping: ${error.message}`));
    }
  }
}

/**
 * Calls `stop` on the first SIGINT, SIGTERM or SIGHUP, and `force` on a later one. What comes within a second of the first
 * counts as the same: npm passes on a Ctrl-C that the terminal has already sent.
 */
export function onStopSignal(stop: () => void, force: () => void): void {
  let first = 0;
  const handle = () => {
    if (first === 0) {
      first = Date.now();
      stop();
    } else if (Date.now() - first > 1_000) {
      force();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}
