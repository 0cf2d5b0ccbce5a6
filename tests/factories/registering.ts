import { desc, eq } from 'drizzle-orm';
import supertest from 'supertest';
import { expect } from 'vitest';
import { outbox } from '../../db/schema';
import type { App } from '../../server/app-type';

export const password = 'rừng thông sương sớm';
export const newPassword = 'mái đình cong, giếng nước trong';

/** People who make accounts and use them, by the calls that browsers send. */
export const registering = (app: App) => {
  const request = () => supertest(app.server);

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

  return {
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
  };
};
