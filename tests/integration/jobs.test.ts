import { expect, it } from 'vitest';
import { outbox } from '../../db/schema';
import { deliverDue } from '../../server/platform/mail/deliver';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { testApp } from '../factories/test-app';

const app = await testApp();
const call = as(app, (await signedInAs(app)).token);
const letter = { template: 'contact_received', lang_id: 'vi', recipient: 'ha@visit.example' };
const refuse = Object.assign(new Error('no such mailbox'), { command: 'RCPT TO', responseCode: 550 });
const deliver = () =>
  deliverDue({
    db: app.db,
    transport: { send: () => Promise.reject(refuse) },
    from: 'Visit <no-reply@visit.example>',
    onFailure: () => {},
  });
const letters = async (query = '') => (await call('get', `/jobs/letters?${query}`)).body.data;

it('letters that could not be sent are listed, tried again or given up, without telling secrets', async () => {
  await app.db.insert(outbox).values([
    { ...letter, variables: { full_name: 'Hà' } },
    {
      ...letter,
      template: 'admin_password_reset',
      variables: { full_name: 'Hà', link: 'https://x?token=a', minutes: '60' },
    },
    { ...letter, variables: {}, sent_at: new Date() },
  ]);
  await deliver();
  const failed = await letters('state=failed');
  expect(failed).toMatchObject([
    { template: 'admin_password_reset', can_retry: false, recipient: 'h…@visit.example' },
    { template: 'contact_received', can_retry: true, last_error: 'no such mailbox', attempts: 1 },
  ]);
  expect(JSON.stringify(failed)).not.toContain('token');
  expect(await letters('state=sent')).toHaveLength(1);
  const [secret, plain] = failed.map(({ id }: { id: number }) => id);

  expect((await call('post', '/jobs/letters/retry').send({ ids: [plain, secret] })).status).toBe(422);
  expect(await letters('state=failed')).toHaveLength(2);
  expect((await call('post', '/jobs/letters/retry').send({ ids: [plain] })).status).toBe(200);
  expect(await letters('state=waiting')).toMatchObject([{ id: plain, attempts: 0, last_error: null }]);
  await deliver();
  expect(await letters('state=failed')).toHaveLength(2);

  expect((await call('post', '/jobs/letters/discard').send({ ids: [secret, 999_999] })).status).toBe(422);
  expect((await call('post', '/jobs/letters/discard').send({ ids: [secret] })).status).toBe(200);
  expect(await letters('state=failed')).toMatchObject([{ id: plain }]);
  const [sent] = await letters('state=sent');
  expect((await call('post', '/jobs/letters/discard').send({ ids: [sent.id] })).status).toBe(422);
});

it('are for who may', async () => {
  const editor = as(app, (await signedInAs(app, 'editor')).token);
  expect((await editor('get', '/jobs/letters')).status).toBe(403);
  expect((await editor('get', '/jobs/runs')).status).toBe(403);
  expect((await editor('post', '/jobs/letters/retry').send({ ids: [1] })).status).toBe(403);
  expect((await call('get', '/jobs/runs')).body.data).toEqual([]);
});
