import { expect, test } from '@playwright/test';
import { signIn } from './admin-session';
import { faultsInItsTheme } from './support/axe';

const screens = [
  '/admin',
  '/admin/blogs',
  '/admin/blogs?keyword=kh%C3%B4ng+c%C3%B3+g%C3%AC',
  '/admin/blogs/add',
  '/admin/blogs/1',
  '/admin/blog-categories/1',
  '/admin/cities',
  '/admin/cities/1',
  '/admin/regions/1?lang_id=en',
  '/admin/media',
  '/admin/profile',
  '/admin/nowhere',
];

test.describe('in both themes', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('the sign-in pages have no faults', async ({ page, isMobile }) => {
    for (const path of ['/admin/login', '/admin/forgot-password', '/admin/reset-password?token=x']) {
      await page.goto(path);
      expect(await faultsInItsTheme(page, isMobile), path).toEqual([]);
    }
  });

  test('the screens behind the sign-in have no faults', async ({ page, isMobile }) => {
    test.setTimeout(300_000);
    await signIn(page);
    for (const path of screens) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await faultsInItsTheme(page, isMobile), path).toEqual([]);
    }
  });

  test('the dialogs have no faults', async ({ page, isMobile }) => {
    await signIn(page, '/admin/blogs/1');
    await page.getByRole('button', { name: 'Đổi ảnh', exact: true }).click();
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
    expect(await faultsInItsTheme(page, isMobile), 'media library').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Lịch sử' }).click();
    await expect(page.getByRole('dialog', { name: 'Lịch sử chỉnh sửa' })).toBeVisible();
    expect(await faultsInItsTheme(page, isMobile), 'revisions').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Tìm nhanh' })).toBeFocused();
    expect(await faultsInItsTheme(page, isMobile), 'palette').toEqual([]);
    await page.keyboard.press('Escape');
    if (!isMobile) return;
    await page.getByRole('button', { name: 'Mở danh mục' }).click();
    expect(await faultsInItsTheme(page, isMobile), 'drawer').toEqual([]);
  });
});
