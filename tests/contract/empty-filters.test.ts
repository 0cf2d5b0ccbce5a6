import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { entities } from '../../server/kinds';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { filledPath, type Operation, operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);
for (const { name } of entities) await create(name);
const city = await create('city');
const admin = await signedInAs(app);
const customer = await signedInCustomer(app);

const tokenFor = ({ access }: Operation) => (access === 'customer' ? customer : admin).token;

/** The same request has the same answer, but for its own number. */
/** Without what differs between two answers to the same question: whose it is, and the second in which it was given. */
const answerOf = ({ status, text }: { status: number; text: string }) => ({
  status,
  text: text.replace(/"(request_id|\w+_at)":"[^"]+"/g, '').replace(/\d\d:\d\d:\d\d/g, ''),
});

const operations = operationsOf(app).map((operation) => ({
  name: `${operation.method} ${operation.path}`,
  operation,
}));

/** End the session that the others are made with. */
const endsSession = (path: string) => path === '/logout' || path === '/user/logout';

const get = async (operation: Operation, query: string[]) =>
  answerOf(
    await supertest(app.server)
      .get(`${filledPath(operation)}?${query.join('&')}`)
      .set('authorization', `Bearer ${tokenFor(operation)}`),
  );

const optionalOf = ({ parameters }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'query' && !parameter.required);

const asked = operations.filter(
  ({ operation }) =>
    operation.method === 'GET' && !endsSession(operation.path) && optionalOf(operation).length > 0,
);

describe('an empty filter in a query is none', () => {
  it('is tried everywhere', () => expect(asked.length).toBeGreaterThan(100));

  it.each(asked)('$name', async ({ operation }) => {
    const view = operation.adminRead ? ['admin=1'] : [];
    const plain = await get(operation, view);
    const names = optionalOf(operation).map(({ name }) => name);
    for (const name of names.filter((one) => one !== 'admin'))
      expect(await get(operation, [...view, `${name}=`]), name).toEqual(plain);
    expect(
      await get(
        operation,
        names.map((name) => `${name}=`),
      ),
      'all of them',
    ).toEqual(await get(operation, []));
  });
});

/** Calls that read with a body: those that were promised with one. */
const read: Record<string, object> = {
  '/seosearch/search-by-url': { url: '/en' },
  '/blogs/about/website/list': {},
  '/things-to-do/listincity': { city_id: city.id },
  '/gallery/admin/list': {},
  '/gallery/list/{module}': {},
  '/tour/list-tour': {},
  '/tour/list-departure': {},
  '/tour/list-travelstyle': {},
  '/planyourtrip/admin/list': {},
  '/planyourtrip/website/header-menu': {},
  '/planyourtrip/website/gallery': {},
  '/setting/about/website/getinfo': {},
  '/setting/essential/website/getinfo': {},
  '/setting/safety/website/getinfo': {},
  '/setting/getting-around/website/getinfo': {},
  '/setting/profile/information': {},
  '/hotel/external/hotel/{id}': {},
  '/countries/list-option': {},
};

const fieldsOf = ({ body }: Operation) =>
  [body, ...(body?.anyOf ?? [])].flatMap((schema) => Object.keys(schema?.properties ?? {}));

describe('an empty filter in a body is none', () => {
  it.each(Object.entries(read))('POST %s', async (path, needed) => {
    const found = operations.find(({ name }) => name === `POST ${path}`);
    expect(found).toBeDefined();
    if (!found) return;
    const post = async (given: object) =>
      answerOf(
        await supertest(app.server)
          .post(filledPath(found.operation))
          .set('authorization', `Bearer ${tokenFor(found.operation)}`)
          .send({ ...needed, ...given }),
      );
    const plain = await post({});
    const names = fieldsOf(found.operation).filter((name) => !(name in needed));
    expect(names).toContain('lang_id');
    for (const name of names) expect(await post({ [name]: '' }), name).toEqual(plain);
    expect(await post(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(plain);
  });
});

it('is no licence to leave out what a call needs, or to write nothing', async () => {
  const said = async (path: string) => (await supertest(app.server).get(path)).body.errors;
  expect(Object.keys(await said('/search?keyword='))).toEqual(['keyword']);
  expect(Object.keys(await said('/booking/1?type='))).toEqual(['type']);
  const written = await supertest(app.server)
    .post('/region')
    .set('authorization', `Bearer ${admin.token}`)
    .send({ lang_id: '', title: '' });
  expect(Object.keys(written.body.errors).sort()).toEqual(['lang_id', 'title']);
});
