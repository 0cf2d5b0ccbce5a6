import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './admin-session';
import { pageKinds } from './support/page-kinds';
import { smallTargets } from './support/small-targets';

// Pictures keep their room before they arrive, and waiting for them says nothing new here.
test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()));

/** The first press of Tab offers to skip the header, and what comes next is in the content. */
async function skipTheHeader(page: Page, language: 'en' | 'vi') {
  const skip = page.getByRole('link', {
    name: language === 'en' ? 'Skip to the content' : 'Đến nội dung chính',
  });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
}

// Both devices see both themes and both languages, each in the pair that the other does not take.
for (const language of ['en', 'vi'] as const) {
  for (const [kind, addresses] of Object.entries(pageKinds)) {
    test(`${kind} (${language}) has no faults and nothing too small to press`, async ({ page, isMobile }) => {
      const colorScheme = (language === 'en') === isMobile ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(addresses[language]);
      if (!isMobile) await skipTheHeader(page, language);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });
  }
}

test('what opens has no faults either', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: isMobile ? 'light' : 'dark' });
  await page.goto('/en/city/hoi-an');
  await page.getByText('Read the figures as a table').click();
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Pictures of Hội An' })).toBeVisible();
  expect(await accessibilityFaults(page), 'lightbox').toEqual([]);
  await page.keyboard.press('Escape');

  if (isMobile) await page.getByLabel('Menu', { exact: true }).tap();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary').first().click();
  await expect(menu.getByRole('link', { name: 'Cát Bà' })).toBeVisible();
  expect(await accessibilityFaults(page), 'menu').toEqual([]);
  expect(await smallTargets(page), 'menu').toEqual([]);
});
