import { readFileSync } from 'node:fs';
import type { Log } from './part';

/** Where the product that was started here says everything. */
const logFile = 'test-results/product.log';

const errorLine = /"level":(?:50|60)\b/;

/** What the attack's own slow bodies, and connections that it breaks off, come to. */
const isOfSlowBody = /Request timed out|"message":"aborted"/;

/** What failed inside and was answered well all the same, such as a page that does without a call that failed. */
export function readErrors(log: Log): void {
  const counts = new Map<string, number>();
  for (const line of readFileSync(logFile, 'utf8').split('\n')) {
    log.tried();
    if (!errorLine.test(line) || isOfSlowBody.test(line)) continue;
    const reason = /"message":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? line.slice(0, 200);
    const place = /(?:server|web)\/[\w./-]+\.tsx?:\d+/.exec(line)?.[0] ?? 'nobody knows where';
    const key = `${reason} at ${place}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [what, count] of counts) log.deviates(`${what}, ${count} times`);
}
