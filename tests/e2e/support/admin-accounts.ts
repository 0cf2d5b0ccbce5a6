import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { adminHeaders, mark } from '../admin-session';
import { product } from '../setup/environment';

export interface TestAccount {
  id: number;
  email: string;
  password: string;
  full_name: string;
}

interface Role {
  id: number;
  code: string;
}

/** A role with these rights, made for one test; returns its code. */
export async function makeRole(request: APIRequestContext, permissions: readonly string[]): Promise<string> {
  const made = await request.post('/api/roles', {
    headers: await adminHeaders(),
    data: { name: `Vai trò ${mark()}`, permissions },
  });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { data: Role }).data.code;
}

/** An account of a role, made for one test, whose owner signs in with a password at once. */
export async function makeAccount(request: APIRequestContext, roleCode: string): Promise<TestAccount> {
  const headers = await adminHeaders();
  const { data } = (await (await request.get('/api/roles/list?per_page=10000', { headers })).json()) as {
    data: Role[];
  };
  const word = mark();
  const account = {
    email: `${roleCode.replaceAll('_', '-')}-${word}@visitvietnam.example`,
    password: `mùa gặt ở Mù Cang Chải ${word}`,
    full_name: `Người thử ${word}`,
  };
  const made = await request.post('/api/admin', {
    headers,
    data: { ...account, role_id: data.find(({ code }) => code === roleCode)?.id },
  });
  expect(made.status(), await made.text()).toBe(201);
  return { ...account, id: ((await made.json()) as { data: { id: number } }).data.id };
}

/** Fills in e-mail and password and sends them; what comes then depends on the account. */
export async function givePassword(page: Page, { email, password }: TestAccount, next = '/admin') {
  // The browser of the tests asks for English.
  await page.context().addCookies([{ name: 'admin_lang', value: 'vi', url: product().baseUrl }]);
  await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu').fill(password);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
}

/** Signs in with an account that asks for no code. */
export async function signInAs(page: Page, account: TestAccount, next = '/admin'): Promise<void> {
  await givePassword(page, account, next);
  await expect(page).toHaveURL(next);
  await page.waitForLoadState('networkidle');
}
