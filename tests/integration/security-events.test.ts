import { and, desc, eq, like, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attempts, auditEntries, customers, outbox } from '../../db/schema';
import { deleteExpired } from '../../server/features/customers/housekeeping';
import { hashPassword } from '../../server/platform/sessions/passwords';
import { createAdmin, password, signedInAs } from '../factories/admin';
import { addLanguages } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp({ TRUST_PROXY: 'true' });
await addLanguages(app);
const passwordHash = await hashPassword(password);
const address = '203.0.113.7';
const send = (path: string, body: object) =>
  supertest(app.server).post(path).set('x-forwarded-for', address).send(body);
const noted = (action: string) =>
  app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'security'), eq(auditEntries.action, action)))
    .orderBy(desc(auditEntries.id));
const soon = async (action: string, length: number) => {
  await vi.waitFor(async () => expect(await noted(action)).toHaveLength(length));
  return noted(action);
};
const alerts = () => app.db.select().from(outbox).where(eq(outbox.template, 'admin_security_alert'));

beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(auditEntries);
  await app.db.delete(outbox);
});

describe('the audit log', () => {
  it('keeps failed and refused sign-ins of staff, some of many, without what was typed', async () => {
    const admin = await createAdmin(app);
    for (let n = 0; n < 13; n += 1)
      await send('/login', { email: admin.email, password: 'typed-by-a-stranger' });
    const [failed] = await soon('sign_in_failed', 3);
    expect(failed).toMatchObject({
      admin_id: null,
      record_id: admin.id,
      title: admin.full_name,
      after: { account: 'admin', network: '203.0.113.…' },
    });
    await soon('sign_in_refused', 3);
    const rows = JSON.stringify(await app.db.select().from(auditEntries));
    for (const secret of ['typed-by-a-stranger', address, admin.email]) expect(rows).not.toContain(secret);
  });

  it('keeps no e-mail of nobody, and of customers the number alone', async () => {
    const email = 'kept@visit.example';
    const [customer] = await app.db
      .insert(customers)
      .values({
        email,
        full_name: 'Vũ An',
        password_hash: passwordHash,
        lang_id: 'en',
        activated_at: new Date(),
      })
      .returning();
    await send('/customers/login', { email, password: 'guess' });
    await send('/customers/login', { email: 'nobody@visit.example', password: 'guess' });
    const [nobody, known] = await soon('sign_in_failed', 2);
    expect([nobody?.record_id, nobody?.title]).toEqual([null, '']);
    expect([known?.record_id, known?.title]).toEqual([customer?.id, '']);
    expect(JSON.stringify([nobody, known])).not.toMatch(/visit\.example|Vũ An/);
  });

  it('is not filled by who tries one unknown e-mail after another', async () => {
    for (let n = 0; n < 8; n += 1)
      await send('/customers/login', { email: `nobody${n}@visit.example`, password: 'guess' });
    await soon('sign_in_failed', 3);
    await app.db.update(attempts).set({ count: 300 }).where(like(attempts.key, 'security-all:%'));
    await send('/login', { email: 'other@visit.example', password: 'guess' });
    await vi.waitFor(async () => {
      const [row] = await app.db.select().from(attempts).where(like(attempts.key, 'security-many:%'));
      expect(row?.count).toBe(9);
    });
    expect(await noted('sign_in_failed')).toHaveLength(3);
  });

  it('keeps which right a member of the staff was refused, and shows it in the list', async () => {
    const { admin, token } = await signedInAs(app, 'moderator');
    const refused = await supertest(app.server).get('/roles/list').set('authorization', `Bearer ${token}`);
    expect(refused.status).toBe(403);
    const [entry] = await soon('right_refused', 1);
    expect(entry).toMatchObject({
      admin_id: admin.id,
      title: 'role.read',
      after: { permission: 'role.read', call: 'GET /roles/list' },
    });
    const boss = await signedInAs(app);
    const list = await supertest(app.server)
      .get('/audit?entity=security')
      .set('authorization', `Bearer ${boss.token}`);
    expect(list.body.data).toMatchObject([{ action: 'right_refused', admin: { id: admin.id } }]);
  });

  it('lets go of security events after half a year, and of nothing else', async () => {
    await send('/login', { email: 'nobody@visit.example', password: 'guess' });
    await soon('sign_in_failed', 1);
    await signedInAs(app);
    await app.db.update(auditEntries).set({ created_at: sql`now() - interval '181 days'` });
    await deleteExpired(app.db);
    const left = await app.db.select({ entity: auditEntries.entity }).from(auditEntries);
    expect(left).toEqual([{ entity: 'admin' }]);
  });
});

describe('many failures in a short time', () => {
  it('are told to super admins in their language, once an hour', async () => {
    const boss = await createAdmin(app);
    const moderator = await createAdmin(app, { role: 'moderator' });
    await send('/login', { email: boss.email, password, lang_id: 'en' });
    await send('/login', { email: 'nobody@visit.example', password: 'guess' });
    await soon('sign_in_failed', 1);
    expect(await alerts()).toEqual([]);
    await app.db.update(attempts).set({ count: 100 }).where(like(attempts.key, 'security-many:%'));
    for (let n = 0; n < 3; n += 1) await send('/login', { email: `n${n}@visit.example`, password: 'guess' });
    const toBoss = async () => (await alerts()).filter(({ recipient }) => recipient === boss.email);
    await vi.waitFor(async () => expect(await toBoss()).toHaveLength(1));
    expect((await toBoss())[0]).toMatchObject({ lang_id: 'en', variables: { minutes: '15' } });
    expect((await alerts()).map(({ recipient }) => recipient)).not.toContain(moderator.email);
  });
});
