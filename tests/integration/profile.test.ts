import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminSessions, admins, attempts, auditEntries, media } from '../../db/schema';
import { password, signedInAs, signIn } from '../factories/admin';
import { testApp } from '../factories/test-app';

const app = await testApp();
const newPassword = 'mái đình cong, giếng nước trong';

const as = (token: string) => ({
  get: (path: string) => supertest(app.server).get(path).set('authorization', `Bearer ${token}`),
  post: (path: string, body: object) =>
    supertest(app.server).post(path).set('authorization', `Bearer ${token}`).send(body),
  delete: (path: string) => supertest(app.server).delete(path).set('authorization', `Bearer ${token}`),
});

beforeEach(async () => {
  await app.db.delete(attempts);
});

describe('POST /profile', () => {
  it('changes name and picture, and notes what they were', async () => {
    const { admin, token } = await signedInAs(app, 'moderator');
    const picture = { file: 'face.jpg', mime: 'image/jpeg', bytes: 1, width: 1, height: 1, blur: 'data:,' };
    await app.db.insert(media).values(picture);
    const answer = await as(token).post('/profile', {
      full_name: ' Ngô Bảo Châu ',
      avatar: '/media/face.jpg?w=300&h=200',
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ full_name: 'Ngô Bảo Châu', avatar: '/media/face.jpg' });
    const kept = await as(token).post('/profile', { full_name: 'Ngô Bảo Châu' });
    expect(kept.body.data.avatar).toBe('/media/face.jpg');
    const gone = await as(token).post('/profile', { full_name: 'Ngô Bảo Châu', avatar: null });
    expect(gone.body.data.avatar).toBeNull();
    const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.admin_id, admin.id));
    expect(entries.find(({ action }) => action === 'profile')).toMatchObject({
      before: { full_name: 'Lê Thu Hà', avatar: null },
      after: { full_name: 'Ngô Bảo Châu', avatar: '/media/face.jpg' },
    });
  });

  it.each([
    [{ full_name: '' }, 'full_name'],
    [{ full_name: 'A', email: 'other@visit.example' }, 'email'],
    [{ full_name: 'A', role_id: 1 }, 'role_id'],
    [{ full_name: 'A', avatar: 'https://evil.example/x.png' }, 'avatar'],
    [{ full_name: 'A', avatar: '/media/unknown.jpg' }, 'avatar'],
    [{ full_name: 'A\u0007' }, 'full_name'],
  ])('refuses %j', async (body, field) => {
    const { token } = await signedInAs(app);
    const answer = await as(token).post('/profile', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });
});

describe('POST /profile/password', () => {
  const change = (token: string, body: Partial<Record<string, string>> = {}) =>
    as(token).post('/profile/password', {
      old_password: password,
      new_password: newPassword,
      confirm_password: newPassword,
      ...body,
    });

  it('ends the other sessions and keeps this one', async () => {
    const { admin, token } = await signedInAs(app);
    const other = await signIn(app, admin.email);
    expect((await change(token)).body).toEqual({ message: 'Đã đổi mật khẩu.' });
    expect((await as(token).get('/check-login')).status).toBe(200);
    expect((await as(other).get('/check-login')).status).toBe(401);
    expect(await signIn(app, admin.email, newPassword)).toBeTruthy();
    const [stored] = await app.db.select().from(admins).where(eq(admins.id, admin.id));
    expect(stored?.password_hash).toMatch(/^\$2b\$/);
  });

  it.each([
    [{ old_password: 'guess' }, 'old_password', 'Mật khẩu hiện tại không đúng.'],
    [{ confirm_password: `${newPassword}!` }, 'confirm_password', 'Hai mật khẩu chưa giống nhau.'],
    [
      { new_password: 'ngắn quá', confirm_password: 'ngắn quá!' },
      'confirm_password',
      'Hai mật khẩu chưa giống nhau.',
    ],
    [
      { new_password: 'password1', confirm_password: 'password1' },
      'new_password',
      'Mật khẩu này quá dễ đoán.',
    ],
  ])('refuses %j', async (body, field, text) => {
    const { token } = await signedInAs(app);
    const answer = await change(token, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[field]).toContain(text);
  });

  it('limits guesses at the old password', async () => {
    const { token } = await signedInAs(app);
    for (let n = 0; n < 10; n += 1) expect((await change(token, { old_password: 'guess' })).status).toBe(422);
    expect((await change(token)).status).toBe(429);
  });
});

describe('own sessions', () => {
  it('are listed without what could be used as a token, and end one by one or all others at once', async () => {
    const { admin, token } = await signedInAs(app);
    const others = [
      await signIn(app, admin.email),
      await signIn(app, admin.email),
      await signIn(app, admin.email),
    ];
    const list = await as(token).get('/profile/sessions');
    expect(list.body.data).toHaveLength(4);
    const stored = await app.db.select().from(adminSessions).where(eq(adminSessions.admin_id, admin.id));
    for (const { id } of stored) expect(list.text).not.toContain(id);
    const current = list.body.data.filter((session: { is_current: boolean }) => session.is_current);
    expect(current).toHaveLength(1);
    const other = list.body.data.find((session: { is_current: boolean }) => !session.is_current);
    expect((await as(token).delete(`/profile/sessions/${other.id}`)).status).toBe(200);
    expect((await as(token).delete(`/profile/sessions/${other.id}`)).status).toBe(404);
    const alive = async () =>
      (await Promise.all(others.map((session) => as(session).get('/check-login')))).filter(
        ({ status }) => status === 200,
      );
    expect(await alive()).toHaveLength(2);
    expect((await as(token).delete('/profile/sessions')).status).toBe(200);
    expect(await alive()).toHaveLength(0);
    expect((await as(token).get('/check-login')).status).toBe(200);
  });

  it('of somebody else can not be ended', async () => {
    const victim = await signedInAs(app);
    const [session] = (await as(victim.token).get('/profile/sessions')).body.data;
    const { token } = await signedInAs(app);
    expect((await as(token).delete(`/profile/sessions/${session.id}`)).status).toBe(404);
    expect((await as(victim.token).get('/check-login')).status).toBe(200);
  });
});
