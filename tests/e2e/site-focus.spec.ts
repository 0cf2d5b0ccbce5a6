import { expect, type Page, test } from '@playwright/test';
import { signIn } from './admin-session';
import { openInUse, openPage } from './support/open-page';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What was said to those who do not see the page. */
const said = (page: Page) => page.locator('body > [aria-live=polite][aria-atomic=true]');

/** Presses a key until something has the focus. */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>) {
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}

/** Parts of a page are taken over when they are come near; before that their links lead to a new document. */
const untilTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.activeElement ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

const tabbedOutOf = (page: Page, selector: string) => () =>
  page.evaluate((part) => !document.activeElement?.closest(part), selector);

test('a page that is gone to is named, and the keyboard goes on at its heading', async ({ page }) => {
  await openPage(page, '/vi');
  const link = page.getByRole('contentinfo').locator('a[href="/vi/contact"]').first();
  await link.focus();
  await untilTakenOver(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/vi/contact');
  await expect(heading(page)).toBeFocused();
  await expect(said(page)).toContainText(await page.title());
  await page.goBack();
  await expect(page).toHaveURL('/vi');
  await expect(heading(page)).toBeFocused();

  // Another choice in the same list leaves the keyboard where it is.
  await openPage(page, '/en/blogs');
  const next = page
    .getByRole('main')
    .getByRole('navigation')
    .getByRole('link', { name: 'Page 2', exact: true });
  await next.focus();
  await untilTakenOver(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(said(page)).toHaveText(
    (await page.getByRole('main').getByRole('status').first().textContent()) ?? '',
  );
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
});

test('the end of a guide is where its end is', async ({ page }) => {
  await openPage(page, '/en/visa-guide');
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await left()).toBeLessThan(2);
  // Nothing is left that would be higher once it is seen.
  const guessed = await page
    .locator('.later')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );
  expect(guessed).toBe(0);
});

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile, 'the phone has its own menu');

  test('the panels of the header close when the focus goes on, and Escape gives it back', async ({
    page,
  }) => {
    await openInUse(page, '/en');
    const events = page.locator('#main-navigation details').filter({ hasText: 'Events' }).last();
    const stories = page.locator('#main-navigation details').last();
    await stories.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(stories.getByRole('link').first()).toBeVisible();
    await pressUntil(page, 'Tab', tabbedOutOf(page, '#main-navigation'));
    await expect(stories).not.toHaveAttribute('open');

    await stories.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(events.locator('summary')).toBeFocused();
    await expect(stories).not.toHaveAttribute('open');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(events).not.toHaveAttribute('open');
    await expect(events.locator('summary')).toBeFocused();
  });

  test('with more space between letters and words all of the header stays within reach', async ({ page }) => {
    for (const width of [820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/en/saved');
      // Without it, one row is enough.
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(70);
      const name = page.getByRole('banner').getByText('Visit Vietnam', { exact: true });
      expect((await name.boundingBox())?.width, String(width)).toBeGreaterThan(width === 1024 ? 0 : 80);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      const beyond = await page
        .locator('header a, header button, header summary, footer a, footer button')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 2)
            .filter((control) => control.getBoundingClientRect().right > document.documentElement.clientWidth)
            .map((control) => control.getAttribute('aria-label') ?? control.textContent),
        );
      expect(beyond, String(width)).toEqual([]);
    }
  });

  test('the back office names its pages too', async ({ page }) => {
    await signIn(page, '/admin/audit');
    const menu = page.getByRole('navigation', { name: 'Điều hướng chính' });
    await menu.locator('a[href="/admin/reviews"]').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/reviews');
    await expect(heading(page)).toBeFocused();
    await expect(said(page)).toContainText(await page.title());
  });
});

test('a page keeps its end when a place in it is gone to before all of it is taken over', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { had: false, lost: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const isThere = document.querySelector('main a[href$="/lang-tu-duc"]') !== null;
      seen.lost ||= seen.had && !isThere;
      seen.had ||= isThere;
    }).observe(document, { childList: true, subtree: true });
  });
  await openPage(page, '/vi/itineraries/tau-cham-bac-nam');
  await page.evaluate(() => {
    window.location.hash = 'main';
  });
  await expect(page.locator('#main')).toBeFocused();
  // Whatever sleeps hears by now, and has been made anew.
  await page.waitForTimeout(4_000);
  expect(await page.evaluate(() => (window as never as { seen: object }).seen)).toEqual({
    had: true,
    lost: false,
  });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide screens have no menu button');

  test('the menu closes when the focus goes on, and Escape gives it back', async ({ page }) => {
    await openInUse(page, '/en');
    const opener = page.getByLabel('Menu', { exact: true });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await pressUntil(page, 'Tab', tabbedOutOf(page, '#main-navigation, [popovertarget]'));
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menu).toBeHidden();
    await expect(opener).not.toBeFocused();

    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
