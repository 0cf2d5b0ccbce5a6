import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts, customerSessions, customers, outbox } from '../../db/schema';
import { addLanguages } from '../factories/content';
import { drawn, jpeg } from '../factories/media-library';
import { password, registering } from '../factories/registering';
import { testApp } from '../factories/test-app';

const app = await testApp();
await addLanguages(app);
const { request, fresh, register, login, signedIn } = registering(app);

beforeEach(async () => {
  await app.db.delete(attempts);
});

describe('the own picture', () => {
  const upload = (as: Awaited<ReturnType<typeof signedIn>>['as'], id: number, bytes: Buffer) =>
    as('post', '/user/upload_avatar').field('potential_id', String(id)).attach('avatar', bytes, 'me.jpg');

  it('is set for the own account alone, without what came along in the file, and goes when it is replaced', async () => {
    const one = await signedIn();
    const other = await signedIn();
    const tagged = await drawn(200, 200)
      .withExif({ IFD3: { GPSLatitude: '21/1' } })
      .jpeg()
      .toBuffer();
    expect((await upload(one.as, other.id, tagged)).status).toBe(403);
    expect((await upload(one.as, one.id, Buffer.from('not a picture'))).body.errors.avatar).toBeTruthy();
    const first = (await upload(one.as, one.id, tagged)).body.data.avatar;
    expect((await request().get(first)).body.includes('GPS')).toBe(false);
    const second = (await upload(one.as, one.id, await jpeg(100, 100))).body.data.avatar;
    expect(second).not.toBe(first);
    expect((await request().get(first)).status).toBe(404);
    expect((await other.as('get', '/me')).body.data.avatar).toBeNull();
    expect((await one.as('delete', '/user/avatar')).body.data.avatar).toBeNull();
    expect((await request().get(second)).status).toBe(404);
  });
});

describe('personal data', () => {
  it('change field by field, and not over a newer version', async () => {
    const { as } = await signedIn();
    const change = (more: object) =>
      as('post', '/user/updateprofile').send({ full_name: 'Phạm Trang', phone: '+84 912 000 111', ...more });
    const saved = await change({ country_code: 'VN', version: 1 });
    expect(saved.body.data).toMatchObject({ full_name: 'Phạm Trang', country_code: 'VN', version: 2 });
    const stale = await change({ version: 1 });
    expect([stale.status, stale.body.data.version]).toEqual([409, 2]);
    expect((await change({ country_code: 'XX' })).body.errors.country_code).toBeTruthy();
    expect((await change({ email: 'other@visit.example' })).body.errors.email).toBeTruthy();
  });

  it('go out as one file with everything, and nothing secret', async () => {
    const { as, email } = await signedIn();
    const answer = await as('get', '/me/export');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.body).toMatchObject({ account: { email }, saved: [], orders: [], sessions: [{}] });
    expect(answer.text).not.toMatch(/password_hash|token_hash|\$2b\$/);
  });

  it('are gone after the account is deleted, and the e-mail is free again', async () => {
    const { as, id, email, full_name, phone } = await signedIn();
    const leave = (given: string) => as('delete', '/me').send({ password: given });
    expect((await leave('wrong')).body.errors.password).toBeTruthy();
    expect((await leave(password)).status).toBe(200);
    expect((await as('get', '/me')).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    const [row] = await app.db.select().from(customers).where(eq(customers.id, id));
    expect(row?.deleted_at).toBeInstanceOf(Date);
    for (const personal of [email, full_name, phone]) expect(JSON.stringify(row)).not.toContain(personal);
    const sessions = await app.db.select().from(customerSessions).where(eq(customerSessions.customer_id, id));
    expect(sessions).toEqual([]);
    const [letter] = await app.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.template, 'customer_deleted')));
    expect(letter).toBeDefined();
    expect((await register({ ...fresh(), email })).status).toBe(201);
  });
});
