import fc from 'fast-check';
import { hostileRequest } from '../factories/hostile';
import type { Operation } from '../factories/openapi';
import { type Actor, nobody } from './actors';
import { operations } from './operations';
import type { Log } from './part';
import { type Answer, ask, each, newAddress } from './request';
import type { Target } from './target';

/** Words of the inside: a stack, a statement, a file. */
const inside = /\n\s+at |node_modules|\.ts:\d|Failed query|insert into|PostgresError/;

const slowMilliseconds = 10_000;

/** Calls that take the session away from those who go on with it, or stay open for good. */
const left = new Set([
  'GET /logout',
  'GET /user/logout',
  'DELETE /me',
  'GET /changes',
  'DELETE /profile/sessions',
  'DELETE /me/sessions',
]);

interface Hostile {
  url: string;
  headers: Record<string, string | undefined>;
  contentType: string;
  payload: string | null | undefined;
}

/** What may go into a header or a path as it is; the rest never gets past a client. */
const isSendable = (value: string): boolean => /^[\t\x20-\x7e]*$/.test(value);

async function tryOne(
  target: Target,
  actor: Actor,
  operation: Operation,
  hostile: Hostile,
): Promise<Answer | null> {
  const path = `/api${hostile.url}`;
  if (!/^[\x21-\x7e]+$/.test(path)) return null;
  const headers = Object.fromEntries(
    Object.entries(hostile.headers).filter((entry): entry is [string, string] =>
      isSendable(entry[1] ?? '\n'),
    ),
  );
  return ask(target.siteUrl, {
    method: operation.method,
    path,
    headers: {
      ...headers,
      origin: target.siteUrl,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
      ...(actor.cookies ? { cookie: actor.cookies } : {}),
      ...(hostile.payload ? { 'content-type': hostile.contentType } : {}),
    },
    ...(hostile.payload ? { body: hostile.payload } : {}),
    patience: 30_000,
  });
}

export interface Fuzz {
  actors: readonly Actor[];
  /** So many requests to each operation by each of them. */
  runs: number;
  seed: number;
  deadline: number;
}

/** Requests made from the API's own document, between good and hopeless: none may fail inside, tell of it, or take long. */
export async function tryFuzz(
  target: Target,
  log: Log,
  { actors, runs, seed, deadline }: Fuzz,
): Promise<void> {
  const tries = [nobody, ...actors].flatMap((actor) =>
    operations
      .filter(({ method, path }) => !left.has(`${method} ${path}`))
      .map((operation) => ({ actor, operation })),
  );
  const counts = new Map<number, number>();
  let longest = 0;
  const done = await each(
    tries,
    4,
    async ({ actor, operation }) => {
      for (const hostile of fc.sample(hostileRequest(operation), { seed, numRuns: runs })) {
        const answer = await tryOne(target, actor, operation, hostile as Hostile);
        if (!answer) continue;
        log.tried();
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        longest = Math.max(longest, answer.milliseconds);
        const what = `${operation.method} ${operation.path} as ${actor.name}`;
        if (answer.ended === 'timeout')
          log.deviates(`${what}: no answer in 30 s to ${hostile.url.slice(0, 200)}`);
        if (answer.status >= 500 && answer.status !== 503)
          log.deviates(
            `${what}: ${answer.status} to ${hostile.url.slice(0, 200)} ${(hostile.payload ?? '').slice(0, 300)}`,
          );
        if (answer.status >= 400 && inside.test(answer.body)) log.deviates(`${what}: tells of the inside`);
        if (answer.milliseconds > slowMilliseconds)
          log.note(`${what}: ${(answer.milliseconds / 1000).toFixed(1)} s`);
      }
    },
    deadline,
  );
  const parts = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  log.note(`seed ${seed}; ${parts.join(', ')}; the longest took ${(longest / 1000).toFixed(1)} s`);
  if (done < tries.length)
    log.note(`${done} of ${tries.length} operations and actors in the time that there was`);
}
