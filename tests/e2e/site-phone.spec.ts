import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';

test.skip(({ isMobile }) => !isMobile, 'wide screens have their own journeys');

test('the menu of a phone leads to a place and to the search, and closes behind one', async ({ page }) => {
  await openPage(page, '/en');
  const opener = page.getByLabel('Menu', { exact: true });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await opener.tap();
  await menu.getByText('Destinations', { exact: true }).tap();
  await menu.getByRole('link', { name: 'Sa Pa' }).tap();
  await expect(page).toHaveURL('/en/city/sa-pa');
  await expect(menu).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const box = dialog.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await box.fill('hoi an');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “hoi an”');
  await expect(dialog).toBeHidden();
});

test('the contents of a story are folded, and lead to its parts', async ({ page }) => {
  await openPage(page, '/vi/blogs/nam-gio-sang-cho-noi-cai-rang');
  const contents = page.getByRole('navigation', { name: 'Trong bài này' });
  const last = contents.getByRole('link').last();
  await expect(last).toBeHidden();
  await contents.locator('summary').tap();
  const heading = page.getByRole('heading', { name: (await last.textContent()) ?? '' });
  await last.tap();
  await expect(heading).toBeInViewport();
});

test('a picture opens large enough and is turned by its buttons', async ({ page }) => {
  await openPage(page, '/en/city/hoi-an');
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .tap();
  const lightbox = page.getByRole('dialog');
  const box = await lightbox.getByRole('img').boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  await lightbox.getByRole('button', { name: 'Next picture' }).tap();
  await expect(lightbox.getByText(/^2 \/ \d+$/)).toBeVisible();
  await lightbox.getByRole('button', { name: 'Close' }).tap();
  await expect(lightbox).toBeHidden();
});
