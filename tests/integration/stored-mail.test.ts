import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createAdmin } from '../factories/admin';
import { testApp } from '../factories/test-app';

const app = await testApp({ DEMO: '1' });
const other = await testApp();

it('a demonstration shows the letters that its running API kept', async () => {
  const admin = await createAdmin(app, { full_name: '<script>alert(1)</script>' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const request = supertest(app.server);
  await request.post('/forgot-password').send({ email: admin.email });
  await expect
    .poll(async () => (await request.get('/dev/mail')).text, { timeout: 10_000 })
    .toContain(admin.email);
  const list = await request.get('/dev/mail');
  const name = /href="mail\/([^"]+)"/.exec(list.text)?.[1] ?? '';
  const page = await request.get(`/dev/mail/${name}`);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.text).toContain('/admin/reset-password?token=');
  const letter = await request.get(`/dev/mail/${name}/html`);
  expect(letter.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  for (const { text } of [list, page, letter]) expect(text).not.toContain('<script>');
  for (const bad of ['20260101000000-letter1', '..%2F..%2Fpostgres', 'x']) {
    expect((await request.get(`/dev/mail/${bad}`)).status).toBe(404);
  }
});

it('elsewhere there is no such page', async () => {
  expect((await supertest(other.server).get('/dev/mail')).status).toBe(404);
});
