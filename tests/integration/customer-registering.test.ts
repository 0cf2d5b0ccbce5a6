import bcrypt from 'bcrypt';
import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attempts, customers, customerTokens } from '../../db/schema';
import { deleteExpired } from '../../server/features/customers/housekeeping';
import { addLanguages } from '../factories/content';
import { newPassword, password, registering } from '../factories/registering';
import { publicUrl, testApp } from '../factories/test-app';

const app = await testApp();
await addLanguages(app);
const { request, fresh, register, login, activate, madeIn, forgot, reset, lettersTo, tokenTo, member } =
  registering(app);

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
