import { desc, eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminPasswordResets, admins, attempts, auditEntries, outbox } from '../../db/schema';
import { createAdmin, password, signIn } from '../factories/admin';
import { publicUrl, testApp } from '../factories/test-app';

const app = await testApp();
const request = () => supertest(app.server);
const newPassword = 'mái đình cong, giếng nước trong';

const forgot = (email: string, headers: Record<string, string> = {}) =>
  request().post('/forgot-password').set(headers).send({ email });
const reset = (token: string, given = newPassword) =>
  request().post('/reset-password').send({ token, password: given });

const lettersTo = (email: string) =>
  app.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));

const linkTo = async (email: string) => {
  expect((await forgot(email)).status).toBe(200);
  const [letter] = await lettersTo(email);
  const link = letter?.variables.link ?? '';
  return { link, token: new URL(link).searchParams.get('token') ?? '' };
};

beforeEach(async () => {
  await app.db.delete(attempts);
});

describe('POST /forgot-password', () => {
  it('sends a link to our own address, whatever the request says about its host', async () => {
    const admin = await createAdmin(app);
    await forgot(admin.email.toUpperCase(), { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [letter] = await lettersTo(admin.email);
    expect(letter).toMatchObject({ template: 'admin_password_reset', lang_id: 'vi', attempts: 0 });
    expect(letter?.variables.link).toMatch(
      new RegExp(`^${publicUrl}/admin/reset-password\\?token=[A-Za-z0-9_-]{43}$`),
    );
  });

  it('answers the same, after about the same time, for an unknown e-mail', async () => {
    const admin = await createAdmin(app);
    // The shorter of two: whatever else the machine does only ever adds time.
    const timed = async (email: string) => {
      const times: number[] = [];
      for (let n = 0; n < 2; n += 1) {
        const start = performance.now();
        const { status, body } = await forgot(email);
        times.push(performance.now() - start);
        expect(status).toBe(200);
        expect(body).toEqual({ message: expect.stringContaining('Nếu email này có tài khoản') });
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await timed(admin.email), await timed('nobody@visit.example')];
    expect(Math.abs(unknown - known)).toBeLessThan(150);
    expect(await lettersTo('nobody@visit.example')).toHaveLength(0);
  });

  it('sends nothing to a deactivated account', async () => {
    const admin = await createAdmin(app, { is_active: false });
    expect((await forgot(admin.email)).status).toBe(200);
    expect(await lettersTo(admin.email)).toHaveLength(0);
  });

  it('does not fill a mailbox: the fourth letter in a quarter of an hour is left out, silently', async () => {
    const admin = await createAdmin(app);
    for (let n = 0; n < 5; n += 1) expect((await forgot(admin.email)).status).toBe(200);
    expect(await lettersTo(admin.email)).toHaveLength(3);
  });

  it('counts what was sent alone: what is asked for before there is an account uses nothing of it up', async () => {
    const email = 'later@visit.example';
    for (let n = 0; n < 5; n += 1) expect((await forgot(email)).status).toBe(200);
    const admin = await createAdmin(app, { email });
    await forgot(admin.email);
    expect(await lettersTo(email)).toHaveLength(1);
    // At the same moment as well no more than the limit go out.
    await Promise.all(Array.from({ length: 6 }, () => forgot(email)));
    expect(await lettersTo(email)).toHaveLength(3);
  });

  it('keeps only the hash of the token', async () => {
    const admin = await createAdmin(app);
    const { token } = await linkTo(admin.email);
    const [row] = await app.db
      .select()
      .from(adminPasswordResets)
      .where(eq(adminPasswordResets.admin_id, admin.id));
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });
});

describe('POST /reset-password', () => {
  it('sets the password once, ends all sessions and tells the owner', async () => {
    const admin = await createAdmin(app);
    const sessions = [await signIn(app, admin.email), await signIn(app, admin.email)];
    const { token } = await linkTo(admin.email);
    const answer = await reset(token);
    expect(answer.body).toEqual({ message: 'Đã đổi mật khẩu.' });
    for (const session of sessions) {
      const check = await request().get('/check-login').set('authorization', `Bearer ${session}`);
      expect(check.status).toBe(401);
    }
    const old = await request().post('/login').send({ email: admin.email, password });
    expect(old.status).toBe(401);
    expect(await signIn(app, admin.email, newPassword)).toBeTruthy();
    const again = await reset(token, 'một mật khẩu khác nữa');
    expect(again.status).toBe(422);
    expect(again.body.errors.token).toEqual(['Liên kết không còn hiệu lực. Vui lòng yêu cầu liên kết mới.']);
    const [letter] = await lettersTo(admin.email);
    expect(letter?.template).toBe('admin_password_changed');
    const actions = await app.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.admin_id, admin.id));
    expect(actions.map(({ action }) => action)).toContain('password_reset');
  });

  it('works once even when used twice at the same moment', async () => {
    const admin = await createAdmin(app);
    const { token } = await linkTo(admin.email);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('takes any link that was sent, and then no other', async () => {
    const admin = await createAdmin(app);
    const first = await linkTo(admin.email);
    const second = await linkTo(admin.email);
    expect((await reset(first.token)).status).toBe(200);
    expect((await reset(second.token)).status).toBe(422);
  });

  it('refuses a link after an hour, and one for an account that was deactivated since', async () => {
    const late = await createAdmin(app);
    const { token } = await linkTo(late.email);
    const [row] = await app.db
      .select()
      .from(adminPasswordResets)
      .where(eq(adminPasswordResets.admin_id, late.id));
    const minutes = ((row?.expires_at.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    await app.db.update(adminPasswordResets).set({ expires_at: sql`now()` });
    expect((await reset(token)).status).toBe(422);

    const gone = await createAdmin(app);
    const link = await linkTo(gone.email);
    await app.db.update(admins).set({ is_active: false }).where(eq(admins.id, gone.id));
    expect((await reset(link.token)).status).toBe(422);
  });

  it('refuses weak passwords without using the link up', async () => {
    const admin = await createAdmin(app, { email: 'quocbao@visit.example', full_name: 'Vũ Quốc Bảo' });
    const { token } = await linkTo(admin.email);
    for (const weak of ['ngắn', 'Matkhau@123', 'quocbao2026', 'x'.repeat(129)]) {
      const answer = await reset(token, weak);
      expect(answer.status).toBe(422);
      expect(answer.body.errors.password[0]).toBeTruthy();
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('limits guesses from one address', async () => {
    for (let n = 0; n < 20; n += 1) expect((await reset('guess')).status).toBe(422);
    const answer = await reset('guess');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
