import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('places are filtered by a form, and the filter is cleared by a link', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the form is the same');
  await page.goto('/en/placetogo');
  const found = page.getByRole('main').getByRole('heading', { level: 3 });
  const all = await found.count();
  expect(all).toBeGreaterThan(15);

  await page.getByLabel('Month of travel').selectOption('May');
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'The Red River Delta' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/month=5/);
  await expect(page.getByText('3 destinations', { exact: true })).toBeVisible();
  expect((await found.allTextContents()).toSorted()).toEqual(['Cát Bà', 'Ninh Bình', 'Tam Đảo']);

  await page.getByLabel('Name', { exact: true }).fill('phu quoc');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('No destination matches')).toBeVisible();
  await page.getByRole('link', { name: 'Show all destinations' }).click();
  await expect(page).toHaveURL('/en/placetogo');
  await expect(found).toHaveCount(all);

  await page.getByLabel('Name', { exact: true }).fill('sai gon');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  // Long An names the city in its description, and comes after it.
  await expect(found.first()).toHaveText('Hồ Chí Minh City');
});

test('searching, paging and reading need no script', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the pages are the same');
  await page.goto('/vi');
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('da lat');
  await box.press('Enter');
  await expect(page).toHaveURL('/vi/search-result?keyword=da+lat');
  await page.getByRole('main').getByRole('link', { name: 'Đà Lạt', exact: true }).first().click();
  await expect(page).toHaveURL('/vi/city/da-lat');
  await expect(page.getByRole('button', { name: 'Chia sẻ' })).toBeHidden();

  await page.goto('/vi/blogs');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL('/vi/blogs?page=2');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

test('the menu of a phone opens and leads on', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have another menu');
  await page.goto('/en');
  await page.getByLabel('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Destinations', { exact: true }).click();
  await menu.getByRole('link', { name: 'Sa Pa' }).click();
  await expect(page).toHaveURL('/en/city/sa-pa');
});
