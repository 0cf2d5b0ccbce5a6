import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts, customerSessions, customerTokens } from '../../db/schema';
import { addLanguages } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { newPassword, password, registering } from '../factories/registering';
import { publicUrl, testApp } from '../factories/test-app';

const app = await testApp();
await addLanguages(app);
const {
  request,
  fresh,
  register,
  login,
  activate,
  madeIn,
  forgot,
  reset,
  lettersTo,
  tokenTo,
  member,
  signedIn,
} = registering(app);

beforeEach(async () => {
  await app.db.delete(attempts);
});

describe('signing in', () => {
  it('takes passwords longer than bcrypt reads, to the last character', async () => {
    const beginning = 'đèo dốc quanh co, sương phủ kín ruộng bậc thang, ngựa thồ gùi ngô về bản ';
    expect(Buffer.byteLength(beginning)).toBeGreaterThan(72);
    const given = { ...fresh(), password: `${beginning}một` };
    const cookie = madeIn(await register(given));
    await activate(await tokenTo(given.email), cookie);
    expect((await login(given.email, `${beginning}hai`)).status).toBe(401);
    expect((await login(given.email, given.password.normalize('NFD'))).status).toBe(200);
  });

  it('is refused after ten wrong passwords from one network, for the right one as well', async () => {
    const { email } = await member();
    for (let n = 0; n < 10; n += 1) expect((await login(email, 'wrong one')).status).toBe(401);
    expect((await login(email)).status).toBe(429);
  });

  it('ends with signing out, and only where the site itself asks for it', async () => {
    const { as, token } = await signedIn();
    const byCookie = (site: string) =>
      request()
        .get('/user/logout')
        .set('cookie', `__Host-customer_token=${token}`)
        .set('sec-fetch-site', site);
    expect((await byCookie('cross-site')).status).toBe(403);
    expect((await as('get', '/me')).status).toBe(200);
    const done = await byCookie('same-origin');
    expect(done.headers['set-cookie']).toHaveLength(2);
    expect((await as('get', '/me')).status).toBe(401);
  });

  it('ends when nobody uses the session for a fortnight', async () => {
    const { as, id } = await signedIn();
    const lastSeen = (days: number) =>
      app.db
        .update(customerSessions)
        .set({ last_seen_at: sql`now() - make_interval(days => ${days})` })
        .where(eq(customerSessions.customer_id, id));
    await lastSeen(13);
    expect((await as('get', '/me')).status).toBe(200);
    await lastSeen(14);
    expect((await as('get', '/me')).status).toBe(401);
  });

  it('holds changes by cookie to the own origin', async () => {
    const { token, full_name, phone } = await signedIn();
    const change = (origin: string) =>
      request()
        .post('/user/updateprofile')
        .set('cookie', `__Host-customer_token=${token}`)
        .set('origin', origin)
        .send({ full_name, phone });
    expect((await change('https://evil.example')).body.code).toBe('foreign_origin');
    expect((await change(publicUrl)).status).toBe(200);
  });
});

describe('passwords', () => {
  it('are set anew by a link that works once and in time, whichever of those that were sent', async () => {
    const { email, as } = await signedIn();
    expect((await forgot('nobody@visit.example')).status).toBe(404);
    expect((await forgot(email)).status).toBe(200);
    const first = await tokenTo(email);
    await forgot(email);
    const token = await tokenTo(email);
    const used = await Promise.all([first, token].map((one) => reset(one, 'đủ dài và lạ tai')));
    expect(used.map(({ status }) => status).sort()).toEqual([200, 422]);
    for (const one of [first, token]) expect((await reset(one)).status).toBe(422);
    expect((await as('get', '/me')).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, 'đủ dài và lạ tai')).status).toBe(200);
    expect((await lettersTo(email))[0]?.template).toBe('customer_password_changed');

    await forgot(email);
    await app.db.update(customerTokens).set({ expires_at: sql`now()` });
    expect((await reset(await tokenTo(email))).status).toBe(422);
  });

  it('open an account that waits, since the letter has shown whose e-mail it is', async () => {
    const given = fresh();
    await register(given);
    const activation = await tokenTo(given.email);
    await forgot(given.email);
    const token = await tokenTo(given.email);
    expect((await activate(token)).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
    expect((await login(given.email, newPassword)).status).toBe(200);
    expect((await activate(activation)).status).toBe(422);
  });

  it('are asked for three times in a quarter of an hour', async () => {
    const { email } = await member();
    for (let n = 0; n < 3; n += 1) expect((await forgot(email)).status).toBe(200);
    const fourth = await forgot(email);
    expect([fourth.status, fourth.body.message]).toEqual([200, expect.stringContaining('spam')]);
    expect(
      (await lettersTo(email)).filter(({ template }) => template === 'customer_password_reset'),
    ).toHaveLength(3);
    // Once one is used none is good any more, and the owner may ask anew.
    expect((await reset(await tokenTo(email))).status).toBe(200);
    expect((await forgot(email)).body.message).not.toContain('spam');
  });

  it('are sent to their owner whatever a stranger has asked for before', async () => {
    const { email } = await member();
    for (let n = 0; n < 5; n += 1) {
      const { status } = await request().post('/customers/resend-activation').send({ email });
      expect(status).toBe(200);
    }
    expect((await forgot(email)).status).toBe(200);
    expect((await lettersTo(email))[0]?.template).toBe('customer_password_reset');
    // Nor does asking for it before there is an account use up what the account will need.
    const later = fresh();
    for (let n = 0; n < 3; n += 1) expect((await forgot(later.email)).status).toBe(404);
    expect((await register(later)).status).toBe(201);
    expect((await forgot(later.email)).status).toBe(200);
  });

  it('change with the old one, and end all other sessions', async () => {
    const { email, as } = await signedIn();
    const other = await login(email);
    const change = (old_password: string, confirm_password = newPassword) =>
      as('post', '/customer/update-password').send({
        old_password,
        new_password: newPassword,
        confirm_password,
      });
    expect((await change('wrong')).body.errors.old_password).toBeTruthy();
    expect((await change(password, 'another one')).body.errors.confirm_password).toBeTruthy();
    expect((await change(password)).status).toBe(200);
    expect((await as('get', '/me')).status).toBe(200);
    const ended = await request().get('/me').set('authorization', `Bearer ${other.body.token}`);
    expect(ended.status).toBe(401);
  });
});

describe('sessions', () => {
  it('are shown without their secret, and ended one by one; those of others are not there', async () => {
    const one = await signedIn();
    const other = await signedInCustomer(app);
    await login(one.email);
    const { body } = await one.as('get', '/me/sessions');
    expect(body.data).toHaveLength(2);
    const ids = (await app.db.select({ id: customerSessions.id }).from(customerSessions)).map(({ id }) => id);
    for (const { id } of body.data) expect(ids).not.toContain(id);
    const second = body.data.find((session: { is_current: boolean }) => !session.is_current);
    const asOther = request()
      .delete(`/me/sessions/${second.id}`)
      .set('authorization', `Bearer ${other.token}`);
    expect((await asOther).status).toBe(404);
    expect((await one.as('delete', `/me/sessions/${second.id}`)).status).toBe(200);
    expect((await one.as('get', '/me/sessions')).body.data).toHaveLength(1);
  });
});
