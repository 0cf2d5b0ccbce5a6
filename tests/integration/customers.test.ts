import bcrypt from 'bcrypt';
import { and, desc, eq, like, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attempts, customerSessions, customers, customerTokens, outbox } from '../../db/schema';
import { deleteExpired } from '../../server/features/customers/housekeeping';
import { addLanguages } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { drawn, jpeg } from '../factories/media-library';
import { publicUrl, testApp } from '../factories/test-app';

const app = await testApp();
await addLanguages(app);
const request = () => supertest(app.server);
const password = 'rừng thông sương sớm';
const newPassword = 'mái đình cong, giếng nước trong';

let count = 0;
const fresh = () => {
  count += 1;
  return {
    email: `guest${count}@visit.example`,
    full_name: 'Phạm Thu Trang',
    phone: '0912 345 678',
    password,
  };
};
const register = (given: object) => request().post('/customers/register').send(given);
const login = (email: string, given = password) =>
  request().post('/customers/login').send({ email, password: given });
/** In the browser of this cookie; without one, in one that has not made the account. */
const activate = (token: string, cookie = '') =>
  request().get('/customers/activate').query({ token }).set('cookie', cookie);
const madeIn = (answer: supertest.Response) =>
  /(?:__Host-)?registered=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';
const forgot = (email: string) => request().get('/user/forgot-password').query({ email });
const reset = (token: string, given = newPassword) =>
  request().post('/user/reset-password').send({ token, password: given });

const lettersTo = (email: string) =>
  app.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));
const tokenTo = async (email: string) => {
  const [letter] = await lettersTo(email);
  return new URL(letter?.variables.link ?? '').searchParams.get('token') ?? '';
};

/** An activated account, by the calls that make one. */
const member = async () => {
  const given = fresh();
  const made = await register(given);
  expect(made.status).toBe(201);
  expect((await activate(await tokenTo(given.email), madeIn(made))).status).toBe(200);
  return given;
};
const signedIn = async () => {
  const given = await member();
  const { body } = await login(given.email);
  const as = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
    request()[method](path).set('authorization', `Bearer ${body.token}`);
  return { ...given, id: body.data.id as number, token: body.token as string, as };
};

beforeEach(async () => {
  await app.db.delete(attempts);
});

describe('registering', () => {
  it('makes an account that opens with the link of the letter, once', async () => {
    const given = { ...fresh(), email: 'Trang.Pham@Visit.Example', lang_id: 'vn' };
    const answer = await register(given);
    expect([answer.status, answer.body]).toEqual([
      201,
      { message: 'Sắp xong rồi: vui lòng kiểm tra email để kích hoạt tài khoản.' },
    ]);
    const [letter] = await lettersTo('trang.pham@visit.example');
    expect(letter).toMatchObject({ template: 'customer_activation', lang_id: 'vi' });
    expect(letter?.variables.link).toMatch(new RegExp(`^${publicUrl}/vi/activate\\?token=[\\w-]{43}$`));

    const early = await login('trang.pham@visit.example');
    expect([early.status, early.body.code]).toEqual([403, 'not_activated']);
    expect((await login('trang.pham@visit.example', 'not the password')).body.code).toBe(
      'invalid_credentials',
    );

    const token = await tokenTo('trang.pham@visit.example');
    expect(JSON.stringify(await app.db.select().from(customerTokens))).not.toContain(token);
    const both = await Promise.all([1, 2].map(() => activate(token, madeIn(answer))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);

    const session = await login('TRANG.PHAM@visit.example');
    expect(session.body.data).toMatchObject({ email: 'trang.pham@visit.example', phone: '0912 345 678' });
    expect(session.body.data.potential_id).toBe(session.body.data.id);
    const cookies = [session.headers['set-cookie']].flat();
    expect(cookies[0]).toMatch(/^__Host-customer_token=[\w.-]+; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^__Host-signed_in=1; .*Secure/);
    expect(cookies[1]).not.toContain('HttpOnly');
  });

  it('names what is wrong with each field', async () => {
    const { body } = await register({
      email: 'no',
      full_name: ' ',
      phone: 'call me',
      password: 'Matkhau@123',
    });
    expect(Object.keys(body.errors).sort()).toEqual(['email', 'full_name', 'password', 'phone']);
    const long = await register({ ...fresh(), password: 'x'.repeat(129) });
    expect(long.body.errors.password).toBeTruthy();
    const link = await register({ ...fresh(), full_name: 'See https://evil.example' });
    expect(link.body.errors.full_name).toEqual(['Please use a name without links or special characters.']);
    expect((await register({ ...fresh(), id: 1 })).body.errors.id).toBeTruthy();
  });

  it('says of an empty e-mail that it is needed, whatever asks for one, in the language of the reader', async () => {
    const said = { en: 'This is required.', vi: 'Vui lòng nhập thông tin này.' };
    for (const lang_id of ['en', 'vi'] as const) {
      const answers = [
        await register({ ...fresh(), email: '  ', lang_id }),
        await request().post('/customers/resend-activation').send({ email: '', lang_id }),
        await request().get('/user/forgot-password').query({ email: '', lang_id }),
        await request().post('/customers/login').send({ email: '', password, lang_id }),
        await request().post('/contact').send({ email: '', lang_id }),
        await request()
          .post('/orders')
          .send({ contact: { email: '' }, lang_id }),
        await request().post('/forgot-password').send({ email: '', lang_id }),
      ];
      for (const { request: asked, status, body } of answers) {
        const { method, url } = asked as unknown as { method: string; url: string };
        const fault = body.errors?.email ?? body.errors?.['contact.email'];
        expect([status, fault], `${method} ${url}`).toEqual([422, [said[lang_id]]]);
      }
    }
  });

  it('gives an e-mail once, also when two ask at the same moment', async () => {
    const given = fresh();
    const answers = await Promise.all([
      register(given),
      register({ ...given, email: given.email.toUpperCase() }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await register(given)).body.errors.email).toEqual(['This email is already in use.']);
    expect(await lettersTo(given.email)).toHaveLength(1);
  });

  it('keeps an earlier link beside a later one until one is used, and frees the e-mail when none is left', async () => {
    const given = fresh();
    await register(given);
    const first = await tokenTo(given.email);
    const resend = await request().post('/customers/resend-activation').send({ email: given.email });
    const nobody = await request()
      .post('/customers/resend-activation')
      .send({ email: 'nobody@visit.example' });
    expect(resend.body).toEqual(nobody.body);
    const second = await tokenTo(given.email);
    expect(second).not.toBe(first);

    await app.db.update(customerTokens).set({ expires_at: sql`now()` });
    for (const token of [first, second]) expect((await activate(token)).body.errors.token).toBeTruthy();
    expect((await register(given)).status).toBe(201);
    await app.db.update(customerTokens).set({ expires_at: sql`now()` });
    await deleteExpired(app.db);
    expect(await app.db.select().from(customers).where(eq(customers.email, given.email))).toEqual([]);
  });

  it('says whether an e-mail is known ten times a minute', async () => {
    const { email } = await member();
    const ask = (address: string) => request().get('/customers/check-user-exists').query({ email: address });
    expect((await ask(email.toUpperCase())).body).toEqual({ exists: true });
    for (let n = 0; n < 9; n += 1)
      expect((await ask('nobody@visit.example')).body).toEqual({ exists: false });
    const eleventh = await ask(email);
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('who collects e-mails that have accounts', () => {
  it('is told ten times an hour, whichever call tells it; others go on', async () => {
    const { email } = await member();
    for (let n = 0; n < 5; n += 1) {
      expect((await register({ ...fresh(), email })).status).toBe(422);
      expect((await forgot(`nobody${n}@visit.example`)).status).toBe(404);
    }
    for (const answer of [await register({ ...fresh(), email }), await forgot('nobody@visit.example')]) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('learns nothing from registering or recovering what works', async () => {
    for (let n = 0; n < 6; n += 1) {
      const given = fresh();
      expect((await register(given)).status).toBe(201);
      expect((await forgot(given.email)).status).toBe(200);
    }
  });

  it('may ask 500 times a day', async () => {
    const ask = () => request().get('/customers/check-user-exists').query({ email: 'nobody@visit.example' });
    await ask();
    await app.db.update(attempts).set({ count: 500 }).where(like(attempts.key, 'customer-exists-day:%'));
    expect((await ask()).status).toBe(429);
  });

  it('learns nothing from signing in: each answer is the same, after one comparison of a password', async () => {
    const { email } = await member();
    const waiting = fresh();
    await register(waiting);
    const bodies = [];
    for (const tried of [email, waiting.email, 'nobody@visit.example', 'no address']) {
      const compare = vi.spyOn(bcrypt, 'compare');
      const { status, body, headers } = await login(tried, 'not the password');
      expect([status, headers['set-cookie']]).toEqual([401, undefined]);
      expect(compare).toHaveBeenCalledTimes(1);
      // A hash of lower cost would be compared sooner.
      expect(String(compare.mock.calls[0]?.[1])).toMatch(/^\$2b\$(?:04|12)\$.{53}$/);
      compare.mockRestore();
      bodies.push({ ...body, request_id: '' });
    }
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });
});

describe('an account that a stranger has made with the e-mail of somebody', () => {
  const row = async (email: string) =>
    (await app.db.select().from(customers).where(eq(customers.email, email)))[0];
  const strangers = { full_name: 'The Stranger', phone: '0999 999 999' };

  it('is opened by the owner without anything of what the stranger typed', async () => {
    const given = { ...fresh(), ...strangers };
    const made = await register(given);
    const answer = await activate(await tokenTo(given.email));
    expect(answer.status).toBe(200);
    expect(await row(given.email)).toMatchObject({
      full_name: given.email.split('@')[0],
      phone: '',
      avatar_id: null,
      activated_at: expect.any(Date),
    });
    // The stranger's password is nobody's, neither before nor after the owner has chosen one.
    expect((await login(given.email)).status).toBe(401);
    expect((await reset(answer.body.password_token)).status).toBe(200);
    expect((await login(given.email)).status).toBe(401);
    expect((await login(given.email, newPassword)).status).toBe(200);
    expect((await reset(answer.body.password_token)).status).toBe(422);
    expect((await activate(await tokenTo(given.email), madeIn(made))).status).toBe(422);
  });

  it('is opened by a new password likewise', async () => {
    const given = { ...fresh(), ...strangers };
    await register(given);
    await forgot(given.email);
    expect((await reset(await tokenTo(given.email))).status).toBe(200);
    expect(await row(given.email)).toMatchObject({ full_name: given.email.split('@')[0], phone: '' });
    const [letter] = await lettersTo(given.email);
    expect(JSON.stringify(letter?.variables)).not.toContain(strangers.full_name);
    expect((await login(given.email)).status).toBe(401);
  });

  it('is not opened as it is by a browser that made another account', async () => {
    const other = await register(fresh());
    const given = fresh();
    await register(given);
    const answer = await activate(await tokenTo(given.email), madeIn(other));
    expect(answer.body.password_token).toBeTruthy();
    expect((await login(given.email)).status).toBe(401);
  });
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
