import { AxeBuilder } from '@axe-core/playwright';
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

/** Rules that may judge the same page otherwise in another theme. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page, by all of its rules or by some; an empty list is wanted. */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(async () => {
    // What lies half below the header, which stays, is no target for anybody.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Parts that are not laid out yet keep the colours of the theme before.
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible';
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  const axe = new AxeBuilder({ page })
    // A letter that is looked at lets no script in, and axe would wait for an answer from it.
    .exclude('iframe[sandbox]')
    // What is right need not be described, nor put together in a second page where there are no frames.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (rules
    ? axe.withRules(rules)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** What axe finds on the page in the light theme, and in the colours of the dark one; phones have the same colours. */
export async function faultsInBothThemes(page: Page, isMobile: boolean): Promise<string[]> {
  const faults = await accessibilityFaults(page);
  if (isMobile) return faults;
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await accessibilityFaults(page, rulesOfColours);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...faults, ...inTheDark.map((fault) => `in the dark theme, ${fault}`)];
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
