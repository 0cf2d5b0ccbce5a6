import supertest from 'supertest';
import { expect, it } from 'vitest';
import { signedInAs } from '../factories/admin';
import { addLanguages } from '../factories/content';
import { filledPath, operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
await addLanguages(app);
const { token } = await signedInAs(app);

const call = (method: 'get' | 'post' | 'put', path: string) =>
  supertest(app.server)
    [method](path)
    .set({ authorization: `Bearer ${token}`, 'accept-language': 'en' });

const versioned = operationsOf(app).filter(
  ({ access, body }) => body?.properties?.version && access !== 'customer' && access !== 'public',
);

it('what is made below a record is asked for no version', async () => {
  const { paths } = (await app.inject('/openapi.json')).json() as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  const asked = Object.entries(paths).flatMap(([path, { post }]) =>
    post && '428' in post.responses ? path : [],
  );
  expect(asked.length).toBeGreaterThan(20);
  // One address of each of the last two makes a record, or changes the one that is there.
  const expected =
    /\}$|^\/setting\/|\/file$|\/refund$|\/revisions\/\{version\}\/restore$|^\/tags\/(rename|merge)$|^\/seosearch$|^\/redirects$/;
  expect(asked.filter((path) => !expected.test(path))).toEqual([]);
});

it('every change of an editor that knows versions asks for one, or for everything’s consent', async () => {
  const changes = versioned.filter(
    ({ method, path }) => method === 'PUT' || /\}(\/(file|refund|restore))?$/.test(path),
  );
  expect(changes.length).toBeGreaterThan(20);
  for (const operation of changes) {
    const required = operation.body?.required ?? [];
    // What else is missing is said first; here only the version is.
    if (required.some((name) => name !== 'lang_id')) continue;
    const method = operation.method.toLowerCase() as 'post' | 'put';
    const answer = await call(method, filledPath(operation)).send(
      required.includes('lang_id') ? { lang_id: 'en' } : {},
    );
    expect([operation.method, operation.path, answer.status, answer.body.code]).toEqual([
      operation.method,
      operation.path,
      428,
      'version_required',
    ]);
  }
});

it('writes nothing without one, writes with the one that was read, and over everything with If-Match', async () => {
  const region = await call('post', '/region').send({ lang_id: 'en', title: 'North' });
  expect(region.status, region.text).toBe(201);
  const { id, version } = region.body.data;
  const change = (body: object) => call('post', `/region/${id}`).send({ lang_id: 'en', ...body });
  const refused = await change({ title: 'Lost' });
  expect(refused.status).toBe(428);
  expect(refused.body.message).toContain('Nothing was saved');
  expect((await change({ title: 'The north', version })).status).toBe(200);
  expect((await change({ title: 'Stale', version })).status).toBe(409);
  expect((await change({ title: 'Whatever is there' }).set('if-match', '*')).status).toBe(200);
  const read = await call('get', `/region/${id}?lang_id=en&admin=1`);
  expect(read.body.data.title).toBe('Whatever is there');
});
