import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  adminChallenges,
  adminRecoveryCodes,
  adminSecondFactors,
  admins,
  attempts,
  auditEntries,
  outbox,
} from '../../db/schema';
import { seal, unseal } from '../../server/platform/second-factor/cipher';
import { createAdmin, password, signedInAs, signIn } from '../factories/admin';
import { as } from '../factories/as';
import { codeOf } from '../factories/authenticator';
import { testApp } from '../factories/test-app';

const app = await testApp();
const request = () => supertest(app.server);

/** For as long as a code is good, in milliseconds. */
const step = 30_000;

beforeEach(async () => {
  // A test that runs across the end of a step would send codes of the step before.
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / step) + 0.5) * step });
  await app.db.delete(attempts);
});
afterEach(() => {
  vi.useRealTimers();
});

/** An admin with an app. The code that turned it on was of the step before, so that the present one is still good. */
const enrolled = async (role = 'super_admin') => {
  const { admin, token } = await signedInAs(app, role);
  const call = as(app, token);
  const begun = await call('post', '/profile/second-factor').send({ password });
  expect(begun.status, begun.text).toBe(201);
  const { secret } = begun.body.data;
  const done = await call('post', '/profile/second-factor/confirm').send({ code: codeOf(secret, -1) });
  expect(done.status, done.text).toBe(200);
  const codes: string[] = done.body.data.recovery_codes;
  return { admin, token, call, secret, codes };
};

const challenged = async (email: string) => {
  const answer = await request().post('/login').send({ email, password });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({ second_factor: true });
  return answer.body.challenge as string;
};

const answerWith = (challenge: string, code: string) =>
  request().post('/login/second-factor').send({ challenge, code });

describe('turning it on', () => {
  it('needs the password and a first code, gives ten codes once, and ends sessions without one', async () => {
    const { admin, token } = await signedInAs(app);
    const other = await signIn(app, admin.email);
    const call = as(app, token);
    expect((await call('get', '/profile/second-factor')).body.data).toEqual({
      is_on: false,
      confirmed_at: null,
      recovery_codes_left: 0,
    });
    const wrong = await call('post', '/profile/second-factor').send({ password: 'guess' });
    expect(wrong.body.errors).toEqual({ password: ['The current password is wrong.'] });
    const begun = (await call('post', '/profile/second-factor').send({ password })).body.data;
    expect(begun.address).toContain(`secret=${begun.secret}`);
    expect(begun.address).toMatch(/^otpauth:\/\/totp\/Visit%20Vietnam:/);
    expect(begun.qr).toContain('<svg');
    // Not yet on: the password alone still signs in.
    await signIn(app, admin.email);
    const refused = await call('post', '/profile/second-factor/confirm').send({ code: '000000' });
    expect(refused.body.errors.code).toEqual(['This code is wrong or has been used before.']);

    const code = codeOf(begun.secret);
    const done = await call('post', '/profile/second-factor/confirm').send({ code });
    expect(done.body.data.recovery_codes).toHaveLength(10);
    expect(new Set(done.body.data.recovery_codes).size).toBe(10);
    expect((await call('get', '/profile/second-factor')).body.data).toMatchObject({
      is_on: true,
      recovery_codes_left: 10,
    });
    expect((await as(app, other)('get', '/check-login')).status).toBe(401);
    expect((await call('get', '/check-login')).status).toBe(200);
    expect((await call('post', '/profile/second-factor').send({ password })).status).toBe(409);
    const letters = await app.db.select().from(outbox).where(eq(outbox.recipient, admin.email));
    expect(letters.map(({ template }) => template)).toEqual(['admin_second_factor_on']);
  });

  it('keeps neither the secret nor the codes as they are', async () => {
    const { admin, secret, codes } = await enrolled();
    const [factor] = await app.db
      .select()
      .from(adminSecondFactors)
      .where(eq(adminSecondFactors.admin_id, admin.id));
    expect(factor?.secret).not.toContain(secret);
    expect(unseal(app.env.SESSION_SECRET, admin.id, factor?.secret ?? '')).toBe(secret);
    // Neither in another account's row nor under another secret.
    expect(unseal(app.env.SESSION_SECRET, admin.id + 1, factor?.secret ?? '')).toBeNull();
    expect(unseal('another secret of thirty-two signs', admin.id, factor?.secret ?? '')).toBeNull();
    const kept = JSON.stringify(await app.db.select().from(adminRecoveryCodes));
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''));
    const noted = JSON.stringify(
      await app.db.select().from(auditEntries).where(eq(auditEntries.admin_id, admin.id)),
    );
    expect(noted).toContain('second_factor_on');
    for (const hidden of [secret, ...codes]) expect(noted).not.toContain(hidden);
  });
});

describe('signing in', () => {
  it('opens no session before the code, and one with it', async () => {
    const { admin, secret } = await enrolled();
    const answer = await request().post('/login').send({ email: admin.email, password });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).not.toHaveProperty('token');
    const { challenge } = answer.body;
    expect((await as(app, challenge)('get', '/check-login')).status).toBe(401);
    const code = codeOf(secret);
    const opened = await answerWith(challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(opened.status, opened.text).toBe(200);
    expect(String(opened.headers['set-cookie'])).toContain(`__Host-admin_token=${opened.body.token}`);
    expect(opened.body.data.id).toBe(admin.id);
    expect((await as(app, opened.body.token)('get', '/check-login')).status).toBe(200);
    expect((await answerWith(challenge, codeOf(secret, 1))).body.code).toBe('challenge_expired');
  });

  it('takes no code twice, not even at the same moment, and none from before it', async () => {
    const { admin, secret } = await enrolled();
    const code = codeOf(secret);
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challenged(admin.email)));
    const answers = await Promise.all(challenges.map((challenge) => answerWith(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    for (const steps of [-1, 0]) {
      const late = await answerWith(await challenged(admin.email), codeOf(secret, steps));
      expect(late.body).toMatchObject({ code: 'invalid_credentials' });
      expect(late.body.message).toBe('Mã không đúng hoặc đã được dùng.');
    }
    expect((await answerWith(await challenged(admin.email), codeOf(secret, 1))).status).toBe(200);
  });

  it('takes a recovery code in its place, once, however it is typed', async () => {
    const { admin, call, codes } = await enrolled();
    const [code = ''] = codes;
    expect((await answerWith(await challenged(admin.email), code.toUpperCase())).status).toBe(200);
    expect((await answerWith(await challenged(admin.email), code)).status).toBe(401);
    expect((await call('get', '/profile/second-factor')).body.data.recovery_codes_left).toBe(9);
    const other = await enrolled();
    expect((await answerWith(await challenged(admin.email), other.codes[0] ?? '')).status).toBe(401);
    const [entry] = (await call('get', '/audit').query({ admin_id: admin.id, action: 'login' })).body.data;
    expect(entry.changes).toEqual([{ field: 'second_factor', before: null, after: 'recovery_code' }]);
  });

  it('stops who guesses: ten codes in a quarter of an hour, fifty a day, whichever challenge they go to', async () => {
    const { admin, secret } = await enrolled();
    const guess = async () => answerWith(await challenged(admin.email), '123456');
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(401);
    const right = await answerWith(await challenged(admin.email), codeOf(secret));
    expect(right.status).toBe(429);
    await app.db
      .update(attempts)
      .set({ resets_at: sql`now()` })
      .where(sql`${attempts.key} like 'admin-code-acc%'`);
    await app.db.update(attempts).set({ count: 50 }).where(sql`${attempts.key} like 'admin-code-day%'`);
    expect(Number((await guess()).headers['retry-after'])).toBeGreaterThan(80_000);
  });

  it('is not gone on with when it took too long, the password changed or the account was deactivated', async () => {
    const { admin, secret, call } = await enrolled();
    const slow = await challenged(admin.email);
    await app.db.update(adminChallenges).set({ expires_at: sql`now()` });
    expect((await answerWith(slow, codeOf(secret))).body.code).toBe('challenge_expired');

    const before = await challenged(admin.email);
    const next = 'sương giăng đỉnh đèo';
    await call('post', '/profile/password').send({
      old_password: password,
      new_password: next,
      confirm_password: next,
    });
    expect((await answerWith(before, codeOf(secret))).body.code).toBe('challenge_expired');

    const { admin: gone, secret: theirs } = await enrolled('editor');
    const open = await challenged(gone.email);
    await app.db.update(admins).set({ is_active: false }).where(eq(admins.id, gone.id));
    expect((await answerWith(open, codeOf(theirs))).status).toBe(401);
  });

  it.each(['12345', 'abcdef', '1234567', '', 'x'.repeat(61)])(
    'refuses %j as no code at all',
    async (code) => {
      const answer = await answerWith('anything', code);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['code']);
    },
  );
});

describe('turning it off', () => {
  it('needs password and code, and the password alone then signs in', async () => {
    const { admin, call, secret, codes } = await enrolled();
    const off = (body: object) => call('post', '/profile/second-factor/remove').send(body);
    expect((await off({ password: 'guess', code: codeOf(secret) })).status).toBe(422);
    expect((await off({ password, code: '000000' })).status).toBe(422);
    expect((await off({ password })).status).toBe(422);
    expect((await off({ password, code: codes[3] })).status).toBe(200);
    await signIn(app, admin.email);
    expect((await off({ password, code: codes[4] })).status).toBe(409);
  });

  it('new recovery codes take the place of the old ones', async () => {
    const { admin, call, secret, codes } = await enrolled();
    const made = await call('post', '/profile/second-factor/recovery-codes').send({
      password,
      code: codeOf(secret),
    });
    expect(made.body.data.recovery_codes).toHaveLength(10);
    expect((await answerWith(await challenged(admin.email), codes[0] ?? '')).status).toBe(401);
    const [fresh] = made.body.data.recovery_codes;
    expect((await answerWith(await challenged(admin.email), fresh)).status).toBe(200);
  });

  it('by another admin is noted, told to the owner, and beyond those who may do less', async () => {
    const boss = await enrolled();
    const { admin: lost } = await enrolled('editor');
    const off = (call: ReturnType<typeof as>, id: number) => call('delete', `/admin/${id}/second-factor`);
    const editor = as(app, (await signedInAs(app, 'editor')).token);
    expect((await off(editor, lost.id)).status).toBe(403);
    expect((await off(boss.call, boss.admin.id)).status).toBe(409);
    const listed = (await boss.call('get', '/admin?per_page=100')).body.data;
    expect(listed.find(({ id }: { id: number }) => id === lost.id).has_second_factor).toBe(true);
    expect((await off(boss.call, lost.id)).status).toBe(200);
    expect((await off(boss.call, lost.id)).status).toBe(409);
    await signIn(app, lost.email);
    const [entry] = (await boss.call('get', '/audit').query({ action: 'second_factor_off' })).body.data;
    expect(entry).toMatchObject({ record_id: lost.id, admin: { id: boss.admin.id } });
    const letters = await app.db.select().from(outbox).where(eq(outbox.recipient, lost.email));
    expect(letters.map(({ template }) => template)).toContain('admin_second_factor_off');
  });
});

it('a secret that was stored under another key opens nothing, and recovery codes still do', async () => {
  const admin = await createAdmin(app);
  const { codes, ...other } = await enrolled();
  await app.db
    .update(adminSecondFactors)
    .set({ secret: seal('x'.repeat(40), other.admin.id, other.secret) })
    .where(eq(adminSecondFactors.admin_id, other.admin.id));
  expect((await answerWith(await challenged(other.admin.email), codeOf(other.secret))).status).toBe(401);
  expect((await answerWith(await challenged(other.admin.email), codes[0] ?? '')).status).toBe(200);
  await signIn(app, admin.email);
});
