import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { loadEnv } from '../../server/env';
import { allPermissions } from '../../server/permissions';
import { signedInAs } from '../factories/admin';
import { addLanguages } from '../factories/content';
import { testApp } from '../factories/test-app';

interface Operation {
  'x-access'?: string;
  requestBody?: unknown;
  summary?: string;
  tags?: string[];
}

const app = await testApp();
await addLanguages(app);
const document = app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method as 'get' | 'post' | 'put' | 'delete',
    path,
    access: operation['x-access'] ?? '',
    operation,
  })),
);
const guarded = operations.filter(({ access }) => access !== 'public');

/** A path with values where it has parameters; no record has them. */
const filled = (path: string) => path.replace(/\{[^}]+\}/g, '2147483647');

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, token?: string) => {
  const request = supertest(app.server)[method](filled(path));
  return token ? request.set('authorization', `Bearer ${token}`) : request;
};

describe('every route', () => {
  it('has a summary, a tag and a known access', () => {
    const known = new Set<string>(['public', 'customer', 'admin', ...allPermissions]);
    for (const { path, method, access, operation } of operations) {
      expect(known, `${method} ${path}`).toContain(access);
      expect(operation.summary, `${method} ${path}`).toBeTruthy();
      expect(operation.tags?.length, `${method} ${path}`).toBe(1);
    }
  });

  it.each(guarded)('$method $path ($access) refuses who is not signed in', async ({ method, path }) => {
    const answer = await call(method, path);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'unauthenticated' });
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});

describe('rights', async () => {
  const rightless = await signedInAs(app, 'sales');
  const held = new Set((await call('get', '/check-login', rightless.token)).body.data.permissions);

  it.each(guarded)('$method $path ($access) holds a role to its rights', async ({ method, path, access }) => {
    if (access === 'customer') return expect((await call(method, path, rightless.token)).status).toBe(401);
    if (path === '/logout') return;
    const { status } = await call(method, path, rightless.token);
    if (access === 'admin' || held.has(access)) expect([401, 403, 500]).not.toContain(status);
    else expect(status).toBe(403);
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
