import { filledPath, type Operation } from '../factories/openapi';
import { type Actor, callAs, nobody } from './actors';
import { isChanging, operations } from './operations';
import type { Log } from './part';
import { type Answer, each } from './request';
import type { Target } from './target';

/** What an operation's declared access makes of somebody: let in, or refused with this status. */
type Verdict = 'open' | 401 | 403;

/** Follows from what the route declares alone, never from what the server answers. */
export function verdictOf(access: string, actor: Actor): Verdict {
  if (access === 'public') return 'open';
  if (access === 'customer') return actor.kind === 'customer' ? 'open' : 401;
  if (actor.kind !== 'admin') return 401;
  if (access === 'admin') return 'open';
  return [...actor.permissions].some((permission) => permission === access) ? 'open' : 403;
}

/** Calls that end the session which all others need. */
const endsSession = new Set(['GET /logout', 'GET /user/logout', 'DELETE /me']);

/** Public or not, what is asked of nothing in particular could do something: only who is refused may call it here. */
const isHarmless = (operation: Operation): boolean =>
  !endsSession.has(`${operation.method} ${operation.path}`) &&
  (!isChanging(operation) || operation.path.includes('{') || (operation.body?.required ?? []).length > 0);

interface Try {
  operation: Operation;
  actor: Actor;
  verdict: Verdict | 'foreign';
  admin?: boolean;
}

const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

function triesOf(actors: readonly Actor[], isShort: boolean): Try[] {
  return operations.flatMap((operation) => {
    const tries: Try[] = [];
    for (const actor of [nobody, ...actors]) {
      const verdict = verdictOf(operation.access, actor);
      if (verdict !== 'open' || (!isShort && isHarmless(operation)))
        tries.push({ operation, actor, verdict });
      if (operation.adminRead) {
        const withRight = verdictOf(operation.adminRead, actor);
        if (withRight !== 'open' || !isShort)
          tries.push({ operation, actor, verdict: withRight, admin: true });
      }
      // The browser of somebody who is signed in, on a page of another site.
      if (actor.kind !== 'nobody' && verdict === 'open' && operation.access !== 'public')
        if (isChanging(operation)) tries.push({ operation, actor, verdict: 'foreign' });
    }
    return tries;
  });
}

const inside = /\n\s+at |node_modules|Failed query|PostgresError/;

function faultOf({ verdict, actor }: Try, { status, body, headers }: Answer): string | undefined {
  if (status >= 500 && status !== 503) return `answers ${status}`;
  if (inside.test(body)) return 'tells of the inside';
  const readers = headers['access-control-allow-origin'];
  if (readers) return `lets pages of ${readers} read the answer`;
  if (verdict === 'foreign')
    return status === 403 ? undefined : `a page of another site gets ${status}, not 403`;
  if (verdict !== 'open') return status === verdict ? undefined : `gets ${status}, not ${verdict}`;
  return actor.kind !== 'nobody' && status === 401 ? 'gets 401 although he may' : undefined;
}

/** Tries every operation as everybody, and holds the answers to what each operation declares. */
export async function tryMatrix(
  target: Target,
  log: Log,
  { actors, isShort, deadline }: { actors: readonly Actor[]; isShort: boolean; deadline: number },
): Promise<void> {
  const tries = triesOf(actors, isShort);
  const done = await each(
    tries,
    isShort ? 2 : 4,
    async (trying) => {
      const { operation, actor, verdict, admin } = trying;
      const answer = await callAs(target, actor, {
        method: operation.method,
        path: filledPath(operation) + (admin ? '?admin=1' : ''),
        ...(isChanging(operation) && !operation.takesForm ? { body: admin ? { admin: 1 } : {} } : {}),
        ...(verdict === 'foreign' ? { headers: foreign } : {}),
      });
      log.tried();
      if (answer.status === 503) return log.note(`${operation.method} ${operation.path}: too busy`);
      const fault = answer.ended === 'timeout' ? 'does not answer' : faultOf(trying, answer);
      if (fault)
        log.deviates(
          `${operation.method} ${operation.path}${admin ? '?admin=1' : ''} as ${actor.name}: ${fault}`,
        );
    },
    deadline,
  );
  if (done < tries.length) log.deviates(`only ${done} of ${tries.length} were tried in time`);
}
