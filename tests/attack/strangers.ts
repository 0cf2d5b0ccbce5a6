import type { Operation } from '../factories/openapi';
import { type Actor, callAs, dataOf, nobody } from './actors';
import type { Belongings } from './belongings';
import { isChanging, operations } from './operations';
import type { Log } from './part';
import type { Target } from './target';

interface Personal {
  pattern: RegExp;
  value: (owned: Belongings) => string;
}

/** Whose parameters name something that belongs to somebody. */
const personal: readonly Personal[] = [
  { pattern: /^\/trips\/\{id\}/, value: ({ tripId }) => String(tripId) },
  { pattern: /^\/orders\/\{code\}/, value: ({ orderCode }) => orderCode },
  { pattern: /^\/me\/reviews\/\{id\}/, value: ({ reviewId }) => String(reviewId) },
  // Not published yet: nobody else knows of it.
  { pattern: /^\/reviews\/\{id\}/, value: ({ reviewId }) => String(reviewId) },
  { pattern: /^\/me\/sessions\/\{id\}/, value: ({ sessionId }) => sessionId },
  { pattern: /^\/cart\/items\/\{key\}/, value: ({ cartKey }) => cartKey },
];

/** Of customers, but about records that everybody sees. */
const aboutPublicRecords = /\/\{id\}\/rate$/;

const bodies: Readonly<Record<string, (owned: Belongings) => object>> = {
  'POST /orders/{code}/pay': () => ({ provider: 'test' }),
  'POST /reviews/{id}/report': () => ({ reason: 'offensive' }),
  'PUT /trips/{id}': ({ plan }) => ({ plan, version: 1 }),
  'PUT /cart/items/{key}': () => ({ adults: 1, children: 0 }),
};

const isOfCustomers = ({ access }: Operation) => access === 'customer' || access === 'public';

/** What every one of these calls says to whoever it does not belong to. */
const refusals = new Set([401, 403, 404]);

/** Calls everything that belongs to one customer as another one, as nobody, and as an admin without a customer's session. */
export async function tryOthersBelongings(
  target: Target,
  log: Log,
  { owned, strangers }: { owned: Belongings; strangers: readonly Actor[] },
): Promise<void> {
  for (const operation of operations) {
    if (!operation.path.includes('{') || !isOfCustomers(operation)) continue;
    const kind = personal.find(({ pattern }) => pattern.test(operation.path));
    const name = `${operation.method} ${operation.path}`;
    if (!kind) {
      if (operation.access === 'customer' && !aboutPublicRecords.test(operation.path))
        log.deviates(`${name} is a customer's: say in tests/attack/strangers.ts what its parameters name`);
      continue;
    }
    const path = operation.path.replace(/\{\w+\}/, encodeURIComponent(kind.value(owned)));
    const body = bodies[name]?.(owned) ?? {};
    for (const stranger of [nobody, ...strangers]) {
      const answer = await callAs(target, stranger, {
        method: operation.method,
        path,
        ...(isChanging(operation) ? { body } : {}),
      });
      log.tried();
      if (!refusals.has(answer.status)) log.deviates(`${name} of A as ${stranger.name}: ${answer.status}`);
      if (owned.marks.some((mark) => answer.body.includes(mark)))
        log.deviates(`${name} of A tells ${stranger.name} something of A`);
    }
  }
  await hasAll(target, log, owned);
}

/** None of what was tried has changed anything. */
async function hasAll(target: Target, log: Log, { owner, tripId, orderCode, reviewId }: Belongings) {
  const order = await callAs(target, owner, { path: `/orders/${orderCode}` });
  if (dataOf<{ status: string }>(order, 'The own order').status !== 'pending')
    log.deviates('the order of A was changed by a stranger');
  const trip = await callAs(target, owner, { path: `/trips/${tripId}` });
  if (dataOf<{ version: number }>(trip, 'The own trip').version !== 1)
    log.deviates('the trip of A was changed by a stranger');
  const reviews = await callAs(target, owner, { path: '/me/reviews' });
  if (!dataOf<Array<{ id: number }>>(reviews, 'Own reviews').some(({ id }) => id === reviewId))
    log.deviates('the review of A was deleted by a stranger');
}
