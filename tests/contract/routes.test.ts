import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { loadEnv } from '../../server/env';
import { kinds } from '../../server/kinds';
import { allPermissions, seededRoles } from '../../server/permissions';
import { signedInAs } from '../factories/admin';
import { addLanguages } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { filledPath, type Operation, operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
await addLanguages(app);
const operations = operationsOf(app);
const named = operations.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation }));
const guarded = named.filter(({ operation }) => operation.access !== 'public' || operation.adminRead);

/** End the session that the other calls are made with. */
const endsSession = (path: string) => path === '/logout' || path === '/user/logout';

const call = ({ operation, token, admin }: { operation: Operation; token?: string; admin?: boolean }) => {
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = supertest(app.server)[method](`${filledPath(operation)}${admin ? '?admin=1' : ''}`);
  return token ? request.set('authorization', `Bearer ${token}`) : request;
};

describe('every route', () => {
  it('has a summary, a tag and a known access', () => {
    const known = new Set<string>(['public', 'customer', 'admin', ...allPermissions]);
    for (const { name, operation } of named) {
      expect(known, name).toContain(operation.access);
      expect(operation.summary, name).toBeTruthy();
      expect(operation.tags, name).toHaveLength(1);
    }
  });

  it.each(guarded)('$name refuses who is not signed in', async ({ operation }) => {
    const answer = await call({ operation, admin: operation.access === 'public' });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'unauthenticated' });
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});

describe.each(kinds)('$name, a kind of record', ({ name, read, list }) => {
  it('has a right to read it, and a list that asks for it', () => {
    expect(allPermissions).toContain(read);
    const operation = operations.find(({ method, path }) => method === list.method && path === list.path);
    expect(operation, `${list.method} ${list.path}`).toBeDefined();
    expect([operation?.access, operation?.adminRead], name).toContain(read);
  });
});

/** What may come when the caller has the right: the record does not exist, and no body was sent. */
const served = [200, 201, 301, 404, 409, 415, 422, 428, 429];

/** A table of records is for whoever may read these; which ones says the address. */
const rightOf = (operation: Operation) => {
  if (operation.path === '/import/{entity}/table') return `${filledPath(operation).split('/')[2]}.read`;
  return operation.access === 'public' ? operation.adminRead : operation.access;
};

const expected = (operation: Operation, held: ReadonlySet<string>): 'served' | 401 | 403 => {
  if (operation.access === 'customer') return 401;
  const right = rightOf(operation);
  return right === 'admin' || (right !== undefined && held.has(right)) ? 'served' : 403;
};

describe.each(seededRoles.map(({ code }) => code))('%s', async (role) => {
  const { token } = await signedInAs(app, role);
  const profile = await supertest(app.server).get('/check-login').set('authorization', `Bearer ${token}`);
  const held = new Set<string>(profile.body.data.permissions);

  it.each(guarded)('$name: as declared', async ({ operation }) => {
    if (endsSession(operation.path)) return;
    const { status } = await call({ operation, token, admin: operation.access === 'public' });
    const wanted = expected(operation, held);
    if (wanted === 'served') expect(served).toContain(status);
    else expect(status).toBe(wanted);
  });
});

describe('a customer', async () => {
  const { token } = await signedInCustomer(app);

  it.each(guarded)('$name: as declared', async ({ operation }) => {
    if (endsSession(operation.path)) return;
    const { status } = await call({ operation, token, admin: operation.access === 'public' });
    if (operation.access === 'customer') expect(served).toContain(status);
    else expect(status).toBe(401);
  });
});

describe('starting', () => {
  it('is refused with a route that declares no access', async () => {
    const env = loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: app.env.DATABASE_URL });
    const other = await createApp(env);
    expect(() => other.get('/undeclared', async () => 'open')).toThrow('declares no access');
    await other.close();
  });
});
