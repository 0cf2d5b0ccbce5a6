import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { adminPasswordResets, adminSessions, attempts, outbox } from '../../db/schema';
import { deleteExpired } from '../../server/features/customers/housekeeping';
import { signedInAs } from '../factories/admin';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { admin, token } = await signedInAs(app);
const ofAdmin = eq(adminSessions.admin_id, admin.id);

it('deletes what has expired and nothing else', async () => {
  const { db } = app;
  const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
  const longAgo = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  await db.delete(attempts);
  await db.insert(adminSessions).values({ id: 'old', admin_id: admin.id, expires_at: past });
  await db.insert(attempts).values([
    { key: 'old', count: 3, resets_at: past },
    { key: 'new', count: 3, resets_at: future },
  ]);
  await db.insert(adminPasswordResets).values([
    { token_hash: 'old', admin_id: admin.id, expires_at: past },
    { token_hash: 'new', admin_id: admin.id, expires_at: future },
  ]);
  const letter = { lang_id: 'vi', recipient: 'a@visit.example', variables: {} };
  await db.insert(outbox).values([
    { ...letter, template: 'sent', sent_at: longAgo },
    { ...letter, template: 'failed', failed_at: longAgo },
    { ...letter, template: 'just sent', sent_at: past },
    { ...letter, template: 'waiting', created_at: longAgo },
  ]);
  await deleteExpired(db);
  const sessions = await db.select({ id: adminSessions.id }).from(adminSessions);
  expect(sessions.map(({ id }) => id)).not.toContain('old');
  expect(sessions).toHaveLength(1);
  expect(await db.select({ key: attempts.key }).from(attempts)).toEqual([{ key: 'new' }]);
  expect(await db.select({ hash: adminPasswordResets.token_hash }).from(adminPasswordResets)).toEqual([
    { hash: 'new' },
  ]);
  const letters = await db.select({ template: outbox.template }).from(outbox).orderBy(outbox.id);
  expect(letters.map(({ template }) => template)).toEqual(['just sent', 'waiting']);
});

it('notes that a session is in use, but not at every request', async () => {
  const check = () => supertest(app.server).get('/check-login').set('authorization', `Bearer ${token}`);
  const seen = async () =>
    (await app.db.select().from(adminSessions).where(ofAdmin))[0]?.last_seen_at.getTime() ?? 0;
  const before = await seen();
  await check();
  expect(await seen()).toBe(before);
  await app.db.update(adminSessions).set({ last_seen_at: sql`now() - interval '6 minutes'` }).where(ofAdmin);
  await check();
  expect(await seen()).toBeGreaterThan(Date.now() - 10_000);
});
