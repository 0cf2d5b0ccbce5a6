import { expect, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import { product } from './setup/environment';

let session: Promise<string> | undefined;

/** The token of one session for all tests of a worker: checking a password is made to take its time. */
const workersToken = (): Promise<string> => {
  session ??= openSession();
  return session;
};

async function openSession(): Promise<string> {
  const { baseUrl, adminEmail: email, adminPassword: password } = product();
  const http = await request.newContext({ baseURL: baseUrl });
  const answer = await http.post('/api/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await http.dispose();
  return token;
}

/** Has a session and lands on a page of the back office. A test that ends its session signs in by the form. */
export async function signIn(page: Page, next = '/admin'): Promise<void> {
  const value = await workersToken();
  await page.context().addCookies([{ name: 'admin_token', value, url: product().baseUrl, httpOnly: true }]);
  await page.goto(next);
  await landed(page, next);
}

/** Signs in through the form, as everybody does, and lands on a page of the back office. */
export async function signInByForm(page: Page, next = '/admin'): Promise<void> {
  const { adminEmail, adminPassword, baseUrl } = product();
  // The browser of the tests asks for English.
  await page.context().addCookies([{ name: 'admin_lang', value: 'vi', url: baseUrl }]);
  await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email').fill(adminEmail);
  await page.getByLabel('Mật khẩu').fill(adminPassword);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await landed(page, next);
}

async function landed(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  // Until its scripts are there, a page does not hear shortcuts.
  await page.waitForLoadState('networkidle');
}

/** Headers of calls that prepare or check something beside the page, over whatever is there. */
export async function adminHeaders(): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await workersToken()}`, 'if-match': '*' };
}

/** A picture that no library has yet. */
export async function freshPicture(name: string) {
  const [r, g, b] = [0, 0, 0].map(() => Math.floor(Math.random() * 256));
  const buffer = await sharp({ create: { width: 640, height: 427, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Something that sets this run's records apart from those of another. */
export const mark = () => Math.random().toString(36).slice(2, 8);
