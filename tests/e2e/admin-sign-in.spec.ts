import { expect, test } from '@playwright/test';
import { signInByForm } from './admin-session';
import { product } from './setup/environment';

// Whoever has not signed in yet is met in the language of the browser.
test.use({ locale: 'vi-VN' });

test('the sign-in page speaks as the browser does, and the back office goes on in it', async ({
  browser,
}) => {
  const visit = await browser.newContext({ locale: 'en-GB', baseURL: product().baseUrl });
  const page = await visit.newPage();
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(product().adminEmail);
  await page.getByLabel(/^Password/).fill(product().adminPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin');
  // Lists are in the editor's own language; words of the other find as well.
  await page.goto('/admin/cities?keyword=hội an');
  await expect(page.getByRole('link', { name: 'EN: Content in English' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('rowheader').filter({ hasText: 'Hội An' }).first()).toBeVisible();
  await visit.close();
});

test('a page of the back office leads to the sign-in page and, after it, back', async ({ page }) => {
  await page.goto('/admin/cities?region_id=1');
  await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent('/admin/cities?region_id=1')}`);
  await page.getByLabel('Email').fill(product().adminEmail);
  await page.getByLabel('Mật khẩu').fill(product().adminPassword);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page).toHaveURL('/admin/cities?region_id=1');
});

test('a wrong password is refused with the one message, and nothing is given away', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('nobody@visitvietnam.example');
  await page.getByLabel('Mật khẩu').fill('not the password');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('alert')).toHaveText('Email hoặc mật khẩu không hợp lệ.');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@visitvietnam.example');
});

test('the cookie of a session can not be read by scripts', async ({ page, context }) => {
  await signInByForm(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'admin_token');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('with a session the three sign-in pages lead on to the back office', async ({ page }) => {
  await signInByForm(page);
  for (const path of ['/admin/login', '/admin/forgot-password', '/admin/reset-password?token=x']) {
    await page.goto(path);
    await expect(page).toHaveURL('/admin');
  }
});

test('signing out ends the session and says so', async ({ page }) => {
  await signInByForm(page);
  await page.getByText('Tài khoản của').locator('..').click();
  // What was typed and not saved goes with who signs out; what is nobody's stays.
  await page.evaluate(() => {
    localStorage.setItem('admin:draft:blogs:1', '{}');
    localStorage.setItem('theme', '"dark"');
  });
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText('Đăng xuất thành công.').first()).toBeVisible();
  const kept = () =>
    page.evaluate(() => ['admin:draft:blogs:1', 'theme'].map((key) => localStorage.getItem(key)));
  expect(await kept()).toEqual([null, '"dark"']);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
});

test('another site can not be made the page after signing in', async ({ page }) => {
  await page.goto('/admin/login?next=//example.com/admin');
  await page.getByLabel('Email').fill(product().adminEmail);
  await page.getByLabel('Mật khẩu').fill(product().adminPassword);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page).toHaveURL('/admin');
});

test('unknown addresses show the 404 screen with its two ways out', async ({ page }) => {
  await signInByForm(page);
  const answer = await page.goto('/admin/setting/none/such');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/admin');
});

test('no page of the back office is for search engines', async ({ page }) => {
  const answer = await page.goto('/admin/login');
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in, filtering a list and signing out work by plain forms', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the forms are the same on a phone');
    await signInByForm(page, '/admin/blogs');
    await page.getByPlaceholder('Tìm theo tiêu đề').fill('Hội An');
    await page.getByRole('button', { name: 'Lọc' }).click();
    await expect(page).toHaveURL(/keyword=H/);
    await expect(page.getByRole('rowheader').filter({ hasText: 'Hội An' }).first()).toBeVisible();
    await page.locator('summary', { hasText: 'Tài khoản của' }).click();
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL(/\/admin\/login/);
  });

  test('a wrong password is refused on the page itself', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill('someone@visitvietnam.example');
    await page.getByLabel('Mật khẩu').fill('not the password');
    await page.getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email hoặc mật khẩu không hợp lệ.');
  });
});
