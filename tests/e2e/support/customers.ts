import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { mark } from '../admin-session';
import { product } from '../setup/environment';

export const password = 'rừng thông sương sớm';

/** The link in the newest letter to somebody; without a mail server letters are stored as files. */
export async function linkTo(email: string, page: string): Promise<string> {
  const folder = path.join(product().dataDir, 'mail');
  let link = '';
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
    for (const name of names) {
      const { to, text } = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      if (to === email) link = new RegExp(`/(?:en|vi)/${page}\\?token=[\\w-]+`).exec(text)?.[0] ?? link;
    }
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return link;
}

/** An address of a visitor's own, so that nobody meets another's limits. */
export const ownAddress = () => {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return { 'x-forwarded-for': `203.0.${part()}.${part()}` };
};

/** Makes an account, without its pages. Gives its e-mail. */
export async function newCustomer(browser: Browser): Promise<string> {
  const email = `${mark()}${mark()}@visit.example`;
  const { request } = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  const data = { email, full_name: 'Lê Thu Hà', phone: '0912345678', password, lang_id: 'en' };
  expect((await request.post('/api/customers/register', { data })).status()).toBe(201);
  const token = new URL(await linkTo(email, 'activate'), product().baseUrl).searchParams.get('token') ?? '';
  expect((await request.get('/api/customers/activate', { params: { token } })).status()).toBe(200);
  return email;
}

/** Signs a browser in. */
export async function signInCustomer(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post('/api/customers/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
}
