import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the site, and the API behind it, answer; for `patience` milliseconds at most, and then lets the tests tell. */
export async function untilReady(baseUrl: string, patience: number): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(250)) {
    const answers = await Promise.all(
      ['/health/live', '/api/health/ready'].map((path) =>
        fetch(baseUrl + path, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined),
      ),
    );
    if (answers.every((answer) => answer?.ok)) return;
  }
}
