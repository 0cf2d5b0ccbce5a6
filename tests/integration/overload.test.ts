import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addLanguages } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp({ TRUST_PROXY: 'true' });
await addLanguages(app);
beforeAll(() => new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve)));

const ask = (path = '/region?lang_id=en') => {
  const { port } = app.server.address() as AddressInfo;
  const asking = request({ host: '127.0.0.1', port, path });
  const answer = new Promise<{ status: number; retryAfter: string | undefined }>((resolve) => {
    asking
      .once('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      })
      .once('error', () => resolve({ status: 0, retryAfter: undefined }))
      .end();
  });
  return { asking, answer };
};

/** Nobody can read regions as long as `run` runs. */
const whileBlocked = (run: () => Promise<void>) =>
  app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table region in access exclusive mode`);
    await run();
  });

it('refuses at once what would wait too long, answers health meanwhile, and serves again afterwards', async () => {
  await whileBlocked(async () => {
    const crowd = Array.from({ length: 300 }, () => ask().answer);
    await sleep(100);
    expect((await ask('/health/live').answer).status).toBe(200);
    const refused = (await Promise.all(crowd.slice(60))).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(200);
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['1']));
  });
  await sleep(300);
  const served = await Promise.all(Array.from({ length: 40 }, () => ask().answer));
  expect(served.map(({ status }) => status)).toEqual(Array(40).fill(200));
});

it('gives back the places of visitors who went away', async () => {
  await whileBlocked(async () => {
    const gone = Array.from({ length: 100 }, () => ask());
    await sleep(50);
    for (const { asking } of gone) asking.destroy();
    await Promise.all(gone.map(({ answer }) => answer));
  });
  await sleep(500);
  const served = await Promise.all(Array.from({ length: 40 }, () => ask().answer));
  expect(served.map(({ status }) => status)).toEqual(Array(40).fill(200));
});

/** A form with a picture that never comes to its end; `answer` is what the API says all the same. */
const slowUpload = (headers: Record<string, string>) => {
  const { port } = app.server.address() as AddressInfo;
  const sending = request({
    host: '127.0.0.1',
    port,
    path: '/user/upload_avatar',
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
  });
  const answer = new Promise<number>((resolve) => {
    sending.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    sending.once('error', () => resolve(0));
  });
  sending.write('--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n');
  return { sending, answer };
};

it('lets slow uploads wait for each other and for nobody else', async () => {
  const people = [await signedInCustomer(app), await signedInCustomer(app)];
  const [first = {}, ...others] = people.map(({ token }) => ({ authorization: `Bearer ${token}` }));
  const slow = [first, ...others].flatMap((headers) => Array.from({ length: 22 }, () => slowUpload(headers)));
  await sleep(500);
  const served = await Promise.all(Array.from({ length: 40 }, () => ask().answer));
  expect(served.map(({ status }) => status)).toEqual(Array(40).fill(200));
  // One is read and four wait; one more of the same person is told so.
  expect(await slowUpload(first).answer).toBe(429);
  for (const { sending } of slow) sending.destroy();
  await Promise.all(slow.map(({ answer }) => answer));
});

it('takes what a bank says of a payment while everybody else is refused', async () => {
  await whileBlocked(async () => {
    const crowd = Array.from({ length: 300 }, () => ask().answer);
    await sleep(50);
    // Not signed: it is read, and answered so. A refusal would be 503.
    const told = Array.from({ length: 100 }, () => ask('/payments/vnpay/callback').answer);
    expect(new Set((await Promise.all(told)).map(({ status }) => status))).toEqual(new Set([404]));
    await Promise.all(crowd);
  });
});

const post = (path: string, address: string, body: object) => {
  const { port } = app.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  }).then(({ status }) => status);
};

const signIn = (address: string) =>
  post('/customers/login', address, { email: 'nobody@visit.example', password: 'guess' });

it('lets nobody else wait for the sign-ins, or the plans, of one network', async () => {
  const request = { city_ids: [], start_date: null, month: 3, days: 3, adults: 2, children: 0 };
  const wishes = { pace: 'full', interests: [], budget: 'low', needs: [] };
  const makePlan = (address: string) =>
    post('/planner/plan', address, { lang_id: 'en', request: { ...request, ...wishes } });
  // This site has no cities: a plan that gets its turn is refused for that.
  for (const [ask, answered] of [
    [signIn, 401],
    [makePlan, 422],
  ] as const)
    await whileBlocked(async () => {
      const flood = ['10.7.1.1', '2001:db8:7::1'].map((address) =>
        Array.from({ length: 40 }, () => ask(address)),
      );
      await sleep(100);
      const others = Array.from({ length: 8 }, (_, index) => ask(`10.8.${index}.1`));
      const statuses = await Promise.all(flood.flat());
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
      expect(new Set(await Promise.all(others))).toEqual(new Set([answered]));
    });
});

it('keeps readers apart from a flood of sign-ins, none of which waits without end', async () => {
  const flood = Array.from({ length: 150 }, (_, index) => signIn(`10.9.${index}.1`));
  await sleep(50);
  const served = await Promise.all(Array.from({ length: 20 }, () => ask().answer));
  expect(served.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const statuses = await Promise.all(flood);
  // How many are refused at once depends on how fast those before them are answered.
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(20);
}, 60_000);

it('reads of a form with files no more than it may have, and nothing without a border', async () => {
  const { token } = await signedInCustomer(app);
  const { port } = app.server.address() as AddressInfo;
  const megabyte = Buffer.alloc(1024 * 1024, 'a');
  const sendMuch = (type: string) =>
    new Promise<{ status: number; megabytes: number }>((resolve) => {
      let megabytes = 0;
      let status = 0;
      const sending = request({
        host: '127.0.0.1',
        port,
        path: '/user/upload_avatar',
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
      });
      const end = () => {
        clearInterval(timer);
        sending.destroy();
        resolve({ status, megabytes });
      };
      const timer = setInterval(() => {
        if (megabytes >= 100) end();
        else if (sending.write(megabyte)) megabytes += 1;
        else if (status > 0) end();
      }, 1);
      sending.once('response', (answer) => {
        status = answer.resume().statusCode ?? 0;
      });
      sending.once('error', end);
    });
  const [endless, borderless] = [
    await sendMuch('multipart/form-data; boundary=x'),
    await sendMuch('multipart/form-data'),
  ];
  expect([endless.status, borderless.status]).toEqual([413, 400]);
  expect(Math.max(endless.megabytes, borderless.megabytes)).toBeLessThan(40);
}, 60_000);
