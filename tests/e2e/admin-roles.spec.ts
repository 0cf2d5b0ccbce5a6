import { expect, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/admin-accounts';

test.skip(({ isMobile }) => isMobile, 'rights are the same on a phone');

/** Screens with the right that each needs. */
const screens = {
  '/admin/blogs': 'blog.read',
  '/admin/cities': 'city.read',
  '/admin/regions': 'region.read',
  '/admin/tours': 'tour.read',
  '/admin/hotels': 'resource.read',
  '/admin/media': 'media.read',
  '/admin/audit': 'audit.read',
  '/admin/setting/user-account': 'admin.read',
  '/admin/settings/roles': 'role.read',
  '/admin/settings/permissions': 'role.read',
  '/admin/languages': 'language.read',
  '/admin/emailtemplate': 'email_template.read',
} as const;

/** Screens that begin something new, or that the navigation leads to by another one. */
const beginnings = {
  '/admin/blogs/add': 'blog.create',
  '/admin/cities/add': 'city.create',
  '/admin/settings/roles/add': 'role.create',
  '/admin/settings/roles/2': 'role.read',
  '/admin/languages/add': 'language.create',
  '/admin/languages/vi': 'language.translate',
  '/admin/languages/vi/translate': 'language.read',
  '/admin/emailtemplate/add': 'email_template.update',
  '/admin/blogs/import': 'blog.update',
  '/admin/check-in': 'order.update',
  '/admin/setting': 'setting.read',
} as const;

const everything = new Set<string>([...Object.values(screens), ...Object.values(beginnings)]);
const content = ['blog', 'city', 'region', 'tour', 'resource', 'media'];

/** What the roles that ship may do, of what is looked at here. */
const roles: Record<string, ReadonlySet<string>> = {
  super_admin: everything,
  editor: new Set([
    ...content.flatMap((name) => [`${name}.read`, `${name}.create`]),
    'audit.read',
    'blog.update',
    'setting.read',
  ]),
  translator: new Set([
    ...content.map((name) => `${name}.read`),
    'language.read',
    'language.translate',
    'setting.read',
  ]),
  moderator: new Set(content.map((name) => `${name}.read`)),
  sales: new Set(['tour.read', 'resource.read', 'order.update']),
};

for (const [role, held] of Object.entries(roles)) {
  test(`${role}: the navigation, the palette and the addresses agree with the rights`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    await signInAs(page, await makeAccount(request, role));
    const menu = page.getByRole('navigation', { name: 'Điều hướng chính' });
    for (const [path, right] of Object.entries(screens)) {
      const wanted = held.has(right) ? 1 : 0;
      await expect(menu.locator(`a[href="${path}"]`), `${path} in the navigation`).toHaveCount(wanted);
    }
    for (const [path, right] of Object.entries({ ...screens, ...beginnings })) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(held.has(right) ? 200 : 403);
      // Which right is missing, in words, is what an administrator is asked for.
      if (!held.has(right))
        expect(await answer.text(), path).toMatch(/Bạn cần quyền “[^”.]+” để làm việc này/);
    }
    const [forbidden] = Object.entries(screens).find(([, right]) => !held.has(right)) ?? [];
    if (!forbidden) return;
    await page.goto(forbidden);
    await expect(page.getByRole('heading', { name: 'Bạn chưa có quyền xem trang này' })).toBeVisible();
    await expect(menu).toBeVisible();
  });
}

test('a moderator looks at content and finds nothing to change it with', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request, 'moderator'), '/admin/regions');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Thêm/ })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^Xóa/ })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /lên$|xuống$/ })).toHaveCount(0);
  for (const status of await main.getByRole('switch').all()) await expect(status).toBeDisabled();
  await main.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Tiêu đề' }).first()).not.toBeEditable();
});

test('a translator changes texts but neither shows nor deletes anything', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request, 'translator'), '/admin/regions');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Xóa/ })).toHaveCount(0);
  await main.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Hiển thị trên trang' })).toBeDisabled();
  await page.goto('/admin/languages/vi/translate?namespace=saved');
  await expect(page.getByRole('textbox', { name: /^Bản dịch của/ }).first()).toBeEditable();
  await page.goto('/admin/languages');
  await expect(page.getByRole('link', { name: 'Thêm ngôn ngữ' })).toHaveCount(0);
});
