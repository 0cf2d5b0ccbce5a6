import { expect, type Page, test } from '@playwright/test';
import { openPage } from './support/open-page';

test.skip(({ isMobile }) => isMobile, 'a phone has no keys that could be too early');
test.use({ viewport: { width: 1100, height: 800 } });

/** From here on a file that a page asks for takes a second. */
async function holdFiles(page: Page) {
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue().catch(() => {});
  });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('what is typed right after Ctrl-K stands in the search that opens', async ({ page }) => {
  await openPage(page, '/en/city/hue');
  const link = page.getByRole('banner').getByRole('link', { name: /Visit Vietnam/ });
  await link.focus();
  await holdFiles(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hoi a');
  await expect(dialog(page)).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type('n');
  const box = dialog(page).locator('input[name=keyword]');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('hoi an');
  await expect(
    dialog(page)
      .getByRole('option', { name: /Hội An/ })
      .first(),
  ).toBeVisible();
  // A search field is emptied by the first press.
  await page.keyboard.press('Escape');
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();

  // Opened once more, it stands empty but for what is typed now.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sa pa');
  await expect(box).toHaveValue(/sa pa$/);
});

test('a search that is given up before it has come does not come, and Enter does not wait for it', async ({
  page,
}) => {
  await openPage(page, '/en/city/hue');
  await holdFiles(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2_500);
  await expect(dialog(page)).toBeHidden();

  await openPage(page, '/en/city/hue');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hoi an');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search-result?keyword=hoi+an');
});

test('Escape right after a panel of the header was unfolded closes it once it is heard', async ({ page }) => {
  await openPage(page, '/en/city/hue');
  await holdFiles(page);
  const panel = page.locator('#main-navigation details').last();
  await panel.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(panel).not.toHaveAttribute('open');
  await expect(panel.locator('summary')).toBeFocused();
});
