import { test as base, expect, type Page } from '@playwright/test';
import { product } from './setup/environment';
import { accessibilityFaults } from './support/axe';
import { browserFaults } from './support/browser-faults';
import { inTurn } from './support/in-turn';
import { pageKinds } from './support/page-kinds';
import { siteLanguages } from './support/site-language';
import { smallTargets } from './support/small-targets';

// One page for all tests of a worker: what all pages have in common is loaded once. Nothing is remembered from test to
// test, and pictures, which keep their room before they arrive, don't arrive.
const test = base.extend<object, { view: Page; complaints: string[] }>({
  complaints: [async ({ view }, use) => use(browserFaults(view)), { scope: 'worker' }],
  view: [
    async ({ browser }, use, { project }) => {
      const { viewport, isMobile, hasTouch, serviceWorkers } = project.use;
      const device = { viewport, isMobile, hasTouch, serviceWorkers };
      const context = await browser.newContext({
        ...device,
        baseURL: product().baseUrl,
        reducedMotion: 'reduce',
      });
      await context.addInitScript(() => {
        window.localStorage.clear();
        window.sessionStorage.clear();
      });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.setBlockedURLs', { urls: ['*/media/*'] });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ view, complaints }) => {
  complaints.length = 0;
  await view.context().clearCookies();
});

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

/** What the browser says of a page whose pictures don't arrive, or of a font that came early, is no fault of it. */
const isFault = (text: string) => !text.includes('ERR_BLOCKED_BY_CLIENT') && !text.includes('was preloaded');

for (const language of siteLanguages) {
  for (const [index, [kind, addresses]] of Object.entries(pageKinds).entries()) {
    test(
      `${kind} (${language}) has no faults, nothing too small to press and nothing too wide`,
      inTurn(language),
      async ({ view: page, complaints, isMobile, viewport }) => {
        // Both devices see both themes, each in the kinds of pages where the other sees the other theme.
        const colorScheme = (index % 2 === 0) === isMobile ? 'dark' : 'light';
        await page.emulateMedia({ colorScheme });
        await page.goto(addresses[language]);
        if (!isMobile) await skipTheHeader(page, language);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (viewport) await page.setViewportSize(viewport);
        expect(width, `${kind} is wider than a small phone`).toBeLessThanOrEqual(320);
        if (kind !== 'unknown page') expect(complaints.filter(isFault)).toEqual([]);
      },
    );
  }
}

test('what opens has no faults either', async ({ view: page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' });
  await page.goto('/en/city/hoi-an');
  await page.getByText('Show the figures as a table').click();
  await page
    .getByRole('button', { name: /^Enlarge: / })
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
