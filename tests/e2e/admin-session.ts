import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { product } from './setup/environment';

/** Signs in through the form and lands on a page of the back office. */
export async function signIn(page: Page, next = '/admin'): Promise<void> {
  const { adminEmail, adminPassword } = product();
  await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email').fill(adminEmail);
  await page.getByLabel('Mật khẩu').fill(adminPassword);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page).toHaveURL(next);
}

/** A token for calls that prepare or check something beside the page. */
export async function adminToken(request: APIRequestContext): Promise<string> {
  const { adminEmail, adminPassword } = product();
  const answer = await request.post('/api/login', { data: { email: adminEmail, password: adminPassword } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).token;
}

/** What axe finds on the page; an empty list is wanted. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Where Playwright loads axe from is resolved at run time, so that the page's own policy stays as it is.
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** A picture of its own for each call, so that the library does not already have it. */
export function freshPicture(): { name: string; mimeType: string; buffer: Buffer } {
  const bytes = readFileSync(path.join(import.meta.dirname, 'fixtures/lantern.png'));
  return { name: 'lantern.png', mimeType: 'image/png', buffer: bytes };
}
