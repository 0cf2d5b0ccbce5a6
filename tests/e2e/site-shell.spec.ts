import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile, 'the phone has its own journeys');

  test('every panel of the menu leads somewhere, also to a page with other texts', async ({ page }) => {
    await openPage(page, '/vi');
    const menu = page.getByRole('navigation', { name: 'Điều hướng chính' });
    const openers = menu.locator('summary');
    for (let index = 0; index < (await openers.count()); index += 1) {
      await openers.nth(index).click();
      await expect(menu.locator('details[open]').getByRole('link').first()).toBeVisible();
    }
    await menu.getByText('Sự kiện', { exact: true }).click();
    await menu.getByRole('link', { name: 'Mọi sự kiện' }).click();
    await expect(page).toHaveURL('/vi/events');
    // Its texts were not part of the first page.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[a-z]\.[a-z_]+$/);
  });

  test('suggestions are gone through by the arrow keys, opened by Enter, and remembered', async ({
    page,
  }) => {
    await openPage(page, '/en');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
    await box.pressSequentially('hoi an');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(options.last()).toHaveText('All results for “hoi an”');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/search-result?keyword=hoi+an');

    await openPage(page, '/en');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'hoi an' })).toBeVisible();
    await box.pressSequentially('hoi an');
    await expect(options.nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/en');
    await expect(page).not.toHaveURL(/search-result/);
  });

  test('the tabs of the home page are changed by click and by arrow keys', async ({ page }) => {
    await openPage(page, '/en');
    const tabs = page.getByRole('tab');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveAccessibleName((await tabs.nth(1).textContent()) ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.first()).toBeFocused();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  });
});

for (const [language, words] of Object.entries({
  en: { save: /^Save “/, none: 'Nothing saved yet', count: '1 page' },
  vi: { save: /^Lưu “/, none: 'Bạn chưa lưu gì', count: '1 trang' },
})) {
  test(`what is saved is counted, listed and removed (${language})`, async ({ page }) => {
    await openPage(page, `/${language}/saved`);
    await expect(page.getByText(words.none)).toBeVisible();
    await openPage(page, `/${language}/blogs`);
    const save = page.getByRole('main').getByRole('button', { name: words.save }).first();
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('banner').locator(`a[href="/${language}/saved"]`).click();
    await expect(page).toHaveURL(`/${language}/saved`);
    const main = page.getByRole('main');
    await expect(main.getByText(words.count, { exact: true })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(1);
    await page.reload();
    await main.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.none)).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all tabs of a page are there to read, and a small screen gets to the search', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/en');
    const panels = page.getByRole('tabpanel', { includeHidden: true });
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    if (!isMobile) return;
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/en/search-result');
  });
});
