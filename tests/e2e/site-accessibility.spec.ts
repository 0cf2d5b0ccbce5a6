import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './admin-session';
import { pageKinds } from './support/page-kinds';
import { smallTargets } from './support/small-targets';

// Pictures keep their room before they arrive, and waiting for them says nothing new here.
test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()));

// Both devices see both themes and both languages, each in the pair that the other does not take.
for (const language of ['en', 'vi'] as const) {
  for (const [kind, addresses] of Object.entries(pageKinds)) {
    test(`${kind} (${language}) has no faults and nothing too small to press`, async ({ page, isMobile }) => {
      const colorScheme = (language === 'en') === isMobile ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(addresses[language]);
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

test('the first press of Tab offers to skip the header', async ({ page, isMobile }) => {
  test.skip(isMobile, 'keyboards belong to larger screens');
  for (const { en } of Object.values(pageKinds)) {
    await page.goto(en);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip, en).toBeFocused();
    await expect(skip, en).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), en).toBeFocused();
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inside, `${en}: after the link comes the content`).toBe(true);
  }
});
