import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { trips } from '../../db/schema';
import { deleteExpired } from '../../server/features/customers/housekeeping';
import { mostTrips } from '../../server/features/trips/store';
import { signedInCustomer } from '../factories/customer';
import { planWorld } from '../factories/plan-world';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { plan } = await planWorld(app);

const as = (token: string | null) => (method: 'get' | 'post' | 'put' | 'delete', path: string) => {
  const request = supertest(app.server)[method](path).set('accept-language', 'en');
  return token ? request.set('authorization', `Bearer ${token}`) : request;
};
const anybody = as(null);

const traveller = async () => {
  const { token, customer } = await signedInCustomer(app);
  const call = as(token);
  const keep = async (given = {}) =>
    (await call('post', '/trips').send({ plan: plan(), ...given })).body.data;
  return { call, keep, customer };
};

describe('own trips', () => {
  it('are kept, listed, changed and deleted', async () => {
    const { call, keep } = await traveller();
    const made = await call('post', '/trips').send({ plan: plan() });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      message: 'Trip saved.',
      data: {
        title: 'Spring in the north',
        days: 2,
        start_date: '2027-03-02',
        is_shared: false,
        version: 1,
        issues: [],
      },
    });
    const { id } = made.body.data;
    await keep({ plan: plan({ title: 'A second one' }) });
    const list = await call('get', '/trips?per_page=1');
    expect(list.body).toMatchObject({
      total: 2,
      last_page: 2,
      data: [{ title: 'A second one', cities: ['Hà Nội', 'Huế'] }],
    });
    expect(list.body.data[0]).not.toHaveProperty('plan');
    const changed = await call('put', `/trips/${id}`).send({ plan: plan({ title: 'Renamed' }), version: 1 });
    expect(changed.body.data).toMatchObject({ title: 'Renamed', version: 2 });
    expect((await call('get', `/trips/${id}`)).body.data.plan.days[0].stops[0].record.title).toContain(
      'Temple',
    );
    expect((await call('delete', `/trips/${id}`)).status).toBe(200);
    expect((await call('get', `/trips/${id}`)).status).toBe(404);
  });

  it('are nobody else’s', async () => {
    const owner = await traveller();
    const other = await traveller();
    const { id } = await owner.keep();
    const calls = [
      other.call('get', `/trips/${id}`),
      other.call('put', `/trips/${id}`).send({ plan: plan() }),
      other.call('delete', `/trips/${id}`),
      other.call('post', `/trips/${id}/share`),
      other.call('delete', `/trips/${id}/share`),
      other.call('get', `/trips/${id}/calendar.ics`),
      other.call('get', `/trips/${id}/plan.json`),
    ];
    for (const call of calls) expect((await call).status).toBe(404);
    expect((await anybody('get', `/trips/${id}`)).status).toBe(401);
    expect((await other.call('get', '/trips')).body.total).toBe(0);
    expect((await owner.call('get', `/trips/${id}`)).status).toBe(200);
  });

  it('are not overwritten by who read an older version', async () => {
    const { call, keep } = await traveller();
    const { id } = await keep();
    const first = await call('put', `/trips/${id}`).send({ plan: plan({ title: 'First' }), version: 1 });
    expect(first.status).toBe(200);
    const second = await call('put', `/trips/${id}`).send({ plan: plan({ title: 'Second' }), version: 1 });
    expect([second.status, second.body.code]).toEqual([409, 'version_conflict']);
    expect(second.body.data).toMatchObject({ title: 'First', version: 2, plan: { title: 'First' } });
    expect((await call('get', `/trips/${id}`)).body.data.title).toBe('First');
  });

  it('are kept once, however often the browser sends them, also at the same moment', async () => {
    const { call } = await traveller();
    const client_id = randomUUID();
    const send = () => call('post', '/trips').send({ plan: plan(), client_id });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const stranger = await traveller();
    expect((await stranger.call('post', '/trips').send({ plan: plan(), client_id })).status).toBe(201);
  });

  it('are a hundred at most', async () => {
    const { call, customer } = await traveller();
    const row = { customer_id: customer.id, lang_id: 'en', title: 'x', plan: plan() };
    await app.db.insert(trips).values(Array.from({ length: mostTrips - 1 }, () => row));
    const answers = await Promise.all([1, 2, 3].map(() => call('post', '/trips').send({ plan: plan() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await call('get', '/trips?per_page=100')).body.data).toHaveLength(mostTrips);
  });

  it('are in the data export and go with the account', async () => {
    const { call, keep, customer } = await traveller();
    const { id } = await keep();
    await call('post', `/trips/${id}/share`);
    const exported = await call('get', '/me/export');
    expect(exported.body.trips).toMatchObject([{ id, title: 'Spring in the north' }]);
    expect(JSON.stringify(exported.body)).not.toContain('_hash');
    await app.db.execute(sql`delete from customer where id = ${customer.id}`);
    expect(await app.db.$count(trips, eq(trips.id, id))).toBe(0);
  });

  it('are taken along as files', async () => {
    const { call, keep } = await traveller();
    const { id } = await keep();
    const ics = await call('get', `/trips/${id}/calendar.ics`);
    expect([ics.status, ics.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(ics.text).toContain(`UID:trip-${id}-2027-03-02-resource-`);
    const gpx = await call('get', `/trips/${id}/route.gpx`);
    expect(gpx.headers['content-type']).toBe('application/gpx+xml; charset=utf-8');
    const json = await call('get', `/trips/${id}/plan.json`);
    expect(JSON.parse(json.text)).toEqual(plan());
  });
});

describe('a trip that is shared', () => {
  it('is read with its link until that is taken back, and tells nothing of whose it is', async () => {
    const { call, keep } = await traveller();
    const { id } = await keep();
    const { body } = await call('post', `/trips/${id}/share`);
    const { token } = body.data;
    const [row] = await app.db.select().from(trips).where(eq(trips.id, id));
    expect(row?.share_token_hash).not.toContain(token);
    const read = await anybody('get', `/trips/shared/${token}`);
    expect([read.status, read.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(Object.keys(read.body.data).sort()).toEqual(['lang_id', 'plan', 'title', 'updated_at']);
    expect((await anybody('get', `/trips/shared/${token}/calendar.ics`)).status).toBe(200);
    expect((await call('get', `/trips/${id}`)).body.data.is_shared).toBe(true);
    await call('delete', `/trips/${id}/share`);
    for (const path of ['', '/calendar.ics', '/route.gpx', '/plan.json'])
      expect((await anybody('get', `/trips/shared/${token}${path}`)).status).toBe(404);
    expect((await call('get', `/trips/${id}`)).body.data.is_shared).toBe(false);
  });

  it('has one link at a time', async () => {
    const { call, keep } = await traveller();
    const { id } = await keep();
    const share = async () => (await call('post', `/trips/${id}/share`)).body.data.token;
    const [first, second] = [await share(), await share()];
    expect((await anybody('get', `/trips/shared/${first}`)).status).toBe(404);
    expect((await anybody('get', `/trips/shared/${second}`)).status).toBe(200);
  });
});

describe('a plan that is shared without an account', () => {
  const share = async () => (await anybody('post', '/trips/shared').send({ plan: plan() })).body.data;

  it('is taken back with its secret alone', async () => {
    const { token, secret } = await share();
    const other = await share();
    const remove = (given: string) => anybody('delete', `/trips/shared/${token}`).send({ secret: given });
    expect((await remove(other.secret)).status).toBe(404);
    expect((await anybody('get', `/trips/shared/${token}`)).status).toBe(200);
    expect((await remove(secret)).status).toBe(200);
    expect((await anybody('get', `/trips/shared/${token}`)).status).toBe(404);
    expect((await anybody('get', `/trips/shared/${other.token}`)).status).toBe(200);
  });

  it('is forgotten when nobody has read it for half a year', async () => {
    const [read, unread] = [await share(), await share()];
    await app.db.execute(
      sql`update trip set created_at = now() - interval '200 days' where customer_id is null`,
    );
    await anybody('get', `/trips/shared/${read.token}`);
    const { call, keep } = await traveller();
    const { id } = await keep();
    await app.db.execute(sql`update trip set created_at = now() - interval '200 days' where id = ${id}`);
    await deleteExpired(app.db);
    expect((await anybody('get', `/trips/shared/${read.token}`)).status).toBe(200);
    expect((await anybody('get', `/trips/shared/${unread.token}`)).status).toBe(404);
    expect((await call('get', `/trips/${id}`)).status).toBe(200);
  });

  it('cannot be made without end from one address', async () => {
    const from = (address: string) =>
      app.inject({
        method: 'POST',
        url: '/trips/shared',
        payload: { plan: plan() },
        remoteAddress: address,
      });
    for (let count = 0; count < 10; count += 1) expect((await from('203.0.113.9')).statusCode).toBe(201);
    const refused = await from('203.0.113.9');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect((await from('203.0.113.10')).statusCode).toBe(201);
  });

  it('refuses tokens that are none', async () => {
    expect((await anybody('get', '/trips/shared/short')).status).toBe(422);
    expect((await anybody('get', `/trips/shared/${'a'.repeat(43)}`)).status).toBe(404);
  });
});
