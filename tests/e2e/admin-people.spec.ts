import { expect, test } from '@playwright/test';
import { codeOf } from '../factories/authenticator';
import { adminHeaders, mark, signIn } from './admin-session';
import { givePassword, makeAccount, signInAs } from './support/admin-accounts';
import { faultsInItsTheme } from './support/axe';

test.describe('accounts and roles', () => {
  test.skip(({ isMobile }) => isMobile, 'the table of rights is for wider screens');

  test('a role is put together in the matrix, given to an account, and counts at the next click', async ({
    page,
    request,
    browser,
  }) => {
    const name = `Cộng tác viên ${mark()}`;
    await signIn(page, '/admin/settings/roles/add');
    await page.getByLabel('Tên vai trò').fill(name);
    const box = (right: string) => page.getByRole('checkbox', { name: right, exact: true });
    await box('Blog: Sửa').check();
    await expect(box('Blog: Xem')).toBeChecked();
    await box('Blog: mọi quyền').check();
    await expect(box('Blog: Xóa')).toBeChecked();
    await box('Blog: Xem').uncheck();
    await expect(box('Blog: Xóa')).not.toBeChecked();
    await box('Blog: Sửa').check();
    await page.getByRole('button', { name: 'Tạo', exact: true }).click();
    await expect(page.getByText('Thêm vai trò thành công!')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/settings\/roles\/\d+$/);

    const headers = await adminHeaders();
    const found = await request.get(`/api/roles/list?keyword=${encodeURIComponent(name)}`, { headers });
    const [role] = ((await found.json()) as { data: { code: string; permissions: string[] }[] }).data;
    // Whoever may change a record may translate it.
    expect(role?.permissions).toEqual(['blog.read', 'blog.update', 'blog.translate']);
    const account = await makeAccount(request, String(role?.code));
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const theirs = await context.newPage();
    await signInAs(theirs, account, '/admin/blogs');
    const menu = theirs.getByRole('navigation', { name: 'Điều hướng chính' });
    await expect(menu.getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Vùng' })).toHaveCount(0);
    expect((await theirs.goto('/admin/regions'))?.status()).toBe(403);

    await box('Vùng: Xem').check();
    await page.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Cập nhật vai trò thành công!')).toBeVisible();
    expect((await theirs.goto('/admin/regions'))?.status()).toBe(200);
    await expect(menu.getByRole('link', { name: 'Vùng' })).toBeVisible();
    await context.close();
  });

  test('somebody is invited, deactivated and let in again; nobody locks out himself', async ({ page }) => {
    const word = mark();
    await signIn(page, '/admin/setting/user-account');
    await page.getByRole('button', { name: 'Thêm tài khoản' }).click();
    const dialog = page.getByRole('dialog', { name: 'Thêm tài khoản' });
    await dialog.getByLabel('Họ và tên').fill(`Trần Thị ${word}`);
    await dialog.getByLabel('Email').fill('không phải email');
    await dialog.getByLabel('Vai trò').selectOption({ label: 'Biên tập viên' });
    await dialog.getByRole('button', { name: 'Gửi thư mời' }).click();
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Email').fill(`${word}@visitvietnam.example`);
    await dialog.getByRole('button', { name: 'Gửi thư mời' }).click();
    await expect(page.getByText('Thêm tài khoản thành công!')).toBeVisible();

    await page.getByRole('searchbox').fill(word);
    const row = page.getByRole('row').filter({ hasText: `${word}@` });
    await expect(page).toHaveURL(new RegExp(`keyword=${word}`));
    const active = row.getByRole('switch', { name: /đăng nhập: / });
    const lock = page.getByRole('dialog', { name: 'Khóa tài khoản này?' });
    await active.click();
    await lock.getByRole('button', { name: 'Hủy' }).click();
    await expect(active).toHaveAttribute('aria-checked', 'true');
    await active.click();
    await lock.getByRole('button', { name: 'Khóa tài khoản', exact: true }).click();
    await expect(active).toHaveAttribute('aria-checked', 'false');
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(active).toHaveAttribute('aria-checked', 'true');
    await row.getByRole('button', { name: /^Xóa tài khoản/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa tài khoản', exact: true }).click();
    await expect(page.getByText('Xóa tài khoản thành công!')).toBeVisible();

    await page.goto('/admin/setting/user-account');
    const own = page.getByRole('row').filter({ has: page.getByText('bạn', { exact: true }) });
    await own.getByRole('switch').click();
    await lock.getByRole('button', { name: 'Khóa tài khoản', exact: true }).click();
    // Which of the two it is depends on whether there is another super admin.
    await expect(page.getByRole('alert')).toContainText(/cấp cao cuối cùng|tài khoản của chính mình/);
    await expect(own.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
  });

  test('rights are found by their words, with the roles that hold them', async ({ page }) => {
    await signIn(page, '/admin/settings/permissions');
    await page.getByRole('searchbox').fill('xoa blog');
    await expect(page).toHaveURL(/keyword=xoa/);
    const row = page.getByRole('row').filter({ hasText: 'blog.delete' });
    await expect(row.getByRole('rowheader')).toContainText('Blog: xóa');
    await expect(row.getByRole('link', { name: 'Biên tập viên' })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Biên dịch viên' })).toHaveCount(0);
  });
});

test('the log says who changed what, before and after, and leads to the record', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on a phone');
  const headers = await adminHeaders();
  const word = mark();
  const made = await request.post('/api/region', {
    headers,
    data: { lang_id: 'vi', title: `Vùng thử ${word}` },
  });
  const { id, version } = ((await made.json()) as { data: { id: number; version: number } }).data;
  await request.post(`/api/region/${id}`, {
    headers,
    data: { lang_id: 'vi', version, title: `Vùng thử ${word} đổi tên` },
  });
  await signIn(page, '/admin/audit');
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('combobox', { name: 'Hành động' }).selectOption({ label: 'sửa' });
  await expect(page).toHaveURL(/action=update/);
  const entry = page.getByRole('listitem').filter({ hasText: word });
  await expect(entry).toHaveCount(1);
  await entry.getByRole('button', { name: /Xem thay đổi/ }).click();
  await expect(entry.locator('ins').first()).toContainText('đổi tên');
  await entry.getByRole('link', { name: `Vùng thử ${word} đổi tên` }).click();
  await expect(page).toHaveURL(`/admin/regions/${id}`);
  await request.delete(`/api/region/${id}`, { headers });
});

test('two-step sign-in is turned on with an app, asked for at the next sign-in and on the spot, and turned off', async ({
  page,
  request,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on a phone');
  const account = await makeAccount(request, 'editor');
  await signInAs(page, account, '/admin/profile');
  await page.getByRole('button', { name: 'Bật xác thực hai bước' }).click();
  const enrol = page.getByRole('dialog', { name: 'Bật xác thực hai bước' });
  await enrol.getByLabel('Mật khẩu hiện tại').fill('không phải mật khẩu');
  await enrol.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(enrol.getByText('Mật khẩu hiện tại không đúng.')).toBeVisible();
  await enrol.getByLabel('Mật khẩu hiện tại').fill(account.password);
  await enrol.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(enrol.getByRole('img', { name: /Mã QR/ })).toBeVisible();
  const secret = (await enrol.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  // The step before: a code works once, and the present one is for signing in.
  await enrol.getByLabel('Mã trong ứng dụng').fill(codeOf(secret, -1));
  await enrol.getByRole('button', { name: 'Xác nhận và bật' }).click();
  const codes = page.getByRole('dialog', { name: 'Mã khôi phục' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const list = await codes.getByRole('listitem').allTextContents();
  await expect(codes.getByRole('button', { name: 'Xong' })).toBeDisabled();
  await codes.getByLabel('Tôi đã cất các mã này').check();
  await codes.getByRole('button', { name: 'Xong' }).click();
  await expect(page.getByText(/Đang bật từ/)).toBeVisible();

  await context.clearCookies();
  await givePassword(page, account, '/admin/blogs');
  await expect(page.getByRole('heading', { name: 'Nhập mã xác thực' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('admin_token');
  const code = page.getByLabel('Mã xác thực hoặc mã khôi phục');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(page.getByRole('alert')).toHaveText('Mã không đúng hoặc đã được dùng.');
  await code.fill(codeOf(secret));
  await page.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(page).toHaveURL('/admin/blogs');

  await page.goto('/admin/profile');
  await page.waitForLoadState('networkidle');
  const name = page.getByLabel('Họ và tên');
  await name.fill(`${account.full_name} mới`);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Lưu hồ sơ' }).click();
  const again = page.getByRole('dialog', { name: 'Phiên đăng nhập đã hết hạn.' });
  await again.getByLabel('Mật khẩu').fill(account.password);
  await again.getByRole('button', { name: 'Đăng nhập và tiếp tục' }).click();
  await again.getByLabel('Mã xác thực hoặc mã khôi phục').fill(list[0] ?? '');
  await again.getByRole('button', { name: 'Đăng nhập và tiếp tục' }).click();
  await expect(page.getByText('Đã lưu hồ sơ.')).toBeVisible();

  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Còn 9 mã khôi phục.')).toBeVisible();
  await page.getByRole('button', { name: 'Tắt xác thực hai bước' }).click();
  const off = page.getByRole('dialog', { name: 'Tắt xác thực hai bước' });
  await off.getByLabel('Mật khẩu hiện tại').fill(account.password);
  await off.getByLabel('Mã trong ứng dụng hoặc mã khôi phục').fill(list[1] ?? '');
  await off.getByRole('button', { name: 'Tắt xác thực hai bước' }).click();
  await expect(page.getByText('Đang tắt')).toBeVisible();
});

test.describe('in both themes', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('the screens of people, languages and letters have no faults', async ({ page, isMobile }) => {
    test.setTimeout(300_000);
    await signIn(page);
    for (const path of [
      '/admin/setting/user-account',
      '/admin/setting/user-account?add=1',
      '/admin/settings/roles',
      '/admin/settings/roles/2',
      '/admin/settings/roles/add?from=1',
      '/admin/settings/permissions',
      '/admin/audit',
      '/admin/languages',
      '/admin/languages/add',
      '/admin/languages/vi/translate',
      '/admin/emailtemplate',
      '/admin/emailtemplate/add',
      '/admin/emailtemplate/edit/admin_invitation',
      '/admin/profile',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await faultsInItsTheme(page, isMobile), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
    }
  });
});
