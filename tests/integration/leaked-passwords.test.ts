import { createHash } from 'node:crypto';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { addLanguages } from '../factories/content';
import { partnerServer } from '../factories/partner-server';
import { testApp } from '../factories/test-app';

const password = 'rừng thông sương sớm';
const hash = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();

const list = await partnerServer();
const app = await testApp({ PWNED_PASSWORDS_URL: `${list.url}/range/` });
await addLanguages(app);

let count = 0;
const register = (lang_id = 'en', chosen = password) => {
  count += 1;
  const email = `leaked${count}@visit.example`;
  const given = { email, full_name: 'Bùi Hà', phone: '0912345678', password: chosen, lang_id };
  return supertest(app.server).post('/customers/register').send(given);
};
const says = (text: string, status = 200) =>
  list.answers((_request, response) => void response.writeHead(status).end(text));

describe('a new password', () => {
  it('is refused when it was leaked, and only the beginning of its hash is told', async () => {
    says(`0018A45C4D1DEF81644B54AB7F969B88D65:4\r\n${hash.slice(5)}:37\r\n`);
    const refused = await register();
    expect(refused.status).toBe(422);
    expect(refused.body.errors.password).toEqual([
      'This password is in a known leak. Please choose another one.',
    ]);
    expect((await register('vi')).body.errors.password[0]).toMatch(/từng bị lộ/);
    expect(list.asked[0]).toBe(`GET /range/${hash.slice(0, 5)}`);
  });

  it('is refused when a guessing program finds it soon, and nobody is asked about it', async () => {
    const before = list.asked.length;
    const refused = await register('en', 'Phú Quốc 2024');
    expect(refused.status).toBe(422);
    expect(refused.body.errors.password[0]).toMatch(/easy to guess/);
    expect((await register('vi', 'sapa1990')).body.errors.password[0]).toMatch(/dễ bị dò ra/);
    expect(list.asked.length).toBe(before);
  });

  it('is taken when the list does not have it, padding aside', async () => {
    says(`${hash.slice(5)}:0\r\n0018A45C4D1DEF81644B54AB7F969B88D65:4`);
    expect((await register()).status).toBe(201);
  });

  it('is taken when the list answers nonsense, too late or not at all', async () => {
    says(`${hash.slice(5)}:37`, 503);
    expect((await register()).status).toBe(201);
    list.answers((_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end());
    expect((await register()).status).toBe(201);
    list.answers(() => undefined);
    expect((await register()).status).toBe(201);
    await list.stop();
    expect((await register()).status).toBe(201);
  });
});
